package section

import (
	"bytes"
	"encoding/json"
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
	old, fresh := fieldsOf(before), fieldsOf(after)
	declared := fresh
	if declared == nil {
		declared = old
	}
	changes := make([]Change, 0, len(declared))
	for i := range declared {
		c := Change{Field: declared[i].schema.Name, Label: declared[i].schema.Label, Before: null, After: null}
		if old != nil {
			c.Before = Encode(old[i].kind.value())
		}
		if fresh != nil {
			c.After = Encode(fresh[i].kind.value())
		}
		if !bytes.Equal(c.Before, c.After) {
			changes = append(changes, c)
		}
	}
	return changes
}

func fieldsOf(item Item) []field {
	if item == nil {
		return nil
	}
	return formOf(item).fields
}

// Encode writes a value as it is stored: JSON in which text stands as it is,
// without the escapes that HTML would need. Values come from declared fields,
// which JSON can always hold.
func Encode(value any) json.RawMessage {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil {
		panic("section: a field holds what JSON cannot: " + err.Error())
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}
