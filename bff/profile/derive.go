package profile

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/profile/derived"
)

const derivedAtOnce = 100

// Derive brings what follows from the sections up to date in profiles that an older
// version saved. Profiles that are saved meanwhile wait for a moment.
func (s *Service) Derive(ctx context.Context) error {
	for {
		done := 0
		err := s.store.DB.InTx(ctx, func(ctx context.Context) error {
			experts, err := s.store.LockOutdated(ctx, derived.Version, derivedAtOnce)
			if err != nil || len(experts) == 0 {
				return err
			}
			done = len(experts)
			return s.derived.Derive(ctx, experts)
		})
		if err != nil || done == 0 {
			return err
		}
	}
}

// Owners returns the owners of profiles, by expert.
func (s *Service) Owners(ctx context.Context, expertIDs []string) (map[string]auth.Person, error) {
	experts, err := s.store.Experts(ctx, expertIDs)
	if err != nil {
		return nil, err
	}
	people, err := s.approval.Accounts.People(ctx, ownersOf(experts))
	if err != nil {
		return nil, err
	}
	owners := make(map[string]auth.Person, len(experts))
	for _, e := range experts {
		if person, found := people[e.UserID]; found && e.UserID != "" {
			owners[e.ID] = person
		}
	}
	return owners, nil
}
