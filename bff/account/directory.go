package account

import (
	"context"

	"peritus/bff/auth"
)

// Person finds an account by id.
func (s *Service) Person(ctx context.Context, userID string) (auth.Person, bool, error) {
	row, found, err := s.store.FindUserByID(ctx, userID)
	return row.Person(), found, err
}

// People finds accounts by id, in one query.
func (s *Service) People(ctx context.Context, userIDs []string) (map[string]auth.Person, error) {
	rows, err := s.store.listUsers(ctx, userIDs)
	people := make(map[string]auth.Person, len(rows))
	for _, row := range rows {
		people[row.ID] = row.Person()
	}
	return people, err
}

// Active is People without those who can't sign in.
func (s *Service) Active(ctx context.Context, userIDs []string) (map[string]auth.Person, error) {
	rows, err := s.store.listUsers(ctx, userIDs)
	people := make(map[string]auth.Person, len(rows))
	for _, row := range rows {
		if row.State() == Active {
			people[row.ID] = row.Person()
		}
	}
	return people, err
}

// Staff returns administrators and researchers who aren't suspended, by name.
func (s *Service) Staff(ctx context.Context) ([]auth.Person, error) {
	rows, err := s.store.listStaff(ctx)
	if err != nil {
		return nil, err
	}
	staff := []auth.Person{}
	for _, row := range rows {
		if p := row.Person(); p.Groups.Staff() && row.SuspendedAt == nil {
			staff = append(staff, p)
		}
	}
	return staff, nil
}
