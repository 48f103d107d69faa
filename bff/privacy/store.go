package privacy

import (
	"context"
	"errors"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
)

type exportRow struct {
	ID        string
	UserID    string
	State     State
	Done      int
	Steps     int
	Size      int64
	CreatedAt int64
	ReadyAt   *int64
	ExpiresAt int64
}

func (exportRow) TableName() string { return "data_exports" }

func (r exportRow) export() Export {
	return Export{ID: r.ID, UserID: r.UserID, State: r.State, Done: r.Done, Steps: r.Steps, Size: r.Size,
		CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), ExpiresAt: time.UnixMilli(r.ExpiresAt).UTC()}
}

type partRow struct {
	ExportID string
	Number   int
	Bytes    []byte
}

func (partRow) TableName() string { return "data_export_parts" }

type consentRow struct {
	UserID   string
	Document string
	Version  string
	GivenAt  int64
}

func (consentRow) TableName() string { return "consents" }

type store struct{ db *db.DB }

func (s store) addExport(ctx context.Context, e Export) error {
	return db.Wrap("add export", s.db.Write(ctx).Create(&exportRow{ID: e.ID, UserID: e.UserID, State: e.State, Done: e.Done, Steps: e.Steps,
		CreatedAt: e.CreatedAt.UnixMilli(), ExpiresAt: e.ExpiresAt.UnixMilli()}).Error)
}

// exportsOf returns a person's copies, newest first.
func (s store) exportsOf(ctx context.Context, userID string) ([]Export, error) {
	var rows []exportRow
	err := s.db.Read(ctx).Where("user_id = ?", userID).Order("created_at DESC, id DESC").Find(&rows).Error
	all := make([]Export, len(rows))
	for i, r := range rows {
		all[i] = r.export()
	}
	return all, db.Wrap("list exports", err)
}

func (s store) findExport(ctx context.Context, exportID string) (Export, bool, error) {
	var row exportRow
	err := s.db.Read(ctx).Where("id = ?", exportID).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return Export{}, false, nil
	}
	return row.export(), err == nil, db.Wrap("find export", err)
}

// begin deletes what an earlier attempt stored.
func (s store) begin(ctx context.Context, exportID string) error {
	if err := s.db.Write(ctx).Where("export_id = ?", exportID).Delete(&partRow{}).Error; err != nil {
		return db.Wrap("begin export", err)
	}
	return s.update(ctx, exportID, map[string]any{"state": Working, "done": 0})
}

func (s store) progress(ctx context.Context, exportID string, done int) error {
	return s.update(ctx, exportID, map[string]any{"done": done})
}

func (s store) setState(ctx context.Context, exportID string, state State) error {
	return s.update(ctx, exportID, map[string]any{"state": state})
}

// ready marks a copy as ready and reports whether it still exists.
func (s store) ready(ctx context.Context, exportID string, size int64, now time.Time) (bool, error) {
	result := s.db.Write(ctx).Model(&exportRow{}).Where("id = ?", exportID).Updates(map[string]any{"state": Ready, "size": size,
		"ready_at": now.UnixMilli(), "expires_at": now.Add(ExportLifetime).UnixMilli()})
	return result.RowsAffected == 1, db.Wrap("finish export", result.Error)
}

func (s store) update(ctx context.Context, exportID string, change map[string]any) error {
	return db.Wrap("update export", s.db.Write(ctx).Model(&exportRow{}).Where("id = ?", exportID).Updates(change).Error)
}

func (s store) removeExpired(ctx context.Context, now time.Time) error {
	return db.Wrap("remove exports", s.db.Write(ctx).Where("expires_at < ?", now.UnixMilli()).Delete(&exportRow{}).Error)
}

func (s store) addPart(ctx context.Context, exportID string, number int, bytes []byte) error {
	return db.Wrap("add part of export", s.db.Write(ctx).Create(&partRow{ExportID: exportID, Number: number, Bytes: bytes}).Error)
}

func (s store) part(ctx context.Context, exportID string, number int) ([]byte, bool, error) {
	var row partRow
	err := s.db.Read(ctx).Where("export_id = ? AND number = ?", exportID, number).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return nil, false, nil
	}
	return row.Bytes, err == nil, db.Wrap("read part of export", err)
}

func (s store) addConsent(ctx context.Context, userID string, c Consent) error {
	return db.Wrap("add consent", s.db.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&consentRow{UserID: userID,
		Document: c.Document, Version: c.Version, GivenAt: c.GivenAt.UnixMilli()}).Error)
}

func (s store) consentsOf(ctx context.Context, userID string) ([]Consent, error) {
	var rows []consentRow
	err := s.db.Read(ctx).Where("user_id = ?", userID).Order("given_at DESC, version DESC, document").Find(&rows).Error
	all := make([]Consent, len(rows))
	for i, r := range rows {
		all[i] = Consent{Document: r.Document, Version: r.Version, GivenAt: time.UnixMilli(r.GivenAt).UTC()}
	}
	return all, db.Wrap("list consents", err)
}

func (s store) removeOf(ctx context.Context, userID string) error {
	if err := s.db.Write(ctx).Where("user_id = ?", userID).Delete(&exportRow{}).Error; err != nil {
		return db.Wrap("remove exports", err)
	}
	return db.Wrap("remove consents", s.db.Write(ctx).Where("user_id = ?", userID).Delete(&consentRow{}).Error)
}
