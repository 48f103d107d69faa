package list

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/text"
)

type store struct{ db *db.DB }

type listRow struct {
	ID          string `gorm:"primaryKey"`
	OwnerID     string
	Name        string
	NameKey     *string
	Description string
	Caption     string
	Court       string
	Docket      string
	TrialOn     string
	Version     int
	CreatedAt   int64 `gorm:"autoCreateTime:false"`
	UpdatedAt   int64 `gorm:"autoUpdateTime:false"`
	ArchivedAt  *int64
	DeletedAt   *int64
}

func (listRow) TableName() string { return "lists" }

type entryRow struct {
	ListID      string `gorm:"primaryKey"`
	ExpertID    string `gorm:"primaryKey"`
	Stage       Stage
	Position    int64
	Version     int
	Note        string
	NoteVersion int
	AddedAt     int64
	RemovedAt   *int64
}

func (entryRow) TableName() string { return "list_entries" }

func (r listRow) list() List {
	return List{ID: r.ID, OwnerID: r.OwnerID, Name: r.Name, Description: r.Description, Matter: Matter{r.Caption, r.Court, r.Docket, r.TrialOn}, Version: r.Version,
		CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), UpdatedAt: time.UnixMilli(r.UpdatedAt).UTC(), ArchivedAt: clock.TimeAt(r.ArchivedAt)}
}

func (r entryRow) entry() Entry {
	return Entry{r.ExpertID, r.Stage, r.Position, r.Version, r.Note, r.NoteVersion, time.UnixMilli(r.AddedAt).UTC()}
}

func listsOf(rows []listRow) []List {
	all := make([]List, len(rows))
	for i, r := range rows {
		all[i] = r.list()
	}
	return all
}

// create adds a list. gorm.ErrDuplicatedKey if its owner has one of that name.
func (s store) create(ctx context.Context, l List) error {
	key := text.Folded(l.Name)
	return db.Wrap("create list", s.db.Write(ctx).Create(&listRow{ID: l.ID, OwnerID: l.OwnerID, Name: l.Name, NameKey: &key, Description: l.Description,
		Caption: l.Matter.Caption, Court: l.Matter.Court, Docket: l.Matter.Docket, TrialOn: l.Matter.TrialOn,
		Version: l.Version, CreatedAt: l.CreatedAt.UnixMilli(), UpdatedAt: l.UpdatedAt.UnixMilli()}).Error)
}

// find returns a list by its id, deleted ones too.
func (s store) find(ctx context.Context, listID string) (listRow, error) {
	return s.one(s.db.Read(ctx), listID)
}

// lock is find, and keeps others from changing the list until the transaction ends.
func (s store) lock(ctx context.Context, listID string) (listRow, error) {
	return s.one(s.db.Locking(ctx), listID)
}

func (s store) one(q *gorm.DB, listID string) (listRow, error) {
	var rows []listRow
	if err := q.Where("id = ?", listID).Limit(1).Find(&rows).Error; err != nil {
		return listRow{}, db.Wrap("read list", err)
	}
	if len(rows) == 0 {
		return listRow{}, errNoList
	}
	return rows[0], nil
}

// update changes columns of a list.
func (s store) update(ctx context.Context, listID string, columns map[string]any) error {
	return db.Wrap("change list", s.db.Write(ctx).Model(&listRow{}).Where("id = ?", listID).Updates(columns).Error)
}

// current and archived are a person's lists. They are also explained by a test.
func current(q *gorm.DB, ownerID string) *gorm.DB {
	return q.Table("lists").Where("owner_id = ? AND archived_at IS NULL AND deleted_at IS NULL", ownerID).Order("updated_at DESC, id")
}

func archived(q *gorm.DB, ownerID string) *gorm.DB {
	return q.Table("lists").Where("owner_id = ? AND archived_at IS NOT NULL AND deleted_at IS NULL", ownerID).Order("archived_at DESC, id")
}

func (s store) page(q *gorm.DB, offset, limit int) ([]List, error) {
	var rows []listRow
	err := q.Offset(offset).Limit(limit).Find(&rows).Error
	return listsOf(rows), db.Wrap("list lists", err)
}

func (s store) count(q *gorm.DB) (int, error) {
	var n int64
	err := q.Order(nil).Count(&n).Error
	return int(n), db.Wrap("count lists", err)
}

// named returns the name keys of all lists of a person.
func (s store) named(ctx context.Context, ownerID string) (map[string]bool, error) {
	var keys []string
	err := s.db.Write(ctx).Model(&listRow{}).Where("owner_id = ? AND name_key IS NOT NULL", ownerID).Pluck("name_key", &keys).Error
	all := make(map[string]bool, len(keys))
	for _, key := range keys {
		all[key] = true
	}
	return all, db.Wrap("read names of lists", err)
}

