package dbtest

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"

	"github.com/riverqueue/river/riverdriver/riverdatabasesql"

	"peritus/bff/migrations"
	"peritus/bff/platform/db"
	"peritus/bff/platform/job"
)

// migrate migrates an empty database to the current schema, including the job queue's
// tables, and closes it.
func migrate(address string) (err error) {
	ctx := context.Background()
	d, err := db.Open(ctx, address)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.Close()) }()
	if err := d.Migrate(ctx); err != nil {
		return err
	}
	q, err := job.New(d, slog.New(slog.DiscardHandler))
	if err != nil {
		return err
	}
	return q.Migrate(ctx)
}

// templateName changes with every migration, ours or the job queue's.
func templateName() (string, error) {
	ours, err := migrations.For(db.Postgres)
	if err != nil {
		return "", err
	}
	theirs := riverdatabasesql.New(nil).GetMigrationFS("main")
	sum := sha256.New()
	if err := errors.Join(hashFiles(sum, ours, "*.sql"), hashFiles(sum, theirs, "migration/main/*.sql")); err != nil {
		return "", err
	}
	return "peritus_template_" + hex.EncodeToString(sum.Sum(nil))[:16], nil
}

func hashFiles(sum io.Writer, files fs.FS, pattern string) error {
	names, err := fs.Glob(files, pattern)
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return fmt.Errorf("no migrations match %s", pattern)
	}
	for _, name := range names {
		content, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		if _, err := io.WriteString(sum, name+"\x00"+string(content)); err != nil {
			return err
		}
	}
	return nil
}
