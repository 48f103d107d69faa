package availability

import (
	"context"
	"slices"

	"github.com/redis/go-redis/v9"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
	"peritus/bff/platform/keyring"
)

// Deps of the service. Keys sign the links in emails.
type Deps struct {
	DB        *db.DB
	Redis     redis.UniversalClient
	Clock     clock.Clock
	IDs       id.Source
	Experts   Experts
	Attorneys Attorneys
	Matters   Matters
	People    auth.Directory
	Notify    notify.Sender
	Keys      keyring.Keys
	WebOrigin string
}

// Service keeps requests and their answers.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{deps, store{deps.DB}} }

// Mine returns a page of the requests of an attorney, the latest first.
func (s *Service) Mine(ctx context.Context, actor auth.Actor, page int) ([]Request, int, error) {
	return s.store.requestsOf(ctx, actor.UserID, page)
}

// Get returns a request of an attorney. NotFound if it isn't theirs.
func (s *Service) Get(ctx context.Context, actor auth.Actor, requestID string) (Request, error) {
	r, err := s.store.request(ctx, requestID)
	if err == nil && (r.AttorneyID != actor.UserID || !mayAsk(actor)) {
		err = errNoRequest
	}
	if err != nil {
		return Request{}, err
	}
	r.Asks, err = s.store.asksIn(ctx, requestID)
	return r, err
}

// AskedOf returns a page of what a person was asked, the latest first.
func (s *Service) AskedOf(ctx context.Context, actor auth.Actor, page int) ([]Asked, int, error) {
	asks, count, err := s.store.asksOf(ctx, actor.UserID, page)
	if err != nil {
		return nil, 0, err
	}
	all, err := s.withRequests(ctx, asks)
	return all, count, err
}

func (s *Service) withRequests(ctx context.Context, asks []Ask) ([]Asked, error) {
	ids := make([]string, len(asks))
	for i, a := range asks {
		ids[i] = a.RequestID
	}
	requests, err := s.store.requests(ctx, ids)
	all := make([]Asked, 0, len(asks))
	for _, a := range asks {
		if r, found := requests[a.RequestID]; found {
			all = append(all, Asked{a, r})
		}
	}
	return all, err
}

// Waiting counts what a person was asked and hasn't answered.
func (s *Service) Waiting(ctx context.Context, userID string) (int, error) {
	return s.store.waiting(ctx, userID)
}

// mayAsk reports whether an actor asks experts at all. Staff don't, as they don't write.
func mayAsk(actor auth.Actor) bool { return !actor.Staff() && actor.Is(auth.Attorney) }

// names returns the names of experts by profile, for emails.
func (s *Service) names(ctx context.Context, asks []Ask) (map[string]string, error) {
	ids := make([]string, len(asks))
	for i, a := range asks {
		ids[i] = a.ExpertID
	}
	slices.Sort(ids)
	faces, err := s.Experts.Faces(ctx, slices.Compact(ids))
	names := make(map[string]string, len(faces))
	for expertID, f := range faces {
		names[expertID] = f.Name
	}
	return names, err
}
