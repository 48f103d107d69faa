// Package favorite owns the experts that attorneys and staff mark with a star. Nobody else
// sees who marked whom.
package favorite

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// Favorite is an expert that a person marked.
type Favorite struct {
	ExpertID string
	AddedAt  time.Time
}

const (
	// PageSize is the number of favorites on a page.
	PageSize = 24
	// Most is the number of favorites that a person can have.
	Most = 2000
)

// Experts is what favorites need to know about profiles.
type Experts interface {
	// Seen reports whether the actor can open a profile.
	Seen(ctx context.Context, actor auth.Actor, expertID string) (bool, error)
}

// keepers may have favorites: those who may search.
var keepers = auth.Only(auth.Attorney, auth.Admin, auth.Researcher)

var errFull = errs.Conflicting("You have 2,000 favorites, the most there can be. Remove some first.", nil)
