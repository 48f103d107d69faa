package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The measurement itself works and writes its figures; how fast anything is, is not
// for a test to say.
func TestRun_measuresEveryComparisonAndWritesFigures(t *testing.T) {
	file := filepath.Join(t.TempDir(), "figures.json")
	if _, err := run(1, 16, 2000, 60, file); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"blog list from the cache", "navigation", "sign-in beside argon2id alone", "sign-in, many accounts", "navigation, many accounts", "staff find one of many",
		"sign-in with a wrong password", "password recovery", "sign-up",
		"start of both search indices beside a bare read", "search over HTTP beside in process"} {
		if !strings.Contains(string(text), name) {
			t.Errorf("%s is missing in %s", name, text)
		}
	}
}
