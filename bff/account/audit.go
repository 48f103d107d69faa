package account

import (
	"peritus/bff/auth"
)

// What people do to their own accounts, as the audit log names it. Signing in and
// out is not in the log: it happens all day and changes nothing.
const (
	passwordChanged  = "account.password-changed"
	passwordSet      = "account.password-set" // by a mailed link
	addressAsked     = "account.address-change-asked"
	addressConfirmed = "account.address-change-confirmed" // by one of the two addresses
	addressChanged   = "account.address-changed"
	addressCancelled = "account.address-change-cancelled"
)

// owner is who acts by a link that only the owner of an account is mailed.
func (u User) owner() auth.Actor {
	return auth.Actor{UserID: u.ID, Name: u.Name, Email: u.Email, Groups: u.Groups}
}
