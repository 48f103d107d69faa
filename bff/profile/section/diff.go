package section

import (
	"bytes"
	"encoding/json"

	"peritus/bff/platform/field"
)

// Change is a change of one field. Before is null for an added value, After for a removed
// one.
type Change struct {
	Field  string          `json:"field"`
	Label  string          `json:"label"`
	Before json.RawMessage `json:"before"`
	After  json.RawMessage `json:"after"`
}

var null = json.RawMessage("null")

// Diff lists the differences by field, in the declared order. before is nil for a new
// item, after for a removed one; then it lists all fields. Names with a leading underscore
// are reserved for other properties.
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
