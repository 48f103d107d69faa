// Package charset converts a source's text to UTF-8 from whatever charset it's in. It
// refuses text that it can't convert, so nothing is imported garbled.
package charset

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/html/charset"
	"golang.org/x/text/encoding"
	utf "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/encoding/unicode/utf32"
)

var declared = regexp.MustCompile(`(?i)<\?xml[^>]{0,200}encoding\s*=\s*["']([A-Za-z0-9._:-]{1,40})["']`)

// head may contain a declaration, sometimes after a comment.
const head = 1024

// marks are the first bytes of Unicode's other encodings: byte order marks, and "<"
// without one. The longest that match come first.
var marks = []struct {
	bytes    string
	name     string
	encoding encoding.Encoding
}{
	{"\xff\xfe\x00\x00", "UTF-32", utf32.UTF32(utf32.LittleEndian, utf32.ExpectBOM)},
	{"\x00\x00\xfe\xff", "UTF-32", utf32.UTF32(utf32.BigEndian, utf32.ExpectBOM)},
	{"\xff\xfe", "UTF-16", utf.UTF16(utf.LittleEndian, utf.ExpectBOM)},
	{"\xfe\xff", "UTF-16", utf.UTF16(utf.BigEndian, utf.ExpectBOM)},
	{"<\x00", "UTF-16", utf.UTF16(utf.LittleEndian, utf.IgnoreBOM)},
	{"\x00<", "UTF-16", utf.UTF16(utf.BigEndian, utf.IgnoreBOM)},
}

// Decode converts a document to UTF-8. It takes the charset from the byte order mark, the
// XML declaration, or the characters. The notes say what it did.
func Decode(raw []byte) (text []byte, notes []string, err error) {
	for _, m := range marks {
		if bytes.HasPrefix(raw, []byte(m.bytes)) {
			text, err = m.encoding.NewDecoder().Bytes(raw)
			return text, []string{"it was in " + m.name}, err
		}
	}
	raw = bytes.TrimPrefix(raw, []byte("\xef\xbb\xbf"))
	name := ""
	if m := declared.FindSubmatch(raw[:min(len(raw), head)]); m != nil {
		name = strings.ToLower(string(m[1]))
	}
	if canonical, ok := otherNames[name]; ok {
		name = canonical
	}
	switch {
	case name == "" && utf8.Valid(raw):
		return raw, nil, nil
	case name == "":
		return detected(raw)
	case name == "utf-8":
		return mended(raw)
	case isUnicode(name):
		// A declaration that we could read byte by byte is in no UTF-16 or UTF-32.
		return mended(raw)
	}
	e, canonical := charset.Lookup(name)
	if e == nil {
		return nil, nil, fmt.Errorf("the file declares the unknown charset %q", name)
	}
	if isCertainlyUTF8(raw) {
		return raw, []string{"it declares the charset " + canonical + " but is in UTF-8"}, nil
	}
	return decoded(raw, e, canonical)
}

// otherNames are names of charsets that programs write and the web's list doesn't have.
var otherNames = map[string]string{
	"utf8": "utf-8", "us-ascii": "utf-8", "ascii": "utf-8", "cp65001": "utf-8",
	"cp949": "euc-kr", "ms949": "euc-kr", "uhc": "euc-kr", "x-windows-949": "euc-kr",
	"cp932": "shift_jis", "ms932": "shift_jis", "eucjp": "euc-jp",
	"cp936": "gbk", "ms936": "gbk", "cp54936": "gb18030",
	"cp950": "big5", "ms950": "big5",
}

func isUnicode(name string) bool {
	return strings.HasPrefix(name, "utf-16") || strings.HasPrefix(name, "utf-32") || strings.Contains(name, "ucs-2") || strings.Contains(name, "ucs-4")
}

// isCertainlyUTF8 reports whether raw is UTF-8 whatever it declares: bytes of another
// charset are never valid UTF-8 in several places.
func isCertainlyUTF8(raw []byte) bool {
	if !utf8.Valid(raw) {
		return false
	}
	n := 0
	for _, r := range string(raw) {
		if r >= utf8.RuneSelf {
			if n++; n > 1 {
				return true
			}
		}
	}
	return false
}

// decoded converts from a declared charset. Many bytes that it doesn't have mean that the
// declaration is wrong.
func decoded(raw []byte, e encoding.Encoding, name string) ([]byte, []string, error) {
	text, err := e.NewDecoder().Bytes(raw)
	if err != nil {
		return nil, nil, err
	}
	broken := bytes.Count(text, []byte("\uFFFD"))
	if tooMany(broken, raw) {
		return nil, nil, fmt.Errorf("the file declares the charset %s, but %d characters aren't in it: save it as UTF-8 and try again", name, broken)
	}
	notes := []string{"it was in the charset " + name}
	if broken > 0 {
		notes = append(notes, fmt.Sprintf("%d characters aren't in the charset %s: each became �", broken, name))
	}
	return text, notes, nil
}

// detected converts text without a declaration that isn't UTF-8.
func detected(raw []byte) ([]byte, []string, error) {
	e, name := guess(raw)
	if e == nil {
		return nil, nil, errors.New("the file declares no charset and isn't UTF-8: save it as UTF-8 and try again")
	}
	text, err := e.NewDecoder().Bytes(raw)
	return text, []string{"it declares no charset; we detected " + name}, err
}

// mended tolerates a few invalid bytes in UTF-8. With many, it's another charset.
func mended(raw []byte) ([]byte, []string, error) {
	broken := 0
	for rest := raw; len(rest) > 0; {
		r, size := utf8.DecodeRune(rest)
		if r == utf8.RuneError && size == 1 {
			broken++
		}
		rest = rest[size:]
	}
	switch {
	case broken == 0:
		return raw, nil, nil
	case tooMany(broken, raw):
		text, notes, err := detected(raw)
		if err != nil {
			return nil, nil, fmt.Errorf("the file declares UTF-8, but %d bytes aren't valid", broken)
		}
		return text, notes, nil
	}
	return bytes.ToValidUTF8(raw, []byte("\uFFFD")), []string{fmt.Sprintf("%d bytes aren't valid UTF-8: each became �", broken)}, nil
}

func tooMany(broken int, raw []byte) bool { return broken > 20+len(raw)/10_000 }
