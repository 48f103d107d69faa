package app

import (
	"context"

	"peritus/bff/sample"
)

// demoSeed makes the same experts in every demo.
const demoSeed = 1

// Seed makes the demo accounts, where the demo is on, and experts until there are
// n of them. What exists is left alone. progress may be nil.
func (a *App) Seed(ctx context.Context, n int, progress func(done int)) error {
	owner := ""
	if a.Config.SeedDemo {
		first := sample.Expert(demoSeed, 0)
		accounts, err := a.Account.SeedDemo(ctx, first.FirstName+" "+first.LastName)
		if err != nil {
			return err
		}
		owner = accounts["expert@peritus.test"]
	}
	return a.Profile.Seed(ctx, n, demoSeed, owner, progress)
}
