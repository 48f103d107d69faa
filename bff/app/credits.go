package app

import (
	"context"

	"peritus/bff/account/session"
	"peritus/bff/account/users"
	"peritus/bff/auth"
	"peritus/bff/credit"
	"peritus/bff/credit/payment"
)

// creditHolders adapts accounts and profiles to credits.
type creditHolders struct{ app *App }

// Both have pages of one size.
var _ = [1]struct{}{}[users.PageSize-credit.StaffPageSize]

func (h creditHolders) Attorneys(ctx context.Context, words string, page int) ([]auth.Person, int, error) {
	found, n, err := h.app.Users.Users(ctx, users.Filter{Query: words, Group: auth.Attorney}, page)
	people := make([]auth.Person, len(found))
	for i, u := range found {
		people[i] = auth.Person{ID: u.ID, Name: u.Name, Email: u.Email, Groups: u.Groups}
	}
	return people, n, err
}

func (h creditHolders) Names(ctx context.Context, actor auth.Actor, expertIDs []string) (map[string]string, error) {
	facts, err := findable{h.app.Search}.Facts(ctx, actor, expertIDs)
	names := make(map[string]string, len(facts))
	for expertID, f := range facts {
		names[expertID] = f.Name
	}
	return names, err
}

func (h creditHolders) Shown(ctx context.Context, actor auth.Actor) (*session.NavCredits, error) {
	free, total, low, err := h.app.Credit.Shown(ctx, actor)
	if err != nil {
		return nil, err
	}
	return &session.NavCredits{Credits: free, TotalCredits: total, Low: low}, nil
}

// checkout returns Stripe's, or nil if nothing can be bought.
func (a *App) checkout() payment.Checkout {
	if a.Config.StripeKey == "" {
		return nil
	}
	return payment.NewStripe(a.Config.StripeKey, a.Config.StripeURL)
}
