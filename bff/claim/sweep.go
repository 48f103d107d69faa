package claim

import (
	"context"
	"time"
)

// Sweep ends the claims that nothing came of in time, deletes those that came to nothing
// long ago, and the files that no open claim needs.
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
	if err := s.store.removeEnded(ctx, now.Add(-Retention)); err != nil {
		return err
	}
	return s.sweepFiles(ctx, now)
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
		if err := s.move(ctx, &c, Expire, Person{}, ""); err != nil {
			return err
		}
		return s.dropDocuments(ctx, c.ID)
	})
}

func (s *Service) sweepFiles(ctx context.Context, now time.Time) error {
	keys, err := s.Files.Before(now.Add(-day))
	if err != nil {
		return err
	}
	for len(keys) > 0 {
		some := keys[:min(len(keys), 100)]
		keys = keys[len(some):]
		needed, err := s.store.neededFiles(ctx, some)
		if err != nil {
			return err
		}
		for _, key := range some {
			if needed[key] {
				continue
			}
			if err := s.Files.Remove(key); err != nil {
				return err
			}
		}
	}
	return nil
}
