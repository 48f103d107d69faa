// Package folder checks at start that the program can write to its configured folders,
// so the first upload doesn't fail.
package folder

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Prepare creates a folder if it doesn't exist, and makes sure that files can be written
// to it. Its error names the folder.
func Prepare(path string, mode fs.FileMode) error {
	if err := os.MkdirAll(path, mode); err != nil {
		return cannot("create", path, err)
	}
	return probe(path)
}

// Private prepares a folder that only its owner can read. It also restricts an existing
// folder.
func Private(path string) error {
	if err := Prepare(path, 0o700); err != nil {
		return err
	}
	if err := os.Chmod(path, 0o700); err != nil {
		return cannot("keep others out of", path, err)
	}
	return nil
}

// Check returns an error if Prepare would fail, without creating anything. If the folder
// doesn't exist, its nearest existing parent must be writable.
func Check(path string) error {
	path, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	for at := path; ; at = filepath.Dir(at) {
		info, err := os.Stat(at)
		switch {
		case err == nil && !info.IsDir():
			return fmt.Errorf("cannot use the folder %s: %s is a file", path, at)
		case err == nil && at == path:
			return probe(at)
		case err == nil:
			if err := probe(at); err != nil {
				return fmt.Errorf("cannot create the folder %s: %w", path, err)
			}
			return nil
		case !errors.Is(err, fs.ErrNotExist) || at == filepath.Dir(at):
			return cannot("use", path, err)
		}
	}
}

// probe writes a file and removes it.
func probe(path string) error {
	f, err := os.CreateTemp(path, ".writable-*")
	if err != nil {
		return cannot("write to", path, err)
	}
	_, err = f.WriteString("x")
	if err = errors.Join(err, f.Close(), os.Remove(f.Name())); err != nil {
		return cannot("write to", path, err)
	}
	return nil
}

// cannot returns an error that names the folder rather than the probe file.
func cannot(what, path string, err error) error {
	if absolute, problem := filepath.Abs(path); problem == nil {
		path = absolute
	}
	var at *fs.PathError
	if errors.As(err, &at) {
		err = at.Err
	}
	return fmt.Errorf("cannot %s the folder %s: %w", what, path, err)
}
