package auth

import (
	"slices"
	"strings"

	"peritus/bff/platform/errs"
)

// Access declares who can call an operation.
type Access struct {
	open    bool
	groups  []Group // empty and not open: everyone who is signed in
	fresh   bool
	pending bool
}

// Codes that tell the client what to ask the person for.
const (
	CodeStepUp       = "step-up"       // confirm your identity again
	CodeSecondFactor = "second-factor" // set up two-step sign-in first
)

var (
	// Anyone allows visitors.
	Anyone = Access{open: true}
	// SignedIn allows everyone with a session, in any group.
	SignedIn = Access{}
)

// Only allows members of at least one of the groups.
func Only(groups ...Group) Access {
	if len(groups) == 0 {
		panic("auth.Only without a group would let nobody in")
	}
	return Access{groups: groups}
}

// Fresh allows only people who confirmed their identity within FreshFor.
func (a Access) Fresh() Access {
	a.fresh = true
	return a
}

// WhilePending also allows staff who still have to set up their second factor.
func (a Access) WhilePending() Access {
	a.pending = true
	return a
}

// Open reports whether visitors are allowed.
func (a Access) Open() bool { return a.open }

// Check returns nil, an Unauthenticated error, or a Forbidden error.
func (a Access) Check(actor Actor) error {
	switch {
	case a.open:
		return nil
	case !actor.SignedIn():
		return errs.Unauthorized("Please login to access this page")
	case len(a.groups) > 0 && !slices.ContainsFunc(a.groups, actor.Is):
		return errs.Denied("Your account has no access to this.")
	case actor.Pending && !a.pending:
		return errs.Denied("Set up two-step sign-in first. It's required for staff.").WithCode(CodeSecondFactor)
	case a.fresh && !actor.Fresh:
		return errs.Denied("Confirm it's you.").WithCode(CodeStepUp)
	}
	return nil
}

// seen returns the actor to pass to an operation. Where visitors are allowed, staff who
// still have to set up a second factor count as visitors.
func (a Access) seen(actor Actor) Actor {
	if actor.Pending && !a.pending {
		return Nobody
	}
	return actor
}

// String returns the x-access value in the OpenAPI document.
func (a Access) String() string {
	if a.open {
		return "anyone"
	}
	words := []string{"signed-in"}
	if len(a.groups) > 0 {
		words = Groups(a.groups).Names()
	}
	if a.fresh {
		words = append(words, "fresh")
	}
	if a.pending {
		words = append(words, "pending")
	}
	return strings.Join(words, ",")
}
