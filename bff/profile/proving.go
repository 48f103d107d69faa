package profile

import (
	"context"
	"slices"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/field"
	"peritus/bff/profile/proof"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// ToProve returns the entries in some sections of a profile, in order, and its owner's id.
// Errors: ErrNotYours, ErrNoExpert.
func (s *Service) ToProve(ctx context.Context, actor auth.Actor, expertID string, codes []string) ([]proof.Row, string, error) {
	expert, err := s.editable(ctx, actor, expertID)
	if err != nil {
		return nil, "", err
	}
	all, err := s.store.ItemsIn(ctx, codes, expertID)
	if err != nil {
		return nil, "", err
	}
	return reading.RowsToProve(expertID, all[expertID], codes), expert.UserID, nil
}

// NoteProof records a change of an entry's proof in the history and the change feed, in the
// transaction in ctx.
func (s *Service) NoteProof(ctx context.Context, actor auth.Actor, expertID string, note proof.Note) error {
	if _, err := s.store.Lock(ctx, expertID); err != nil {
		return err
	}
	now := s.clock.Now()
	// Without an item, so that no restore takes it for values.
	revision := stored.Revision{ID: s.ids.New(), ExpertID: expertID, Section: note.Section, Action: stored.Proved, Source: stored.ByStaff, ActorID: actor.UserID, ActorName: actor.Name,
		OnBehalf: true, Reason: note.Reason, At: now,
		Changes: []section.Change{{Field: stored.ProofField, Label: note.Item, Before: field.Encode(note.Before), After: field.Encode(note.After)}}}
	if err := s.store.AddRevisions(ctx, []stored.Revision{revision}); err != nil {
		return err
	}
	return s.announce(ctx, expertID, note.Section, now)
}

// AnnounceAll adds experts to the change feed in the transaction in ctx, because something
// else about them has changed.
func (s *Service) AnnounceAll(ctx context.Context, expertIDs []string, at time.Time) error {
	if len(expertIDs) == 0 {
		return nil
	}
	return s.announceAll(ctx, slices.Clone(expertIDs), at)
}

// OwnedBy returns the id of a user's profile, or "".
func (s *Service) OwnedBy(ctx context.Context, userID string) (string, error) {
	expert, found, err := s.FindByUser(ctx, userID)
	if err != nil || !found {
		return "", err
	}
	return expert.ID, nil
}
