// Package factor owns second factors: authenticator apps, passkeys and recovery codes,
// how they are set up, proved and taken away. What a proof opens is left to accounts.
package factor

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
)

const (
	// SetupLifetime is how long a secret that was shown waits for its first code.
	SetupLifetime = 15 * time.Minute
	// CeremonyLifetime is how long a browser has to respond with a passkey.
	CeremonyLifetime = 5 * time.Minute
	// CodeCount is how many recovery codes are made at once.
	CodeCount = 10
	// MostPasskeys is the most passkeys an account can have.
	MostPasskeys = 20
	// LongestName is the most characters the name of a passkey can have.
	LongestName = 60
)

var (
	// ErrRefused means that the proof is wrong.
	ErrRefused = errs.Invalidf("That isn't right.")
	// ErrLast keeps the second factor of those who must have one.
	ErrLast = errs.Conflicting("This is your last second factor, and staff must have one. Add another one first.", nil)
	// ErrSetupOver asks to begin the set-up of an app again.
	ErrSetupOver = errs.Conflicting("This setup has expired. Start again and scan the new QR code.", nil)
	// ErrNoPasskey means that the actor has no passkey with the id.
	ErrNoPasskey = errs.NotFoundf("Passkey")
)

// Accounts are the accounts that own the factors.
type Accounts interface {
	// Contact returns an account's email address and name.
	Contact(ctx context.Context, userID string) (email, name string, err error)
	// Enrolled gives access to an account that had to set up a second factor.
	Enrolled(ctx context.Context, userID string) error
}

// Deps of the service.
type Deps struct {
	DB       *db.DB
	Clock    clock.Clock
	IDs      id.Source
	Notify   notify.Sender
	Accounts Accounts
	AuditLog auth.AuditLog
	Secret   []byte // from which the keys that seal and hash are derived
	Origin   string // of our own pages: passkeys are good there alone
	Required bool   // of staff
}

// Status says which second factors an account has.
type Status struct {
	App               bool
	Passkeys          bool // one at least that is not blocked
	RecoveryCodesLeft int
}

// factors of one account; an app that is not confirmed yet is none.
type factors struct {
	app      authenticatorRow
	passkeys []passkeyRow
}

func (f factors) on() bool { return f.app.ConfirmedAt != nil }

func (f factors) count() int {
	n := len(f.passkeys)
	if f.on() {
		n++
	}
	return n
}

// Setup is an app about to be set up.
type Setup struct {
	Secret string // as people type it, in groups of four
	URI    string // otpauth://, as apps read it
	QR     string // the same as SVG
}

// View is what people see of their own factors.
type View struct {
	AppSince  *time.Time
	Passkeys  []Key
	CodesLeft int
	CodesMade *time.Time
	Required  bool // a second factor, of this account
}

// Key is a passkey as its owner sees it.
type Key struct {
	ID      string
	Name    string
	AddedAt time.Time
	UsedAt  *time.Time
	Blocked bool
}
