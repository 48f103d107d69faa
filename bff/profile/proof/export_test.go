package proof

import (
	"slices"

	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

// The two sides of how long a check counts.
var (
	LastDay = lastDay
	Oldest  = oldest
)

// Unchecked returns the fields of a section that a check doesn't confirm.
func Unchecked(declared section.Section) (names []string) {
	for _, v := range field.Values(declared.New()) {
		if !slices.Contains(checked[declared.Code], v.Field.Name) {
			names = append(names, v.Field.Name)
		}
	}
	return names
}
