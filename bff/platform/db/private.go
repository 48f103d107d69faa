package db

import (
	"errors"
	"io/fs"
	"os"
)

// private makes a SQLite file readable by its owner only, and creates it so. SQLite gives
// its -wal and -shm the same permissions when it creates them; old ones are corrected.
func private(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	for _, ending := range []string{"", "-wal", "-shm"} {
		if err := os.Chmod(path+ending, 0o600); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}
