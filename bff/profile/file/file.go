// Package file keeps the documents and photos of profiles. Package profile decides who may
// add and read them; package media stores their content.
package file

import (
	"bytes"
	"context"
	"io"
	"strings"

	"peritus/bff/media"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile/photo"
	"peritus/bff/profile/section"
)

// Store keeps the content of private files.
type Store interface {
	Keep(ctx context.Context, purpose media.Purpose, r io.Reader) (media.File, error)
	Open(key string) (io.ReadCloser, error)
	Remove(key string) error
}

// ProfileFile is a stored file of a profile.
type ProfileFile struct {
	Key  string `json:"key"`
	Name string `json:"name"`
	Kind string `json:"kind" enum:"pdf,docx,jpeg"`
	Size int64  `json:"size" doc:"Bytes."`
}

// Service keeps the files of all profiles.
type Service struct {
	DB    *db.DB
	Clock clock.Clock
	// Store may be nil where nothing is uploaded.
	Store Store
}

// Owner is who adds a file, and to which profile.
type Owner struct{ ExpertID, UserID string }

// Keep stores a document. It's deleted after a day unless a section is saved with its key.
func (s *Service) Keep(ctx context.Context, owner Owner, name string, content io.Reader) (ProfileFile, error) {
	return s.keep(ctx, owner, media.Resume, name, content)
}

// KeepPhoto stores the portrait that is cut out of a picture. The picture itself isn't kept.
func (s *Service) KeepPhoto(ctx context.Context, owner Owner, name string, picture io.Reader, crop photo.Crop) (ProfileFile, error) {
	original, err := s.Store.Keep(ctx, media.Photo, picture)
	if err != nil {
		return ProfileFile{}, err
	}
	portrait, err := s.portrait(ctx, original.Key, crop)
	if gone := s.Store.Remove(original.Key); err == nil {
		err = gone
	}
	if err != nil {
		return ProfileFile{}, err
	}
	return s.keep(ctx, owner, media.Photo, jpegName(name), bytes.NewReader(portrait))
}

// KeepPortrait stores a picture that is a portrait already, such as one of the demo.
func (s *Service) KeepPortrait(ctx context.Context, owner Owner, name string, portrait io.Reader) (ProfileFile, error) {
	return s.keep(ctx, owner, media.Photo, name, portrait)
}

func (s *Service) portrait(ctx context.Context, key string, crop photo.Crop) ([]byte, error) {
	content, err := s.Store.Open(key)
	if err != nil {
		return nil, err
	}
	defer func() { _ = content.Close() }()
	picture, err := io.ReadAll(content)
	if err != nil {
		return nil, err
	}
	return photo.Make(ctx, bytes.NewReader(picture), crop)
}

func jpegName(name string) string {
	name = media.CleanName(name)
	if dot := strings.LastIndexByte(name, '.'); dot > 0 {
		name = name[:dot]
	}
	return name + ".jpg"
}

func (s *Service) keep(ctx context.Context, owner Owner, purpose media.Purpose, name string, content io.Reader) (ProfileFile, error) {
	stored, err := s.Store.Keep(ctx, purpose, content)
	if err != nil {
		return ProfileFile{}, err
	}
	row := fileRow{Key: stored.Key, ExpertID: owner.ExpertID, Name: media.CleanName(name), Kind: string(stored.Kind), Size: stored.Size,
		CreatedBy: owner.UserID, CreatedAt: s.Clock.Now().UnixMilli()}
	err = s.DB.InTx(ctx, func(ctx context.Context) error { return s.add(ctx, row) })
	return row.file(), err
}

// Open opens a file of a profile.
func (s *Service) Open(ctx context.Context, expertID, key string) (ProfileFile, io.ReadCloser, error) {
	found, err := s.among(ctx, expertID, []string{key})
	if err != nil {
		return ProfileFile{}, nil, err
	}
	file, ok := found[key]
	if !ok {
		return ProfileFile{}, nil, errs.NotFoundf("File")
	}
	content, err := s.Store.Open(key)
	return file, content, err
}

// KeepFor keeps the files of an item for good. It refuses files that were not uploaded for
// this profile.
func (s *Service) KeepFor(ctx context.Context, expertID string, item section.Item) error {
	keys := keysIn(item)
	if len(keys) == 0 {
		return nil
	}
	found, err := s.among(ctx, expertID, keys)
	if err != nil {
		return err
	}
	problems := field.Problems{}
	for _, v := range field.Values(item) {
		if holdsKey(v) && found[v.Text()].Key == "" {
			problems.Add(v.Field.Name, "Upload the file again.")
		}
	}
	if len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.markSaved(ctx, keys)
}

// Of lists the files of some items.
func (s *Service) Of(ctx context.Context, expertID string, items []section.Item) ([]ProfileFile, error) {
	list := []ProfileFile{}
	var keys []string
	for _, item := range items {
		keys = append(keys, keysIn(item)...)
	}
	if len(keys) == 0 {
		return list, nil
	}
	found, err := s.among(ctx, expertID, keys)
	for _, key := range keys {
		if file, ok := found[key]; ok {
			list = append(list, file)
		}
	}
	return list, err
}

// keysIn lists the keys of an item's files.
func keysIn(item section.Item) []string {
	var keys []string
	for _, v := range field.Values(item) {
		if holdsKey(v) {
			keys = append(keys, v.Text())
		}
	}
	return keys
}

func holdsKey(v field.Value) bool {
	return (v.Field.Kind == field.KindUpload || v.Field.Kind == field.KindPhoto) && !v.Empty()
}
