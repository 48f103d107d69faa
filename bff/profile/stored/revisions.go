package stored

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"gorm.io/gorm"

	"peritus/bff/profile/section"
)

// Restatements returns the status changes of some profiles, newest first.
func (s Store) Restatements(ctx context.Context, expertIDs ...string) (map[string][]Revision, error) {
	var rows []revisionRow
	if err := s.DB.Read(ctx).Where("expert_id IN ? AND action = ?", expertIDs, Restated).Order("created_at DESC, id DESC").Find(&rows).Error; err != nil {
		return nil, err
	}
	list, err := revisionsOf(rows)
	of := make(map[string][]Revision, len(expertIDs))
	for _, r := range list {
		of[r.ExpertID] = append(of[r.ExpertID], r)
	}
	return of, err
}

func (s Store) SetChanges(ctx context.Context, revisionID string, changes []section.Change) error {
	row := Revision{Changes: changes}.Row()
	return s.DB.Write(ctx).Model(&revisionRow{}).Where("id = ?", revisionID).Update("changes", row.Changes).Error
}

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

func (s Store) AddRevisions(ctx context.Context, revisions []Revision) error {
	if len(revisions) == 0 {
		return nil
	}
	if len(revisions) == 1 {
		r := revisions[0].Row()
		return s.DB.Prepare(`INSERT INTO profile_revisions (id, expert_id, section, item_id, action, source, actor_id, actor_name, on_behalf, changes, reason, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).
			Exec(ctx, r.ID, r.ExpertID, r.Section, r.ItemID, r.Action, r.Source, r.ActorID, r.ActorName, r.OnBehalf, r.Changes, r.Reason, r.CreatedAt)
	}
	rows := make([]revisionRow, len(revisions))
	for i, r := range revisions {
		rows[i] = r.Row()
	}
	return s.DB.Write(ctx).Create(&rows).Error
}

// Revisions returns a page of the history, newest first, and the total.
func (s Store) Revisions(ctx context.Context, expertID string, filter Filter, offset, limit int) ([]Revision, int, error) {
	query := func() *gorm.DB {
		q := s.DB.Read(ctx).Model(&revisionRow{}).Where("expert_id = ?", expertID)
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

// Editors returns who has changed a profile. A person with two names is listed once.
func (s Store) Editors(ctx context.Context, expertID string) ([]Editor, error) {
	var people []Editor
	err := s.DB.Read(ctx).Model(&revisionRow{}).Select("actor_id AS id, MAX(actor_name) AS name").
		Where("expert_id = ? AND actor_id <> ''", expertID).Group("actor_id").Order("name, id").Scan(&people).Error
	return people, err
}

// Revision returns one change of an expert. The bool is false if there is none.
func (s Store) Revision(ctx context.Context, expertID, revisionID string) (Revision, bool, error) {
	var rows []revisionRow
	err := s.DB.Read(ctx).Where("id = ? AND expert_id = ?", revisionID, expertID).Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return Revision{}, false, err
	}
	list, err := revisionsOf(rows)
	if err != nil {
		return Revision{}, false, err
	}
	return list[0], true, nil
}

// RevisionsAfter returns an expert's changes after a time, newest first.
func (s Store) RevisionsAfter(ctx context.Context, expertID string, after time.Time) ([]Revision, error) {
	var rows []revisionRow
	err := s.DB.Read(ctx).Where("expert_id = ? AND created_at > ?", expertID, after.UnixMilli()).
		Order("created_at DESC, id DESC").Find(&rows).Error
	if err != nil {
		return nil, err
	}
	return revisionsOf(rows)
}

// NewestRevisions returns the id of the newest change of each expert.
func (s Store) NewestRevisions(ctx context.Context, expertIDs []string) (map[string]string, error) {
	var rows []revisionRow
	err := s.DB.Read(ctx).Raw(`SELECT expert_id, id FROM (SELECT expert_id, id, ROW_NUMBER() OVER (PARTITION BY expert_id ORDER BY created_at DESC, id DESC) AS place
		FROM profile_revisions WHERE expert_id IN ?) AS placed WHERE place = 1`, expertIDs).Scan(&rows).Error
	newest := make(map[string]string, len(rows))
	for _, r := range rows {
		newest[r.ExpertID] = r.ID
	}
	return newest, err
}

// Deletions returns the changes that can have deleted some items, the newest first.
func (s Store) Deletions(ctx context.Context, expertID string, itemIDs []string) ([]Revision, error) {
	var rows []revisionRow
	err := s.DB.Read(ctx).Where("expert_id = ? AND item_id IN ? AND action IN ?", expertID, itemIDs, []Action{Removed, Restored}).
		Order("created_at DESC, id DESC").Find(&rows).Error
	if err != nil {
		return nil, err
	}
	return revisionsOf(rows)
}

// LatestRevisions returns the newest changes of all experts with their names.
func (s Store) LatestRevisions(ctx context.Context, limit int) ([]Revision, map[string]string, error) {
	var rows []revisionRow
	if err := s.DB.Read(ctx).Order("created_at DESC, id DESC").Limit(limit).Find(&rows).Error; err != nil {
		return nil, nil, err
	}
	ids := make([]string, len(rows))
	for i := range rows {
		ids[i] = rows[i].ExpertID
	}
	var experts []ExpertRow
	if err := s.DB.Read(ctx).Select("id", "name").Where("id IN ?", ids).Find(&experts).Error; err != nil {
		return nil, nil, err
	}
	names := make(map[string]string, len(experts))
	for _, e := range experts {
		names[e.ID] = e.Name
	}
	list, err := revisionsOf(rows)
	return list, names, err
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
