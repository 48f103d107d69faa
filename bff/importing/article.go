package importing

import (
	"context"
	"net/url"
	"slices"
	"strings"

	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/report"
	"peritus/bff/importing/target"
)

// articleFields are the fields the import writes, so the ones to check for an editor's
// changes.
var articleFields = []string{"title", "slug", "summary", "publishDate", "picture", "category", "author", "tags", "language", "body", "seo"}

func (r *run) article(ctx context.Context, a *manuscript.Article) error {
	d, err := r.draftArticle(ctx, a)
	if err != nil {
		return err
	}
	result, err := r.save(ctx, record{collection: "articles", kind: "article", key: a.Key, source: a.Source, title: a.Title,
		fields: articleFields, populate: articlePopulate, public: a.Public, dated: !a.Date.IsZero()}, d)
	if err != nil {
		return err
	}
	if result.State == "published" && (result.Outcome == report.Created || result.Outcome == report.Changed || result.Outcome == report.Unchanged) {
		return r.redirects(ctx, a, result.Slug)
	}
	return nil
}

func (r *run) draftArticle(ctx context.Context, a *manuscript.Article) (*draft, error) {
	d := &draft{data: map[string]any{}, notes: append([]string{}, a.Notes...)}
	title := manuscript.Line(a.Title)
	if title == "" {
		title = "Untitled (" + a.Source + ")"
		d.hold("it has no title")
	}
	d.fit("title", title, 160)
	d.data["slug"] = a.Slug
	d.fit("summary", summaryOf(a.Summary, a.Body, title), 300)
	if a.Summary == "" {
		r.summarized++
	}
	r.dated(d, a.Date, a.Scheduled)
	set(d.data, "language", a.Language)
	set(d.data, "author", r.authors[a.Author])
	set(d.data, "category", r.categories[a.Category])
	tags := []string{}
	for _, t := range a.Tags {
		// Two source tags can map to one CMS tag, which the CMS stores once.
		if id := r.tags[t]; id != "" && !slices.Contains(tags, id) {
			tags = append(tags, id)
		}
	}
	d.data["tags"] = tags
	if err := r.setPicture(ctx, d, d.data, "picture", a.Picture); err != nil {
		return nil, err
	}
	body, err := r.body(ctx, d, a.Body)
	if err != nil {
		return nil, err
	}
	if d.data["body"] = body; len(a.Body) == 0 {
		d.hold("it has no text")
	}
	return d, r.seo(ctx, d, a.SEO)
}

func summaryOf(summary string, body []manuscript.Part, title string) string {
	if s := manuscript.Line(summary); s != "" {
		return s
	}
	if s := manuscript.FirstParagraph(body); s != "" {
		cut, _ := manuscript.Cut(s, 300)
		return cut
	}
	return title
}

func (r *run) seo(ctx context.Context, d *draft, s manuscript.SEO) error {
	seo := &draft{data: map[string]any{}}
	seo.fit("title", manuscript.Line(s.Title), 70)
	seo.fit("description", manuscript.Line(s.Description), 200)
	for _, n := range seo.notes {
		d.note("for search engines: %s", n)
	}
	if s.NoIndex {
		seo.data["noIndex"] = true
	}
	if err := r.setPicture(ctx, d, seo.data, "picture", s.Picture); err != nil {
		return err
	}
	if len(seo.data) > 0 {
		d.data["seo"] = seo.data
	}
	return nil
}

// redirects points the old addresses at the article.
func (r *run) redirects(ctx context.Context, a *manuscript.Article, slug string) error {
	to := "/blog/" + slug
	for _, from := range a.OldPaths {
		from = strings.ToLower(from) // the CMS stores lowercase and matches any case
		if from == to {
			continue
		}
		entry := report.Entry{Type: "redirect", Source: a.Source, Title: from, Slug: to, Outcome: report.Unchanged}
		found, err := r.find(ctx, "redirects", "from", from, "")
		switch {
		case err != nil:
			return err
		case found != nil && found.Text("to") != to:
			entry.Outcome, entry.Notes = report.Kept, []string{"the CMS already redirects this address to " + found.Text("to")}
		case found == nil:
			entry.Outcome = report.Created
			_, err = r.redirect(ctx, from, to)
		}
		if fatal(err) {
			return err
		}
		if err != nil {
			entry.Outcome, entry.Notes = report.Refused, []string{err.Error()}
		}
		r.report.Add(entry)
	}
	return nil
}

func (r *run) redirect(ctx context.Context, from, to string) (target.Entry, error) {
	data := map[string]any{"from": from, "to": to, "permanent": true}
	if r.DryRun {
		return r.rehearse(ctx, "redirects", "", from, data)
	}
	return r.cms.Create(ctx, "redirects", "", data)
}

// articlePopulate lists everything a fingerprint covers.
func articlePopulate() url.Values {
	q := url.Values{}
	for _, relation := range []string{"picture", "category", "author", "tags"} {
		q.Set("populate["+relation+"]", "true")
	}
	q.Set("populate[seo][populate][picture]", "true")
	populateBody(q, "body")
	return q
}

func populateBody(q url.Values, zone string) {
	on := "populate[" + zone + "][on][article."
	for _, plain := range []string{"text", "quote", "table", "callout", "code", "divider", "embed"} {
		q.Set(on+plain+"]", "true")
	}
	q.Set(on+"picture][populate][picture]", "true")
	q.Set(on+"gallery][populate][pictures]", "true")
	q.Set(on+"footnotes][populate][notes]", "true")
}
