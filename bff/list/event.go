package list

import (
	"context"
	"time"

	"peritus/bff/auth"
)

// EventKind is what someone did on a list.
type EventKind string

const (
	EventAdded    EventKind = "added"
	EventRemoved  EventKind = "removed"
	EventPutBack  EventKind = "put-back"
	EventMoved    EventKind = "moved" // to another stage
	EventNoted    EventKind = "noted"
	EventEdited   EventKind = "edited" // name, description, or matter
	EventShared   EventKind = "shared"
	EventUnshared EventKind = "unshared"
	EventLeft     EventKind = "left"
)

// Event is what someone did on a list.
type Event struct {
	Kind     EventKind
	UserID   string // empty once the person is erased
	ExpertID string // empty if it concerns none or several
	Experts  int
	Stage    Stage // where an expert was moved
	At       time.Time
}

// KeptEvents is how many events of a list are kept.
const KeptEvents = 200

// of are the experts that an event concerns.
func (e Event) of(expertIDs []string) Event {
	e.Experts = len(expertIDs)
	if len(expertIDs) == 1 {
		e.ExpertID = expertIDs[0]
	}
	return e
}

// record stores what the actor did, in the transaction that does it.
func (s *Service) record(ctx context.Context, actor auth.Actor, listID string, e Event) error {
	e.UserID, e.At = actor.UserID, s.Clock.Now()
	return s.store.addEvent(ctx, listID, s.IDs.New(), e)
}

// Events returns who did what on a list, the last first, and the people by id. Everyone on
// the list sees it.
func (s *Service) Events(ctx context.Context, actor auth.Actor, listID string) ([]Event, map[string]auth.Person, error) {
	if _, _, err := s.readable(ctx, actor, listID); err != nil {
		return nil, nil, err
	}
	events, err := s.store.events(ctx, listID)
	if err != nil {
		return nil, nil, err
	}
	ids := make([]string, 0, len(events))
	for _, e := range events {
		if e.UserID != "" {
			ids = append(ids, e.UserID)
		}
	}
	people, err := s.People.People(ctx, ids)
	return events, people, err
}
