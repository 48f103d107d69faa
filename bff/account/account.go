// Package account owns people's accounts: names, addresses, and passwords. The packages
// session (signing in), users (what staff do), and settings import it, and users also
// imports session. Who can go where is left to package auth.
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
	Invited   State = "invited" // has no password yet
	Suspended State = "suspended"
)

// ErrNoUser means that no account has the id.
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

// Grant is a pair of tokens and their lifetimes.
type Grant struct {
	Access          string
	Refresh         string
	AccessLifetime  time.Duration
	RefreshLifetime time.Duration
	Browser         string // the secret by which we recognize this browser; only of a sign-in
}

// Device describes where a sign-in comes from.
type Device struct {
	Address   string
	UserAgent string
	Browser   string // the secret of a browser that has signed in before; not checked yet
}

// DeviceIn returns the device of the request in ctx.
func DeviceIn(ctx context.Context) Device {
	r := web.RequestIn(ctx)
	return Device{Address: r.Address, UserAgent: r.UserAgent, Browser: r.Browser}
}

// Clipped limits the length of what a client says about itself.
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

// EmailKey normalizes an address. Spellings that differ only in Unicode composition,
// case, or surrounding space have the same key.
func EmailKey(email string) string {
	return mail.Key(email)
}
