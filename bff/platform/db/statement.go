package db

import (
	"context"
	"database/sql"
	"strconv"
	"strings"
	"sync"
)

// Row is one row read by a Statement.
type Row interface{ Scan(into ...any) error }

// Statement is a prepared query for one row. It avoids gorm's overhead for the few queries
// that every request makes. Parameters are written as ?.
type Statement struct {
	db   *DB
	text string
	once sync.Once
	stmt *sql.Stmt
	err  error
}

// Prepare returns a Statement. It's prepared on first use.
func (d *DB) Prepare(text string) *Statement { return &Statement{db: d, text: text} }

// Row reads in the transaction in ctx, or from the read pool. If there is no row, Scan
// returns sql.ErrNoRows.
func (s *Statement) Row(ctx context.Context, args ...any) Row {
	if tx := SQLTx(ctx); tx != nil {
		return tx.QueryRowContext(ctx, s.db.numbered(s.text), args...)
	}
	s.once.Do(func() {
		pool, err := s.db.read.DB()
		if err == nil {
			s.stmt, err = pool.PrepareContext(context.WithoutCancel(ctx), s.db.numbered(s.text))
		}
		s.err = err
	})
	if s.err != nil {
		return failed{s.err}
	}
	return s.stmt.QueryRowContext(ctx, args...)
}

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
