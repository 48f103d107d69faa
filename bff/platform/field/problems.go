package field

import (
	"maps"
	"slices"
)

// Problems holds error messages by field name. A field in the second record of a list is
// "admissions.1.year".
type Problems map[string][]string

// Add adds a problem to a field.
func (p Problems) Add(field, text string) { p[field] = append(p[field], text) }

// Merge adds all problems in others.
func (p Problems) Merge(others Problems) {
	for _, field := range slices.Sorted(maps.Keys(others)) {
		p[field] = append(p[field], others[field]...)
	}
}
