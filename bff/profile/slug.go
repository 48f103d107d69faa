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
	longestStem  = 54 // leaves room for what makes it unique
	shortestStem = 3
)

// slugStem makes the beginning of a slug of a name in any script. It is
// "expert-witness" where the name has too few Latin letters.
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
		return "expert-witness"
	}
	return stem
}

// latin letters that do not come apart into a plain letter and a mark.
var latin = map[rune]string{
	'ł': "l", 'ø': "o", 'đ': "d", 'ð': "d", 'þ': "th", 'ß': "ss", 'æ': "ae", 'œ': "oe", 'ı': "i", 'ħ': "h", 'ŧ': "t",
}

// slugCandidates are the slugs to try for a stem, the nicest first. unique is
// what makes the last of them good enough in a world full of namesakes.
func slugCandidates(stem, unique string) []string {
	const numbered = 20
	candidates := make([]string, 0, numbered+1)
	if !section.Reserved(stem) {
		candidates = append(candidates, stem)
	}
	for n := 2; n <= numbered; n++ {
		candidates = append(candidates, stem+"-"+strconv.Itoa(n))
	}
	return append(candidates, stem+"-"+unique)
}
