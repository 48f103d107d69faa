package inquiry

import (
	"context"

	"peritus/bff/platform/db"
)

// demoIDs are the ids of the demo's inquiries.
func demoIDs() []string {
	ids := make([]string, len(examples))
	for i, e := range examples {
		ids[i] = e.id
	}
	return ids
}

// CountDemo returns how many inquiries of the demo there are.
func (s *Service) CountDemo(ctx context.Context) (int, error) {
	var n int64
	err := s.DB.Read(ctx).Model(&inquiryRow{}).Where("id IN ?", demoIDs()).Count(&n).Error
	return int(n), db.Wrap("count the inquiries of the demo", err)
}

// RemoveDemo deletes the inquiries of the demo, in the transaction in ctx.
func (s *Service) RemoveDemo(ctx context.Context) (removed int, err error) {
	if removed, err = s.CountDemo(ctx); err != nil {
		return 0, err
	}
	for _, id := range demoIDs() {
		if err := s.store.remove(ctx, id); err != nil {
			return 0, err
		}
	}
	return removed, nil
}
