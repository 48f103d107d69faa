package attorney

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/platform/field"
	"peritus/bff/platform/place"
)

// PageSize is the number of admissions per page of the queue.
const PageSize = 25

// Waiting is an admission with its attorney, as staff see it.
type Waiting struct {
	Admission
	StateName string
	Name      string // the attorney's name
	Email     string
	Firm      string
	Role      string // label
	Place     string
}

// List returns a page (from 1) of the admissions in a status.
func (s *Service) List(ctx context.Context, status Status, page int) ([]Waiting, error) {
	found, err := s.store.list(ctx, status, (page-1)*PageSize, PageSize)
	if err != nil {
		return nil, err
	}
	return s.withAttorneys(ctx, found)
}

// RecentPageSize is the number of their own recent decisions that staff see above the queue.
const RecentPageSize = 10

// Recent returns the actor's own decisions that they can still undo, newest first.
func (s *Service) Recent(ctx context.Context, actor auth.Actor) ([]Waiting, error) {
	found, err := s.store.canBeUndone(ctx, actor.UserID, s.Clock.Now(), RecentPageSize)
	if err != nil {
		return nil, err
	}
	return s.withAttorneys(ctx, found)
}

func (s *Service) withAttorneys(ctx context.Context, found []Admission) ([]Waiting, error) {
	if len(found) == 0 {
		return nil, nil
	}
	ids := make([]string, len(found))
	for i, a := range found {
		ids[i] = a.UserID
	}
	records, err := s.store.records(ctx, ids)
	if err != nil {
		return nil, err
	}
	people, err := s.Accounts.People(ctx, ids)
	if err != nil {
		return nil, err
	}
	all := make([]Waiting, len(found))
	for i, a := range found {
		r := records[a.UserID]
		role, _ := field.LabelOf(Roles, r.Role)
		all[i] = Waiting{Admission: a, StateName: place.State(a.State), Name: r.FirstName + " " + r.LastName,
			Email: people[a.UserID].Email, Firm: r.Firm, Role: role, Place: r.City + ", " + place.State(r.State)}
	}
	return all, nil
}

// Counts returns the number of admissions in each status.
func (s *Service) Counts(ctx context.Context) (map[Status]int, error) { return s.store.counts(ctx) }
