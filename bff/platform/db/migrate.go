package db

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"

	"peritus/bff/migrations"
)

// Migrate updates the schema. Any number of processes may start at once: on Postgres, a
// session lock lets one of them work, and SQLite has only one.
func (d *DB) Migrate(ctx context.Context) error {
	s, err := d.SQL()
	if err != nil {
		return err
	}
	provider, err := d.provider(s)
	if err != nil {
		return fmt.Errorf("migrations: %w", err)
	}
	if _, err := provider.Up(ctx); err != nil {
		return fmt.Errorf("migrations: %w", err)
	}
	return nil
}

func (d *DB) provider(s *sql.DB) (*goose.Provider, error) {
	steps, err := migrations.For(d.dialect)
	if err != nil {
		return nil, err
	}
	if d.dialect == SQLite {
		return goose.NewProvider(goose.DialectSQLite3, s, steps)
	}
	locker, err := lock.NewPostgresSessionLocker()
	if err != nil {
		return nil, err
	}
	return goose.NewProvider(goose.DialectPostgres, s, steps, goose.WithSessionLocker(locker))
}
