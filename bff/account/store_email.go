package account

import (
	"context"
	"errors"
	"time"

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

func (s store) addEmailChange(ctx context.Context, row emailChangeRow) error {
	return wrap("add change of address", s.db.Write(ctx).Create(&row).Error)
}

func (s store) findEmailChange(ctx context.Context, id string) (row emailChangeRow, found bool, err error) {
	err = s.db.Read(ctx).Where("id = ?", id).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return emailChangeRow{}, false, nil
	}
	return row, err == nil, wrap("find change of address", err)
}

// findWaitingChange is the change of a user that waits for its confirmations.
func (s store) findWaitingChange(ctx context.Context, userID string, now time.Time) (row emailChangeRow, found bool, err error) {
	err = s.db.Read(ctx).Where(waitingChange+" AND expires_at > ?", userID, now.UnixMilli()).Order("created_at DESC").Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return emailChangeRow{}, false, nil
	}
	return row, err == nil, wrap("find change of address", err)
}

// emailChangesOf are all changes of a user, the newest first.
func (s store) emailChangesOf(ctx context.Context, userID string) (rows []emailChangeRow, err error) {
	err = s.db.Read(ctx).Where("user_id = ?", userID).Order("created_at DESC, id DESC").Find(&rows).Error
	return rows, wrap("list changes of address", err)
}

func (s store) countEmailChanges(ctx context.Context, userID string, since time.Time) (n int64, err error) {
	err = s.db.Read(ctx).Model(&emailChangeRow{}).Where("user_id = ? AND created_at > ?", userID, since.UnixMilli()).Count(&n).Error
	return n, wrap("count changes of address", err)
}

// confirmEmailChange notes that one side, old or new, said yes. It locks the change,
// so that of two sides at once one sees the other.
func (s store) confirmEmailChange(ctx context.Context, id, side string, now time.Time) error {
	column := "old_confirmed_at"
	if side == newSide {
		column = "new_confirmed_at"
	}
	return wrap("confirm change of address", s.db.Write(ctx).Model(&emailChangeRow{}).Where("id = ?", id).Update(column, now.UnixMilli()).Error)
}

// endEmailChange sets done_at or cancelled_at.
func (s store) endEmailChange(ctx context.Context, id, column string, now time.Time) error {
	return wrap("end change of address", s.db.Write(ctx).Model(&emailChangeRow{}).Where("id = ?", id).Update(column, now.UnixMilli()).Error)
}

func (s store) cancelEmailChanges(ctx context.Context, userID string, now time.Time) error {
	return wrap("cancel changes of address", s.db.Write(ctx).Model(&emailChangeRow{}).Where(waitingChange, userID).Update("cancelled_at", now.UnixMilli()).Error)
}

// countLiveSessions of a user, except one.
func (s store) countLiveSessions(ctx context.Context, userID, except string, now time.Time) (int, error) {
	var n int64
	err := s.db.Read(ctx).Model(&sessionRow{}).Where("user_id = ? AND id <> ? AND revoked_at IS NULL AND expires_at > ?", userID, except, now.UnixMilli()).Count(&n).Error
	return int(n), wrap("count sessions", err)
}
