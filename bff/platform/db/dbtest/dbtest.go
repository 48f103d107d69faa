// Package dbtest gives each test its own database, on SQLite and Postgres.
// The schema is migrated once and copied for each test.
//
// Tests run on Postgres if PERITUS_TEST_POSTGRES has the address of a server that can
// create databases. The migrated template stays on that server under a name derived from
// the schema, so all packages in a run share it.
package dbtest

import (
	"context"
	"testing"

	"peritus/bff/platform/db"
)

// Each runs f on both databases, each empty with the current schema.
func Each(t *testing.T, f func(t *testing.T, d *db.DB)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { f(t, SQLite(t)) })
	t.Run("postgres", func(t *testing.T) { f(t, Postgres(t)) })
}

// SQLite returns an empty database with the current schema.
func SQLite(t testing.TB) *db.DB {
	t.Helper()
	return open(t, SQLiteURL(t))
}

// Postgres returns an empty database with the current schema. It skips the test if there
// is no server.
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
