package reading

import (
	"context"

	"peritus/bff/profile/section"
)

// ConflictRecord is what a profile names, private and sealed entries too, for conflict
// checks. It's never shown to anyone.
type ConflictRecord struct {
	Revision string // the newest change of the profile
	Excluded []string
	Matters  []ConflictMatter
}

// ConflictMatter is a matter in which the expert was retained.
type ConflictMatter struct {
	Caption string
	Firm    string
	Sealed  bool
}

// ConflictRecords returns what profiles name, by id.
func (s *Reader) ConflictRecords(ctx context.Context, expertIDs ...string) (map[string]ConflictRecord, error) {
	items, err := s.store.ItemsIn(ctx, []string{section.MattersCode, section.PreferencesCode}, expertIDs...)
	if err != nil {
		return nil, err
	}
	revisions, err := s.store.NewestRevisions(ctx, expertIDs)
	records := make(map[string]ConflictRecord, len(expertIDs))
	for _, expertID := range expertIDs {
		record := ConflictRecord{Revision: revisions[expertID]}
		for _, item := range items[expertID][section.PreferencesCode] {
			record.Excluded = append(record.Excluded, item.Content.(*section.WorkPreferences).Excluded...)
		}
		for _, item := range items[expertID][section.MattersCode] {
			m := item.Content.(*section.Matter)
			record.Matters = append(record.Matters, ConflictMatter{m.Caption, m.Firm, m.Confidential()})
		}
		records[expertID] = record
	}
	return records, err
}

// ChangedAfter returns the experts that changed after a number of the change feed, oldest
// first, at most a few, and the number of the last of them.
func (s *Reader) ChangedAfter(ctx context.Context, seq int64, limit int) (expertIDs []string, last int64, err error) {
	rows, err := s.store.ChangesAfter(ctx, seq, limit)
	last = seq
	for _, r := range rows {
		expertIDs, last = append(expertIDs, r.ExpertID), r.Seq
	}
	return expertIDs, last, err
}
