package account

import (
	"context"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// NewAccount is an account to create. PasswordHash comes from Passwords. If it's empty, a
// password must be set before anyone can sign in with one.
type NewAccount struct {
	Email        string
	Name         string
	PasswordHash string
	Groups       auth.Groups
}

// Create creates an account. An address in use is a Conflict.
func (s *Service) Create(ctx context.Context, n NewAccount) (User, error) {
	now := s.Clock.Now().UnixMilli()
	row := Row{ID: s.IDs.New(), Email: strings.TrimSpace(n.Email), EmailKey: EmailKey(n.Email),
		PasswordHash: n.PasswordHash, Name: n.Name, Groups: n.Groups.String(), CreatedAt: now, UpdatedAt: now}
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		added, err := s.store.addUser(ctx, row)
		if err == nil && !added {
			return errs.Conflicting("An account with this email address already exists.", nil)
		}
		return err
	})
	if err != nil {
		return User{}, err
	}
	return row.User(), nil
}

// FindByEmail finds an account by any spelling of its address.
func (s *Service) FindByEmail(ctx context.Context, email string) (User, bool, error) {
	row, found, err := s.store.FindUser(ctx, EmailKey(email))
	return row.User(), found, err
}

// FindUser finds an account by id.
func (s *Service) FindUser(ctx context.Context, id string) (User, bool, error) {
	row, found, err := s.store.FindUserByID(ctx, id)
	return row.User(), found, err
}

// Verify reports whether the password belongs to the account with the address. It does
// the same work for an unknown address.
func (s *Service) Verify(ctx context.Context, email, password string) (User, bool, error) {
	row, found, err := s.store.FindUser(ctx, EmailKey(email))
	if err != nil {
		return User{}, false, err
	}
	matches, err := s.Passwords.Matches(ctx, row.PasswordHash, password)
	return row.User(), found && matches, err
}

// VerifyOwn reports whether the password belongs to the account.
func (s *Service) VerifyOwn(ctx context.Context, userID, password string) (bool, error) {
	row, _, err := s.store.FindUserByID(ctx, userID)
	if err != nil {
		return false, err
	}
	return s.Passwords.Matches(ctx, row.PasswordHash, password)
}

// SetImage sets the address of a user's image, or removes it. It expects a transaction in
// ctx.
func (s *Service) SetImage(ctx context.Context, userID, address string) error {
	return s.store.ChangeUser(ctx, userID, map[string]any{"image": address})
}
