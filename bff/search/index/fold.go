package index

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// maxTermBytes is the maximum length of a term. Longer terms are cut at a rune.
const maxTermBytes = 48

// Fold normalizes a text for comparison: lower case, no accents, compatibility forms
// resolved, and letters such as ø and ß spelled out.
func Fold(text string) string {
	if isFolded(text) {
		return text
	}
	var b strings.Builder
	b.Grow(len(text))
	for _, r := range norm.NFKC.String(text) {
		foldRune(&b, r)
	}
	return b.String()
}

// foldRune writes the folded form of one rune of a composed text. Scripts without spaces
// keep their marks, because there a mark makes a different letter.
func foldRune(b *strings.Builder, r rune) {
	switch {
	case r >= 'A' && r <= 'Z':
		b.WriteByte(byte(r) + 'a' - 'A')
	case r < utf8.RuneSelf:
		b.WriteByte(byte(r))
	case classOf(r) == denseRune:
		b.WriteRune(r)
	default:
		for _, part := range norm.NFKD.String(string(r)) {
			if unicode.Is(unicode.Mn, part) {
				continue
			}
			part = unicode.ToLower(part)
			if plain, ok := writtenOut[part]; ok {
				b.WriteString(plain)
				continue
			}
			b.WriteRune(part)
		}
	}
}

func isFolded(text string) bool {
	for i := range len(text) {
		if c := text[i]; c >= utf8.RuneSelf || c >= 'A' && c <= 'Z' {
			return false
		}
	}
	return true
}

// Letters that don't decompose but that people type without the mark.
var writtenOut = map[rune]string{
	'ß': "ss", 'æ': "ae", 'œ': "oe", 'ø': "o", 'đ': "d", 'ð': "d", 'þ': "th",
	'ł': "l", 'ı': "i", 'ħ': "h", 'ŋ': "n", 'ŧ': "t", 'ĸ': "k", 'ə': "e",
	'’': "'", 'ʼ': "'", 'ʻ': "'",
}

// appendTerms appends the terms that find a token: one for a word (two for O'Brien, which
// is also found as Brien), and one per pair of neighbors for a dense run.
func appendTerms(terms []string, surface string, dense bool) []string {
	if dense {
		return appendPairs(terms, surface)
	}
	folded := Fold(surface)
	if !strings.ContainsAny(folded, "'.,") {
		return appendTerm(terms, folded)
	}
	folded = withoutPunctuation(folded)
	if whole, owner := strings.CutSuffix(folded, "'s"); owner {
		folded = whole
	}
	first, rest, joined := strings.Cut(folded, "'")
	terms = appendTerm(terms, strings.ReplaceAll(folded, "'", ""))
	if joined && utf8.RuneCountInString(first) <= 2 && utf8.RuneCountInString(rest) > 2 {
		terms = appendTerm(terms, strings.ReplaceAll(rest, "'", ""))
	}
	return terms
}

// withoutPunctuation removes the periods of abbreviations and the commas of numbers. A
// decimal point stays, because 25.4 isn't 254.
func withoutPunctuation(folded string) string {
	var b strings.Builder
	for i, r := range folded {
		if r == '.' && joinsDigits(folded, i, r) || r != '.' && r != ',' {
			b.WriteRune(r)
		}
	}
	return b.String()
}

func appendTerm(terms []string, term string) []string {
	if len(term) > maxTermBytes {
		cut := maxTermBytes
		for cut > 0 && !utf8.RuneStart(term[cut]) {
			cut--
		}
		term = term[:cut]
	}
	if term == "" {
		return terms
	}
	return append(terms, term)
}

func appendPairs(terms []string, run string) []string {
	previous, n := "", 0
	for _, r := range run {
		one := Fold(string(r))
		if n++; n > 1 {
			terms = append(terms, previous+one)
		}
		previous = one
	}
	if n == 1 {
		terms = appendTerm(terms, previous)
	}
	return terms
}
