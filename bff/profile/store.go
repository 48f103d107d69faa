package profile

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/field"
	"peritus/bff/profile/address"
	"peritus/bff/profile/section"
)

// store has all queries of this package. Writes expect a transaction in ctx.
type store struct{ db *db.DB }

type expertRow struct {
	ID           string `gorm:"primaryKey"`
	UserID       *string
	Status       Status
	Source       Source
	Visibility   Visibility
	Slug         string
	SlugKey      *string
	Name         string
	Headline     string
	Photo        string
	Derived      int
	SortName     string
	Area         string
	Country      string
	State        string
	StaleFrom    *int64 `gorm:"autoUpdateTime:false"`
	Completeness int
	ConfirmedAt  *int64 `gorm:"autoUpdateTime:false"`
	CreatedAt    int64  `gorm:"autoCreateTime:false"`
	UpdatedAt    int64  `gorm:"autoUpdateTime:false"`
	ShownAt      int64
}

func (expertRow) TableName() string { return "experts" }

type itemRow struct {
	ExpertID   string `gorm:"primaryKey"`
	Section    string `gorm:"primaryKey"`
	ID         string `gorm:"primaryKey"`
	Position   int
	Visibility Visibility
	Source     Source
	Version    int
	Edit       string
	Data       string
	CreatedBy  string
	CreatedAt  int64 `gorm:"autoCreateTime:false"`
	UpdatedAt  int64 `gorm:"autoUpdateTime:false"`
}

func (itemRow) TableName() string { return "profile_items" }

type sectionRow struct {
	ExpertID    string `gorm:"primaryKey"`
	Section     string `gorm:"primaryKey"`
	Items       int
	Score       int // percent
	ConfirmedAt *int64
	ConfirmedBy string
}

func (sectionRow) TableName() string { return "profile_sections" }

type revisionRow struct {
	ID        string `gorm:"primaryKey"`
	ExpertID  string
	Section   string
	ItemID    string
	Action    Action
	Source    Source
	ActorID   string
	ActorName string
	OnBehalf  bool
	Changes   string
	Reason    string
	CreatedAt int64 `gorm:"autoCreateTime:false"`
}

func (revisionRow) TableName() string { return "profile_revisions" }

type changeRow struct {
	ExpertID  string `gorm:"primaryKey"`
	Seq       int64
	ChangedAt int64
}

func (changeRow) TableName() string { return "profile_changes" }

const selectExpert = "SELECT id, user_id, status, source, visibility, slug, name, headline, photo, derived, sort_name, area, country, state, stale_from, completeness, confirmed_at, created_at, updated_at, shown_at FROM experts WHERE "

// expert finds an expert by a unique column: id, slug_key, or user_id.
func (s store) expert(ctx context.Context, column, value string) (Expert, bool, error) {
	return s.readExpert(ctx, selectExpert+column+" = ?", value)
}

func (s store) readExpert(ctx context.Context, query, value string) (Expert, bool, error) {
	var r expertRow
	err := s.db.Prepare(query).Row(ctx, value).Scan(&r.ID, &r.UserID, &r.Status, &r.Source, &r.Visibility, &r.Slug, &r.Name, &r.Headline, &r.Photo, &r.Derived,
		&r.SortName, &r.Area, &r.Country, &r.State, &r.StaleFrom, &r.Completeness, &r.ConfirmedAt, &r.CreatedAt, &r.UpdatedAt, &r.ShownAt)
	if errors.Is(err, sql.ErrNoRows) {
		return Expert{}, false, nil
	}
	return r.expert(), err == nil, err
}

// lock reads an expert and blocks other writers of that profile until the transaction
// ends.
func (s store) lock(ctx context.Context, expertID string) (Expert, error) {
	query := selectExpert + "id = ?"
	if s.db.Dialect() == db.Postgres {
		query += " FOR UPDATE"
	}
	expert, found, err := s.readExpert(ctx, query, expertID)
	if err == nil && !found {
		err = ErrNoExpert
	}
	return expert, err
}

