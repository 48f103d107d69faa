package index

import "sync"

// scratch is the working memory of one query. It is pooled, so a search allocates little
// more than its result.
type scratch struct {
	words       []queryWord
	parts       []work
	best        []uint16
	scores      []uint32
	bits        []uint64
	marks       []uint64
	counts      []uint32
	groupCounts []uint32 // counts of the current groups
	selected    []bool   // by value number
	children    []uint32 // by value number: how many subcategories are shown
	order       []int    // numbers of the words, in lookup order
	frequency   []int    // by word number
	worth       worth    // of the current word
	single      bool     // one required word only: its hits are the scores, so none are written
	near        []nearTerm
	top         []candidate
	pieces      []piece
	found       []uint64
	cuts        []int
	text        []byte
	record      record
	numbers     []uint16

	lexicon     Lexicon
	facetView   *facetView
	complete    int  // results with all clauses
	narrowed    bool // by a clause
	broadened   bool
	pasted      bool
	unused      int // words of a pasted text that could have counted
	broadening  bool
	relatedTier tier              // of what the lexicon adds to the current word
	strict      bool              // only what holds whatever other documents have
	areas       map[string]uint64 // by code: the clauses, as bits, that the lexicon leads to it
	saved       []uint64
	covered     [][]bitset // by clause of a broadened search: its documents in each segment
	checked     record
	packed      []packed
	places      []int // of the surfaces in pieces

	filters    *filters
	hidesFees  bool
	denseWords bool // some word is a pair of runes of a dense run
}

// work is a query's working memory for one segment.
type work struct {
	part

	hits     hits   // of the current word
	active   bitset // not deleted
	matching bitset // documents that match all words so far
	chosen   bitset // documents that pass all filters
	result   bitset // both
	spare    bitset // temporary
	literal  bitset // documents with a clause as it was typed
	excluded bitset // documents that match an excluded clause
	one      hits   // of one word of a phrase
	impacts  []byte // of a phrase
	phrases  []phraseForm
	filters  []bitset // by group

	scores []uint32

	foundTerms []foundTerm // terms that the words matched; a term can be listed twice
	allFound   uint64      // the words, as bits, that matched any term
	isMarked   bitset      // surfaces of matching terms
	marks      []uint64    // by surface: the words, as bits, that it matched; valid if isMarked
}

// foundTerm is a term that matched a word of the query.
type foundTerm struct {
	term uint32
	word uint8 // the word's number, at most markedWords
}

var scratches = sync.Pool{New: func() any { return new(scratch) }}

func sized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/8)
	}
	return s[:n]
}

// prepare sizes the working memory for the snapshot.
func (x *scratch) prepare(s *snapshot) {
	x.facetView = s.facets
	x.filters, x.hidesFees = s.filters, s.filters.fee == maxGroups
	setsOfPart := 11 + int(s.filters.count())
	surfaces, bits := 0, 0
	for i := range s.parts {
		surfaces += len(s.parts[i].surfaces)
		bits += bitsetWords(s.parts[i].n)*setsOfPart + bitsetWords(len(s.parts[i].surfaces))
	}
	x.best = sized(x.best, s.slots)
	x.scores = sized(x.scores, s.slots)
	x.bits = sized(x.bits, bits)
	x.marks = sized(x.marks, surfaces)
	x.counts = sized(x.counts, len(s.facets.values))
	clear(x.counts)
	x.parts = sized(x.parts, len(s.parts))

	free := x.bits
	cut := func(n int) bitset {
		b := free[:n:n]
		free = free[n:]
		return b
	}
	x.broadened, x.broadening, x.single = false, false, false
	if x.areas == nil {
		x.areas = map[string]uint64{}
	}
	clear(x.areas)
	slot, surface := 0, 0
	for i := range s.parts {
		p, w := &s.parts[i], &x.parts[i]
		w.part = *p
		n := bitsetWords(p.n)
		w.hits = hits{found: cut(n), sealed: cut(n), wanted: cut(n), best: x.best[slot : slot+p.n]}
		w.scores = x.scores[slot : slot+p.n]
		w.active, w.matching, w.chosen, w.result, w.spare, w.excluded, w.literal = cut(n), cut(n), cut(n), cut(n), cut(n), cut(n), cut(n)
		w.one.found = cut(n)
		w.phrases = w.phrases[:0]
		w.filters = sized(w.filters, int(s.filters.count()))
		for g := range w.filters {
			w.filters[g] = cut(n)
		}
		w.foundTerms, w.allFound = w.foundTerms[:0], 0
		w.isMarked = cut(bitsetWords(len(p.surfaces)))
		w.isMarked.clear()
		w.marks = x.marks[surface : surface+len(p.surfaces)]
		slot += p.n
		surface += len(p.surfaces)
		w.active.fill(p.n)
		if p.deleted != nil {
			for j, deleted := range p.deleted {
				w.active[j] &^= deleted
			}
		}
	}
}

// release returns the memory to the pool. Nothing of it may be used afterwards.
func (x *scratch) release() {
	for i := range x.parts {
		x.parts[i].part = part{} // a pooled scratch must not keep old segments in memory
	}
	x.record.Document, x.checked.Document = Document{}, Document{}
	x.lexicon, x.facetView = nil, nil
	clear(x.covered)
	for i := range x.words {
		x.words[i] = queryWord{}
	}
	x.words = x.words[:0]
	x.single = false
	scratches.Put(x)
}

// markedWords is the number of query words that have their own mark. In longer queries,
// the remaining words share the last mark.
const markedWords = 63

// mark records that a term matched a word.
func (w *work) mark(term uint32, word int) {
	number := min(word, markedWords)
	w.foundTerms = append(w.foundTerms, foundTerm{term, uint8(number)})
	w.allFound |= 1 << number
	for _, surface := range w.surfacesOf(term) {
		i, bit := surface>>6, uint64(1)<<(surface&63)
		if w.isMarked[i]&bit == 0 {
			w.isMarked[i] |= bit
			w.marks[surface] = 0
		}
		w.marks[surface] |= 1 << number
	}
}

// wordsOf returns the words, as bits, that a surface matched.
func (w *work) wordsOf(surface uint32) uint64 {
	if !w.isMarked.has(surface) {
		return 0
	}
	return w.marks[surface]
}
