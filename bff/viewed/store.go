package viewed

import (
	"context"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/db"
)

type store struct{ db *db.DB }

type row struct {
	UserID   string `gorm:"primaryKey"`
	ExpertID string `gorm:"primaryKey"`
	ViewedAt int64
}

func (row) TableName() string { return "viewed_experts" }

// note stores a view. Of two at once, the later one counts.
func (s store) note(ctx context.Context, userID string, v Viewed) error {
	return db.Wrap("note a view", s.db.Write(ctx).Exec(`INSERT INTO viewed_experts (user_id, expert_id, viewed_at) VALUES (?, ?, ?)
ON CONFLICT (user_id, expert_id) DO UPDATE SET viewed_at = excluded.viewed_at WHERE excluded.viewed_at > viewed_experts.viewed_at`,
		userID, v.ExpertID, v.ViewedAt.UnixMilli()).Error)
}

// trim removes all but the latest.
func (s store) trim(ctx context.Context, userID string, most int) error {
	latest := pageOf(s.db.Write(ctx), userID, 0, most).Select("expert_id")
	return db.Wrap("trim views", s.db.Write(ctx).Where("user_id = ? AND expert_id NOT IN (?)", userID, latest).Delete(&row{}).Error)
}

func (s store) removeAll(ctx context.Context, userID string) (int, error) {
	result := s.db.Write(ctx).Where("user_id = ?", userID).Delete(&row{})
	return int(result.RowsAffected), db.Wrap("remove views", result.Error)
}

func (s store) list(ctx context.Context, userID string, offset, limit int) ([]Viewed, error) {
	var rows []row
	if err := pageOf(s.db.Read(ctx), userID, offset, limit).Find(&rows).Error; err != nil {
		return nil, db.Wrap("list views", err)
	}
	list := make([]Viewed, len(rows))
	for i, r := range rows {
		list[i] = Viewed{r.ExpertID, time.UnixMilli(r.ViewedAt).UTC()}
	}
	return list, nil
}

// pageOf is also explained by a test.
func pageOf(q *gorm.DB, userID string, offset, limit int) *gorm.DB {
	return q.Table("viewed_experts").Where("user_id = ?", userID).Order("viewed_at DESC, expert_id").Offset(offset).Limit(limit)
}

func (s store) count(ctx context.Context, userID string) (int, error) {
	var n int64
	err := s.db.Read(ctx).Model(&row{}).Where("user_id = ?", userID).Count(&n).Error
	return int(n), db.Wrap("count views", err)
}
