// Package address owns the addresses of public pages: which slugs a name can get, and where
// former ones lead. Package profile owns the current ones.
package address

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
)

// MostFormer is how many former addresses a profile can have, so that no one reserves the
// names of others.
const MostFormer = 20

// Former keeps the addresses that profiles have left. They are stored as digests, so
// nothing of a name remains after a deletion and still no one else gets the address. Writes
// expect a transaction in ctx.
type Former struct{ DB *db.DB }

type row struct {
	Digest   string  `gorm:"primaryKey"`
	ExpertID *string // nil after the profile was deleted
}

func (row) TableName() string { return "profile_addresses" }

func digestOf(slug string) string {
	sum := sha256.Sum256([]byte(Key(slug)))
	return hex.EncodeToString(sum[:])
}

// Find returns the profile that had an address. The bool is false if there is none.
func (f Former) Find(ctx context.Context, slug string) (expertID string, found bool, err error) {
	var rows []row
	if err := f.DB.Read(ctx).Where("digest = ? AND expert_id IS NOT NULL", digestOf(slug)).Limit(1).Find(&rows).Error; err != nil || len(rows) == 0 {
		return "", false, db.Wrap("former address", err)
	}
	return *rows[0].ExpertID, true, nil
}

// Refused returns the keys of those slugs that a profile can't get, because another had them.
func (f Former) Refused(ctx context.Context, expertID string, slugs []string) (map[string]bool, error) {
	keys := make(map[string]string, len(slugs))
	digests := make([]string, len(slugs))
	for i, slug := range slugs {
		digests[i] = digestOf(slug)
		keys[digests[i]] = Key(slug)
	}
	var rows []row
	err := f.DB.Read(ctx).Where("digest IN ? AND (expert_id IS NULL OR expert_id <> ?)", digests, expertID).Find(&rows).Error
	refused := make(map[string]bool, len(rows))
	for _, r := range rows {
		refused[keys[r.Digest]] = true
	}
	return refused, db.Wrap("former addresses", err)
}

// Full reports whether a profile has as many former addresses as it can have.
func (f Former) Full(ctx context.Context, expertID string) (bool, error) {
	var n int64
	err := f.DB.Read(ctx).Model(&row{}).Where("expert_id = ?", expertID).Count(&n).Error
	return n >= MostFormer, db.Wrap("former addresses", err)
}

// Move records that a profile has left one address for another, which may be a former one.
func (f Former) Move(ctx context.Context, expertID, from, to string) error {
	if Key(from) == Key(to) {
		return nil
	}
	if err := f.DB.Write(ctx).Where("digest = ? AND expert_id = ?", digestOf(to), expertID).Delete(&row{}).Error; err != nil {
		return db.Wrap("former address", err)
	}
	return f.keep(ctx, row{Digest: digestOf(from), ExpertID: &expertID}, from)
}

// Forget makes all addresses of a deleted profile lead nowhere, and reserves them.
func (f Former) Forget(ctx context.Context, expertID, current string) error {
	if err := f.DB.Write(ctx).Model(&row{}).Where("expert_id = ?", expertID).Update("expert_id", nil).Error; err != nil {
		return db.Wrap("former addresses", err)
	}
	return f.keep(ctx, row{Digest: digestOf(current)}, current)
}

func (f Former) keep(ctx context.Context, r row, slug string) error {
	if slug == "" {
		return nil
	}
	return db.Wrap("former address", f.DB.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&r).Error)
}
