package address

import (
	"strconv"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"peritus/bff/profile/section"
)

// Key is the same for all spellings of a slug. Slugs are ASCII.
func Key(slug string) string { return strings.ToLower(slug) }

const (
	longestStem  = 54 // leaves room for a unique suffix
	shortestStem = 3
)

// stemOf derives the start of a slug from a name in any script. It returns
// "expert-witness" if the name has too few Latin letters.
func stemOf(name string) string {
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
		return "expert-witness"
	}
	return stem
}

// latin lists letters that don't decompose into a plain letter and a mark.
var latin = map[rune]string{
	'ł': "l", 'ø': "o", 'đ': "d", 'ð': "d", 'þ': "th", 'ß': "ss", 'æ': "ae", 'œ': "oe", 'ı': "i", 'ħ': "h", 'ŧ': "t",
}

// Candidates returns the slugs to try for a name, best first. The last one ends in unique,
// for very common names.
func Candidates(name, unique string) []string {
	const numbered = 20
	stem := stemOf(name)
	candidates := make([]string, 0, numbered+1)
	if !section.Reserved(stem) {
		candidates = append(candidates, stem)
	}
	for n := 2; n <= numbered; n++ {
		candidates = append(candidates, stem+"-"+strconv.Itoa(n))
	}
	return append(candidates, stem+"-"+unique)
}
