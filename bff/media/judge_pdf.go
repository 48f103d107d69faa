package media

import (
	"bytes"
	"io"
)

// judgePDF checks for the end marker and for encryption. It doesn't open the document;
// staff read it in their own viewer.
func judgePDF(f io.ReaderAt, size int64) error {
	content, err := io.ReadAll(io.NewSectionReader(f, 0, size))
	if err != nil {
		return err
	}
	if !bytes.Contains(content, []byte("%%EOF")) {
		return notAllowed("This PDF is incomplete.")
	}
	if bytes.Contains(content, []byte("/Encrypt")) {
		return notAllowed("This PDF is password-protected. Remove the password first.")
	}
	return nil
}
