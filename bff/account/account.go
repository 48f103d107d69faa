// Package account owns people's accounts: names, addresses and passwords. Its rooms
// are session (signing in), users (what staff do) and settings; they import this
// package, and users imports session too. Who may go where is left to package auth.
package account

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/web"
)

// State of an account, as staff see it.
type State string

const (
	Active    State = "active"
	Invited   State = "invited" // has yet to set a password
	Suspended State = "suspended"
)

// ErrNoUser is the error where an id names no account.
var ErrNoUser = errs.NotFoundf("Account")

// User is a person with an account.
type User struct {
	ID        string
	Email     string // as its owner writes it
	Name      string
	Image     string
	Groups    auth.Groups
	Suspended bool
}

// Grant is a pair of tokens with how long each is good for.
type Grant struct {
	Access          string
	Refresh         string
	AccessLifetime  time.Duration
	RefreshLifetime time.Duration
}

// Device is from where somebody signs in.
type Device struct {
	Address   string
	UserAgent string
}

// DeviceIn is where the request of ctx comes from.
func DeviceIn(ctx context.Context) Device {
	r := web.RequestIn(ctx)
	return Device{Address: r.Address, UserAgent: r.UserAgent}
}

// Clipped bounds what a client says about itself.
func (d Device) Clipped() Device {
	return Device{Address: clip(d.Address), UserAgent: clip(d.UserAgent)}
}

func clip(s string) string {
	const most = 300
	if len(s) > most {
		s = s[:most]
	}
	return s
}

// EmailKey is what two spellings of one address share: Unicode composition, case
// and surrounding space are ignored.
func EmailKey(email string) string {
	return mail.Key(email)
}
