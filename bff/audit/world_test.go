package audit

import (
	"context"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/web"
)

var ruth = auth.Actor{UserID: "ruth", Name: "Ruth Adeyemi", Groups: auth.Groups{auth.Admin}}

type world struct {
	*Service
	clock *clock.Fake
	ctx   context.Context
}

// each runs f on both databases.
func each(t *testing.T, f func(t *testing.T, w world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := world{clock: clock.NewFake(time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)), ctx: t.Context()}
		w.Service = New(Deps{DB: d, Clock: w.clock})
		f(t, w)
	})
}

func (w world) record(t *testing.T, actor auth.Actor, entry auth.AuditEntry) {
	t.Helper()
	if err := w.Record(w.ctx, actor, entry); err != nil {
		t.Fatal(err)
	}
	w.clock.Advance(time.Minute)
}

// suspended is what staff did to an account.
func suspended(accountID, name string) auth.AuditEntry {
	return auth.AuditEntry{Action: "account.suspended", Kind: "account", ID: accountID, Name: name, Reason: "Two complaints about " + name,
		Detail: map[string]string{"sessions": "2"}}
}

func (w world) all(t *testing.T) []Entry {
	t.Helper()
	entries, err := w.store.list(w.ctx, Filter{}, web.Rows[int64]{Limit: 1000})
	if err != nil {
		t.Fatal(err)
	}
	return entries
}

func (w world) check(t *testing.T) Checked {
	t.Helper()
	c, err := w.Check(w.ctx)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// force changes the database behind the service's back, as somebody might who has
// got rid of what guards the tables.
func (w world) force(t *testing.T, statement string, args ...any) {
	t.Helper()
	drop := []string{"audit_entries_no_update", "audit_entries_no_delete", "audit_parts_no_update", "audit_parts_delete_when_erased"}
	if w.DB.Dialect() == db.Postgres {
		drop = []string{"audit_entries_append_only ON audit_entries", "audit_parts_no_update ON audit_parts", "audit_parts_delete_when_erased ON audit_parts"}
	}
	for _, trigger := range drop {
		if err := w.DB.Write(w.ctx).Exec("DROP TRIGGER IF EXISTS " + trigger).Error; err != nil {
			t.Fatal(err)
		}
	}
	if err := w.DB.Write(w.ctx).Exec(statement, args...).Error; err != nil {
		t.Fatal(err)
	}
}
