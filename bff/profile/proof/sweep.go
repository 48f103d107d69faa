package proof

import (
	"context"
	"slices"
)

// lapsedABatch is the number of experts per transaction.
const lapsedABatch = 500

// Sweep announces the experts whose checks have become too old, so that search learns of it.
func (s *Service) Sweep(ctx context.Context) error {
	for {
		done := false
		err := s.DB.InTx(ctx, func(ctx context.Context) error {
			lapsed, err := s.store.lapsed(ctx, oldest(s.Clock.Now()), lapsedABatch)
			if err != nil || len(lapsed) == 0 {
				done = true
				return err
			}
			ids, experts := make([]string, len(lapsed)), make([]string, len(lapsed))
			for i, c := range lapsed {
				ids[i], experts[i] = c.ID, c.ExpertID
			}
			if err := s.store.markLapsed(ctx, ids, s.Clock.Now()); err != nil {
				return err
			}
			slices.Sort(experts)
			return s.Profiles.AnnounceAll(ctx, slices.Compact(experts), s.Clock.Now())
		})
		if err != nil || done {
			return err
		}
	}
}
