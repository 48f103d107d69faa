package auth

import (
	"cmp"
	"fmt"
	"strings"
	"testing"

	"peritus/bff/platform/golden"
)

// TestPages_matchTheGoldenFile makes a change in who can open a page visible in review.
func TestPages_matchTheGoldenFile(t *testing.T) {
	var b strings.Builder
	b.WriteString("# Who may open each page: pattern, layout, who it is open to, groups.\n# go test ./bff/auth -run TestPages -update\n\n")
	openTo := map[opening]string{protected: "area", open: "anyone", members: "signed-in", visitors: "visitors"}
	for _, r := range routes {
		groups := "-"
		if len(r.groups) > 0 {
			groups = Groups(r.groups).String()
		}
		fmt.Fprintf(&b, "%-75s %-10s %-9s %s\n", r.pattern, cmp.Or(r.layout, "by-group"), openTo[r.opening], groups)
	}
	golden.Check(t, "pages.golden", b.String())
}
