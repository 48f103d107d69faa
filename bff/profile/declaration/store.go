package declaration

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

// store has all queries of this package. Writes expect a transaction in ctx.
type store struct{ db *db.DB }

type row struct {
	ID            string `gorm:"primaryKey"`
	ExpertID      string
	Kind          Kind
	Challenges    int
	TestimonyHash string
	ContentHash   string
	SignedBy      string
	SignedName    string
	SignedAt      int64
	OutdatedAt    *int64
	EndedAt       *int64
	Ending        Ending
}

func (row) TableName() string { return "profile_declarations" }

func (r row) declaration() Declaration {
	return Declaration{ID: r.ID, ExpertID: r.ExpertID, Kind: r.Kind, Challenges: r.Challenges, Testimony: r.TestimonyHash, Content: r.ContentHash,
		SignedBy: r.SignedBy, SignedName: r.SignedName, SignedAt: time.UnixMilli(r.SignedAt).UTC(),
		OutdatedAt: clock.TimeAt(r.OutdatedAt), EndedAt: clock.TimeAt(r.EndedAt), Ending: r.Ending}
}

func declarations(rows []row) []Declaration {
	list := make([]Declaration, len(rows))
	for i, r := range rows {
		list[i] = r.declaration()
	}
	return list
}

func (s store) add(ctx context.Context, d Declaration) error {
	r := row{ID: d.ID, ExpertID: d.ExpertID, Kind: d.Kind, Challenges: d.Challenges, TestimonyHash: d.Testimony, ContentHash: d.Content,
		SignedBy: d.SignedBy, SignedName: d.SignedName, SignedAt: d.SignedAt.UnixMilli()}
	return s.db.Write(ctx).Create(&r).Error
}

// of returns all declarations of an expert, newest first.
func (s store) of(ctx context.Context, expertID string) ([]Declaration, error) {
	var rows []row
	err := s.db.Read(ctx).Where("expert_id = ?", expertID).Order("signed_at DESC, id DESC").Find(&rows).Error
	return declarations(rows), err
}

// open returns the open declarations of some experts.
func (s store) open(ctx context.Context, expertIDs ...string) ([]Declaration, error) {
	var rows []row
	err := s.db.Read(ctx).Where("expert_id IN ? AND ended_at IS NULL", expertIDs).Find(&rows).Error
	return declarations(rows), err
}

// openOf returns the open declaration of an expert, as on every page. The bool is false if
// there is none.
func (s store) openOf(ctx context.Context, expertID string) (Declaration, bool, error) {
	var r row
	err := s.db.Prepare(`SELECT id, expert_id, kind, challenges, testimony_hash, content_hash, signed_by, signed_name, signed_at, outdated_at
		FROM profile_declarations WHERE expert_id = ? AND ended_at IS NULL`).Row(ctx, expertID).
		Scan(&r.ID, &r.ExpertID, &r.Kind, &r.Challenges, &r.TestimonyHash, &r.ContentHash, &r.SignedBy, &r.SignedName, &r.SignedAt, &r.OutdatedAt)
	if errors.Is(err, sql.ErrNoRows) {
		return Declaration{}, false, nil
	}
	return r.declaration(), err == nil, err
}

// end ends the open declaration of an expert. The bool is false if there is none.
func (s store) end(ctx context.Context, expertID string, how Ending, at time.Time) (bool, error) {
	done := s.db.Write(ctx).Model(&row{}).Where("expert_id = ? AND ended_at IS NULL", expertID).
		Updates(map[string]any{"ended_at": at.UnixMilli(), "ending": how})
	return done.RowsAffected > 0, done.Error
}

// compare marks the open declaration of an expert by whether it covers the testimony.
func (s store) compare(ctx context.Context, expertID, testimony string, at time.Time) error {
	open := func() *gorm.DB {
		return s.db.Write(ctx).Model(&row{}).Where("expert_id = ? AND ended_at IS NULL", expertID)
	}
	if err := open().Where("testimony_hash <> ? AND outdated_at IS NULL", testimony).Update("outdated_at", at.UnixMilli()).Error; err != nil {
		return err
	}
	return open().Where("testimony_hash = ? AND outdated_at IS NOT NULL", testimony).Update("outdated_at", nil).Error
}

func (s store) erase(ctx context.Context, expertID string) error {
	return s.db.Write(ctx).Where("expert_id = ?", expertID).Delete(&row{}).Error
}
