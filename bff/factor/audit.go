package factor

import (
	"context"

	"peritus/bff/auth"
)

// What happens to the factors of an account, as the audit log names it.
const (
	appSetUp       = "account.authenticator-added"
	appTurnedOff   = "account.authenticator-removed"
	codesRenewed   = "account.recovery-codes-made"
	passkeyMade    = "account.passkey-added"
	passkeyRenamed = "account.passkey-renamed"
	passkeyGone    = "account.passkey-removed"
	passkeyStopped = "account.passkey-blocked" // by the program
)

// note records what the actor did to his own factors. It comes last in the
// transaction of ctx. Facts are names of passkeys, never what proves anything.
func (s *Service) note(ctx context.Context, actor auth.Actor, action string, facts auth.AuditDetail) error {
	return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: action, Kind: "account", ID: actor.UserID, Name: actor.Name, Detail: facts})
}
