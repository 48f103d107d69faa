package db

import (
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

// AddOrLock adds row, or reads the one with its key into row. Both lock it until the
// transaction of w ends. Reading after an insert that may do nothing isn't the same:
// another transaction can delete the row in between.
func AddOrLock(w *gorm.DB, row any, key string) error {
	return w.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: key}},
		DoUpdates: clause.Assignments(map[string]any{key: gorm.Expr("excluded." + key)})}, clause.Returning{}).Create(row).Error
}
