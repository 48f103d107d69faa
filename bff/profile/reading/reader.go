// Package reading shows profiles to those who read them: pages, documents for search, and
// the view of opposing counsel.
package reading

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/profile/address"
	"peritus/bff/profile/proof"
	"peritus/bff/profile/stored"
)

// Findable reports whether anyone can find an expert.
func Findable(e stored.Expert, readers stored.Audience) bool {
	return e.Status == stored.Published && readers.Sees(e.Visibility)
}

// Reader reads profiles as others see them.
type Reader struct {
	store        stored.Store
	clock        clock.Clock
	admissions   Admissions
	Proofs       Proofs
	Declarations Declarations
	Answering    Answering
}

// NewReader returns a reader. Without admissions, none is confirmed; without proofs, nothing
// was checked; without declarations, no one has declared anything; without answering, no one
// was asked.
func NewReader(d *db.DB, c clock.Clock, admissions Admissions, proofs Proofs, declarations Declarations, answering Answering) *Reader {
	return &Reader{stored.Store{DB: d}, c, admissions, proofs, declarations, answering}
}

func (s *Reader) former() address.Former { return address.Former{DB: s.store.DB} }

// AudienceOf returns the audience of an actor who reads other people's profiles.
func (s *Reader) AudienceOf(ctx context.Context, actor auth.Actor) (stored.Audience, error) {
	confirmed := false
	if actor.Is(auth.Attorney) && !actor.Staff() && s.admissions != nil {
		var err error
		if confirmed, err = s.admissions.Confirmed(ctx, actor.UserID); err != nil {
			return stored.Visitors, err
		}
	}
	return audienceOf(actor, confirmed), nil
}

// audienceOf returns the audience of an actor who reads other people's profiles. confirmed
// means staff have confirmed one of their admissions. Until then, attorneys see what
// anyone can see.
func audienceOf(actor auth.Actor, confirmed bool) stored.Audience {
	if actor.Staff() || actor.Is(auth.Attorney) && confirmed {
		return stored.Counsel
	}
	return stored.Visitors
}

// mayRead reports whether a reader may see an expert's page at all. Staff may see it in
// every status.
func mayRead(actor auth.Actor, as stored.Audience, e stored.Expert) bool {
	return as.Sees(e.Visibility) && (e.Status == stored.Published || actor.Staff())
}

// Proofs knows how well entries are proved.
type Proofs interface {
	// Of returns the proofs of entries by their ids, with one query.
	Of(ctx context.Context, rows []proof.Row) (map[string]proof.ItemProof, error)
}

// Admissions reports which attorneys have a confirmed admission.
type Admissions interface {
	Confirmed(ctx context.Context, userID string) (bool, error)
}

// Declarations say what experts have declared about challenges to their testimony.
type Declarations interface {
	// Declared returns an expert's declaration, or nil if there is none.
	Declared(ctx context.Context, expertID string) (*PageDeclaration, error)
	// Kinds returns what some experts declare now, by expert: "none" or "some".
	Kinds(ctx context.Context, expertIDs []string) (map[string]string, error)
}

// PageDeclaration is what an expert has declared about challenges to their testimony.
type PageDeclaration struct {
	Kind       string    `json:"kind" enum:"none,some"`
	State      string    `json:"state" enum:"current,out-of-date" doc:"Out of date: the testimony has changed since."`
	Challenges int       `json:"challenges"`
	Statement  string    `json:"statement"`
	SignedAt   time.Time `json:"signed_at"`
	Content    string    `json:"content_hash,omitempty" doc:"SHA-256 of the profile when it was signed; for attorneys only."`
}

// declared returns the declaration that an audience may see. Where attorneys see more
// challenges than visitors, visitors see none, because it counts them.
func (s *Reader) declared(ctx context.Context, expertID string, audience stored.Audience, challenges int) (*PageDeclaration, error) {
	if s.Declarations == nil {
		return nil, nil
	}
	d, err := s.Declarations.Declared(ctx, expertID)
	if err != nil || d == nil || audience == stored.Counsel {
		return d, err
	}
	if d.Challenges != challenges {
		return nil, nil
	}
	d.Content = ""
	return d, nil
}
