package account

import (
	"context"
	"strconv"

	"peritus/bff/account/passwords"
	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
)

// ChangePassword sets the actor's password, ends their other sessions, and returns how
// many it ended. present is the current password: a recent sign-in isn't enough, since
// whoever finds a browser open could lock its owner out. Errors: either password, by
// field; TooMany with the wait.
func (s *Service) ChangePassword(ctx context.Context, actor auth.Actor, present, password string) (int, error) {
	if err := s.confirmed(ctx, actor, present); err != nil {
		return 0, err
	}
	if problems := passwords.Check(password, actor.Email, actor.Name); len(problems) > 0 {
		return 0, errs.Field(map[string][]string{"password": problems})
	}
	hash, err := s.Passwords.Hash(ctx, password)
	if err != nil {
		return 0, err
	}
	ended := 0
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		row, found, err := s.store.FindUserByID(ctx, actor.UserID)
		if err != nil {
			return err
		}
		if !found {
			return ErrNoUser
		}
		before, err := s.sessions.CountActive(ctx, actor.UserID, actor.SessionID)
		if err != nil {
			return err
		}
		ended = before
		if err := s.renewPassword(ctx, row.User(), hash, actor.SessionID); err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, actor, auth.OwnEntry(actor, passwordChanged, auth.AuditDetail{"sessions": strconv.Itoa(ended)}))
	})
	return ended, err
}

// confirmed checks the actor's current password. Errors: by the field present; TooMany
// with the wait.
func (s *Service) confirmed(ctx context.Context, actor auth.Actor, present string) error {
	if present == "" {
		return errs.Field(map[string][]string{"present": {"Enter your current password."}})
	}
	return s.sessions.CheckPassword(ctx, actor, "present", present)
}

// renewPassword replaces a password in the transaction of ctx. Earlier links stop
// working, all sessions except one end, the owner is notified, and failed attempts are
// forgotten.
func (s *Service) renewPassword(ctx context.Context, user User, hash, except string) error {
	now := s.Clock.Now()
	if err := s.store.ChangeUser(ctx, user.ID, map[string]any{"password_hash": hash,
		"password_changed_at": now.UnixMilli(), "updated_at": now.UnixMilli()}); err != nil {
		return err
	}
	if err := s.store.dropLinks(ctx, user.ID, recoveryPurpose, invitationPurpose); err != nil {
		return err
	}
	if _, err := s.sessions.EndSessions(ctx, user.ID, except, passwordRenewed); err != nil {
		return err
	}
	if err := s.Limiter.ForgetAccount(ctx, EmailKey(user.Email)); err != nil {
		return err
	}
	return s.Notify.Send(ctx, notify.Message{Kind: passwordWasSet, UserID: user.ID, To: user.Email,
		Data: notify.Data{"name": user.Name, "at": now, "origin": s.WebOrigin}})
}
