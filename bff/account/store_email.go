package account

import (
	"context"
	"errors"
	"time"

	"peritus/bff/platform/db"

	"gorm.io/gorm"
)

type emailChangeRow struct {
	ID             string
	UserID         string
	OldEmail       string
	NewEmail       string
	OldConfirmedAt *int64
	NewConfirmedAt *int64
	DoneAt         *int64
	CancelledAt    *int64
	CreatedAt      int64
	ExpiresAt      int64
}

func (emailChangeRow) TableName() string { return "email_changes" }

const waitingChange = "user_id = ? AND done_at IS NULL AND cancelled_at IS NULL"

func (s Store) addEmailChange(ctx context.Context, row emailChangeRow) error {
	return db.Wrap("add change of address", s.db.Write(ctx).Create(&row).Error)
}

func (s Store) findEmailChange(ctx context.Context, id string) (row emailChangeRow, found bool, err error) {
	err = s.db.Read(ctx).Where("id = ?", id).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return emailChangeRow{}, false, nil
	}
	return row, err == nil, db.Wrap("find change of address", err)
}

// findWaitingChange finds a user's pending change.
func (s Store) findWaitingChange(ctx context.Context, userID string, now time.Time) (row emailChangeRow, found bool, err error) {
	err = s.db.Read(ctx).Where(waitingChange+" AND expires_at > ?", userID, now.UnixMilli()).Order("created_at DESC").Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return emailChangeRow{}, false, nil
	}
	return row, err == nil, db.Wrap("find change of address", err)
}

// emailChangesOf returns all changes of a user, newest first.
func (s Store) emailChangesOf(ctx context.Context, userID string) (rows []emailChangeRow, err error) {
	err = s.db.Read(ctx).Where("user_id = ?", userID).Order("created_at DESC, id DESC").Find(&rows).Error
	return rows, db.Wrap("list changes of address", err)
}

func (s Store) countEmailChanges(ctx context.Context, userID string, since time.Time) (n int64, err error) {
	err = s.db.Read(ctx).Model(&emailChangeRow{}).Where("user_id = ? AND created_at > ?", userID, since.UnixMilli()).Count(&n).Error
	return n, db.Wrap("count changes of address", err)
}

// confirmEmailChange records that one side, old or new, confirmed. It locks the change,
// so concurrent confirmations see each other.
func (s Store) confirmEmailChange(ctx context.Context, id, side string, now time.Time) error {
	column := "old_confirmed_at"
	if side == newSide {
		column = "new_confirmed_at"
	}
	return db.Wrap("confirm change of address", s.db.Write(ctx).Model(&emailChangeRow{}).Where("id = ?", id).Update(column, now.UnixMilli()).Error)
}

// endEmailChange sets done_at or cancelled_at.
func (s Store) endEmailChange(ctx context.Context, id, column string, now time.Time) error {
	return db.Wrap("end change of address", s.db.Write(ctx).Model(&emailChangeRow{}).Where("id = ?", id).Update(column, now.UnixMilli()).Error)
}

func (s Store) cancelEmailChanges(ctx context.Context, userID string, now time.Time) error {
	return db.Wrap("cancel changes of address", s.db.Write(ctx).Model(&emailChangeRow{}).Where(waitingChange, userID).Update("cancelled_at", now.UnixMilli()).Error)
}
