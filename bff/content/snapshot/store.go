package snapshot

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
)

// partsVersion is the prefix of every key in SQL and Redis. Parts of another version have
// another format and are read from the CMS again.
const partsVersion = "2/"

type contentSnapshot struct {
	Key       string `gorm:"primaryKey"`
	JSON      string `gorm:"column:json"`
	FetchedAt int64
}

type contentSlug struct {
	Slug       string `gorm:"primaryKey"`
	DocumentID string
	SeenAt     int64
}

// Store keeps the last complete content in SQL, for a start while the CMS is down.
type Store struct{ db *db.DB }

func NewStore(d *db.DB) Store { return Store{d} }

// checkedKey is the key of the time at which the content was last known to be current.
const checkedKey = partsVersion + "checked"

// Load returns the parts and the time at which they were last known to be current. It
// returns no parts if none were ever saved.
func (s Store) Load(ctx context.Context) (map[string][]byte, time.Time, error) {
	var rows []contentSnapshot
	if err := s.db.Read(ctx).Find(&rows).Error; err != nil {
		return nil, time.Time{}, fmt.Errorf("read the content snapshots: %w", err)
	}
	parts := map[string][]byte{}
	var checkedAt time.Time
	for _, row := range rows {
		name, current := strings.CutPrefix(row.Key, partsVersion)
		switch {
		case row.Key == checkedKey:
			checkedAt = time.UnixMilli(row.FetchedAt).UTC()
		case current:
			parts[name] = []byte(row.JSON)
		}
	}
	return parts, checkedAt, nil
}

// Save stores changed parts, deletes those that are nil, and stores slugs.
func (s Store) Save(ctx context.Context, changes map[string][]byte, slugs map[string]string, now time.Time) error {
	return s.db.InTx(ctx, func(ctx context.Context) error {
		rows := []contentSnapshot{{Key: checkedKey, JSON: "{}", FetchedAt: now.UnixMilli()}}
		var gone []string
		for name, raw := range changes {
			if raw == nil {
				gone = append(gone, partsVersion+name)
				continue
			}
			rows = append(rows, contentSnapshot{Key: partsVersion + name, JSON: string(raw), FetchedAt: now.UnixMilli()})
		}
		upsert := clause.OnConflict{Columns: []clause.Column{{Name: "key"}}, DoUpdates: clause.AssignmentColumns([]string{"json", "fetched_at"})}
		if err := s.db.Write(ctx).Clauses(upsert).CreateInBatches(rows, 100).Error; err != nil {
			return fmt.Errorf("save the content snapshots: %w", err)
		}
		for batch := range slices.Chunk(gone, 200) {
			if err := s.db.Write(ctx).Where(clause.IN{Column: clause.Column{Name: "key"}, Values: anySlice(batch)}).Delete(&contentSnapshot{}).Error; err != nil {
				return fmt.Errorf("delete content snapshots: %w", err)
			}
		}
		return s.remember(ctx, slugs, now)
	})
}

// KeepOnly deletes parts of other versions and all parts that aren't named.
func (s Store) KeepOnly(ctx context.Context, names []string) error {
	keep := map[string]bool{checkedKey: true}
	for _, name := range names {
		keep[partsVersion+name] = true
	}
	var keys []string
	if err := s.db.Read(ctx).Model(&contentSnapshot{}).Pluck("key", &keys).Error; err != nil {
		return fmt.Errorf("read the content snapshots: %w", err)
	}
	gone := slices.DeleteFunc(keys, func(key string) bool { return keep[key] })
	for batch := range slices.Chunk(gone, 200) {
		if err := s.db.Write(ctx).Where(clause.IN{Column: clause.Column{Name: "key"}, Values: anySlice(batch)}).Delete(&contentSnapshot{}).Error; err != nil {
			return fmt.Errorf("delete content snapshots: %w", err)
		}
	}
	return nil
}

func anySlice(list []string) []any {
	out := make([]any, len(list))
	for i, v := range list {
		out[i] = v
	}
	return out
}

// remember stores which entry has, or last had, each slug.
func (s Store) remember(ctx context.Context, slugs map[string]string, now time.Time) error {
	rows := make([]contentSlug, 0, len(slugs))
	for slug, id := range slugs {
		rows = append(rows, contentSlug{Slug: slug, DocumentID: id, SeenAt: now.UnixMilli()})
	}
	if len(rows) == 0 {
		return nil
	}
	upsert := clause.OnConflict{Columns: []clause.Column{{Name: "slug"}}, DoUpdates: clause.AssignmentColumns([]string{"document_id", "seen_at"})}
	if err := s.db.Write(ctx).Clauses(upsert).CreateInBatches(rows, 100).Error; err != nil {
		return fmt.Errorf("store slugs: %w", err)
	}
	return nil
}

// Slugs returns the entry's id for every slug that an entry ever had.
func (s Store) Slugs(ctx context.Context) (map[string]string, error) {
	var rows []contentSlug
	if err := s.db.Read(ctx).Find(&rows).Error; err != nil {
		return nil, fmt.Errorf("read the slugs: %w", err)
	}
	slugs := make(map[string]string, len(rows))
	for _, row := range rows {
		slugs[row.Slug] = row.DocumentID
	}
	return slugs, nil
}
