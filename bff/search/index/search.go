package index

import (
	"math/bits"
	"slices"
)

// Search answers a query from the current state of the index.
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
	r := Result{Of: s.live, Page: q.Page}
	for i := range x.parts {
		w := &x.parts[i]
		copy(w.result, w.fitting)
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

// choose works out what the filters let through, each and all together.
func (x *scratch) choose(s *snapshot, q *Query) {
	for i := range x.parts {
		copy(x.parts[i].chosen, x.parts[i].living)
	}
	for g := range Group(groups) {
		selected := q.selected(g)
		if len(selected) == 0 {
			continue
		}
		x.numbers = x.numbers[:0]
		for _, code := range selected {
			if n, ok := s.facets.ids[facetKey{g, code}]; ok {
				x.numbers = append(x.numbers, n)
			}
		}
		for i := range x.parts {
			w := &x.parts[i]
			w.segment.facets.chosen(x.numbers, w.filters[g])
			w.chosen.and(w.filters[g])
		}
	}
}

// match finds the documents that have all words that any document has, and
// scores those that the filters let through.
func (x *scratch) match(s *snapshot, scored bool) []wordMatch {
	for i := range x.parts {
		copy(x.parts[i].fitting, x.parts[i].living)
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
	for i := range x.words {
		m := x.expand(i)
		matches[i] = m
		if m.count == 0 {
			continue
		}
		optional := x.words[i].optional
		if !optional {
			matched++
			for j := range x.parts {
				x.parts[j].fitting.and(x.parts[j].hits.found)
			}
		}
		if scored {
			x.worth.compute(rarity(s.live, m.count), required == 1, optional)
			for j := range x.parts {
				x.parts[j].score(&x.worth, first)
			}
			first = false
		}
	}
	if matched == 0 {
		for i := range x.parts {
			x.parts[i].fitting.clear()
		}
	}
	return matches
}

// score adds what the word at hand is worth to the documents that still fit and
// that the filters let through.
func (w *work) score(worth *worth, first bool) {
	best, scores := w.hits.best, w.scores
	for i, found := range w.hits.found {
		set := w.fitting[i] & w.chosen[i]
		for ; set != 0; set &= set - 1 {
			bit := set & -set
			document := i<<6 + bits.TrailingZeros64(set)
			added := uint32(0)
			if found&bit != 0 {
				added = worth.of(best[document])
			}
			if first {
				scores[document] = added
			} else {
				scores[document] += added
			}
		}
	}
}