// summaries adds to lists how many experts are at each stage, and the first of them.
func (s store) summaries(ctx context.Context, lists []List) ([]Summary, error) {
	all, at, ids := make([]Summary, len(lists)), make(map[string]int, len(lists)), make([]string, len(lists))
	for i, l := range lists {
		all[i], at[l.ID], ids[i] = Summary{l, Counts{}, Firsts{}}, i, l.ID
	}
	if len(lists) == 0 {
		return all, nil
	}
	var rows []struct {
		ListID   string
		Stage    Stage
		ExpertID string
		N        int
	}
	ranked := s.db.Read(ctx).Model(&entryRow{}).Select("list_id, stage, expert_id, count(*) OVER (PARTITION BY list_id, stage) AS n, "+
		"row_number() OVER (PARTITION BY list_id, stage ORDER BY position, expert_id) AS nth").
		Where("list_id IN ? AND removed_at IS NULL", ids)
	err := s.db.Read(ctx).Table("(?) AS ranked", ranked).Where("nth <= ?", mostFirst).Order("list_id, stage, nth").Find(&rows).Error
	for _, r := range rows {
		summary := all[at[r.ListID]]
		summary.Counts[r.Stage] = r.N
		summary.First.add(r.Stage, r.ExpertID)
	}
	return all, db.Wrap("count experts on lists", err)
}

// holding returns how many of the experts are on each list.
func (s store) holding(ctx context.Context, listIDs, expertIDs []string) (map[string]int, error) {
	all := make(map[string]int, len(listIDs))
	if len(listIDs) == 0 || len(expertIDs) == 0 {
		return all, nil
	}
	var rows []struct {
		ListID string
		N      int
	}
	err := s.db.Read(ctx).Model(&entryRow{}).Select("list_id, count(*) AS n").
		Where("list_id IN ? AND expert_id IN ? AND removed_at IS NULL", listIDs, expertIDs).Group("list_id").Find(&rows).Error
	for _, r := range rows {
		all[r.ListID] = r.N
	}
	return all, db.Wrap("find lists with experts", err)
}

// entries returns the experts of a list, by stage and position.
func (s store) entries(ctx context.Context, listID string) ([]Entry, error) {
	return s.read(s.db.Read(ctx).Where("list_id = ? AND removed_at IS NULL", listID))
}

// among returns those of the experts that are on a list, removed ones too.
func (s store) among(ctx context.Context, listID string, expertIDs []string) ([]entryRow, error) {
	var rows []entryRow
	err := s.db.Read(ctx).Where("list_id = ? AND expert_id IN ?", listID, expertIDs).Find(&rows).Error
	return rows, db.Wrap("find experts on a list", err)
}

func (s store) read(q *gorm.DB) ([]Entry, error) {
	var rows []entryRow
	err := q.Order("position, expert_id").Find(&rows).Error
	all := make([]Entry, 0, len(rows))
	for _, stage := range Stages {
		for _, r := range rows {
			if r.Stage == stage {
				all = append(all, r.entry())
			}
		}
	}
	return all, db.Wrap("read experts of a list", err)
}

// put stores entries, in place of those of the same experts.
func (s store) put(ctx context.Context, listID string, entries []Entry) error {
	if len(entries) == 0 {
		return nil
	}
	rows := make([]entryRow, len(entries))
	for i, e := range entries {
		rows[i] = entryRow{listID, e.ExpertID, e.Stage, e.Position, e.Version, e.Note, e.NoteVersion, e.AddedAt.UnixMilli(), nil}
	}
	return db.Wrap("store experts on a list", s.db.Write(ctx).Clauses(clause.OnConflict{UpdateAll: true}).Create(&rows).Error)
}

func (s store) updateEntry(ctx context.Context, listID, expertID string, columns map[string]any) error {
	return db.Wrap("change an expert on a list",
		s.db.Write(ctx).Model(&entryRow{}).Where("list_id = ? AND expert_id = ?", listID, expertID).Updates(columns).Error)
}

// remove marks experts as removed, or as no longer removed if at is nil.
func (s store) remove(ctx context.Context, listID string, expertIDs []string, at *int64) error {
	return db.Wrap("remove experts from a list",
		s.db.Write(ctx).Model(&entryRow{}).Where("list_id = ? AND expert_id IN ?", listID, expertIDs).Update("removed_at", at).Error)
}

// sweep deletes what was deleted or removed before a time.
func (s store) sweep(ctx context.Context, before time.Time) error {
	if err := s.db.Write(ctx).Where("deleted_at < ?", before.UnixMilli()).Delete(&listRow{}).Error; err != nil {
		return db.Wrap("sweep lists", err)
	}
	return db.Wrap("sweep experts on lists", s.db.Write(ctx).Where("removed_at < ?", before.UnixMilli()).Delete(&entryRow{}).Error)
}

// all returns a person's lists, without deleted ones.
func (s store) all(ctx context.Context, ownerID string) ([]List, error) {
	var rows []listRow
	err := s.db.Read(ctx).Where("owner_id = ? AND deleted_at IS NULL", ownerID).Order("created_at, id").Find(&rows).Error
	return listsOf(rows), db.Wrap("read lists", err)
}

func (s store) eraseAll(ctx context.Context, ownerID string) error {
	return db.Wrap("erase lists", s.db.Write(ctx).Where("owner_id = ?", ownerID).Delete(&listRow{}).Error)
}
