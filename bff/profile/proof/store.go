package proof

import (
	"context"
	"time"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

type store struct{ db *db.DB }

type checkRow struct {
	ID              string `gorm:"primaryKey"`
	ExpertID        string
	Section         string
	ItemID          string
	Grade           Grade
	Fingerprint     string
	CheckedOn       string
	URL             string `gorm:"column:url"`
	Note            string
	ByID            string
	ByName          string
	CreatedAt       int64  `gorm:"autoCreateTime:false"`
	WithdrawnAt     *int64 `gorm:"autoUpdateTime:false"`
	WithdrawnByID   string
	WithdrawnByName string
	Withdrawn       string
	LapsedAt        *int64
}

func (checkRow) TableName() string { return "proof_checks" }

func (r checkRow) check() Check {
	return Check{ID: r.ID, ExpertID: r.ExpertID, Section: r.Section, ItemID: r.ItemID, Grade: r.Grade, On: r.CheckedOn, URL: r.URL, Note: r.Note,
		ByID: r.ByID, ByName: r.ByName, CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), WithdrawnAt: clock.TimeAt(r.WithdrawnAt),
		Withdrawn: r.Withdrawn, WithdrawnBy: r.WithdrawnByName, fingerprint: r.Fingerprint}
}

// ofExperts returns the checks of some experts by entry, the latest first.
func (s store) ofExperts(ctx context.Context, expertIDs []string) (map[string][]Check, error) {
	if len(expertIDs) == 1 {
		return s.ofExpert(ctx, expertIDs[0])
	}
	var rows []checkRow
	err := s.db.Read(ctx).Where("expert_id IN ?", expertIDs).Order("checked_on DESC, created_at DESC, id DESC").Find(&rows).Error
	if err != nil {
		return nil, db.Wrap("read checks", err)
	}
	found := make(map[string][]Check, len(rows))
	for _, r := range rows {
		found[r.ItemID] = append(found[r.ItemID], r.check())
	}
	return found, nil
}

// ofExpert is ofExperts for one, as on every page.
func (s store) ofExpert(ctx context.Context, expertID string) (map[string][]Check, error) {
	found := map[string][]Check{}
	var r checkRow
	err := s.db.Prepare(`SELECT id, expert_id, section, item_id, grade, fingerprint, checked_on, url, note, by_id, by_name, created_at, withdrawn_at, withdrawn, withdrawn_by_name
		FROM proof_checks WHERE expert_id = ? ORDER BY checked_on DESC, created_at DESC, id DESC`).Each(ctx, []any{expertID},
		[]any{&r.ID, &r.ExpertID, &r.Section, &r.ItemID, &r.Grade, &r.Fingerprint, &r.CheckedOn, &r.URL, &r.Note, &r.ByID, &r.ByName, &r.CreatedAt, &r.WithdrawnAt, &r.Withdrawn, &r.WithdrawnByName},
		func() error {
			found[r.ItemID] = append(found[r.ItemID], r.check())
			return nil
		})
	return found, db.Wrap("read checks", err)
}

func (s store) get(ctx context.Context, expertID, checkID string) (Check, bool, error) {
	var rows []checkRow
	err := s.db.Write(ctx).Where("id = ? AND expert_id = ?", checkID, expertID).Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return Check{}, false, db.Wrap("read a check", err)
	}
	return rows[0].check(), true, nil
}

func (s store) add(ctx context.Context, c Check) error {
	row := checkRow{ID: c.ID, ExpertID: c.ExpertID, Section: c.Section, ItemID: c.ItemID, Grade: c.Grade, Fingerprint: c.fingerprint, CheckedOn: c.On,
		URL: c.URL, Note: c.Note, ByID: c.ByID, ByName: c.ByName, CreatedAt: c.CreatedAt.UnixMilli()}
	return db.Wrap("store a check", s.db.Write(ctx).Create(&row).Error)
}

func (s store) withdraw(ctx context.Context, c Check, byID string) error {
	return db.Wrap("withdraw a check", s.db.Write(ctx).Model(&checkRow{}).Where("id = ?", c.ID).Updates(map[string]any{
		"withdrawn_at": c.WithdrawnAt.UnixMilli(), "withdrawn_by_id": byID, "withdrawn_by_name": c.WithdrawnBy, "withdrawn": c.Withdrawn}).Error)
}

// lapsed returns checks from before a day that search doesn't know to be too old.
func (s store) lapsed(ctx context.Context, before string, limit int) (rows []checkRow, err error) {
	err = s.db.Write(ctx).Select("id", "expert_id").Where("lapsed_at IS NULL AND withdrawn_at IS NULL AND checked_on < ?", before).
		Order("checked_on, id").Limit(limit).Find(&rows).Error
	return rows, db.Wrap("find checks that are too old", err)
}

func (s store) markLapsed(ctx context.Context, ids []string, at time.Time) error {
	return db.Wrap("mark checks as too old", s.db.Write(ctx).Model(&checkRow{}).Where("id IN ?", ids).Update("lapsed_at", at.UnixMilli()).Error)
}

// remove deletes the checks of a profile.
func (s store) remove(ctx context.Context, expertID string) error {
	return db.Wrap("delete checks", s.db.Write(ctx).Where("expert_id = ?", expertID).Delete(&checkRow{}).Error)
}

// forget removes a person's name from the checks they recorded or withdrew.
func (s store) forget(ctx context.Context, userID string) error {
	w := s.db.Write(ctx)
	if err := w.Model(&checkRow{}).Where("by_id = ?", userID).Update("by_name", "").Error; err != nil {
		return db.Wrap("forget who checked", err)
	}
	return db.Wrap("forget who withdrew", s.db.Write(ctx).Model(&checkRow{}).Where("withdrawn_by_id = ?", userID).Update("withdrawn_by_name", "").Error)
}
