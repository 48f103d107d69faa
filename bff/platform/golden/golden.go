// Package golden compares text with files in testdata, so that reviewers see every
// change. The flag -update writes the files.
package golden

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files in testdata")

// Check compares got with a file in testdata. With -update, it writes the file instead.
func Check(t testing.TB, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s has changed. If the change is intended, run the test with -update and review the file.\n%s", path, difference(got, string(want)))
	}
}

// difference returns the first line that differs in got and want.
func difference(got, want string) string {
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range max(len(gotLines), len(wantLines)) {
		g, inGot := lineAt(gotLines, i)
		w, inWant := lineAt(wantLines, i)
		if g != w || inGot != inWant {
			return fmt.Sprintf("line %d\n got %s\nwant %s", i+1, g, w)
		}
	}
	return ""
}

func lineAt(lines []string, i int) (line string, found bool) {
	if i < len(lines) {
		return fmt.Sprintf("%q", lines[i]), true
	}
	return "(end of file)", false
}
