package media

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

const (
	// SweepAfter is how long a file may have no owner, because its transaction may still run.
	SweepAfter = 24 * time.Hour
	atOnce     = 100
)

// Owner is a domain that stores files.
type Owner interface {
	// NeededFiles returns the keys that are still in use.
	NeededFiles(ctx context.Context, keys []string) (map[string]bool, error)
}

// Sweep deletes unfinished uploads and files stored before t that no owner needs, for
// example after a crash. It must be given every owner.
func (s *Service) Sweep(ctx context.Context, t time.Time, owners ...Owner) error {
	keys, err := s.before(t)
	if err != nil {
		return err
	}
	for len(keys) > 0 {
		some := keys[:min(len(keys), atOnce)]
		keys = keys[len(some):]
		if err := s.sweep(ctx, some, owners); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) sweep(ctx context.Context, keys []string, owners []Owner) error {
	needed := map[string]bool{}
	for _, owner := range owners {
		own, err := owner.NeededFiles(ctx, keys)
		if err != nil {
			return err
		}
		for key, is := range own {
			needed[key] = needed[key] || is
		}
	}
	for _, key := range keys {
		if needed[key] {
			continue
		}
		if err := s.Remove(key); err != nil {
			return err
		}
	}
	return nil
}

// before lists the files stored before t and deletes unfinished ones.
func (s *Service) before(t time.Time) ([]string, error) {
	entries, err := os.ReadDir(s.folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("private files: %w", err)
	}
	var keys []string
	for _, entry := range entries {
		info, err := entry.Info()
		if err != nil || !info.ModTime().Before(t) {
			continue // already deleted, or too new
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
