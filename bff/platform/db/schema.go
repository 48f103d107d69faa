package db

import (
	"io/fs"

	"github.com/pressly/goose/v3"

	"peritus/bff/migrations"
)

// NewestSchema returns the newest schema version that this program knows.
func NewestSchema(dialect string) (newest int64, err error) {
	steps, err := migrations.For(dialect)
	if err != nil {
		return 0, err
	}
	names, err := fs.Glob(steps, "*.sql")
	if err != nil {
		return 0, err
	}
	for _, name := range names {
		version, err := goose.NumericComponent(name)
		if err != nil {
			return 0, err
		}
		newest = max(newest, version)
	}
	return newest, nil
}
