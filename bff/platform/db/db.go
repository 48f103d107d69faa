// Package db owns the database: opening, pools, transactions, and migrations, on SQLite
// and Postgres. Each domain's store.go has its queries.
package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/libtnb/sqlite"
	"gorm.io/driver/postgres"
	"gorm.io/gorm"
	"gorm.io/gorm/logger"

	"peritus/bff/platform/folder"
)

// The dialects of DB.Dialect.
const (
	SQLite   = "sqlite"
	Postgres = "postgres"
)

// DB is the database. On SQLite, reads and writes have separate pools. The write pool has
// a single connection, so writers never collide.
type DB struct {
	read, write *gorm.DB
	dialect     string
	release     func() error
	statements  sync.Map // of Prepare, by text
}

// Open connects to "sqlite:PATH" or "postgres://…". Only one process can open a SQLite
// file; a second one gets an error.
func Open(ctx context.Context, address string) (*DB, error) {
	if path, ok := strings.CutPrefix(address, "sqlite:"); ok {
		return openSQLite(ctx, path)
	}
	if strings.HasPrefix(address, "postgres://") || strings.HasPrefix(address, "postgresql://") {
		return openPostgres(ctx, address)
	}
	return nil, fmt.Errorf("database address must start with sqlite: or postgres://")
}

// uriPath escapes a path for a URI. Otherwise SQLite would cut it at a "#" or "?" and open
// another file.
var uriPath = strings.NewReplacer("%", "%25", "?", "%3f", "#", "%23")

func openSQLite(ctx context.Context, path string) (*DB, error) {
	if path == "" {
		return nil, errors.New("sqlite: needs the path of a file")
	}
	if err := folder.Prepare(filepath.Dir(path), 0o750); err != nil {
		return nil, err
	}
	release, err := lockFile(path + ".lock")
	if err != nil {
		return nil, err
	}
	if err := private(path); err != nil {
		return nil, errors.Join(fmt.Errorf("open %s: %w", path, err), release())
	}
	dsn := func(mode string) string {
		q := url.Values{}
		for _, p := range []string{
			"journal_mode(WAL)", "busy_timeout(5000)", "foreign_keys(1)",
			"synchronous(NORMAL)", "cache_size(-16000)", "temp_store(MEMORY)",
		} {
			q.Add("_pragma", p)
		}
		q.Set("_txlock", mode)
		return "file:" + uriPath.Replace(path) + "?" + q.Encode()
	}
	write, err := gorm.Open(sqlite.Open(dsn("immediate")), settings(unprepared))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	read, err := gorm.Open(sqlite.Open(dsn("deferred")), settings(prepared))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	if err := pool(write, 1, 0); err != nil {
		return nil, err
	}
	if err := pool(read, 4, 0); err != nil {
		return nil, err
	}
	d := &DB{read: read, write: write, dialect: SQLite, release: release}
	return d, d.Ping(ctx)
}

func openPostgres(ctx context.Context, address string) (*DB, error) {
	read, err := gorm.Open(postgres.Open(address), withoutPing(settings(prepared)))
	if err != nil {
		return nil, fmt.Errorf("open the database: %w", err)
	}
	if err := pool(read, 16, 30*time.Minute); err != nil {
		return nil, err
	}
	connections, err := read.DB()
	if err != nil {
		return nil, err
	}
	write, err := gorm.Open(postgres.New(postgres.Config{Conn: connections}), withoutPing(settings(unprepared)))
	if err != nil {
		return nil, fmt.Errorf("open the database: %w", err)
	}
	d := &DB{read: read, write: write, dialect: Postgres, release: func() error { return nil }}
	if err := d.firstPing(ctx); err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return d, nil
}

// patience is how long a server may take to respond when the program starts. Without it,
// a server that accepts connections and hangs would delay the start without an error.
var patience = 5 * time.Second

func (d *DB) firstPing(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	err := d.Ping(ctx)
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return fmt.Errorf("Postgres does not respond within %s", patience)
	}
	return err
}

// withoutPing disables gorm's ping, which has no deadline. We ping ourselves.
func withoutPing(c *gorm.Config) *gorm.Config {
	c.DisableAutomaticPing = true
	return c
}

// Whether gorm caches prepared statements. While it prepares one, it holds a lock and
// waits for a connection. A transaction that holds the connection needs the lock for its
// next statement: a deadlock. So the write pool doesn't cache.
const (
	prepared   = true
	unprepared = false
)

func settings(prepare bool) *gorm.Config {
	return &gorm.Config{
		Logger:                 logger.Discard, // errors are logged with their request
		SkipDefaultTransaction: true,
		PrepareStmt:            prepare,
		TranslateError:         true,
	}
}

func pool(g *gorm.DB, size int, life time.Duration) error {
	s, err := g.DB()
	if err != nil {
		return err
	}
	s.SetMaxOpenConns(size)
	s.SetMaxIdleConns(size)
	s.SetConnMaxLifetime(life)
	return nil
}

// Dialect is SQLite or Postgres.
func (d *DB) Dialect() string { return d.dialect }

// SQL returns the write pool for the job queue, which doesn't use gorm.
func (d *DB) SQL() (*sql.DB, error) { return d.write.DB() }

// Ping reports whether the database responds.
func (d *DB) Ping(ctx context.Context) error {
	s, err := d.read.DB()
	if err != nil {
		return err
	}
	return s.PingContext(ctx)
}

// Close closes both pools and releases the file lock.
func (d *DB) Close() error {
	var first error
	for _, g := range []*gorm.DB{d.read, d.write} {
		s, err := g.DB()
		if err == nil {
			err = s.Close()
		}
		if err != nil && first == nil {
			first = err
		}
	}
	if err := d.release(); err != nil && first == nil {
		first = err
	}
	return first
}
