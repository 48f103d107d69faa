package ledger

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// The accounts of a wallet beside its lots.
const (
	granted  = "granted"
	bought   = "bought"
	spent    = "spent"
	expired  = "expired"
	revoked  = "revoked"
	refunded = "refunded"
	owed     = "owed"
)

var accounts = []string{granted, bought, spent, expired, revoked, refunded, owed}

// States of a transfer.
const (
	pending = "pending"
	posted  = "posted"
	voided  = "voided"
)

// wallet is locked until the transaction ends.
type wallet struct {
	*Ledger
	id                   string
	transfers, movements int64
	at                   int64 // now, or the last movement's time if the clock went back
	lots                 []*lot
	owed                 int64
}

// lot is an account with credits, and how they came in.
type lot struct {
	ID        string
	Number    int64
	ExpiresAt *int64
	Posted    int64
	Held      int64
	Rule      string
	Version   int `gorm:"column:rule_version"`
}

func (l *lot) free() int64 { return l.Posted - l.Held }

func (l *lot) over(at int64) bool { return l.ExpiresAt != nil && *l.ExpiresAt <= at }

// step is a transfer of a movement.
type step struct {
	from, to string
	amount   int64
	state    string
	pending  int64 // that it ends
}

func (w *wallet) account(kind string) string { return w.id + ":" + kind }

func (w *wallet) balance() Balance {
	b := Balance{Owed: int(w.owed)}
	for _, l := range w.lots {
		b.Free += int(l.free())
		b.Held += int(l.Held)
	}
	return b
}

// within locks a person's wallet, makes one if there is none, and runs f. What is over
// expires before, and a debt is paid after.
func (l *Ledger) within(ctx context.Context, ownerID string, f func(ctx context.Context, w *wallet) error) error {
	return l.DB.InTx(ctx, func(ctx context.Context) error {
		row, found, err := l.store.lock(ctx, "owner_id", ownerID)
		if err == nil && !found {
			if err = l.store.open(ctx, l.IDs.New(), ownerID); err == nil {
				row, found, err = l.store.lock(ctx, "owner_id", ownerID)
			}
		}
		if err == nil && !found {
			err = ErrNoWallet
		}
		if err != nil {
			return err
		}
		return l.with(ctx, row, f)
	})
}

// withinID is within for a wallet that exists, perhaps without a person.
func (l *Ledger) withinID(ctx context.Context, walletID string, f func(ctx context.Context, w *wallet) error) error {
	return l.DB.InTx(ctx, func(ctx context.Context) error {
		row, found, err := l.store.lock(ctx, "id", walletID)
		if err == nil && !found {
			err = ErrNoWallet
		}
		if err != nil {
			return err
		}
		return l.with(ctx, row, f)
	})
}

func (l *Ledger) with(ctx context.Context, row walletRow, f func(ctx context.Context, w *wallet) error) error {
	w := &wallet{Ledger: l, id: row.ID, transfers: row.Transfers, movements: row.Movements, at: max(row.At, l.Clock.Now().UnixMilli())}
	var err error
	if w.lots, err = l.store.lots(ctx, w.id); err != nil {
		return err
	}
	if w.owed, err = l.store.owed(ctx, w.account(owed)); err != nil {
		return err
	}
	if err := w.expire(ctx); err != nil {
		return err
	}
	if err := f(ctx, w); err != nil {
		return err
	}
	if err := w.expire(ctx); err != nil { // what came back too late
		return err
	}
	return w.repay(ctx)
}

// sort puts the lots in the order in which they are spent: what expires first, then what
// came first.
func (w *wallet) sort() {
	slices.SortFunc(w.lots, func(a, b *lot) int {
		switch {
		case (a.ExpiresAt == nil) != (b.ExpiresAt == nil):
			if a.ExpiresAt == nil {
				return 1
			}
			return -1
		case a.ExpiresAt != nil && *a.ExpiresAt != *b.ExpiresAt:
			return cmp.Compare(*a.ExpiresAt, *b.ExpiresAt)
		}
		return cmp.Compare(a.Number, b.Number)
	})
}

// from takes an amount from the lots in their order, first from the one with a number.
func (w *wallet) from(amount int64, first int64, to, state string) (steps []step, rest int64) {
	w.sort()
	take := func(l *lot) {
		if n := min(l.free(), amount); n > 0 && !l.over(w.at) {
			steps = append(steps, step{from: l.ID, to: w.account(to), amount: n, state: state})
			amount -= n
		}
	}
	for _, l := range w.lots {
		if l.Number == first {
			take(l)
		}
	}
	for _, l := range w.lots {
		if l.Number != first {
			take(l)
		}
	}
	return steps, amount
}

