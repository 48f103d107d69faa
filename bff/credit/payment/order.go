package payment

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
)

// Start takes a person's order and returns the address of Stripe's page. The order is stored
// before Stripe hears of it, so no payment is without one.
func (s *Service) Start(ctx context.Context, userID string, credits, cents, version int) (url string, err error) {
	if !s.On() {
		return "", errs.NotFoundf("Checkout")
	}
	o := Order{ID: s.IDs.New(), Credits: credits, Cents: cents, State: Open, CreatedAt: s.Clock.Now()}
	// Aside: a repeat of this request after an outage of Stripe is a new order.
	err = s.DB.InTx(db.Aside(ctx), func(ctx context.Context) error {
		if o.WalletID, err = s.Ledger.Open(ctx, userID); err != nil {
			return err
		}
		n, err := s.store.since(ctx, o.WalletID, s.Clock.Now().Add(-time.Hour))
		if err != nil {
			return err
		}
		if n >= mostOpen {
			return errs.TooManyRequests("You started many payments. Wait a while, then try again.", time.Hour)
		}
		return s.store.add(ctx, o, version)
	})
	if err != nil {
		return "", err
	}
	session, err := s.Checkout.Start(ctx, o, Back{Paid: s.WebOrigin + "/attorney/credits?order=" + o.ID, Canceled: s.WebOrigin + "/attorney/credits"})
	if err != nil {
		return "", errs.Outage("The payment page isn't available right now. You weren't charged. Try again in a moment.", err)
	}
	return session.URL, s.DB.InTx(ctx, func(ctx context.Context) error {
		return s.store.update(ctx, o.ID, map[string]any{"session_id": session.ID})
	})
}

// Find returns a person's order.
func (s *Service) Find(ctx context.Context, userID, orderID string) (Order, error) {
	walletID, err := s.Ledger.Wallet(ctx, userID)
	if err != nil {
		return Order{}, err
	}
	row, found, err := s.store.find(ctx, "id", orderID)
	if err == nil && (!found || walletID == "" || row.WalletID != walletID) {
		err = errs.NotFoundf("Order")
	}
	return row.order(), err
}

// Sweep asks Stripe about orders of which nothing was heard, and forgets old events.
func (s *Service) Sweep(ctx context.Context) error {
	if err := s.store.forget(ctx, s.Clock.Now().Add(-keepEvents)); err != nil || !s.On() {
		return err
	}
	now := s.Clock.Now()
	open, err := s.store.undecided(ctx, now.Add(-4*24*time.Hour), now.Add(-30*time.Minute))
	if err != nil {
		return err
	}
	var failures []error
	for _, o := range open {
		session, err := s.Checkout.Find(ctx, *o.SessionID)
		if err == nil {
			err = s.DB.InTx(ctx, func(ctx context.Context) error {
				_, err := s.session(ctx, session, session.Expired)
				return err
			})
		}
		failures = append(failures, err)
	}
	return errors.Join(failures...)
}

// report logs what a person must look at, lists it, and tells staff.
func (s *Service) report(ctx context.Context, kind ProblemKind, outcome string, o orderRow, session Session) error {
	s.Log.ErrorContext(ctx, "payment not understood", slog.String("outcome", outcome), slog.String("order", o.ID))
	return s.list(ctx, problemRow{Kind: string(kind), Reference: session.ID, PaymentID: session.PaymentID, OrderID: &o.ID, Cents: int64(session.Cents), Currency: session.Currency},
		News{What: "A payment needs a decision", Reference: session.ID, Detail: fmt.Sprintf("Order %s: %s.", o.ID, outcome)})
}

// list adds a problem to the staff's list and tells them, once.
func (s *Service) list(ctx context.Context, row problemRow, n News) error {
	row.ID, row.FoundAt = s.IDs.New(), s.Clock.Now().UnixMilli()
	added, err := s.store.addProblem(ctx, row)
	if err != nil || !added {
		return err
	}
	return s.Tell(ctx, n)
}
