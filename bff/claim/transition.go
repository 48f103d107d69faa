package claim

import "peritus/bff/platform/errs"

// State of a claim. Unclaimed is the state of a profile before the first.
type State string

const (
	Unclaimed State = "unclaimed"
	Pending   State = "pending"
	Verified  State = "verified"
	Rejected  State = "rejected"
	Expired   State = "expired"
	Disputed  State = "disputed"
)

// States in the order of a claim's life.
var States = []State{Unclaimed, Pending, Verified, Rejected, Expired, Disputed}

// Event is what happens to a claim.
type Event string

const (
	Begin   Event = "begin"
	Prove   Event = "prove"   // the code was right
	Verify  Event = "verify"  // staff accept the claim
	Reject  Event = "reject"  // staff refuse it
	Expire  Event = "expire"  // nothing came in time, or no decision
	Dispute Event = "dispute" // a contact on file objects, or the profile has an owner
	// The following don't change the state.
	Send   Event = "send"   // a code was sent
	Attach Event = "attach" // a document was sent
	Take   Event = "take"   // the proof was used
	Resume Event = "resume" // another browser continues
)

// transitions lists all changes of state.
var transitions = map[State]map[Event]State{
	Unclaimed: {Begin: Pending, Dispute: Disputed},
	Pending:   {Prove: Verified, Verify: Verified, Reject: Rejected, Expire: Expired, Dispute: Disputed, Send: Pending, Attach: Pending},
	Verified:  {Dispute: Disputed, Expire: Expired, Take: Verified, Resume: Verified},
	Disputed:  {Verify: Verified, Reject: Rejected, Attach: Disputed, Expire: Expired},
	Rejected:  {},
	Expired:   {},
}

// after returns the state after an event, or an error if the event isn't allowed.
func (s State) after(e Event) (State, error) {
	if next, ok := transitions[s][e]; ok {
		return next, nil
	}
	switch s {
	case Disputed:
		return s, ErrStaff
	case Verified:
		return s, errs.Conflicting("This claim is already verified.", nil)
	}
	return s, ErrOver
}
