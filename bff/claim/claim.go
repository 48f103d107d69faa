// Package claim lets experts claim the profiles we prepared for them: search, proof, staff
// decisions, and notices to the contacts on file. Package profile owns the profiles'
// content, and account owns the accounts.
package claim

import (
	"time"

	"peritus/bff/platform/errs"
)

// Purpose is why someone claims a profile.
type Purpose string

const (
	ForProfile Purpose = "claim"   // to own it
	ForRemoval Purpose = "removal" // to delete it, without an account
)

// Mode is how a claim is verified.
type Mode string

const (
	ByEmail    Mode = "email" // a code to the address on file
	BySMS      Mode = "sms"   // a code to the number on file
	ByDocument Mode = "document"
)

const (
	// PendingFor is how long codes can be requested and a document sent.
	PendingFor = 24 * time.Hour
	// UndecidedFor is how long a claim can wait for a decision.
	UndecidedFor = 90 * 24 * time.Hour
	// ProofFor is how long a proof by code is valid.
	ProofFor = 24 * time.Hour
	// DecisionFor is how long a staff decision is valid. It's longer because the person
	// has to come back.
	DecisionFor = 14 * 24 * time.Hour
	// ContestWindow is how long contacts on file can object after a profile was claimed.
	// Until then, its contact data can't be changed.
	ContestWindow = 72 * time.Hour
	// Retention is how long we keep claims that ended without success.
	Retention = 365 * 24 * time.Hour
)

// Claim is one person's request to own a profile or have it removed.
type Claim struct {
	ID         string
	Reference  string
	ExpertID   string
	ExpertName string // empty if the profile was removed
	Purpose    Purpose
	Mode       Mode
	State      State
	Browser    string // a hash
	Place      string // a hash
	Site       string // a hash of the wider range, over IPv6
	Hint       string // the masked contact that codes go to

	Name        string // the claimant's own name, with a document
	Email       string
	Institution string
	Note        string

	Waits      bool // for a staff decision
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

// Step is one entry of a claim's history. It never changes.
type Step struct {
	Event     Event
	State     State // afterwards
	ActorName string
	Text      string
	At        time.Time
}

// Notice is a contact we notified of a claim.
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

// Document is a file sent for staff to read.
type Document struct {
	ID        string
	ClaimID   string
	File      string // its name in the store; empty once deleted
	Name      string // the sender's file name
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
