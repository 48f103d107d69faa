// Package dbtest gives tests a migrated, empty database: SQLite always, and
// Postgres too where PERITUS_TEST_POSTGRES holds the address of a server on
// which databases may be created.
package dbtest

import (
	"context"
	"database/sql"
	"net/url"
	"os"
	"path/filepath"
	"testing"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver that creates test databases

	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
)

// Each runs f on every database there is, each time on an empty one.
func Each(t *testing.T, f func(t *testing.T, d *db.DB)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { f(t, SQLite(t)) })
	t.Run("postgres", func(t *testing.T) { f(t, Postgres(t)) })
}

// SQLite is an empty database in a folder of this test's own.
func SQLite(t testing.TB) *db.DB {
	t.Helper()
	return open(t, "sqlite:"+filepath.Join(t.TempDir(), "test.db"))
}

// Postgres is an empty database, dropped after the test. The test is skipped
// with a message where there is no server.
func Postgres(t testing.TB) *db.DB {
	t.Helper()
	return open(t, PostgresURL(t))
}

// PostgresURL is the address of an empty database, for tests of several processes.
func PostgresURL(t testing.TB) string {
	t.Helper()
	server := os.Getenv("PERITUS_TEST_POSTGRES")
	if server == "" {
		t.Skip("PERITUS_TEST_POSTGRES is not set: no Postgres to test on")
	}
	admin, err := sql.Open("pgx", server)
	if err != nil {
		t.Fatal(err)
	}
	name := "t_" + id.Random.New()
	if _, err := admin.Exec("CREATE DATABASE " + name); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if _, err := admin.Exec("DROP DATABASE IF EXISTS " + name + " WITH (FORCE)"); err != nil {
			t.Error(err)
		}
		_ = admin.Close()
	})
	address, err := url.Parse(server)
	if err != nil {
		t.Fatal(err)
	}
	address.Path = "/" + name
	return address.String()
}

func open(t testing.TB, address string) *db.DB {
	t.Helper()
	ctx := context.Background()
	d, err := db.Open(ctx, address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	if err := d.Migrate(ctx); err != nil {
		t.Fatal(err)
	}
	return d
}
