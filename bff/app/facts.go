package app

import (
	"context"

	"peritus/bff/account"
)

// accountFacts are what the domains know of an account, for its page among those
// of staff.
type accountFacts struct{ app *App }

func (f accountFacts) Account(ctx context.Context, userID string) (account.Facts, error) {
	var facts account.Facts
	expert, _, err := f.app.Profile.FindByUser(ctx, userID)
	facts.ExpertID = expert.ID
	return facts, err
}
