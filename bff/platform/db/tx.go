package db

import (
	"context"
	"database/sql"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

type txKey struct{}

type transaction struct {
	gorm  *gorm.DB
	after []func()
}

// InTx runs f in a transaction. It commits if f returns nil and rolls back otherwise.
// Inside another InTx, it joins the outer transaction.
func (d *DB) InTx(ctx context.Context, f func(context.Context) error) error {
	if current(ctx) != nil {
		return f(ctx)
	}
	tx := &transaction{}
	first, _ := ctx.Value(firstKey{}).(*firstCommit)
	err := d.write.WithContext(ctx).Transaction(func(g *gorm.DB) error {
		tx.gorm, tx.after = g, nil
		ctx := context.WithValue(ctx, txKey{}, tx)
		if err := f(ctx); err != nil || first == nil || first.done {
			return err
		}
		return first.do(ctx)
	})
	if err != nil {
		return err
	}
	if first != nil {
		first.done = true
	}
	for _, run := range tx.after {
		run()
	}
	return nil
}

type firstKey struct{}

type firstCommit struct {
	do   func(context.Context) error
	done bool
}

// WithFirstCommit returns a ctx whose first transaction runs f last, and rolls back if f
// fails. Transactions with that ctx must not run at the same time.
func WithFirstCommit(ctx context.Context, f func(context.Context) error) context.Context {
	return context.WithValue(ctx, firstKey{}, &firstCommit{do: f})
}

// Aside returns ctx for a transaction before the one that matters, such as the count of an
// attempt: it doesn't count as the first of WithFirstCommit.
func Aside(ctx context.Context) context.Context {
	return context.WithValue(ctx, firstKey{}, (*firstCommit)(nil))
}

// Read returns the connection for queries: the transaction in ctx, or the read pool.
func (d *DB) Read(ctx context.Context) *gorm.DB {
	if tx := current(ctx); tx != nil {
		return tx.gorm.WithContext(ctx)
	}
	return d.read.WithContext(ctx)
}

// Write returns the connection for changes: the transaction in ctx, or the write pool.
func (d *DB) Write(ctx context.Context) *gorm.DB {
	if tx := current(ctx); tx != nil {
		return tx.gorm.WithContext(ctx)
	}
	return d.write.WithContext(ctx)
}

// Locking is Write for a query whose rows nobody else changes until the transaction in ctx
// ends. SQLite has a single writer anyway, so there the lock isn't written.
func (d *DB) Locking(ctx context.Context) *gorm.DB {
	return d.Write(ctx).Clauses(clause.Locking{Strength: "UPDATE"})
}

// AfterCommit runs f after the transaction in ctx commits, or immediately if there is
// none. It doesn't run f after a rollback.
func AfterCommit(ctx context.Context, f func()) {
	if tx := current(ctx); tx != nil {
		tx.after = append(tx.after, f)
		return
	}
	f()
}

// WithoutTx returns ctx without its transaction, for work after the commit.
func WithoutTx(ctx context.Context) context.Context {
	if current(ctx) == nil {
		return ctx
	}
	return context.WithValue(ctx, txKey{}, (*transaction)(nil))
}

// SQLTx returns the transaction in ctx for code without gorm, or nil.
func SQLTx(ctx context.Context) *sql.Tx {
	tx := current(ctx)
	if tx == nil {
		return nil
	}
	pool := tx.gorm.Statement.ConnPool
	if prepared, ok := pool.(*gorm.PreparedStmtTX); ok {
		pool = prepared.Tx
	}
	plain, _ := pool.(*sql.Tx)
	return plain
}

func current(ctx context.Context) *transaction {
	tx, _ := ctx.Value(txKey{}).(*transaction)
	return tx
}
