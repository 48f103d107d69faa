package claim

import (
	"context"
	"time"

	"peritus/bff/auth"
)

// Sweep ends the claims that nothing came of in time, and deletes those that came to
// nothing long ago.
func (s *Service) Sweep(ctx context.Context) error {
	now := s.Clock.Now()
	due, err := s.store.due(ctx, now.Add(-PendingFor), now)
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

// expire ends a claim, unless something came of it meanwhile.
func (s *Service) expire(ctx context.Context, claimID string, now time.Time) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		c, err := s.store.lock(ctx, claimID)
		if err != nil {
			return err
		}
		late := c.State == Pending && !c.Waits && c.CreatedAt.Before(now.Add(-PendingFor)) ||
			c.State == Verified && c.TakenBy == "" && c.ProofUntil != nil && !now.Before(*c.ProofUntil)
		if !late {
			return nil
		}
		c.Resume = ""
		if err := s.move(ctx, &c, Expire, auth.Person{}, ""); err != nil {
			return err
		}
		return s.dropDocuments(ctx, c.ID)
	})
}

// NeededFiles says which of the files belong to a claim that is not decided.
func (s *Service) NeededFiles(ctx context.Context, keys []string) (map[string]bool, error) {
	return s.store.neededFiles(ctx, keys)
}
