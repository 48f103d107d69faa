// Package signup owns the way from a filled-in form to an account: pending sign-ups,
// the codes that prove an address, and what they are bound to. Accounts, records of
// attorneys and profiles of experts are left to their own domains.
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
)

const (
	// Retention is how long a sign-up waits for its code to be typed.
	Retention = 24 * time.Hour
	// repeated is how long the same code from the same browser is answered once more
	// after it was taken, since a press on a button may be sent twice.
	repeated = 30 * time.Second
)

// State is the status of a sign-up, for the browser that began it.
type State struct {
	ID          string
	Kind        Kind
	Email       string
	ResendAfter time.Duration // until another code may be sent
	ExpiresIn   time.Duration // until the code that was sent is no good any more
	TriesLeft   int
	ResendsLeft int // in this hour
}

// Codes by which a client knows what to offer next.
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
