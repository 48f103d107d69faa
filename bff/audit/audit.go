// Package audit owns the log of actions: an append-only hash chain whose personal data
// can be erased. The domains decide which actions to record.
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
	PersonID      string // the account that it concerns, or empty
	Actor         Actor
	Subject       Subject
	ActorErased   bool
	SubjectErased bool
	Hash          string
}

// Actor is what the log records about the actor, until it is erased.
type Actor struct {
	Name   string `json:"name"`
	Groups string `json:"groups"` // at the time of the action
}

// Subject is what the log records about the target, until it is erased.
type Subject struct {
	Name   string           `json:"name"`
	Reason string           `json:"reason"`
	Detail auth.AuditDetail `json:"detail,omitempty"`
}

// Parts of an entry that the chain covers with a salted digest.
const (
	actorPart   = "actor"
	subjectPart = "subject"
)

// Erased is the action of entries that record an erasure.
const Erased = "audit.erased"

// PageSize is the number of entries per page.
const PageSize = 50

// Filter selects entries. Empty fields match everything.
type Filter struct {
	ActorID   string
	Action    string // an action, or a prefix of one up to a dot: "account" matches account.suspended
	Kind      string
	SubjectID string
	From      time.Time // at or after
	Before    time.Time
	Query     string // words that must all occur in the names, the reason, or the details
}

// ErrNoEntry means that no entry has the number.
var ErrNoEntry = errs.NotFoundf("Audit entry")
