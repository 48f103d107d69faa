package field

import (
	"maps"
	"slices"
)

// Problems are sentences by the name of the field that they concern. A field of the
// second record of a list is named "admissions.1.year".
type Problems map[string][]string

// Add notes a problem with a field.
func (p Problems) Add(field, text string) { p[field] = append(p[field], text) }

// Merge takes over the problems of others.
func (p Problems) Merge(others Problems) {
	for _, field := range slices.Sorted(maps.Keys(others)) {
		p[field] = append(p[field], others[field]...)
	}
}