// expire ends the lots whose time is over, each on its own.
func (w *wallet) expire(ctx context.Context) error {
	w.sort()
	for _, l := range w.lots {
		if !l.over(w.at) || l.free() == 0 {
			continue
		}
		_, err := w.move(ctx, Expired, Order{Key: fmt.Sprintf("expired:%d:%d", l.Number, w.movements+1), Amount: int(l.free()), Reason: Lapsed, Rule: l.Rule, Version: l.Version},
			step{from: l.ID, to: w.account(expired), amount: l.free(), state: posted})
		if err != nil {
			return err
		}
	}
	return nil
}

// repay pays a debt with whatever is there.
func (w *wallet) repay(ctx context.Context) error {
	amount := min(w.owed, int64(w.balance().Free))
	if amount <= 0 {
		return nil
	}
	steps, _ := w.from(amount, 0, owed, posted)
	_, err := w.move(ctx, Repaid, Order{Key: fmt.Sprintf("repaid:%d", w.movements+1), Amount: int(amount), Reason: Debt, Rule: Debt, Version: w.Version()}, steps...)
	return err
}

// lot makes a lot for the next movement.
func (w *wallet) lot(ctx context.Context, o Order, expiresAt *time.Time) (*lot, error) {
	n := w.movements + 1
	made := &lot{ID: w.account(strconv.FormatInt(n, 10)), Number: n, Rule: o.Rule, Version: o.Version}
	if expiresAt != nil {
		ms := expiresAt.UnixMilli()
		made.ExpiresAt = &ms
	}
	w.lots = append(w.lots, made)
	return made, w.store.addAccount(ctx, accountRow{ID: made.ID, WalletID: w.id, Kind: "lot", Number: n, ExpiresAt: made.ExpiresAt})
}

// move writes a movement with its transfers.
func (w *wallet) move(ctx context.Context, kind Kind, o Order, steps ...step) (Movement, error) {
	return w.moveOf(ctx, kind, o, 0, "", steps...)
}

func (w *wallet) moveOf(ctx context.Context, kind Kind, o Order, hold int64, movementID string, steps ...step) (Movement, error) {
	if o.Amount <= 0 {
		return Movement{}, errAmount
	}
	m := movementRow{WalletID: w.id, Number: w.movements + 1, ID: movementID, RequestKey: o.Key, Fingerprint: fingerprint(kind, o), Kind: string(kind), Reason: o.Reason,
		Rule: o.Rule, RuleVersion: o.Version, Amount: int64(o.Amount), At: w.at}
	if m.ID == "" {
		m.ID = w.IDs.New()
	}
	if hold > 0 {
		m.Hold = &hold
	}
	if o.About != (About{}) {
		if err := w.store.addDetails(ctx, detailRow{w.id, m.Number, o.About.ExpertID, o.About.SubjectID, o.About.Note}); err != nil {
			return Movement{}, err
		}
	}
	rows := make([]transferRow, len(steps))
	for i, s := range steps {
		w.transfers++
		rows[i] = transferRow{WalletID: w.id, Number: w.transfers, Movement: m.Number, FromID: s.from, ToID: s.to, Amount: s.amount, State: s.state, At: w.at}
		if s.pending > 0 {
			rows[i].Pending = &s.pending
		}
		w.apply(s)
	}
	if err := w.store.addTransfers(ctx, rows); err != nil {
		return Movement{}, err
	}
	b := w.balance()
	m.Free, m.Held, m.Owed = int64(b.Free), int64(b.Held), int64(b.Owed)
	if err := w.store.addMovement(ctx, m); err != nil {
		return Movement{}, err
	}
	w.movements++
	found := lineRow{Movement: m}.movement()
	found.About = o.About
	return found, nil
}

// apply keeps the balances in step with what the database does.
func (w *wallet) apply(s step) {
	for _, l := range w.lots {
		switch l.ID {
		case s.from:
			if s.state == posted {
				l.Posted -= s.amount
			}
			if s.state == pending {
				l.Held += s.amount
			} else if s.pending > 0 {
				l.Held -= s.amount
			}
		case s.to:
			l.Posted += s.amount
		}
	}
	switch w.account(owed) {
	case s.from:
		w.owed += s.amount
	case s.to:
		w.owed -= s.amount
	}
}

// fingerprint is what must be the same when a key is used again.
func fingerprint(kind Kind, o Order) string {
	return strings.Join([]string{string(kind), strconv.Itoa(o.Amount), o.Rule, o.About.ExpertID, o.About.SubjectID}, "|")
}
