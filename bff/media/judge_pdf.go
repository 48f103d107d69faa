package media

import (
	"bytes"
	"io"
)

// judgePDF looks for the mark at the end and for a lock. Whoever reads the document has
// a program of his own for that; nothing here opens it.
func judgePDF(f io.ReaderAt, size int64) error {
	content, err := io.ReadAll(io.NewSectionReader(f, 0, size))
	if err != nil {
		return err
	}
	if !bytes.Contains(content, []byte("%%EOF")) {
		return notAllowed("The PDF is not complete.")
	}
	if bytes.Contains(content, []byte("/Encrypt")) {
		return notAllowed("The PDF is locked by a password, so that our staff could not read it.")
	}
	return nil
}
