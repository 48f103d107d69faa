package db

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/libtnb/sqlite"
	"gorm.io/gorm"

	"peritus/bff/platform/folder"
)

// ErrNoDatabase means that there is no SQLite file yet: the first start creates it.
var ErrNoDatabase = errors.New("no database yet")

// Inspect opens a database for reading, without changing, locking, or migrating it. A
// program may use it at the same time.
func Inspect(ctx context.Context, address string) (*DB, error) {
	path, isSQLite := strings.CutPrefix(address, "sqlite:")
	if !isSQLite {
		return openPostgres(ctx, address)
	}
	if err := folder.Check(filepath.Dir(path)); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNoDatabase
	}
	if err != nil {
		return nil, fmt.Errorf("cannot write to the database: %w", err)
	}
	_ = f.Close()
	q := url.Values{"mode": {"ro"}}
	if _, err := os.Stat(path + "-wal"); errors.Is(err, fs.ErrNotExist) {
		q.Set("immutable", "1") // otherwise, even a reader would create that file
	}
	g, err := gorm.Open(sqlite.Open("file:"+uriPath.Replace(path)+"?"+q.Encode()), settings(unprepared))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	return &DB{read: g, write: g, dialect: SQLite, release: func() error { return nil }}, nil
}

// InUse reports whether a program has a SQLite file open.
func InUse(address string) bool {
	path, isSQLite := strings.CutPrefix(address, "sqlite:")
	if !isSQLite {
		return false
	}
	f, err := os.OpenFile(path+".lock", os.O_RDWR, 0)
	if err != nil {
		return false
	}
	defer func() { _ = f.Close() }() // which releases the lock
	return syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) != nil
}

// Schema returns the version of the database's schema, or 0 if it has none.
func (d *DB) Schema(ctx context.Context) (int64, error) {
	if !d.read.WithContext(ctx).Migrator().HasTable("goose_db_version") {
		return 0, nil
	}
	var version int64
	err := d.read.WithContext(ctx).Raw("SELECT COALESCE(MAX(version_id), 0) FROM goose_db_version WHERE is_applied").Scan(&version).Error
	return version, Wrap("read the schema's version", err)
}
