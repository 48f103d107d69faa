package session

import (
	"context"
	"errors"
	"time"

	"peritus/bff/platform/db"

	"gorm.io/gorm"
)

type challengeRow struct {
	Hash      string
	UserID    string
	CreatedAt int64
	ExpiresAt int64
	Tries     int
	UsedAt    *int64
}

func (challengeRow) TableName() string { return "sign_in_challenges" }

func (s store) addChallenge(ctx context.Context, row challengeRow) error {
	return db.Wrap("add challenge", s.db.Write(ctx).Create(&row).Error)
}

func (s store) findChallenge(ctx context.Context, hash string) (row challengeRow, found bool, err error) {
	err = s.db.Read(ctx).Where("hash = ?", hash).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return row, false, nil
	}
	return row, err == nil, db.Wrap("find challenge", err)
}

// tryChallenge counts an attempt before it's checked, so concurrent attempts count too,
// and returns its number. active is false if none are left.
func (s store) tryChallenge(ctx context.Context, hash string, most int, now time.Time) (tries int, active bool, err error) {
	err = s.db.Write(ctx).Raw(`UPDATE sign_in_challenges SET tries = tries + 1
WHERE hash = ? AND tries < ? AND used_at IS NULL AND expires_at > ? RETURNING tries`, hash, most, now.UnixMilli()).Scan(&tries).Error
	return tries, tries > 0, db.Wrap("count try", err)
}

// useChallenge reports whether this call was the first to use it.
func (s store) useChallenge(ctx context.Context, hash string, now time.Time) (first bool, err error) {
	result := s.db.Write(ctx).Model(&challengeRow{}).Where("hash = ? AND used_at IS NULL", hash).Update("used_at", now.UnixMilli())
	return result.RowsAffected == 1, db.Wrap("use challenge", result.Error)
}

// endChallenges deletes a user's pending second steps.
func (s store) endChallenges(ctx context.Context, userID string) error {
	return db.Wrap("end challenges", s.db.Write(ctx).Where("user_id = ?", userID).Delete(&challengeRow{}).Error)
}

func (s store) sweepChallenges(ctx context.Context, now time.Time) error {
	return db.Wrap("sweep challenges", s.db.Write(ctx).Where("expires_at < ?", now.UnixMilli()).Delete(&challengeRow{}).Error)
}

// confirmSession records that the person in a session confirmed their identity.
func (s store) confirmSession(ctx context.Context, sessionID string, now time.Time) error {
	return db.Wrap("confirm session", s.db.Write(ctx).Model(&sessionRow{}).Where("id = ? AND revoked_at IS NULL", sessionID).
		Update("confirmed_at", now.UnixMilli()).Error)
}

func (s store) admitSessions(ctx context.Context, userID string) error {
	return db.Wrap("admit sessions", s.db.Write(ctx).Model(&sessionRow{}).Where("user_id = ? AND pending", userID).Update("pending", false).Error)
}
