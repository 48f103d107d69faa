package audit

import (
	"context"

	"peritus/bff/platform/db"
)

// from reads entries after a number, oldest first.
func (s store) from(ctx context.Context, seq int64, limit int) (rows []entryRow, err error) {
	err = s.db.Read(ctx).Where("seq > ?", seq).Order("seq").Limit(limit).Find(&rows).Error
	return rows, db.Wrap("read the audit log", err)
}

// personal finds the stored parts with personal data about a person.
func (s store) personal(ctx context.Context, personID string, also []Subjects) ([]partKey, error) {
	q := s.db.Write(ctx).Table("audit_parts p").Joins("JOIN audit_entries e ON e.seq = p.seq").Order("p.seq, p.part").
		Select("p.seq, p.part")
	of := s.db.Write(ctx).Where("p.part = ? AND e.actor_id = ?", actorPart, personID).
		Or("p.part = ? AND e.person_id = ?", subjectPart, personID)
	for _, subjects := range also {
		if len(subjects.IDs) > 0 {
			of = of.Or("p.part = ? AND e.kind = ? AND e.subject_id IN ?", subjectPart, subjects.Kind, subjects.IDs)
		}
	}
	var rows []partRow
	if err := q.Where(of).Scan(&rows).Error; err != nil {
		return nil, db.Wrap("look for a person in the audit log", err)
	}
	keys := make([]partKey, len(rows))
	for i, r := range rows {
		keys[i] = partKey{r.Seq, r.Part}
	}
	return keys, nil
}

// erase deletes parts. The database only allows it if each names the entry that records
// its erasure.
func (s store) erase(ctx context.Context, keys []partKey, by int64) error {
	rows := make([]erasureRow, len(keys))
	for i, k := range keys {
		rows[i] = erasureRow{Seq: k.seq, Part: k.part, BySeq: by}
	}
	if err := s.db.Write(ctx).Create(&rows).Error; err != nil {
		return db.Wrap("note what is erased from the audit log", err)
	}
	return db.Wrap("erase from the audit log", s.db.Write(ctx).Exec(
		"DELETE FROM audit_parts WHERE EXISTS (SELECT 1 FROM audit_erasures x WHERE x.seq = audit_parts.seq AND x.part = audit_parts.part AND x.by_seq = ?)", by).Error)
}
