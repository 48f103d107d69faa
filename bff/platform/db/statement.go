package db

import (
	"context"
	"database/sql"
	"errors"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
)

// Row is one row read by a Statement.
type Row interface{ Scan(into ...any) error }

// Statement is a prepared statement. It avoids gorm's overhead for the few that every
// request or save makes. Parameters are written as ?.
type Statement struct {
	db   *DB
	text string
	once sync.Once
	stmt *sql.Stmt // on the read pool
	err  error

	// For SQLite's transactions, which have a pool of their own: prepared after the first of
	// them, because that holds its only connection.
	write     atomic.Pointer[sql.Stmt]
	preparing atomic.Bool
}

// Prepare returns a Statement, the same one for the same text. It's prepared on first use.
func (d *DB) Prepare(text string) *Statement {
	if known, found := d.statements.Load(text); found {
		return known.(*Statement)
	}
	known, _ := d.statements.LoadOrStore(text, &Statement{db: d, text: text})
	return known.(*Statement)
}

// Row reads in the transaction in ctx, or from the read pool. If there is no row, Scan
// returns sql.ErrNoRows.
func (s *Statement) Row(ctx context.Context, args ...any) Row {
	if tx := SQLTx(ctx); tx != nil {
		if stmt := s.within(ctx, tx); stmt != nil {
			return stmt.QueryRowContext(ctx, args...)
		}
		return tx.QueryRowContext(ctx, s.db.numbered(s.text), args...)
	}
	if err := s.prepare(ctx); err != nil {
		return failed{err}
	}
	return s.stmt.QueryRowContext(ctx, args...)
}

// Each is Row for several rows: it scans each into the same variables and calls f.
func (s *Statement) Each(ctx context.Context, args, into []any, f func() error) error {
	rows, err := s.rows(ctx, args)
	if err != nil {
		return err
	}
	defer rows.Close() //nolint:errcheck // Err has what went wrong
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return err
		}
		if err := f(); err != nil {
			return err
		}
	}
	return rows.Err()
}

func (s *Statement) rows(ctx context.Context, args []any) (*sql.Rows, error) {
	if tx := SQLTx(ctx); tx != nil {
		if stmt := s.within(ctx, tx); stmt != nil {
			return stmt.QueryContext(ctx, args...)
		}
		return tx.QueryContext(ctx, s.db.numbered(s.text), args...)
	}
	if err := s.prepare(ctx); err != nil {
		return nil, err
	}
	return s.stmt.QueryContext(ctx, args...)
}

// Exec writes in the transaction in ctx, which it needs. Its errors aren't gorm's.
func (s *Statement) Exec(ctx context.Context, args ...any) error {
	tx := SQLTx(ctx)
	if tx == nil {
		return errNoTransaction
	}
	if stmt := s.within(ctx, tx); stmt != nil {
		_, err := stmt.ExecContext(ctx, args...)
		return err
	}
	_, err := tx.ExecContext(ctx, s.db.numbered(s.text), args...)
	return err
}

func (s *Statement) prepare(ctx context.Context) error {
	s.once.Do(func() {
		pool, err := s.db.read.DB()
		if err == nil {
			s.stmt, err = pool.PrepareContext(context.WithoutCancel(ctx), s.db.numbered(s.text))
		}
		s.err = err
	})
	return s.err
}

// within returns the statement for a transaction, or nil if it must be parsed: the first
// time on SQLite, and on Postgres, where the driver remembers it.
func (s *Statement) within(ctx context.Context, tx *sql.Tx) *sql.Stmt {
	if s.db.dialect != SQLite {
		return nil
	}
	if stmt := s.write.Load(); stmt != nil {
		return tx.StmtContext(ctx, stmt)
	}
	AfterCommit(ctx, func() { s.prepareWrite(ctx) })
	return nil
}

// prepareWrite does nothing if it fails: then transactions go on parsing.
func (s *Statement) prepareWrite(ctx context.Context) {
	if s.write.Load() != nil || !s.preparing.CompareAndSwap(false, true) {
		return
	}
	defer s.preparing.Store(false)
	pool, err := s.db.write.DB()
	if err != nil {
		return
	}
	if stmt, err := pool.PrepareContext(context.WithoutCancel(ctx), s.text); err == nil {
		s.write.Store(stmt)
	}
}

var errNoTransaction = errors.New("a prepared change needs a transaction")

type failed struct{ err error }

func (f failed) Scan(...any) error { return f.err }

// numbered replaces each ? with $1, $2, and so on where the database expects that.
func (d *DB) numbered(text string) string {
	if d.dialect != Postgres {
		return text
	}
	var b strings.Builder
	n := 0
	for _, r := range text {
		if r != '?' {
			b.WriteRune(r)
			continue
		}
		n++
		b.WriteString("$" + strconv.Itoa(n))
	}
	return b.String()
}
