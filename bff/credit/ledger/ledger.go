// Package ledger keeps credits by double entry. Each person has a wallet; its accounts
// always add up to zero. Nothing is ever changed or deleted, no balance is ever negative,
// and a repeated request moves nothing twice. The database refuses whatever breaks this; see
// the migrations. What things cost is left to package credit.
package ledger

import (
	"errors"
	"time"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
)

// Kind is what a movement did.
type Kind string

const (
	Granted  Kind = "granted"
	Bought   Kind = "bought"
	Held     Kind = "held"     // set aside, until they are taken or returned
	Taken    Kind = "taken"    // after they were held
	Returned Kind = "returned" // as above
	Spent    Kind = "spent"    // at once
	Expired  Kind = "expired"
	Revoked  Kind = "revoked"  // by staff, or because the account was deleted
	Refunded Kind = "refunded" // taken back, because the payment was
	Restored Kind = "restored" // given back, because the payment was
	Repaid   Kind = "repaid"   // what came in paid a debt
)

// Reasons that the ledger itself gives.
const (
	Unread     = "unread"     // the expert never read the message
	Unanswered = "unanswered" // the expert read it and never answered
	Lapsed     = "lapsed"     // the lot's time is over
	Debt       = "debt"
	Closed     = "closed" // the account was deleted
)

// Order is what a caller asks for.
type Order struct {
	Key     string // the same one never moves credits twice
	Amount  int
	Reason  string
	Rule    string
	Version int // of the rules
	About   About
}

// About is what an order is about. It's deleted with its person.
type About struct {
	ExpertID  string
	SubjectID string // of the conversation, packet, or purchase
	Note      string // by staff
}

// Movement is one line of a statement.
type Movement struct {
	Number    int64 // 1, 2, 3, in its wallet
	ID        string
	Kind      Kind
	Reason    string
	Rule      string
	Version   int
	Amount    int
	Of        int64 // the number of the hold that it took or returned; 0 for none
	Balance         // after it
	At        time.Time
	About     About
	Hold      *Hold      // of kind Held: what became of it
	ExpiresAt *time.Time // of credits that came in; nil: never
}

// Balance is what a wallet holds.
type Balance struct {
	Free int // can be spent
	Held int // set aside
	Owed int
}

// Total is what a person has, with what is set aside.
func (b Balance) Total() int { return b.Free + b.Held }

// Hold is credits set aside for something that isn't decided.
type Hold struct {
	ID      string
	Number  int64
	Amount  int
	DueAt   time.Time  // when they come back by themselves
	ReadAt  *time.Time // when the expert read the message
	EndedBy int64      // 0: open
	Ended   Kind       // Taken, Returned, or empty
	Reason  string     // of its end
}

// Lot is credits that came in together and expire together.
type Lot struct {
	Free      int
	Held      int
	ExpiresAt *time.Time // nil: never
}

// Errors of orders.
var (
	ErrShort    = errors.New("not enough credits")
	ErrReused   = errors.New("the key was used for another order")
	ErrNoHold   = errors.New("no such hold")
	ErrNoWallet = errors.New("no such wallet")
	errAmount   = errors.New("an amount of credits must be positive")
)

// Deps of the ledger.
type Deps struct {
	DB    *db.DB
	Clock clock.Clock
	IDs   id.Source
	// Version returns the version of the rules in force, for movements that nobody ordered.
	Version func() int
}

// Ledger moves credits. Its methods join the transaction in ctx.
type Ledger struct {
	Deps
	store store
}

// New returns a ledger.
func New(deps Deps) *Ledger { return &Ledger{deps, store{deps.DB}} }
