// Package archive owns the zip in which somebody's data leave: JSON that people can
// read, and files. Its content is left to the domains.
package archive

import (
	"archive/zip"
	"encoding/json"
	"fmt"
	"io"
	"path"
	"strings"
	"time"
)

// Writer writes a zip. Close ends it.
type Writer struct {
	zip    *zip.Writer
	at     time.Time
	folder string
}

// New is a zip into w whose files bear the time.
func New(w io.Writer, at time.Time) *Writer { return &Writer{zip: zip.NewWriter(w), at: at} }

// Folder is the same zip with names below a folder.
func (w *Writer) Folder(name string) *Writer {
	inside := *w
	inside.folder = path.Join(w.folder, safe(name))
	return &inside
}

// JSON adds value as a file of that name, without its ending.
func (w *Writer) JSON(name string, value any) error {
	f, err := w.create(name + ".json")
	if err != nil {
		return err
	}
	out := json.NewEncoder(f)
	out.SetEscapeHTML(false)
	out.SetIndent("", "  ")
	return out.Encode(value)
}

// File adds what r holds.
func (w *Writer) File(name string, r io.Reader) error {
	f, err := w.create(name)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, r)
	return err
}

// Close writes the end of the zip.
func (w *Writer) Close() error { return w.zip.Close() }

func (w *Writer) create(name string) (io.Writer, error) {
	f, err := w.zip.CreateHeader(&zip.FileHeader{Name: path.Join(w.folder, safe(name)), Method: zip.Deflate, Modified: w.at})
	if err != nil {
		return nil, fmt.Errorf("archive: %w", err)
	}
	return f, nil
}

// safe keeps a name from leading anywhere but into the folder that it is unpacked to.
func safe(name string) string {
	name = strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`/\:*?"<>|`, r) {
			return '_'
		}
		return r
	}, name)
	if strings.Trim(name, ".") == "" {
		return "_"
	}
	return name
}
