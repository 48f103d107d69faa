package viewed

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
)

// Deps of the service.
type Deps struct {
	DB      *db.DB
	Clock   clock.Clock
	Experts Experts
}

// Service stores views.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{deps, store{deps.DB}} }

// Note remembers that the actor opened an expert's page now, and forgets the oldest beyond
// Most. NotFound if the actor can't open it.
func (s *Service) Note(ctx context.Context, actor auth.Actor, expertID string) error {
	seen, err := s.Experts.Seen(ctx, actor, expertID)
	if err != nil {
		return err
	}
	if !seen {
		return errs.NotFoundf("Expert")
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.store.note(ctx, actor.UserID, Viewed{expertID, s.Clock.Now()}); err != nil {
			return err
		}
		return s.store.trim(ctx, actor.UserID, Most)
	})
}

// List returns a page of the experts that the actor viewed, the last first, and how many
// there are.
func (s *Service) List(ctx context.Context, actor auth.Actor, page int) ([]Viewed, int, error) {
	n, err := s.store.count(ctx, actor.UserID)
	if err != nil {
		return nil, 0, err
	}
	list, err := s.store.list(ctx, actor.UserID, (page-1)*PageSize, PageSize)
	return list, n, err
}

// Clear forgets everything that the actor viewed, and returns how many experts it was.
func (s *Service) Clear(ctx context.Context, actor auth.Actor) (int, error) {
	return s.store.removeAll(ctx, actor.UserID)
}
