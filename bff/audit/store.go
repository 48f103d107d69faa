package audit

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/platform/text"
	"peritus/bff/platform/web"
)

type entryRow struct {
	Seq           int64
	At            int64
	ActorID       string
	Action        string
	Kind          string
	SubjectID     string
	PersonID      string
	ActorDigest   string
	SubjectDigest string
	Hash          string
}

func (entryRow) TableName() string { return "audit_entries" }

type partRow struct {
	Seq     int64
	Part    string
	Salt    string
	Content string
	FoundBy string
}

func (partRow) TableName() string { return "audit_parts" }

func (p partRow) digest() string { return digestOf(p.Salt, p.Part, p.Content) }

type erasureRow struct {
	Seq   int64
	Part  string
	BySeq int64
}

func (erasureRow) TableName() string { return "audit_erasures" }

type store struct{ db *db.DB }

// chainLock is the advisory lock that lets one transaction at a time append.
const chainLock = 7_368_280

// lockLast reads the newest entry and blocks other writers until the transaction in ctx
// ends. SQLite has a single writer anyway.
func (s store) lockLast(ctx context.Context) (entryRow, error) {
	w := s.db.Write(ctx)
	if s.db.Dialect() == db.Postgres {
		if err := w.Exec("SELECT pg_advisory_xact_lock(?)", chainLock).Error; err != nil {
			return entryRow{}, db.Wrap("lock the audit log", err)
		}
	}
	var last entryRow
	err := w.Order("seq DESC").Take(&last).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return entryRow{Hash: genesis}, nil
	}
	return last, db.Wrap("read the end of the audit log", err)
}

func (s store) add(ctx context.Context, entries []entryRow, parts []partRow) error {
	if err := s.db.Write(ctx).Create(&entries).Error; err != nil {
		return db.Wrap("add to the audit log", err)
	}
	return db.Wrap("add to the audit log", s.db.Write(ctx).Create(&parts).Error)
}

// hasEntry reports whether an actor's action on a target was recorded after a time.
func (s store) hasEntry(in *gorm.DB, actorID string, entry auth.AuditEntry, after time.Time) (bool, error) {
	var found []int64
	err := in.Model(&entryRow{}).Where("kind = ? AND subject_id = ? AND actor_id = ? AND action = ? AND at > ?",
		entry.Kind, entry.ID, actorID, entry.Action, after.UnixMilli()).Limit(1).Pluck("seq", &found).Error
	return len(found) > 0, db.Wrap("search the audit log", err)
}

// list reads the matching entries with their parts, in the order that rows asks for.
func (s store) list(ctx context.Context, f Filter, rows web.Rows[int64]) ([]Entry, error) {
	q, order := fitting(s.db.Read(ctx).Model(&entryRow{}), f), "seq DESC"
	if rows.Before > 0 {
		q = q.Where("seq < ?", rows.Before)
	}
	if rows.After > 0 {
		q, order = q.Where("seq > ?", rows.After), "seq"
	}
	var found []entryRow
	if err := q.Order(order).Limit(rows.Limit).Find(&found).Error; err != nil {
		return nil, db.Wrap("list the audit log", err)
	}
	return s.entries(ctx, found)
}

// entries adds the parts that still exist to rows, in the order of rows.
func (s store) entries(ctx context.Context, rows []entryRow) ([]Entry, error) {
	parts, err := s.partsOf(ctx, rows)
	if err != nil {
		return nil, err
	}
	entries := make([]Entry, len(rows))
	for i, r := range rows {
		if entries[i], err = r.entry(parts); err != nil {
			return nil, err
		}
	}
	return entries, nil
}

type partKey struct {
	seq  int64
	part string
}

// partsOf reads the parts of entries that still exist, a few thousand at a time.
func (s store) partsOf(ctx context.Context, entries []entryRow) (map[partKey]partRow, error) {
	const most = 1000
	found := map[partKey]partRow{}
	for len(entries) > 0 {
		n := min(most, len(entries))
		seqs := make([]int64, n)
		for i, e := range entries[:n] {
			seqs[i] = e.Seq
		}
		var rows []partRow
		if err := s.db.Read(ctx).Where("seq IN ?", seqs).Find(&rows).Error; err != nil {
			return nil, db.Wrap("read the audit log", err)
		}
		for _, r := range rows {
			found[partKey{r.Seq, r.Part}] = r
		}
		entries = entries[n:]
	}
	return found, nil
}

func (r entryRow) entry(parts map[partKey]partRow) (Entry, error) {
	e := Entry{Seq: r.Seq, At: time.UnixMilli(r.At).UTC(), ActorID: r.ActorID, Action: r.Action, Kind: r.Kind,
		SubjectID: r.SubjectID, PersonID: r.PersonID, Hash: r.Hash}
	for part, into := range map[string]struct {
		content any
		erased  *bool
	}{actorPart: {&e.Actor, &e.ActorErased}, subjectPart: {&e.Subject, &e.SubjectErased}} {
		row, there := parts[partKey{r.Seq, part}]
		if *into.erased = !there; !there {
			continue
		}
		if err := json.Unmarshal([]byte(row.Content), into.content); err != nil {
			return Entry{}, db.Wrap(fmt.Sprintf("read entry %d of the audit log", r.Seq), err)
		}
	}
	return e, nil
}

// distinct reads the values of an indexed column by stepping through its index.
func (s store) distinct(ctx context.Context, column string) (values []string, err error) {
	values = []string{}
	err = s.db.Read(ctx).Raw(`WITH RECURSIVE step (value) AS (
  SELECT MIN(` + column + `) FROM audit_entries
  UNION ALL
  SELECT (SELECT MIN(` + column + `) FROM audit_entries WHERE ` + column + ` > step.value) FROM step WHERE step.value IS NOT NULL
) SELECT value FROM step WHERE value IS NOT NULL`).Scan(&values).Error
	return values, db.Wrap("read the words of the audit log", err)
}

func (s store) count(ctx context.Context, f Filter) (n int64, err error) {
	err = fitting(s.db.Read(ctx).Model(&entryRow{}), f).Count(&n).Error
	return n, db.Wrap("count the audit log", err)
}

func fitting(q *gorm.DB, f Filter) *gorm.DB {
	for column, value := range map[string]string{"actor_id": f.ActorID, "kind": f.Kind, "subject_id": f.SubjectID} {
		if value != "" {
			q = q.Where(column+" = ?", value)
		}
	}
	if f.Action != "" {
		q = q.Where(`(action = ? OR action LIKE ? ESCAPE '\')`, f.Action, db.LikePrefix(f.Action+"."))
	}
	if !f.From.IsZero() {
		q = q.Where("at >= ?", f.From.UnixMilli())
	}
	if !f.Before.IsZero() {
		q = q.Where("at < ?", f.Before.UnixMilli())
	}
	for word := range strings.FieldsSeq(text.Folded(f.Query)) {
		q = q.Where(`EXISTS (SELECT 1 FROM audit_parts p WHERE p.seq = audit_entries.seq AND p.found_by LIKE ? ESCAPE '\')`,
			db.LikeContains(word))
	}
	return q
}
