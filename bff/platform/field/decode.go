package field

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"unicode/utf8"
)

// Decode fills an item strictly. Undeclared members, duplicate members, and wrong types
// are problems. Missing members and null leave the field empty.
func Decode(raw []byte, into Item) Problems {
	f := formOf(into)
	members, problems := Object(raw)
	for i := range f.fields {
		b := &f.fields[i]
		name := b.schema.Name
		if second, ok := b.kind.(companion); ok {
			problems.decodeCompanion(members, name+second.suffix(), second)
		}
		value, given := members[name]
		delete(members, name)
		if !given {
			continue
		}
		if string(value) == "null" {
			b.kind.clear()
			continue
		}
		var within rowProblems
		switch err := b.kind.decode(value); {
		case errors.As(err, &within):
			for path, texts := range within {
				problems[name+"."+path] = texts
			}
		case err != nil:
			problems.Add(name, err.Error())
		}
	}
	problems.addUnknown(slices.Sorted(maps.Keys(members)))
	return problems
}

// mostUnknown limits how many unknown or repeated members the problems name.
const mostUnknown = 20

func (p Problems) addUnknown(names []string) {
	for _, name := range names[:min(len(names), mostUnknown)] {
		p.Add(name, "This form has no such field.")
	}
	if more := len(names) - mostUnknown; more > 0 {
		p.Add("body", fmt.Sprintf("Unknown fields not listed: %d.", more))
	}
}

func (p Problems) decodeCompanion(members map[string]json.RawMessage, name string, of companion) {
	value, given := members[name]
	delete(members, name)
	var written string
	if !given || string(value) == "null" {
		return
	}
	if json.Unmarshal(value, &written) != nil {
		p.Add(name, errNotText.Error())
		return
	}
	of.accompany(written)
}

// Object splits a JSON object into its members. Problems are keyed by member, or "body" if
// it isn't an object or not valid JSON.
func Object(raw []byte) (map[string]json.RawMessage, Problems) {
	problems := Problems{}
	members := map[string]json.RawMessage{}
	fail := func(text string) (map[string]json.RawMessage, Problems) {
		return map[string]json.RawMessage{}, Problems{"body": {text}}
	}
	if !utf8.Valid(raw) {
		return fail("Send text in UTF-8.")
	}
	if !json.Valid(raw) {
		return fail("Send valid JSON.")
	}
	if loneSurrogate(raw) {
		return fail("Remove the special characters.")
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return fail("Send a JSON object.")
	}
	for d.More() {
		key, err := d.Token()
		if err != nil {
			return fail("Send valid JSON.")
		}
		name := key.(string)
		var value json.RawMessage
		if err := d.Decode(&value); err != nil {
			return fail("Send valid JSON.")
		}
		if _, twice := members[name]; twice && problems[name] == nil && len(problems) < mostUnknown {
			problems.Add(name, "Send this field only once.")
		}
		members[name] = value
	}
	return members, problems
}

// loneSurrogate finds unpaired escapes such as \ud800, which the JSON package would
// replace silently. raw is valid JSON.
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

// strict unmarshals a value and refuses unknown members.
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
