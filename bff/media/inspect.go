package media

import (
	"archive/zip"
	"bytes"
	"image/jpeg"
	"io"
)

// refusal is the reason why a file is refused.
type refusal string

func (r refusal) Error() string { return string(r) }

func notAllowed(why string) error { return refusal(why) }

// inspect detects a file's type from its content, not its name. It checks the structure and
// unpacks only a few short lists, so no file can keep it busy.
func inspect(f io.ReaderAt, size int64) (Kind, error) {
	head := make([]byte, 512)
	n, err := f.ReadAt(head, 0)
	if err != nil && err != io.EOF {
		return "", err
	}
	head = head[:n]
	archive, zipErr := zip.NewReader(f, size)
	isZip := zipErr == nil && len(archive.File) > 0
	switch {
	case bytes.HasPrefix(head, []byte("PK\x03\x04")):
		if !isZip {
			return "", notAllowed("We can't read this file.")
		}
		return inspectOffice(archive)
	case isZip:
		return "", notAllowed("This file mixes two file types.")
	case bytes.HasPrefix(head, []byte("%PDF-")):
		return PDF, inspectPDF(f, size)
	case bytes.HasPrefix(head, []byte("\x89PNG\r\n\x1a\n")):
		return PNG, inspectPNG(f, size)
	case bytes.HasPrefix(head, []byte("\xff\xd8\xff")):
		return JPEG, inspectJPEG(f, size)
	case bytes.HasPrefix(head, []byte("\xd0\xcf\x11\xe0")):
		return "", notAllowed("This Office document is locked or in an old format.")
	}
	return "", notAllowed("We can't accept that file type.")
}

const mostPixels = 100_000_000

func inspectJPEG(f io.ReaderAt, size int64) error {
	picture, err := jpeg.DecodeConfig(io.NewSectionReader(f, 0, size))
	if err != nil {
		return notAllowed("We can't read this picture.")
	}
	tail := make([]byte, min(size, 64<<10))
	if _, err := f.ReadAt(tail, size-int64(len(tail))); err != nil && err != io.EOF {
		return err
	}
	if !bytes.Contains(tail, []byte{0xff, 0xd9}) {
		return notAllowed("This picture is incomplete.")
	}
	return inspectSize(picture.Width, picture.Height)
}

func inspectSize(width, height int) error {
	if width < 1 || height < 1 || width > mostPixels/height {
		return notAllowed("This picture has too many pixels.")
	}
	return nil
}
