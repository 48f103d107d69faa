package importing

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"peritus/bff/importing/manuscript"
	"peritus/bff/importing/report"
	"peritus/bff/importing/target"
)

// terms creates the authors, categories, and tags that imported articles use. If the
// CMS already has one with the same slug, the import uses it unchanged.
func (r *run) terms(ctx context.Context) error {
	used := map[string]bool{}
	for _, a := range r.batch.Articles {
		used[a.Author], used[a.Category] = true, true
		for _, t := range a.Tags {
			used[t] = true
		}
	}
	unused := 0
	for _, a := range r.batch.Authors {
		if !used[a.Key] {
			unused++
			continue
		}
		name, _ := manuscript.Cut(a.Name, 100)
		bio, _ := manuscript.Cut(a.Bio, 600)
		data := map[string]any{"name": name, "slug": termSlug(a.Slug, a.Name, "author", 100), "importKey": a.Key}
		set(data, "bio", bio)
		set(data, "role", a.Role)
		set(data, "website", a.Website)
		if err := r.term(ctx, "author", "authors", a.Key, data, r.authors); err != nil {
			return err
		}
	}
	for _, group := range []struct {
		kind, collection string
		list             []manuscript.Term
		ids              map[string]string
	}{{"category", "categories", r.batch.Categories, r.categories}, {"tag", "tags", r.batch.Tags, r.tags}} {
		for _, t := range group.list {
			if !used[t.Key] {
				unused++
				continue
			}
			name, _ := manuscript.Cut(t.Name, 60)
			data := map[string]any{"name": name, "slug": termSlug(t.Slug, t.Name, group.kind, 60), "importKey": t.Key}
			if group.kind == "category" {
				description, _ := manuscript.Cut(manuscript.Line(t.Description), 300)
				set(data, "description", description)
			}
			if err := r.term(ctx, group.kind, group.collection, t.Key, data, group.ids); err != nil {
				return err
			}
		}
	}
	if unused > 0 {
		r.report.Notes = append(r.report.Notes, fmt.Sprintf("%d authors, categories, and tags in the source were left out because no imported article uses them.", unused))
	}
	return nil
}

// termSlug falls back to a number derived from a name without Latin letters.
func termSlug(slug, name, kind string, limit int) string {
	for _, candidate := range []string{slug, name} {
		if s := manuscript.Slug(candidate, limit); s != "" {
			return s
		}
	}
	return kind + "-" + fileName(name)[len("import-"):][:8]
}

func set(data map[string]any, name, value string) {
	if value != "" {
		data[name] = value
	}
}

func (r *run) term(ctx context.Context, kind, collection, key string, data map[string]any, ids map[string]string) error {
	entry := report.Entry{Type: kind, Source: key, Title: data["name"].(string), Slug: data["slug"].(string), Outcome: report.Unchanged}
	found, err := r.existing(ctx, collection, key, data)
	switch {
	case err != nil:
		return err
	case found != nil:
		ids[key] = found.ID()
	default:
		made, err := r.create(ctx, collection, "", key, data)
		var refused *target.RefusedError
		if errors.As(err, &refused) {
			entry.Outcome, entry.Notes = report.Refused, []string{refused.Message}
			break
		}
		if err != nil {
			return fmt.Errorf("%s %q: %w", kind, entry.Title, err)
		}
		ids[key], entry.Outcome = made.ID(), report.Created
	}
	r.report.Add(entry)
	return nil
}

// existing returns the entry from an earlier import, or one that an editor created with
// the same slug or name.
func (r *run) existing(ctx context.Context, collection, key string, data map[string]any) (target.Entry, error) {
	if collection == "authors" {
		return r.existingAuthor(ctx, key, data)
	}
	for _, by := range [][2]string{{"importKey", key}, {"slug", data["slug"].(string)}, {"name", data["name"].(string)}} {
		found, err := r.find(ctx, collection, by[0], by[1], "")
		if found != nil || err != nil {
			return found, err
		}
	}
	return nil, nil
}

// existingAuthor treats an author with the same slug as the same person only if the
// name matches too. A different person gets a numbered slug.
func (r *run) existingAuthor(ctx context.Context, key string, data map[string]any) (target.Entry, error) {
	found, err := r.find(ctx, "authors", "importKey", key, "")
	wanted := data["slug"].(string)
	for n := 2; found == nil && err == nil && n < 1000; n++ {
		var same target.Entry
		same, err = r.find(ctx, "authors", "slug", data["slug"].(string), "")
		if same == nil || strings.EqualFold(same.Text("name"), data["name"].(string)) {
			return same, err
		}
		data["slug"] = wanted + "-" + strconv.Itoa(n)
	}
	return found, err
}

// create creates an entry. If the CMS fails during a write, create checks whether the
// entry exists before it retries.
func (r *run) create(ctx context.Context, collection, status, key string, data map[string]any) (target.Entry, error) {
	if r.DryRun {
		return r.rehearse(ctx, collection, status, key, data)
	}
	made, err := r.cms.Create(ctx, collection, status, data)
	if !errors.Is(err, target.ErrAway) || ctx.Err() != nil {
		return made, err
	}
	draft := status
	if status != "" {
		draft = "draft"
	}
	if found, lookErr := r.cms.Find(ctx, collection, "importKey", key, draft, nil); lookErr != nil || found != nil {
		return found, lookErr
	}
	return r.cms.Create(ctx, collection, status, data)
}
