package privacy

import (
	"io/fs"
	"os"
	"regexp"
	"strings"
	"testing"

	"peritus/bff/migrations"
)

var made = regexp.MustCompile(`(?i)CREATE TABLE (?:IF NOT EXISTS )?([a-z_]+)`)

func TestDocs_nameEveryTable(t *testing.T) {
	text, err := os.ReadFile("../../docs/privacy.md")
	if err != nil {
		t.Fatal(err)
	}
	tables := 0
	for _, dialect := range []string{"sqlite", "postgres"} {
		steps, err := migrations.For(dialect)
		if err != nil {
			t.Fatal(err)
		}
		names, err := fs.Glob(steps, "*.sql")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			step, err := fs.ReadFile(steps, name)
			if err != nil {
				t.Fatal(err)
			}
			for _, match := range made.FindAllStringSubmatch(string(step), -1) {
				tables++
				if !strings.Contains(string(text), "`"+match[1]+"`") {
					t.Errorf("docs/privacy.md does not name %s of %s", match[1], name)
				}
			}
		}
	}
	if tables < 60 {
		t.Errorf("only %d tables were looked at", tables)
	}
}
