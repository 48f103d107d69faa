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

// Audit actions of people on their sessions. Signing in and out isn't recorded, since it
// happens all the time and changes nothing.
const (
	sessionEnded       = "account.session-ended"
	otherSessionsEnded = "account.other-sessions-ended"
)

// newPlaceFor is how long a session from a new country is highlighted.
const newPlaceFor = 14 * 24 * time.Hour

// Session is a browser that a person is signed in on.
type Session struct {
	ID        string
	Device    string // for people: Chrome on Windows
	Country   string // ISO 3166-1 alpha-2 of the sign-in; empty if unknown
	Current   bool   // the session of this request
	NewPlace  bool   // the account's first session from that country
	CreatedAt time.Time
	SeenAt    time.Time // to within SeenEvery
}

// ErrNoSession means that the session is another person's, has ended, or never existed.
var ErrNoSession = errs.NotFoundf("Session")

// Sessions lists the actor's sessions: the current one first, then the most recently
// used.
func (s *Service) Sessions(ctx context.Context, actor auth.Actor) ([]Session, error) {
	rows, err := s.store.listSessions(ctx, actor.UserID)
	if err != nil {
		return nil, err
	}
	now := s.Clock.Now()
	sessions, countries := []Session{}, map[string]bool{}
	for _, row := range rows { // oldest first, including ended ones
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

// EndSession ends one of the actor's own sessions. Another person's is ErrNoSession.
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

// EndOtherSessions ends all of the actor's sessions except the current one and returns
// how many it ended.
func (s *Service) EndOtherSessions(ctx context.Context, actor auth.Actor) (ended int, err error) {
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if ended, err = s.EndSessions(ctx, actor.UserID, actor.SessionID, "signed out everywhere else"); err != nil || ended == 0 {
			return err
		}
		return s.AuditLog.Record(ctx, actor, auth.OwnEntry(actor, otherSessionsEnded, auth.AuditDetail{"sessions": strconv.Itoa(ended)}))
	})
	return ended, err
}

// EndSessions ends all sessions of an account except one, and every pending second step.
// It returns how many sessions it ended. except can be empty.
func (s *Service) EndSessions(ctx context.Context, userID, except, why string) (int, error) {
	if err := s.store.endChallenges(ctx, userID); err != nil {
		return 0, err
	}
	return s.store.revokeSessions(ctx, userID, except, why, s.Clock.Now())
}

// CountActive counts the active sessions of an account except one.
func (s *Service) CountActive(ctx context.Context, userID, except string) (int, error) {
	return s.store.countActive(ctx, userID, except, s.Clock.Now())
}

// Uses returns how accounts were used, by id.
func (s *Service) Uses(ctx context.Context, userIDs []string) (map[string]Use, error) {
	return s.store.usesOf(ctx, userIDs, s.Clock.Now())
}
