package favorite

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
)

type store struct{ db *db.DB }

type row struct {
	UserID   string `gorm:"primaryKey"`
	ExpertID string `gorm:"primaryKey"`
	AddedAt  int64
}

func (row) TableName() string { return "favorites" }

func favoritesOf(rows []row) []Favorite {
	list := make([]Favorite, len(rows))
	for i, r := range rows {
		list[i] = Favorite{r.ExpertID, time.UnixMilli(r.AddedAt).UTC()}
	}
	return list
}

// add stores a favorite unless the person has it, and returns what is stored.
func (s store) add(ctx context.Context, userID string, f Favorite) (Favorite, error) {
	r := row{userID, f.ExpertID, f.AddedAt.UnixMilli()}
	if err := s.db.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&r).Error; err != nil {
		return f, db.Wrap("add favorite", err)
	}
	err := s.db.Write(ctx).Where("user_id = ? AND expert_id = ?", userID, f.ExpertID).Take(&r).Error
	return favoritesOf([]row{r})[0], db.Wrap("read favorite", err)
}

func (s store) remove(ctx context.Context, userID, expertID string) (bool, error) {
	result := s.db.Write(ctx).Where("user_id = ? AND expert_id = ?", userID, expertID).Delete(&row{})
	return result.RowsAffected > 0, db.Wrap("remove favorite", result.Error)
}

func (s store) removeAll(ctx context.Context, userID string) error {
	return db.Wrap("remove favorites", s.db.Write(ctx).Where("user_id = ?", userID).Delete(&row{}).Error)
}

func (s store) among(ctx context.Context, userID string, expertIDs []string) ([]Favorite, error) {
	return s.read("read favorites among experts", s.db.Read(ctx).Where("user_id = ? AND expert_id IN ?", userID, expertIDs).Order("expert_id"))
}

func (s store) list(ctx context.Context, userID string, offset, limit int) ([]Favorite, error) {
	return s.read("list favorites", pageOf(s.db.Read(ctx), userID, offset, limit))
}

// pageOf is also explained by a test.
func pageOf(q *gorm.DB, userID string, offset, limit int) *gorm.DB {
	return q.Table("favorites").Where("user_id = ?", userID).Order("added_at DESC, expert_id").Offset(offset).Limit(limit)
}

func (s store) read(what string, q *gorm.DB) ([]Favorite, error) {
	var rows []row
	err := q.Find(&rows).Error
	return favoritesOf(rows), db.Wrap(what, err)
}

func (s store) count(ctx context.Context, userID string) (int, error) {
	var n int64
	err := s.db.Read(ctx).Model(&row{}).Where("user_id = ?", userID).Count(&n).Error
	return int(n), db.Wrap("count favorites", err)
}
