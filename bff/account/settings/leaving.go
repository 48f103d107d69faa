package settings

import (
	"context"
	"errors"
	"time"

	"peritus/bff/account"
	"peritus/bff/platform/clock"
)

// Leave stores when an account will be deleted. The last administrator is a Conflict.
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

// Stay cancels the deletion and reports whether one was scheduled.
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

// LockLeaving reads when an account will be deleted and locks the account until the
// transaction in ctx ends. Zero means no deletion is scheduled, or the account is gone.
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

// Due returns the accounts that are due for deletion.
func (s *Service) Due(ctx context.Context, now time.Time) ([]string, error) {
	return s.store.leavingBefore(ctx, now)
}

// Agreed stores the versions that a person agreed to last.
func (s *Service) Agreed(ctx context.Context, userID, versions string) error {
	return s.store.ChangeUser(ctx, userID, map[string]any{"consented": versions})
}
