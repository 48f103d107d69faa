package app

import (
	"context"

	"peritus/bff/auth"
)

const (
	demoChecked  = 24 // sample profiles with recorded checks
	demoAssigned = 18 // and with someone who takes care of them
)

// seedStaffWork records checks of the first sample profiles, and assigns some of them to
// the staff of the demo.
func (a *App) seedStaffWork(ctx context.Context, staff auth.Actor, accounts map[string]string) error {
	known := make([]string, 0, len(accounts))
	for _, userID := range accounts {
		known = append(known, userID)
	}
	profiles, err := a.Profile.Seeder.SeededExperts(ctx, demoSeed, known)
	if err != nil {
		return err
	}
	profiles = profiles[:min(len(profiles), demoChecked)]
	if err := a.Proof.SeedDemo(ctx, staff, profiles); err != nil {
		return err
	}
	assignees := map[string]string{}
	for i, expertID := range profiles[:min(len(profiles), demoAssigned)] {
		switch i % 3 {
		case 0:
			assignees[expertID] = accounts["researcher@peritus.test"]
		case 1:
			assignees[expertID] = accounts["admin@peritus.test"]
		}
	}
	return a.Roster.SeedDemo(ctx, assignees)
}
