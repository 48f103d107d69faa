package profile

import (
	"context"
	"io"

	"peritus/bff/auth"
	"peritus/bff/media"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
)

// Files stores private files.
type Files interface {
	Keep(ctx context.Context, purpose media.Purpose, r io.Reader) (media.File, error)
	Open(key string) (io.ReadCloser, error)
}

// ProfileFile is a stored document of a profile.
type ProfileFile struct {
	Key  string `json:"key"`
	Name string `json:"name"`
	Kind string `json:"kind" enum:"pdf,docx"`
	Size int64  `json:"size" doc:"Bytes."`
}

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

// KeepFile stores a document for a profile. It's deleted after a day unless a section is
// saved with its key.
func (s *Service) KeepFile(ctx context.Context, actor auth.Actor, expertID, name string, content io.Reader) (ProfileFile, error) {
	if _, err := s.editable(ctx, actor, expertID); err != nil {
		return ProfileFile{}, err
	}
	stored, err := s.files.Keep(ctx, media.Resume, content)
	if err != nil {
		return ProfileFile{}, err
	}
	row := fileRow{Key: stored.Key, ExpertID: expertID, Name: media.CleanName(name), Kind: string(stored.Kind), Size: stored.Size,
		CreatedBy: actor.UserID, CreatedAt: s.clock.Now().UnixMilli()}
	err = s.store.db.InTx(ctx, func(ctx context.Context) error { return s.store.db.Write(ctx).Create(&row).Error })
	return row.file(), err
}

// OpenFile opens a document for those who may edit the profile.
func (s *Service) OpenFile(ctx context.Context, actor auth.Actor, expertID, key string) (ProfileFile, io.ReadCloser, error) {
	if _, err := s.editable(ctx, actor, expertID); err != nil {
		return ProfileFile{}, nil, err
	}
	found, err := s.store.files(ctx, expertID, []string{key})
	if err != nil {
		return ProfileFile{}, nil, err
	}
	file, ok := found[key]
	if !ok {
		return ProfileFile{}, nil, errs.NotFoundf("File")
	}
	content, err := s.files.Open(key)
	return file, content, err
}

// NeededFiles returns the files that an item was ever saved with, since the history refers
// to all of them.
func (s *Service) NeededFiles(ctx context.Context, keys []string) (map[string]bool, error) {
	var found []string
	err := s.store.db.Read(ctx).Model(&fileRow{}).Where("key IN ? AND saved = ?", keys, true).Pluck("key", &found).Error
	needed := make(map[string]bool, len(found))
	for _, key := range found {
		needed[key] = true
	}
	return needed, err
}

// uploadsIn lists the keys of uploaded files in an item.
func uploadsIn(item Item) []string {
	var keys []string
	for _, v := range field.Values(item.Content) {
		if v.Field.Kind == field.KindUpload && !v.Empty() {
			keys = append(keys, v.Text())
		}
	}
	return keys
}

// keepUploads keeps an item's files for good. It refuses files that were not uploaded for
// this profile.
func (s *Service) keepUploads(ctx context.Context, expertID string, item Item) error {
	keys := uploadsIn(item)
	if len(keys) == 0 {
		return nil
	}
	found, err := s.store.files(ctx, expertID, keys)
	if err != nil {
		return err
	}
	problems := field.Problems{}
	for _, v := range field.Values(item.Content) {
		if _, ok := found[v.Text()]; v.Field.Kind == field.KindUpload && !v.Empty() && !ok {
			problems.Add(v.Field.Name, "Upload the file again.")
		}
	}
	if len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.store.db.Write(ctx).Model(&fileRow{}).Where("key IN ?", keys).Update("saved", true).Error
}

// filesOf lists the files of some items.
func (s *Service) filesOf(ctx context.Context, expertID string, items []Item) ([]ProfileFile, error) {
	list := []ProfileFile{}
	var keys []string
	for _, item := range items {
		keys = append(keys, uploadsIn(item)...)
	}
	if len(keys) == 0 {
		return list, nil
	}
	found, err := s.store.files(ctx, expertID, keys)
	for _, key := range keys {
		if file, ok := found[key]; ok {
			list = append(list, file)
		}
	}
	return list, err
}

// files returns an expert's files among some keys.
func (s store) files(ctx context.Context, expertID string, keys []string) (map[string]ProfileFile, error) {
	var rows []fileRow
	err := s.db.Read(ctx).Where("expert_id = ? AND key IN ?", expertID, keys).Find(&rows).Error
	found := make(map[string]ProfileFile, len(rows))
	for _, r := range rows {
		found[r.Key] = r.file()
	}
	return found, err
}

// savedFiles returns an expert's files that items were saved with, oldest first.
func (s store) savedFiles(ctx context.Context, expertID string) ([]fileRow, error) {
	var rows []fileRow
	err := s.db.Read(ctx).Where("expert_id = ? AND saved = ?", expertID, true).Order("created_at, key").Find(&rows).Error
	return rows, err
}
