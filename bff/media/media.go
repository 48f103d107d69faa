// Package media owns private files: taking them in with limits, judging by their
// content what they are, keeping them outside the web's reach, and deleting them. Whose
// a file is, and who may read it, is left to the domains.
package media

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"time"

	"peritus/bff/platform/errs"
)

// Largest is how many bytes a document may have.
const Largest = 10 << 20

// Kind is what a file is, by its content.
type Kind string

const (
	PDF  Kind = "pdf"
	JPEG Kind = "jpeg"
	PNG  Kind = "png"
	DOCX Kind = "docx"
)

// ContentType of the kind.
func (k Kind) ContentType() string {
	switch k {
	case PDF:
		return "application/pdf"
	case JPEG:
		return "image/jpeg"
	case PNG:
		return "image/png"
	case DOCX:
		return "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
	}
	return "application/octet-stream"
}

// Ending of the name of a file of the kind, with its dot.
func (k Kind) Ending() string {
	if k == JPEG {
		return ".jpg"
	}
	return "." + string(k)
}

// File is one that is kept.
type File struct {
	Key  string // its name in the store
	Kind Kind
	Size int64
}

// Service keeps files in a folder of its own, which only this program reads. Where
// several processes run, they share the folder.
type Service struct{ folder string }

// New is a store in a folder, which is made at the first file.
func New(folder string) *Service { return &Service{folder} }

// Keep stores what r holds. It reads at most a byte more than Largest, and nothing is
// left of what is refused: with a sentence for people where it is too large, empty, or
// of no allowed kind.
func (s *Service) Keep(ctx context.Context, r io.Reader) (File, error) {
	if err := os.MkdirAll(s.folder, 0o700); err != nil {
		return File{}, fmt.Errorf("folder of private files: %w", err)
	}
	part, err := os.CreateTemp(s.folder, "*.part")
	if err != nil {
		return File{}, fmt.Errorf("private file: %w", err)
	}
	defer func() {
		_ = part.Close()
		_ = os.Remove(part.Name()) // gone already where it was kept
	}()
	size, err := io.Copy(part, io.LimitReader(reader{ctx, r}, Largest+1))
	switch {
	case err != nil:
		return File{}, fmt.Errorf("private file: %w", err)
	case size > Largest:
		return File{}, errs.Invalidf("The file is larger than %d MB.", Largest>>20)
	case size == 0:
		return File{}, errs.Invalidf("The file is empty.")
	}
	kind, err := judge(part, size)
	if err != nil {
		return File{}, err
	}
	if err := part.Sync(); err != nil {
		return File{}, fmt.Errorf("private file: %w", err)
	}
	key := newKey()
	if err := os.Rename(part.Name(), s.path(key)); err != nil {
		return File{}, fmt.Errorf("private file: %w", err)
	}
	return File{Key: key, Kind: kind, Size: size}, nil
}

// Open reads a file; whoever opens it closes it. A key that names none is NotFound.
func (s *Service) Open(key string) (io.ReadCloser, error) {
	if !keyForm.MatchString(key) {
		return nil, errs.NotFoundf("File")
	}
	f, err := os.Open(s.path(key))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, errs.NotFoundf("File")
	}
	if err != nil {
		return nil, fmt.Errorf("private file: %w", err)
	}
	return f, nil
}

// Remove deletes a file. One that is gone already is the same.
func (s *Service) Remove(key string) error {
	if !keyForm.MatchString(key) {
		return nil
	}
	if err := os.Remove(s.path(key)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("delete a private file: %w", err)
	}
	return nil
}

// Before lists the files that were stored before t, and deletes unfinished ones.
func (s *Service) Before(t time.Time) ([]string, error) {
	entries, err := os.ReadDir(s.folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("private files: %w", err)
	}
	var keys []string
	for _, entry := range entries {
		info, err := entry.Info()
		if err != nil || !info.ModTime().Before(t) {
			continue // gone meanwhile, or too young
		}
		if filepath.Ext(entry.Name()) == ".part" {
			if err := os.Remove(filepath.Join(s.folder, entry.Name())); err != nil && !errors.Is(err, fs.ErrNotExist) {
				return nil, fmt.Errorf("unfinished private file: %w", err)
			}
			continue
		}
		keys = append(keys, entry.Name())
	}
	return keys, nil
}

func (s *Service) path(key string) string { return filepath.Join(s.folder, key) }

var keyForm = regexp.MustCompile(`^[0-9a-f]{32}$`)

func newKey() string {
	random := make([]byte, 16)
	_, _ = rand.Read(random) // never fails
	return hex.EncodeToString(random)
}

// reader ends with its context, so that a sender who stops in the middle holds nothing up.
type reader struct {
	ctx context.Context
	io.Reader
}

func (r reader) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.Reader.Read(p)
}
