package edition

import (
	"peritus/bff/content/block"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// The places where a word can occur, by weight. A word in one place outweighs the same
// word in all places with lower weight.
const (
	inBody    = 1
	InAuthor  = 20
	inSummary = 30
	inTitle   = 1000
)

// EntryWords are the words of an article or episode, each with its best place.
type EntryWords struct {
	Places   map[string]int
	Unspaced []PlacedText // for scripts without spaces between words
}

type PlacedText struct {
	Text  string
	Place int
}

func WordsOf(title, summary, body string) EntryWords {
	w := EntryWords{Places: map[string]int{}}
	w.Add(body, inBody)
	w.Add(summary, inSummary)
	w.Add(title, inTitle)
	return w
}

func (w *EntryWords) Add(text string, place int) {
	folded := Fold(text)
	for _, word := range SplitWords(folded) {
		w.Places[word] = max(w.Places[word], place)
	}
	if strings.ContainsFunc(folded, block.Unspaced) {
		w.Unspaced = append(w.Unspaced, PlacedText{folded, place})
	}
}

func SplitWords(folded string) []string {
	return strings.FieldsFunc(folded, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r)
	})
}

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
