package session

import (
	"context"
	"slices"
	"time"

	"peritus/bff/platform/db"
)

// sessionsLooked limits how many of an account's newest sessions are read, including
// ended ones.
const sessionsLooked = 300

// listSessions reads the newest sessions of a user, oldest first.
func (s store) listSessions(ctx context.Context, userID string) (rows []sessionRow, err error) {
	err = s.db.Read(ctx).Where("user_id = ?", userID).Order("created_at DESC, id DESC").Limit(sessionsLooked).Find(&rows).Error
	slices.Reverse(rows)
	return rows, db.Wrap("list sessions", err)
}

// revokeSome ends those of the sessions, except one, that are the user's and active, and
// returns their User-Agents.
func (s store) revokeSome(ctx context.Context, userID string, sessionIDs []string, except, why string, now time.Time) (agents []string, err error) {
	err = s.db.Write(ctx).Raw(`UPDATE sessions SET revoked_at = ?, revoked_for = ?
WHERE user_id = ? AND id IN ? AND id <> ? AND revoked_at IS NULL AND expires_at > ? RETURNING user_agent`,
		now.UnixMilli(), why, userID, sessionIDs, except, now.UnixMilli()).Scan(&agents).Error
	return agents, db.Wrap("revoke sessions", err)
}

// sawSession records the last use of a session. An earlier time never replaces a later
// one.
func (s store) sawSession(ctx context.Context, sessionID string, at time.Time) error {
	return db.Wrap("note last use", s.db.Write(ctx).Model(&sessionRow{}).
		Where("id = ? AND seen_at < ?", sessionID, at.UnixMilli()).Update("seen_at", at.UnixMilli()).Error)
}

// countActive counts a user's active sessions except one.
func (s store) countActive(ctx context.Context, userID, except string, now time.Time) (int, error) {
	var n int64
	err := s.db.Read(ctx).Model(&sessionRow{}).Where("user_id = ? AND id <> ? AND revoked_at IS NULL AND expires_at > ?", userID, except, now.UnixMilli()).Count(&n).Error
	return int(n), db.Wrap("count sessions", err)
}

// Use is how an account was used.
type Use struct {
	UserID       string
	LastSignInAt int64
	Sessions     int
}

func (s store) usesOf(ctx context.Context, userIDs []string, now time.Time) (map[string]Use, error) {
	found := map[string]Use{}
	if len(userIDs) == 0 {
		return found, nil
	}
	var rows []Use
	err := s.db.Read(ctx).Model(&sessionRow{}).Where("user_id IN ?", userIDs).Group("user_id").Select(
		"user_id, MAX(created_at) AS last_sign_in_at, SUM(CASE WHEN revoked_at IS NULL AND expires_at > ? THEN 1 ELSE 0 END) AS sessions", now.UnixMilli()).Scan(&rows).Error
	for _, r := range rows {
		found[r.UserID] = r
	}
	return found, db.Wrap("read uses of accounts", err)
}
