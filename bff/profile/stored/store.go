// Package stored has the rows of experts and profiles, all queries for them, and who sees
// an item.
package stored

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/profile/address"
)

// sinceSubmitted is when a waiting profile was last submitted: its last change of status,
// or its creation. The overview of staff (bff/waiting) orders by the same time.
const sinceSubmitted = "COALESCE((SELECT MAX(r.created_at) FROM profile_revisions r WHERE r.expert_id = experts.id AND r.action = 'status'), experts.created_at)"

// Waiting reads a range of the claimed new profiles, the longest waiting first.
func (s Store) Waiting(ctx context.Context, offset, limit int) ([]Expert, int, error) {
	q := s.DB.Read(ctx).Model(&ExpertRow{}).Where("status = ? AND user_id IS NOT NULL", Pending)
	var count int64
	if err := q.Count(&count).Error; err != nil || count == 0 {
		return nil, 0, err
	}
	var rows []ExpertRow
	err := s.DB.Read(ctx).Where("status = ? AND user_id IS NOT NULL", Pending).Order(sinceSubmitted + ", id").Offset(offset).Limit(limit).Find(&rows).Error
	return expertsOf(rows), int(count), err
}

// LockOutdated locks profiles that a version of the code before derivation derived.
func (s Store) LockOutdated(ctx context.Context, derivation, limit int) ([]Expert, error) {
	var ids []string
	err := s.DB.Read(ctx).Model(&ExpertRow{}).Where("derived < ? AND status <> ?", derivation, Erased).Order("derived, id").Limit(limit).Pluck("id", &ids).Error
	if err != nil || len(ids) == 0 {
		return nil, err
	}
	return s.LockAll(ctx, ids)
}

// Store has all queries of this package. Writes expect a transaction in ctx.
type Store struct{ DB *db.DB }

