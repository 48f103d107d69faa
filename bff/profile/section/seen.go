package section

import (
	"encoding/json"

	"peritus/bff/platform/field"
)

// Seen returns the values of an item that attorneys may see, or everyone if counsel is
// false, by name. Fields for others are left out, and masked ones show only their end. The
// same values are always the same bytes, because declarations are signed by their hash.
func Seen(item Item, counsel bool) json.RawMessage { return appendSeen(nil, item, counsel) }

func appendSeen(out []byte, item Item, counsel bool) []byte {
	out = append(out, '{')
	first := len(out)
	for _, v := range field.ValuesByName(item) {
		if v.Field.Audience == field.AudiencePrivate || v.Field.Audience == field.AudienceAttorneys && !counsel {
			continue
		}
		if len(out) > first {
			out = append(out, ',')
		}
		out = append(append(append(out, '"'), v.Field.Name...), `":`...)
		switch {
		case v.Field.Masked && !counsel:
			out = append(out, masked(v.JSON())...)
		case v.Field.Kind == field.KindRecords:
			out = append(out, '[')
			for i, row := range v.Rows() {
				if i > 0 {
					out = append(out, ',')
				}
				out = appendSeen(out, row, counsel)
			}
			out = append(out, ']')
		default:
			out = v.AppendJSON(out)
		}
	}
	return append(out, '}')
}

// shownEnd is how many characters of a masked text everyone sees.
const shownEnd = 3

func masked(raw json.RawMessage) json.RawMessage {
	var text string
	if json.Unmarshal(raw, &text) != nil || text == "" {
		return raw
	}
	return field.Encode("••••" + end(text))
}

// shownOf is how many of some characters everyone sees.
func shownOf(characters int) int { return min(shownEnd, characters/2) }
