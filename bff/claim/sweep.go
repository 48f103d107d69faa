package claim

import (
	"context"
	"time"

	"peritus/bff/auth"
)

// Sweep ends claims that weren't completed in time, and deletes those that ended without
// success long ago.
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

// expire ends a claim, unless it has changed since it was read.
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

// NeededFiles returns the files that belong to undecided claims.
func (s *Service) NeededFiles(ctx context.Context, keys []string) (map[string]bool, error) {
	return s.store.neededFiles(ctx, keys)
}
