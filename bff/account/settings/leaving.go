package settings

import (
	"context"
	"errors"
	"time"

	"peritus/bff/account"
	"peritus/bff/platform/clock"
)

// Leave notes when an account will be erased. The last administrator is a Conflict.
func (s *Service) Leave(ctx context.Context, userID string, at time.Time) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		if _, err := s.store.LockAdmins(ctx); err != nil {
			return err
		}
		user, err := s.store.LockUser(ctx, userID)
		if err != nil {
			return err
		}
		if err := s.store.KeepAnAdmin(ctx, user); err != nil {
			return err
		}
		return s.store.ChangeUser(ctx, userID, map[string]any{"leaving_at": at.UnixMilli()})
	})
}

// Stay takes that back and tells whether there was anything to take back.
func (s *Service) Stay(ctx context.Context, userID string) (bool, error) {
	was := false
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		user, err := s.store.LockUser(ctx, userID)
		if err != nil || user.LeavingAt == nil {
			return err
		}
		was = true
		return s.store.ChangeUser(ctx, userID, map[string]any{"leaving_at": nil})
	})
	return was, err
}

// LockLeaving reads when an account will be erased, so that nobody else changes the
// account before the transaction in ctx ends; zero: it stays, or is gone.
func (s *Service) LockLeaving(ctx context.Context, userID string) (time.Time, error) {
	if _, err := s.store.LockAdmins(ctx); err != nil {
		return time.Time{}, err
	}
	user, err := s.store.LockUser(ctx, userID)
	if errors.Is(err, account.ErrNoUser) {
		return time.Time{}, nil
	}
	return clock.AtMillis(user.LeavingAt), err
}

// Due are the accounts whose time to be erased has come.
func (s *Service) Due(ctx context.Context, now time.Time) ([]string, error) {
	return s.store.leavingBefore(ctx, now)
}

// Agreed notes the versions of texts that somebody has agreed to last.
func (s *Service) Agreed(ctx context.Context, userID, versions string) error {
	return s.store.ChangeUser(ctx, userID, map[string]any{"consented": versions})
}
