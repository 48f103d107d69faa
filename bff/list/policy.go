package list

import "peritus/bff/auth"

// keepers may have lists: those who may search.
var keepers = auth.Only(auth.Attorney, auth.Admin, auth.Researcher)

// Role is what a person may do with a list.
type Role string

const (
	Nobody Role = ""
	Owner  Role = "owner" // also archives, deletes, and copies it
)

// roleOf returns the actor's role.
func roleOf(actor auth.Actor, l List) Role {
	if l.OwnerID == actor.UserID {
		return Owner
	}
	return Nobody
}

// may reports whether a role is enough.
func (r Role) may(need Role) bool { return r == Owner && need == Owner }
