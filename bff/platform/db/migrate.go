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
	if err := refuseNewer(ctx, provider); err != nil {
		return err
	}
	if _, err := provider.Up(ctx); err != nil {
		return fmt.Errorf("migrations: %w", err)
	}
	return nil
}

// refuseNewer returns an error if a newer program has migrated the database, because this
// program could write data that the newer one can't read.
func refuseNewer(ctx context.Context, provider *goose.Provider) error {
	current, newest, err := provider.GetVersions(ctx)
	if err != nil {
		return fmt.Errorf("migrations: %w", err)
	}
	if current > newest {
		return fmt.Errorf("the database has schema %d, but this program supports only up to %d: start the newer version again, or restore the backup from before the upgrade", current, newest)
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
