package users

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"peritus/bff/account"
	"peritus/bff/account/session"
	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
)

// Suspend closes an account and ends its sessions. Nobody can suspend their own account,
// and the last administrator can't be suspended.
func (s *Service) Suspend(ctx context.Context, actor auth.Actor, userID, reason string) error {
	return s.act(ctx, actor, userID, reason, "account.suspended", func(ctx context.Context, user account.Row, reason string) (auth.AuditDetail, *notify.Message, error) {
		if user.SuspendedAt != nil {
			return nil, nil, errs.Invalidf("%s is already suspended.", user.Name)
		}
		if err := s.store.KeepAnAdmin(ctx, user); err != nil {
			return nil, nil, err
		}
		now := s.Clock.Now().UnixMilli()
		if err := s.store.ChangeUser(ctx, userID, map[string]any{"suspended_at": now, "updated_at": now}); err != nil {
			return nil, nil, err
		}
		ended, err := s.Sessions.EndSessions(ctx, userID, "", "suspended")
		return auth.AuditDetail{"sessions": strconv.Itoa(ended)}, notice(suspended, user, reason, nil), err
	})
}

// Restore reopens a suspended account.
func (s *Service) Restore(ctx context.Context, actor auth.Actor, userID, reason string) error {
	return s.act(ctx, actor, userID, reason, "account.restored", func(ctx context.Context, user account.Row, reason string) (auth.AuditDetail, *notify.Message, error) {
		if user.SuspendedAt == nil {
			return nil, nil, errs.Invalidf("%s isn't suspended.", user.Name)
		}
		err := s.store.ChangeUser(ctx, userID, map[string]any{"suspended_at": nil, "updated_at": s.Clock.Now().UnixMilli()})
		return nil, notice(restored, user, reason, notify.Data{"origin": s.WebOrigin}), err
	})
}

// SetGroups changes an account's groups. Only combinations with an area are accepted. Its
// sessions end, so that the requirements of the new groups apply at the next sign-in.
func (s *Service) SetGroups(ctx context.Context, actor auth.Actor, userID string, groups auth.Groups, reason string) error {
	if err := groupsError(groups); err != nil {
		return err
	}
	return s.act(ctx, actor, userID, reason, "account.groups-changed", func(ctx context.Context, user account.Row, reason string) (auth.AuditDetail, *notify.Message, error) {
		if user.Groups == groups.String() {
			return nil, nil, errs.Invalidf("%s already has these groups.", user.Name)
		}
		if !groups.Has(auth.Admin) {
			if err := s.store.KeepAnAdmin(ctx, user); err != nil {
				return nil, nil, err
			}
		}
		if err := s.store.ChangeUser(ctx, userID, map[string]any{"groups": groups.String(), "updated_at": s.Clock.Now().UnixMilli()}); err != nil {
			return nil, nil, err
		}
		_, err := s.Sessions.EndSessions(ctx, userID, "", "other groups")
		return auth.AuditDetail{"from": user.Groups, "to": groups.String()}, notice(groupsChanged, user, reason, notify.Data{"from": groupsInWords(auth.ParseGroups(user.Groups)), "to": groupsInWords(groups)}), err
	})
}

// EndAllSessions signs a person out everywhere.
func (s *Service) EndAllSessions(ctx context.Context, actor auth.Actor, userID, reason string) error {
	return s.act(ctx, actor, userID, reason, "account.sessions-ended", func(ctx context.Context, user account.Row, reason string) (auth.AuditDetail, *notify.Message, error) {
		ended, err := s.Sessions.EndSessions(ctx, userID, "", "ended by staff")
		if err == nil && ended == 0 {
			err = errs.Invalidf("%s isn't signed in anywhere.", user.Name)
		}
		return auth.AuditDetail{"sessions": strconv.Itoa(ended)}, notice(sessionsEnded, user, reason, nil), err
	})
}

// EndChosenSessions signs a person out of some browsers.
func (s *Service) EndChosenSessions(ctx context.Context, actor auth.Actor, userID string, sessionIDs []string, reason string) error {
	return s.act(ctx, actor, userID, reason, "account.some-sessions-ended", func(ctx context.Context, user account.Row, reason string) (auth.AuditDetail, *notify.Message, error) {
		if len(sessionIDs) == 0 {
			return nil, nil, errs.Field(map[string][]string{"sessions": {"Choose at least one session."}})
		}
		browsers, err := s.Sessions.EndSome(ctx, userID, sessionIDs, "", "ended by staff")
		if errors.Is(err, session.ErrNoSession) {
			err = errs.Field(map[string][]string{"sessions": {"These sessions have already ended."}})
		}
		if err != nil {
			return nil, nil, err
		}
		detail := session.EndedDetail(browsers)
		return detail, notice(someSessionsEnded, user, reason, notify.Data{"browsers": detail["browser"]}), nil
	})
}

// ResetFactor removes all second factors of a person who lost them and ends their
// sessions.
func (s *Service) ResetFactor(ctx context.Context, actor auth.Actor, userID, reason string) error {
	return s.act(ctx, actor, userID, reason, "account.second-factor-reset", func(ctx context.Context, user account.Row, reason string) (auth.AuditDetail, *notify.Message, error) {
		has, err := s.Factors.Due(ctx, userID)
		if err != nil {
			return nil, nil, err
		}
		if !has {
			return nil, nil, errs.Invalidf("%s has no second factor.", user.Name)
		}
		if err := s.FactorReset.Reset(ctx, userID); err != nil {
			return nil, nil, err
		}
		ended, err := s.Sessions.EndSessions(ctx, userID, "", "second factor reset")
		return auth.AuditDetail{"sessions": strconv.Itoa(ended)}, notice(factorReset, user, reason, nil), err
	})
}

// act changes someone else's account, with a reason, in one transaction with its email
// and audit entry.
func (s *Service) act(ctx context.Context, actor auth.Actor, userID, reason, action string, f func(ctx context.Context, user account.Row, reason string) (auth.AuditDetail, *notify.Message, error)) error {
	reason, err := reasonOf(reason)
	if err != nil {
		return err
	}
	if userID == actor.UserID {
		return errs.Denied("You can't do this to your own account. Ask another administrator.")
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		if _, err := s.store.LockAdmins(ctx); err != nil { // before the account, so that two administrators acting on each other lock in the same order
			return err
		}
		user, err := s.store.LockUser(ctx, userID)
		if err != nil {
			return err
		}
		facts, news, err := f(ctx, user, reason)
		if err != nil {
			return err
		}
		if news != nil {
			if err := s.Notify.Send(ctx, *news); err != nil {
				return err
			}
		}
		return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: action, Kind: "account", ID: userID, Name: user.Name, Reason: reason, Detail: facts})
	})
}

func groupsError(groups auth.Groups) error {
	if problem := auth.GroupsProblem(groups); problem != "" {
		return errs.Field(map[string][]string{"groups": {problem}})
	}
	return nil
}

// reasonOf validates a reason and normalizes it for storage.
func reasonOf(reason string) (string, error) {
	form := ReasonForm{Reason: strings.TrimSpace(reason)}
	if problems := field.Validate(&form); len(problems) > 0 {
		return "", errs.Field(problems)
	}
	return form.Reason, nil
}
