package profile

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"slices"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

// Testimony is what attorneys see of a profile's testimony at a moment.
type Testimony struct {
	Challenges int    // that attorneys see
	Withheld   int    // in matters that only the expert sees, except sealed ones
	Hash       string // of the matters that attorneys see
	Content    string // the content hash of the whole profile, as in AsOf
}

// TestimonyChange is one saved change of the testimony.
type TestimonyChange struct {
	Expert        Expert
	Actor         auth.Actor
	Source        Source
	Before, After []Item // the matters, sealed ones too
	Testimony     Testimony
	At            time.Time
}

// TestimonyWatcher is called with each change of the testimony, in its transaction.
type TestimonyWatcher interface {
	TestimonyChanged(ctx context.Context, change TestimonyChange) error
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

// Testimony returns the testimony of a profile now. In a transaction, it sees its changes.
func (s *Service) Testimony(ctx context.Context, expertID string) (Testimony, error) {
	all, err := s.store.itemsOf(ctx, expertID)
	if err != nil {
		return Testimony{}, err
	}
	t := testimonyOf(all[section.MattersCode])
	t.Content = contentOf(expertID, all).Hash()
	return t, nil
}

// Announce adds the expert to the change feed, for what isn't in a section. Call it last in
// a transaction.
func (s *Service) Announce(ctx context.Context, expertID, code string) error {
	return s.announce(ctx, expertID, code, s.clock.Now())
}

// testimonyOf leaves out sealed matters, so that nothing can tell whether there are any.
func testimonyOf(matters []Item) Testimony {
	type seenMatter struct {
		ID   string          `json:"id"`
		Data json.RawMessage `json:"data"`
	}
	var t Testimony
	seen := []seenMatter{}
	for _, item := range matters {
		m := item.Content.(*section.Matter)
		switch {
		case m.Confidential():
		case Counsel.sees(item.Visibility):
			t.Challenges += len(m.Challenges)
			seen = append(seen, seenMatter{item.ID, section.Seen(m, true)})
		default:
			t.Withheld += len(m.Challenges)
		}
	}
	slices.SortFunc(seen, func(a, b seenMatter) int { return cmp.Compare(a.ID, b.ID) })
	sum := sha256.Sum256(field.Encode(seen))
	t.Hash = hex.EncodeToString(sum[:])
	return t
}

// testimonyChanged tells the watchers of a saved change.
func (s *Service) testimonyChanged(ctx context.Context, c *change, before []Item) error {
	if c.declared.Code != section.MattersCode {
		return nil
	}
	change := TestimonyChange{Expert: c.expert, Actor: c.actor, Source: c.by.source, Before: before, After: c.rows,
		Testimony: testimonyOf(c.rows), At: c.now}
	for _, w := range s.watchers {
		if err := w.TestimonyChanged(ctx, change); err != nil {
			return err
		}
	}
	return nil
}

// declared returns the declaration that an audience may see. Where attorneys see more
// challenges than visitors, visitors see none, because it counts them.
func (s *Service) declared(ctx context.Context, expertID string, audience Audience, challenges int) (*PageDeclaration, error) {
	if s.declarations == nil {
		return nil, nil
	}
	d, err := s.declarations.Declared(ctx, expertID)
	if err != nil || d == nil || audience == Counsel {
		return d, err
	}
	if d.Challenges != challenges {
		return nil, nil
	}
	d.Content = ""
	return d, nil
}
