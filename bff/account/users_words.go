package account

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// longestWord is how many bytes of a word count: that many tell people apart.
const longestWord = 64

// wordsOf are the words of texts as searching compares them: folded, without marks
// on letters, each once.
func wordsOf(texts ...string) []string {
	var words []string
	seen := map[string]bool{}
	for _, text := range texts {
		for word := range strings.FieldsFuncSeq(plain(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) }) {
			if word = clipWord(word); !seen[word] {
				seen[word] = true
				words = append(words, word)
			}
		}
	}
	return words
}

// plain folds case and drops the marks that not everybody types: José is jose.
func plain(text string) string {
	var b strings.Builder
	for _, r := range norm.NFKD.String(cases.Fold().String(text)) {
		if !unicode.Is(unicode.Mn, r) {
			b.WriteRune(r)
		}
	}
	return norm.NFC.String(b.String())
}

func clipWord(word string) string {
	if len(word) <= longestWord {
		return word
	}
	end := longestWord
	for !utf8.RuneStart(word[end]) {
		end--
	}
	return word[:end]
}
