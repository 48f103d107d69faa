// Package section declares the profile's sections: their fields, row rules, and
// completeness. platform/field has the field kinds. Package profile stores items and
// decides who may edit them.
package section

import (
	"fmt"
	"time"

	"peritus/bff/platform/field"
)

// Item is one row of a list section, or all of a single section.
type Item = field.Item

// Section is a part of the profile, declared once.
type Section struct {
	Code   string // in URLs: "about-me"
	Title  string
	Intro  string // one sentence above the form
	Why    string // why it matters to attorneys
	Weight int    // share in the completeness of the profile
	Single bool   // one item instead of rows
	Min    int    // minimum rows of a started list
	Max    int    // maximum rows; 0 for a single section
	Row    string // name of a row: "area", "degree"

	New func() Item
	// Example returns a valid item with as many fields filled in as go together.
	Example func() Item

	// Filters are the filters of the search that this section makes possible. Facts yields
	// their values from all its items, without what readers don't see. today is a day in
	// UTC.
	Filters []Filter
	Facts   func(rows []Item, today time.Time, facts *Facts)

	// Settle, if set, lets the saved row change its neighbors before they're validated
	// together.
	Settle func(rows []Item, saved int)
	// Whole, if set, validates all rows together. Problems are keyed by the fields of a row.
	Whole func(rows []Item) field.Problems
}

// Titled items name themselves in lists and announcements.
type Titled interface{ Title() string }

// Title names an item: by itself, or by its first field.
func Title(item Item) string {
	if titled, ok := item.(Titled); ok {
		return titled.Title()
	}
	return field.Values(item)[0].Text()
}

// Expiring items have a last day.
type Expiring interface{ Expiry() string }

// Expiry returns the partial date after which an item is no longer valid, or "" if it has
// none, or isn't valid anyway.
func Expiry(item Item) string {
	if expiring, ok := item.(Expiring); ok {
		return expiring.Expiry()
	}
	return ""
}

// confidential items may hide themselves from everyone but the expert and staff, whatever
// their visibility.
type confidential interface{ Confidential() bool }

// Confidential reports whether an item is hidden from everyone but the expert and staff.
func Confidential(item Item) bool {
	c, ok := item.(confidential)
	return ok && c.Confidential()
}

// Read returns a stored item.
func (s Section) Read(data []byte) (Item, error) {
	item := s.New()
	if err := field.Restore(data, item); err != nil {
		return nil, fmt.Errorf("stored item of %s: %w", s.Code, err)
	}
	return item, nil
}

// Decode reads an item strictly. The item is nil only if there are problems.
func (s Section) Decode(raw []byte) (Item, field.Problems) {
	item := s.New()
	if problems := field.Decode(raw, item); len(problems) > 0 {
		return nil, problems
	}
	return item, field.Problems{}
}

// CheckRows validates the rows of a list together. Problems without a field are keyed
// "section".
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

func number(n int) *int { return &n }

func count(n int, what string) string {
	if n == 1 {
		return "one " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
