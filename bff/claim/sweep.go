package claim

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
)

// Sweep ends claims that weren't completed or decided in time, and deletes those that
// ended without success long ago.
func (s *Service) Sweep(ctx context.Context) error {
	now := s.Clock.Now()
	due, err := s.store.due(ctx, now.Add(-PendingFor), now.Add(-UndecidedFor), now)
	if err != nil {
		return err
	}
	for _, claimID := range due {
		if err := s.expire(ctx, claimID, now); err != nil {
			return err
		}
	}
	return s.store.removeEnded(ctx, now.Add(-Retention))
}

// expire ends a claim, unless it has changed since it was read.
func (s *Service) expire(ctx context.Context, claimID string, now time.Time) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		c, err := s.store.lock(ctx, claimID)
		if err != nil {
			return err
		}
		late := c.State == Pending && !c.Waits && c.CreatedAt.Before(now.Add(-PendingFor)) ||
			c.State == Verified && c.TakenBy == "" && c.ProofUntil != nil && !now.Before(*c.ProofUntil)
		undecided := c.undecided(now)
		if !late && !undecided {
			return nil
		}
		c.Resume, c.Waits = "", false
		text := ""
		if undecided {
			text = "Nobody decided within 90 days."
		}
		if err := s.move(ctx, &c, Expire, auth.Person{}, text); err != nil {
			return err
		}
		if err := s.dropDocuments(ctx, c.ID); err != nil || !undecided {
			return err
		}
		return s.sendUndecided(ctx, c)
	})
}

// undecided reports whether a claim has waited too long for a decision. A dispute about a
// profile that the claim has already transferred stays open: closing it would decide it.
func (c Claim) undecided(now time.Time) bool {
	return c.Waits && c.TakenBy == "" && c.CreatedAt.Before(now.Add(-UndecidedFor))
}

// sendUndecided tells the claimant that their claim is closed, if we have an address.
func (s *Service) sendUndecided(ctx context.Context, c Claim) error {
	to, err := s.addressOf(ctx, c)
	if err != nil || to == "" {
		return err
	}
	return s.Notify.Send(ctx, notify.Message{Kind: claimUndecided, To: to, Data: notify.Data{"reference": c.Reference, "expert": c.ExpertName,
		"removal": c.Purpose == ForRemoval, "link": s.WebOrigin + "/become-an-expert/search-results"}})
}

// NeededFiles returns the files that belong to undecided claims.
func (s *Service) NeededFiles(ctx context.Context, keys []string) (map[string]bool, error) {
	return s.store.neededFiles(ctx, keys)
}
