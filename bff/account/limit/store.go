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
	row := failureRow{Subject: subject}
	return row, db.Wrap("count sign-in failures", db.AddOrLock(s.db.Write(ctx), &row, "subject"))
}

func (s store) saveFailures(ctx context.Context, row failureRow) error {
	return db.Wrap("count sign-in failures", s.db.Write(ctx).Where("subject = ?", row.Subject).
		Select("failures", "last_failed_at").Updates(&row).Error)
}

func (s store) forgetFailures(ctx context.Context, subjects ...string) error {
	return db.Wrap("forget sign-in failures", s.db.InTx(db.Aside(ctx), func(ctx context.Context) error {
		var locked []string
		// In the order in which attempts lock them, so that none waits for the other.
		if err := s.db.Write(ctx).Model(&failureRow{}).Clauses(clause.Locking{Strength: "UPDATE"}).
			Where("subject IN ?", subjects).Order("subject").Pluck("subject", &locked).Error; err != nil {
			return err
		}
		// One that another has just added isn't locked by us, and is theirs.
		return s.db.Write(ctx).Where("subject IN ?", locked).Delete(&failureRow{}).Error
	}))
}

func (s store) sweep(ctx context.Context, before time.Time) error {
	return db.Wrap("sweep sign-in failures", s.db.Write(ctx).Where("last_failed_at < ?", before.UnixMilli()).Delete(&failureRow{}).Error)
}
