// Package auth owns who can go where: actors and their groups, access tokens, the table
// of routes and areas, and each operation's declaration of who can call it. Accounts and
// sessions are left to package account.
package auth

import (
	"slices"
	"strings"
	"time"
)

// Group is a set of people with the same permissions.
type Group string

const (
	Attorney   Group = "Attorney"
	Expert     Group = "Expert"
	Admin      Group = "Admin"
	Researcher Group = "Researcher"
)

// AllGroups are all groups in the order that lists and the database use.
var AllGroups = []Group{Attorney, Expert, Admin, Researcher}

// Groups are the groups of one account, without duplicates.
type Groups []Group

// ParseGroups reads the stored form, a comma-separated list.
func ParseGroups(stored string) Groups {
	var groups Groups
	for _, g := range AllGroups {
		for name := range strings.SplitSeq(stored, ",") {
			if strings.TrimSpace(name) == string(g) {
				groups = append(groups, g)
				break
			}
		}
	}
	return groups
}

func (gs Groups) String() string { return strings.Join(gs.Names(), ",") }

// Names returns the groups for a response.
func (gs Groups) Names() []string {
	names := make([]string, len(gs))
	for i, g := range gs {
		names[i] = string(g)
	}
	return names
}

// Has reports whether g is among the groups.
func (gs Groups) Has(g Group) bool { return slices.Contains(gs, g) }

// Staff reports whether these are the groups of a staff member.
func (gs Groups) Staff() bool { return gs.Has(Admin) || gs.Has(Researcher) }

// Actor is the person who does something. The zero value is Nobody: a visitor who isn't
// signed in.
type Actor struct {
	UserID    string
	SessionID string
	Email     string
	Name      string
	Image     string // address of the portrait, or empty
	Groups    Groups
	Fresh     bool // confirmed their identity within FreshFor
	Pending   bool // staff who still have to set up a second factor

	LeavingAt  time.Time // when the account will be deleted at its owner's request; zero if not scheduled
	ConsentDue bool      // must agree to the versions in force
}

// FreshFor is how long sensitive actions stay available after a person confirms their
// identity.
const FreshFor = 10 * time.Minute

// Nobody is a visitor who isn't signed in.
var Nobody = Actor{}

// CommandLine is the operator who runs a command on the machine. They have no account;
// the audit log names them by their login there.
func CommandLine(login string) Actor {
	if login == "" {
		return Actor{Name: "Command line"}
	}
	return Actor{Name: "Command line (" + login + ")"}
}

// SignedIn reports whether the actor is a person.
func (a Actor) SignedIn() bool { return a.UserID != "" }

// Is reports whether the actor belongs to group g.
func (a Actor) Is(g Group) bool { return a.Groups.Has(g) }

// Staff reports whether the actor is an administrator or a researcher.
func (a Actor) Staff() bool { return a.Groups.Staff() }
