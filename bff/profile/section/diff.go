package section

import (
	"bytes"
	"encoding/json"

	"peritus/bff/platform/field"
)

// Change of one field. Before is null for what was not there, After for what
// is no longer.
type Change struct {
	Field  string          `json:"field"`
	Label  string          `json:"label"`
	Before json.RawMessage `json:"before"`
	After  json.RawMessage `json:"after"`
}

var null = json.RawMessage("null")

// Diff lists what differs, field by field in the order of the declaration.
// before is nil for a new item and after for a removed one; all their fields
// are then listed. The names that begin with an underscore are free for facts
// that are no fields.
func Diff(before, after Item) []Change {
	old, fresh := valuesOf(before), valuesOf(after)
	declared := fresh
	if declared == nil {
		declared = old
	}
	changes := make([]Change, 0, len(declared))
	for i := range declared {
		c := Change{Field: declared[i].Field.Name, Label: declared[i].Field.Label, Before: null, After: null}
		if old != nil {
			c.Before = old[i].JSON()
		}
		if fresh != nil {
			c.After = fresh[i].JSON()
		}
		if !bytes.Equal(c.Before, c.After) {
			changes = append(changes, c)
		}
	}
	return changes
}

func valuesOf(item Item) []field.Value {
	if item == nil {
		return nil
	}
	return field.Values(item)
}
