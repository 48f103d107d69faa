package dbtest

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// migratedFile is a SQLite database with the current schema, as bytes.
var migratedFile = sync.OnceValues(func() ([]byte, error) { return makeFile(migrate) })

// SQLiteURL returns the address of an empty database with the current schema, for tests
// that open it themselves.
func SQLiteURL(t testing.TB) string {
	t.Helper()
	return copyFile(t, migratedFile)
}

func copyFile(t testing.TB, template func() ([]byte, error)) string {
	t.Helper()
	content, err := template()
	if err != nil {
		t.Fatal(err)
	}
	address := "sqlite:" + filepath.Join(t.TempDir(), "test.db")
	if err := os.WriteFile(pathOf(address), content, 0o600); err != nil {
		t.Fatal(err)
	}
	return address
}

func pathOf(address string) string { return strings.TrimPrefix(address, "sqlite:") }
