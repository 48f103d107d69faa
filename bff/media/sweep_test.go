package media

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/errs"
)

type owner struct {
	key string
	err error
}

func (o owner) NeededFiles(_ context.Context, keys []string) (map[string]bool, error) {
	return map[string]bool{o.key: true}, o.err
}

func TestSweep_deletesOldFilesThatNoOwnerNeeds(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "media")
	s := New(folder)
	keys := make([]string, 3)
	for i := range keys {
		kept, err := s.Keep(t.Context(), Evidence, strings.NewReader(minimalPDF))
		if err != nil {
			t.Fatal(err)
		}
		keys[i] = kept.Key
	}
	if err := os.WriteFile(filepath.Join(folder, "1.part"), []byte("%PDF"), 0o600); err != nil {
		t.Fatal(err)
	}
	later := time.Now().Add(time.Hour)
	if err := s.Sweep(t.Context(), time.Now().Add(-time.Hour)); err != nil {
		t.Fatal(err)
	}
	if left, _ := os.ReadDir(folder); len(left) != 4 {
		t.Errorf("%d new files are left, want 4", len(left))
	}
	unknown := errors.New("the database is gone")
	if err := s.Sweep(t.Context(), later, owner{key: keys[0]}, owner{err: unknown}); !errors.Is(err, unknown) {
		t.Errorf("%v, want %v", err, unknown)
	}
	if left, _ := os.ReadDir(folder); len(left) != 3 {
		t.Errorf("%d files are left after an owner failed, want 3", len(left))
	}
	if err := s.Sweep(t.Context(), later, owner{key: keys[0]}, owner{key: keys[1]}); err != nil {
		t.Fatal(err)
	}
	for i, want := range []errs.Kind{"", "", errs.NotFound} {
		file, err := s.Open(keys[i])
		if err == nil {
			_ = file.Close()
		}
		if (err == nil) != (want == "") || err != nil && errs.KindOf(err) != want {
			t.Errorf("file %d: %v, want %q", i, err, want)
		}
	}
}
