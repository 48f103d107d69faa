package index

import (
	"unicode"
	"unicode/utf8"
)

// scanner splits a text into tokens. A token is a run of letters and digits, including
// apostrophes inside words (O'Brien), periods inside abbreviations (Ph.D), and the periods
// and commas of numbers (25.4mm, 1926.501, 1,250). In scripts
// without spaces between words, each run is one token, marked dense. Everything between
// two tokens, including invalid UTF-8, is a separator and never lost: the tokens' offsets
// are those of the text.
type scanner struct {
	text string
	at   int
}

type token struct {
	start, end int
	dense      bool // a run of a script without spaces: its terms are pairs of runes
}

type runeClass uint8

const (
	separator runeClass = iota
	wordRune
	denseRune
	joinRune // part of a word only between two letters or digits
)

var asciiClass = func() (class [utf8.RuneSelf]runeClass) {
	for c := range class {
		switch {
		case c >= '0' && c <= '9', c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z':
			class[c] = wordRune
		case c == '\'', c == '.', c == ',':
			class[c] = joinRune
		}
	}
	return class
}()

func classOf(r rune) runeClass {
	switch {
	case r < utf8.RuneSelf:
		return asciiClass[r]
	case r == utf8.RuneError:
		return separator
	case r == '’' || r == 'ʼ' || r == 'ʻ':
		return joinRune
	case unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul,
		unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar):
		if unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsDigit(r) {
			return denseRune
		}
		return separator
	case r == 'ー': // lengthens the preceding vowel in Japanese; Unicode assigns it no script
		return denseRune
	case unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsNumber(r):
		return wordRune
	}
	return separator
}

// next returns the next token; ok is false at the end of the text.
func (s *scanner) next() (t token, ok bool) {
	text := s.text
	i := s.at
	for i < len(text) {
		r, size := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(text[i:])
		}
		switch classOf(r) {
		case wordRune:
			end := wordEnd(text, i+size)
			s.at = end
			return token{start: i, end: end}, true
		case denseRune:
			end := denseEnd(text, i+size)
			s.at = end
			return token{start: i, end: end, dense: true}, true
		}
		i += size
	}
	s.at = i
	return token{}, false
}

func wordEnd(text string, i int) int {
	letters := 1 // since the last period
	dotted := false
	for i < len(text) {
		r, size := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(text[i:])
		}
		switch classOf(r) {
		case wordRune:
			letters++
		case joinRune:
			if joinsDigits(text, i, r) {
				break
			}
			if r == ',' || !letterAt(text, i+size) {
				return i
			}
			if r == '.' {
				// "Ph.D" and "U.S.A" are words. "end.Next" is two words without a space.
				if letters > 2 || shortRun(text, i+size) > 2 {
					return i
				}
				dotted = true
				letters = 0
			} else if dotted {
				return i
			}
		default:
			return i
		}
		i += size
	}
	return i
}

// joinsDigits reports whether a period is a decimal point, or a comma groups thousands.
func joinsDigits(text string, i int, r rune) bool {
	if i == 0 || !isDigit(text[i-1]) || i+1 >= len(text) || !isDigit(text[i+1]) {
		return false
	}
	if r == '.' {
		return true
	}
	return r == ',' && i+3 < len(text) && isDigit(text[i+2]) && isDigit(text[i+3]) && (i+4 == len(text) || !isDigit(text[i+4]))
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func denseEnd(text string, i int) int {
	for i < len(text) {
		r, size := utf8.DecodeRuneInString(text[i:])
		if classOf(r) != denseRune {
			return i
		}
		i += size
	}
	return i
}

func letterAt(text string, i int) bool {
	if i >= len(text) {
		return false
	}
	r, _ := utf8.DecodeRuneInString(text[i:])
	return classOf(r) == wordRune && unicode.IsLetter(r)
}

// shortRun counts the word runes starting at i, up to three.
func shortRun(text string, i int) int {
	n := 0
	for i < len(text) && n < 3 {
		r, size := utf8.DecodeRuneInString(text[i:])
		if classOf(r) != wordRune {
			break
		}
		n++
		i += size
	}
	return n
}
