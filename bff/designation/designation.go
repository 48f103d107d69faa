// Package designation owns the designation of an expert in the matter of a conversation: the
// attorney designates, the expert confirms, and a receipt tells whoever was served that it
// holds. Where the two write to each other belongs to whoever fills Conversations.
package designation

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// Side is one of the two.
type Side string

const (
	Counsel Side = "attorney"
	Witness Side = "expert"
)

// State is how far a designation is.
type State string

const (
	None      State = "none"
	Waiting   State = "waiting" // for the expert
	Confirmed State = "confirmed"
	Withdrawn State = "withdrawn"
)

// Designation is the latest one of a conversation.
type Designation struct {
	ID             string
	ConversationID string
	ExpertID       string
	AttorneyID     string // empty once erased
	ExpertUserID   string // empty once erased
	Receipt        string // empty until it was confirmed
	DesignatedAt   time.Time
	ConfirmedAt    *time.Time
	WithdrawnAt    *time.Time
	WithdrawnBy    Side
}

// State returns how far it is. The zero Designation is None.
func (d Designation) State() State {
	switch {
	case d.ID == "":
		return None
	case d.WithdrawnAt != nil:
		return Withdrawn
	case d.ConfirmedAt != nil:
		return Confirmed
	}
	return Waiting
}

// Conversation is what a designation needs to know about where the two write.
type Conversation struct {
	ID           string
	ExpertID     string
	AttorneyID   string
	ExpertUserID string
	Side         Side // of the actor
	Answered     bool // the expert wrote
	Open         bool // both can write
}

// userOf returns the account of a side.
func (c Conversation) userOf(side Side) string {
	if side == Counsel {
		return c.AttorneyID
	}
	return c.ExpertUserID
}

func (s Side) other() Side {
	if s == Counsel {
		return Witness
	}
	return Counsel
}

// Conversations is where the two write to each other.
type Conversations interface {
	// Conversation returns one of the actor's. NotFound if it isn't theirs.
	Conversation(ctx context.Context, actor auth.Actor, conversationID string) (Conversation, error)
	// Tell tells both that something changed, in the transaction of ctx.
	Tell(ctx context.Context, conversationID string, by Side) error
	// Link returns the address of a conversation for one side.
	Link(side Side, conversationID string) string
}

// Addresses knows the public pages of experts.
type Addresses interface {
	// Slug returns the current slug of a profile.
	Slug(ctx context.Context, expertID string) (string, error)
	// ExpertAt returns the profile that has or had a slug; empty for none.
	ExpertAt(ctx context.Context, slug string) (expertID string, err error)
	// Answers returns the account that answers for a profile now; empty for none.
	Answers(ctx context.Context, expertID string) (userID string, err error)
}

var (
	errNotAttorney = errs.Denied("Only the attorney can designate.")
	errNotExpert   = errs.Denied("Only the expert can confirm.")
	errUnanswered  = errs.Conflicting("You can designate the expert once they have answered.", nil)
	errClosed      = errs.Conflicting("This conversation is closed, so nobody can be designated in it.", nil)
	errConfirmed   = errs.Conflicting("The designation was confirmed meanwhile, so it has a receipt. Reload the page before you withdraw it.", nil)
	errOften       = errs.Conflicting("You designated this expert three times in the past 24 hours. Try again later.", nil)
	errNone        = errs.Conflicting("There is no designation anymore. Reload the page.", nil)
)
