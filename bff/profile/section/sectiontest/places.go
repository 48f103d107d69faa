// Package sectiontest lets tests put texts into every field of every section.
package sectiontest

import (
	"encoding/json"
	"maps"
	"strings"
	"testing"

	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

// Place is a spot in a section's item that a request can send text to: a field, a part of
// one, or a field of a record's first row.
type Place struct {
	// Path is the key of its problems, such as "events.0.date".
	Path string
	// Field is its declaration.
	Field field.DeclaredField
	// Whole reports whether a problem may name the whole field instead of its part.
	Whole bool
	put   func(members map[string]any, text string)
	get   func(members map[string]any) any
}

// Put writes a text to the place.
func (p Place) Put(members map[string]any, text string) { p.put(members, text) }

// In returns a copy of members with a text at the place.
func (p Place) In(members map[string]any, text string) map[string]any {
	changed := maps.Clone(members)
	if rows, ok := members[p.Top()].([]any); ok && p.Top() != p.Path {
		if row, ok := rows[0].(map[string]any); ok {
			changed[p.Top()] = append([]any{maps.Clone(row)}, rows[1:]...)
		}
	}
	p.put(changed, text)
	return changed
}

// Get returns the value at the place: a string, a list of strings, or nil.
func (p Place) Get(members map[string]any) any { return p.get(members) }

// Top is the name of the field that contains the place.
func (p Place) Top() string {
	top, _, _ := strings.Cut(p.Path, ".")
	return top
}

// Mentioned reports whether problems name the place.
func (p Place) Mentioned(problems field.Problems) bool {
	for path := range problems {
		if path == p.Path || p.Whole && path == p.Top() {
			return true
		}
	}
	return false
}

// Places lists the places of a section.
func Places(s section.Section) []Place { return placesIn(field.Schema(s.New()), "", itself) }

func itself(members map[string]any) map[string]any { return members }

func placesIn(fields []field.DeclaredField, prefix string, row func(map[string]any) map[string]any) (all []Place) {
	for _, f := range fields {
		member := func(path string, wrap func(text string) any, get func(value any) any) {
			all = append(all, Place{Path: prefix + path, Field: f, Whole: path != f.Name,
				put: func(members map[string]any, text string) { row(members)[f.Name] = wrap(text) },
				get: func(members map[string]any) any { return get(row(members)[f.Name]) },
			})
		}
		same := func(value any) any { return value }
		switch f.Kind {
		case field.KindRecords:
			all = append(all, placesIn(f.Fields, prefix+f.Name+".0.", func(members map[string]any) map[string]any {
				return row(members)[f.Name].([]any)[0].(map[string]any)
			})...)
		case field.KindDateRange:
			for _, part := range []string{"start", "end"} {
				member(f.Name+"."+part, func(text string) any {
					return map[string]any{"start": "2001", "end": "2002", part: text}
				}, func(value any) any { return value.(map[string]any)[part] })
			}
		case field.KindLanguages:
			for _, part := range []string{"language", "level"} {
				member(f.Name, func(text string) any {
					return []any{map[string]any{"language": "en", "level": "native", part: text}}
				}, func(value any) any { return value.([]any)[0].(map[string]any)[part] })
			}
		case field.KindKeywords, field.KindPeople, field.KindChoices:
			member(f.Name, func(text string) any { return []any{text} }, same)
		default:
			member(f.Name, func(text string) any { return text }, same)
		}
	}
	return all
}

// Members returns an item as a request sends it. Its numbers stay as they are written.
func Members(t testing.TB, item section.Item) map[string]any {
	t.Helper()
	members := map[string]any{}
	d := json.NewDecoder(strings.NewReader(string(field.Encode(item))))
	d.UseNumber()
	if err := d.Decode(&members); err != nil {
		t.Fatal(err)
	}
	return members
}

// Example returns the example of a section as a request sends it.
func Example(t testing.TB, s section.Section) map[string]any {
	t.Helper()
	item := s.Example()
	field.Normalize(item)
	return Members(t, item)
}

// Sent decodes, normalizes, and validates members, as saving does. The item is nil if they
// can't be decoded.
func Sent(s section.Section, members map[string]any) (section.Item, field.Problems) {
	item, problems := s.Decode(field.Encode(members))
	if len(problems) > 0 {
		return nil, problems
	}
	field.Normalize(item)
	return item, field.Check(item)
}
