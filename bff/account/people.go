package account

import (
	"context"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// NewAccount is an account about to be made. PasswordHash comes from HashPassword;
// empty, nobody can sign in with a password before one is set.
type NewAccount struct {
	Email        string
	Name         string
	PasswordHash string
	Groups       auth.Groups
}

// HashPassword is the stored form of a password. Its error is the end of ctx.
func (s *Service) HashPassword(ctx context.Context, password string) (string, error) {
	return s.passwords.Hash(ctx, password)
}

// Create makes an account. An address that is taken is a Conflict.
func (s *Service) Create(ctx context.Context, n NewAccount) (User, error) {
	now := s.Clock.Now().UnixMilli()
	row := userRow{ID: s.IDs.New(), Email: strings.TrimSpace(n.Email), EmailKey: EmailKey(n.Email),
		PasswordHash: n.PasswordHash, Name: n.Name, Groups: n.Groups.String(), CreatedAt: now, UpdatedAt: now}
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		added, err := s.store.addUser(ctx, row)
		if err == nil && !added {
			return errs.Conflicting("An account with this address exists already.", nil)
		}
		return err
	})
	if err != nil {
		return User{}, err
	}
	return row.user(), nil
}

// FindByEmail finds an account by any spelling of its address.
func (s *Service) FindByEmail(ctx context.Context, email string) (User, bool, error) {
	row, found, err := s.store.findUser(ctx, EmailKey(email))
	return row.user(), found, err
}

// FindUser finds an account by its id.
func (s *Service) FindUser(ctx context.Context, id string) (User, bool, error) {
	row, found, err := s.store.findUserByID(ctx, id)
	return row.user(), found, err
}

// EndSessions ends all sessions of an account but the one excepted, which may be
// empty, and every second step of a sign-in, and answers how many sessions it ended.
func (s *Service) EndSessions(ctx context.Context, userID, except, why string) (int, error) {
	if err := s.store.endChallenges(ctx, userID); err != nil {
		return 0, err
	}
	return s.store.revokeSessions(ctx, userID, except, why, s.Clock.Now())
}