type ExpertRow struct {
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

func (ExpertRow) TableName() string { return "experts" }

func (itemRow) TableName() string { return "profile_items" }

func (SectionRow) TableName() string { return "profile_sections" }

func (revisionRow) TableName() string { return "profile_revisions" }

func (ChangeRow) TableName() string { return "profile_changes" }

const selectExpert = "SELECT id, user_id, status, source, visibility, slug, name, headline, photo, derived, sort_name, area, country, state, stale_from, completeness, confirmed_at, created_at, updated_at, shown_at FROM experts WHERE "

// Expert finds an expert by a unique column: id, slug_key, or user_id.
func (s Store) Expert(ctx context.Context, column, value string) (Expert, bool, error) {
	return s.readExpert(ctx, selectExpert+column+" = ?", value)
}

func (s Store) readExpert(ctx context.Context, query, value string) (Expert, bool, error) {
	var r ExpertRow
	err := s.DB.Prepare(query).Row(ctx, value).Scan(&r.ID, &r.UserID, &r.Status, &r.Source, &r.Visibility, &r.Slug, &r.Name, &r.Headline, &r.Photo, &r.Derived,
		&r.SortName, &r.Area, &r.Country, &r.State, &r.StaleFrom, &r.Completeness, &r.ConfirmedAt, &r.CreatedAt, &r.UpdatedAt, &r.ShownAt)
	if errors.Is(err, sql.ErrNoRows) {
		return Expert{}, false, nil
	}
	return r.expert(), err == nil, err
}

// Lock reads an expert and blocks other writers of that profile until the transaction
// ends.
func (s Store) Lock(ctx context.Context, expertID string) (Expert, error) {
	query := selectExpert + "id = ?"
	if s.DB.Dialect() == db.Postgres {
		query += " FOR UPDATE"
	}
	expert, found, err := s.readExpert(ctx, query, expertID)
	if err == nil && !found {
		err = ErrNoExpert
	}
	return expert, err
}

// LockAll is lock for several profiles, in the order of their ids so that two never wait
// for each other. Those that don't exist or were erased are left out.
func (s Store) LockAll(ctx context.Context, expertIDs []string) ([]Expert, error) {
	q := s.DB.Locking(ctx).Where("id IN ? AND status <> ?", expertIDs, Erased).Order("id")
	var rows []ExpertRow
	err := q.Find(&rows).Error
	return expertsOf(rows), err
}

// SetStatus writes the state of some profiles.
func (s Store) SetStatus(ctx context.Context, expertIDs []string, status Status, at time.Time) error {
	return s.DB.Write(ctx).Model(&ExpertRow{}).Where("id IN ?", expertIDs).
		Updates(map[string]any{"status": status, "updated_at": at.UnixMilli(), "shown_at": at.UnixMilli()}).Error
}

func (s Store) SaveExpert(ctx context.Context, e Expert) error {
	r := RowOf(e)
	return s.DB.Prepare(`UPDATE experts SET user_id = ?, status = ?, source = ?, visibility = ?, slug = ?, slug_key = ?, name = ?, headline = ?, photo = ?, derived = ?, sort_name = ?,
		area = ?, country = ?, state = ?, stale_from = ?, completeness = ?, confirmed_at = ?, created_at = ?, updated_at = ?, shown_at = ? WHERE id = ?`).
		Exec(ctx, r.UserID, r.Status, r.Source, r.Visibility, r.Slug, r.SlugKey, r.Name, r.Headline, r.Photo, r.Derived, r.SortName,
			r.Area, r.Country, r.State, r.StaleFrom, r.Completeness, r.ConfirmedAt, r.CreatedAt, r.UpdatedAt, r.ShownAt, r.ID)
}

func (s Store) AddExpert(ctx context.Context, e Expert) error {
	row := RowOf(e)
	return s.DB.Write(ctx).Create(&row).Error
}

// TakenSlugs returns the keys that are taken.
func (s Store) TakenSlugs(ctx context.Context, keys []string) (map[string]bool, error) {
	var found []string
	err := s.DB.Read(ctx).Model(&ExpertRow{}).Where("slug_key IN ?", keys).Pluck("slug_key", &found).Error
	taken := make(map[string]bool, len(found))
	for _, key := range found {
		taken[key] = true
	}
	return taken, err
}

func (s Store) Experts(ctx context.Context, ids []string) ([]Expert, error) {
	var rows []ExpertRow
	err := s.DB.Read(ctx).Where("id IN ?", ids).Find(&rows).Error
	return expertsOf(rows), err
}

// ExpertsOf returns the experts of users.
func (s Store) ExpertsOf(ctx context.Context, userIDs []string) ([]Expert, error) {
	var rows []ExpertRow
	err := s.DB.Read(ctx).Where("user_id IN ?", userIDs).Find(&rows).Error
	return expertsOf(rows), err
}

// PublishedAfter returns a page of published experts by id.
func (s Store) PublishedAfter(ctx context.Context, expertID string, limit int) ([]Expert, error) {
	var rows []ExpertRow
	err := s.DB.Read(ctx).Where("status = ? AND id > ?", Published, expertID).Order("id").Limit(limit).Find(&rows).Error
	return expertsOf(rows), err
}

// EachPublic yields the address of every profile that everyone can see, and when what they
// see last changed.
func (s Store) EachPublic(ctx context.Context, yield func(slug string, shownAt time.Time) error) error {
	var slug string
	var shownAt int64
	return s.DB.Prepare("SELECT slug, shown_at FROM experts WHERE status = ? AND visibility = ? AND slug <> '' ORDER BY id").
		Each(ctx, []any{Published, Public}, []any{&slug, &shownAt}, func() error { return yield(slug, time.UnixMilli(shownAt).UTC()) })
}

// Existing returns the ids that exist.
func (s Store) Existing(ctx context.Context, ids []string) (map[string]bool, error) {
	var found []string
	err := s.DB.Read(ctx).Model(&ExpertRow{}).Where("id IN ?", ids).Pluck("id", &found).Error
	taken := make(map[string]bool, len(found))
	for _, id := range found {
		taken[id] = true
	}
	return taken, err
}

// Own assigns an expert to a user, unless the user has a profile or the expert an owner.
func (s Store) Own(ctx context.Context, expertID, userID string) error {
	return s.DB.Write(ctx).Exec(`UPDATE experts SET user_id = ? WHERE id = ? AND user_id IS NULL
		AND NOT EXISTS (SELECT 1 FROM experts AS others WHERE others.user_id = ?)`, userID, expertID, userID).Error
}

func RowOf(e Expert) ExpertRow {
	row := ExpertRow{
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

func (r ExpertRow) expert() Expert {
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

func expertsOf(rows []ExpertRow) []Expert {
	experts := make([]Expert, len(rows))
	for i := range rows {
		experts[i] = rows[i].expert()
	}
	return experts
}
