package roster

import "context"

// SeedDemo gives sample profiles to staff of the demo, by expert. It changes nothing if any
// of them is assigned.
func (s *Service) SeedDemo(ctx context.Context, assignees map[string]string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		ids := make([]string, 0, len(assignees))
		of := map[string][]string{}
		for expertID, userID := range assignees {
			ids, of[userID] = append(ids, expertID), append(of[userID], expertID)
		}
		taken, err := s.store.assignees(ctx, ids)
		if err != nil || len(taken) > 0 {
			return err
		}
		for userID, some := range of {
			if err := s.store.assign(ctx, some, userID, s.Clock.Now()); err != nil {
				return err
			}
		}
		return nil
	})
}
