// Package credit owns credits: what they cost, who gets them, and what becomes of them.
// Package ledger moves them.
package credit

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"peritus/bff/auth"
	"peritus/bff/credit/ledger"
	"peritus/bff/platform/errs"
)

// Outcome is how a conversation's first message ended.
type Outcome string

const (
	Answered  Outcome = "answered"
	Declined  Outcome = "declined"
	Conflict  Outcome = "conflict"
	Withdrawn Outcome = "withdrawn" // by the attorney or by staff, before an answer
)

// Reasons of movements beside outcomes.
const (
	reasonApproved = "approved" // a bar admission was verified
	reasonStaff    = "staff"
	reasonPacket   = "packet"
	reasonPaid     = "paid"
	reasonDispute  = "dispute"
)

// Changed says that a person's balance changed. It's what the live connection sends.
type Changed struct {
	UserID       string
	Message      string
	Credits      int // free
	TotalCredits int // with what is held
}

// Texts of Changed. The first one makes a client warn, until a balance is above the line.
const (
	LowMessage     = "Your credits are low"
	ChangedMessage = "Your credits changed"
)

// Low reports whether a balance is at the line or below.
func (r Rules) IsLow(free int) bool { return free <= r.Low }

// Quote is what a charge would do, before it's made.
type Quote struct {
	Credits   int
	Free      int
	ReturnsAt time.Time // when held credits come back if the message is unread
	// UnansweredDays is when they come back if it's read and not answered, from then on.
	UnansweredDays int
	// Lapsing are credits among those held that could expire while they're held, the first at
	// LapsingAt: then they wouldn't come back.
	Lapsing   int
	LapsingAt *time.Time
	Version   int
}

// Enough reports whether there is enough for it.
func (q Quote) Enough() bool { return q.Free >= q.Credits }

// Experts is what this domain needs to know about profiles.
type Experts interface {
	// Names returns the names of the experts whose profiles the actor can see.
	Names(ctx context.Context, actor auth.Actor, expertIDs []string) (map[string]string, error)
}

// Accounts finds people for staff.
type Accounts interface {
	// Attorneys returns a page (from 1, of StaffPageSize) of the attorneys whose names or
	// addresses match words, and how many there are.
	Attorneys(ctx context.Context, words string, page int) ([]auth.Person, int, error)
}

var (
	attorneys = auth.Only(auth.Attorney)
	admins    = auth.Only(auth.Admin)
)

// CodeShort is the code of a refusal for lack of credits.
const CodeShort = "credits"

// short refuses a charge for which there isn't enough.
func short(price, free int) error {
	e := errs.Invalidf("This takes %s, and you have %d.", inWords(price), free)
	e.Data = map[string]any{"price": price, "credits": free}
	return e.WithCode(CodeShort)
}

func inWords(credits int) string {
	if credits == 1 {
		return "1 credit"
	}
	return fmt.Sprintf("%d credits", credits)
}

// spends refuses staff, who spend nothing, and everyone without the attorneys' area.
func spends(actor auth.Actor) error {
	if actor.Staff() || !actor.Is(auth.Attorney) {
		return errs.Denied("Only attorneys spend credits.")
	}
	return nil
}

// tabs are the parts of a statement.
var tabs = map[string][]ledger.Kind{
	"spent":    {ledger.Taken, ledger.Spent},
	"held":     {ledger.Held},
	"returned": {ledger.Returned, ledger.Restored},
	"added":    {ledger.Granted, ledger.Bought},
}

const methodGet, methodPost = http.MethodGet, http.MethodPost
