// Package corpus finds the real public files that tests run over. They are no part of
// the project: a test that wants one is skipped with a message where it is missing.
package corpus

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

// Root is the folder that PERITUS_DATA names, else shared/data beside the checkout,
// whether or not it is there.
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

// Path is a file or a folder below Root.
func Path(t testing.TB, parts ...string) string {
	t.Helper()
	path := filepath.Join(append([]string{Root(t)}, parts...)...)
	if _, err := os.Stat(path); err != nil {
		t.Skipf("no shared test data at %s (set PERITUS_DATA)", path)
	}
	return path
}

// Read reads a file below Root.
func Read(t testing.TB, parts ...string) []byte {
	t.Helper()
	raw, err := os.ReadFile(Path(t, parts...))
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// Naughty are strings that break programs.
func Naughty(t testing.TB) (list []string) {
	t.Helper()
	if err := json.Unmarshal(Read(t, "names-text", "blns.json"), &list); err != nil {
		t.Fatal(err)
	}
	return list
}

// Attacks come from the tests of well-known sanitizers.
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
