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
	"peritus/bff/profile/history"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
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
	Expert        stored.Expert
	Actor         auth.Actor
	Source        stored.Source
	Before, After []stored.Item // the matters, sealed ones too
	Testimony     Testimony
	At            time.Time
}

// TestimonyWatcher is called with each change of the testimony, in its transaction.
type TestimonyWatcher interface {
	TestimonyChanged(ctx context.Context, change TestimonyChange) error
}

// Testimony returns the testimony of a profile now. In a transaction, it sees its changes.
func (s *Service) Testimony(ctx context.Context, expertID string) (Testimony, error) {
	all, err := s.store.ItemsOf(ctx, expertID)
	if err != nil {
		return Testimony{}, err
	}
	t := testimonyOf(all[section.MattersCode])
	t.Content = history.ContentOf(expertID, all).Hash()
	return t, nil
}

// Announce adds the expert to the change feed, for what isn't in a section. Call it last in
// a transaction.
func (s *Service) Announce(ctx context.Context, expertID, code string) error {
	return s.announce(ctx, expertID, code, s.clock.Now())
}

// testimonyOf leaves out sealed matters, so that nothing can tell whether there are any.
func testimonyOf(matters []stored.Item) Testimony {
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
		case stored.Counsel.Sees(item.Visibility):
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
func (s *Service) testimonyChanged(ctx context.Context, c *change, before []stored.Item) error {
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
