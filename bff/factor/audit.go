package factor

import (
	"context"

	"peritus/bff/auth"
)

// Audit actions about the factors of an account.
const (
	appSetUp       = "account.authenticator-added"
	appTurnedOff   = "account.authenticator-removed"
	codesRenewed   = "account.recovery-codes-made"
	passkeyMade    = "account.passkey-added"
	passkeyRenamed = "account.passkey-renamed"
	passkeyGone    = "account.passkey-removed"
	passkeyStopped = "account.passkey-blocked" // by the program
)

// note records a change to the actor's own factors. Call it last in the transaction of
// ctx. Facts are names of passkeys, never secrets.
func (s *Service) note(ctx context.Context, actor auth.Actor, action string, facts auth.AuditDetail) error {
	return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: action, Kind: "account", ID: actor.UserID, Name: actor.Name, Detail: facts})
}
