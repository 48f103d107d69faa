package account

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// Settings are what somebody sees of his own account.
type Settings struct {
	User              User
	CreatedAt         time.Time
	PasswordChangedAt time.Time // zero: it is the one that the account began with
	SecondFactor      bool
	EmailChange       *EmailChange // that waits; nil: none
}

// Settings of the actor's own account.
func (s *Service) Settings(ctx context.Context, actor auth.Actor) (Settings, error) {
	row, found, err := s.store.findUserByID(ctx, actor.UserID)
	if err != nil {
		return Settings{}, err
	}
	if !found {
		return Settings{}, errs.NotFoundf("Account")
	}
	factor, err := s.Factors.Due(ctx, actor.UserID)
	if err != nil {
		return Settings{}, err
	}
	settings := Settings{User: row.user(), CreatedAt: time.UnixMilli(row.CreatedAt).UTC(), SecondFactor: factor}
	if row.PasswordChangedAt > 0 {
		settings.PasswordChangedAt = time.UnixMilli(row.PasswordChangedAt).UTC()
	}
	change, waits, err := s.store.findWaitingChange(ctx, actor.UserID, s.Clock.Now())
	if err == nil && waits {
		settings.EmailChange = &EmailChange{NewEmail: change.NewEmail, OldConfirmed: change.OldConfirmedAt != nil,
			NewConfirmed: change.NewConfirmedAt != nil, ExpiresAt: time.UnixMilli(change.ExpiresAt).UTC()}
	}
	return settings, err
}
