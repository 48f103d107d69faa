package account

import (
	"context"

	"peritus/bff/auth"
)

// What people do to their own accounts, as the audit log names it. Signing in and
// out is not in the log: it happens all day and changes nothing.
const (
	passwordChanged    = "account.password-changed"
	passwordSet        = "account.password-set" // by a mailed link
	addressAsked       = "account.address-change-asked"
	addressConfirmed   = "account.address-change-confirmed" // by one of the two addresses
	addressChanged     = "account.address-changed"
	addressCancelled   = "account.address-change-cancelled"
	sessionEnded       = "account.session-ended"
	otherSessionsEnded = "account.other-sessions-ended"
)

// noteOwn records what somebody did to his own account. It comes last in the
// transaction of ctx. Facts are never secrets nor addresses.
func (s *Service) noteOwn(ctx context.Context, owner auth.Actor, action string, facts auditFacts) error {
	return s.AuditLog.Record(ctx, owner, auth.AuditEntry{Action: action, Kind: "account", ID: owner.UserID, Name: owner.Name, Detail: facts})
}

// owner is who acts by a link that only the owner of an account is mailed.
func (u User) owner() auth.Actor {
	return auth.Actor{UserID: u.ID, Name: u.Name, Email: u.Email, Groups: u.Groups}
}
