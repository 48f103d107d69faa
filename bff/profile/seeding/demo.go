package seeding

import (
	"context"
	"encoding/binary"
	"errors"
	"slices"
	"strings"

	"peritus/bff/profile/stored"
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
	return number < mostSeeded && SeedID(seed, int(number), 0) == id
}

// SeededExperts returns the ids of the sample experts of a seed, except those that people
// own. Accounts in nobody, such as the demo's, don't count as owners.
func (s *Seeder) SeededExperts(ctx context.Context, seed uint64, nobody []string) ([]string, error) {
	from, to := SeedID(seed, 0, 0)[:10], SeedID(seed, mostSeeded, 0)
	var rows []stored.ExpertRow
	err := s.Store.DB.Read(ctx).Select("id", "user_id").Where("id >= ? AND id <= ?", from, to).Order("id").Find(&rows).Error
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
func (s *Seeder) RemoveAll(ctx context.Context, expertIDs []string) error {
	for some := range slices.Chunk(expertIDs, expertsABatch/2) {
		if err := errors.Join(s.Files.Forget(ctx, some...), s.Store.RemoveAll(ctx, some)); err != nil {
			return err
		}
	}
	if len(expertIDs) == 0 {
		return nil
	}
	return s.Store.FeedAll(ctx, expertIDs, s.Clock.Now())
}
