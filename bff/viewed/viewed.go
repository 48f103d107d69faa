// Package viewed remembers which experts' pages a person opened last. Nobody else sees it.
package viewed

import (
	"context"
	"time"

	"peritus/bff/auth"
)

// Viewed is an expert whose page a person opened.
type Viewed struct {
	ExpertID string
	ViewedAt time.Time // the last time
}

const (
	// PageSize is the number of experts on a page.
	PageSize = 24
	// Most is how many experts are remembered for a person.
	Most = 100
)

// Experts is what this domain needs to know about profiles.
type Experts interface {
	// Seen reports whether the actor can open a profile.
	Seen(ctx context.Context, actor auth.Actor, expertID string) (bool, error)
}

// readers are those who can open experts' pages in the attorneys' area.
var readers = auth.Only(auth.Attorney, auth.Admin, auth.Researcher)
