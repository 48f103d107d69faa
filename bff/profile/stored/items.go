package stored

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

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

// Items reads all items of some experts in one query, by expert and section, in order.
func (s Store) Items(ctx context.Context, expertIDs ...string) (map[string]Sections, error) {
	return s.ItemsIn(ctx, nil, expertIDs...)
}

// ItemsOf is items of one expert, as every save reads them.
func (s Store) ItemsOf(ctx context.Context, expertID string) (Sections, error) {
	return s.readOne(ctx, expertID, s.DB.Prepare("SELECT section, id, position, visibility, data, version, edit, source, created_by, created_at, updated_at FROM profile_items WHERE expert_id = ?"), true)
}

// ShownOf is itemsOf without what only editors need, as every page reads them.
func (s Store) ShownOf(ctx context.Context, expertID string) (Sections, error) {
	return s.readOne(ctx, expertID, s.DB.Prepare("SELECT section, id, position, visibility, data FROM profile_items WHERE expert_id = ?"), false)
}

// readOne reads the items of one expert. The types of the variables are those that
// database/sql copies without reflection.
func (s Store) readOne(ctx context.Context, expertID string, query *db.Statement, whole bool) (Sections, error) {
	var code, data sql.RawBytes
	var id, visibility, edit, source, createdBy string
	var position, version, createdAt, updatedAt int64
	into := []any{&code, &id, &position, &visibility, &data}
	if whole {
		into = append(into, &version, &edit, &source, &createdBy, &createdAt, &updatedAt)
	}
	all := make(Sections, len(section.All()))
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

// ItemsIn is items of some sections only, or of all if codes is nil.
func (s Store) ItemsIn(ctx context.Context, codes []string, expertIDs ...string) (map[string]Sections, error) {
	q := s.DB.Read(ctx).Model(&itemRow{}).Where("expert_id IN ?", expertIDs)
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

// Documented reads the data for some experts' documents. Every start reads all profiles
// this way, so it fetches and scans nothing else.
func (s Store) Documented(ctx context.Context, expertIDs []string) (map[string]Sections, error) {
	q := s.DB.Read(ctx).Model(&itemRow{}).Select("id, expert_id, section, visibility, data").
		Where("expert_id IN ? AND section IN ?", expertIDs, documented).Order("expert_id, section, position")
	return readItems(q, len(expertIDs), func(r *itemRow) []any { return []any{&r.ID, &r.ExpertID, &r.Section, &r.Visibility, &r.Data} })
}

// readItems reads the items of a query by expert and section, in its order. into returns
// where the selected columns go. Every page reads dozens of rows, and gorm takes longer for
// each than the database does.
func readItems(q *gorm.DB, experts int, into func(*itemRow) []any) (map[string]Sections, error) {
	rows, err := q.Rows()
	if err != nil {
		return nil, err
	}
	all := make(map[string]Sections, experts)
	var row itemRow
	columns := into(&row)
	for rows.Next() {
		if err := rows.Scan(columns...); err != nil {
			return nil, errors.Join(err, rows.Close())
		}
		of := all[row.ExpertID]
		if of == nil {
			of = make(Sections, len(documented))
			all[row.ExpertID] = of
		}
		if err := of.add(&row); err != nil {
			return nil, errors.Join(err, rows.Close())
		}
	}
	return all, errors.Join(rows.Err(), rows.Close())
}

// PutItems writes new and changed items in one statement.
func (s Store) PutItems(ctx context.Context, expertID string, items []Item) error {
	if len(items) == 0 {
		return nil
	}
	if len(items) == 1 {
		r := items[0].Row(expertID)
		return s.DB.Prepare(`INSERT INTO profile_items (expert_id, section, id, position, visibility, source, version, edit, data, created_by, created_at, updated_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (expert_id, section, id) DO UPDATE SET visibility = excluded.visibility,
			source = excluded.source, version = excluded.version, edit = excluded.edit, data = excluded.data, updated_at = excluded.updated_at`).
			Exec(ctx, r.ExpertID, r.Section, r.ID, r.Position, r.Visibility, r.Source, r.Version, r.Edit, r.Data, r.CreatedBy, r.CreatedAt, r.UpdatedAt)
	}
	rows := make([]itemRow, len(items))
	for i, item := range items {
		rows[i] = item.Row(expertID)
	}
	return s.DB.Write(ctx).Clauses(clause.OnConflict{
		Columns:   []clause.Column{{Name: "expert_id"}, {Name: "section"}, {Name: "id"}},
		DoUpdates: clause.AssignmentColumns([]string{"visibility", "source", "version", "edit", "data", "updated_at"}),
	}).Create(&rows).Error
}

func (s Store) RemoveItem(ctx context.Context, expertID string, item Item) error {
	row := itemRow{ExpertID: expertID, Section: item.Section, ID: item.ID}
	return s.DB.Write(ctx).Delete(&row).Error
}

// PlaceItems writes the positions of a section's items in one statement.
func (s Store) PlaceItems(ctx context.Context, expertID, code string, items []Item) error {
	if len(items) == 0 {
		return nil
	}
	expression, args := "CASE id", make([]any, 0, 2*len(items)+2)
	for _, item := range items {
		expression += " WHEN ? THEN CAST(? AS INTEGER)"
		args = append(args, item.ID, item.Position)
	}
	args = append(args, expertID, code)
	return s.DB.Write(ctx).Exec("UPDATE profile_items SET position = "+expression+
		" ELSE position END WHERE expert_id = ? AND section = ?", args...).Error
}

func (i Item) Row(expertID string) itemRow {
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
