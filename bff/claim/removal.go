package claim

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/notify"
)

// remove deletes the profile of a verified removal. We keep only that it was removed, when,
// and by which proof: no name, no contact, no content. Its other claims end, and its
// contacts are notified.
func (s *Service) remove(ctx context.Context, c *Claim, p Profile, by auth.Person) error {
	removed, err := s.Profiles.RemoveUnclaimed(ctx, c.ExpertID)
	if err != nil {
		return err
	}
	if !removed {
		return ErrTaken
	}
	if p.ContactEmail != "" {
		if err := s.Notify.Send(ctx, notify.Message{Kind: profileRemoved, To: p.ContactEmail, Data: notify.Data{"expert": p.Name, "reference": c.Reference}}); err != nil {
			return err
		}
	}
	if s.textTo(p) != "" {
		if err := s.Texts.Send(ctx, removedText(p.Phone, p.Name)); err != nil {
			return err
		}
	}
	others, err := s.store.lockOpen(ctx, c.ExpertID, c.ID)
	if err != nil {
		return err
	}
	for _, other := range others {
		if err := s.end(ctx, other, by, "The profile was removed.", "The profile was removed at the request of the person it describes."); err != nil {
			return err
		}
	}
	c.ExpertName, c.ProofUntil, c.Waits = "", nil, false
	c.Hint, c.Name, c.Institution, c.Note = "", "", "", ""
	if err := s.store.forgetExpert(ctx, c.ExpertID); err != nil {
		return err
	}
	kept := *c
	kept.Email = "" // the reply still goes there, then nothing does
	return s.store.save(ctx, kept)
}

// end closes a claim that can no longer succeed, in any state.
func (s *Service) end(ctx context.Context, c Claim, by auth.Person, note, reason string) error {
	event := Expire
	if c.State == Disputed {
		event = Reject
	}
	c.Waits, c.Reason, c.Resume = false, reason, ""
	if err := s.move(ctx, &c, event, by, note); err != nil {
		return err
	}
	if err := s.dropDocuments(ctx, c.ID); err != nil {
		return err
	}
	return s.sendDecision(ctx, c, false)
}
