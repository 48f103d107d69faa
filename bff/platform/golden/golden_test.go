package golden

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// recorder is a testing.TB that records failures.
type recorder struct {
	testing.TB
	failures []string
}

func (r *recorder) Helper() {}
func (r *recorder) Errorf(format string, args ...any) {
	r.failures = append(r.failures, fmt.Sprintf(format, args...))
}

func TestCheck_showsTheFirstLineThatDiffers(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "first\nsecond\n")
	for _, c := range []struct{ name, got, message string }{
		{"same text", "first\nsecond\n", ""},
		{"changed line", "first\nother\n", "line 2\n got \"other\"\nwant \"second\""},
		{"missing line", "first\n", "line 2\n got \"\"\nwant \"second\""},
		{"missing end", "first\nsecond", "line 3\n got (end of file)\nwant \"\""},
		{"added line", "first\nsecond\nthird\n", "line 3\n got \"third\"\nwant \"\""},
	} {
		r := &recorder{TB: t}
		Check(r, "a.golden", c.got)
		failed := strings.Join(r.failures, "\n")
		if (failed == "") != (c.message == "") || !strings.HasSuffix(failed, c.message) {
			t.Errorf("%s: %s", c.name, failed)
		}
	}
}

func TestCheck_updateWritesTheFile(t *testing.T) {
	t.Chdir(t.TempDir())
	*update = true
	defer func() { *update = false }()
	Check(t, "a.golden", "new\n")
	if raw, err := os.ReadFile("testdata/a.golden"); err != nil || string(raw) != "new\n" {
		t.Errorf("%q %v", raw, err)
	}
}

func write(t *testing.T, text string) {
	t.Helper()
	if err := os.Mkdir("testdata", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("testdata/a.golden", []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
