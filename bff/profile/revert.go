package profile

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

var jsonNull = []byte("null")

// reverted is how one section's rows change when a revision is undone.
type reverted struct {
	rows      []Item
	back      Item // came back
	gone      Item // was added by the revision
	changed   Item // has other values
	before    Item // the changed row, as it was
	reordered bool
}

// revert undoes one revision of a section. It changes only the fields that the revision
// changed, so later changes of other fields stay. An item comes back with its id. rows
// isn't changed.
func revert(declared section.Section, rows []Item, r Revision) (reverted, error) {
	at := slices.IndexFunc(rows, func(i Item) bool { return r.ItemID != "" && i.ID == r.ItemID })
	visibility, order := r.changeOf(visibilityField), r.changeOf(orderField)
	switch {
	case order != nil:
		return reorderBack(rows, r, order)
	case r.ItemID == "":
		return reverted{rows: rows}, nil // a confirmation changed no values
	case visibility != nil && bytes.Equal(visibility.Before, jsonNull): // the item was added
		if at < 0 {
			return reverted{}, errs.Conflicting("This entry was deleted later, so there is nothing to undo.", nil)
		}
		return reverted{rows: slices.Delete(slices.Clone(rows), at, at+1), gone: rows[at]}, nil
	case visibility != nil && bytes.Equal(visibility.After, jsonNull): // the item was removed
		return putBack(declared, rows, r, at)
	case at < 0:
		return reverted{}, errs.Conflicting("This entry was deleted later. Restore the deleted entry first.", nil)
	}
	out := reverted{rows: slices.Clone(rows), before: rows[at]}
	content, err := withValues(declared, rows[at].Content, r.Changes)
	if err != nil {
		return reverted{}, err
	}
	out.rows[at].Content = content
	if visibility != nil {
		if err := json.Unmarshal(visibility.Before, &out.rows[at].Visibility); err != nil {
			return reverted{}, fmt.Errorf("revision %s: %w", r.ID, err)
		}
	}
	out.changed = out.rows[at]
	return out, nil
}

// putBack brings a removed item back to its position, or the end.
func putBack(declared section.Section, rows []Item, r Revision, at int) (reverted, error) {
	if at >= 0 {
		return reverted{}, errs.Conflicting("This entry is already back.", nil)
	}
	content, err := withValues(declared, declared.New(), r.Changes)
	if err != nil {
		return reverted{}, err
	}
	item := Item{ID: r.ItemID, Section: r.Section, Content: content, Source: r.Source, CreatedBy: r.ActorID, CreatedAt: r.At, UpdatedAt: r.At, Version: 1}
	var was rowPlace
	for _, c := range r.Changes {
		var err error
		switch c.Field {
		case visibilityField:
			err = json.Unmarshal(c.Before, &item.Visibility)
		case placeField:
			err = json.Unmarshal(c.Before, &was)
		case versionField:
			err = json.Unmarshal(c.Before, &item.Version)
			item.Version++
		}
		if err != nil {
			return reverted{}, fmt.Errorf("revision %s: %w", r.ID, err)
		}
	}
	return reverted{rows: slices.Insert(slices.Clone(rows), was.in(rows), item), back: item}, nil
}

// rowPlace is where a row was: between which neighbors, and its position.
type rowPlace struct {
	Position int    `json:"position"`
	After    string `json:"after,omitempty"`
	Before   string `json:"before,omitempty"`
}

// placeOf returns the place of the row at an index.
func placeOf(rows []Item, at int) rowPlace {
	place := rowPlace{Position: at + 1}
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
func (p rowPlace) in(rows []Item) int {
	index := func(id string) int { return slices.IndexFunc(rows, func(i Item) bool { return i.ID == id }) }
	if at := index(p.After); p.After != "" && at >= 0 {
		return at + 1
	}
	if at := index(p.Before); p.Before != "" && at >= 0 {
		return at
	}
	return min(max(p.Position-1, 0), len(rows))
}

// reorderBack restores an order. Rows added since come last.
func reorderBack(rows []Item, r Revision, order *section.Change) (reverted, error) {
	var ids []string
	if err := json.Unmarshal(order.Before, &ids); err != nil {
		return reverted{}, fmt.Errorf("revision %s: %w", r.ID, err)
	}
	sorted := slices.Clone(rows)
	rank := func(i Item) int {
		if at := slices.Index(ids, i.ID); at >= 0 {
			return at
		}
		return len(ids)
	}
	slices.SortStableFunc(sorted, func(a, b Item) int { return rank(a) - rank(b) })
	return reverted{rows: sorted, reordered: true}, nil
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

// changeOf returns the change of one field, or nil.
func (r Revision) changeOf(name string) *section.Change {
	for i := range r.Changes {
		if r.Changes[i].Field == name {
			return &r.Changes[i]
		}
	}
	return nil
}
