package view

import (
	"peritus/bff/content/block"
	"peritus/bff/content/edition"
	"slices"
	"sort"
	"strings"
)

const (
	maxQuery      = 200 // runes
	maxQueryWords = 10
)

// searchIndex finds entries by prefixes of their words.
type searchIndex struct {
	words    []string    // sorted
	postings [][]posting // parallel to words
	unspaced [][]edition.PlacedText
}

type posting struct{ article, place int }

// searchable is an entry with the names of its authors or speakers.
type searchable struct {
	words  edition.EntryWords
	author string
}

// newSearchIndex numbers the entries in the given order, newest first.
func newSearchIndex(articles []searchable) *searchIndex {
	index := &searchIndex{}
	byWord := map[string][]posting{}
	for i, a := range articles {
		for word, place := range a.words.Places {
			byWord[word] = append(byWord[word], posting{i, place})
		}
		byline := edition.EntryWords{Places: map[string]int{}}
		byline.Add(a.author, edition.InAuthor)
		for word, place := range byline.Places {
			byWord[word] = append(byWord[word], posting{i, place})
		}
		index.unspaced = append(index.unspaced, slices.Concat(a.words.Unspaced, byline.Unspaced))
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

// find returns the numbers of the entries with all words of the query, best first, then
// newest first. A query without words finds nothing.
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

// places returns the best place of each entry with a word that starts with the typed one.
func (x *searchIndex) places(typed string) map[int]int {
	best := map[int]int{}
	if strings.ContainsFunc(typed, block.Unspaced) {
		for article, texts := range x.unspaced {
			for _, t := range texts {
				if strings.Contains(t.Text, typed) {
					best[article] = max(best[article], t.Place)
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

// queryWords returns the distinct words of a query, up to a limit.
func queryWords(query string) []string {
	if runes := []rune(query); len(runes) > maxQuery {
		query = string(runes[:maxQuery])
	}
	var words []string
	for _, word := range edition.SplitWords(edition.Fold(query)) {
		if !slices.Contains(words, word) && len(words) < maxQueryWords {
			words = append(words, word)
		}
	}
	return words
}
