package profile

import (
	"context"
	"slices"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/field"
	"peritus/bff/profile/proof"
	"peritus/bff/profile/section"
)

// Proofs knows how well entries are proved.
type Proofs interface {
	// Of returns the proofs of entries by their ids, with one query.
	Of(ctx context.Context, rows []proof.Row) (map[string]proof.ItemProof, error)
}

// proofsIn returns how well the entries of some experts are proved, by the ids of the
// entries, with one query. Entries that can't be checked are left out.
func (s *Service) proofsIn(ctx context.Context, of map[string]sections) (map[string]proof.ItemProof, error) {
	if s.proofs == nil {
		return map[string]proof.ItemProof{}, nil
	}
	var rows []proof.Row
	for expertID, all := range of {
		rows = append(rows, rowsToProve(expertID, all, proof.Sections)...)
	}
	return s.proofs.Of(ctx, rows)
}

func rowsToProve(expertID string, all sections, codes []string) []proof.Row {
	var rows []proof.Row
	for _, code := range codes {
		for _, item := range all[code] {
			rows = append(rows, proof.Row{ExpertID: expertID, Section: code, ItemID: item.ID, Version: item.Version, Content: item.Content})
		}
	}
	return rows
}

// addProofs says on a page how well its entries are proved.
func (s *Service) addProofs(ctx context.Context, page *ExpertPage, seen sections, audience Audience) error {
	proofs, err := s.proofsIn(ctx, map[string]sections{page.ExpertID: seen})
	if err != nil {
		return err
	}
	var shown []proof.ItemProof
	for _, part := range page.Parts {
		for i := range part.Items {
			p, found := proofs[part.Items[i].ID]
			if !found {
				continue
			}
			if audience != Counsel {
				p.URL = ""
			}
			part.Items[i].Proof = &p
			shown = append(shown, p)
		}
	}
	page.Proof = proof.Summarize(shown, s.clock.Now())
	return nil
}

// ToProve returns the entries in some sections of a profile, in order, and its owner's id.
// Errors: ErrNotYours, ErrNoExpert.
func (s *Service) ToProve(ctx context.Context, actor auth.Actor, expertID string, codes []string) ([]proof.Row, string, error) {
	expert, err := s.editable(ctx, actor, expertID)
	if err != nil {
		return nil, "", err
	}
	all, err := s.store.itemsIn(ctx, codes, expertID)
	if err != nil {
		return nil, "", err
	}
	return rowsToProve(expertID, all[expertID], codes), expert.UserID, nil
}

// NoteProof records a change of an entry's proof in the history and the change feed, in the
// transaction in ctx.
func (s *Service) NoteProof(ctx context.Context, actor auth.Actor, expertID string, note proof.Note) error {
	if _, err := s.store.lock(ctx, expertID); err != nil {
		return err
	}
	now := s.clock.Now()
	// Without an item, so that no restore takes it for values.
	revision := Revision{ID: s.ids.New(), ExpertID: expertID, Section: note.Section, Action: Proved, Source: ByStaff, ActorID: actor.UserID, ActorName: actor.Name,
		OnBehalf: true, Reason: note.Reason, At: now,
		Changes: []section.Change{{Field: proofField, Label: note.Item, Before: field.Encode(note.Before), After: field.Encode(note.After)}}}
	if err := s.store.addRevisions(ctx, []Revision{revision}); err != nil {
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
