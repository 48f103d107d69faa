// Package dbtest gives tests a database of their own, on SQLite and on Postgres.
// The schema is migrated once and copied for each test.
//
// Postgres takes part where PERITUS_TEST_POSTGRES holds the address of a server on
// which databases may be created. The migrated template stays on that server under
// a name made from the schema, so that all packages of a run share it.
package dbtest

import (
	"context"
	"testing"

	"peritus/bff/platform/db"
)

// Each runs f on both databases, each time on an empty one with the current schema.
func Each(t *testing.T, f func(t *testing.T, d *db.DB)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { f(t, SQLite(t)) })
	t.Run("postgres", func(t *testing.T) { f(t, Postgres(t)) })
}

// SQLite is an empty database with the current schema.
func SQLite(t testing.TB) *db.DB {
	t.Helper()
	return open(t, SQLiteURL(t))
}

// Postgres is an empty database with the current schema. The test is skipped where
// there is no server.
func Postgres(t testing.TB) *db.DB {
	t.Helper()
	return open(t, PostgresURL(t))
}

func open(t testing.TB, address string) *db.DB {
	t.Helper()
	d, err := db.Open(context.Background(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}
