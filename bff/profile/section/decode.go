package section

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"unicode/utf8"
)

// Decode reads an item strictly: a member that the section does not declare, a
// member given twice and a value of the wrong type are problems of that field.
// Absent members and null leave the field empty. A nil item comes with problems
// alone.
func (s Section) Decode(raw []byte) (Item, Problems) {
	item := s.New()
	f := formOf(item)
	members, problems := Object(raw)
	for i := range f.fields {
		name := f.fields[i].schema.Name
		value, given := members[name]
		delete(members, name)
		if !given {
			continue
		}
		if string(value) == "null" {
			f.fields[i].kind.clear()
			continue
		}
		if err := f.fields[i].kind.decode(value); err != nil {
			problems.Add(name, err.Error())
		}
	}
	for name := range members {
		problems.Add(name, "There is no such field.")
	}
	if len(problems) > 0 {
		return nil, problems
	}
	return item, problems
}

// Object splits a JSON object into its members. Its problems name the member
// concerned, or "body" where the whole is no object or not sound JSON text.
func Object(raw []byte) (map[string]json.RawMessage, Problems) {
	problems := Problems{}
	members := map[string]json.RawMessage{}
	fail := func(text string) (map[string]json.RawMessage, Problems) {
		return map[string]json.RawMessage{}, Problems{"body": {text}}
	}
	if !utf8.Valid(raw) {
		return fail("Must be text in UTF-8.")
	}
	if !json.Valid(raw) {
		return fail("Must be JSON.")
	}
	if loneSurrogate(raw) {
		return fail("Contains half of a surrogate pair, which is no character.")
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return fail("Must be an object.")
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return fail("Must be JSON.")
		}
		name := key.(string)
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return fail("Must be JSON.")
		}
		if _, twice := members[name]; twice {
			problems.Add(name, "Is given twice.")
		}
		members[name] = value
	}
	return members, problems
}

// loneSurrogate finds \ud800-like escapes without their other half, which the
// JSON package would replace without a word. raw is valid JSON.
func loneSurrogate(raw []byte) bool {
	for i := 0; i < len(raw)-1; i++ {
		if raw[i] != '\\' {
			continue
		}
		if raw[i+1] != 'u' {
			i++
			continue
		}
		switch unit := hex(raw[i+2 : i+6]); {
		case unit >= 0xD800 && unit <= 0xDBFF:
			if i+12 > len(raw) || raw[i+6] != '\\' || raw[i+7] != 'u' {
				return true
			}
			if low := hex(raw[i+8 : i+12]); low < 0xDC00 || low > 0xDFFF {
				return true
			}
			i += 11
		case unit >= 0xDC00 && unit <= 0xDFFF:
			return true
		default:
			i += 5
		}
	}
	return false
}

func hex(digits []byte) int {
	n := 0
	for _, d := range digits {
		switch {
		case d <= '9':
			n = n<<4 | int(d-'0')
		default:
			n = n<<4 | int(d|0x20-'a'+10)
		}
	}
	return n
}

// strict unmarshals a value that has no members but those of the target.
func strict(raw json.RawMessage, into any) error {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("trailing text")
	}
	return nil
}
