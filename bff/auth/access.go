package auth

import (
	"slices"
	"strings"

	"peritus/bff/platform/errs"
)

// Access is an operation's declaration of who may call it.
type Access struct {
	open   bool
	groups []Group // empty and not open: whoever is signed in
}

var (
	// Anyone lets visitors in.
	Anyone = Access{open: true}
	// SignedIn lets in whoever has a session, of whatever group.
	SignedIn = Access{}
)

// Only lets in members of at least one of the groups.
func Only(groups ...Group) Access {
	if len(groups) == 0 {
		panic("auth.Only without a group would let nobody in")
	}
	return Access{groups: groups}
}

// Open tells whether visitors are let in.
func (a Access) Open() bool { return a.open }

// Allows tells whether the actor is let in.
func (a Access) Allows(actor Actor) bool { return a.Check(actor) == nil }

// Check answers nil, an Unauthenticated or a Forbidden error.
func (a Access) Check(actor Actor) error {
	switch {
	case a.open:
		return nil
	case !actor.SignedIn():
		return errs.Unauthorized("Please login to access this page")
	case len(a.groups) == 0 || slices.ContainsFunc(a.groups, actor.Is):
		return nil
	}
	return errs.Denied("Your account has no access to this.")
}

// String is the form that stands in the OpenAPI document as x-access.
func (a Access) String() string {
	switch {
	case a.open:
		return "anyone"
	case len(a.groups) == 0:
		return "signed-in"
	}
	return strings.Join(Groups(a.groups).Names(), ",")
}
