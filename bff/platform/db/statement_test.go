package db_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

func TestStatement_readsAndWritesInTransactionsAndOutside(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		add := d.Prepare("INSERT INTO mails (id, recipient, subject, body, created_at) VALUES (?, ?, '', '', 1)")
		list := d.Prepare("SELECT id FROM mails WHERE recipient = ? ORDER BY id")
		one := d.Prepare("SELECT id FROM mails WHERE id = ?")
		ids := func(ctx context.Context) (found []string) {
			var id string
			err := list.Each(ctx, []any{"x"}, []any{&id}, func() error { found = append(found, id); return nil })
			if err != nil {
				t.Fatal(err)
			}
			return found
		}
		failure := errors.New("no")
		var want []string
		for _, id := range []string{"a", "b", "c", "d"} { // parsed at first, and prepared from the first commit on
			outcome := failure
			if id != "a" {
				outcome, want = nil, append(want, id)
			}
			err := d.InTx(t.Context(), func(ctx context.Context) error {
				if err := add.Exec(ctx, id, "x"); err != nil {
					return err
				}
				var have string
				if err := one.Row(ctx, id).Scan(&have); err != nil || have != id || !slices.Contains(ids(ctx), id) {
					t.Errorf("%s in its transaction: %q, %v, %v", id, have, ids(ctx), err)
				}
				return outcome
			})
			if !errors.Is(err, outcome) {
				t.Fatal(id, err)
			}
			if have := ids(t.Context()); !slices.Equal(have, want) {
				t.Errorf("after %s: want %v, have %v", id, want, have)
			}
		}
		if err := d.InTx(t.Context(), func(ctx context.Context) error { return add.Exec(ctx, "b", "x") }); err == nil {
			t.Error("a row was added twice")
		}
		if err := list.Each(t.Context(), []any{"x"}, []any{new(string)}, func() error { return failure }); !errors.Is(err, failure) {
			t.Error(err)
		}
		if err := add.Exec(t.Context(), "e", "x"); err == nil {
			t.Error("a change without a transaction")
		}
		if d.Prepare("SELECT id FROM mails WHERE id = ?") != one {
			t.Error("the same text is another statement")
		}
	})
}
