package app

import (
	"context"

	"peritus/bff/account/users"
)

// accountFacts returns the domains' facts about an account, for its staff page.
type accountFacts struct{ app *App }

func (f accountFacts) Account(ctx context.Context, userID string) (users.Facts, error) {
	var facts users.Facts
	expert, _, err := f.app.Profile.FindByUser(ctx, userID)
	if err != nil {
		return facts, err
	}
	facts.ExpertID = expert.ID
	claims, err := f.app.Claim.OfAccount(ctx, userID)
	for _, c := range claims {
		facts.Claims = append(facts.Claims, users.ClaimFact{ID: c.ID, Reference: c.Reference, Name: c.ExpertName, State: string(c.State), At: c.CreatedAt})
	}
	return facts, err
}
