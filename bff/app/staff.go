package app

import (
	"context"

	"peritus/bff/account"
	"peritus/bff/account/settings"
	"peritus/bff/inquiry"
)

// staff are the people who work on inquiries: the accounts of staff.
type staff struct {
	accounts *account.Service
	settings *settings.Service
}

func (s staff) Members(ctx context.Context) ([]inquiry.Member, error) {
	users, err := s.accounts.Staff(ctx)
	members := make([]inquiry.Member, len(users))
	for i, u := range users {
		members[i] = inquiry.Member{ID: u.ID, Name: u.Name, Email: u.Email}
	}
	return members, err
}

func (s staff) Told(ctx context.Context) ([]inquiry.Member, error) {
	members, err := s.Members(ctx)
	told := members[:0]
	for _, m := range members {
		wants, err := s.settings.Wants(ctx, m.ID, settings.NewRequests)
		if err != nil {
			return nil, err
		}
		if wants {
			told = append(told, m)
		}
	}
	return told, err
}
