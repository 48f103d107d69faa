package account

import (
	"context"
	"slices"
	"time"
)

// sessionsLooked at are the newest of an account, those that have ended too.
const sessionsLooked = 300

// listSessions reads the newest sessions of a user, oldest first.
func (s store) listSessions(ctx context.Context, userID string) (rows []sessionRow, err error) {
	err = s.db.Read(ctx).Where("user_id = ?", userID).Order("created_at DESC, id DESC").Limit(sessionsLooked).Find(&rows).Error
	slices.Reverse(rows)
	return rows, wrap("list sessions", err)
}

// revokeSessionOf ends a session if it is the user's and stands; tells whether it did,
// and what it was.
func (s store) revokeSessionOf(ctx context.Context, userID, sessionID, why string, now time.Time) (row sessionRow, ended bool, err error) {
	w := s.db.Write(ctx)
	result := w.Model(&sessionRow{}).
		Where("id = ? AND user_id = ? AND revoked_at IS NULL AND expires_at > ?", sessionID, userID, now.UnixMilli()).
		Updates(map[string]any{"revoked_at": now.UnixMilli(), "revoked_for": why})
	if result.Error != nil || result.RowsAffected == 0 {
		return row, false, wrap("revoke session", result.Error)
	}
	return row, true, wrap("revoke session", w.Where("id = ?", sessionID).Take(&row).Error)
}

// sawSession notes the last use of a session; an earlier one never overwrites a later.
func (s store) sawSession(ctx context.Context, sessionID string, at time.Time) error {
	return wrap("note last use", s.db.Write(ctx).Model(&sessionRow{}).
		Where("id = ? AND seen_at < ?", sessionID, at.UnixMilli()).Update("seen_at", at.UnixMilli()).Error)
}
