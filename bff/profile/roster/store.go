package roster

import (
	"context"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/profile/section"
	"peritus/bff/profile/status"
	"peritus/bff/profile/stored"
)

type store struct{ db *db.DB }

type row struct {
	ID           string
	UserID       *string
	Name         string
	Headline     string
	Slug         string
	Status       status.Status
	Source       stored.Source
	Area         string
	Country      string
	State        string
	Completeness int
	StaleFrom    *int64
	UpdatedAt    int64
	CreatedAt    int64
	AssigneeID   string
}

type assignmentRow struct {
	ExpertID   string `gorm:"primaryKey"`
	UserID     string
	AssignedAt int64
}

func (assignmentRow) TableName() string { return "profile_assignments" }

// sorts are the columns that the list can be ordered by. Each has an index.
var sorts = map[string]string{"name": "sort_name", "complete": "completeness", "changed": "updated_at", "created": "created_at"}

// wordIndex finds profiles by their names, addresses, and institutions.
var wordIndex = db.WordIndex{Table: "roster_words", Owner: "expert_id", Of: "experts.id"}

func (f Filter) narrow(q *gorm.DB, words []string, now time.Time) *gorm.DB {
	q = wordIndex.Narrow(q, words)
	if f.Status != "" {
		q = q.Where("status = ?", f.Status)
	} else {
		q = q.Where("status <> ?", stored.Erased)
	}
	switch f.Owner {
	case "claimed":
		q = q.Where("experts.user_id IS NOT NULL")
	case "unclaimed":
		q = q.Where("experts.user_id IS NULL")
	}
	if f.Source != "" {
		q = q.Where("source = ?", f.Source)
	}
	if category, subcategory, one := strings.Cut(f.Area, "/"); one && subcategory != "" {
		q = q.Where("area = ?", f.Area)
	} else if category != "" {
		q = q.Where("area >= ? AND area < ?", category+"/", category+"0") // 0 is what follows the slash
	}
	if f.State != "" {
		q = q.Where("country = 'US' AND state = ?", f.State)
	}
	if f.Country != "" {
		q = q.Where("country = ?", f.Country)
	}
	if f.From > 0 {
		q = q.Where("completeness >= ?", f.From)
	}
	if f.To > 0 && f.To < 100 {
		q = q.Where("completeness <= ?", f.To)
	}
	if f.Empty != "" {
		q = q.Where("NOT EXISTS (SELECT 1 FROM profile_sections p WHERE p.expert_id = experts.id AND p.section = ? AND p.items > 0)", f.Empty)
	}
	if f.Stale {
		q = q.Where("stale_from IS NOT NULL AND stale_from <= ?", now.UnixMilli())
	}
	switch f.Assignee {
	case "":
	case "none":
		q = q.Where("NOT EXISTS (SELECT 1 FROM profile_assignments a WHERE a.expert_id = experts.id)")
	default:
		q = q.Where("experts.id IN (SELECT expert_id FROM profile_assignments WHERE user_id = ?)", f.Assignee)
	}
	return q
}

func (s store) count(ctx context.Context, f Filter, words []string, now time.Time) (int, error) {
	var n int64
	err := f.narrow(s.db.Read(ctx).Table("experts"), words, now).Count(&n).Error
	return int(n), db.Wrap("count profiles", err)
}

func (f Filter) pageOf(q *gorm.DB, words []string, now time.Time, offset, limit int) *gorm.DB {
	return f.narrow(q.Table("experts"), words, now).
		Order(db.Order(f.Sort, sorts, "experts.id", "sort_name, experts.id")).Offset(offset).Limit(limit)
}

