// Package section owns the declarations of the profile's sections: their fields, the
// rules on their rows, and how complete they are. The kinds of fields are left to
// platform/field; storing items and deciding who may edit them, to package profile.
package section

import (
	"encoding/json"
	"fmt"

	"peritus/bff/platform/field"
)

// Item is one row of a list section, or the whole of a single one.
type Item = field.Item

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

	// Settle, where it is set, lets the saved row change its neighbors before
	// they are judged together.
	Settle func(rows []Item, saved int)
	// Whole, where it is set, judges all rows together. Problems are named
	// after the fields of a row.
	Whole func(rows []Item) field.Problems
}

// Read returns an item as it was stored.
func (s Section) Read(data []byte) (Item, error) {
	item := s.New()
	if err := json.Unmarshal(data, item); err != nil {
		return nil, fmt.Errorf("stored item of %s: %w", s.Code, err)
	}
	return item, nil
}

// Decode reads an item strictly. A nil item comes with problems alone.
func (s Section) Decode(raw []byte) (Item, field.Problems) {
	item := s.New()
	if problems := field.Decode(raw, item); len(problems) > 0 {
		return nil, problems
	}
	return item, field.Problems{}
}

// CheckRows judges the rows of a list together. What concerns no field of a row
// is under "section".
func (s Section) CheckRows(rows []Item) field.Problems {
	problems := field.Problems{}
	if s.Single {
		return problems
	}
	if len(rows) > s.Max {
		problems.Add("section", fmt.Sprintf("Keep %d or fewer.", s.Max))
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