// lockAll is lock for several profiles, in the order of their ids so that two never wait
// for each other. Those that don't exist or were erased are left out.
func (s store) lockAll(ctx context.Context, expertIDs []string) ([]Expert, error) {
	q := s.db.Write(ctx).Where("id IN ? AND status <> ?", expertIDs, Erased).Order("id")
	if s.db.Dialect() == db.Postgres {
		q = q.Clauses(clause.Locking{Strength: "UPDATE"})
	}
	var rows []expertRow
	err := q.Find(&rows).Error
	return expertsOf(rows), err
}

// setStatus writes the state of some profiles.
func (s store) setStatus(ctx context.Context, expertIDs []string, status Status, at time.Time) error {
	return s.db.Write(ctx).Model(&expertRow{}).Where("id IN ?", expertIDs).
		Updates(map[string]any{"status": status, "updated_at": at.UnixMilli(), "shown_at": at.UnixMilli()}).Error
}

// items reads all items of some experts in one query, by expert and section, in order.
func (s store) items(ctx context.Context, expertIDs ...string) (map[string]sections, error) {
	return s.itemsIn(ctx, nil, expertIDs...)
}

// itemsOf is items of one expert, as every save reads them.
func (s store) itemsOf(ctx context.Context, expertID string) (sections, error) {
	return s.readOne(ctx, expertID, s.db.Prepare("SELECT section, id, position, visibility, data, version, edit, source, created_by, created_at, updated_at FROM profile_items WHERE expert_id = ?"), true)
}

// shownOf is itemsOf without what only editors need, as every page reads them.
func (s store) shownOf(ctx context.Context, expertID string) (sections, error) {
	return s.readOne(ctx, expertID, s.db.Prepare("SELECT section, id, position, visibility, data FROM profile_items WHERE expert_id = ?"), false)
}

// readOne reads the items of one expert. The types of the variables are those that
// database/sql copies without reflection.
func (s store) readOne(ctx context.Context, expertID string, query *db.Statement, whole bool) (sections, error) {
	var code, data sql.RawBytes
	var id, visibility, edit, source, createdBy string
	var position, version, createdAt, updatedAt int64
	into := []any{&code, &id, &position, &visibility, &data}
	if whole {
		into = append(into, &version, &edit, &source, &createdBy, &createdAt, &updatedAt)
	}
	all := make(sections, len(section.All()))
	err := query.Each(ctx, []any{expertID}, into, func() error {
		declared, content, err := restored(string(code), id, data)
		if err != nil {
			return fmt.Errorf("expert %s: %w", expertID, err)
		}
		item := Item{ID: id, Section: declared.Code, Position: int(position), Visibility: Visibility(visibility), Content: content}
		if whole {
			item.Version, item.Edit, item.Source, item.CreatedBy = int(version), editOf(edit), Source(source), createdBy
			item.CreatedAt, item.UpdatedAt = time.UnixMilli(createdAt).UTC(), time.UnixMilli(updatedAt).UTC()
		}
		all[declared.Code] = append(all[declared.Code], item)
		return nil
	})
	all.sort()
	return all, err
}

// itemsIn is items of some sections only, or of all if codes is nil.
func (s store) itemsIn(ctx context.Context, codes []string, expertIDs ...string) (map[string]sections, error) {
	q := s.db.Read(ctx).Model(&itemRow{}).Where("expert_id IN ?", expertIDs)
	if codes != nil {
		q = q.Where("section IN ?", codes)
	}
	all, err := readItems(q.Select("expert_id, section, id, position, visibility, source, version, edit, data, created_by, created_at, updated_at"), len(expertIDs),
		func(r *itemRow) []any {
			return []any{&r.ExpertID, &r.Section, &r.ID, &r.Position, &r.Visibility, &r.Source, &r.Version, &r.Edit, &r.Data, &r.CreatedBy, &r.CreatedAt, &r.UpdatedAt}
		})
	for _, of := range all {
		of.sort()
	}
	return all, err
}

// documented reads the data for some experts' documents. Every start reads all profiles
// this way, so it fetches and scans nothing else.
func (s store) documented(ctx context.Context, expertIDs []string) (map[string]sections, error) {
	q := s.db.Read(ctx).Model(&itemRow{}).Select("id, expert_id, section, visibility, data").
		Where("expert_id IN ? AND section IN ?", expertIDs, documented).Order("expert_id, section, position")
	return readItems(q, len(expertIDs), func(r *itemRow) []any { return []any{&r.ID, &r.ExpertID, &r.Section, &r.Visibility, &r.Data} })
}

