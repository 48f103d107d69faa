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
	matches := x.run(s, &q)
	r := Result{Of: s.active, Page: q.Page, Complete: x.complete, Pasted: x.pasted, Unused: x.unused}
	for i := range x.parts {
		w := &x.parts[i]
		copy(w.result, w.matching)
		w.result.and(w.chosen)
		r.Count += w.result.count()
	}
	r.Pages = (r.Count + q.Size - 1) / q.Size
	r.Understood = x.understood(matches, q.Literal)
	r.Facets = x.facets(s, &q)
	r.Offers = x.offers(s, &q)
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
			switch g {
			case s.filters.fee:
				w.segment.within(q.Fees, w.filters[g])
			case Cities:
				w.segment.inCities(selected, s.facets, w.filters[g])
			default:
				w.segment.facets.chosen(x.numbers, w.filters[g])
			}
			w.chosen.and(w.filters[g])
		}
	}
}

// run finds the documents of a query. The scratch is prepared for its snapshot.
func (x *scratch) run(s *snapshot, q *Query) []wordMatch {
	x.prepare(s)
	x.lexicon = q.Lexicon
	if x.lexicon == nil {
		x.lexicon = words{}
	}
	p := newParser(q, s.knows)
	x.words = p.clauses(x.words[:0])
	x.choose(s, q)
	x.unused = 0
	if x.pasted = p.pasted; x.pasted {
		x.pickTelling(s)
	}
	matches := x.match(s)
	x.complete = 0
	for i := range x.parts {
		x.complete += x.parts[i].matching.countBoth(x.parts[i].chosen)
	}
	x.broadened = x.mayBroaden(q, matches, p.pasted)
	if x.broadened {
		x.broaden(s, matches)
	}
	return matches
}

// knows reports whether any document has a tag.
func (s *snapshot) knows(tag string) bool {
	for i := range s.parts {
		if _, ok := s.parts[i].lookup(tag); ok {
			return true
		}
	}
	return false
}

// mayBroaden reports whether a search that found few can find more without some clauses.
// In another order than by relevance, experts with all clauses wouldn't come first, so only
// a search that found nothing is broadened.
func (x *scratch) mayBroaden(q *Query, matches []wordMatch, pasted bool) bool {
	found, soft := 0, 0
	for i := range x.words {
		if w := &x.words[i]; !w.optional && !w.excluded && matches[i].count > 0 {
			found++
			if matches[i].soft {
				soft++
			}
		}
	}
	if soft > 0 && !x.narrowed {
		return true
	}
	byRelevance := q.Sort == ByRelevance || q.Sort == ""
	return found > 1 && (x.complete == 0 || byRelevance && (x.complete <= Few || pasted && x.complete < enough))
}

// match finds the documents that contain all clauses, ignoring those that no document
// contains, and scores those that pass the filters. Clauses that match only with typos don't
// narrow, unless they're alone.
func (x *scratch) match(s *snapshot) []wordMatch {
	for i := range x.parts {
		w := &x.parts[i]
		copy(w.matching, w.active)
		w.excluded.clear()
	}
	x.denseWords = false
	x.single, x.narrowed = false, false
	if len(x.words) == 0 {
		return nil
	}
	matches := make([]wordMatch, len(x.words))
	required := 0
	for i := range x.words {
		if w := &x.words[i]; w.excluded {
			matches[i] = x.expand(i)
			for j := range x.parts {
				x.parts[j].exclude()
			}
		} else if !w.optional {
			required++
		}
	}
	for j := range x.parts {
		x.parts[j].without(x.parts[j].excluded)
	}
	x.denseWords = slices.ContainsFunc(x.words, func(w queryWord) bool { return w.dense })
	matched, first := 0, true
	x.single = len(x.words) == 1 && required == 1
	for _, i := range x.rarestFirst() {
		if x.words[i].excluded {
			continue
		}
		m := x.expand(i)
		matches[i] = m
		if m.count == 0 {
			continue
		}
		optional := x.words[i].optional
		if !optional && (!m.soft || required == 1) {
			matched++
			for j := range x.parts {
				x.parts[j].matching.and(x.parts[j].hits.found)
			}
		}
		x.worth.compute(rarity(s.active, m.count), required == 1, optional)
		if !x.single {
			for j := range x.parts {
				x.parts[j].score(&x.worth, first)
			}
			first = false
		}
	}
	x.narrowed = matched > 0
	switch {
	case matched > 0:
	case required > 0 && !x.anySoft(matches):
		for i := range x.parts {
			x.parts[i].matching.clear()
		}
	case first: // nothing was scored
		for i := range x.parts {
			clear(x.parts[i].scores)
		}
	}
	return matches
}

// anySoft reports whether a clause matches with typos only.
func (x *scratch) anySoft(matches []wordMatch) bool {
	return slices.ContainsFunc(matches, func(m wordMatch) bool { return m.soft })
}

// exclude adds the current hits to the excluded documents.
func (w *work) exclude() {
	for i, found := range w.hits.found {
		w.excluded[i] |= found
	}
}

// rarestFirst returns the numbers of the words, rarest first so that fewer documents are
// scored twice, and optional words last.
func (x *scratch) rarestFirst() []int {
	x.order, x.frequency = x.order[:0], x.frequency[:0]
	for i := range x.words {
		n := 0
		for j := range x.parts {
			n += x.parts[j].frequencyOf(&x.words[i])
		}
		if x.words[i].optional {
			n = math.MaxInt
		}
		x.order, x.frequency = append(x.order, i), append(x.frequency, n)
	}
	slices.SortStableFunc(x.order, func(a, b int) int { return cmp.Compare(x.frequency[a], x.frequency[b]) })
	return x.order
}

// frequencyOf estimates how many documents have a clause.
func (w *work) frequencyOf(word *queryWord) int {
	if word.term == "" {
		n := math.MaxInt32
		for _, term := range word.words {
			if t, ok := w.lookup(term); ok && !isStop(term) {
				n = min(n, int(w.frequency[t]))
			}
		}
		return n
	}
	if term, ok := w.lookup(word.term); ok {
		return int(w.frequency[term])
	}
	return 0
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
