package ledger

import (
	"context"
	"errors"
	"time"
)

// Grant adds a gift that expires at a time, or never.
func (l *Ledger) Grant(ctx context.Context, ownerID string, o Order, expiresAt *time.Time) (Movement, error) {
	return l.add(ctx, ownerID, Granted, granted, o, expiresAt)
}

// Buy adds what was paid for. It never expires.
func (l *Ledger) Buy(ctx context.Context, ownerID string, o Order) (Movement, error) {
	return l.add(ctx, ownerID, Bought, bought, o, nil)
}

// BuyFor is Buy for a wallet, perhaps without a person.
func (l *Ledger) BuyFor(ctx context.Context, walletID string, o Order) (Movement, error) {
	var done Movement
	err := l.withinID(ctx, walletID, func(ctx context.Context, w *wallet) error {
		return w.once(ctx, Bought, o, &done, adding(Bought, bought, o, nil))
	})
	return done, err
}

func (l *Ledger) add(ctx context.Context, ownerID string, kind Kind, source string, o Order, expiresAt *time.Time) (Movement, error) {
	return l.once(ctx, ownerID, kind, o, adding(kind, source, o, expiresAt))
}

func adding(kind Kind, source string, o Order, expiresAt *time.Time) func(context.Context, *wallet) (Movement, error) {
	return func(ctx context.Context, w *wallet) (Movement, error) {
		if expiresAt != nil && expiresAt.UnixMilli() <= w.at {
			return Movement{}, errors.New("credits that come in must not have expired")
		}
		to, err := w.lot(ctx, o, expiresAt)
		if err != nil {
			return Movement{}, err
		}
		m, err := w.move(ctx, kind, o, step{from: w.account(source), to: to.ID, amount: int64(o.Amount), state: posted})
		m.ExpiresAt = expiresAt
		return m, err
	}
}

// Spend takes credits at once.
func (l *Ledger) Spend(ctx context.Context, ownerID string, o Order) (Movement, error) {
	return l.remove(ctx, ownerID, Spent, spent, o)
}

// Revoke takes credits away.
func (l *Ledger) Revoke(ctx context.Context, ownerID string, o Order) (Movement, error) {
	return l.remove(ctx, ownerID, Revoked, revoked, o)
}

func (l *Ledger) remove(ctx context.Context, ownerID string, kind Kind, sink string, o Order) (Movement, error) {
	return l.once(ctx, ownerID, kind, o, func(ctx context.Context, w *wallet) (Movement, error) {
		steps, rest := w.from(int64(o.Amount), 0, sink, posted)
		if rest > 0 {
			return Movement{}, ErrShort
		}
		return w.move(ctx, kind, o, steps...)
	})
}

// Hold sets credits aside for a time. Then they come back by themselves.
func (l *Ledger) Hold(ctx context.Context, ownerID string, o Order, wait time.Duration) (Movement, error) {
	return l.once(ctx, ownerID, Held, o, func(ctx context.Context, w *wallet) (Movement, error) {
		steps, rest := w.from(int64(o.Amount), 0, spent, pending)
		if rest > 0 {
			return Movement{}, ErrShort
		}
		row := holdRow{WalletID: w.id, Number: w.movements + 1, ID: w.IDs.New(), Amount: int64(o.Amount), DueAt: w.at + wait.Milliseconds()}
		if err := w.store.addHold(ctx, row); err != nil {
			return Movement{}, err
		}
		m, err := w.moveOf(ctx, Held, o, 0, row.ID, steps...)
		m.Hold = row.hold()
		return m, err
	})
}

// Take spends what was held, unless its time was over before.
func (l *Ledger) Take(ctx context.Context, holdID, reason string) (Hold, error) {
	return l.end(ctx, holdID, Taken, reason)
}

// Return gives back what was held.
func (l *Ledger) Return(ctx context.Context, holdID, reason string) (Hold, error) {
	return l.end(ctx, holdID, Returned, reason)
}

// end does nothing to a hold that has ended: the first end counts.
func (l *Ledger) end(ctx context.Context, holdID string, kind Kind, reason string) (ended Hold, err error) {
	err = l.onHold(ctx, holdID, func(ctx context.Context, w *wallet, h holdRow) error {
		if h.EndedBy == nil && h.DueAt > w.at {
			if err := w.end(ctx, h, kind, reason); err != nil {
				return err
			}
		}
		ended, err = l.store.hold(ctx, holdID)
		return err
	})
	return ended, err
}

// Extend gives a hold more time from now on, because the expert read the message: as much as
// the rules say under which it was made. Only the first time counts.
func (l *Ledger) Extend(ctx context.Context, holdID string, wait func(version int) time.Duration) (extended Hold, err error) {
	err = l.onHold(ctx, holdID, func(ctx context.Context, w *wallet, h holdRow) error {
		if h.EndedBy == nil && h.ReadAt == nil && h.DueAt > w.at {
			_, version, _, err := w.store.pendingOf(ctx, w.id, h.Number)
			if err != nil {
				return err
			}
			if err := l.store.extend(ctx, holdID, w.at, w.at+wait(version).Milliseconds()); err != nil {
				return err
			}
		}
		extended, err = l.store.hold(ctx, holdID)
		return err
	})
	return extended, err
}

