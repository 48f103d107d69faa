package index

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
)

// Search runs a query on the current index.
func (ix *Index) Search(q Query) Result { return ix.current.Load().search(q) }

func (s *snapshot) search(q Query) Result {
	x := scratches.Get().(*scratch)
	defer x.release()
	if q.Size < 1 {
		q.Size = PageSize
	}
	q.Page = max(q.Page, 1)
	x.words = parseQuery(q.Text, x.words[:0])
	x.prepare(s)

	x.choose(s, &q)
	matches := x.match(s, q.Sort == ByRelevance || q.Sort == "")
	r := Result{Of: s.active, Page: q.Page}
	for i := range x.parts {
		w := &x.parts[i]
		copy(w.result, w.matching)
		w.result.and(w.chosen)
		r.Count += w.result.count()
	}
	r.Pages = (r.Count + q.Size - 1) / q.Size
	r.Understood = x.understood(matches)
	r.Facets = x.facets(s, &q)
	if r.Count <= Few {
		r.Drop = s.drops(&q, x.words, matches, r.Count)
	}
	if page := x.page(&q); len(page) > 0 {
		r.Hits = make([]Hit, len(page))
		for i, c := range page {
			r.Hits[i] = x.hit(c)
		}
	}
	return r
}

// choose applies the filters, one by one and all together.
func (x *scratch) choose(s *snapshot, q *Query) {
	for i := range x.parts {
		copy(x.parts[i].chosen, x.parts[i].active)
	}
	for g := range s.filters.count() {
		if !s.filters.narrows(q, g) {
			continue
		}
		selected := s.filters.selected(q, g)
		x.numbers = x.numbers[:0]
		for _, code := range selected {
			if n, ok := s.facets.ids[facetKey{g, code}]; ok {
				x.numbers = append(x.numbers, n)
			}
		}
		for i := range x.parts {
			w := &x.parts[i]
			if g == s.filters.fee {
				w.segment.within(q.Fees, w.filters[g])
			} else {
				w.segment.facets.chosen(x.numbers, w.filters[g])
			}
			w.chosen.and(w.filters[g])
		}
	}
}

// match finds the documents that contain all words, ignoring words that no document
// contains, and scores those that pass the filters.
func (x *scratch) match(s *snapshot, scored bool) []wordMatch {
	for i := range x.parts {
		copy(x.parts[i].matching, x.parts[i].active)
	}
	x.denseWords = false
	if len(x.words) == 0 {
		return nil
	}
	required := 0
	for i := range x.words {
		if !x.words[i].optional {
			required++
		}
	}
	x.denseWords = slices.ContainsFunc(x.words, func(w queryWord) bool { return w.dense })
	matches := make([]wordMatch, len(x.words))
	matched, first := 0, true
	x.single = scored && len(x.words) == 1 && required == 1
	for _, i := range x.rarestFirst() {
		m := x.expand(i)
		matches[i] = m
		if m.count == 0 {
			continue
		}
		optional := x.words[i].optional
		if !optional {
			matched++
			for j := range x.parts {
				x.parts[j].matching.and(x.parts[j].hits.found)
			}
		}
		if scored {
			x.worth.compute(rarity(s.active, m.count), required == 1, optional)
		}
		if scored && !x.single {
			for j := range x.parts {
				x.parts[j].score(&x.worth, first)
			}
			first = false
		}
	}
	if matched == 0 {
		for i := range x.parts {
			x.parts[i].matching.clear()
		}
	}
	return matches
}

// rarestFirst returns the numbers of the words, rarest first so that fewer documents are
// scored twice, and optional words last.
func (x *scratch) rarestFirst() []int {
	x.order, x.frequency = x.order[:0], x.frequency[:0]
	for i := range x.words {
		n := 0
		for j := range x.parts {
			if term, ok := x.parts[j].lookup(x.words[i].term); ok {
				n += int(x.parts[j].postings.frequency[term])
			}
		}
		if x.words[i].optional {
			n = math.MaxInt
		}
		x.order, x.frequency = append(x.order, i), append(x.frequency, n)
	}
	slices.SortStableFunc(x.order, func(a, b int) int { return cmp.Compare(x.frequency[a], x.frequency[b]) })
	return x.order
}

// score adds the current word's worth to the documents that still match and pass the
// filters.
func (w *work) score(worth *worth, first bool) {
	best, scores := w.hits.best, w.scores[:len(w.hits.best)]
	for i, found := range w.hits.found {
		matching := w.matching[i] & w.chosen[i]
		from := i << 6
		if first && matching != 0 {
			clear(scores[from:min(from+64, len(scores))])
		}
		for set := matching & found; set != 0; set &= set - 1 {
			document := from + bits.TrailingZeros64(set)
			scores[document] += worth.of(best[document])
		}
	}
}
