package factor

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
)

type authenticatorRow struct {
	UserID      string `gorm:"primaryKey"`
	Secret      string
	BegunAt     int64
	ConfirmedAt *int64
	LastStep    int64
}

func (authenticatorRow) TableName() string { return "authenticators" }

type recoveryRow struct {
	UserID string
	Hash   string
	MadeAt int64
	UsedAt *int64
}

func (recoveryRow) TableName() string { return "recovery_codes" }

type passkeyRow struct {
	ID           string
	UserID       string
	CredentialID string
	Credential   string
	Name         string
	CreatedAt    int64
	UsedAt       *int64
	BlockedAt    *int64
}

func (passkeyRow) TableName() string { return "passkeys" }

type ceremonyRow struct {
	Hash      string
	BoundTo   string
	UserID    string
	Session   string
	ExpiresAt int64
}

func (ceremonyRow) TableName() string { return "passkey_ceremonies" }

type store struct{ db *db.DB }

var locking = clause.Locking{Strength: "UPDATE"}

func (s store) findApp(ctx context.Context, userID string) (authenticatorRow, bool, error) {
	return takeApp(s.db.Read(ctx), userID)
}

func (s store) lockApp(ctx context.Context, userID string) (authenticatorRow, bool, error) {
	return takeApp(s.db.Write(ctx).Clauses(locking), userID)
}

func takeApp(q *gorm.DB, userID string) (row authenticatorRow, found bool, err error) {
	err = q.Where("user_id = ?", userID).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return authenticatorRow{}, false, nil
	}
	return row, err == nil, db.Wrap("find authenticator", err)
}

func (s store) saveApp(ctx context.Context, row authenticatorRow) error {
	return db.Wrap("save authenticator", s.db.Write(ctx).Clauses(clause.OnConflict{UpdateAll: true}).Create(&row).Error)
}

func (s store) removeApp(ctx context.Context, userID string) error {
	return db.Wrap("remove authenticator", s.db.Write(ctx).Where("user_id = ?", userID).Delete(&authenticatorRow{}).Error)
}

// useStep stores a step and reports whether it is later than all earlier ones.
func (s store) useStep(ctx context.Context, userID string, step int64) (bool, error) {
	result := s.db.Write(ctx).Model(&authenticatorRow{}).
		Where("user_id = ? AND confirmed_at IS NOT NULL AND last_step < ?", userID, step).Update("last_step", step)
	return result.RowsAffected == 1, db.Wrap("use code", result.Error)
}

// factors returns an account's second factors.
func (s store) factors(ctx context.Context, userID string) (has factors, err error) {
	if has.app, _, err = s.findApp(ctx, userID); err != nil {
		return has, err
	}
	has.passkeys, err = s.listPasskeys(ctx, userID)
	return has, err
}

// lockFactors reads the factors and locks them until the transaction ends.
func (s store) lockFactors(ctx context.Context, userID string) (has factors, err error) {
	if has.app, _, err = s.lockApp(ctx, userID); err != nil {
		return has, err
	}
	err = s.db.Write(ctx).Clauses(locking).Where("user_id = ?", userID).Order("id").Find(&has.passkeys).Error
	return has, db.Wrap("lock passkeys", err)
}

// replaceCodes replaces all recovery codes.
func (s store) replaceCodes(ctx context.Context, userID string, rows []recoveryRow) error {
	w := s.db.Write(ctx)
	if err := w.Where("user_id = ?", userID).Delete(&recoveryRow{}).Error; err != nil {
		return db.Wrap("remove recovery codes", err)
	}
	if len(rows) == 0 {
		return nil
	}
	return db.Wrap("add recovery codes", w.Create(&rows).Error)
}

// useCode reports whether this call was the first to use the code, by the hashes that it
// can be stored as.
func (s store) useCode(ctx context.Context, userID string, hashes []string, now time.Time) (bool, error) {
	result := s.db.Write(ctx).Model(&recoveryRow{}).Where("user_id = ? AND hash IN ? AND used_at IS NULL", userID, hashes).
		Update("used_at", now.UnixMilli())
	return result.RowsAffected == 1, db.Wrap("use recovery code", result.Error)
}

