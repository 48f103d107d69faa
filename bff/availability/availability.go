// Package availability owns requests in which an attorney asks several experts whether they
// are available, before there is a matter or a conversation: the text, the answers, how it is
// settled, and how fast an expert answers. Who can be asked and what may not be named belongs
// to whoever fills its interfaces.
package availability

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

const (
	// MostExperts is how many experts are asked at once.
	MostExperts = 5
	// MostRequests is how often an attorney can ask in a day.
	MostRequests = 5
	// EndsAfter is when a request that nobody settled ends by itself.
	EndsAfter = 14 * 24 * time.Hour
	// PageSize is the number of requests on a page.
	PageSize = 20
	// AskAgainAfter is how long an attorney waits before they ask the same expert again.
	AskAgainAfter = 7 * 24 * time.Hour
	// mostAnswers is how often an expert can answer a request. The attorney is told of each.
	mostAnswers = 6
)

// Answer is what an expert says.
type Answer string

const (
	Yes   Answer = "yes"
	No    Answer = "no"
	Later Answer = "later" // available, but not yet
)

// Outcome is how a request ended.
type Outcome string

const (
	Chosen  Outcome = "chosen" // one of the experts
	Closed  Outcome = "closed" // by the attorney, without a choice
	Expired Outcome = "expired"
)

// Request is one neutral text to several experts.
type Request struct {
	ID         string
	AttorneyID string
	Text       string
	Needs      []string
	AnswerBy   string // YYYY-MM-DD, or empty
	AskedAt    time.Time
	EndsAt     time.Time
	OverAt     *time.Time
	Outcome    Outcome // empty while it's open
	Asks       []Ask   // in the order in which the attorney chose them
}

// Ask is one expert who was asked. Whoever answers for the profile when it's asked is the one
// who answers.
type Ask struct {
	ID            string
	RequestID     string
	AttorneyID    string
	ExpertID      string
	ExpertUserID  string
	AskedAt       time.Time
	OverAt        *time.Time
	Answer        Answer // empty before the first one
	Note          string
	FirstAnswerAt *time.Time
	AnsweredAt    *time.Time
	Answers       int // how often they answered
	Chosen        bool
}

// Asked is an ask with its request, which has no other asks.
type Asked struct {
	Ask
	Request Request
}

// Face is how a person appears to the other one.
type Face struct {
	Name   string
	Detail string // headline or firm
	Image  string
}

// Experts is what requests need to know about profiles.
type Experts interface {
	// Reach returns the account that answers for a profile that the actor can write to, or why
	// they can't: NotFound, Forbidden, or Conflict.
	Reach(ctx context.Context, actor auth.Actor, expertID string) (userID string, err error)
	// Reachable returns those of some profiles that the actor can see and someone answers for.
	Reachable(ctx context.Context, actor auth.Actor, expertIDs []string) ([]string, error)
	// Answers returns the account that answers for a profile now; empty for none.
	Answers(ctx context.Context, expertID string) (userID string, err error)
	// Faces returns how profiles appear, by id.
	Faces(ctx context.Context, expertIDs []string) (map[string]Face, error)
}

// Attorneys is what requests need to know about attorneys.
type Attorneys interface {
	// Confirmed reports whether staff confirmed a bar admission.
	Confirmed(ctx context.Context, userID string) (bool, error)
	// MayHear reports whether an attorney can still hear from an expert: the attorney's account is
	// open, and neither blocked the other.
	MayHear(ctx context.Context, userID, expertUserID string) (bool, error)
	// Faces returns how attorneys appear, by account.
	Faces(ctx context.Context, userIDs []string) (map[string]Face, error)
}

// Matters knows the matter of a list from which an attorney asks.
type Matters interface {
	// Named reports whether a text has a name or the docket number of a list's matter. A list
	// that isn't the actor's has none.
	Named(ctx context.Context, actor auth.Actor, listID, text string) (party, docket bool, err error)
}

var (
	errNoRequest   = errs.NotFoundf("Request")
	errNotAttorney = errs.Denied("Only attorneys can ask experts.")
	errUnconfirmed = errs.Denied("You can ask experts after we confirm one of your bar admissions.")
	errOver        = errs.Conflicting("This request is already settled.", nil)
	errNotAsked    = errs.Conflicting("This expert isn't among those you asked. Reload the page.", nil)
	errGone        = errs.Conflicting("You can’t write to this expert anymore. Choose someone else, or close the request.", nil)
	errSaidNo      = errs.Conflicting("This expert said no. Choose someone else, or close the request.", nil)
	errAnswerOver  = errs.Conflicting("This request is closed and no longer needs an answer.", nil)
	errLostProfile = errs.Conflicting("You no longer answer for this profile.", nil)
	errChanged     = errs.Conflicting("You changed your answer many times. Write to the attorney once they've started a conversation.", nil)
)
