package account

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
)

type userRow struct {
	ID           string
	Email        string
	EmailKey     string
	PasswordHash string
	Name         string
	Groups       string
	Image        string
	SuspendedAt  *int64
	CreatedAt    int64
	UpdatedAt    int64
	// PasswordChangedAt is 0 where it is the one that the account began with.
	PasswordChangedAt int64
	LeavingAt         *int64
	Consented         string
}

func (userRow) TableName() string { return "users" }

func (r userRow) user() User {
	return User{ID: r.ID, Email: r.Email, Name: r.Name, Image: r.Image,
		Groups: auth.ParseGroups(r.Groups), Suspended: r.SuspendedAt != nil}
}

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

type failureRow struct {
	Subject      string
	Failures     int
	LastFailedAt int64
}

func (failureRow) TableName() string { return "sign_in_failures" }

type store struct {
	db            *db.DB
	sessionStatus *db.Statement
}

func newStore(d *db.DB) store { return store{db: d, sessionStatus: d.Prepare(sessionStatusQuery)} }

// findUser by the key of an address; found is false where there is none.
func (s store) findUser(ctx context.Context, emailKey string) (row userRow, found bool, err error) {
	err = s.db.Read(ctx).Where("email_key = ?", emailKey).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return userRow{}, false, nil
	}
	return row, err == nil, wrap("find user", err)
}

// findUserByID; found is false where there is none.
func (s store) findUserByID(ctx context.Context, id string) (row userRow, found bool, err error) {
	err = s.db.Read(ctx).Where("id = ?", id).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return userRow{}, false, nil
	}
	return row, err == nil, wrap("find user", err)
}

// listStaff reads those who may be staff, by name.
func (s store) listStaff(ctx context.Context) (rows []userRow, err error) {
	err = s.db.Read(ctx).Where("groups LIKE ? OR groups LIKE ?", "%"+string(auth.Admin)+"%", "%"+string(auth.Researcher)+"%").
		Order("name, id").Find(&rows).Error
	return rows, wrap("list staff", err)
}

// addUser tells whether it was added: false where its address has an account, also
// one that another transaction makes at the same moment.
func (s store) addUser(ctx context.Context, row userRow) (added bool, err error) {
	result := s.db.Write(ctx).Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "email_key"}}, DoNothing: true}).Create(&row)
	if result.Error != nil || result.RowsAffected == 0 {
		return false, wrap("add user", result.Error)
	}
	return true, s.indexUser(ctx, row)
}

// sessionStatus is what each request needs to know of its session, in one read.
type sessionStatus struct {
	RevokedAt   *int64
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
	SeenAt      int64 // the later of the last use and the last refresh, as far as they are written
}

const sessionStatusQuery = `SELECT s.revoked_at, s.expires_at, s.confirmed_at, s.pending,
  CASE WHEN s.seen_at > s.refreshed_at THEN s.seen_at ELSE s.refreshed_at END, u.id, u.email, u.name, u.image, u.groups, u.suspended_at, u.leaving_at, u.consented
FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = ?`

func (s store) findSessionStatus(ctx context.Context, sessionID string) (st sessionStatus, found bool, err error) {
	err = s.sessionStatus.Row(ctx, sessionID).Scan(&st.RevokedAt, &st.ExpiresAt, &st.ConfirmedAt, &st.Pending, &st.SeenAt, &st.UserID, &st.Email, &st.Name,
		&st.Image, &st.Groups, &st.SuspendedAt, &st.LeavingAt, &st.Consented)
	if errors.Is(err, sql.ErrNoRows) {
		return sessionStatus{}, false, nil
	}
	return st, err == nil, wrap("read session", err)
}

func (s store) addSession(ctx context.Context, row sessionRow) error {
	return wrap("add session", s.db.Write(ctx).Create(&row).Error)
}

// knowsDevice tells whether a sign-in from this browser is no news to the user: he has
// signed in from it before, or from none at all, as with a new account.
func (s store) knowsDevice(ctx context.Context, userID, userAgent string) (bool, error) {
	var known []string
	err := s.db.Read(ctx).Model(&sessionRow{}).Where("user_id = ? AND user_agent = ?", userID, userAgent).
		Limit(1).Pluck("id", &known).Error
	if err != nil || len(known) > 0 {
		return err == nil, wrap("look up device", err)
	}
	err = s.db.Read(ctx).Model(&sessionRow{}).Where("user_id = ?", userID).Limit(1).Pluck("id", &known).Error
	return len(known) == 0, wrap("look up device", err)
}

