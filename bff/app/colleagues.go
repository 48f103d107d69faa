package app

import (
	"context"

	"peritus/bff/account"
	"peritus/bff/auth"
)

// colleagues adapts accounts to lists.
type colleagues struct{ accounts *account.Service }

func (c colleagues) ByEmail(ctx context.Context, email string) (auth.Person, bool, error) {
	user, found, err := c.accounts.FindByEmail(ctx, email)
	return auth.Person{ID: user.ID, Name: user.Name, Email: user.Email, Groups: user.Groups}, found, err
}
