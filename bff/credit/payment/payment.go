// Package payment sells credits through Stripe Checkout. Credits come in only when Stripe
// says that an order of ours is paid, and once. What is refunded or disputed is taken back.
package payment

import (
	"context"
	"log/slog"
	"time"

	"peritus/bff/credit/ledger"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
)

// State of an order.
type State string

const (
	Open    State = "open"    // the person is on Stripe's page, or left it
	Waiting State = "waiting" // completed, but the bank hasn't paid yet
	Paid    State = "paid"
	Failed  State = "failed"  // the bank refused
	Expired State = "expired" // not completed in time
	Wrong   State = "wrong"   // another amount or currency was paid: for staff
)

// Order is credits that someone wants to buy.
type Order struct {
	ID        string
	WalletID  string
	Credits   int
	Cents     int // U.S. dollars
	State     State
	CreatedAt time.Time
}

// Currency is what all orders are paid in.
const Currency = "usd"

// Session is Stripe's page for an order, or what became of it.
type Session struct {
	ID        string
	URL       string
	OrderID   string
	PaymentID string
	Completed bool
	Expired   bool
	Paid      bool
	Cents     int
	Currency  string
}

// Checkout makes and finds Stripe's pages.
type Checkout interface {
	Start(ctx context.Context, o Order, back Back) (Session, error)
	Find(ctx context.Context, sessionID string) (Session, error)
}

// Back is where Stripe sends people afterward.
type Back struct{ Paid, Canceled string }

// Dispute of a payment.
type dispute string

const (
	undisputed dispute = ""
	disputed   dispute = "open"
	won        dispute = "won"
	lost       dispute = "lost"
)

const (
	// Tolerance is how far an event's time may be from ours.
	Tolerance = 5 * time.Minute
	// keepEvents is how long events are remembered. Stripe repeats them for 30 days at most.
	keepEvents = 90 * 24 * time.Hour
	// mostOpen is how many orders a person can start in an hour.
	mostOpen = 20
)

// Reasons of movements.
const (
	reasonPaid    = "paid"
	reasonRefund  = "refund"
	reasonDispute = "dispute"
	reasonWon     = "won"
)

// Rule is what movements name.
const Rule = "purchase"

// News is what staff are told of a payment that a person must look at.
type News struct {
	What      string // such as "A refund failed"
	Reference string // Stripe's id, or ours
	Detail    string
}

// Deps of the service.
type Deps struct {
	DB       *db.DB
	Clock    clock.Clock
	IDs      id.Source
	Ledger   *ledger.Ledger
	Checkout Checkout // nil: nothing can be bought
	Secrets  []string // that sign events
	// Changed publishes a person's balance after the transaction in ctx.
	Changed func(ctx context.Context, userID string) error
	// Tell tells staff of what a person must look at, in the transaction in ctx.
	Tell      func(ctx context.Context, n News) error
	WebOrigin string
	Log       *slog.Logger
}

// Service takes orders and hears from Stripe.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{deps, store{deps.DB}} }

// On reports whether credits can be bought.
func (s *Service) On() bool { return s.Checkout != nil }
