package block

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

const maxHeadingID = 80 // runes

// HeadingIDs gives the headings of one body ids that are unique on the page.
type HeadingIDs struct{ used map[string]int }

// The layouts of the site have landmarks of these names.
func NewHeadingIDs() *HeadingIDs {
	return &HeadingIDs{used: map[string]int{"content": 1, "main": 1, "top": 1}}
}

// Next is the slug of text, with a number where another heading has it already.
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

// Slug keeps the letters and digits of every script, in lower case, with a
// hyphen for each run of anything else.
func Slug(text string) string {
	var b strings.Builder
	runes := 0
	gap := false
	for _, r := range norm.NFC.String(text) {
		if runes >= maxHeadingID {
			break
		}
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r) {
			// An apostrophe inside a word parts nothing.
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
