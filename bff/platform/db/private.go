package db

import (
	"errors"
	"io/fs"
	"os"
)

// private creates a SQLite file that only its owner can read, or restricts an existing
// one, with its -wal and -shm. SQLite creates new ones with the same permissions.
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
