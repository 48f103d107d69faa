package account

import (
	"context"
	"strconv"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/device"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/phone"
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
		return s.noteOwn(ctx, actor, sessionEnded, auditFacts{"browser": device.Words(row.UserAgent)})
	})
}

// EndOtherSessions ends all of the actor's sessions but the one that asks, and
// answers how many.
func (s *Service) EndOtherSessions(ctx context.Context, actor auth.Actor) (ended int, err error) {
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if ended, err = s.EndSessions(ctx, actor.UserID, actor.SessionID, "signed out everywhere else"); err != nil || ended == 0 {
			return err
		}
		return s.noteOwn(ctx, actor, otherSessionsEnded, auditFacts{"sessions": strconv.Itoa(ended)})
	})
	return ended, err
}
