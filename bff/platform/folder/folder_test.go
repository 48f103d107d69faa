package folder_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"peritus/bff/platform/folder"
)

// unwritable is a path that no one can write to, not even root.
const unwritable = "/proc"

func TestPrepare_createsAnEmptyFolder(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a", "b")
	if err := folder.Prepare(path, 0o700); err != nil {
		t.Fatal(err)
	}
	if entries, err := os.ReadDir(path); err != nil || len(entries) != 0 {
		t.Errorf("%v %v", entries, err)
	}
}

func TestPrivate_restrictsAnExistingFolder(t *testing.T) {
	path := t.TempDir()
	if err := os.Chmod(path, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := folder.Private(path); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("%v %v", info.Mode(), err)
	}
}

func TestPrepareAndCheck_nameTheFolderTheyRefuse(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{unwritable, filepath.Join(unwritable, "peritus", "media"), file, filepath.Join(file, "media")} {
		if err := folder.Prepare(path, 0o700); err == nil || !strings.Contains(err.Error(), path) {
			t.Errorf("prepare %s: %v", path, err)
		}
		if err := folder.Check(path); err == nil || !strings.Contains(err.Error(), "the folder "+path) {
			t.Errorf("check %s: %v", path, err)
		}
	}
}

func TestCheck_createsNothing(t *testing.T) {
	root := t.TempDir()
	if err := folder.Check(filepath.Join(root, "a", "b")); err != nil {
		t.Fatal(err)
	}
	if entries, err := os.ReadDir(root); err != nil || len(entries) != 0 {
		t.Errorf("%v %v", entries, err)
	}
}
