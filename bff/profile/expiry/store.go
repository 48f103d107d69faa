package expiry

import (
	"context"
	"maps"
	"slices"
	"time"

	"peritus/bff/platform/db"
)

type row struct {
	ExpertID string `gorm:"primaryKey"`
	ItemID   string `gorm:"primaryKey"`
	Section  string
	Name     string
	LastDay  string
	Told     *int
}

func (row) TableName() string { return "profile_expiries" }

func rowsOf(expertID string, entries []Entry) []row {
	rows := make([]row, len(entries))
	for i, e := range entries {
		rows[i] = row{ExpertID: expertID, ItemID: e.ItemID, Section: e.Section, Name: e.Name, LastDay: e.LastDay}
	}
	return rows
}

// Replace stores what expires in some profiles, by expert. An entry whose day is unchanged
// keeps the notices that were sent. It expects a transaction in ctx.
func (s *Service) Replace(ctx context.Context, entries map[string][]Entry) error {
	ids := slices.Sorted(maps.Keys(entries))
	var before, after []row
	if err := s.DB.Write(ctx).Where("expert_id IN ?", ids).Find(&before).Error; err != nil {
		return db.Wrap("what expires", err)
	}
	for _, id := range ids {
		after = append(after, rowsOf(id, entries[id])...)
	}
	if len(before) == 0 && len(after) == 0 {
		return nil
	}
	type item struct{ expertID, id, day string }
	told := make(map[item]*int, len(before))
	for _, r := range before {
		told[item{r.ExpertID, r.ItemID, r.LastDay}] = r.Told
	}
	for i, r := range after {
		after[i].Told = told[item{r.ExpertID, r.ItemID, r.LastDay}]
	}
	if err := s.DB.Write(ctx).Where("expert_id IN ?", ids).Delete(&row{}).Error; err != nil {
		return db.Wrap("what expires", err)
	}
	if len(after) == 0 {
		return nil
	}
	return db.Wrap("what expires", s.DB.Write(ctx).CreateInBatches(&after, 200).Error)
}

// claim marks a notice as sent for some entries and returns them.
func (s *Service) claim(ctx context.Context, today time.Time, days int) ([]row, error) {
	var due []row
	from, to := today.Format(time.DateOnly), today.AddDate(0, 0, days).Format(time.DateOnly)
	err := s.DB.Write(ctx).Raw(`UPDATE profile_expiries SET told = ? WHERE (expert_id, item_id) IN (
		SELECT expert_id, item_id FROM profile_expiries WHERE last_day >= ? AND last_day <= ? AND (told IS NULL OR told > ?)
		ORDER BY last_day, expert_id, item_id LIMIT ?) AND (told IS NULL OR told > ?)
		RETURNING expert_id, item_id, section, name, last_day, told`, days, from, to, days, atOnce, days).Scan(&due).Error
	return due, db.Wrap("notices that are due", err)
}
