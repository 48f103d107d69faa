package db

import (
	"fmt"
	"os"
	"syscall"
)

// lockFile makes sure only one process uses a SQLite file. The index, the in-process
// Redis, and the single writer depend on that.
func lockFile(path string) (release func() error, err error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("lock of the database: %w", err)
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		_ = f.Close()
		return nil, fmt.Errorf("another bff already uses this SQLite database (%s is locked): stop it, or use Postgres to run several", path)
	}
	return f.Close, nil
}