// readItems reads the items of a query by expert and section, in its order. into returns
// where the selected columns go. Every page reads dozens of rows, and gorm takes longer for
// each than the database does.
func readItems(q *gorm.DB, experts int, into func(*itemRow) []any) (map[string]sections, error) {
	rows, err := q.Rows()
	if err != nil {
		return nil, err
	}
	all := make(map[string]sections, experts)
	var row itemRow
	columns := into(&row)
	for rows.Next() {
		if err := rows.Scan(columns...); err != nil {
			return nil, errors.Join(err, rows.Close())
		}
		of := all[row.ExpertID]
		if of == nil {
			of = make(sections, len(documented))
			all[row.ExpertID] = of
		}
		if err := of.add(&row); err != nil {
			return nil, errors.Join(err, rows.Close())
		}
	}
	return all, errors.Join(rows.Err(), rows.Close())
}

// sections are the items of one expert by section code.
type sections map[string][]Item

func (s sections) add(row *itemRow) error {
	item, err := row.item()
	if err != nil {
		return fmt.Errorf("expert %s: %w", row.ExpertID, err)
	}
	s[item.Section] = append(s[item.Section], item)
	return nil
}

func (s sections) sort() {
	for _, items := range s {
		slices.SortStableFunc(items, func(a, b Item) int { return cmp.Compare(a.Position, b.Position) })
	}
}

// contents returns the contents of the items.
func (s sections) contents() map[string][]section.Item {
	all := make(map[string][]section.Item, len(s))
	for code, items := range s {
		all[code] = contents(items)
	}
	return all
}

func contents(items []Item) []section.Item {
	bare := make([]section.Item, len(items))
	for i := range items {
		bare[i] = items[i].Content
	}
	return bare
}

// about returns the about-me section, or nil if it hasn't been started.
func (s sections) about() *section.AboutMe {
	if items := s[section.AboutMeCode]; len(items) > 0 {
		return items[0].Content.(*section.AboutMe)
	}
	return nil
}

// confirmations returns when each section of some experts was last confirmed.
func (s store) confirmations(ctx context.Context, expertIDs ...string) (map[string]map[string]time.Time, error) {
	rows, err := s.db.Read(ctx).Model(&sectionRow{}).Where("expert_id IN ? AND confirmed_at IS NOT NULL", expertIDs).
		Select("expert_id, section, confirmed_at").Rows()
	if err != nil {
		return nil, err
	}
	all := make(map[string]map[string]time.Time, len(expertIDs))
	var expertID, code string
	var at int64
	for rows.Next() {
		if err := rows.Scan(&expertID, &code, &at); err != nil {
			return nil, errors.Join(err, rows.Close())
		}
		if all[expertID] == nil {
			all[expertID] = map[string]time.Time{}
		}
		all[expertID][code] = time.UnixMilli(at).UTC()
	}
	return all, errors.Join(rows.Err(), rows.Close())
}

// confirmationsOf is confirmations of one expert, as every page and save reads them.
func (s store) confirmationsOf(ctx context.Context, expertID string) (map[string]time.Time, error) {
	var confirmed map[string]time.Time // nil if there are none
	var code string
	var at int64
	err := s.db.Prepare("SELECT section, confirmed_at FROM profile_sections WHERE expert_id = ? AND confirmed_at IS NOT NULL").
		Each(ctx, []any{expertID}, []any{&code, &at}, func() error {
			if confirmed == nil {
				confirmed = make(map[string]time.Time, len(section.All()))
			}
			confirmed[code] = time.UnixMilli(at).UTC()
			return nil
		})
	return confirmed, err
}

