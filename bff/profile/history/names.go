package history

import (
	"bytes"
	"context"

	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// titled is an entry of a section.
type titled struct {
	id      string
	content section.Item
}

// Names returns what the entries of some changes of a profile are called, by their ids. It
// leaves out sections with a single entry.
func Names(ctx context.Context, store stored.Store, expertID string, revisions []stored.Revision) (map[string]string, error) {
	wanted := map[string]map[string]bool{} // ids by section
	for _, r := range revisions {
		if declared, found := section.Find(r.Section); !found || declared.Single || r.ItemID == "" {
			continue
		}
		if wanted[r.Section] == nil {
			wanted[r.Section] = map[string]bool{}
		}
		wanted[r.Section][r.ItemID] = true
	}
	if len(wanted) == 0 {
		return map[string]string{}, nil
	}
	codes := make([]string, 0, len(wanted))
	for code := range wanted {
		codes = append(codes, code)
	}
	present, err := store.ItemsIn(ctx, codes, expertID)
	if err != nil {
		return nil, err
	}
	entries := map[string][]titled{}
	for code, rows := range present[expertID] {
		for _, item := range rows {
			entries[code] = append(entries[code], titled{item.ID, item.Content})
			delete(wanted[code], item.ID)
		}
	}
	if err := addDeleted(ctx, store, expertID, wanted, entries); err != nil {
		return nil, err
	}
	names := map[string]string{}
	for _, some := range entries {
		rows := make([]section.Item, len(some))
		for i, one := range some {
			rows[i] = one.content
		}
		for i, name := range section.Names(rows) {
			names[some[i].id] = name
		}
	}
	return names, nil
}

// addDeleted adds deleted entries with the values that they had last.
func addDeleted(ctx context.Context, store stored.Store, expertID string, wanted map[string]map[string]bool, entries map[string][]titled) error {
	var ids []string
	for _, some := range wanted {
		for id := range some {
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	deletions, err := store.Deletions(ctx, expertID, ids)
	if err != nil {
		return err
	}
	for _, r := range deletions {
		visibility := r.ChangeOf(stored.VisibilityField)
		if !wanted[r.Section][r.ItemID] || visibility == nil || !bytes.Equal(visibility.After, Null) {
			continue
		}
		delete(wanted[r.Section], r.ItemID) // an earlier deletion has older values
		declared, _ := section.Find(r.Section)
		content, err := withValues(declared, declared.New(), r.Changes)
		if err != nil {
			return err
		}
		entries[r.Section] = append(entries[r.Section], titled{r.ItemID, content})
	}
	return nil
}
