package profile

import (
	"context"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm/clause"
)

// mostSeeded is the maximum number of sample experts per seed.
const mostSeeded = 10_000_000

// isSeeded reports whether an id belongs to a sample expert of a seed.
func isSeeded(id string, seed uint64) bool {
	raw, err := idAlphabet.DecodeString(strings.ToUpper(id))
	if err != nil || len(raw) != 16 {
		return false
	}
	number := binary.BigEndian.Uint64(raw[:8]) - seedEpoch
	return number < mostSeeded && seedID(seed, int(number), 0) == id
}

// SeededExperts returns the ids of the sample experts of a seed, except those that people
// own. Accounts in nobody, such as the demo's, don't count as owners.
func (s *Service) SeededExperts(ctx context.Context, seed uint64, nobody []string) ([]string, error) {
	from, to := seedID(seed, 0, 0)[:10], seedID(seed, mostSeeded, 0)
	var rows []expertRow
	err := s.store.db.Read(ctx).Select("id", "user_id").Where("id >= ? AND id <= ?", from, to).Order("id").Find(&rows).Error
	if err != nil {
		return nil, err
	}
	var ids []string
	for _, r := range rows {
		if isSeeded(r.ID, seed) && (r.UserID == nil || slices.Contains(nobody, *r.UserID)) {
			ids = append(ids, r.ID)
		}
	}
	return ids, nil
}

// RemoveAll deletes profiles with their history in the transaction in ctx, regardless of
// their owners. The change feed informs search.
func (s *Service) RemoveAll(ctx context.Context, expertIDs []string) error {
	for some := range slices.Chunk(expertIDs, expertsABatch/2) {
		if err := errors.Join(s.Files.Forget(ctx, some...), s.store.removeAll(ctx, some)); err != nil {
			return err
		}
	}
	if len(expertIDs) == 0 {
		return nil
	}
	return s.store.feedAll(ctx, expertIDs, s.clock.Now())
}

func (s store) removeAll(ctx context.Context, expertIDs []string) error {
	for _, row := range []any{&wordRow{}, &rosterWordRow{}, &revisionRow{}, &sectionRow{}, &itemRow{}} {
		if err := s.db.Write(ctx).Where("expert_id IN ?", expertIDs).Delete(row).Error; err != nil {
			return err
		}
	}
	return s.db.Write(ctx).Where("id IN ?", expertIDs).Delete(&expertRow{}).Error
}

// feedAll records a change of each expert. Call it last in a transaction.
func (s store) feedAll(ctx context.Context, expertIDs []string, at time.Time) error {
	seq, err := s.nextSeq(ctx)
	if err != nil {
		return err
	}
	for some := range slices.Chunk(expertIDs, expertsABatch/2) {
		rows := make([]changeRow, len(some))
		for i, id := range some {
			rows[i] = changeRow{ExpertID: id, Seq: seq, ChangedAt: at.UnixMilli()}
			seq++
		}
		err := s.db.Write(ctx).Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "expert_id"}},
			DoUpdates: clause.AssignmentColumns([]string{"seq", "changed_at"})}).Create(&rows).Error
		if err != nil {
			return err
		}
	}
	return nil
}
