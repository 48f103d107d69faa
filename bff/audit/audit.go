// Package audit owns the log of what people did on their authority: an append-only
// chain of hashes from which what is personal can be erased. What is worth an entry
// is left to the domains.
package audit

import (
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// Entry is one entry of the log. Seq counts from 1 without gaps.
type Entry struct {
	Seq           int64
	At            time.Time
	ActorID       string // empty for anonymous requests and background jobs
	Action        string
	Kind          string
	SubjectID     string
	PersonID      string // the account that it concerns, empty where it concerns none
	Actor         Actor
	Subject       Subject
	ActorErased   bool
	SubjectErased bool
	Hash          string
}

// Actor is what the log records about the actor, until it is erased.
type Actor struct {
	Name   string `json:"name"`
	Groups string `json:"groups"` // as they were then
}

// Subject is what the log records about the target, until it is erased.
type Subject struct {
	Name   string           `json:"name"`
	Reason string           `json:"reason"`
	Detail auth.AuditDetail `json:"detail,omitempty"`
}

// Parts of an entry that hang on the chain by a salted digest.
const (
	actorPart   = "actor"
	subjectPart = "subject"
)

// Erased is the action of the entry by which parts of others are erased.
const Erased = "audit.erased"

// PageSize is how many entries stand on a page.
const PageSize = 50

// Filter of the log. Empty members do not restrict.
type Filter struct {
	ActorID   string
	Action    string // whole, or up to a dot: "account" finds account.suspended
	Kind      string
	SubjectID string
	From      time.Time // at or after
	Before    time.Time
	Query     string // words that all occur in the names, the reason or the details
}

// ErrNoEntry means that no entry has the number.
var ErrNoEntry = errs.NotFoundf("Audit entry")
