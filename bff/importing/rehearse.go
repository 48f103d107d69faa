package importing

import (
	"context"
	"strings"

	"peritus/bff/importing/target"
)

// A dry run sends every write to the CMS, which checks it and takes it back. So it reports
// what the CMS would refuse. It remembers what it would have created, because later entries
// refer to it or want its address.

// pending marks the ids of entries that only a real run creates.
const pending = "new:"

// find returns an entry of the CMS or, in a dry run, one that this run would have created.
func (r *run) find(ctx context.Context, collection, field, value, status string) (target.Entry, error) {
	found, err := r.cms.Find(ctx, collection, field, value, status, nil)
	if found != nil || err != nil {
		return found, err
	}
	return r.tried[collection+" "+field+" "+value], nil
}

// rehearse tries to create an entry.
func (r *run) rehearse(ctx context.Context, collection, status, key string, data map[string]any) (target.Entry, error) {
	if _, err := r.cms.Create(ctx, collection, status, r.sent(data)); err != nil {
		return nil, err
	}
	made := target.Entry{"documentId": pending + key}
	for field, v := range data {
		made[field] = v
	}
	for _, field := range []string{"importKey", "slug", "name", "from"} {
		if value := made.Text(field); value != "" {
			r.tried[collection+" "+field+" "+value] = made
		}
	}
	return made, nil
}

// sent returns the data without the ids of entries that don't exist yet.
func (r *run) sent(data map[string]any) map[string]any {
	if !r.DryRun {
		return data
	}
	sent := map[string]any{}
	for field, v := range data {
		switch v := v.(type) {
		case string:
			if strings.HasPrefix(v, pending) {
				continue
			}
		case []string:
			sent[field] = existing(v)
			continue
		}
		sent[field] = v
	}
	return sent
}

func existing(ids []string) []string {
	kept := []string{}
	for _, id := range ids {
		if !strings.HasPrefix(id, pending) {
			kept = append(kept, id)
		}
	}
	return kept
}
