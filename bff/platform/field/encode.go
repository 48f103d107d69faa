package field

import (
	"bytes"
	"encoding/json"
)

// Encode returns a value's stored form: JSON without HTML escapes. Values come from
// declared fields, so encoding can't fail.
func Encode(value any) json.RawMessage {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil {
		panic("field: a value that JSON cannot hold: " + err.Error())
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}
