package edition

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Letters that don't decompose, with the ASCII letters that people type for them.
var plainLetters = strings.NewReplacer("ß", "ss", "æ", "ae", "œ", "oe", "ø", "o", "đ", "d", "ð", "d", "ł", "l", "þ", "th", "ı", "i", "'", "", "’", "")

// Fold lowercases s and removes accents and apostrophes, so that "Müller’s" equals
// "mullers".
func Fold(text string) string {
	decomposed := norm.NFKD.String(text)
	var b strings.Builder
	b.Grow(len(decomposed))
	for _, r := range decomposed {
		if !unicode.Is(unicode.Mn, r) {
			b.WriteRune(unicode.ToLower(r))
		}
	}
	return plainLetters.Replace(b.String())
}
