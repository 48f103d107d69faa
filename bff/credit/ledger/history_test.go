package ledger

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/soak"
)

// model is the ledger of one person, written as simply as possible.
type model struct {
	lots  []*modelLot // in the order in which they came
	holds map[string]*modelHold
	owed  int
	at    time.Time // now, or the last movement's time if the clock went back
	last  time.Time // of a movement
}

type modelLot struct {
	free    int
	expires time.Time // zero: never
}

type modelHold struct {
	parts []modelPart
	due   time.Time
	read  bool
}

type modelPart struct {
	lot    *modelLot
	amount int
}

func (m *model) live(l *modelLot) bool { return l.expires.IsZero() || l.expires.After(m.at) }

// settle is what happens before and after everything that is done.
func (m *model) settle() {
	for _, l := range m.lots {
		if !m.live(l) && l.free > 0 {
			l.free = 0
			m.last = m.at
		}
	}
	for _, l := range m.queue() {
		if n := min(l.free, m.owed); n > 0 {
			l.free -= n
			m.owed -= n
			m.last = m.at
		}
	}
}

// did is the end of something that moved credits.
func (m *model) did() {
	m.last = m.at
	m.settle()
}

func (m *model) queue() []*modelLot {
	all := slices.Clone(m.lots)
	slices.SortStableFunc(all, func(a, b *modelLot) int {
		switch {
		case a.expires.Equal(b.expires):
			return 0
		case b.expires.IsZero():
			return -1
		case a.expires.IsZero():
			return 1
		}
		return a.expires.Compare(b.expires)
	})
	return all
}

func (m *model) free() (n int) {
	for _, l := range m.lots {
		if m.live(l) {
			n += l.free
		}
	}
	return n
}

func (m *model) held() (n int) {
	for _, h := range m.holds {
		for _, p := range h.parts {
			n += p.amount
		}
	}
	return n
}

func (m *model) take(amount int, first *modelLot) (parts []modelPart, rest int) {
	use := func(l *modelLot) {
		if n := min(l.free, amount); n > 0 && m.live(l) {
			l.free -= n
			amount -= n
			parts = append(parts, modelPart{l, n})
		}
	}
	if first != nil {
		use(first)
	}
	for _, l := range m.queue() {
		use(l)
	}
	return parts, amount
}

func (m *model) giveBack(holdID string) {
	for _, p := range m.holds[holdID].parts {
		p.lot.free += p.amount
	}
	delete(m.holds, holdID)
}

// history is a random history of one person, in the ledger and in the model.
type history struct {
	*world
	*model
	owner  string
	dice   *rand.Rand
	holds  []string
	bought map[int64]*modelLot // the last purchase
	steps  []string
}

func (h *history) log(format string, args ...any) {
	h.steps = append(h.steps, fmt.Sprintf(format, args...))
}

func (h *history) step(ctx context.Context) error {
	h.model.at = later(h.model.last, h.clock.Now())
	amount := 1 + h.dice.IntN(12)
	switch n := h.dice.IntN(20); n {
	case 0, 1: // time passes, or the clock is set back
		d := time.Duration(h.dice.IntN(int(4 * day)))
		if h.dice.IntN(5) == 0 {
			d = -d
		}
		h.clock.Advance(d)
		h.log("clock %s", d)
	case 2, 3, 4:
		var expires *time.Time
		l := &modelLot{free: amount}
		if n != 2 {
			l.expires = h.model.at.Add(time.Duration(1+h.dice.IntN(10)) * day)
			expires = &l.expires
		}
		h.log("grant %d until %v", amount, expires)
		return h.in(l, func() (Movement, error) { return h.Grant(ctx, h.owner, h.order(amount), expires) })
	case 5:
		h.log("buy %d", amount)
		return h.in(&modelLot{free: amount}, func() (Movement, error) { return h.Buy(ctx, h.owner, h.order(amount)) })
	case 6, 7, 8, 9, 10:
		return h.out("hold", amount, func() (Movement, error) { return h.Hold(ctx, h.owner, h.order(amount), week) })
	case 11:
		return h.out("spend", amount, func() (Movement, error) { return h.Spend(ctx, h.owner, h.order(amount)) })
	case 12:
		return h.out("revoke", amount, func() (Movement, error) { return h.Revoke(ctx, h.owner, h.order(amount)) })
	case 13:
		h.log("sweep")
		h.sweep()
		return h.Sweep(ctx, nil)
	case 14:
		for number, l := range h.bought {
			h.log("claw back %d of %d", amount, number)
			h.model.settle()
			_, rest := h.model.take(amount, l)
			h.model.owed += rest
			h.model.did()
			_, err := h.ClawBack(ctx, h.walletID(h.owner), h.order(amount), number)
			return err
		}
	default:
		if len(h.holds) > 0 {
			return h.end(ctx, h.holds[h.dice.IntN(len(h.holds))]) // perhaps one that has ended
		}
	}
	return nil
}

