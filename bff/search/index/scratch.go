package index

import "sync"

// scratch is the working memory of one query. It is handed from query to query,
// so that a search allocates little more than its result.
type scratch struct {
	words     []queryWord
	parts     []work
	best      []uint16
	scores    []uint32
	bits      []uint64
	marks     []uint64
	counts    []uint32
	passing   []uint32 // counts of some groups
	selected  []bool   // by value number
	children  []uint32 // by value number: how many subcategories are shown
	order     []int    // numbers of the words, as they are looked up
	frequency []int    // by number of the word
	worth     worth    // of the word at hand
	single    bool     // the only word's hits are the scores: they are not written down
	near      []nearTerm
	top       []candidate
	pieces    []piece
	found     []uint64
	cuts      []int
	text      []byte
	record    record
	numbers   []uint16

	denseWords bool // some word is a pair of runes of a dense run
}

// work is a query's working memory for one segment.
type work struct {
	part

	hits    hits   // of the word at hand
	living  bitset // not departed
	fitting bitset // the words so far, all of them
	chosen  bitset // the filters, all of them
	result  bitset // both
	spare   bitset // scratch for short uses
	filters [groups]bitset

	scores []uint32

	foundTerms []foundTerm // what the words were found as; a term may stand more than once
	allFound   uint64      // the words, as bits, that any term was found for
	isMarked   bitset      // surfaces of found terms
	marks      []uint64    // by surface: the words, as bits, that it was found for; only of the marked
}

// foundTerm is a term that a word of the query was found as.
type foundTerm struct {
	term uint32
	word uint8 // its number, at most markedWords
}

var scratches = sync.Pool{New: func() any { return new(scratch) }}

func sized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/8)
	}
	return s[:n]
}

// prepare cuts the working memory to the snapshot.
func (x *scratch) prepare(s *snapshot) {
	const setsOfPart = 8 + groups
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
	slot, surface := 0, 0
	for i := range s.parts {
		p, w := &s.parts[i], &x.parts[i]
		w.part = *p
		n := bitsetWords(p.n)
		w.hits = hits{found: cut(n), sealed: cut(n), wanted: cut(n), best: x.best[slot : slot+p.n]}
		w.scores = x.scores[slot : slot+p.n]
		w.living, w.fitting, w.chosen, w.result, w.spare = cut(n), cut(n), cut(n), cut(n), cut(n)
		for g := range w.filters {
			w.filters[g] = cut(n)
		}
		w.foundTerms, w.allFound = w.foundTerms[:0], 0
		w.isMarked = cut(bitsetWords(len(p.surfaces)))
		w.isMarked.clear()
		w.marks = x.marks[surface : surface+len(p.surfaces)]
		slot += p.n
		surface += len(p.surfaces)
		w.living.fill(p.n)
		if p.departed != nil {
			for j, gone := range p.departed {
				w.living[j] &^= gone
			}
		}
	}
}

// release gives the memory back; nothing of it may be used afterwards.
func (x *scratch) release() {
	for i := range x.parts {
		x.parts[i].part = part{} // a pooled scratch keeps no old segment alive
	}
	x.record.Document = Document{}
	for i := range x.words {
		x.words[i] = queryWord{}
	}
	x.words = x.words[:0]
	x.single = false
	scratches.Put(x)
}

// markedWords is how many words of a query are told apart by marks; the few
// queries with more share the last mark.
const markedWords = 63

// mark notes that a term was found for a word.
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

// wordsOf are the words, as bits, that a surface was found for.
func (w *work) wordsOf(surface uint32) uint64 {
	if !w.isMarked.has(surface) {
		return 0
	}
	return w.marks[surface]
}
