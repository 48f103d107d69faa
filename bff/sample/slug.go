package sample

import (
	"strconv"
	"strings"

	"peritus/bff/sample/people"
)

// slug returns a unique slug for each number. Names have no digits, so the number at the
// end is unambiguous.
func slug(name string, i int) string {
	name = people.ASCII(name)
	if len(name) > 50 {
		name = strings.TrimRight(name[:50], "-")
	}
	if i < len(cast) {
		return name
	}
	return name + "-" + strconv.Itoa(i)
}
