// Package settings is what people see and change in their own accounts, and how they
// delete them.
package settings

import (
	"context"
	"time"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

// Settings are what a person sees of their own account.
type Settings struct {
	User              account.User
	CreatedAt         time.Time
	PasswordChangedAt time.Time // zero if the account still has its first password
	SecondFactor      bool
	EmailChange       *account.EmailChange // pending, or nil
}

// Deps of the service.
type Deps struct {
	DB       *db.DB
	Accounts *account.Service
	Clock    clock.Clock
	Factors  account.Factors
}

// Service implements people's own settings.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service {
	return &Service{Deps: deps, store: store{Store: account.NewStore(deps.DB), db: deps.DB}}
}

// Settings returns the settings of the actor's own account.
func (s *Service) Settings(ctx context.Context, actor auth.Actor) (Settings, error) {
	row, found, err := s.store.FindUserByID(ctx, actor.UserID)
	if err != nil {
		return Settings{}, err
	}
	if !found {
		return Settings{}, account.ErrNoUser
	}
	factor, err := s.Factors.Due(ctx, actor.UserID)
	if err != nil {
		return Settings{}, err
	}
	settings := Settings{User: row.User(), CreatedAt: time.UnixMilli(row.CreatedAt).UTC(), SecondFactor: factor}
	if row.PasswordChangedAt > 0 {
		settings.PasswordChangedAt = time.UnixMilli(row.PasswordChangedAt).UTC()
	}
	settings.EmailChange, err = s.Accounts.WaitingEmailChange(ctx, actor.UserID)
	return settings, err
}
