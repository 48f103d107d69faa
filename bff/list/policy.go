package list

import (
	"slices"

	"peritus/bff/auth"
)

// keepers may have lists: those who may search.
var keepers = auth.Only(auth.Attorney, auth.Admin, auth.Researcher)

// Role is what a person may do with a list.
type Role string

const (
	Nobody Role = ""
	Reader Role = "reader"
	Editor Role = "editor" // also changes it
	Owner  Role = "owner"  // also archives, deletes, and shares it
)

// roles are in ascending order.
var roles = []Role{Nobody, Reader, Editor, Owner}

// may reports whether a role is enough.
func (r Role) may(need Role) bool { return slices.Index(roles, r) >= slices.Index(roles, need) }
