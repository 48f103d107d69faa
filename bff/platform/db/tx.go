package db

import (
	"context"
	"database/sql"

	"gorm.io/gorm"
)

type txKey struct{}

type transaction struct {
	gorm  *gorm.DB
	after []func()
}

// InTx runs f in one transaction: all of it is kept when f returns nil, none of
// it otherwise. Inside another InTx it joins the outer one.
func (d *DB) InTx(ctx context.Context, f func(context.Context) error) error {
	if current(ctx) != nil {
		return f(ctx)
	}
	tx := &transaction{}
	err := d.write.WithContext(ctx).Transaction(func(g *gorm.DB) error {
		tx.gorm, tx.after = g, nil
		return f(context.WithValue(ctx, txKey{}, tx))
	})
	if err != nil {
		return err
	}
	for _, run := range tx.after {
		run()
	}
	return nil
}

// Read is where queries go: the transaction in ctx, or else the reading pool.
func (d *DB) Read(ctx context.Context) *gorm.DB {
	if tx := current(ctx); tx != nil {
		return tx.gorm.WithContext(ctx)
	}
	return d.read.WithContext(ctx)
}

// Write is where changes go: the transaction in ctx, or else the writing pool.
func (d *DB) Write(ctx context.Context) *gorm.DB {
	if tx := current(ctx); tx != nil {
		return tx.gorm.WithContext(ctx)
	}
	return d.write.WithContext(ctx)
}

// AfterCommit runs f once the transaction in ctx is committed, at once where
// there is none, and never where it is rolled back.
func AfterCommit(ctx context.Context, f func()) {
	if tx := current(ctx); tx != nil {
		tx.after = append(tx.after, f)
		return
	}
	f()
}

// WithoutTx is ctx for work after the commit: the same values and deadline, no
// transaction.
func WithoutTx(ctx context.Context) context.Context {
	if current(ctx) == nil {
		return ctx
	}
	return context.WithValue(ctx, txKey{}, (*transaction)(nil))
}

// SQLTx is the transaction in ctx for code without gorm; nil where there is none.
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
