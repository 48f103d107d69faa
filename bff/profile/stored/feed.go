package stored

import (
	"context"
	"slices"
	"time"

	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
)

const changesAtOnce = 500

// FeedAll records a change of each expert. Call it last in a transaction.
func (s Store) FeedAll(ctx context.Context, expertIDs []string, at time.Time) error {
	seq, err := s.NextSeq(ctx)
	if err != nil {
		return err
	}
	for some := range slices.Chunk(expertIDs, changesAtOnce) {
		rows := make([]ChangeRow, len(some))
		for i, id := range some {
			rows[i] = ChangeRow{ExpertID: id, Seq: seq, ChangedAt: at.UnixMilli()}
			seq++
		}
		err := s.DB.Write(ctx).Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "expert_id"}},
			DoUpdates: clause.AssignmentColumns([]string{"seq", "changed_at"})}).Create(&rows).Error
		if err != nil {
			return err
		}
	}
	return nil
}

type ChangeRow struct {
	ExpertID  string `gorm:"primaryKey"`
	Seq       int64
	ChangedAt int64
}

// changeLock is the Postgres advisory lock for assigning change feed numbers across
// processes.
const changeLock = 0x70726f66696c65 // "profile"

// NextSeq reserves n consecutive change feed numbers and returns the first. On Postgres,
// it holds the lock until the commit, so no reader ever sees a number before a smaller
// one. SQLite has only one writer. Call it last in a transaction.
func (s Store) NextSeq(ctx context.Context) (int64, error) {
	if err := s.LockChanges(ctx); err != nil {
		return 0, err
	}
	latest, err := s.LatestSeq(ctx)
	return latest + 1, err
}

// LockChanges makes other changes wait until the transaction in ctx ends.
func (s Store) LockChanges(ctx context.Context) error {
	if s.DB.Dialect() != db.Postgres {
		return nil
	}
	return s.DB.Write(ctx).Exec("SELECT pg_advisory_xact_lock(?)", changeLock).Error
}

func (s Store) LatestSeq(ctx context.Context) (int64, error) {
	var latest *int64
	err := s.DB.Read(ctx).Model(&ChangeRow{}).Select("MAX(seq)").Scan(&latest).Error
	if err != nil || latest == nil {
		return 0, err
	}
	return *latest, nil
}

// Feed adds an expert to the end of the change feed.
func (s Store) Feed(ctx context.Context, expertID string, at time.Time) (int64, error) {
	if err := s.LockChanges(ctx); err != nil {
		return 0, err
	}
	var seq int64
	err := s.DB.Prepare(`INSERT INTO profile_changes (expert_id, seq, changed_at) VALUES (?, (SELECT COALESCE(MAX(seq), 0) + 1 FROM profile_changes), ?)
		ON CONFLICT (expert_id) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at RETURNING seq`).Row(ctx, expertID, at.UnixMilli()).Scan(&seq)
	return seq, err
}

func (s Store) ChangesAfter(ctx context.Context, seq int64, limit int) ([]ChangeRow, error) {
	var rows []ChangeRow
	err := s.DB.Read(ctx).Where("seq > ?", seq).Order("seq").Limit(limit).Find(&rows).Error
	return rows, err
}
