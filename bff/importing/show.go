package importing

import (
	"context"
	"net/url"

	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/report"
	"peritus/bff/importing/target"
)

// showFields are the fields in the show's fingerprint: everything an import sends except
// the GUID, which never changes and which the CMS creates if the feed has none.
var showFields = []string{"title", "summary", "description", "author", "ownerName", "ownerEmail", "language", "category",
	"subcategory", "copyright", "explicit", "locked", "cover", "people"}

// show writes the podcast if the CMS has none, if no one edited it since the last
// import, or with --replace-show.
func (r *run) show(ctx context.Context, s *manuscript.Show) error {
	entry := report.Entry{Type: "show", Source: "channel", Title: short(s.Title), State: "draft"}
	held, err := r.cms.Single(ctx, "podcast", "draft", showPopulate())
	if err != nil {
		return err
	}
	d, err := r.showData(ctx, s)
	if err != nil {
		return err
	}
	hash, err := hashOf(d.data, showFields, true)
	if err != nil {
		return err
	}
	d.data["importKey"] = manuscript.Key("podcast", r.batch.Site, "show")
	d.data["importHash"] = fingerprint{hash: hash, state: "draft", dated: true}.String()
	if held == nil {
		entry.Outcome = report.Created
		set(d.data, "guid", s.GUID)
	} else if entry.Outcome, err = r.showOutcome(s, d, held, hash); err != nil {
		return err
	}
	switch entry.Outcome {
	case report.Kept, report.Unchanged:
		entry.State = ""
	default:
		d.hold("the show is a draft: complete and publish it in the CMS")
		if err := r.writeShow(ctx, d, held, &entry); err != nil {
			return err
		}
	}
	entry.Notes = append(d.notes, d.holding...)
	r.report.Add(entry)
	return nil
}

// showOutcome decides what to do with a show that's already in the CMS.
func (r *run) showOutcome(s *manuscript.Show, d *draft, held target.Entry, hash string) (report.Outcome, error) {
	now, err := hashOf(held, showFields, true)
	if err != nil {
		return "", err
	}
	ours := held.Text("importKey") == d.data["importKey"]
	last := parseFingerprint(held.Text("importHash"))
	switch {
	case ours && now == last.hash && now == hash:
		return report.Unchanged, nil
	case r.ReplaceShow || ours && now == last.hash:
		return report.Changed, nil
	case ours:
		d.notes, d.holding = []string{"it was edited in the CMS since the import, so it stays unchanged (--replace-show overwrites it)"}, nil
		return report.Kept, nil
	case s.GUID != "" && held.Text("guid") == s.GUID && held.Text("title") == s.Title:
		d.notes, d.holding = nil, nil
		return report.Unchanged, nil
	}
	d.notes, d.holding = []string{"the CMS already has the podcast “" + held.Text("title") + "”: it stays unchanged (--replace-show overwrites it)"}, nil
	return report.Kept, nil
}

func (r *run) writeShow(ctx context.Context, d *draft, held target.Entry, entry *report.Entry) error {
	clearFields(d, showFields, held)
	_, err := r.cms.SetSingle(ctx, "podcast", "draft", d.data)
	if fatal(err) {
		return err
	}
	if err != nil {
		entry.Outcome, entry.State = report.Refused, ""
		d.note("the CMS refused it: %s", err)
	}
	return nil
}

func (r *run) showData(ctx context.Context, s *manuscript.Show) (*draft, error) {
	d := &draft{data: map[string]any{"explicit": s.Explicit, "locked": s.Locked}, notes: append([]string{}, s.Notes...)}
	for _, f := range []struct {
		name, text string
		limit      int
	}{{"title", s.Title, 120}, {"summary", s.Summary, 600}, {"description", s.Description, 4000}, {"author", s.Author, 120},
		{"ownerName", s.OwnerName, 120}, {"ownerEmail", s.OwnerEmail, 250}, {"language", s.Language, 35}, {"category", s.Category, 60},
		{"subcategory", s.Subcategory, 60}, {"copyright", s.Copyright, 160}} {
		d.fit(f.name, f.text, f.limit)
	}
	if s.Language == "" {
		d.data["language"] = "en" // the CMS's default
	}
	if err := r.setPicture(ctx, d, d.data, "cover", s.Cover); err != nil {
		return nil, err
	}
	people, err := r.people(ctx, d, s.People)
	if len(people) > 0 {
		d.data["people"] = people
	}
	return d, err
}

func showPopulate() url.Values {
	return url.Values{"populate[cover]": {"true"}, "populate[people][populate][picture]": {"true"}}
}
