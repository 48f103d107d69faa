// Package media handles all uploads. It reads a file from a form, detects its type from
// the content, stores it privately, sends it as an attachment, and deletes it when its
// owner no longer needs it. Other domains decide who owns a file and who may read it.
package media

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"

	"peritus/bff/platform/errs"
)

// Kind is a file type, detected from the content.
type Kind string

const (
	PDF  Kind = "pdf"
	JPEG Kind = "jpeg"
	PNG  Kind = "png"
	DOCX Kind = "docx"
	XLSX Kind = "xlsx"
)

// File is a stored file.
type File struct {
	Key    string // its name in the store
	Kind   Kind
	Size   int64
	SHA256 string // of the content, in hex
}

// Service stores files in a folder that only this program can read. All processes share
// the folder.
type Service struct{ folder string }

// New returns a store in a folder, which is created with the first file.
func New(folder string) *Service { return &Service{folder} }

// Keep stores the content of r for a purpose. It reads at most one byte more than the
// purpose allows and leaves nothing of a refused file. Errors: a message for people if
// the file is too large, empty, or of a kind that the purpose doesn't accept.
func (s *Service) Keep(ctx context.Context, purpose Purpose, r io.Reader) (File, error) {
	if err := os.MkdirAll(s.folder, 0o700); err != nil {
		return File{}, fmt.Errorf("folder of private files: %w", err)
	}
	part, err := os.CreateTemp(s.folder, "*.part")
	if err != nil {
		return File{}, fmt.Errorf("private file: %w", err)
	}
	defer func() {
		_ = part.Close()
		_ = os.Remove(part.Name()) // the name no longer exists if the file was kept
	}()
	sum := sha256.New()
	size, err := io.Copy(io.MultiWriter(part, sum), io.LimitReader(reader{ctx, r}, purpose.Largest+1))
	switch {
	case err != nil:
		return File{}, fmt.Errorf("private file: %w", err)
	case size > purpose.Largest:
		return File{}, errs.Invalidf("The file is larger than %d MB.", purpose.Largest>>20)
	case size == 0:
		return File{}, errs.Invalidf("The file is empty.")
	}
	kind, err := inspect(part, size)
	if err == nil && !slices.Contains(purpose.Kinds, kind) {
		err = notAllowed("We can't accept that file type.")
	}
	if refusal := refusal(""); errors.As(err, &refusal) {
		return File{}, errs.Invalidf("%s %s", refusal, purpose.accepted())
	}
	if err != nil {
		return File{}, fmt.Errorf("private file: %w", err)
	}
	if err := part.Sync(); err != nil {
		return File{}, fmt.Errorf("private file: %w", err)
	}
	key := newKey()
	if err := os.Rename(part.Name(), s.path(key)); err != nil {
		return File{}, fmt.Errorf("private file: %w", err)
	}
	return File{Key: key, Kind: kind, Size: size, SHA256: hex.EncodeToString(sum.Sum(nil))}, nil
}

// Open opens a file for reading. The caller closes it. An unknown key is NotFound.
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

// Remove deletes a file. It's no error if the file doesn't exist.
func (s *Service) Remove(key string) error {
	if !keyForm.MatchString(key) {
		return nil
	}
	if err := os.Remove(s.path(key)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("delete a private file: %w", err)
	}
	return nil
}

func (s *Service) path(key string) string { return filepath.Join(s.folder, key) }

var keyForm = regexp.MustCompile(`^[0-9a-f]{32}$`)

func newKey() string {
	random := make([]byte, 16)
	_, _ = rand.Read(random) // never fails
	return hex.EncodeToString(random)
}

// reader stops when its context ends, so a stalled upload doesn't block anything.
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
