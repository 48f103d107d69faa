package importing

import (
	"context"

	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/report"
)

// show writes the podcast where the CMS has none, or where that was asked for.
func (r *run) show(ctx context.Context, s *manuscript.Show) error {
	entry := report.Entry{Type: "show", Source: "channel", Title: short(s.Title), Outcome: report.Created, State: "draft"}
	held, err := r.cms.Single(ctx, "podcast")
	if err != nil {
		return err
	}
	if held != nil && !r.ReplaceShow {
		entry.Outcome, entry.State = report.Kept, ""
		entry.Notes = []string{"the CMS has the podcast «" + held.Text("title") + "»: it stays as it is (--replace-show overwrites it)"}
		if held.Text("title") == s.Title && held.Text("guid") == s.GUID && s.GUID != "" {
			entry.Outcome, entry.Notes = report.Unchanged, nil
		}
		r.report.Add(entry)
		return nil
	}
	d := &draft{data: map[string]any{"explicit": s.Explicit, "locked": s.Locked}, notes: append([]string{}, s.Notes...)}
	for _, f := range []struct {
		name, text string
		limit      int
	}{{"title", s.Title, 120}, {"summary", s.Summary, 600}, {"description", s.Description, 4000}, {"author", s.Author, 120},
		{"ownerName", s.OwnerName, 120}, {"ownerEmail", s.OwnerEmail, 250}, {"language", s.Language, 35}, {"category", s.Category, 60},
		{"subcategory", s.Subcategory, 60}, {"copyright", s.Copyright, 160}} {
		d.fit(f.name, f.text, f.limit)
	}
	if held == nil {
		set(d.data, "guid", s.GUID)
	} else {
		entry.Outcome = report.Changed
	}
	if err := r.setPicture(ctx, d, d.data, "cover", s.Cover); err != nil {
		return err
	}
	people, err := r.people(ctx, d, s.People)
	if err != nil {
		return err
	}
	if len(people) > 0 {
		d.data["people"] = people
	}
	d.hold("the show is a draft: complete and publish it in the CMS")
	if !r.DryRun {
		_, err = r.cms.SetSingle(ctx, "podcast", "draft", d.data)
	}
	if fatal(err) {
		return err
	}
	if err != nil {
		entry.Outcome = report.Refused
		d.note("the CMS refused it: %s", err)
	}
	entry.Notes = append(d.notes, d.holding...)
	r.report.Add(entry)
	return nil
}
