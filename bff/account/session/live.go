package session

import (
	"context"
	"slices"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

// ActorOf returns the person in a session. False if the session ended.
func (s *Service) ActorOf(ctx context.Context, sessionID string) (auth.Actor, bool, error) {
	st, found, err := s.store.findSessionStatus(ctx, sessionID)
	if err != nil || !found || !s.isActive(sessionID, st, s.Clock.Now()) {
		return auth.Nobody, false, err
	}
	return s.actorIn(sessionID, st), true, nil
}

func (s *Service) actorIn(sessionID string, st sessionStatus) auth.Actor {
	return auth.Actor{
		UserID: st.UserID, SessionID: sessionID, Email: st.Email,
		Name: st.Name, Image: st.Image, Groups: auth.ParseGroups(st.Groups),
		Fresh: st.fresh(s.Clock.Now()), Pending: st.Pending,
		LeavingAt: clock.AtMillis(st.LeavingAt), ConsentDue: st.Consented != s.Consents,
	}
}

// EndedSince returns the sessions that were revoked since a time.
func (s *Service) EndedSince(ctx context.Context, at time.Time) ([]string, error) {
	return s.store.revokedSince(ctx, at)
}

// EndedAmong returns those of the sessions that ended, however that was.
func (s *Service) EndedAmong(ctx context.Context, sessionIDs []string) ([]string, error) {
	active := map[string]bool{}
	for some := range slices.Chunk(sessionIDs, 500) {
		found, err := s.store.activeAmong(ctx, some, s.Clock.Now())
		if err != nil {
			return nil, err
		}
		for _, sessionID := range found {
			active[sessionID] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(sessionIDs), func(sessionID string) bool { return active[sessionID] }), nil
}

func (s store) revokedSince(ctx context.Context, at time.Time) (ids []string, err error) {
	err = s.db.Read(ctx).Model(&sessionRow{}).Where("revoked_at IS NOT NULL AND revoked_at >= ?", at.UnixMilli()).Pluck("id", &ids).Error
	return ids, db.Wrap("find revoked sessions", err)
}

func (s store) activeAmong(ctx context.Context, sessionIDs []string, now time.Time) (ids []string, err error) {
	err = s.db.Read(ctx).Model(&sessionRow{}).Where("id IN ? AND revoked_at IS NULL AND expires_at > ?", sessionIDs, now.UnixMilli()).
		Where("EXISTS (SELECT 1 FROM users u WHERE u.id = sessions.user_id AND u.suspended_at IS NULL)").Pluck("id", &ids).Error
	return ids, db.Wrap("find active sessions", err)
}