// codes counts the remaining recovery codes. made is nil if there are none.
func (s store) codes(ctx context.Context, userID string) (left int, made *int64, err error) {
	var rows []recoveryRow
	err = s.db.Read(ctx).Where("user_id = ?", userID).Find(&rows).Error
	for _, row := range rows {
		if row.UsedAt == nil {
			left++
		}
		made = &row.MadeAt
	}
	return left, made, db.Wrap("count recovery codes", err)
}

func (s store) listPasskeys(ctx context.Context, userID string) (rows []passkeyRow, err error) {
	err = s.db.Read(ctx).Where("user_id = ?", userID).Order("created_at, id").Find(&rows).Error
	return rows, db.Wrap("list passkeys", err)
}

// addPasskey reports whether the passkey was new.
func (s store) addPasskey(ctx context.Context, row passkeyRow) (bool, error) {
	result := s.db.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&row)
	return result.RowsAffected == 1, db.Wrap("add passkey", result.Error)
}

func (s store) lockPasskey(ctx context.Context, credentialID string) (row passkeyRow, found bool, err error) {
	err = s.db.Write(ctx).Clauses(locking).Where("credential_id = ?", credentialID).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return row, false, nil
	}
	return row, err == nil, db.Wrap("find passkey", err)
}

func (s store) savePasskey(ctx context.Context, row passkeyRow) error {
	return db.Wrap("save passkey", s.db.Write(ctx).Where("id = ?", row.ID).Select("credential", "used_at", "blocked_at").Updates(&row).Error)
}

func (s store) renamePasskey(ctx context.Context, userID, id, name string) (bool, error) {
	result := s.db.Write(ctx).Model(&passkeyRow{}).Where("user_id = ? AND id = ?", userID, id).Update("name", name)
	return result.RowsAffected == 1, db.Wrap("rename passkey", result.Error)
}

func (s store) removePasskey(ctx context.Context, userID, id string) error {
	return db.Wrap("remove passkey", s.db.Write(ctx).Where("user_id = ? AND id = ?", userID, id).Delete(&passkeyRow{}).Error)
}

func (s store) addCeremony(ctx context.Context, row ceremonyRow) error {
	return db.Wrap("add ceremony", s.db.Write(ctx).Create(&row).Error)
}

// takeCeremony deletes a challenge and returns its session. found is false for a second
// caller.
func (s store) takeCeremony(ctx context.Context, hash, boundTo string, now time.Time) (session string, found bool, err error) {
	var taken []string
	err = s.db.Write(ctx).Raw("DELETE FROM passkey_ceremonies WHERE hash = ? AND bound_to = ? AND expires_at > ? RETURNING session",
		hash, boundTo, now.UnixMilli()).Scan(&taken).Error
	if err != nil || len(taken) == 0 {
		return "", false, db.Wrap("take ceremony", err)
	}
	return taken[0], true, nil
}

func (s store) reset(ctx context.Context, userID string) error {
	for _, of := range []any{&authenticatorRow{}, &passkeyRow{}, &recoveryRow{}} {
		if err := s.db.Write(ctx).Where("user_id = ?", userID).Delete(of).Error; err != nil {
			return db.Wrap("reset factors", err)
		}
	}
	return nil
}

func (s store) sweep(ctx context.Context, now, begunBefore time.Time) error {
	w := s.db.Write(ctx)
	if err := w.Where("expires_at < ?", now.UnixMilli()).Delete(&ceremonyRow{}).Error; err != nil {
		return db.Wrap("sweep ceremonies", err)
	}
	return db.Wrap("sweep set-ups", w.Where("confirmed_at IS NULL AND begun_at < ?", begunBefore.UnixMilli()).Delete(&authenticatorRow{}).Error)
}
