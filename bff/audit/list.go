package audit

import (
	"context"

	"peritus/bff/platform/web"
)

// List returns a page of the entries that match a filter.
func (s *Service) List(ctx context.Context, f Filter, rows web.Rows[int64]) ([]Entry, error) {
	return s.store.list(ctx, f, rows)
}

// Words returns the actions and kinds in the log, for its filters.
func (s *Service) Words(ctx context.Context) (actions, kinds []string, err error) {
	if actions, err = s.store.distinct(ctx, "action"); err != nil {
		return nil, nil, err
	}
	kinds, err = s.store.distinct(ctx, "kind")
	return actions, kinds, err
}
