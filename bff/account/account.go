// Package account owns people's accounts: their passwords, sessions and tokens.
// Who may go where is left to package auth.
package account

import (
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/mail"
)

const (
	// RefreshLifetime is how long a refresh token is good for.
	RefreshLifetime = 30 * 24 * time.Hour
	// EndedFor is how long a session is kept after its end, but for the newest of each account.
	EndedFor = 90 * 24 * time.Hour
	// Grace is how long a used refresh token still answers with its successor, so
	// that two tabs or two processes refreshing at once sign nobody out.
	Grace = 30 * time.Second
)

// Sentences that the specification gives word for word.
const (
	refreshFailed = "Token refresh failed. Please log in again."
	signInFailed  = "The e-mail address or the password is not right."
)

var (
	// ErrSignIn never says which half was wrong.
	ErrSignIn = errs.Unauthorized(signInFailed)
	// ErrRefresh is the answer to every refresh that is refused.
	ErrRefresh = errs.Unauthorized(refreshFailed)
)

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

// EmailKey is what two spellings of one address share: Unicode composition, case
// and surrounding space are ignored.
func EmailKey(email string) string {
	return mail.Key(email)
}
