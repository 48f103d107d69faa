package index

import (
	"unicode/utf8"
)

// Sort is the order of the results.
type Sort string

const (
	ByRelevance  Sort = "relevance"
	ByConfirmed  Sort = "confirmed"  // most recently confirmed first
	ByExperience Sort = "experience" // most years first, unknown last
	ByName       Sort = "name"
	ByFee        Sort = "fee" // lowest rate for the query's activity first, unknown last
)

// Query is a search. Values in a filter are alternatives, and filters narrow each other.
// A value that no document has matches nothing.
type Query struct {
	Text      string
	Areas     []string // "category" or "category/subcategory"
	States    []string
	Countries []string
	Degrees   []string
	Filters   map[string][]string // by code
	Fees      FeeRange
	Sort      Sort // empty: ByRelevance
	Page      int  // starts at 1; lower values mean 1
	Size      int  // results per page; values below 1 mean PageSize
}

// PageSize is the number of results per page.
const PageSize = 24

// queryWord is one term to look up.
type queryWord struct {
	typed string // as typed
	term  string
	dense bool // a pair of runes of a dense run
	run   int  // number of the typed token that it belongs to
	// optional words add to the score but aren't required: stop words that may be part of
	// a name.
	optional bool
	growing  bool // still being typed, so it also matches as a prefix
}

// parseQuery returns the distinct words of a query. Stop words are optional or dropped,
// unless the query has no others.
func parseQuery(text string, words []queryWord) []queryWord {
	scan := scanner{text: text}
	var buffer [4]string
	for run := 0; ; run++ {
		t, ok := scan.next()
		if !ok {
			break
		}
		typed := text[t.start:t.end]
		terms := appendTerms(buffer[:0], typed, t.dense)
		if !t.dense && len(terms) > 1 {
			terms = terms[:1] // O'Brien is looked up as a whole
		}
		for i, term := range terms {
			last := t.end == len(text) && i == len(terms)-1
			words = append(words, queryWord{
				typed: typed, term: term, dense: t.dense, run: run,
				growing: last && (t.dense && len(terms) == 1 || !t.dense && utf8.RuneCountInString(term) >= 2),
			})
		}
	}
	words = withoutRepeats(words)
	return weighIdleWords(words)
}

func withoutRepeats(words []queryWord) []queryWord {
	kept := words[:0]
next:
	for _, w := range words {
		for i := range kept {
			if kept[i].term == w.term {
				kept[i].growing = kept[i].growing || w.growing
				continue next
			}
		}
		kept = append(kept, w)
	}
	return kept
}

func weighIdleWords(words []queryWord) []queryWord {
	telling := 0
	for _, w := range words {
		if !isStop(w.term) && !isMarket(w.term) {
			telling++
		}
	}
	if telling == 0 {
		return words
	}
	kept := words[:0]
	for _, w := range words {
		switch {
		case isMarket(w.term):
			continue
		case isStop(w.term):
			w.optional = true
		}
		kept = append(kept, w)
	}
	return kept
}
