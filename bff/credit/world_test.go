package credit

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
)

var noon = time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)

// of is an id by a short name.
func of(name string) string { return strings.Repeat("0", 26-len(name)) + name }

var (
	dana  = auth.Actor{UserID: of("dana"), Name: "Dana Hart", Groups: auth.Groups{auth.Attorney}}
	ruth  = auth.Actor{UserID: of("ruth"), Name: "Ruth Adeyemi", Groups: auth.Groups{auth.Admin}}
	both  = auth.Actor{UserID: of("both"), Name: "Both Ways", Groups: auth.Groups{auth.Attorney, auth.Admin}}
	eli   = auth.Actor{UserID: of("eli"), Name: "Eli Expert", Groups: auth.Groups{auth.Expert}}
	known = authtest.Directory{{ID: dana.UserID, Name: dana.Name, Email: "dana@hart.example", Groups: dana.Groups}, {ID: both.UserID, Name: both.Name, Email: "both@hart.example", Groups: both.Groups},
		{ID: ruth.UserID, Name: ruth.Name, Groups: ruth.Groups}, {ID: eli.UserID, Name: eli.Name, Groups: eli.Groups}}
)

type world struct {
	*Service
	clock   *clock.Fake
	entries authtest.Log
	mails   notifytest.Outbox
	heard   []Changed
	t       *testing.T
	ctx     context.Context
}

func (w *world) Attorneys(_ context.Context, words string, _ int) (found []auth.Person, n int, err error) {
	for _, p := range known {
		if p.Groups.Has(auth.Attorney) && strings.HasPrefix(strings.ToLower(p.Name), strings.ToLower(words)) {
			found = append(found, p)
		}
	}
	return found, len(found), nil
}

func (*world) Names(_ context.Context, _ auth.Actor, expertIDs []string) (map[string]string, error) {
	names := map[string]string{}
	for _, expertID := range expertIDs {
		if expertID != of("hidden") {
			names[expertID] = "Dr. " + strings.TrimLeft(expertID, "0")
		}
	}
	return names, nil
}

func each(t *testing.T, f func(w *world)) {
	t.Helper()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		rules, err := ReadRules("")
		if err != nil {
			t.Fatal(err)
		}
		w := &world{clock: clock.NewFake(noon), t: t, ctx: t.Context()}
		w.Service = New(Deps{DB: d, Clock: w.clock, IDs: id.Random, Rules: rules, People: known, Accounts: w, Experts: w, AuditLog: &w.entries, Notify: &w.mails, WebOrigin: "https://peritus.test"})
		w.Service.Changed.Listen(func(_ context.Context, c Changed) { w.heard = append(w.heard, c) })
		if err := w.RecordRules(w.ctx); err != nil {
			t.Fatal(err)
		}
		f(w)
	})
}

func (w *world) welcome(actor auth.Actor) {
	w.t.Helper()
	if credits, _, err := w.Welcome(w.ctx, actor.UserID); err != nil || credits != 25 {
		w.t.Fatal(credits, err)
	}
}

// open opens a conversation and returns its hold.
func (w *world) open(actor auth.Actor, name string) string {
	w.t.Helper()
	h, err := w.OpenConversation(w.ctx, actor, "c-"+name, of(name))
	if err != nil {
		w.t.Fatal(err)
	}
	return h.ID
}

// says is a person's statement, the last line first.
func (w *world) says(actor auth.Actor, userID, tab string) string {
	w.t.Helper()
	lines, n, err := w.Statement(w.ctx, actor, userID, tab, 1)
	if err != nil || n != len(lines) {
		w.t.Fatal(n, err)
	}
	var all []string
	for _, l := range lines {
		all = append(all, strings.TrimSpace(fmt.Sprintf("%s: %+d, %d free. %s", l.Title, l.change(), l.Free, l.Why)))
	}
	return strings.Join(all, "\n")
}

func (w *world) has(actor auth.Actor, free, held int) {
	w.t.Helper()
	state, err := w.Ledger.State(w.ctx, actor.UserID)
	if err != nil || state.Free != free || state.Held != held {
		w.t.Errorf("%d free and %d held, want %d and %d: %v", state.Free, state.Held, free, held, err)
	}
}

func (w *world) actions() string {
	var all []string
	for _, e := range w.entries.All {
		all = append(all, e.Action)
	}
	slices.Sort(all)
	return strings.Join(all, " ")
}

func is(t *testing.T, rule string, err error, kind errs.Kind) {
	t.Helper()
	if err == nil || errs.KindOf(err) != kind {
		t.Errorf("%s: %v, want %s", rule, err, kind)
	}
}
