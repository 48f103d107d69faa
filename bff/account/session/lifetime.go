package session

import (
	"context"
	"slices"
	"time"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/db"
)

const (
	// Lifetime is how long a session lasts from the sign-in, however much it's used.
	Lifetime = 90 * 24 * time.Hour
	// StaffIdle is how long a session of staff lasts without use. The last use is known to
	// within SeenEvery, so it may end that much sooner.
	StaffIdle = 12 * time.Hour
)

// expiryOf returns when a session that is refreshed now expires.
func expiryOf(began, now time.Time) time.Time {
	expires, end := now.Add(RefreshLifetime), began.Add(Lifetime)
	if end.Before(expires) {
		return end
	}
	return expires
}

// active reports whether a session, last used at a time, still signs its owner in.
func (st sessionStatus) active(lastUse, now time.Time) bool {
	if st.RevokedAt != nil || st.SuspendedAt != nil || st.ExpiresAt <= now.UnixMilli() {
		return false
	}
	if now.Sub(time.UnixMilli(st.CreatedAt)) >= Lifetime { // begun before this rule
		return false
	}
	return !auth.ParseGroups(st.Groups).Staff() || now.Sub(lastUse) < StaffIdle
}

// isActive considers last uses that aren't written yet.
func (s *Service) isActive(sessionID string, st sessionStatus, now time.Time) bool {
	return st.active(s.seen.latest(sessionID, time.UnixMilli(st.SeenAt)), now)
}

// endIdle ends the sessions of staff that were last used before a time, so that lists and
// counts don't have them.
func (s store) endIdle(ctx context.Context, before, now time.Time) error {
	at := before.UnixMilli()
	staff := slices.Concat(account.StoredWith(auth.Admin), account.StoredWith(auth.Researcher))
	return db.Wrap("end idle sessions", s.db.Write(ctx).Model(&sessionRow{}).
		Where("revoked_at IS NULL AND expires_at > ? AND seen_at < ? AND refreshed_at < ?", now.UnixMilli(), at, at).
		Where("user_id IN (SELECT id FROM users WHERE groups IN ?)", staff).
		Updates(map[string]any{"revoked_at": now.UnixMilli(), "revoked_for": "not used for 12 hours"}).Error)
}
