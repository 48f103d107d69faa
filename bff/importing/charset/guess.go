package charset

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

// candidate is a charset that its characters give away.
type candidate struct {
	name     string
	encoding encoding.Encoding
	script   *unicode.RangeTable
	share    float64 // of the characters beyond ASCII that belong to the script
}

// candidates are in the order to try them. Only Japanese has kana. Korean is nearly all
// Hangul, while Chinese read as Korean is half Hangul. Korean read as Chinese is all
// ideographs, so Chinese comes after it.
var candidates = []candidate{
	{"shift_jis", japanese.ShiftJIS, kana, 0.2},
	{"euc-jp", japanese.EUCJP, kana, 0.2},
	{"euc-kr", korean.EUCKR, hangul, 0.8},
	{"gb2312", simplifiedchinese.GBK, unicode.Han, 0.7},
	{"big5", traditionalchinese.Big5, unicode.Han, 0.7},
	{"windows-1255", charmap.Windows1255, unicode.Hebrew, 0.7},
}

// kana are without the half-width ones, because any high byte decodes to one.
var kana = &unicode.RangeTable{R16: []unicode.Range16{{Lo: 0x3041, Hi: 0x30FF, Stride: 1}}}

// hangul are syllables, without the letters, because kana decode to them.
var hangul = &unicode.RangeTable{R16: []unicode.Range16{{Lo: 0xAC00, Hi: 0xD7A3, Stride: 1}}}

// guess recognizes Japanese, Korean, Chinese, and Hebrew by their characters. It returns
// nil if none is clear.
func guess(raw []byte) (encoding.Encoding, string) {
	for _, c := range candidates {
		text, fits := c.read(raw)
		if !fits {
			continue
		}
		if c.script == unicode.Han && c.name == "gb2312" {
			c = moreCommon(c, text, raw)
		}
		return c.encoding, c.name
	}
	return nil, ""
}

func (c candidate) read(raw []byte) ([]byte, bool) {
	text, err := c.encoding.NewDecoder().Bytes(raw)
	return text, err == nil && !bytes.ContainsRune(text, utf8.RuneError) && shareOf(text, c.script) >= c.share
}

// moreCommon decides between simplified and traditional Chinese, which can be read as
// each other: only in the right charset are the characters common ones.
func moreCommon(simplified candidate, text, raw []byte) candidate {
	for _, c := range candidates {
		if c.name != "big5" {
			continue
		}
		if other, fits := c.read(raw); fits && common(other) > common(text) {
			return c
		}
	}
	return simplified
}

// common counts the most frequent Chinese characters in both ways of writing.
func common(text []byte) int {
	n := 0
	for _, r := range string(text) {
		if strings.ContainsRune("的一是不了在人有我他这這中大来來上个個国國和到说說们們为為子地出也时時年得就那要下以生会會自着去之过過家学學对對可里裡后後小么麼心多天而能好都然没沒日于於起还還发發成事只作当當想看文", r) {
			n++
		}
	}
	return n
}

// shareOf returns the share of the characters beyond ASCII that belong to a script.
func shareOf(text []byte, script *unicode.RangeTable) float64 {
	all, ours := 0, 0
	for _, r := range string(text) {
		if r < utf8.RuneSelf || unicode.IsPunct(r) || unicode.IsSpace(r) {
			continue
		}
		all++
		if unicode.Is(script, r) {
			ours++
		}
	}
	if all == 0 {
		return 0
	}
	return float64(ours) / float64(all)
}
