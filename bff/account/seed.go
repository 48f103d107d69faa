package account

import (
	"context"

	"peritus/bff/auth"
)

// Add creates an account with a password and returns its id. An address in use is a
// Conflict.
func (s *Service) Add(ctx context.Context, email, name, password string, groups auth.Groups) (string, error) {
	hash, err := s.Passwords.Hash(ctx, password)
	if err != nil {
		return "", err
	}
	user, err := s.Create(ctx, NewAccount{Email: email, Name: name, PasswordHash: hash, Groups: groups})
	return user.ID, err
}

// SeedDemo creates the missing demo accounts and returns the ids by address. The expert's
// account has the name of its profile.
func (s *Service) SeedDemo(ctx context.Context, expertName string) (map[string]string, error) {
	ids := map[string]string{}
	for _, a := range []struct {
		email, name string
		groups      auth.Groups
	}{
		{"attorney@peritus.test", "Ines Castellanos", auth.Groups{auth.Attorney}},
		{"expert@peritus.test", expertName, auth.Groups{auth.Expert}},
		{"admin@peritus.test", "Ruth Adeyemi", auth.Groups{auth.Admin}},
		{"researcher@peritus.test", "Jonas Lindqvist", auth.Groups{auth.Researcher}},
	} {
		row, found, err := s.store.FindUser(ctx, EmailKey(a.email))
		if err != nil {
			return nil, err
		}
		if found {
			ids[a.email] = row.ID
			continue
		}
		user, err := s.AddDemo(ctx, a.email, a.name, a.groups, true)
		if err != nil {
			return nil, err
		}
		ids[a.email] = user.ID
	}
	return ids, nil
}
