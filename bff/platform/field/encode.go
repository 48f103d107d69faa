package field

import (
	"bytes"
	"encoding/json"
)

// Encode writes a value as it is stored: JSON with text as it is,
// without the escapes that HTML would need. Values come from declared fields,
// which JSON can always hold.
func Encode(value any) json.RawMessage {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil {
		panic("field: a value that JSON cannot hold: " + err.Error())
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}
