package account

import (
	"peritus/bff/auth"
)

// Audit actions of people on their own accounts. Signing in and out isn't recorded, since
// it happens all the time and changes nothing.
const (
	passwordChanged  = "account.password-changed"
	passwordSet      = "account.password-set" // by an emailed link
	addressAsked     = "account.address-change-asked"
	addressConfirmed = "account.address-change-confirmed" // from one of the two addresses
	addressChanged   = "account.address-changed"
	addressCancelled = "account.address-change-cancelled"
)

// owner is the actor for links that only the account's owner receives.
func (u User) owner() auth.Actor {
	return auth.Actor{UserID: u.ID, Name: u.Name, Email: u.Email, Groups: u.Groups}
}
