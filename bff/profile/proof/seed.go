package proof

import (
	"context"
	"slices"
	"time"

	"peritus/bff/auth"
)

// sampleCheck is a check of the demo. Empty is none.
type sampleCheck struct {
	grade Grade
	days  int // since the check
	note  string
}

var sampleChecks = []sampleCheck{
	{Source, 24, "Name, number, and status agree."},
	{Document, 61, "Saw a certified copy."},
	{},
	{Source, 430, "Name and status agreed."}, // too old to count
	{Source, 118, ""},
	{Document, 203, "Saw the original at a video call."},
	{},
}

// SeedDemo records invented checks of sample profiles. It changes nothing in profiles that
// have some.
func (s *Service) SeedDemo(ctx context.Context, checks auth.Actor, expertIDs []string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		now := s.Clock.Now()
		before, err := s.store.ofExperts(ctx, expertIDs)
		if err != nil {
			return err
		}
		checked := map[string]bool{}
		for _, some := range before {
			checked[some[0].ExpertID] = true
		}
		var changed []string
		for i, expertID := range expertIDs {
			if checked[expertID] {
				continue
			}
			rows, _, err := s.Profiles.ToProve(ctx, checks, expertID, Sections)
			if err != nil {
				return err
			}
			for j, r := range rows {
				sample := sampleChecks[(2*i+j)%len(sampleChecks)]
				if sample.grade == "" {
					continue
				}
				at := now.AddDate(0, 0, -sample.days)
				check := Check{ID: s.IDs.New(), ExpertID: expertID, Section: r.Section, ItemID: r.ItemID, Grade: sample.grade, On: at.Format(time.DateOnly),
					Note: sample.note, ByID: checks.UserID, ByName: checks.Name, CreatedAt: at, fingerprint: r.fingerprint()}
				if sample.grade == Source {
					check.URL = "https://register.example/verify"
				}
				if err := s.store.add(ctx, check); err != nil {
					return err
				}
				changed = append(changed, expertID)
			}
		}
		if len(changed) == 0 {
			return nil
		}
		return s.Profiles.AnnounceAll(ctx, slices.Compact(changed), now)
	})
}
