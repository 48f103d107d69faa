package audit

import (
	"context"

	"peritus/bff/platform/web"
)

// List returns the entries that match a filter, around a number as rows asks for them.
func (s *Service) List(ctx context.Context, f Filter, rows web.Rows[int64]) ([]Entry, error) {
	return s.store.list(ctx, f, rows)
}

// Words returns the actions and kinds that occur in the log, for choosing among them.
func (s *Service) Words(ctx context.Context) (actions, kinds []string, err error) {
	if actions, err = s.store.distinct(ctx, "action"); err != nil {
		return nil, nil, err
	}
	kinds, err = s.store.distinct(ctx, "kind")
	return actions, kinds, err
}
