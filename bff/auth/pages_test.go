package auth

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

var updatePages = flag.Bool("update-pages", false, "write testdata/pages.golden")

const pagesGolden = "testdata/pages.golden"

// TestPages_areWhatTheGoldenFileSays makes a change in who can open a page visible in
// review.
func TestPages_areWhatTheGoldenFileSays(t *testing.T) {
	var b strings.Builder
	b.WriteString("# Who may open each page: pattern, layout, who it is open to, groups.\n# go test ./bff/auth -run TestPages -update-pages\n\n")
	openTo := map[opening]string{protected: "area", open: "anyone", members: "signed-in", visitors: "visitors"}
	for _, r := range routes {
		groups := "-"
		if len(r.groups) > 0 {
			groups = Groups(r.groups).String()
		}
		fmt.Fprintf(&b, "%-75s %-10s %-9s %s\n", r.pattern, cmp.Or(r.layout, "by-group"), openTo[r.opening], groups)
	}
	if *updatePages {
		if err := os.WriteFile(pagesGolden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(pagesGolden)
	if err != nil {
		t.Fatal(err)
	}
	wantLines := strings.Split(string(want), "\n")
	for i, line := range strings.Split(b.String(), "\n") {
		if i >= len(wantLines) || line != wantLines[i] {
			t.Fatalf("line %d is now %q; if that is meant, run the command in the file's second line", i+1, line)
		}
	}
	if b.String() != string(want) {
		t.Error("pages are missing; if that is meant, run the command in the file's second line")
	}
}
