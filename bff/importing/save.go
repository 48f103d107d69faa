package importing

import (
	"context"
	"errors"
	"net/url"
	"regexp"
	"strconv"

	"peritus/bff/importing/report"
	"peritus/bff/importing/target"
)

// record identifies an entry to save and says how to read it back.
type record struct {
	collection, kind, key, source, title string
	fields                               []string
	populate                             func() url.Values
	public, dated                        bool
}

// save creates an entry in the CMS, updates it if no one has edited it, or leaves it
// unchanged. It records the outcome in the report.
func (r *run) save(ctx context.Context, rec record, d *draft) (report.Entry, error) {
	entry := report.Entry{Type: rec.kind, Source: rec.source, Title: short(rec.title), State: "draft"}
	if rec.public && len(d.holding) == 0 {
		entry.State = "published"
	}
	held, err := r.cms.Find(ctx, rec.collection, "importKey", rec.key, "draft", rec.populate())
	if err != nil {
		return entry, err
	}
	if err := r.freeSlug(ctx, rec, held, d); err != nil {
		return entry, err
	}
	entry.Slug = d.data["slug"].(string)
	for field, note := range d.keep {
		if there := canonical(held[field]); there != nil {
			d.data[field] = there
		} else {
			d.note("%s", note)
		}
	}
	hash, err := hashOf(d.data, rec.fields, rec.dated)
	if err != nil {
		return entry, err
	}
	want := fingerprint{hash: hash, state: entry.State, dated: rec.dated}
	if held == nil {
		entry.Outcome = report.Created
		err = r.make(ctx, rec, d, want, &entry)
	} else {
		err = r.reconcile(ctx, rec, d, want, held, &entry)
	}
	if fatal(err) {
		return entry, err
	}
	if err != nil {
		entry.Outcome, entry.State = report.Refused, ""
		d.note("the CMS refused it: %s", err)
	}
	entry.Notes = append(d.notes, d.holding...)
	r.report.Add(entry)
	return entry, nil
}

// make creates an entry and publishes it if allowed. If the CMS refuses to publish it,
// it stays a draft.
func (r *run) make(ctx context.Context, rec record, d *draft, want fingerprint, entry *report.Entry) error {
	return r.written(d, want, entry, func() error {
		_, err := r.create(ctx, rec.collection, entry.State, rec.key, d.data)
		return err
	}, rec.key)
}

func (r *run) written(d *draft, want fingerprint, entry *report.Entry, write func() error, key string) error {
	d.data["importKey"], d.data["importHash"] = key, want.String()
	err := write()
	var refused *target.RefusedError
	if entry.State != "published" || !errors.As(err, &refused) {
		return err
	}
	d.hold("the CMS would not publish it: %s", refused.Message)
	entry.State, want.state = "draft", "draft"
	d.data["importHash"] = want.String()
	return write()
}

// reconcile compares an entry in the CMS with the current source.
func (r *run) reconcile(ctx context.Context, rec record, d *draft, want fingerprint, held target.Entry, entry *report.Entry) error {
	last := parseFingerprint(held.Text("importHash"))
	now, err := hashOf(held, rec.fields, last.dated)
	if err != nil {
		return err
	}
	state, err := r.state(ctx, rec, held)
	if err != nil {
		return err
	}
	switch {
	case now != last.hash:
		entry.Outcome, entry.State = report.Kept, state
		d.notes, d.holding = []string{"it was edited in the CMS since the import, so it stays unchanged"}, nil
		return nil
	case last.state == "published" && state == "draft":
		entry.Outcome, entry.State = report.Kept, state
		d.notes, d.holding = []string{"it was taken offline in the CMS since the import, so it stays offline"}, nil
		return nil
	case want.hash == last.hash && (want.state == state || state == "published"):
		entry.Outcome, entry.State = report.Unchanged, state
		return nil
	}
	if state != "draft" {
		entry.State = "published" // it's public, so the change should be
	}
	want.state = entry.State
	entry.Outcome = report.Changed
	clearFields(d, rec.fields, held)
	tried := entry.State
	err = r.written(d, want, entry, func() error {
		_, err := r.cms.Update(ctx, rec.collection, held.ID(), entry.State, r.sent(d.data))
		return err
	}, rec.key)
	if err == nil && tried != entry.State && want.hash == last.hash {
		entry.Outcome = report.Unchanged // still not publishable: nothing changed
	}
	if entry.State == "draft" && state != "draft" {
		entry.State = report.Behind
	}
	return err
}

// state says what readers see of an entry: nothing (draft), the same as its draft
// (published), or an older version, because the CMS refused to publish the last change.
func (r *run) state(ctx context.Context, rec record, held target.Entry) (string, error) {
	published, err := r.cms.Find(ctx, rec.collection, "importKey", rec.key, "published", nil)
	switch {
	case err != nil || published == nil:
		return "draft", err
	case published.Text("importHash") != held.Text("importHash"):
		return report.Behind, nil
	}
	return "published", nil
}

// clearFields clears the fields that the source no longer has, because the CMS keeps
// fields that aren't sent. A date that the CMS set stays.
func clearFields(d *draft, fields []string, held target.Entry) {
	for _, field := range fields {
		if _, said := d.data[field]; said || canonical(held[field]) == nil || field == "publishDate" {
			continue
		}
		if _, list := held[field].([]any); list {
			d.data[field] = []any{}
		} else {
			d.data[field] = nil
		}
	}
}

var numbered = regexp.MustCompile(`^(.*)-([0-9]{1,4})$`)

// freeSlug gives the entry a slug that is unique in the CMS and the same in every run.
func (r *run) freeSlug(ctx context.Context, rec record, held target.Entry, d *draft) error {
	wanted := d.data["slug"].(string)
	if held != nil {
		if m := numbered.FindStringSubmatch(held.Text("slug")); m != nil && m[1] == wanted {
			d.data["slug"] = held.Text("slug")
		}
		return nil
	}
	slug := wanted
	for n := 2; n < 1000; n++ {
		taken, err := r.find(ctx, rec.collection, "slug", slug, "draft")
		if err != nil {
			return err
		}
		if taken == nil {
			break
		}
		slug = wanted + "-" + strconv.Itoa(n)
	}
	if slug != wanted {
		d.note("its address /%s is taken: it became /%s", wanted, slug)
		d.data["slug"] = slug
	}
	return nil
}