// in does what adds a lot.
func (h *history) in(l *modelLot, do func() (Movement, error)) error {
	h.model.settle()
	h.model.lots = append(h.model.lots, l)
	h.model.did()
	m, err := do()
	if m.Kind == Bought {
		h.bought = map[int64]*modelLot{m.Number: l}
	}
	return err
}

// out does what needs credits, and is refused without enough.
func (h *history) out(what string, amount int, do func() (Movement, error)) error {
	enough := h.model.free() >= amount
	h.log("%s %d (%v)", what, amount, enough)
	m, err := do()
	if enough != (err == nil) || err != nil && !errors.Is(err, ErrShort) {
		return fmt.Errorf("%s: %v, want %v", what, err, enough)
	}
	if !enough {
		return nil
	}
	h.model.settle()
	parts, _ := h.model.take(amount, nil)
	if m.Kind == Held {
		h.model.holds[m.Hold.ID] = &modelHold{parts: parts, due: h.model.at.Add(week)}
		h.holds = append(h.holds, m.Hold.ID)
	}
	h.model.did()
	return nil
}

// sweep finds the person if something is due by the clock.
func (h *history) sweep() {
	due := func(at time.Time) bool { return !at.IsZero() && !at.After(h.clock.Now()) }
	found := false
	for _, hold := range h.model.holds {
		found = found || due(hold.due)
	}
	for _, l := range h.model.lots {
		found = found || l.free > 0 && due(l.expires)
	}
	if !found {
		return
	}
	h.model.settle()
	for holdID := range h.model.holds {
		h.timeout(holdID)
	}
	h.model.settle()
}

// timeout returns a hold whose time is over.
func (h *history) timeout(holdID string) {
	if hold := h.model.holds[holdID]; hold != nil && !hold.due.After(h.model.at) {
		h.model.giveBack(holdID)
		h.model.last = h.model.at
	}
}

func (h *history) end(ctx context.Context, holdID string) (err error) {
	h.model.settle()
	h.timeout(holdID)
	hold := h.model.holds[holdID]
	switch h.dice.IntN(3) {
	case 0:
		h.log("take %s", holdID)
		if hold != nil {
			delete(h.model.holds, holdID)
			h.model.last = h.model.at
		}
		_, err = h.Take(ctx, holdID, "answered")
	case 1:
		h.log("return %s", holdID)
		if hold != nil {
			h.model.giveBack(holdID)
			h.model.last = h.model.at
		}
		_, err = h.Return(ctx, holdID, "declined")
	case 2:
		h.log("read %s", holdID)
		if hold != nil && !hold.read {
			hold.read, hold.due = true, h.model.at.Add(30*day)
		}
		_, err = h.Extend(ctx, holdID, waits(30*day))
	}
	h.model.settle()
	return err
}

func later(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

// check compares the ledger with the model.
func (h *history) check() bool {
	h.model.at = later(h.model.last, h.clock.Now())
	got := h.shows(h.owner)
	want := [3]int{h.model.free(), h.model.held(), h.model.owed}
	if got != want {
		h.t.Errorf("%s: free, held, owed %v, want %v after\n%v", h.owner, got, want, h.steps)
	}
	return got == want
}

func TestHistories_agreeWithAModel(t *testing.T) {
	t.Run("sqlite", func(t *testing.T) { play(t, dbtest.SQLite(t), soak.Pick(9000, 40)) })
	t.Run("postgres", func(t *testing.T) { play(t, dbtest.Postgres(t), soak.Pick(1000, 10)) })
}

func play(t *testing.T, d *db.DB, histories int) {
	w := newWorld(t, d)
	ctx := context.Background()
	for n := range histories {
		h := &history{world: w, model: &model{holds: map[string]*modelHold{}}, owner: fmt.Sprintf("person %d", n),
			dice: rand.New(rand.NewPCG(7, uint64(n)))}
		for range 30 {
			if err := h.step(ctx); err != nil {
				t.Fatalf("history %d: %v after\n%v", n, err, h.steps)
			}
			if !h.check() {
				return
			}
		}
		if n%500 == 0 {
			w.sound()
		}
	}
	w.sound()
}
