// Package factor owns second factors: authenticator apps, passkeys, and recovery codes,
// and how they are set up, checked, and removed. What a factor gives access to is left to
// package account.
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
	"peritus/bff/platform/keyring"
)

const (
	// SetupLifetime is how long a displayed secret can be confirmed.
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
	// ErrLast refuses to remove the last factor of an account that must have one.
	ErrLast = errs.Conflicting("This is your last second factor, and staff must have one. Add another one first.", nil)
	// ErrSetupOver means that the setup of an app has expired.
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
	Secrets  keyring.Keys // seal the secrets of apps
	Codes    keyring.Keys // hash recovery codes
	Origin   string       // of our own pages; passkeys only work there
	Required bool         // for staff
}

// Status says which second factors an account has.
type Status struct {
	App               bool
	Passkeys          bool // at least one that isn't blocked
	RecoveryCodesLeft int
}

// factors are the second factors of one account. An unconfirmed app doesn't count.
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

// Setup is a new authenticator app.
type Setup struct {
	Secret string // in groups of four characters
	URI    string // otpauth:// link for apps
	QR     string // the link as SVG
}

// View is what people see of their own factors.
type View struct {
	AppSince  *time.Time
	Passkeys  []Key
	CodesLeft int
	CodesMade *time.Time
	Required  bool // whether this account must have a second factor
}

// Key is a passkey as its owner sees it.
type Key struct {
	ID      string
	Name    string
	AddedAt time.Time
	UsedAt  *time.Time
	Blocked bool
}
