package claim

import (
	"context"
	"slices"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
)

// demoDomain is where the claimants of the demo are.
const demoDomain = "@home.peritus.test"

// RemoveDemo deletes the demo's claims and those of sample profiles that are removed, in
// the transaction in ctx. What a person sent stays: an open claim of theirs ends, and they
// are told. by is who removes the profiles.
func (s *Service) RemoveDemo(ctx context.Context, by auth.Actor, expertIDs []string) (removed int, err error) {
	claims, err := s.store.ofDemo(ctx, expertIDs)
	if err != nil {
		return 0, err
	}
	for _, c := range claims {
		if c.byPerson() {
			if err := s.endDemo(ctx, by, c); err != nil {
				return 0, err
			}
			continue
		}
		if err := s.dropDocuments(ctx, c.ID); err != nil {
			return 0, err
		}
		if err := s.store.remove(ctx, c.ID); err != nil {
			return 0, err
		}
		removed++
	}
	return removed, nil
}

// byPerson reports whether a claim of a sample profile can be a real person's. A code goes
// to the contact on file, which is invented, and mail to .test reaches no one.
func (c Claim) byPerson() bool {
	return c.Mode == ByDocument && c.Email != "" && !strings.HasSuffix(strings.ToLower(c.Email), ".test")
}

func (s *Service) endDemo(ctx context.Context, by auth.Actor, c Claim) error {
	if c.TakenBy != "" || !slices.Contains([]State{Pending, Verified, Disputed}, c.State) {
		return nil
	}
	return s.end(ctx, c, auth.Person{Name: by.Name}, "The profile was a sample and was removed.",
		"The profile was a sample that described no one. We removed it.")
}

// ofDemo locks the claims of some profiles, and those of the demo's claimants.
func (s store) ofDemo(ctx context.Context, expertIDs []string) ([]Claim, error) {
	all, err := s.find(s.locked(ctx).Where(`email LIKE ? ESCAPE '\'`, db.LikeContains(demoDomain)).Order("id"))
	if err != nil {
		return nil, err
	}
	known := map[string]bool{}
	for _, c := range all {
		known[c.ID] = true
	}
	for some := range slices.Chunk(expertIDs, 500) {
		claims, err := s.find(s.locked(ctx).Where("expert_id IN ?", some).Order("id"))
		if err != nil {
			return nil, err
		}
		for _, c := range claims {
			if !known[c.ID] {
				all = append(all, c)
			}
		}
	}
	return all, nil
}
