package app

import (
	"context"
	"time"

	"peritus/bff/account"
	"peritus/bff/claim"
	"peritus/bff/profile"
)

// prepared tells claims of the profiles that were prepared.
type prepared struct{ *profile.Service }

func (p prepared) SearchPrepared(ctx context.Context, query string, page, size int) ([]claim.Profile, int, error) {
	found, count, err := p.Service.SearchPrepared(ctx, query, page, size)
	list := make([]claim.Profile, len(found))
	for i, one := range found {
		list[i] = claim.Profile(one)
	}
	return list, count, err
}

func (p prepared) FindPrepared(ctx context.Context, expertID string) (claim.Profile, bool, error) {
	one, found, err := p.Service.FindPrepared(ctx, expertID)
	return claim.Profile(one), found, err
}

// claimants are the accounts as claims need them.
type claimants struct{ accounts *account.Service }

func (c claimants) Find(ctx context.Context, userID string) (claim.Person, bool, error) {
	user, found, err := c.accounts.FindUser(ctx, userID)
	return claim.Person{ID: user.ID, Name: user.Name, Email: user.Email}, found, err
}

func (c claimants) Staff(ctx context.Context) ([]claim.Person, error) {
	users, err := c.accounts.Staff(ctx)
	people := make([]claim.Person, len(users))
	for i, u := range users {
		people[i] = claim.Person{ID: u.ID, Name: u.Name, Email: u.Email}
	}
	return people, err
}

// holds says which profiles keep their contact data after a claim. Claims are wired
// after profiles, on which they stand.
type holds struct{ app *App }

func (h holds) Held(ctx context.Context, expertID string) (bool, time.Time, error) {
	return h.app.Claim.Held(ctx, expertID)
}

// owners are the accounts of those who own profiles.
type owners struct{ accounts *account.Service }

func (o owners) Address(ctx context.Context, userID string) (name, email string, err error) {
	user, _, err := o.accounts.FindUser(ctx, userID)
	return user.Name, user.Email, err
}
