package ledger

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/id"
)

var noon = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

const (
	day  = 24 * time.Hour
	week = 7 * day
)

// world is a ledger with one version of the rules.
type world struct {
	*Ledger
	clock *clock.Fake
	t     testing.TB
	keys  atomic.Int64
}

func newWorld(t testing.TB, d *db.DB) *world {
	t.Helper()
	c := clock.NewFake(noon)
	w := &world{Ledger: New(Deps{DB: d, Clock: c, IDs: id.Random, Version: func() int { return 1 }}), clock: c, t: t}
	w.exec("INSERT INTO credit_rules (version, content, added_at) VALUES (1, '{}', 1)")
	return w
}

func each(t *testing.T, f func(w *world)) {
	t.Helper()
	dbtest.Each(t, func(t *testing.T, d *db.DB) { f(newWorld(t, d)) })
}

func (w *world) exec(statement string, args ...any) {
	w.t.Helper()
	if err := w.DB.Write(context.Background()).Exec(statement, args...).Error; err != nil {
		w.t.Fatal(err)
	}
}

// order is an order with a key of its own.
func (w *world) order(amount int) Order {
	key := "key-" + time.Duration(w.keys.Add(1)).String()
	return Order{Key: key, Amount: amount, Reason: "test", Rule: "test", Version: 1}
}

// after is a time from now.
func (w *world) after(d time.Duration) *time.Time {
	at := w.clock.Now().Add(d)
	return &at
}

func (w *world) grant(owner string, amount int, expiresAt *time.Time) {
	w.t.Helper()
	w.must(w.Grant(context.Background(), owner, w.order(amount), expiresAt))
}

func (w *world) hold(owner string, amount int) string {
	w.t.Helper()
	return w.must(w.Hold(context.Background(), owner, w.order(amount), week)).Hold.ID
}

func (w *world) must(m Movement, err error) Movement {
	w.t.Helper()
	if err != nil {
		w.t.Fatal(err)
	}
	return m
}

// shows is a person's state as free, held, owed.
func (w *world) shows(owner string) [3]int {
	w.t.Helper()
	state, err := w.State(context.Background(), owner)
	if err != nil {
		w.t.Fatal(err)
	}
	return [3]int{state.Free, state.Held, state.Owed}
}

func (w *world) want(owner string, free, held, owed int) {
	w.t.Helper()
	if got := w.shows(owner); got != [3]int{free, held, owed} {
		w.t.Errorf("%s has free, held, owed %v, want %v", owner, got, [3]int{free, held, owed})
	}
}

// ends is how a hold ended, and why.
func (w *world) ends(holdID string, kind Kind, reason string) {
	w.t.Helper()
	h, err := w.HoldOf(context.Background(), holdID)
	if err != nil || h.Ended != kind || h.Reason != reason {
		w.t.Errorf("the hold was %q because %q (%v), want %q because %q", h.Ended, h.Reason, err, kind, reason)
	}
}

// lines are a person's movements, the first first.
func (w *world) lines(owner string) []Movement {
	w.t.Helper()
	walletID, err := w.Wallet(context.Background(), owner)
	if err != nil {
		w.t.Fatal(err)
	}
	all, n, err := w.Statement(context.Background(), walletID, nil, 0, 1000)
	if err != nil || n != len(all) {
		w.t.Fatalf("%d of %d: %v", len(all), n, err)
	}
	for i, j := 0, len(all)-1; i < j; i, j = i+1, j-1 {
		all[i], all[j] = all[j], all[i]
	}
	return all
}

func (w *world) sound() {
	w.t.Helper()
	problems, err := w.Check(context.Background())
	if err != nil || len(problems) > 0 {
		w.t.Errorf("%v %v", problems, err)
	}
}

// waits are rules that never change.
func waits(d time.Duration) func(int) time.Duration { return func(int) time.Duration { return d } }
