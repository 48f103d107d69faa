package media

import (
	"bytes"
	"compress/zlib"
	"encoding/hex"
	"io"
	"regexp"
)

const (
	// mostObjects limits the total size of a PDF's object streams in bytes, unpacked or searched.
	mostObjects = 16 << 20
	// mostStreams limits the words "stream" that are looked at, two for each stream, and
	// mostPacked those that may hold objects. Scans of 25 MB have some thousands.
	mostStreams = 200_000
	mostPacked  = 5_000
)

var errUnreadablePDF = notAllowed("We can't read this PDF.")

// inspectPDF checks the end marker and refuses encryption and active content: scripts,
// programs, embedded files, and forms that submit themselves. Links that need a click are
// fine. Staff open the document in their own viewer.
func inspectPDF(f io.ReaderAt, size int64) error {
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
	if err := inspectObjects(content); err != nil {
		return err
	}
	streams, err := objectStreams(content)
	if err != nil {
		return err
	}
	left := int64(mostObjects)
	for _, packed := range streams {
		objects, err := unpackedObjects(packed, &left)
		if err != nil {
			return err
		}
		if err := inspectObjects(objects); err != nil {
			return err
		}
	}
	return nil
}

// active lists the names of active content with their descriptions. Two-letter names such
// as /JS would match pictures by chance, so the list has the actions that contain them.
var active = []struct {
	name *regexp.Regexp
	why  string
}{
	{nameOf("JavaScript|Rendition"), "This PDF contains a script."},
	{nameOf("Launch|SubmitForm|ImportData|GoToR|GoToE"), "This PDF opens other programs or files."},
	{nameOf("EmbeddedFile|EmbeddedFiles|RichMedia|Movie|Sound|U3D"), "This PDF contains another file."},
}

// nameOf matches whole names: /Launching isn't /Launch.
func nameOf(names string) *regexp.Regexp {
	return regexp.MustCompile(`/(?:` + names + `)(?:[\s/<>()\[\]{}%]|$)`)
}

func inspectObjects(objects []byte) error {
	plain := plainNames(objects)
	for _, a := range active {
		if a.name.Match(plain) {
			return notAllowed(a.why + " Print it to a new PDF and send that one.")
		}
	}
	return nil
}

var escaped = regexp.MustCompile(`#[0-9A-Fa-f]{2}`)

// plainNames decodes the escaped characters in names, such as #53 for S.
func plainNames(objects []byte) []byte {
	return escaped.ReplaceAllFunc(objects, func(code []byte) []byte {
		char, err := hex.DecodeString(string(code[1:]))
		if err != nil {
			return code
		}
		return char
	})
}

var streamStart = regexp.MustCompile(`stream\r?\n`)

// longestDictionary is the maximum distance in bytes from a dictionary to its stream.
const longestDictionary = 1 << 10

// objectStreams matches packed objects, which can hide what inspectObjects looks for.
func objectStreams(content []byte) ([][]byte, error) {
	var found [][]byte
	starts := streamStart.FindAllIndex(content, mostStreams+1)
	if len(starts) > mostStreams {
		return nil, errUnreadablePDF
	}
	for _, at := range starts {
		before := content[max(0, at[0]-longestDictionary):at[0]]
		if begin := bytes.LastIndex(before, []byte("obj")); begin >= 0 {
			before = before[begin:]
		}
		if bytes.Contains(plainNames(before), []byte("/ObjStm")) {
			if found = append(found, content[at[1]:]); len(found) > mostPacked {
				return nil, errUnreadablePDF
			}
		}
	}
	return found, nil
}

// unpackedObjects unpacks an object stream and takes its length from what is left for the
// document. What isn't packed as zlib is returned as it is.
func unpackedObjects(packed []byte, left *int64) ([]byte, error) {
	r, err := zlib.NewReader(bytes.NewReader(packed))
	if err != nil {
		plain := packed[:min(int64(len(packed)), *left+1)]
		if end := bytes.Index(plain, []byte("endstream")); end >= 0 {
			plain = plain[:end]
		}
		if *left -= int64(len(plain)); *left < 0 {
			return nil, errUnreadablePDF
		}
		return plain, nil
	}
	// Viewers ignore a missing or wrong checksum at the end.
	objects, _ := io.ReadAll(io.LimitReader(r, *left+1))
	*left -= int64(len(objects))
	if *left < 0 {
		return nil, errUnreadablePDF
	}
	return objects, nil
}
