package db_test

import (
	"os"
	"path/filepath"
	"testing"

	"peritus/bff/platform/db"
)

func TestOpen_onlyTheOwnerCanReadASQLiteFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "peritus.db")
	if err := os.WriteFile(path, nil, 0o644); err != nil { // like earlier versions
		t.Fatal(err)
	}
	if err := os.Chmod(path, 0o644); err != nil { // regardless of the umask
		t.Fatal(err)
	}
	for _, address := range []string{path, filepath.Join(t.TempDir(), "new.db")} {
		d, err := db.Open(t.Context(), "sqlite:"+address)
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = d.Close() }()
		if err := d.Write(t.Context()).Exec("CREATE TABLE notes (text TEXT)").Error; err != nil {
			t.Fatal(err)
		}
		for _, ending := range []string{"", "-wal", "-shm"} {
			info, err := os.Stat(address + ending)
			if err != nil {
				t.Fatal(err)
			}
			if mode := info.Mode().Perm(); mode != 0o600 {
				t.Errorf("%s is %o", info.Name(), mode)
			}
		}
	}
}
