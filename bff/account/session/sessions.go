package session

import (
	"context"
	"strconv"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/device"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/phone"
)

// What people do to their sessions, as the audit log names it. Signing in and out is
// not in the log: it happens all day and changes nothing.
const (
	sessionEnded       = "account.session-ended"
	otherSessionsEnded = "account.other-sessions-ended"
)

// newPlaceFor is how long a session from a country that is new to its account is
// pointed out.
const newPlaceFor = 14 * 24 * time.Hour

// Session is one browser that somebody is signed in on.
type Session struct {
	ID        string
	Device    string // in words: Chrome on Windows
	Country   string // ISO 3166-1 alpha-2 of where it was signed in; empty where unknown
	Current   bool   // the one that asks
	NewPlace  bool   // the account had not been used from that country before
	CreatedAt time.Time
	SeenAt    time.Time // to within SeenEvery
}

// ErrNoSession is the answer about a session that is not one's own, has ended or
// never was.
var ErrNoSession = errs.NotFoundf("Session")

// Sessions are where the actor is signed in: the one that asks first, then those
// used last.
func (s *Service) Sessions(ctx context.Context, actor auth.Actor) ([]Session, error) {
	rows, err := s.store.listSessions(ctx, actor.UserID)
	if err != nil {
		return nil, err
	}
	now := s.Clock.Now()
	sessions, countries := []Session{}, map[string]bool{}
	for _, row := range rows { // oldest first, those that have ended too
		country := phone.CountryAt(row.Address)
		strange := country != "" && len(countries) > 0 && !countries[country]
		if country != "" {
			countries[country] = true
		}
		if row.RevokedAt != nil || row.ExpiresAt <= now.UnixMilli() {
			continue
		}
		began := time.UnixMilli(row.CreatedAt).UTC()
		sessions = append(sessions, Session{ID: row.ID, Device: device.Words(row.UserAgent), Country: country,
			Current: row.ID == actor.SessionID, NewPlace: strange && now.Sub(began) < newPlaceFor,
			CreatedAt: began, SeenAt: s.seen.latest(row.ID, time.UnixMilli(max(row.SeenAt, row.RefreshedAt)).UTC())})
	}
	sortSessions(sessions)
	return sessions, nil
}

// EndSession ends one of the actor's own sessions. Another person's is
// ErrNoSession, like one that never was.
func (s *Service) EndSession(ctx context.Context, actor auth.Actor, sessionID string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		row, ended, err := s.store.revokeSessionOf(ctx, actor.UserID, sessionID, "signed out from another browser", s.Clock.Now())
		if err != nil {
			return err
		}
		if !ended {
			return ErrNoSession
		}
		return s.AuditLog.Record(ctx, actor, auth.OwnEntry(actor, sessionEnded, auth.AuditDetail{"browser": device.Words(row.UserAgent)}))
	})
}

// EndOtherSessions ends all of the actor's sessions but the one that asks, and
// answers how many.
func (s *Service) EndOtherSessions(ctx context.Context, actor auth.Actor) (ended int, err error) {
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if ended, err = s.EndSessions(ctx, actor.UserID, actor.SessionID, "signed out everywhere else"); err != nil || ended == 0 {
			return err
		}
		return s.AuditLog.Record(ctx, actor, auth.OwnEntry(actor, otherSessionsEnded, auth.AuditDetail{"sessions": strconv.Itoa(ended)}))
	})
	return ended, err
}

// EndSessions ends all sessions of an account but the one excepted, which may be
// empty, and every second step of a sign-in. It returns how many sessions it ended.
func (s *Service) EndSessions(ctx context.Context, userID, except, why string) (int, error) {
	if err := s.store.endChallenges(ctx, userID); err != nil {
		return 0, err
	}
	return s.store.revokeSessions(ctx, userID, except, why, s.Clock.Now())
}

// CountLive counts the live sessions of an account but the one excepted.
func (s *Service) CountLive(ctx context.Context, userID, except string) (int, error) {
	return s.store.countLive(ctx, userID, except, s.Clock.Now())
}

// Uses says how accounts were used, by id.
func (s *Service) Uses(ctx context.Context, userIDs []string) (map[string]Use, error) {
	return s.store.usesOf(ctx, userIDs, s.Clock.Now())
}
