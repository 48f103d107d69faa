package apitest

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"peritus/bff/platform/golden"
)

// TestAccess_matchesTheGoldenFile makes a change of access visible in review.
func TestAccess_matchesTheGoldenFile(t *testing.T) {
	w := OnSQLite(t)
	lines := []string{}
	for name, access := range operations(t, w) {
		method, path, _ := strings.Cut(name, " ")
		lines = append(lines, fmt.Sprintf("%-6s %-60s %s\n", method, path, access))
	}
	slices.SortFunc(lines, func(a, b string) int { return cmp.Or(cmp.Compare(a[7:], b[7:]), cmp.Compare(a, b)) })
	golden.Check(t, "access.golden", "# Who may call each operation.\n# go test ./bff/apitest -run TestAccess -update\n\n"+strings.Join(lines, ""))
}
