// Package signup owns the path from a form to an account: pending sign-ups, the codes
// that verify an address, and what they are bound to. Accounts, attorneys' records, and
// experts' profiles are left to their own domains.
package signup

import (
	"time"

	"peritus/bff/platform/errs"
)

// Kind of account that a person signs up for.
type Kind string

const (
	Attorney Kind = "attorney"
	Expert   Kind = "expert"
	Claimant Kind = "claim" // an expert whose profile exists and who has verified a claim on it
)

// AccountKinds in the order of the document.
var AccountKinds = []Kind{Attorney, Expert, Claimant}

const (
	// Retention is how long a sign-up waits for its code.
	Retention = 24 * time.Hour
	// repeated is how long the same code from the same browser still succeeds after its
	// first use, since a double click sends it twice.
	repeated = 30 * time.Second
)

// State is the status of a sign-up, for the browser that began it.
type State struct {
	ID          string
	Kind        Kind
	Email       string
	ClaimID     string        // that it began with, or empty
	ResendAfter time.Duration // until another code may be sent
	ExpiresIn   time.Duration // until the sent code expires
	TriesLeft   int
	ResendsLeft int // in this hour
}

// Codes that tell the client what to offer next.
const (
	CodeExpired  = "code-expired"
	CodeUsedUp   = "code-used-up"
	CodeWrong    = "code-wrong"
	CodeFinished = "sign-up-finished"
)

// Errors that several rules return.
var (
	// ErrNoSignUp is also the error for another browser.
	ErrNoSignUp = errs.NotFoundf("Sign-up")
	ErrFinished = errs.Conflicting("This sign-up is finished. Please sign in.", nil).WithCode(CodeFinished)
)