func (s store) saveExpert(ctx context.Context, e Expert) error {
	r := rowOf(e)
	return s.db.Prepare(`UPDATE experts SET user_id = ?, status = ?, source = ?, visibility = ?, slug = ?, slug_key = ?, name = ?, headline = ?, photo = ?, derived = ?, sort_name = ?,
		area = ?, country = ?, state = ?, stale_from = ?, completeness = ?, confirmed_at = ?, created_at = ?, updated_at = ?, shown_at = ? WHERE id = ?`).
		Exec(ctx, r.UserID, r.Status, r.Source, r.Visibility, r.Slug, r.SlugKey, r.Name, r.Headline, r.Photo, r.Derived, r.SortName,
			r.Area, r.Country, r.State, r.StaleFrom, r.Completeness, r.ConfirmedAt, r.CreatedAt, r.UpdatedAt, r.ShownAt, r.ID)
}

func (s store) addExpert(ctx context.Context, e Expert) error {
	row := rowOf(e)
	return s.db.Write(ctx).Create(&row).Error
}

// putItems writes new and changed items in one statement.
func (s store) putItems(ctx context.Context, expertID string, items []Item) error {
	if len(items) == 0 {
		return nil
	}
	if len(items) == 1 {
		r := items[0].row(expertID)
		return s.db.Prepare(`INSERT INTO profile_items (expert_id, section, id, position, visibility, source, version, edit, data, created_by, created_at, updated_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (expert_id, section, id) DO UPDATE SET visibility = excluded.visibility,
			source = excluded.source, version = excluded.version, edit = excluded.edit, data = excluded.data, updated_at = excluded.updated_at`).
			Exec(ctx, r.ExpertID, r.Section, r.ID, r.Position, r.Visibility, r.Source, r.Version, r.Edit, r.Data, r.CreatedBy, r.CreatedAt, r.UpdatedAt)
	}
	rows := make([]itemRow, len(items))
	for i, item := range items {
		rows[i] = item.row(expertID)
	}
	return s.db.Write(ctx).Clauses(clause.OnConflict{
		Columns:   []clause.Column{{Name: "expert_id"}, {Name: "section"}, {Name: "id"}},
		DoUpdates: clause.AssignmentColumns([]string{"visibility", "source", "version", "edit", "data", "updated_at"}),
	}).Create(&rows).Error
}

func (s store) removeItem(ctx context.Context, expertID string, item Item) error {
	row := itemRow{ExpertID: expertID, Section: item.Section, ID: item.ID}
	return s.db.Write(ctx).Delete(&row).Error
}

// placeItems writes the positions of a section's items in one statement.
func (s store) placeItems(ctx context.Context, expertID, code string, items []Item) error {
	if len(items) == 0 {
		return nil
	}
	expression, args := "CASE id", make([]any, 0, 2*len(items)+2)
	for _, item := range items {
		expression += " WHEN ? THEN CAST(? AS INTEGER)"
		args = append(args, item.ID, item.Position)
	}
	args = append(args, expertID, code)
	return s.db.Write(ctx).Exec("UPDATE profile_items SET position = "+expression+
		" ELSE position END WHERE expert_id = ? AND section = ?", args...).Error
}

// saveSection stores the state of a section. A nil confirmed keeps the last confirmation.
func (s store) saveSection(ctx context.Context, expertID, code string, items []Item, confirmed *time.Time, by string) error {
	query := `INSERT INTO profile_sections (expert_id, section, items, score, confirmed_at, confirmed_by) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (expert_id, section) DO UPDATE SET items = excluded.items, score = excluded.score`
	if confirmed != nil {
		query += ", confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by"
	}
	return s.db.Prepare(query).Exec(ctx, expertID, code, len(items), scoreOf(code, items), clock.Millis(confirmed), by)
}

