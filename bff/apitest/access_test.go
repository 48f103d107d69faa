package apitest

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

var updateAccess = flag.Bool("update-access", false, "write testdata/access.golden")

const accessGolden = "testdata/access.golden"

// TestAccess_isWhatTheGoldenFileSays makes a change of access visible in review.
func TestAccess_isWhatTheGoldenFileSays(t *testing.T) {
	w := OnSQLite(t)
	var b strings.Builder
	b.WriteString("# Who may call each operation.\n# go test ./bff/apitest -run TestAccess -update-access\n\n")
	lines := []string{}
	for name, access := range operations(t, w) {
		method, path, _ := strings.Cut(name, " ")
		lines = append(lines, fmt.Sprintf("%-6s %-60s %s\n", method, path, access))
	}
	slices.SortFunc(lines, func(a, b string) int { return cmp.Or(cmp.Compare(a[7:], b[7:]), cmp.Compare(a, b)) })
	b.WriteString(strings.Join(lines, ""))
	if *updateAccess {
		if err := os.WriteFile(accessGolden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(accessGolden)
	if err != nil {
		t.Fatal(err)
	}
	if got := b.String(); got != string(want) {
		t.Errorf("access has changed; if that is meant, run the command in the file's first lines\n%s", firstDifference(got, string(want)))
	}
}

func firstDifference(got, want string) string {
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(gotLines), len(wantLines)) {
		g, w := "", ""
		if i < len(gotLines) {
			g = gotLines[i]
		}
		if i < len(wantLines) {
			w = wantLines[i]
		}
		if g != w {
			return fmt.Sprintf("line %d\n got %s\nwant %s", i+1, g, w)
		}
	}
	return ""
}
