// Package claim owns how people come by the profiles that were prepared of them: the
// search for one's own, the proof that it is one's own, what staff decide, and what the
// contacts on file are told. What profiles hold is left to profile, accounts to account.
package claim

import (
	"time"

	"peritus/bff/platform/errs"
)

// Purpose is why someone claims a profile.
type Purpose string

const (
	ForProfile Purpose = "claim"   // to have it
	ForRemoval Purpose = "removal" // to have it deleted, without an account
)

// Mode is the way of the proof.
type Mode string

const (
	ByEmail    Mode = "email" // a code to the address on file
	BySMS      Mode = "sms"   // a code to the number on file
	ByDocument Mode = "document"
)

const (
	// PendingFor is how long a code may be asked for, and a document sent.
	PendingFor = 24 * time.Hour
	// ProofFor is how long a proof by code is good for.
	ProofFor = 24 * time.Hour
	// DecisionFor is how long a decision of staff is good for, as the person has to
	// come back for it.
	DecisionFor = 14 * 24 * time.Hour
	// ContestWindow is how long the contacts on file may object after a profile was
	// taken. Until then its contact data stay.
	ContestWindow = 72 * time.Hour
	// Retention is how long claims that came to nothing are kept.
	Retention = 365 * 24 * time.Hour
)

// Claim is one person's way to a profile, or to its removal.
type Claim struct {
	ID         string
	Reference  string
	ExpertID   string
	ExpertName string // empty once the profile was removed
	Purpose    Purpose
	Mode       Mode
	State      State
	Browser    string // a hash
	Place      string // a hash
	Site       string // a hash of the wider range, over IPv6
	Hint       string // the masked contact that codes go to

	Name        string // what the claimant says of himself, with a document
	Email       string
	Institution string
	Note        string

	Waits      bool // for a decision of staff
	ProvedAt   *time.Time
	ProofUntil *time.Time
	Resume     string // a hash
	TakenBy    string // the account that got the profile
	TakenAt    *time.Time
	Reason     string // of the decision
	Version    int
	CreatedAt  time.Time
	UpdatedAt  time.Time
}

// Step is one entry of a claim's history. It is never altered.
type Step struct {
	Event     Event
	State     State // afterwards
	ActorName string
	Text      string
	At        time.Time
}

// Notice is a contact that was told of a claim.
type Notice struct {
	Kind        string // email, sms or account
	Hint        string
	Occasion    string // begun or taken
	SentAt      time.Time
	ContestedAt *time.Time
}

// Occasions of a notice.
const (
	whenBegun = "begun"
	whenTaken = "taken"
)

// Document is what was sent for staff to read.
type Document struct {
	ID        string
	ClaimID   string
	File      string // its name in the store; empty once deleted
	Name      string // as its sender calls it
	Kind      string
	Size      int64
	CreatedAt time.Time
	DeletedAt *time.Time
}

// Errors that several rules return.
var (
	ErrNoProfile = errs.NotFoundf("Profile")
	ErrNoClaim   = errs.NotFoundf("Claim")
	ErrNoFile    = errs.NotFoundf("Document")
	// ErrTaken is for the second claimant of a profile.
	ErrTaken = errs.Conflicting("Someone else has claimed this profile. We'll review both claims and email you.", nil)
	// ErrStaff is for claims that are disputed.
	ErrStaff = errs.Conflicting("We're reviewing this claim. We'll email you.", nil)
	// ErrOver is for claims that have ended.
	ErrOver = errs.Conflicting("This claim has ended. Start again.", nil)
)
