package importing

import (
	"context"
	"fmt"
	"time"

	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/target"
	"peritus/bff/platform/ustime"
)

// stamp formats a time the way the CMS does.
func stamp(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z") }

// draft is an entry to send: its data, notes for the report, and the reasons why it
// can't be published yet.
type draft struct {
	data    map[string]any
	notes   []string
	holding []string
	// keep maps fields whose file couldn't be downloaded to a note. A file from an
	// earlier import stays.
	keep map[string]string
}

func (d *draft) note(format string, a ...any) { d.notes = append(d.notes, fmt.Sprintf(format, a...)) }
func (d *draft) hold(format string, a ...any) {
	d.holding = append(d.holding, fmt.Sprintf(format, a...))
}

// dated sets the date. Without one, the entry stays a draft, because the CMS would publish
// it under the day of the import.
func (r *run) dated(d *draft, date time.Time, scheduled bool) {
	switch {
	case date.IsZero():
		d.hold("it has no date: set the publish date in the CMS")
		return
	case scheduled && date.After(r.clock.Now()):
		d.note("it was scheduled for %s: publish it in the CMS to keep that schedule", ustime.DateTime(date))
	case scheduled:
		d.note("it was scheduled for %s and never published: it's a draft, and publishing it in the CMS shows it at once under that date", ustime.DateTime(date))
	}
	d.data["publishDate"] = stamp(date)
}

// fit sets a text field and cuts the text to limit.
func (d *draft) fit(field, text string, limit int) {
	cut, was := manuscript.Cut(text, limit)
	if was {
		d.note("its %s is shortened to %d characters", field, limit)
	}
	set(d.data, field, cut)
}

// setPicture sets a picture field of into if p has a file.
func (r *run) setPicture(ctx context.Context, d *draft, into map[string]any, field string, p *manuscript.Picture) error {
	if p == nil {
		return nil
	}
	id, ok, err := r.picture(ctx, d, *p)
	if ok {
		into[field] = id
	}
	return err
}

// picture returns the id of p's file for a CMS field. It returns false if there is none.
func (r *run) picture(ctx context.Context, d *draft, p manuscript.Picture) (any, bool, error) {
	file, why, err := r.media.picture(ctx, p)
	if err != nil {
		return nil, false, err
	}
	if file == nil {
		d.note("the picture %s is left out: %s", p.URL, why)
		return nil, false, nil
	}
	d.alt(file, p)
	return file.ID, true, nil
}

func (d *draft) alt(file *target.File, p manuscript.Picture) {
	if file.Alt == "" {
		d.hold("the picture %s has no alternative text: describe it in the CMS", p.URL)
	}
}

// body encodes the parts as CMS components.
func (r *run) body(ctx context.Context, d *draft, parts []manuscript.Part) ([]any, error) {
	zone := []any{}
	for _, p := range parts {
		c, err := r.component(ctx, d, p)
		if err != nil {
			return nil, err
		}
		if c != nil {
			zone = append(zone, c)
		}
	}
	return zone, nil
}

func (r *run) component(ctx context.Context, d *draft, p manuscript.Part) (map[string]any, error) {
	c := map[string]any{}
	switch p := p.(type) {
	case manuscript.Text:
		c["__component"], c["body"] = "article.text", blocks(p.Blocks)
	case manuscript.Quote:
		c["__component"], c["text"] = "article.quote", p.Text
		set(c, "cite", p.Cite)
	case manuscript.Image:
		id, ok, err := r.picture(ctx, d, p.Picture)
		if err != nil || !ok {
			return nil, err
		}
		c["__component"], c["picture"] = "article.picture", id
		set(c, "caption", p.Picture.Caption)
	case manuscript.Gallery:
		ids := []any{}
		for _, picture := range p.Pictures {
			id, ok, err := r.picture(ctx, d, picture)
			if err != nil {
				return nil, err
			}
			if ok {
				ids = append(ids, id)
			}
		}
		if len(ids) == 0 {
			return nil, nil
		}
		c["__component"], c["pictures"] = "article.gallery", ids
		set(c, "caption", p.Caption)
	case manuscript.Table:
		c["__component"], c["caption"], c["rows"] = "article.table", p.Caption, p.Rows
	case manuscript.Code:
		c["__component"], c["code"] = "article.code", p.Code
		set(c, "language", p.Language)
	case manuscript.Divider:
		c["__component"] = "article.divider"
	case manuscript.Embed:
		c["__component"], c["url"], c["title"] = "article.embed", p.URL, p.Title
		set(c, "caption", p.Caption)
	case manuscript.Footnotes:
		notes := []any{}
		for _, n := range p.Notes {
			notes = append(notes, map[string]any{"mark": n.Mark, "text": n.Text})
		}
		c["__component"], c["notes"] = "article.footnotes", notes
	default:
		return nil, fmt.Errorf("a part of a body has no component: %T", p)
	}
	return c, nil
}

func blocks(list []manuscript.Block) []any {
	out := []any{}
	for _, b := range list {
		m := map[string]any{"type": b.Type}
		switch b.Type {
		case "heading":
			m["level"], m["children"] = b.Level, inlines(b.Inlines)
		case "list":
			m["format"], m["children"] = b.Format, blocks(b.Children)
		default:
			m["children"] = inlines(b.Inlines)
		}
		out = append(out, m)
	}
	return out
}

// inlines is never empty, because the CMS requires text in every block.
func inlines(list []manuscript.Inline) []any {
	out := []any{}
	for _, in := range list {
		if in.URL != "" {
			out = append(out, map[string]any{"type": "link", "url": in.URL, "children": inlines(in.Children)})
			continue
		}
		m := map[string]any{"type": "text", "text": in.Text}
		for name, on := range map[string]bool{"bold": in.Bold, "italic": in.Italic, "underline": in.Underline,
			"strikethrough": in.Strike, "code": in.Code} {
			if on {
				m[name] = true
			}
		}
		out = append(out, m)
	}
	if len(out) == 0 {
		out = append(out, map[string]any{"type": "text", "text": ""})
	}
	return out
}
