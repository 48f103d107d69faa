package status_test

import (
	"os"
	"regexp"
	"testing"
)

func read(t *testing.T, path string) string {
	t.Helper()
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

// squeeze undoes the padding of a formatted table.
func squeeze(table string) string { return regexp.MustCompile(` +\|`).ReplaceAllString(table, " |") }
