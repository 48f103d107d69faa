package history

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

var Null = []byte("null")

// Reverted is how one section's rows change when a revision is undone.
type Reverted struct {
	Rows      []stored.Item
	Back      stored.Item // came back
	Gone      stored.Item // was added by the revision
	Changed   stored.Item // has other values
	Before    stored.Item // the changed row, as it was
	Reordered bool
}

// Revert undoes one revision of a section. It changes only the fields that the revision
// changed, so later changes of other fields stay. An item comes back with its id. rows
// isn't changed.
func Revert(declared section.Section, rows []stored.Item, r stored.Revision) (Reverted, error) {
	at := slices.IndexFunc(rows, func(i stored.Item) bool { return r.ItemID != "" && i.ID == r.ItemID })
	visibility, order := r.ChangeOf(stored.VisibilityField), r.ChangeOf(stored.OrderField)
	switch {
	case order != nil:
		return reorderBack(rows, r, order)
	case r.ItemID == "":
		return Reverted{Rows: rows}, nil // a confirmation changed no values
	case visibility != nil && bytes.Equal(visibility.Before, Null): // the item was added
		if at < 0 {
			return Reverted{}, errs.Conflicting("This entry was deleted later, so there is nothing to undo.", nil)
		}
		return Reverted{Rows: slices.Delete(slices.Clone(rows), at, at+1), Gone: rows[at]}, nil
	case visibility != nil && bytes.Equal(visibility.After, Null): // the item was removed
		return putBack(declared, rows, r, at)
	case at < 0:
		return Reverted{}, errs.Conflicting("This entry was deleted later. Restore the deleted entry first.", nil)
	}
	out := Reverted{Rows: slices.Clone(rows), Before: rows[at]}
	content, err := withValues(declared, rows[at].Content, r.Changes)
	if err != nil {
		return Reverted{}, err
	}
	out.Rows[at].Content = content
	if visibility != nil {
		if err := json.Unmarshal(visibility.Before, &out.Rows[at].Visibility); err != nil {
			return Reverted{}, fmt.Errorf("revision %s: %w", r.ID, err)
		}
	}
	out.Changed = out.Rows[at]
	return out, nil
}

// putBack brings a removed item back to its position, or the end.
func putBack(declared section.Section, rows []stored.Item, r stored.Revision, at int) (Reverted, error) {
	if at >= 0 {
		return Reverted{}, errs.Conflicting("This entry is already back.", nil)
	}
	content, err := withValues(declared, declared.New(), r.Changes)
	if err != nil {
		return Reverted{}, err
	}
	item := stored.Item{ID: r.ItemID, Section: r.Section, Content: content, Source: r.Source, CreatedBy: r.ActorID, CreatedAt: r.At, UpdatedAt: r.At, Version: 1}
	var was RowPlace
	for _, c := range r.Changes {
		var err error
		switch c.Field {
		case stored.VisibilityField:
			err = json.Unmarshal(c.Before, &item.Visibility)
		case stored.PlaceField:
			err = json.Unmarshal(c.Before, &was)
		case stored.VersionField:
			err = json.Unmarshal(c.Before, &item.Version)
			item.Version++
		}
		if err != nil {
			return Reverted{}, fmt.Errorf("revision %s: %w", r.ID, err)
		}
	}
	return Reverted{Rows: slices.Insert(slices.Clone(rows), was.in(rows), item), Back: item}, nil
}

// RowPlace is where a row was: between which neighbors, and its position.
type RowPlace struct {
	Position int    `json:"position"`
	After    string `json:"after,omitempty"`
	Before   string `json:"before,omitempty"`
}

// PlaceOf returns the place of the row at an index.
func PlaceOf(rows []stored.Item, at int) RowPlace {
	place := RowPlace{Position: at + 1}
	if at > 0 {
		place.After = rows[at-1].ID
	}
	if at < len(rows)-1 {
		place.Before = rows[at+1].ID
	}
	return place
}

// in returns the index for the row among other rows: beside a neighbor that is still
// there, or else at its position.
func (p RowPlace) in(rows []stored.Item) int {
	index := func(id string) int { return slices.IndexFunc(rows, func(i stored.Item) bool { return i.ID == id }) }
	if at := index(p.After); p.After != "" && at >= 0 {
		return at + 1
	}
	if at := index(p.Before); p.Before != "" && at >= 0 {
		return at
	}
	return min(max(p.Position-1, 0), len(rows))
}

// reorderBack restores an order. Rows added since come last.
func reorderBack(rows []stored.Item, r stored.Revision, order *section.Change) (Reverted, error) {
	var ids []string
	if err := json.Unmarshal(order.Before, &ids); err != nil {
		return Reverted{}, fmt.Errorf("revision %s: %w", r.ID, err)
	}
	sorted := slices.Clone(rows)
	rank := func(i stored.Item) int {
		if at := slices.Index(ids, i.ID); at >= 0 {
			return at
		}
		return len(ids)
	}
	slices.SortStableFunc(sorted, func(a, b stored.Item) int { return rank(a) - rank(b) })
	return Reverted{Rows: sorted, Reordered: true}, nil
}

// withValues returns a copy of an item with the values from before some changes. A field
// that isn't declared any more is left out.
func withValues(declared section.Section, item section.Item, changes []section.Change) (section.Item, error) {
	values := map[string]json.RawMessage{}
	if err := json.Unmarshal(field.Encode(item), &values); err != nil {
		return nil, err
	}
	for _, c := range changes {
		if _, known := values[c.Field]; known {
			values[c.Field] = c.Before
		}
	}
	copied, err := declared.Read(field.Encode(values))
	if err != nil {
		return nil, err
	}
	field.Normalize(copied)
	return copied, nil
}
