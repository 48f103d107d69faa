package export

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"unicode/utf8"
)

// Canonical returns a value as the one JSON text that RFC 8785 gives it: members in order,
// no spaces, and only the escapes that are needed. Numbers must be whole.
func Canonical(value any) ([]byte, error) {
	written, err := json.Marshal(value)
	if err != nil {
		return nil, fmt.Errorf("canonical JSON: %w", err)
	}
	decoder := json.NewDecoder(bytes.NewReader(written))
	decoder.UseNumber()
	var read any
	if err := decoder.Decode(&read); err != nil {
		return nil, fmt.Errorf("canonical JSON: %w", err)
	}
	return appendValue(make([]byte, 0, len(written)), read), nil
}

func appendValue(to []byte, value any) []byte {
	switch v := value.(type) {
	case map[string]any:
		to = append(to, '{')
		for i, name := range slices.Sorted(maps.Keys(v)) { // ours are ASCII, where all orders agree
			if i > 0 {
				to = append(to, ',')
			}
			to = append(appendText(to, name), ':')
			to = appendValue(to, v[name])
		}
		return append(to, '}')
	case []any:
		to = append(to, '[')
		for i, one := range v {
			if i > 0 {
				to = append(to, ',')
			}
			to = appendValue(to, one)
		}
		return append(to, ']')
	case string:
		return appendText(to, v)
	case json.Number:
		return append(to, v...)
	case bool:
		if v {
			return append(to, "true"...)
		}
		return append(to, "false"...)
	}
	return append(to, "null"...)
}

var short = map[rune]string{'"': `\"`, '\\': `\\`, '\b': `\b`, '\f': `\f`, '\n': `\n`, '\r': `\r`, '\t': `\t`}

func appendText(to []byte, text string) []byte {
	to = append(to, '"')
	for _, r := range text {
		if escape, found := short[r]; found {
			to = append(to, escape...)
		} else if r < ' ' {
			to = fmt.Appendf(to, `\u%04x`, r)
		} else {
			to = utf8.AppendRune(to, r)
		}
	}
	return append(to, '"')
}
