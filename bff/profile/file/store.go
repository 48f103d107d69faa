package file

import (
	"context"

	"peritus/bff/platform/db"
)

type fileRow struct {
	Key       string `gorm:"primaryKey"`
	ExpertID  string
	Name      string
	Kind      string
	Size      int64
	Saved     bool
	CreatedBy string
	CreatedAt int64 `gorm:"autoCreateTime:false"`
}

func (fileRow) TableName() string { return "profile_files" }

func (r fileRow) file() ProfileFile {
	return ProfileFile{Key: r.Key, Name: r.Name, Kind: r.Kind, Size: r.Size}
}

func (s *Service) add(ctx context.Context, row fileRow) error {
	return db.Wrap("keep a file of a profile", s.DB.Write(ctx).Create(&row).Error)
}

// among returns an expert's files among some keys.
func (s *Service) among(ctx context.Context, expertID string, keys []string) (map[string]ProfileFile, error) {
	var rows []fileRow
	err := s.DB.Read(ctx).Where("expert_id = ? AND key IN ?", expertID, keys).Find(&rows).Error
	found := make(map[string]ProfileFile, len(rows))
	for _, r := range rows {
		found[r.Key] = r.file()
	}
	return found, db.Wrap("files of a profile", err)
}

func (s *Service) markSaved(ctx context.Context, keys []string) error {
	return db.Wrap("keep files", s.DB.Write(ctx).Model(&fileRow{}).Where("key IN ?", keys).Update("saved", true).Error)
}

// Saved returns the files that items of a profile were ever saved with, oldest first.
func (s *Service) Saved(ctx context.Context, expertID string) ([]ProfileFile, error) {
	var rows []fileRow
	err := s.DB.Read(ctx).Where("expert_id = ? AND saved = ?", expertID, true).Order("created_at, key").Find(&rows).Error
	list := make([]ProfileFile, len(rows))
	for i, r := range rows {
		list[i] = r.file()
	}
	return list, db.Wrap("saved files of a profile", err)
}

// Forget removes the files of some profiles, and their content once that is committed. It
// expects a transaction in ctx.
func (s *Service) Forget(ctx context.Context, expertIDs ...string) error {
	var keys []string
	of := s.DB.Write(ctx).Model(&fileRow{}).Where("expert_id IN ?", expertIDs)
	if err := of.Pluck("key", &keys).Error; err != nil || len(keys) == 0 {
		return db.Wrap("files to forget", err)
	}
	if err := s.DB.Write(ctx).Where("key IN ?", keys).Delete(&fileRow{}).Error; err != nil {
		return db.Wrap("forget files", err)
	}
	if s.Store == nil {
		return nil
	}
	db.AfterCommit(ctx, func() {
		for _, key := range keys {
			_ = s.Store.Remove(key) // the sweep of package media tries again, and reports it
		}
	})
	return nil
}

// NeededFiles returns the files that an item was ever saved with, since the history refers
// to all of them.
func (s *Service) NeededFiles(ctx context.Context, keys []string) (map[string]bool, error) {
	var found []string
	err := s.DB.Read(ctx).Model(&fileRow{}).Where("key IN ? AND saved = ?", keys, true).Pluck("key", &found).Error
	needed := make(map[string]bool, len(found))
	for _, key := range found {
		needed[key] = true
	}
	return needed, db.Wrap("needed files", err)
}

func (s *Service) find(ctx context.Context, key string) (row fileRow, found bool, err error) {
	var rows []fileRow
	err = s.DB.Read(ctx).Where("key = ?", key).Limit(1).Find(&rows).Error
	if len(rows) > 0 {
		row, found = rows[0], true
	}
	return row, found, db.Wrap("a file of a profile", err)
}
