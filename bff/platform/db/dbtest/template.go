package dbtest

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"testing"
)

// Template is a database that is filled once per process and copied for each test.
type Template struct {
	fill     func(ctx context.Context, address string) error
	sqlite   func() ([]byte, error)
	postgres func() (name string, err error)
}

// NewTemplate starts with the current schema. fill opens the database, adds shared data,
// and closes it.
func NewTemplate(fill func(ctx context.Context, address string) error) *Template {
	t := &Template{fill: fill}
	t.sqlite = sync.OnceValues(t.fillSQLite)
	t.postgres = sync.OnceValues(t.fillPostgres)
	return t
}

// SQLiteURL returns the address of a copy in this test's folder.
func (m *Template) SQLiteURL(t testing.TB) string {
	t.Helper()
	return copyFile(t, m.sqlite)
}

// PostgresURL returns the address of a copy that is dropped after the test. It skips the
// test if there is no server.
func (m *Template) PostgresURL(t testing.TB) string {
	t.Helper()
	return copyDatabase(t, m.postgres)
}

// Close drops the template. Call it in TestMain, after the tests.
func (m *Template) Close() error {
	if !hasServer() {
		return nil
	}
	name, err := m.postgres()
	if err != nil {
		return nil // its tests have already failed with this error
	}
	return drop(name)
}

func (m *Template) fillSQLite() ([]byte, error) {
	return makeFile(func(address string) error {
		content, err := migratedFile()
		if err != nil {
			return err
		}
		if err := os.WriteFile(pathOf(address), content, 0o600); err != nil {
			return err
		}
		return m.fill(context.Background(), address)
	})
}

func (m *Template) fillPostgres() (string, error) {
	base, err := migratedDatabase()
	if err != nil {
		return "", err
	}
	name, address, err := create(base)
	if err != nil {
		return "", err
	}
	if err := m.fill(context.Background(), address); err != nil {
		return "", errors.Join(err, drop(name))
	}
	return name, nil
}

// makeFile lets fill write a SQLite database and reads its file. Closing the last
// connection checkpoints the journal, so the file is complete without it.
func makeFile(fill func(address string) error) (content []byte, err error) {
	folder, err := os.MkdirTemp("", "peritus-dbtest-")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	address := "sqlite:" + filepath.Join(folder, "template.db")
	if err := fill(address); err != nil {
		return nil, err
	}
	return os.ReadFile(pathOf(address))
}
