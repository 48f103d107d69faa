package auth

import "context"

// AuditEntry is what somebody did, as the audit log keeps it.
type AuditEntry struct {
	Action string // in the past tense, with a dot: account.suspended, claim.verified
	Kind   string // what it was done to: account, expert, claim, bar-admission
	ID     string
	Name   string // as people know it
	Person string // id of the account it concerns; erasing that account erases the names and details here. Empty for kind account, where it is ID, or where there is none
	Reason string
	Detail AuditDetail // facts; never a secret, never contact data
}

// AuditLog keeps audit entries. Record writes in the transaction of ctx, so that
// the action and its entry are committed together or not at all.
type AuditLog interface {
	Record(ctx context.Context, actor Actor, entry AuditEntry) error
}

// OwnEntry is the entry for what somebody did to their own account.
func OwnEntry(owner Actor, action string, detail AuditDetail) AuditEntry {
	return AuditEntry{Action: action, Kind: "account", ID: owner.UserID, Name: owner.Name, Detail: detail}
}
