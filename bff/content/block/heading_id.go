package block

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

const maxHeadingID = 80 // runes

// HeadingIDs generates ids for the headings of one body that are unique on the page.
type HeadingIDs struct{ used map[string]int }

// The site's layouts use these ids for landmarks.
func NewHeadingIDs() *HeadingIDs {
	return &HeadingIDs{used: map[string]int{"content": 1, "main": 1, "top": 1}}
}

// Next returns the slug of text, with a number if another heading has that slug.
func (h *HeadingIDs) Next(text string) string {
	base := Slug(text)
	if base == "" {
		base = "section"
	}
	id := base
	for {
		n := h.used[id]
		if n == 0 {
			h.used[id] = 1
			return id
		}
		h.used[base]++
		id = base + "-" + strconv.Itoa(h.used[base])
	}
}

// Slug returns text in lowercase with a hyphen for each run of characters other than
// letters and digits of any script.
func Slug(text string) string {
	var b strings.Builder
	runes := 0
	gap := false
	for _, r := range norm.NFC.String(text) {
		if runes >= maxHeadingID {
			break
		}
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) {
			// An apostrophe inside a word doesn't separate words.
			gap = gap || (r != '\'' && r != '’')
			continue
		}
		if r == utf8.RuneError {
			continue
		}
		if gap && b.Len() > 0 {
			b.WriteByte('-')
		}
		gap = false
		b.WriteRune(unicode.ToLower(r))
		runes++
	}
	return b.String()
}
