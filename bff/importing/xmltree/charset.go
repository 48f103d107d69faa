package xmltree

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html/charset"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/simplifiedchinese"
	utf "golang.org/x/text/encoding/unicode"
)

var declared = regexp.MustCompile(`(?i)<\?xml[^>]{0,200}encoding\s*=\s*["']([A-Za-z0-9._:-]{1,40})["']`)

// The declaration is in the head, sometimes after a comment.
const head = 1024

// decode converts the document to UTF-8. It detects the charset from the byte order mark,
// the declaration, or, if it's not UTF-8, the characters.
func decode(raw []byte) (text []byte, notes []string, err error) {
	for mark, e := range map[string]encoding.Encoding{
		"\xff\xfe": utf.UTF16(utf.LittleEndian, utf.ExpectBOM),
		"\xfe\xff": utf.UTF16(utf.BigEndian, utf.ExpectBOM),
	} {
		if bytes.HasPrefix(raw, []byte(mark)) {
			text, err = e.NewDecoder().Bytes(raw)
			return text, []string{"it was in UTF-16"}, err
		}
	}
	raw = bytes.TrimPrefix(raw, []byte("\xef\xbb\xbf"))
	name := ""
	if m := declared.FindSubmatch(raw[:min(len(raw), head)]); m != nil {
		name = strings.ToLower(string(m[1]))
	}
	if utf8.Valid(raw) && (name == "" || name == "utf-8" || name == "utf8" || name == "us-ascii") {
		return raw, nil, nil
	}
	if name == "utf-8" || name == "utf8" {
		return mended(raw)
	}
	if name != "" {
		e, canonical := charset.Lookup(name)
		if e == nil {
			return nil, nil, fmt.Errorf("the file declares the unknown charset %q", name)
		}
		text, err = e.NewDecoder().Bytes(raw)
		return text, []string{"it was in the charset " + canonical}, err
	}
	e, guessed := guess(raw)
	if e == nil {
		return nil, nil, errors.New("the file declares no charset and isn't UTF-8: save it as UTF-8 and try again (nothing was imported)")
	}
	text, err = e.NewDecoder().Bytes(raw)
	return text, []string{"it declares no charset; we detected " + guessed}, err
}

// mended replaces a few invalid bytes in UTF-8. It returns an error for many, because
// the text isn't UTF-8 then.
func mended(raw []byte) ([]byte, []string, error) {
	broken := 0
	for rest := raw; len(rest) > 0; {
		r, size := utf8.DecodeRune(rest)
		if r == utf8.RuneError && size == 1 {
			broken++
		}
		rest = rest[size:]
	}
	if broken > 20+len(raw)/10_000 {
		return nil, nil, fmt.Errorf("the file declares UTF-8, but %d bytes aren't valid (nothing was imported)", broken)
	}
	return bytes.ToValidUTF8(raw, []byte("\uFFFD")), []string{fmt.Sprintf("%d bytes aren't valid UTF-8: each became �", broken)}, nil
}

// guess detects Japanese by kana, Hebrew by letters, and Chinese by ideographs. It
// returns nil if the text is ambiguous.
func guess(raw []byte) (encoding.Encoding, string) {
	for _, c := range []struct {
		name     string
		encoding encoding.Encoding
		script   []*unicode.RangeTable
		share    float64
	}{
		{"shift_jis", japanese.ShiftJIS, kana, 0.2},
		{"euc-jp", japanese.EUCJP, kana, 0.2},
		{"gb2312", simplifiedchinese.GBK, []*unicode.RangeTable{unicode.Han}, 0.7},
		{"windows-1255", charmap.Windows1255, []*unicode.RangeTable{unicode.Hebrew}, 0.7},
	} {
		text, err := c.encoding.NewDecoder().Bytes(raw)
		if err == nil && !bytes.ContainsRune(text, utf8.RuneError) && shareOf(text, c.script) >= c.share {
			return c.encoding, c.name
		}
	}
	return nil, ""
}

var kana = []*unicode.RangeTable{unicode.Hiragana, unicode.Katakana}

// shareOf returns the share of non-ASCII characters that belong to a script. Half-width
// kana don't count, because any high byte decodes to one.
func shareOf(text []byte, script []*unicode.RangeTable) float64 {
	all, ours := 0, 0
	for _, r := range string(text) {
		if r < 0x80 {
			continue
		}
		all++
		if unicode.In(r, script...) && (r < 0xFF61 || r > 0xFF9F) {
			ours++
		}
	}
	if all == 0 {
		return 0
	}
	return float64(ours) / float64(all)
}
