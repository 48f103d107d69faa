package message

import "peritus/bff/auth"

// correspondents may have conversations. Staff may not: they see reports only.
var correspondents = auth.Only(auth.Attorney, auth.Expert)

// sideOf returns the side on which the actor takes part, which is the only right to read a
// conversation.
func (c Conversation) sideOf(actor auth.Actor) (Side, bool) {
	switch {
	case actor.UserID == "" || actor.Staff():
		return "", false
	case c.AttorneyID == actor.UserID && actor.Is(auth.Attorney):
		return Counsel, true
	case c.ExpertUserID == actor.UserID && actor.Is(auth.Expert):
		return Witness, true
	}
	return "", false
}

// mayWrite says why nothing can be sent in a conversation, whoever sends it.
func (c Conversation) mayWrite() error {
	if c.DeclinedAt != nil || c.AttorneyID == "" || c.ExpertUserID == "" {
		return errClosed
	}
	return nil
}

// mayOpen says why an actor can't write to experts.
func mayOpen(actor auth.Actor, confirmed bool) error {
	switch {
	case actor.Staff() || !actor.Is(auth.Attorney):
		return errStaff
	case !confirmed:
		return errUnconfirmed
	}
	return nil
}
