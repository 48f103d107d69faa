package section

import (
	"bytes"
	"encoding/json"

	"peritus/bff/platform/field"
)

// Merge joins two edits of an item that both started from base. A field that only one side
// changed takes that side's value. conflicts lists the fields that both sides changed to
// different values; there, the result has yours.
func (s Section) Merge(base, yours, theirs Item) (merged Item, conflicts []string, err error) {
	started, mine, others := valuesOf(base), valuesOf(yours), valuesOf(theirs)
	values := make(map[string]json.RawMessage, len(mine))
	for i := range mine {
		name := mine[i].Field.Name
		was, my, their := started[i].JSON(), mine[i].JSON(), others[i].JSON()
		switch {
		case bytes.Equal(my, was):
			values[name] = their
		case bytes.Equal(their, was), bytes.Equal(my, their):
			values[name] = my
		default:
			values[name] = my
			conflicts = append(conflicts, name)
		}
	}
	merged, err = s.Read(field.Encode(values))
	if err != nil {
		return nil, nil, err
	}
	field.Normalize(merged)
	return merged, conflicts, nil
}
