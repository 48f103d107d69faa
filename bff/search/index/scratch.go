package index

import "sync"

// scratch is the working memory of one query. It is handed from query to query,
// so that a search allocates little more than its answer.
type scratch struct {
	words   []queryWord
	parts   []work
	best    []uint16
	scores  []uint32
	bits    []uint64
	marks   []uint64
	counts  []uint32
	worth   worth
	near    []nearTerm
	top     []candidate
	pieces  []piece
	found   []uint64
	cuts    []int
	text    []byte
	numbers []uint16

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
	spare   bitset // for whatever needs a set for a moment
	filters [groups]bitset

	scores []uint32

	marks  []uint64 // by term: the words, as bits, that it was found for
	marked []uint32 // the terms whose marks are not zero
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
	const setsOfPart = 6 + groups
	terms, bits := 0, 0
	for i := range s.parts {
		terms += len(s.parts[i].terms)
		bits += bitsetWords(s.parts[i].n) * setsOfPart
	}
	x.best = sized(x.best, s.slots)
	x.scores = sized(x.scores, s.slots)
	x.bits = sized(x.bits, bits)
	x.marks = sized(x.marks, terms) // all zero: release sees to it
	x.counts = sized(x.counts, len(s.facets.values))
	clear(x.counts)
	x.parts = sized(x.parts, len(s.parts))

	free := x.bits
	cut := func(n int) bitset {
		b := free[:n:n]
		free = free[n:]
		return b
	}
	slot, term := 0, 0
	for i := range s.parts {
		p, w := &s.parts[i], &x.parts[i]
		w.part = *p
		n := bitsetWords(p.n)
		w.hits = hits{found: cut(n), best: x.best[slot : slot+p.n]}
		w.scores = x.scores[slot : slot+p.n]
		w.living, w.fitting, w.chosen, w.result, w.spare = cut(n), cut(n), cut(n), cut(n), cut(n)
		for g := range w.filters {
			w.filters[g] = cut(n)
		}
		w.marks = x.marks[term : term+len(p.terms)]
		w.marked = w.marked[:0]
		slot += p.n
		term += len(p.terms)
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
		w := &x.parts[i]
		for _, term := range w.marked {
			w.marks[term] = 0
		}
		w.part = part{} // a pooled scratch keeps no old segment alive
	}
	for i := range x.words {
		x.words[i] = queryWord{}
	}
	x.words = x.words[:0]
	scratches.Put(x)
}

// markedWords is how many words of a query are told apart by marks; the few
// queries with more share the last mark.
const markedWords = 63

// mark notes that a term was found for a word.
func (w *work) mark(term uint32, word int) {
	if w.marks[term] == 0 {
		w.marked = append(w.marked, term)
	}
	w.marks[term] |= 1 << min(word, markedWords)
}
