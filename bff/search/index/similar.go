package index

// Weights of a shared area. A shared keyword is weighted by its rarity: about six for a
// keyword that one expert in 400 has.
const (
	sharedPrimaryArea = 12
	sharedArea        = 6
)

// Similar lists up to n experts who share areas with an expert, most shared areas and
// keywords first. ok is false if the expert isn't in the index.
func (ix *Index) Similar(expertID string, n int) (hits []Hit, ok bool) {
	return ix.current.Load().similar(expertID, n)
}

func (s *snapshot) similar(expertID string, n int) ([]Hit, bool) {
	at, self, ok := s.find(expertID)
	if !ok {
		return nil, false
	}
	x := scratches.Get().(*scratch)
	defer x.release()
	x.prepare(s)
	x.denseWords = false
	d := s.parts[at].document(self)

	x.shareAreas(s, d.Areas)
	x.parts[at].result[self>>6] &^= 1 << (self & 63)
	number := len(d.Areas)
	for _, a := range d.Areas {
		for _, k := range a.Keywords {
			number = x.shareKeyword(s, k, number)
		}
	}
	for _, k := range d.Keywords {
		number = x.shareKeyword(s, k, number)
	}
	x.words = append(x.words, queryWord{}) // so that page orders by score
	hits := []Hit{}
	for _, c := range x.page(&Query{Sort: ByRelevance, Page: 1, Size: n}) {
		hits = append(hits, x.hit(c))
	}
	return hits, true
}

// shareAreas sets result to the documents with at least one of the areas, scored by how
// many they share.
func (x *scratch) shareAreas(s *snapshot, areas []Area) {
	for i := range x.parts {
		x.parts[i].result.clear()
	}
	for number, a := range areas {
		n, ok := s.facets.ids[facetKey{Areas, a.Code()}]
		if !ok {
			continue
		}
		worth := uint32(sharedArea * scoreScale)
		if a.Primary {
			worth = sharedPrimaryArea * scoreScale
		}
		for i := range x.parts {
			w := &x.parts[i]
			w.segment.facets.chosen([]uint16{n}, w.spare)
			w.spare.and(w.active)
			w.spare.each(func(document uint32) {
				if !w.result.has(document) {
					w.result[document>>6] |= 1 << (document & 63)
					w.scores[document] = 0
				}
				w.scores[document] += worth
			})
			w.markWords(a.SubcategoryName, number)
		}
	}
}

// shareKeyword adds the weight of a keyword's words to the documents that contain them.
// It numbers the words from number on and returns the next free number.
func (x *scratch) shareKeyword(s *snapshot, keyword string, number int) int {
	for _, term := range nameWords(keyword) {
		if isStop(term) || isMarket(term) {
			continue
		}
		matching := 0
		for i := range x.parts {
			w := &x.parts[i]
			w.hits.clear()
			copy(w.hits.wanted, w.active)
			if t, ok := w.lookup(term); ok {
				w.gather(t, exact, &w.hits)
				w.mark(t, number)
			}
			matching += w.hits.found.countBoth(w.active)
		}
		number++
		if matching == 0 {
			continue
		}
		x.worth.compute(rarity(s.active, matching), false, true)
		for i := range x.parts {
			w := &x.parts[i]
			copy(w.spare, w.result)
			w.spare.and(w.hits.found)
			w.spare.each(func(document uint32) { w.scores[document] += x.worth.of(w.hits.best[document]) })
		}
	}
	return number
}

// markWords marks the words of a text.
func (w *work) markWords(text string, number int) {
	for _, term := range nameWords(text) {
		if t, ok := w.lookup(term); ok && !isStop(term) {
			w.mark(t, number)
		}
	}
}
