package stored

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/clock"
	"peritus/bff/profile/section"
)

// SaveScores stores how complete sections are and leaves their confirmations alone.
func (s Store) SaveScores(ctx context.Context, rows []SectionRow) error {
	return Insert(s.DB.Write(ctx).Clauses(clause.OnConflict{
		Columns: []clause.Column{{Name: "expert_id"}, {Name: "section"}}, DoUpdates: clause.AssignmentColumns([]string{"items", "score"})}).
		Session(&gorm.Session{}), rows)
}

type SectionRow struct {
	ExpertID    string `gorm:"primaryKey"`
	Section     string `gorm:"primaryKey"`
	Items       int
	Score       int // percent
	ConfirmedAt *int64
	ConfirmedBy string
}

// Confirmations returns when each section of some experts was last confirmed.
func (s Store) Confirmations(ctx context.Context, expertIDs ...string) (map[string]map[string]time.Time, error) {
	rows, err := s.DB.Read(ctx).Model(&SectionRow{}).Where("expert_id IN ? AND confirmed_at IS NOT NULL", expertIDs).
		Select("expert_id, section, confirmed_at").Rows()
	if err != nil {
		return nil, err
	}
	all := make(map[string]map[string]time.Time, len(expertIDs))
	var expertID, code string
	var at int64
	for rows.Next() {
		if err := rows.Scan(&expertID, &code, &at); err != nil {
			return nil, errors.Join(err, rows.Close())
		}
		if all[expertID] == nil {
			all[expertID] = map[string]time.Time{}
		}
		all[expertID][code] = time.UnixMilli(at).UTC()
	}
	return all, errors.Join(rows.Err(), rows.Close())
}

// ConfirmationsOf is confirmations of one expert, as every page and save reads them.
func (s Store) ConfirmationsOf(ctx context.Context, expertID string) (map[string]time.Time, error) {
	var confirmed map[string]time.Time // nil if there are none
	var code string
	var at int64
	err := s.DB.Prepare("SELECT section, confirmed_at FROM profile_sections WHERE expert_id = ? AND confirmed_at IS NOT NULL").
		Each(ctx, []any{expertID}, []any{&code, &at}, func() error {
			if confirmed == nil {
				confirmed = make(map[string]time.Time, len(section.All()))
			}
			confirmed[code] = time.UnixMilli(at).UTC()
			return nil
		})
	return confirmed, err
}

// SaveSection stores the state of a section. A nil confirmed keeps the last confirmation.
func (s Store) SaveSection(ctx context.Context, expertID, code string, items []Item, confirmed *time.Time, by string) error {
	query := `INSERT INTO profile_sections (expert_id, section, items, score, confirmed_at, confirmed_by) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (expert_id, section) DO UPDATE SET items = excluded.items, score = excluded.score`
	if confirmed != nil {
		query += ", confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by"
	}
	return s.DB.Prepare(query).Exec(ctx, expertID, code, len(items), ScoreOf(code, items), clock.Millis(confirmed), by)
}
