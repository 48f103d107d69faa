// Package message owns what attorneys and experts write to each other: conversations, their
// messages, who has read how far, and reports to staff. It leaves how news travels to live,
// and what a conversation costs to whoever fills Credits.
package message

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/message/attachment"
	"peritus/bff/platform/errs"
)

// Side is one of the two who take part in a conversation.
type Side string

const (
	Counsel Side = "attorney"
	Witness Side = "expert"
)

// Other is the other side.
func (s Side) Other() Side {
	if s == Counsel {
		return Witness
	}
	return Counsel
}

// Conversation joins one attorney and one expert about one matter.
type Conversation struct {
	ID            string
	AttorneyID    string // empty once erased
	ExpertID      string // the profile
	ExpertUserID  string // who answers for the profile; empty once erased
	Matter        Matter
	Blind         bool // the expert sees no names of parties yet
	CreatedAt     time.Time
	LastSeq       int
	AnsweredAt    *time.Time // when the expert first wrote
	DeclinedAt    *time.Time
	DeclineReason string
	Hold          Hold
}

// userOf returns the account of a side.
func (c Conversation) userOf(side Side) string {
	if side == Counsel {
		return c.AttorneyID
	}
	return c.ExpertUserID
}

// Place is what a conversation is like for one of the two.
type Place struct {
	Side       Side
	ReadSeq    int // messages up to here are read
	ReadAt     *time.Time
	InSeq      int // the last message of the other one
	LastAt     time.Time
	ArchivedAt *time.Time
	Muted      bool
}

// Unread reports whether the other one wrote something that isn't read.
func (p Place) Unread() bool { return p.InSeq > p.ReadSeq }

// Message is one message. Seq counts from 1 without gaps in its conversation.
type Message struct {
	ConversationID string
	Seq            int
	Side           Side
	ClientID       string
	Text           string
	Label          string // one of labels, or empty
	SentAt         time.Time
	Version        int
	EditedAt       *time.Time
	Earlier        []Earlier // oldest first
	FileCount      int
	Files          []attachment.Attachment
}

// Earlier is what a message said before an edit.
type Earlier struct {
	Text       string
	ReplacedAt time.Time
}

// Face is how a person appears to the other one.
type Face struct {
	Name     string
	Detail   string // headline or firm
	Image    string
	City     string
	TimeZone string
	Gone     bool // the account or the profile no longer exists
}

const (
	// PageSize is the number of conversations on a page.
	PageSize = 25
	// MessagesSize is the number of messages that are read at once.
	MessagesSize = 50
	// EditFor is how long a message can be edited.
	EditFor = 15 * time.Minute
	// LongestMessage is in characters.
	LongestMessage = 10_000
	// MostOpened is the number of conversations that a person can open in an hour, and
	// MostSent the number of messages in a minute.
	MostOpened = 20
	MostSent   = 60
)

// Experts is what conversations need to know about profiles.
type Experts interface {
	// Reach returns the account that answers for a profile that the actor can open; empty
	// for none. NotFound if the actor can't open it.
	Reach(ctx context.Context, actor auth.Actor, expertID string) (userID string, err error)
	// Answers returns the account that answers for a profile now; empty for none.
	Answers(ctx context.Context, expertID string) (userID string, err error)
	// Owners is Answers for several profiles, by id.
	Owners(ctx context.Context, expertIDs []string) (map[string]string, error)
	// Faces returns how profiles appear, by id.
	Faces(ctx context.Context, expertIDs []string) (map[string]Face, error)
}

// Attorneys is what conversations need to know about attorneys.
type Attorneys interface {
	// Confirmed reports whether staff confirmed a bar admission.
	Confirmed(ctx context.Context, userID string) (bool, error)
	// Faces returns how attorneys appear, by account.
	Faces(ctx context.Context, userIDs []string) (map[string]Face, error)
}

// Changed is published when something happened in a conversation. It only says that there
// is news; the database has it.
type Changed struct {
	Conversation Conversation
	Kind         ChangeKind
	Seq          int  // the message, or how far was read
	By           Side // who did it
}

// ChangeKind is what happened.
type ChangeKind string

const (
	Sent     ChangeKind = "sent"
	Edited   ChangeKind = "edited"
	Labeled  ChangeKind = "labeled"
	Read     ChangeKind = "read"
	Declined ChangeKind = "declined"
	Agreed   ChangeKind = "agreed"  // what the two agree on beside their messages
	Checked  ChangeKind = "checked" // news about the conflict check, by neither of them
	Kept     ChangeKind = "kept"    // archived, muted, or blocked by one of the two
)

var (
	errNoConversation = errs.NotFoundf("Conversation")
	errNoMessage      = errs.NotFoundf("Message")
	errNoReport       = errs.NotFoundf("Report")
	errNoExpert       = errs.NotFoundf("Expert")
	errStaff          = errs.Denied("Staff don't send messages.")
	errUnconfirmed    = errs.Denied("You can write to experts when we've confirmed one of your bar admissions.")
	errOwnProfile     = errs.Conflicting("This is your own profile.", nil)
	errUnclaimed      = errs.Conflicting("Nobody answers for this profile yet. Ask us about this expert instead.", nil)
	errClosed         = errs.Conflicting("This conversation is closed, so nothing can be sent.", nil)
	errBlockedByYou   = errs.Conflicting("You blocked this person. Unblock them to write.", nil)
	errTooLate        = errs.Conflicting("Messages can be edited for 15 minutes.", nil)
	errNotYours       = errs.Denied("Only the person who wrote a message can edit it.")
	errAnswered       = errs.Conflicting("You already answered, so you can’t decline anymore.", nil)
	errNotExpert      = errs.Denied("Only the expert can decline.")
	errReused         = errs.Conflicting("This message was already sent elsewhere. Reload the page and try again.", nil)
	errReportClosed   = errs.Conflicting("A colleague already closed this report.", nil)
)

func errSameMatter(conversationID string) error {
	return &errs.Error{Kind: errs.Invalid, Detail: "Check the form.", Data: map[string]any{"conversation_id": conversationID},
		Fields: map[string][]string{"caption": {"You already have a conversation with this expert about this matter. Continue it there."}}}
}

func errMessageChanged(m Message) error {
	return errs.Conflicting("You edited this message in another tab. Check what it says now, then save again.",
		map[string]any{"text": m.Text, "version": m.Version})
}
