package saved

import (
	"context"
	"errors"
	"maps"
	"net/url"
	"slices"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
	"peritus/bff/platform/text"
	"peritus/bff/search"
)

// Deps of the service.
type Deps struct {
	DB        *db.DB
	Clock     clock.Clock
	IDs       id.Source
	Search    *search.Service
	Source    search.Source
	Readers   Readers
	Digests   Digests
	WebOrigin string
}

// Service keeps saved searches.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{deps, store{deps.DB}} }

// Save saves a search. The experts who fit it now are never news. Problems are errors by
// field.
func (s *Service) Save(ctx context.Context, actor auth.Actor, form SaveForm) (Search, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return Search{}, errs.Field(problems)
	}
	params, err := s.paramsOf(ctx, actor, form.Search)
	if err != nil {
		return Search{}, err
	}
	now := s.Clock.Now()
	saved := Search{ID: s.IDs.New(), OwnerID: actor.UserID, Name: form.Name, Params: params.Encode(), Mail: form.Mail, Version: 1, CreatedAt: now, OpenedAt: now, NewSince: now}
	for tries := range mostTries {
		if err = s.save(ctx, actor, saved, params); !errors.Is(err, errBehind) || tries == mostTries-1 {
			break
		}
	}
	return saved, named(err, form.Name)
}

// mostTries is how often a search is saved while changes are matched at the same time.
const mostTries = 5

var errBehind = errs.Outage("Search is catching up. Try again in a few seconds.", errors.New("more changes are matched than indexed"))

// save stores a search with those who fit it. Meanwhile no process matches changes, so each
// change is in the index now, or is matched with this search later.
func (s *Service) save(ctx context.Context, actor auth.Actor, saved Search, params url.Values) error {
	if err := s.Search.CatchUp(ctx); err != nil { // before the transaction, since it reads much
		return err
	}
	known, seq, err := s.Search.Fitting(ctx, actor, s.Search.QueryOf(params))
	if err != nil {
		return err
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		reach, err := s.store.lockReach(ctx)
		if err != nil {
			return err
		}
		if reach > seq {
			return errBehind
		}
		n, err := s.store.count(ctx, actor.UserID)
		if err != nil {
			return err
		}
		if n >= Most {
			return errFull
		}
		return s.store.add(ctx, saved, known)
	})
}

// paramsOf checks a search and returns its parameters in one order.
func (s *Service) paramsOf(ctx context.Context, actor auth.Actor, search string) (url.Values, error) {
	given, err := url.ParseQuery(search)
	if err != nil {
		return nil, errs.Field(map[string][]string{"search": {"This search can't be read. Search again."}})
	}
	view, err := s.Search.ForReader(ctx, actor)
	if err != nil {
		return nil, err
	}
	found, err := view.Search(s.Search.QueryOf(given))
	if problem := (*errs.Error)(nil); errors.As(err, &problem) && len(problem.Fields) > 0 {
		return nil, errs.Field(map[string][]string{"search": slices.Concat(slices.Collect(maps.Values(problem.Fields))...)})
	}
	if err != nil {
		return nil, err
	}
	if found.Pasted {
		return nil, errPasted
	}
	return s.Search.ParamsOf(found.Query), nil
}

func named(err error, name string) error {
	if errors.Is(err, gorm.ErrDuplicatedKey) {
		return errs.Field(map[string][]string{"name": {"You have a saved search called “" + name + "”. Choose another name."}})
	}
	return err
}

// List returns the actor's saved searches, newest first.
func (s *Service) List(ctx context.Context, actor auth.Actor) ([]Search, error) {
	list, err := s.store.list(ctx, actor.UserID)
	if err != nil {
		return nil, err
	}
	counts, err := s.store.newCounts(ctx, actor.UserID)
	for i := range list {
		list[i].New = counts[list[i].ID]
	}
	return list, err
}

// Open notes that the actor looks at a saved search, and returns it with the experts who came
// to fit since the visit before this one, newest first, at most NewShown.
func (s *Service) Open(ctx context.Context, actor auth.Actor, searchID string) (saved Search, newcomers []string, err error) {
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if saved, err = s.store.lock(ctx, actor.UserID, searchID); err != nil {
			return err
		}
		now := s.Clock.Now()
		if now.Sub(saved.OpenedAt) > visitGap {
			saved.NewSince = saved.OpenedAt
		}
		saved.OpenedAt = now
		if newcomers, err = s.store.since(ctx, saved, NewShown); err != nil {
			return err
		}
		return s.store.change(ctx, searchID, map[string]any{"opened_at": now.UnixMilli(), "new_since": saved.NewSince.UnixMilli()})
	})
	return saved, newcomers, err
}

// Change renames a saved search, and turns its emails on or off. A Conflict if it has another
// version than the form.
func (s *Service) Change(ctx context.Context, actor auth.Actor, searchID string, form ChangeForm) (saved Search, err error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return Search{}, errs.Field(problems)
	}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if saved, err = s.store.lock(ctx, actor.UserID, searchID); err != nil {
			return err
		}
		if saved.Version != *form.Version {
			return errs.Conflicting("This search was changed in another tab. Reload to see it.", nil)
		}
		saved.Name, saved.Mail, saved.Version = form.Name, form.Mail, saved.Version+1
		return s.store.change(ctx, searchID, map[string]any{"name": saved.Name, "name_key": text.Folded(saved.Name), "mail": saved.Mail, "version": saved.Version})
	})
	return saved, named(err, form.Name)
}

// Delete deletes a saved search. It can be undone until it's swept.
func (s *Service) Delete(ctx context.Context, actor auth.Actor, searchID string) (saved Search, err error) {
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if saved, err = s.store.lock(ctx, actor.UserID, searchID); err != nil {
			return err
		}
		return s.store.change(ctx, searchID, map[string]any{"deleted_at": s.Clock.Now().UnixMilli(), "name_key": nil})
	})
	return saved, err
}

// Undelete undoes a deletion. If the name has been taken since, that's an error at it.
func (s *Service) Undelete(ctx context.Context, actor auth.Actor, searchID string) (saved Search, err error) {
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if saved, err = s.store.lockDeleted(ctx, actor.UserID, searchID); err != nil {
			return err
		}
		n, err := s.store.count(ctx, actor.UserID)
		if err != nil {
			return err
		}
		if n >= Most {
			return errFull
		}
		return s.store.change(ctx, searchID, map[string]any{"deleted_at": nil, "name_key": text.Folded(saved.Name)})
	})
	return saved, named(err, saved.Name)
}

// undoFor is how long a deletion can be undone.
const undoFor = 24 * time.Hour

// Sweep removes searches whose deletion can't be undone anymore.
func (s *Service) Sweep(ctx context.Context) error {
	return s.store.removeDeleted(ctx, s.Clock.Now().Add(-undoFor))
}
