// Package migrations holds the schema of the product's database, one numbered
// SQL file a step: in the SQL that SQLite and Postgres share, or in the folder of
// one of them where theirs differs. A step is never edited once landed.
package migrations

import (
	"embed"
	"errors"
	"io/fs"
)

//go:embed *.sql sqlite/*.sql postgres/*.sql
var files embed.FS

// For is the steps of one dialect, which names its folder: those that both share
// and its own.
func For(dialect string) (fs.FS, error) {
	own, err := fs.Sub(files, dialect)
	return steps{own}, err
}

type steps struct{ own fs.FS }

func (s steps) Open(name string) (fs.File, error) {
	f, err := s.own.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return files.Open(name)
	}
	return f, err
}

// ReadDir lists the shared steps and the dialect's own.
func (s steps) ReadDir(name string) ([]fs.DirEntry, error) {
	shared, err := files.ReadDir(name)
	if err != nil {
		return nil, err
	}
	own, err := fs.ReadDir(s.own, name)
	return append(shared, own...), err
}
