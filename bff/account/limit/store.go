package limit

import (
	"context"
	"time"

	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
)

type failureRow struct {
	Subject      string
	Failures     int
	LastFailedAt int64
}

func (failureRow) TableName() string { return "sign_in_failures" }

type store struct{ db *db.DB }

// lockFailures reads a subject's count and locks it until the transaction in ctx ends.
func (s store) lockFailures(ctx context.Context, subject string) (failureRow, error) {
	w := s.db.Write(ctx)
	row := failureRow{Subject: subject}
	if err := w.Clauses(clause.OnConflict{DoNothing: true}).Create(&row).Error; err != nil {
		return row, db.Wrap("count sign-in failures", err)
	}
	err := w.Clauses(clause.Locking{Strength: "UPDATE"}).Where("subject = ?", subject).Take(&row).Error
	return row, db.Wrap("count sign-in failures", err)
}

func (s store) saveFailures(ctx context.Context, row failureRow) error {
	return db.Wrap("count sign-in failures", s.db.Write(ctx).Where("subject = ?", row.Subject).
		Select("failures", "last_failed_at").Updates(&row).Error)
}

func (s store) forgetFailures(ctx context.Context, subjects ...string) error {
	return db.Wrap("forget sign-in failures", s.db.Write(ctx).Where("subject IN ?", subjects).Delete(&failureRow{}).Error)
}

func (s store) sweep(ctx context.Context, before time.Time) error {
	return db.Wrap("sweep sign-in failures", s.db.Write(ctx).Where("last_failed_at < ?", before.UnixMilli()).Delete(&failureRow{}).Error)
}