func (s store) refreshedSession(ctx context.Context, sessionID string, now, expires time.Time) error {
	return wrap("note refresh", s.db.Write(ctx).Model(&sessionRow{}).Where("id = ? AND revoked_at IS NULL", sessionID).
		Updates(map[string]any{"refreshed_at": now.UnixMilli(), "expires_at": expires.UnixMilli()}).Error)
}

// revokeSession ends a session; the first reason stays.
func (s store) revokeSession(ctx context.Context, sessionID, why string, now time.Time) error {
	return wrap("revoke session", s.db.Write(ctx).Model(&sessionRow{}).Where("id = ? AND revoked_at IS NULL", sessionID).
		Updates(map[string]any{"revoked_at": now.UnixMilli(), "revoked_for": why}).Error)
}

// revokeSessions ends all sessions of a user but the one excepted, and answers how many.
func (s store) revokeSessions(ctx context.Context, userID, except, why string, now time.Time) (int, error) {
	result := s.db.Write(ctx).Model(&sessionRow{}).Where("user_id = ? AND id <> ? AND revoked_at IS NULL", userID, except).
		Updates(map[string]any{"revoked_at": now.UnixMilli(), "revoked_for": why})
	return int(result.RowsAffected), wrap("revoke sessions", result.Error)
}

func (s store) findRefresh(ctx context.Context, hash string) (row refreshRow, found bool, err error) {
	err = s.db.Read(ctx).Where("hash = ?", hash).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return refreshRow{}, false, nil
	}
	return row, err == nil, wrap("find refresh token", err)
}

// useRefresh marks a token as used and tells whether this call was the first.
func (s store) useRefresh(ctx context.Context, hash string, now time.Time) (first bool, err error) {
	result := s.db.Write(ctx).Model(&refreshRow{}).Where("hash = ? AND used_at IS NULL", hash).
		Update("used_at", now.UnixMilli())
	return result.RowsAffected == 1, wrap("use refresh token", result.Error)
}

func (s store) addRefresh(ctx context.Context, row refreshRow) error {
	return wrap("add refresh token", s.db.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&row).Error)
}

// lockFailures reads the count of a subject so that nobody else changes it before
// the transaction in ctx ends.
func (s store) lockFailures(ctx context.Context, subject string) (failureRow, error) {
	w := s.db.Write(ctx)
	row := failureRow{Subject: subject}
	if err := w.Clauses(clause.OnConflict{DoNothing: true}).Create(&row).Error; err != nil {
		return row, wrap("count sign-in failures", err)
	}
	err := w.Clauses(clause.Locking{Strength: "UPDATE"}).Where("subject = ?", subject).Take(&row).Error
	return row, wrap("count sign-in failures", err)
}

func (s store) saveFailures(ctx context.Context, row failureRow) error {
	return wrap("count sign-in failures", s.db.Write(ctx).Where("subject = ?", row.Subject).
		Select("failures", "last_failed_at").Updates(&row).Error)
}

func (s store) forgetFailures(ctx context.Context, subjects ...string) error {
	return wrap("forget sign-in failures", s.db.Write(ctx).Where("subject IN ?", subjects).Delete(&failureRow{}).Error)
}

// sweep deletes what can no longer matter.
func (s store) sweep(ctx context.Context, now time.Time) error {
	w := s.db.Write(ctx)
	if err := w.Where("expires_at < ?", now.UnixMilli()).Delete(&refreshRow{}).Error; err != nil {
		return wrap("sweep refresh tokens", err)
	}
	if err := s.sweepSessions(ctx, now.Add(-EndedFor)); err != nil {
		return err
	}
	return wrap("sweep sign-in failures",
		w.Where("last_failed_at < ?", now.Add(-forgetAfter).UnixMilli()).Delete(&failureRow{}).Error)
}

func wrap(what string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", what, err)
}