func (s store) addRevisions(ctx context.Context, revisions []Revision) error {
	if len(revisions) == 0 {
		return nil
	}
	if len(revisions) == 1 {
		r := revisions[0].row()
		return s.db.Prepare(`INSERT INTO profile_revisions (id, expert_id, section, item_id, action, source, actor_id, actor_name, on_behalf, changes, reason, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).
			Exec(ctx, r.ID, r.ExpertID, r.Section, r.ItemID, r.Action, r.Source, r.ActorID, r.ActorName, r.OnBehalf, r.Changes, r.Reason, r.CreatedAt)
	}
	rows := make([]revisionRow, len(revisions))
	for i, r := range revisions {
		rows[i] = r.row()
	}
	return s.db.Write(ctx).Create(&rows).Error
}

// takenSlugs returns the keys that are taken.
func (s store) takenSlugs(ctx context.Context, keys []string) (map[string]bool, error) {
	var found []string
	err := s.db.Read(ctx).Model(&expertRow{}).Where("slug_key IN ?", keys).Pluck("slug_key", &found).Error
	taken := make(map[string]bool, len(found))
	for _, key := range found {
		taken[key] = true
	}
	return taken, err
}

// revisions returns a page of the history, newest first, and the total.
func (s store) revisions(ctx context.Context, expertID string, filter Filter, offset, limit int) ([]Revision, int, error) {
	query := func() *gorm.DB {
		q := s.db.Read(ctx).Model(&revisionRow{}).Where("expert_id = ?", expertID)
		if filter.Section != "" {
			q = q.Where("section = ?", filter.Section)
		}
		if filter.ActorID != "" {
			q = q.Where("actor_id = ?", filter.ActorID)
		}
		if !filter.From.IsZero() {
			q = q.Where("created_at >= ?", filter.From.UnixMilli())
		}
		if !filter.To.IsZero() {
			q = q.Where("created_at < ?", filter.To.UnixMilli())
		}
		return q
	}
	var total int64
	if err := query().Count(&total).Error; err != nil {
		return nil, 0, err
	}
	var rows []revisionRow
	if err := query().Order("created_at DESC, id DESC").Offset(offset).Limit(limit).Find(&rows).Error; err != nil {
		return nil, 0, err
	}
	list, err := revisionsOf(rows)
	return list, int(total), err
}

// editors returns who has changed a profile. A person with two names is listed once.
func (s store) editors(ctx context.Context, expertID string) ([]Editor, error) {
	var people []Editor
	err := s.db.Read(ctx).Model(&revisionRow{}).Select("actor_id AS id, MAX(actor_name) AS name").
		Where("expert_id = ? AND actor_id <> ''", expertID).Group("actor_id").Order("name, id").Scan(&people).Error
	return people, err
}

// revision returns one change of an expert. The bool is false if there is none.
func (s store) revision(ctx context.Context, expertID, revisionID string) (Revision, bool, error) {
	var rows []revisionRow
	err := s.db.Read(ctx).Where("id = ? AND expert_id = ?", revisionID, expertID).Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return Revision{}, false, err
	}
	list, err := revisionsOf(rows)
	if err != nil {
		return Revision{}, false, err
	}
	return list[0], true, nil
}

// revisionsAfter returns an expert's changes after a time, newest first.
func (s store) revisionsAfter(ctx context.Context, expertID string, after time.Time) ([]Revision, error) {
	var rows []revisionRow
	err := s.db.Read(ctx).Where("expert_id = ? AND created_at > ?", expertID, after.UnixMilli()).
		Order("created_at DESC, id DESC").Find(&rows).Error
	if err != nil {
		return nil, err
	}
	return revisionsOf(rows)
}

// deletions returns the changes that can have deleted some items, the newest first.
func (s store) deletions(ctx context.Context, expertID string, itemIDs []string) ([]Revision, error) {
	var rows []revisionRow
	err := s.db.Read(ctx).Where("expert_id = ? AND item_id IN ? AND action IN ?", expertID, itemIDs, []Action{Removed, Restored}).
		Order("created_at DESC, id DESC").Find(&rows).Error
	if err != nil {
		return nil, err
	}
	return revisionsOf(rows)
}

// latestRevisions returns the newest changes of all experts with their names.
func (s store) latestRevisions(ctx context.Context, limit int) ([]Revision, map[string]string, error) {
	var rows []revisionRow
	if err := s.db.Read(ctx).Order("created_at DESC, id DESC").Limit(limit).Find(&rows).Error; err != nil {
		return nil, nil, err
	}
	ids := make([]string, len(rows))
	for i := range rows {
		ids[i] = rows[i].ExpertID
	}
	var experts []expertRow
	if err := s.db.Read(ctx).Select("id", "name").Where("id IN ?", ids).Find(&experts).Error; err != nil {
		return nil, nil, err
	}
	names := make(map[string]string, len(experts))
	for _, e := range experts {
		names[e.ID] = e.Name
	}
	list, err := revisionsOf(rows)
	return list, names, err
}

func (s store) countBy(ctx context.Context, model any, column, condition string) (map[string]int, error) {
	var rows []struct {
		Name string
		N    int
	}
	q := s.db.Read(ctx).Model(model).Select(column + " AS name, COUNT(*) AS n").Group(column)
	if condition != "" {
		q = q.Where(condition)
	}
	if err := q.Scan(&rows).Error; err != nil {
		return nil, err
	}
	counts := make(map[string]int, len(rows))
	for _, r := range rows {
		counts[r.Name] = r.N
	}
	return counts, nil
}

func (s store) countByStatus(ctx context.Context) (map[string]int, error) {
	return s.countBy(ctx, &expertRow{}, "status", "status <> 'erased'")
}

func (s store) countBySection(ctx context.Context) (map[string]int, error) {
	return s.countBy(ctx, &sectionRow{}, "section", "items > 0")
}

// countByTenth counts experts by tenths of completeness. 100 belongs to the last tenth.
func (s store) countByTenth(ctx context.Context) ([10]int, error) {
	var rows []struct{ Completeness, N int }
	err := s.db.Read(ctx).Model(&expertRow{}).Where("status <> ?", Erased).Select("completeness, COUNT(*) AS n").Group("completeness").Scan(&rows).Error
	var tenths [10]int
	for _, r := range rows {
		tenths[min(r.Completeness/10, 9)] += r.N
	}
	return tenths, err
}

// changeLock is the Postgres advisory lock for assigning change feed numbers across
// processes.
const changeLock = 0x70726f66696c65 // "profile"

// nextSeq reserves n consecutive change feed numbers and returns the first. On Postgres,
// it holds the lock until the commit, so no reader ever sees a number before a smaller
// one. SQLite has only one writer. Call it last in a transaction.
func (s store) nextSeq(ctx context.Context) (int64, error) {
	if err := s.lockChanges(ctx); err != nil {
		return 0, err
	}
	latest, err := s.latestSeq(ctx)
	return latest + 1, err
}

// lockChanges makes other changes wait until the transaction in ctx ends.
func (s store) lockChanges(ctx context.Context) error {
	if s.db.Dialect() != db.Postgres {
		return nil
	}
	return s.db.Write(ctx).Exec("SELECT pg_advisory_xact_lock(?)", changeLock).Error
}

func (s store) latestSeq(ctx context.Context) (int64, error) {
	var latest *int64
	err := s.db.Read(ctx).Model(&changeRow{}).Select("MAX(seq)").Scan(&latest).Error
	if err != nil || latest == nil {
		return 0, err
	}
	return *latest, nil
}

// feed adds an expert to the end of the change feed.
func (s store) feed(ctx context.Context, expertID string, at time.Time) (int64, error) {
	if err := s.lockChanges(ctx); err != nil {
		return 0, err
	}
	var seq int64
	err := s.db.Prepare(`INSERT INTO profile_changes (expert_id, seq, changed_at) VALUES (?, (SELECT COALESCE(MAX(seq), 0) + 1 FROM profile_changes), ?)
		ON CONFLICT (expert_id) DO UPDATE SET seq = excluded.seq, changed_at = excluded.changed_at RETURNING seq`).Row(ctx, expertID, at.UnixMilli()).Scan(&seq)
	return seq, err
}

func (s store) changesAfter(ctx context.Context, seq int64, limit int) ([]changeRow, error) {
	var rows []changeRow
	err := s.db.Read(ctx).Where("seq > ?", seq).Order("seq").Limit(limit).Find(&rows).Error
	return rows, err
}

func (s store) experts(ctx context.Context, ids []string) ([]Expert, error) {
	var rows []expertRow
	err := s.db.Read(ctx).Where("id IN ?", ids).Find(&rows).Error
	return expertsOf(rows), err
}

// publishedAfter returns a page of published experts by id.
func (s store) publishedAfter(ctx context.Context, expertID string, limit int) ([]Expert, error) {
	var rows []expertRow
	err := s.db.Read(ctx).Where("status = ? AND id > ?", Published, expertID).Order("id").Limit(limit).Find(&rows).Error
	return expertsOf(rows), err
}

// eachPublic yields the address of every profile that everyone can see, and when what they
// see last changed.
func (s store) eachPublic(ctx context.Context, yield func(slug string, shownAt time.Time) error) error {
	var slug string
	var shownAt int64
	return s.db.Prepare("SELECT slug, shown_at FROM experts WHERE status = ? AND visibility = ? AND slug <> '' ORDER BY id").
		Each(ctx, []any{Published, Public}, []any{&slug, &shownAt}, func() error { return yield(slug, time.UnixMilli(shownAt).UTC()) })
}

// existing returns the ids that exist.
func (s store) existing(ctx context.Context, ids []string) (map[string]bool, error) {
	var found []string
	err := s.db.Read(ctx).Model(&expertRow{}).Where("id IN ?", ids).Pluck("id", &found).Error
	taken := make(map[string]bool, len(found))
	for _, id := range found {
		taken[id] = true
	}
	return taken, err
}

// own assigns an expert to a user, unless the user has a profile or the expert an owner.
func (s store) own(ctx context.Context, expertID, userID string) error {
	return s.db.Write(ctx).Exec(`UPDATE experts SET user_id = ? WHERE id = ? AND user_id IS NULL
		AND NOT EXISTS (SELECT 1 FROM experts AS others WHERE others.user_id = ?)`, userID, expertID, userID).Error
}

// bulk holds the rows of many new experts.
type bulk struct {
	experts   []expertRow
	items     []itemRow
	sections  []sectionRow
	revisions []revisionRow
	changes   []changeRow
	words     []wordRow

	rosterWords []rosterWordRow
}

func (s store) addBulk(ctx context.Context, b *bulk) error {
	w := &bulkWriter{tx: db.SQLTx(ctx), gorm: s.db.Write(ctx), prepared: map[string]*sql.Stmt{}}
	defer w.close()
	return errors.Join(insertBulk(ctx, w, b.experts), insertBulk(ctx, w, b.items), insertBulk(ctx, w, b.sections),
		insertBulk(ctx, w, b.revisions), insertBulk(ctx, w, b.changes), insertBulk(ctx, w, b.words), insertBulk(ctx, w, b.rosterWords))
}

// bulkWriter prepares each statement once per transaction. Parsing thousands of
// placeholders costs as much as inserting a tenth of their rows.
type bulkWriter struct {
	tx       *sql.Tx
	gorm     *gorm.DB
	prepared map[string]*sql.Stmt
}

func (w *bulkWriter) close() {
	for _, statement := range w.prepared {
		_ = statement.Close() // the end of the transaction closes it anyway
	}
}

func insertBulk[T any](ctx context.Context, w *bulkWriter, rows []T) error {
	return inParts(rows, func(part []T) error {
		built := w.gorm.Session(&gorm.Session{DryRun: true}).Create(&part).Statement
		text := built.SQL.String()
		if w.prepared[text] == nil {
			statement, err := w.tx.PrepareContext(ctx, text)
			if err != nil {
				return err
			}
			w.prepared[text] = statement
		}
		_, err := w.prepared[text].ExecContext(ctx, built.Vars...)
		return err
	})
}

func insert[T any](w *gorm.DB, rows []T) error {
	return inParts(rows, func(part []T) error { return w.Create(&part).Error })
}

// inParts splits rows into parts of a few fixed sizes, so there are few statements.
func inParts[T any](rows []T, write func([]T) error) error {
	for size := 512; len(rows) > 0; {
		if len(rows) < size {
			size /= 2
			continue
		}
		if err := write(rows[:size]); err != nil {
			return err
		}
		rows = rows[size:]
	}
	return nil
}

func rowOf(e Expert) expertRow {
	row := expertRow{
		ID: e.ID, Status: e.Status, Source: e.Source, Visibility: e.Visibility, Slug: e.Slug, Name: e.Name, Headline: e.Headline, Photo: e.Photo, Derived: e.Derived,
		SortName: e.SortName, Area: e.Area, Country: e.Country, State: e.State, StaleFrom: clock.Millis(e.StaleFrom),
		Completeness: e.Completeness, ConfirmedAt: clock.Millis(e.ConfirmedAt),
		CreatedAt: e.CreatedAt.UnixMilli(), UpdatedAt: e.UpdatedAt.UnixMilli(), ShownAt: e.ShownAt.UnixMilli(),
	}
	if e.ShownAt.IsZero() { // a new profile
		row.ShownAt = row.UpdatedAt
	}
	if e.UserID != "" {
		row.UserID = &e.UserID
	}
	if e.Slug != "" {
		key := address.Key(e.Slug)
		row.SlugKey = &key
	}
	return row
}

func (r expertRow) expert() Expert {
	e := Expert{
		ID: r.ID, Status: r.Status, Source: r.Source, Visibility: r.Visibility, Slug: r.Slug, Name: r.Name, Headline: r.Headline, Photo: r.Photo, Derived: r.Derived,
		Listing:      Listing{SortName: r.SortName, Area: r.Area, Country: r.Country, State: r.State, StaleFrom: clock.TimeAt(r.StaleFrom)},
		Completeness: r.Completeness, CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), UpdatedAt: time.UnixMilli(r.UpdatedAt).UTC(), ShownAt: time.UnixMilli(r.ShownAt).UTC(),
	}
	if r.UserID != nil {
		e.UserID = *r.UserID
	}
	if r.ConfirmedAt != nil {
		at := time.UnixMilli(*r.ConfirmedAt).UTC()
		e.ConfirmedAt = &at
	}
	return e
}

func expertsOf(rows []expertRow) []Expert {
	experts := make([]Expert, len(rows))
	for i := range rows {
		experts[i] = rows[i].expert()
	}
	return experts
}

func (i Item) row(expertID string) itemRow {
	return itemRow{
		ExpertID: expertID, Section: i.Section, ID: i.ID, Position: i.Position, Visibility: i.Visibility,
		Source: i.Source, Version: i.Version, Edit: i.Edit.stored(), Data: string(field.Encode(i.Content)), CreatedBy: i.CreatedBy,
		CreatedAt: i.CreatedAt.UnixMilli(), UpdatedAt: i.UpdatedAt.UnixMilli(),
	}
}

func (r *itemRow) item() (Item, error) {
	_, content, err := restored(r.Section, r.ID, []byte(r.Data))
	return Item{
		ID: r.ID, Section: r.Section, Position: r.Position, Visibility: r.Visibility, Source: r.Source,
		Version: r.Version, Edit: editOf(r.Edit), Content: content, CreatedBy: r.CreatedBy,
		CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), UpdatedAt: time.UnixMilli(r.UpdatedAt).UTC(),
	}, err
}

func restored(code, itemID string, data []byte) (section.Section, section.Item, error) {
	declared, found := section.Find(code)
	if !found {
		return section.Section{}, nil, fmt.Errorf("item %s belongs to the unknown section %q", itemID, code)
	}
	content, err := declared.Read(data)
	return declared, content, err
}

func (r Revision) row() revisionRow {
	return revisionRow{
		ID: r.ID, ExpertID: r.ExpertID, Section: r.Section, ItemID: r.ItemID, Action: r.Action, Source: r.Source,
		ActorID: r.ActorID, ActorName: r.ActorName, OnBehalf: r.OnBehalf,
		Changes: string(field.Encode(r.Changes)), Reason: r.Reason, CreatedAt: r.At.UnixMilli(),
	}
}

func revisionsOf(rows []revisionRow) ([]Revision, error) {
	list := make([]Revision, len(rows))
	for i, r := range rows {
		list[i] = Revision{
			ID: r.ID, ExpertID: r.ExpertID, Section: r.Section, ItemID: r.ItemID, Action: r.Action, Source: r.Source,
			ActorID: r.ActorID, ActorName: r.ActorName, OnBehalf: r.OnBehalf, Reason: r.Reason, At: time.UnixMilli(r.CreatedAt).UTC(),
		}
		if err := json.Unmarshal([]byte(r.Changes), &list[i].Changes); err != nil {
			return nil, fmt.Errorf("revision %s: %w", r.ID, err)
		}
	}
	return list, nil
}
