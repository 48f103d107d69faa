package profile

import (
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"peritus/bff/profile/section"
)

// slugKey is what two spellings of one slug share. Slugs are ASCII.
func slugKey(slug string) string { return strings.ToLower(slug) }

const (
	longestStem  = 56 // leaves room for a number
	shortestStem = 3
)

// slugStem makes the beginning of a slug of a name in any script. It is
// "expert" where the name has too few Latin letters.
func slugStem(name string) string {
	var b strings.Builder
	gap := false
	for _, r := range norm.NFKD.String(name) {
		r = unicode.ToLower(r)
		text, special := latin[r]
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			text = string(r)
		case special:
		case r == ' ' || r == '-' || r == '_':
			gap = b.Len() > 0
			continue
		default:
			continue // marks, apostrophes, other scripts
		}
		if gap {
			b.WriteByte('-')
			gap = false
		}
		b.WriteString(text)
	}
	stem := b.String()
	if len(stem) > longestStem {
		stem = strings.TrimRight(stem[:longestStem], "-")
	}
	if len(stem) < shortestStem {
		return "expert"
	}
	return stem
}

// latin letters that do not come apart into a plain letter and a mark.
var latin = map[rune]string{
	'ł': "l", 'ø': "o", 'đ': "d", 'ð': "d", 'þ': "th", 'ß': "ss", 'æ': "ae", 'œ': "oe", 'ı': "i", 'ħ': "h", 'ŧ': "t",
}

// freeSlug is the stem itself, or the stem with the smallest number that is
// free. taken holds keys.
func freeSlug(stem string, taken map[string]bool) string {
	if !taken[stem] && !section.Reserved(stem) {
		return stem
	}
	for n := 2; ; n++ {
		if slug := stem + "-" + strconv.Itoa(n); !taken[slug] {
			return slug
		}
	}
}
