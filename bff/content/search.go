package content

import (
	"slices"
	"sort"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"peritus/bff/content/block"
)

const (
	maxQuery      = 200 // runes
	maxQueryWords = 10
)

// Where a word was found, by how much it weighs. A word in a better place
// outweighs the same word in all the lesser ones.
const (
	inBody    = 1
	inAuthor  = 20
	inSummary = 30
	inTitle   = 1000
)

// entryWords are the words of an article or an episode with the best place of each.
type entryWords struct {
	places   map[string]int
	unspaced []placedText // for scripts without spaces, where words have no edges
}

type placedText struct {
	text  string
	place int
}

func wordsOf(title, summary, body string) entryWords {
	w := entryWords{places: map[string]int{}}
	w.add(body, inBody)
	w.add(summary, inSummary)
	w.add(title, inTitle)
	return w
}

func (w *entryWords) add(text string, place int) {
	folded := fold(text)
	for _, word := range splitWords(folded) {
		w.places[word] = max(w.places[word], place)
	}
	if strings.ContainsFunc(folded, block.Unspaced) {
		w.unspaced = append(w.unspaced, placedText{folded, place})
	}
}

// searchIndex finds articles by the beginnings of their words.
type searchIndex struct {
	words    []string    // sorted
	postings [][]posting // beside words
	unspaced [][]placedText
}

type posting struct{ article, place int }

// searchable is an article with the name it was written under.
type searchable struct {
	words  entryWords
	author string
}

// newSearchIndex numbers the articles as they come, newest first.
func newSearchIndex(articles []searchable) *searchIndex {
	index := &searchIndex{}
	byWord := map[string][]posting{}
	for i, a := range articles {
		for word, place := range a.words.places {
			byWord[word] = append(byWord[word], posting{i, place})
		}
		byline := entryWords{places: map[string]int{}}
		byline.add(a.author, inAuthor)
		for word, place := range byline.places {
			byWord[word] = append(byWord[word], posting{i, place})
		}
		index.unspaced = append(index.unspaced, slices.Concat(a.words.unspaced, byline.unspaced))
	}
	for word := range byWord {
		index.words = append(index.words, word)
	}
	slices.Sort(index.words)
	for _, word := range index.words {
		index.postings = append(index.postings, byWord[word])
	}
	return index
}

// find answers the numbers of the articles that hold all words of the query, best
// first and newest first among equals. A query without any word finds nothing.
func (x *searchIndex) find(query string) []int {
	words := queryWords(query)
	if len(words) == 0 {
		return nil
	}
	scores := x.places(words[0])
	for _, word := range words[1:] {
		more := x.places(word)
		for article, place := range scores {
			if more[article] == 0 {
				delete(scores, article)
				continue
			}
			scores[article] = place + more[article]
		}
	}
	found := make([]int, 0, len(scores))
	for article := range scores {
		found = append(found, article)
	}
	slices.SortFunc(found, func(a, b int) int {
		if scores[a] != scores[b] {
			return scores[b] - scores[a]
		}
		return a - b
	})
	return found
}

// places is where articles hold a word that begins like the one typed.
func (x *searchIndex) places(typed string) map[int]int {
	best := map[int]int{}
	if strings.ContainsFunc(typed, block.Unspaced) {
		for article, texts := range x.unspaced {
			for _, t := range texts {
				if strings.Contains(t.text, typed) {
					best[article] = max(best[article], t.place)
				}
			}
		}
		return best
	}
	from := sort.SearchStrings(x.words, typed)
	for i := from; i < len(x.words) && strings.HasPrefix(x.words[i], typed); i++ {
		for _, p := range x.postings[i] {
			best[p.article] = max(best[p.article], p.place)
		}
	}
	return best
}

// queryWords are the distinct words of a query, as far as they are considered.
func queryWords(query string) []string {
	if runes := []rune(query); len(runes) > maxQuery {
		query = string(runes[:maxQuery])
	}
	var words []string
	for _, word := range splitWords(fold(query)) {
		if !slices.Contains(words, word) && len(words) < maxQueryWords {
			words = append(words, word)
		}
	}
	return words
}

func splitWords(folded string) []string {
	return strings.FieldsFunc(folded, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r)
	})
}

// Letters that are no base letter with a mark, but are typed as one.
var plainLetters = strings.NewReplacer("ß", "ss", "æ", "ae", "œ", "oe", "ø", "o", "đ", "d", "ð", "d", "ł", "l", "þ", "th", "ı", "i", "'", "", "’", "")

// fold lowers case, takes accents off and joins what an apostrophe parts, so that
// "Müller’s" and "mullers" are the same.
func fold(text string) string {
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
