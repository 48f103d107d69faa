package edition

import (
	"peritus/bff/content/block"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Where a word was found, by how much it weighs. A word in a better place
// outweighs the same word in all the lesser ones.
const (
	inBody    = 1
	InAuthor  = 20
	inSummary = 30
	inTitle   = 1000
)

// EntryWords are the words of an article or an episode with the best place of each.
type EntryWords struct {
	Places   map[string]int
	Unspaced []PlacedText // for scripts without spaces, where words have no edges
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

// Letters that are no base letter with a mark, but are typed as one.
var plainLetters = strings.NewReplacer("ß", "ss", "æ", "ae", "œ", "oe", "ø", "o", "đ", "d", "ð", "d", "ł", "l", "þ", "th", "ı", "i", "'", "", "’", "")

// Fold lowers case, takes accents off and joins what an apostrophe parts, so that
// "Müller’s" and "mullers" are the same.
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
