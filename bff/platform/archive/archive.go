// Package archive writes the ZIP files of data exports: readable JSON and files. The
// domains provide the content.
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

// Writer writes a ZIP file. Call Close at the end.
type Writer struct {
	zip    *zip.Writer
	at     time.Time
	folder string
}

// New returns a Writer to w whose files have the given time.
func New(w io.Writer, at time.Time) *Writer { return &Writer{zip: zip.NewWriter(w), at: at} }

// Folder returns a Writer for a folder in the same ZIP file.
func (w *Writer) Folder(name string) *Writer {
	inside := *w
	inside.folder = path.Join(w.folder, safe(name))
	return &inside
}

// JSON adds value as a JSON file. name has no extension.
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

// File adds the content of r.
func (w *Writer) File(name string, r io.Reader) error {
	f, err := w.create(name)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, r)
	return err
}

// Close finishes the ZIP file.
func (w *Writer) Close() error { return w.zip.Close() }

func (w *Writer) create(name string) (io.Writer, error) {
	f, err := w.zip.CreateHeader(&zip.FileHeader{Name: path.Join(w.folder, safe(name)), Method: zip.Deflate, Modified: w.at})
	if err != nil {
		return nil, fmt.Errorf("archive: %w", err)
	}
	return f, nil
}

// safe makes sure a name can't escape the folder it's unpacked to.
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
