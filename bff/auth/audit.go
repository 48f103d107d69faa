package auth

import "context"

// AuditEntry is one action, as recorded in the audit log.
type AuditEntry struct {
	Action string // in the past tense, with a dot: account.suspended, claim.verified
	Kind   string // type of the target: account, expert, claim, bar-admission
	ID     string
	Name   string // display name of the target
	Person string // id of the account it concerns; erasing that account erases the names and details here. Leave it empty if there is none, or for kind account, which uses ID
	Reason string
	Detail AuditDetail // facts; never a secret or contact data
}

// AuditLog stores audit entries. Record writes in the transaction of ctx, so the action
// and its entry are committed together or not at all. RecordAll records one action on many
// targets.
//
// RecordRead records that the actor is about to read something about another person, once
// a minute for the same action on the same target, since a page loads its data again after
// each change. Without the entry, the data must not be returned.
type AuditLog interface {
	Record(ctx context.Context, actor Actor, entry AuditEntry) error
	RecordAll(ctx context.Context, actor Actor, entries []AuditEntry) error
	RecordRead(ctx context.Context, actor Actor, entry AuditEntry) error
}

// OwnEntry returns the entry for an action on the actor's own account.
func OwnEntry(owner Actor, action string, detail AuditDetail) AuditEntry {
	return AuditEntry{Action: action, Kind: "account", ID: owner.UserID, Name: owner.Name, Detail: detail}
}
