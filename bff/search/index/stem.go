package index

import (
	"unicode/utf8"

	"github.com/kljensen/snowball/english"
)

// stemOf is the stem that a term shares with its inflections. Terms with digits
// or outside ASCII are their own stem.
func stemOf(term string) string {
	if len(term) < 3 {
		return term
	}
	for i := range len(term) {
		if c := term[i]; c < 'a' || c > 'z' {
			return term
		}
	}
	return english.Stem(term, true)
}

// Words that carry no meaning in a query. In documents they are indexed in
// names alone, where "An" and "So" are names like any other.
var stopWords = wordSet("a", "about", "an", "and", "any", "are", "as", "at", "be", "by", "can", "for", "from",
	"has", "have", "he", "her", "his", "i", "in", "is", "it", "its", "my", "need", "of", "on", "or", "our", "she",
	"that", "the", "their", "they", "this", "to", "was", "we", "were", "who", "with")

// Words that every query of this market may carry and that set no expert apart.
// They narrow nothing unless they are all there is.
var marketWords = wordSet("expert", "experts", "witness", "witnesses", "testify", "testifies", "testimony")

func wordSet(words ...string) map[string]struct{} {
	set := make(map[string]struct{}, len(words))
	for _, w := range words {
		set[w] = struct{}{}
	}
	return set
}

func isStop(term string) bool {
	if len(term) > 5 || len(term) == 0 || term[0] >= utf8.RuneSelf {
		return false
	}
	_, ok := stopWords[term]
	return ok
}

func isMarket(term string) bool {
	_, ok := marketWords[term]
	return ok
}
