package favorite

import (
	"context"
	"time"
)

// SeedDemo marks experts for a demo account without favorites, on days one after another.
func (s *Service) SeedDemo(ctx context.Context, userID string, expertIDs []string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		if n, err := s.store.count(ctx, userID); err != nil || n > 0 {
			return err
		}
		for i, id := range expertIDs {
			if _, err := s.store.add(ctx, userID, Favorite{id, s.Clock.Now().Add(-time.Duration(i*26+3) * time.Hour)}); err != nil {
				return err
			}
		}
		return nil
	})
}
