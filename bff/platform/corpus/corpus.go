// Package corpus finds public data sets for tests. They aren't part of the project. If
// one is missing, its tests are skipped with a message.
package corpus

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

// Root returns the folder in PERITUS_DATA, or shared/data next to the checkout. It may not
// exist.
func Root(t testing.TB) string {
	t.Helper()
	if folder := os.Getenv("PERITUS_DATA"); folder != "" {
		return folder
	}
	top, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(top, "go.mod")); err == nil {
			return filepath.Join(top, "..", "shared", "data")
		}
		above := filepath.Dir(top)
		if above == top {
			t.Fatal("a test runs outside the module")
		}
		top = above
	}
}

// Path returns the path of a file or folder in Root.
func Path(t testing.TB, parts ...string) string {
	t.Helper()
	path := filepath.Join(append([]string{Root(t)}, parts...)...)
	if _, err := os.Stat(path); err != nil {
		t.Skipf("no shared test data at %s (set PERITUS_DATA)", path)
	}
	return path
}

// Read reads a file in Root.
func Read(t testing.TB, parts ...string) []byte {
	t.Helper()
	raw, err := os.ReadFile(Path(t, parts...))
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// Naughty returns strings that often break programs.
func Naughty(t testing.TB) (list []string) {
	t.Helper()
	if err := json.Unmarshal(Read(t, "names-text", "blns.json"), &list); err != nil {
		t.Fatal(err)
	}
	return list
}

// Attacks returns the inputs in the test suites of well-known sanitizers.
func Attacks(t testing.TB) (inputs []string) {
	t.Helper()
	for _, name := range []string{"bleach-expect.json", "dompurify-expect.json", "html5lib-sanitizer.json", "loofah-sanitizer.json"} {
		var cases []map[string]any
		if err := json.Unmarshal(Read(t, "html", name), &cases); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, c := range cases {
			for _, member := range []string{"input", "payload"} {
				if input, ok := c[member].(string); ok {
					inputs = append(inputs, input)
				}
			}
		}
	}
	return inputs
}
