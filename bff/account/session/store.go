package session

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
	"peritus/bff/platform/token"
)

type sessionRow struct {
	ID          string
	UserID      string
	Address     string
	UserAgent   string
	CreatedAt   int64
	RefreshedAt int64
	ExpiresAt   int64
	RevokedAt   *int64
	RevokedFor  string
	ConfirmedAt int64
	Pending     bool
	SeenAt      int64
	BrowserHash string // of the secret in its browser; empty once that was forgotten
}

func (sessionRow) TableName() string { return "sessions" }

type refreshRow struct {
	Hash      string
	SessionID string
	CreatedAt int64
	ExpiresAt int64
	UsedAt    *int64
}

func (refreshRow) TableName() string { return "refresh_tokens" }

type store struct {
	db            *db.DB
	sessionStatus *db.Statement
}

func newStore(d *db.DB) store { return store{db: d, sessionStatus: d.Prepare(sessionStatusQuery)} }

// sessionStatus is what each request needs to know about its session, read at once.
type sessionStatus struct {
	RevokedAt   *int64
	CreatedAt   int64
	ExpiresAt   int64
	UserID      string
	Email       string
	Name        string
	Image       string
	Groups      string
	SuspendedAt *int64
	ConfirmedAt int64
	Pending     bool
	LeavingAt   *int64
	Consented   string
	SeenAt      int64 // the later of the last use and the last refresh, if written
}

const sessionStatusQuery = `SELECT s.revoked_at, s.created_at, s.expires_at, s.confirmed_at, s.pending,
  CASE WHEN s.seen_at > s.refreshed_at THEN s.seen_at ELSE s.refreshed_at END, u.id, u.email, u.name, u.image, u.groups, u.suspended_at, u.leaving_at, u.consented
FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ?`

func (s store) findSessionStatus(ctx context.Context, sessionID string) (st sessionStatus, found bool, err error) {
	err = s.sessionStatus.Row(ctx, sessionID).Scan(&st.RevokedAt, &st.CreatedAt, &st.ExpiresAt, &st.ConfirmedAt, &st.Pending, &st.SeenAt, &st.UserID, &st.Email, &st.Name,
		&st.Image, &st.Groups, &st.SuspendedAt, &st.LeavingAt, &st.Consented)
	if errors.Is(err, sql.ErrNoRows) {
		return sessionStatus{}, false, nil
	}
	return st, err == nil, db.Wrap("read session", err)
}

func (s store) addSession(ctx context.Context, row sessionRow) error {
	return db.Wrap("add session", s.db.Write(ctx).Create(&row).Error)
}

func (s store) refreshedSession(ctx context.Context, sessionID string, now, expires time.Time) error {
	return db.Wrap("note refresh", s.db.Write(ctx).Model(&sessionRow{}).Where("id = ? AND revoked_at IS NULL", sessionID).
		Updates(map[string]any{"refreshed_at": now.UnixMilli(), "expires_at": expires.UnixMilli()}).Error)
}

// revokeSession ends a session. The first reason stays.
func (s store) revokeSession(ctx context.Context, sessionID, why string, now time.Time) error {
	return db.Wrap("revoke session", s.db.Write(ctx).Model(&sessionRow{}).Where("id = ? AND revoked_at IS NULL", sessionID).
		Updates(map[string]any{"revoked_at": now.UnixMilli(), "revoked_for": why}).Error)
}

// revokeSessions ends all sessions of a user except one and returns how many.
func (s store) revokeSessions(ctx context.Context, userID, except, why string, now time.Time) (int, error) {
	result := s.db.Write(ctx).Model(&sessionRow{}).Where("user_id = ? AND id <> ? AND revoked_at IS NULL", userID, except).
		Updates(map[string]any{"revoked_at": now.UnixMilli(), "revoked_for": why})
	return int(result.RowsAffected), db.Wrap("revoke sessions", result.Error)
}

func (s store) findRefresh(ctx context.Context, hash string) (row refreshRow, found bool, err error) {
	err = s.db.Read(ctx).Where("hash = ?", hash).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return refreshRow{}, false, nil
	}
	return row, err == nil, db.Wrap("find refresh token", err)
}

// findIssued returns the one of the tokens that was issued.
func (s store) findIssued(ctx context.Context, tokens []string) (issued string, found bool, err error) {
	byHash, hashes := map[string]string{}, make([]string, len(tokens))
	for i, one := range tokens {
		hashes[i] = token.Hash(one)
		byHash[hashes[i]] = one
	}
	var rows []refreshRow
	if err := s.db.Read(ctx).Where("hash IN ?", hashes).Find(&rows).Error; err != nil || len(rows) == 0 {
		return "", false, db.Wrap("find refresh token", err)
	}
	return byHash[rows[0].Hash], true, nil
}

// useRefresh marks a token as used and reports whether this call was the first.
func (s store) useRefresh(ctx context.Context, hash string, now time.Time) (first bool, err error) {
	result := s.db.Write(ctx).Model(&refreshRow{}).Where("hash = ? AND used_at IS NULL", hash).
		Update("used_at", now.UnixMilli())
	return result.RowsAffected == 1, db.Wrap("use refresh token", result.Error)
}

func (s store) addRefresh(ctx context.Context, row refreshRow) error {
	return db.Wrap("add refresh token", s.db.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&row).Error)
}

// sweep deletes what no longer matters.
func (s store) sweep(ctx context.Context, now time.Time) error {
	w := s.db.Write(ctx)
	if err := w.Where("expires_at < ?", now.UnixMilli()).Delete(&refreshRow{}).Error; err != nil {
		return db.Wrap("sweep refresh tokens", err)
	}
	if err := s.sweepChallenges(ctx, now); err != nil {
		return err
	}
	return s.sweepSessions(ctx, now.Add(-EndedFor))
}

// sweepSessions deletes sessions that ended before a time. The newest of each account
// stays, because it has the date of the last sign-in.
func (s store) sweepSessions(ctx context.Context, before time.Time) error {
	at := before.UnixMilli()
	return db.Wrap("sweep sessions", s.db.Write(ctx).Exec(`DELETE FROM sessions WHERE (expires_at < ? OR revoked_at < ?)
AND EXISTS (SELECT 1 FROM sessions newer WHERE newer.user_id = sessions.user_id AND newer.created_at > sessions.created_at)`, at, at).Error)
}
