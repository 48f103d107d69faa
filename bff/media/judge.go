package media

import (
	"archive/zip"
	"bytes"
	"image/jpeg"
	"io"
)

// refusal is what is wrong with a file, in a sentence.
type refusal string

func (r refusal) Error() string { return string(r) }

func notAllowed(why string) error { return refusal(why) }

// judge tells what a file is by its content alone; its name does not count. It looks at
// structure and unpacks no more than a few short lists, so that no file keeps it busy.
func judge(f io.ReaderAt, size int64) (Kind, error) {
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
			return "", notAllowed("The file cannot be read.")
		}
		return DOCX, judgeDOCX(archive)
	case isZip:
		return "", notAllowed("The file is two kinds of file at once.")
	case bytes.HasPrefix(head, []byte("%PDF-")):
		return PDF, judgePDF(f, size)
	case bytes.HasPrefix(head, []byte("\x89PNG\r\n\x1a\n")):
		return PNG, judgePNG(f, size)
	case bytes.HasPrefix(head, []byte("\xff\xd8\xff")):
		return JPEG, judgeJPEG(f, size)
	case bytes.HasPrefix(head, []byte("\xd0\xcf\x11\xe0")):
		return "", notAllowed("The file is an old or a locked Office document.")
	}
	return "", notAllowed("This kind of file is not taken.")
}

const mostPixels = 100_000_000

func judgeJPEG(f io.ReaderAt, size int64) error {
	picture, err := jpeg.DecodeConfig(io.NewSectionReader(f, 0, size))
	if err != nil {
		return notAllowed("The picture cannot be read.")
	}
	tail := make([]byte, min(size, 64<<10))
	if _, err := f.ReadAt(tail, size-int64(len(tail))); err != nil && err != io.EOF {
		return err
	}
	if !bytes.Contains(tail, []byte{0xff, 0xd9}) {
		return notAllowed("The picture is not complete.")
	}
	return judgeSize(picture.Width, picture.Height)
}

func judgeSize(width, height int) error {
	if width < 1 || height < 1 || width > mostPixels/height {
		return notAllowed("The picture has too many pixels.")
	}
	return nil
}
