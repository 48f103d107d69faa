package app

import (
	"context"

	"peritus/bff/account"
	"peritus/bff/inquiry"
)

// staff are the people who work on inquiries: the accounts of staff.
type staff struct{ accounts *account.Service }

func (s staff) Members(ctx context.Context) ([]inquiry.Member, error) {
	users, err := s.accounts.Staff(ctx)
	members := make([]inquiry.Member, len(users))
	for i, u := range users {
		members[i] = inquiry.Member{ID: u.ID, Name: u.Name, Email: u.Email}
	}
	return members, err
}
