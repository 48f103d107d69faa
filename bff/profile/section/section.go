// Package section owns the declarations of the profile's sections: their
// fields, the rules on them, and the catalog that forms are made from. Storing
// items and deciding who may touch them is left to package profile.
package section

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
)

// Item is one row of a list section, or the whole of a single one. Declare
// binds its fields to the form: on a zero value that yields the schema, on a
// filled one the validation.
type Item interface {
	Declare(f *Form)
}

// Section is a part of the profile, declared once.
type Section struct {
	Code   string // as in addresses: "about-me"
	Title  string
	Intro  string // one sentence above the form
	Why    string // why it matters to attorneys
	Weight int    // share in the completeness of the profile
	Single bool   // one item that is saved as a whole, rather than rows
	Min    int    // rows that a list keeps once it has been begun
	Max    int    // rows at most; 0 for a single section
	Row    string // what one row is called: "area", "degree"

	New func() Item

	// Settle, where it is set, lets the saved row change its neighbours before
	// they are judged together.
	Settle func(rows []Item, saved int)
	// Whole, where it is set, judges all rows together. Problems are named
	// after the fields of a row.
	Whole func(rows []Item) Problems
}

// Problems are sentences by the name of the field that they concern.
type Problems map[string][]string

// Add notes a problem with a field.
func (p Problems) Add(field, text string) { p[field] = append(p[field], text) }

// Merge takes over the problems of others.
func (p Problems) Merge(others Problems) {
	for _, field := range slices.Sorted(maps.Keys(others)) {
		p[field] = append(p[field], others[field]...)
	}
}

// Read gives back an item as it was stored.
func (s Section) Read(data []byte) (Item, error) {
	item := s.New()
	if err := json.Unmarshal(data, item); err != nil {
		return nil, fmt.Errorf("stored item of %s: %w", s.Code, err)
	}
	return item, nil
}

// Check judges one item. The item must have been normalised.
func Check(item Item) Problems {
	f := formOf(item)
	problems := Problems{}
	for i := range f.fields {
		if found := f.fields[i].problems(); len(found) > 0 {
			problems[f.fields[i].schema.Name] = found
		}
	}
	for _, r := range f.rules {
		if len(problems[r.field]) == 0 {
			problems.Add(r.field, r.text)
		}
	}
	return problems
}

// Normalise brings every text of the item into the form in which it is stored:
// NFC, with line feeds alone. Nothing else about a text is changed.
func Normalise(item Item) {
	f := formOf(item)
	for i := range f.fields {
		f.fields[i].kind.normalise()
	}
}

// CheckRows judges the rows of a list together. What concerns no field of a row
// stands under "section".
func (s Section) CheckRows(rows []Item) Problems {
	problems := Problems{}
	if s.Single {
		return problems
	}
	if len(rows) > s.Max {
		problems.Add("section", fmt.Sprintf("There can be %d at most.", s.Max))
	}
	if len(rows) < s.Min {
		problems.Add("section", fmt.Sprintf("Keep at least %s.", count(s.Min, s.Row)))
	}
	if s.Whole != nil && len(rows) > 0 {
		problems.Merge(s.Whole(rows))
	}
	return problems
}

func count(n int, what string) string {
	if n == 1 {
		return "one " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