// page reads a range of profiles with their assignees and sections, in three queries.
func (s store) page(ctx context.Context, f Filter, words []string, now time.Time, offset, limit int) ([]Listed, error) {
	var rows []row
	if err := f.pageOf(s.db.Read(ctx), words, now, offset, limit).Find(&rows).Error; err != nil {
		return nil, db.Wrap("list profiles", err)
	}
	ids := make([]string, len(rows))
	for i, r := range rows {
		ids[i] = r.ID
	}
	assigned, err := s.assignees(ctx, ids)
	if err != nil {
		return nil, err
	}
	sections, err := s.sections(ctx, ids, now)
	if err != nil {
		return nil, err
	}
	list := make([]Listed, len(rows))
	for i, r := range rows {
		list[i] = Listed{ID: r.ID, Name: r.Name, Headline: r.Headline, Slug: r.Slug, Status: r.Status, Source: r.Source, Area: r.Area, Country: r.Country,
			State: r.State, Completeness: r.Completeness, StaleFrom: clock.TimeAt(r.StaleFrom), UpdatedAt: time.UnixMilli(r.UpdatedAt).UTC(),
			CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), AssigneeID: assigned[r.ID], Sections: sections[r.ID]}
		if r.UserID != nil {
			list[i].UserID = *r.UserID
		}
	}
	return list, nil
}

func (s store) ids(ctx context.Context, f Filter, words []string, now time.Time, limit int) (ids []string, err error) {
	err = f.narrow(s.db.Read(ctx).Table("experts"), words, now).Order("sort_name, experts.id").Limit(limit).Pluck("experts.id", &ids).Error
	return ids, db.Wrap("find profiles", err)
}

// idsABatch is the number of ids per query, below the limits of both databases.
const idsABatch = 500

func (s store) assignees(ctx context.Context, expertIDs []string) (map[string]string, error) {
	found := map[string]string{}
	for some := range slices.Chunk(expertIDs, idsABatch) {
		var rows []assignmentRow
		if err := s.db.Read(ctx).Where("expert_id IN ?", some).Find(&rows).Error; err != nil {
			return nil, db.Wrap("read assignments", err)
		}
		for _, r := range rows {
			found[r.ExpertID] = r.UserID
		}
	}
	return found, nil
}

func (s store) sections(ctx context.Context, expertIDs []string, now time.Time) (map[string]map[string]SectionState, error) {
	found := map[string]map[string]SectionState{}
	for some := range slices.Chunk(expertIDs, idsABatch) {
		var rows []struct {
			ExpertID    string
			Section     string
			Items       int
			Score       int
			ConfirmedAt *int64
		}
		if err := s.db.Read(ctx).Table("profile_sections").Where("expert_id IN ? AND items > 0", some).Find(&rows).Error; err != nil {
			return nil, db.Wrap("read sections", err)
		}
		for _, r := range rows {
			if found[r.ExpertID] == nil {
				found[r.ExpertID] = map[string]SectionState{}
			}
			at := clock.TimeAt(r.ConfirmedAt)
			found[r.ExpertID][r.Section] = SectionState{Score: r.Score, Stale: at != nil && now.Sub(*at) > section.StaleAfter}
		}
	}
	return found, nil
}

// names returns the names of the profiles that exist, by id, with their owners.
func (s store) names(ctx context.Context, expertIDs []string) (map[string]row, error) {
	found := map[string]row{}
	for some := range slices.Chunk(expertIDs, idsABatch) {
		var rows []row
		if err := s.db.Read(ctx).Table("experts").Where("id IN ? AND status <> ?", some, stored.Erased).Find(&rows).Error; err != nil {
			return nil, db.Wrap("read profiles", err)
		}
		for _, r := range rows {
			found[r.ID] = r
		}
	}
	return found, nil
}

// assign gives profiles to a member of staff, or to no one.
func (s store) assign(ctx context.Context, expertIDs []string, userID string, at time.Time) error {
	for some := range slices.Chunk(expertIDs, idsABatch) {
		var err error
		if userID == "" {
			err = s.db.Write(ctx).Where("expert_id IN ?", some).Delete(&assignmentRow{}).Error
		} else {
			rows := make([]assignmentRow, len(some))
			for i, id := range some {
				rows[i] = assignmentRow{ExpertID: id, UserID: userID, AssignedAt: at.UnixMilli()}
			}
			err = s.db.Write(ctx).Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "expert_id"}},
				DoUpdates: clause.AssignmentColumns([]string{"user_id", "assigned_at"})}).Create(&rows).Error
		}
		if err != nil {
			return db.Wrap("assign profiles", err)
		}
	}
	return nil
}

// release removes a person's assignments.
func (s store) release(ctx context.Context, userID string) error {
	return db.Wrap("release assignments", s.db.Write(ctx).Where("user_id = ?", userID).Delete(&assignmentRow{}).Error)
}
