package attorney

import (
	"context"

	"peritus/bff/platform/errs"
)

// Seed stores a record for a demo account without one, with all admissions in one status.
// It sends no email.
func (s *Service) Seed(ctx context.Context, userID string, f Form, status Status) error {
	if problems := s.Check(&f); len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		if _, found, err := s.store.lock(ctx, userID); err != nil || found {
			return err
		}
		if err := s.write(ctx, userID, recordOf(f), Record{}); err != nil || status == Pending {
			return err
		}
		stored, _, err := s.store.find(ctx, userID)
		if err != nil {
			return err
		}
		now := s.Clock.Now()
		for _, a := range stored.Admissions {
			a.Decision = Decision{Status: status, DecidedAt: &now, DecidedBy: "Peritus"}
			if err := s.store.decide(ctx, a); err != nil {
				return err
			}
		}
		return nil
	})
}
