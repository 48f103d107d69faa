package favorite

import (
	"context"
	"slices"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
)

// Deps of the service.
type Deps struct {
	DB      *db.DB
	Clock   clock.Clock
	Experts Experts
}

// Service stores favorites.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{deps, store{deps.DB}} }

// Add marks an expert. Marking them again changes nothing. A removal is undone by adding
// them with the time since when they were marked, so they return to their place. NotFound if
// the actor can't open the profile, a Conflict if they have Most favorites.
func (s *Service) Add(ctx context.Context, actor auth.Actor, expertID string, since time.Time) (Favorite, error) {
	now := s.Clock.Now()
	if since.IsZero() || since.After(now) {
		since = now
	}
	kept, err := s.store.among(ctx, actor.UserID, []string{expertID})
	if err != nil {
		return Favorite{}, err
	}
	if len(kept) == 1 {
		return kept[0], nil
	}
	// Before the transaction, because search may catch up with changes first.
	seen, err := s.Experts.Seen(ctx, actor, expertID)
	if err != nil {
		return Favorite{}, err
	}
	if !seen {
		return Favorite{}, errs.NotFoundf("Expert")
	}
	var f Favorite
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		n, err := s.store.count(ctx, actor.UserID)
		if err != nil {
			return err
		}
		if n >= Most {
			return errFull
		}
		f, err = s.store.add(ctx, actor.UserID, Favorite{expertID, since})
		return err
	})
	return f, err
}

// Remove takes the mark from an expert, whom the actor needn't be able to open. It returns
// false if there was none.
func (s *Service) Remove(ctx context.Context, actor auth.Actor, expertID string) (bool, error) {
	return s.store.remove(ctx, actor.UserID, expertID)
}

// Among returns the actor's favorites among experts. What has no form of an id is none.
func (s *Service) Among(ctx context.Context, actor auth.Actor, expertIDs []string) ([]Favorite, error) {
	valid := slices.DeleteFunc(slices.Clone(expertIDs), func(expertID string) bool { return !id.Valid(expertID) })
	if len(valid) == 0 {
		return nil, nil
	}
	return s.store.among(ctx, actor.UserID, valid)
}

// List returns a page of the actor's favorites, newest first, and how many there are.
func (s *Service) List(ctx context.Context, actor auth.Actor, page int) ([]Favorite, int, error) {
	n, err := s.store.count(ctx, actor.UserID)
	if err != nil {
		return nil, 0, err
	}
	list, err := s.store.list(ctx, actor.UserID, (page-1)*PageSize, PageSize)
	return list, n, err
}
