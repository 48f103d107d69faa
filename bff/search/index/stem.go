package index

import (
	"unicode/utf8"

	"github.com/kljensen/snowball/english"
)

// stemOf returns the common stem of a term's inflections. Terms with digits or non-ASCII
// characters are their own stem.
func stemOf(term string) string {
	if len(term) < 3 {
		return term
	}
	for i := range len(term) {
		if c := term[i]; c < 'a' || c > 'z' {
			return term
		}
	}
	if stem := english.Stem(term, true); len(stem) > 1 {
		return stem
	}
	return term
}

// Words without meaning in a query. In documents, they are indexed only in names, because
// "An" and "So" are also names.
var stopWords = wordSet("a", "about", "an", "and", "any", "are", "as", "at", "be", "by", "can", "for", "from",
	"has", "have", "he", "her", "his", "i", "in", "is", "it", "its", "my", "need", "of", "on", "or", "our", "she",
	"that", "the", "their", "they", "this", "to", "was", "we", "were", "who", "with")

// Words that any query in this market may contain and that distinguish no expert. They
// narrow the results only if there are no other words.
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
