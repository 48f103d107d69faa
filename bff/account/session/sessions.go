package session

import (
	"context"
	"slices"
	"strconv"
	"strings"
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
	return s.SessionsOf(ctx, actor.UserID, actor.SessionID)
}

// SessionsOf lists the sessions of an account, the most recently used first, after the
// current one if there is any.
func (s *Service) SessionsOf(ctx context.Context, userID, current string) ([]Session, error) {
	rows, err := s.store.listSessions(ctx, userID)
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
			Current: row.ID == current, NewPlace: strange && now.Sub(began) < newPlaceFor,
			CreatedAt: began, SeenAt: s.seen.latest(row.ID, time.UnixMilli(max(row.SeenAt, row.RefreshedAt)).UTC())})
	}
	sortSessions(sessions)
	return sessions, nil
}

// EndOwn ends some of the actor's other sessions and returns how many it ended. It leaves
// out other people's sessions, the current one, and those that have ended. If it ends
// none, that is ErrNoSession.
func (s *Service) EndOwn(ctx context.Context, actor auth.Actor, sessionIDs []string) (ended int, err error) {
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		browsers, err := s.EndSome(ctx, actor.UserID, sessionIDs, actor.SessionID, "signed out from another browser")
		if err != nil {
			return err
		}
		ended = len(browsers)
		return s.AuditLog.Record(ctx, actor, auth.OwnEntry(actor, sessionEnded, EndedDetail(browsers)))
	})
	return ended, err
}

// EndSome ends some sessions of an account, except one, in the transaction in ctx if there
// is one, and forgets their browsers. It returns the browser of each that it ended, or
// ErrNoSession if there was none.
func (s *Service) EndSome(ctx context.Context, userID string, sessionIDs []string, except, why string) (browsers []string, err error) {
	var agents []string
	err = s.DB.InTx(ctx, func(ctx context.Context) (err error) {
		if agents, err = s.store.revokeSome(ctx, userID, sessionIDs, except, why, s.Clock.Now()); err != nil {
			return err
		}
		if len(agents) == 0 {
			return ErrNoSession
		}
		return s.store.forgetBrowsersOf(ctx, userID, sessionIDs, except)
	})
	for _, agent := range agents {
		browsers = append(browsers, device.Words(agent))
	}
	return browsers, err
}

// EndedDetail says in the audit log which sessions were ended.
func EndedDetail(browsers []string) auth.AuditDetail {
	kinds := slices.Clone(browsers)
	slices.Sort(kinds)
	return auth.AuditDetail{"browser": strings.Join(slices.Compact(kinds), ", "), "sessions": strconv.Itoa(len(browsers))}
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

// EndSessions ends all sessions of an account except one, and every pending second step,
// and forgets the other browsers that signed in to it. It returns how many sessions it
// ended. except can be empty.
func (s *Service) EndSessions(ctx context.Context, userID, except, why string) (int, error) {
	if err := s.store.endChallenges(ctx, userID); err != nil {
		return 0, err
	}
	if err := s.store.forgetBrowsers(ctx, userID, except); err != nil {
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
