package section

import (
	"encoding/json"
	"unicode/utf8"

	"peritus/bff/platform/field"
)

// Seen returns the values of an item that attorneys may see, or everyone if counsel is
// false. Fields for others are left out, and masked ones show only their end.
func Seen(item Item, counsel bool) json.RawMessage {
	values := map[string]json.RawMessage{}
	for _, v := range field.Values(item) {
		if raw := seenValue(v.Field, v.JSON(), counsel); raw != nil {
			values[v.Field.Name] = raw
		}
	}
	return field.Encode(values)
}

func seenValue(declared *field.DeclaredField, raw json.RawMessage, counsel bool) json.RawMessage {
	switch {
	case declared.Audience == field.AudiencePrivate, declared.Audience == field.AudienceAttorneys && !counsel:
		return nil
	case declared.Masked && !counsel:
		return masked(raw)
	case declared.Kind == field.KindRecords:
		return seenRecords(declared, raw, counsel)
	}
	return raw
}

func seenRecords(declared *field.DeclaredField, raw json.RawMessage, counsel bool) json.RawMessage {
	var rows []map[string]json.RawMessage
	if json.Unmarshal(raw, &rows) != nil {
		return nil // stored records are always a list
	}
	for _, row := range rows {
		for i := range declared.Fields {
			inner := &declared.Fields[i]
			if value := seenValue(inner, row[inner.Name], counsel); value != nil {
				row[inner.Name] = value
			} else {
				delete(row, inner.Name)
			}
		}
	}
	if rows == nil {
		rows = []map[string]json.RawMessage{}
	}
	return field.Encode(rows)
}

// shownEnd is how many characters of a masked text everyone sees.
const shownEnd = 3

func masked(raw json.RawMessage) json.RawMessage {
	var text string
	if json.Unmarshal(raw, &text) != nil || text == "" {
		return raw
	}
	n := utf8.RuneCountInString(text)
	end := []rune(text)[max(0, n-min(shownEnd, n/2)):]
	return field.Encode("••••" + string(end))
}
