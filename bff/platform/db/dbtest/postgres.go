package dbtest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"sync"
	"testing"

	_ "github.com/jackc/pgx/v5/stdlib" // the driver that creates test databases

	"peritus/bff/platform/id"
)

// serverVariable has the address of a server that can create databases.
const serverVariable = "PERITUS_TEST_POSTGRES"

// templateLock is the advisory lock for creating the template.
const templateLock = 7_368_202

func hasServer() bool { return os.Getenv(serverVariable) != "" }

// server is one small pool per process. It's never closed.
var server = sync.OnceValues(func() (*sql.DB, error) {
	return sql.Open("pgx", os.Getenv(serverVariable))
})

// PostgresURL returns the address of an empty database with the current schema, for tests
// that open it themselves or in several processes.
func PostgresURL(t testing.TB) string {
	t.Helper()
	return copyDatabase(t, migratedDatabase)
}

// BlankPostgresURL returns the address of a database without a schema, for testing
// migrations.
func BlankPostgresURL(t testing.TB) string {
	t.Helper()
	return copyDatabase(t, func() (string, error) { return "template1", nil })
}

func copyDatabase(t testing.TB, template func() (string, error)) string {
	t.Helper()
	if !hasServer() {
		t.Skip(serverVariable + " is not set: no Postgres to test on")
	}
	from, err := template()
	if err != nil {
		t.Fatal(err)
	}
	name, address, err := create(from)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := drop(name); err != nil {
			t.Error(err)
		}
	})
	return address
}

// migratedDatabase returns the name of a template with the current schema. The name is
// derived from the schema and stays on the server, so all packages share it.
var migratedDatabase = sync.OnceValues(func() (name string, err error) {
	ctx := context.Background()
	s, err := server()
	if err != nil {
		return "", err
	}
	if name, err = templateName(); err != nil {
		return "", err
	}
	lock, err := s.Conn(ctx)
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, lock.Close()) }()
	if _, err := lock.ExecContext(ctx, "SELECT pg_advisory_lock($1)", templateLock); err != nil {
		return "", err
	}
	defer func() {
		_, unlocking := lock.ExecContext(ctx, "SELECT pg_advisory_unlock($1)", templateLock)
		err = errors.Join(err, unlocking)
	}()
	var there bool
	if err := lock.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM pg_database WHERE datname = $1)", name).Scan(&there); err != nil || there {
		return name, err
	}
	draft, address, err := create("template1")
	if err != nil {
		return "", err
	}
	if err := migrate(address); err != nil {
		return "", errors.Join(err, drop(draft))
	}
	_, err = s.ExecContext(ctx, "ALTER DATABASE "+draft+" RENAME TO "+name)
	return name, err
})

// create copies a database that has no connections.
func create(template string) (name, address string, err error) {
	s, err := server()
	if err != nil {
		return "", "", err
	}
	name = "t_" + id.Random.New()
	// Copying files takes half the CPU of the default, which writes every page to the log too.
	copied := "CREATE DATABASE " + name + " TEMPLATE " + template + " STRATEGY FILE_COPY"
	if _, err := s.Exec(copied); err != nil {
		return "", "", fmt.Errorf("copy %s: %w", template, err)
	}
	at, err := url.Parse(os.Getenv(serverVariable))
	if err != nil {
		return "", "", err
	}
	at.Path = "/" + name
	return name, at.String(), nil
}

func drop(name string) error {
	s, err := server()
	if err != nil {
		return err
	}
	_, err = s.Exec("DROP DATABASE IF EXISTS " + name + " WITH (FORCE)")
	return err
}