// onHold locks the wallet of a hold, and returns the credits first if its time is over.
func (l *Ledger) onHold(ctx context.Context, holdID string, f func(context.Context, *wallet, holdRow) error) error {
	walletID, err := l.store.walletOf(ctx, holdID)
	if err != nil {
		return err
	}
	return l.withinID(ctx, walletID, func(ctx context.Context, w *wallet) error {
		h, err := l.store.openHold(ctx, holdID)
		if err != nil {
			return err
		}
		if h.EndedBy == nil && h.DueAt <= w.at {
			if err := w.timeout(ctx, h); err != nil {
				return err
			}
		}
		return f(ctx, w, h)
	})
}

func (w *wallet) timeout(ctx context.Context, h holdRow) error {
	reason := Unread
	if h.ReadAt != nil {
		reason = Unanswered
	}
	return w.end(ctx, h, Returned, reason)
}

// end takes or returns what a hold set aside, by the rule under which it was made.
func (w *wallet) end(ctx context.Context, h holdRow, kind Kind, reason string) error {
	rule, version, parts, err := w.store.pendingOf(ctx, w.id, h.Number)
	if err != nil {
		return err
	}
	state := posted
	if kind == Returned {
		state = voided
	}
	steps := make([]step, len(parts))
	for i, p := range parts {
		steps[i] = step{from: p.FromID, to: p.ToID, amount: p.Amount, state: state, pending: p.Number}
	}
	m, err := w.moveOf(ctx, kind, Order{Key: "end:" + h.ID, Amount: int(h.Amount), Reason: reason, Rule: rule, Version: version}, h.Number, "", steps...)
	if err != nil {
		return err
	}
	return w.store.endHold(ctx, h.ID, m.Number)
}

// ClawBack takes back credits whose payment was taken back: first those of the purchase,
// then others. What is missing becomes a debt.
func (l *Ledger) ClawBack(ctx context.Context, walletID string, o Order, purchase int64) (Movement, error) {
	var done Movement
	err := l.withinID(ctx, walletID, func(ctx context.Context, w *wallet) error {
		return w.once(ctx, Refunded, o, &done, func(ctx context.Context, w *wallet) (Movement, error) {
			steps, rest := w.from(int64(o.Amount), purchase, refunded, posted)
			if rest > 0 {
				steps = append(steps, step{from: w.account(owed), to: w.account(refunded), amount: rest, state: posted})
			}
			return w.move(ctx, Refunded, o, steps...)
		})
	})
	return done, err
}

// GiveBack adds credits again that ClawBack took.
func (l *Ledger) GiveBack(ctx context.Context, walletID string, o Order) (Movement, error) {
	var done Movement
	err := l.withinID(ctx, walletID, func(ctx context.Context, w *wallet) error {
		return w.once(ctx, Restored, o, &done, func(ctx context.Context, w *wallet) (Movement, error) {
			to, err := w.lot(ctx, o, nil)
			if err != nil {
				return Movement{}, err
			}
			return w.move(ctx, Restored, o, step{from: w.account(refunded), to: to.ID, amount: int64(o.Amount), state: posted})
		})
	})
	return done, err
}

// Close ends a person's wallet: what is held comes back, what is free is revoked, and only
// amounts remain.
func (l *Ledger) Close(ctx context.Context, ownerID string) error {
	return l.DB.InTx(ctx, func(ctx context.Context) error {
		row, found, err := l.store.lock(ctx, "owner_id", ownerID)
		if err != nil || !found {
			return err
		}
		err = l.with(ctx, row, func(ctx context.Context, w *wallet) error {
			open, err := l.store.openHolds(ctx, w.id)
			if err != nil {
				return err
			}
			for _, h := range open {
				if err := w.end(ctx, h, Returned, Closed); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
		err = l.withinID(ctx, row.ID, func(ctx context.Context, w *wallet) error {
			free := w.balance().Free
			if free == 0 {
				return nil
			}
			steps, _ := w.from(int64(free), 0, revoked, posted)
			_, err := w.move(ctx, Revoked, Order{Key: "closed", Amount: free, Reason: Closed, Rule: Closed, Version: w.Version()}, steps...)
			return err
		})
		if err != nil {
			return err
		}
		return l.store.forget(ctx, row.ID)
	})
}

// once runs f for a key that is new, and else returns what the key did before.
func (l *Ledger) once(ctx context.Context, ownerID string, kind Kind, o Order, f func(context.Context, *wallet) (Movement, error)) (done Movement, err error) {
	err = l.within(ctx, ownerID, func(ctx context.Context, w *wallet) error { return w.once(ctx, kind, o, &done, f) })
	return done, err
}

func (w *wallet) once(ctx context.Context, kind Kind, o Order, done *Movement, f func(context.Context, *wallet) (Movement, error)) error {
	if o.Amount <= 0 {
		return errAmount
	}
	before, found, err := w.store.byKey(ctx, w.id, o.Key)
	switch {
	case err != nil:
		return err
	case found && before.Movement.Fingerprint != fingerprint(kind, o):
		return ErrReused
	case found:
		*done = before.movement()
		return nil
	}
	*done, err = f(ctx, w)
	return err
}
