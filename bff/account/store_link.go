package account

import (
	"context"
	"errors"
	"time"

	"peritus/bff/platform/db"

	"gorm.io/gorm"
)

type linkRow struct {
	Hash      string
	Purpose   string
	UserID    string
	ChangeID  string // of a change of address
	Side      string // of a change of address
	Tries     int    // wrong second factors
	CreatedAt int64
	ExpiresAt int64
	UsedAt    *int64
}

func (linkRow) TableName() string { return "account_links" }

type recoveryRow struct {
	ID        string
	Email     string
	Address   string
	UserAgent string
	CreatedAt int64
}

func (recoveryRow) TableName() string { return "recovery_requests" }

func (s Store) findLink(ctx context.Context, hash string, purposes []string) (row linkRow, found bool, err error) {
	err = s.db.Read(ctx).Where("hash = ? AND purpose IN ?", hash, purposes).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return linkRow{}, false, nil
	}
	return row, err == nil, db.Wrap("find link", err)
}

func (s Store) addLink(ctx context.Context, row linkRow) error {
	return db.Wrap("add link", s.db.Write(ctx).Create(&row).Error)
}

// useLink uses up a link and reports whether this call was the first.
func (s Store) useLink(ctx context.Context, hash string, now time.Time) (first bool, err error) {
	result := s.db.Write(ctx).Model(&linkRow{}).Where("hash = ? AND used_at IS NULL AND expires_at > ?", hash, now.UnixMilli()).
		Update("used_at", now.UnixMilli())
	return result.RowsAffected == 1, db.Wrap("use link", result.Error)
}

// missLink counts a wrong second factor. The last one allowed uses up the link.
func (s Store) missLink(ctx context.Context, hash string, most int, now time.Time) error {
	w := s.db.Write(ctx)
	if err := w.Model(&linkRow{}).Where("hash = ?", hash).Update("tries", gorm.Expr("tries + 1")).Error; err != nil {
		return db.Wrap("count tries of link", err)
	}
	return db.Wrap("count tries of link", w.Model(&linkRow{}).Where("hash = ? AND tries >= ? AND used_at IS NULL", hash, most).
		Update("used_at", now.UnixMilli()).Error)
}

// dropLinks deletes a user's unused links for some purposes.
func (s Store) dropLinks(ctx context.Context, userID string, purposes ...string) error {
	return db.Wrap("drop links", s.db.Write(ctx).Where("user_id = ? AND purpose IN ? AND used_at IS NULL", userID, purposes).Delete(&linkRow{}).Error)
}

// dropAllLinks deletes a user's links for a purpose, including used ones.
func (s Store) dropAllLinks(ctx context.Context, userID, purpose string) error {
	return db.Wrap("drop links", s.db.Write(ctx).Where("user_id = ? AND purpose = ?", userID, purpose).Delete(&linkRow{}).Error)
}

func (s Store) addRecovery(ctx context.Context, row recoveryRow) error {
	return db.Wrap("add recovery request", s.db.Write(ctx).Create(&row).Error)
}

// takeRecovery reads and deletes a request.
func (s Store) takeRecovery(ctx context.Context, id string) (row recoveryRow, found bool, err error) {
	err = s.db.Write(ctx).Where("id = ?", id).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return recoveryRow{}, false, nil
	}
	if err != nil {
		return recoveryRow{}, false, db.Wrap("take recovery request", err)
	}
	return row, true, db.Wrap("take recovery request", s.db.Write(ctx).Where("id = ?", id).Delete(&recoveryRow{}).Error)
}

// sweepLinks deletes links that ended a month ago, and requests that no job handled.
func (s Store) sweepLinks(ctx context.Context, now time.Time) error {
	w := s.db.Write(ctx)
	if err := w.Where("expires_at < ?", now.Add(-30*24*time.Hour).UnixMilli()).Delete(&linkRow{}).Error; err != nil {
		return db.Wrap("sweep links", err)
	}
	return db.Wrap("sweep recovery requests", w.Where("created_at < ?", now.Add(-24*time.Hour).UnixMilli()).Delete(&recoveryRow{}).Error)
}
