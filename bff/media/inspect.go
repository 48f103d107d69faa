package media

import (
	"archive/zip"
	"bytes"
	"errors"
	"image/jpeg"
	"io"
	"math"
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
	archive, zipErr := readArchive(f, size)
	isZip := zipErr == nil && len(archive.File) > 0 || errors.Is(zipErr, errLongList)
	switch {
	case bytes.HasPrefix(head, []byte("PK\x03\x04")):
		switch {
		case errors.Is(zipErr, errLongList):
			return "", notAllowed("This document has too many parts.")
		case !isZip:
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

// longestList is how many bytes of an archive's list of parts are read: tens of thousands of
// parts with short names.
const longestList = 1 << 20

var errLongList = errors.New("the archive's list of parts is too long")

// listing reads no more than it has left.
type listing struct {
	io.ReaderAt
	left int64
}

func (l *listing) ReadAt(p []byte, off int64) (int, error) {
	if l.left -= int64(len(p)); l.left < 0 {
		return 0, errLongList
	}
	return l.ReaderAt.ReadAt(p, off)
}

// readArchive reads the list of parts, which would be held in memory however long it is.
func readArchive(f io.ReaderAt, size int64) (*zip.Reader, error) {
	l := &listing{f, longestList}
	archive, err := zip.NewReader(l, size)
	l.left = math.MaxInt64
	return archive, err
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
