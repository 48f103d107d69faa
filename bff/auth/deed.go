package auth

import "context"

// Deed is what somebody did on his authority, as the audit log keeps it.
type Deed struct {
	Action string // in the past tense, with a dot: account.suspended, claim.verified
	Kind   string // of what it was done to: account, expert, claim, bar-admission
	ID     string
	Name   string // as people know it
	Person string // id of the account that it concerns, whose erasure erases what is told here; empty for that of an account itself, or where there is none
	Reason string
	Detail map[string]string // facts; never a secret, never contact data
}

// Recorder keeps deeds. Record writes in the transaction of ctx, so that what was
// done and that it was done stand or fall together.
type Recorder interface {
	Record(ctx context.Context, actor Actor, deed Deed) error
}
