package index

// Weights of a shared area, by its rarity: twice as much for an area that one expert in 400
// has, half for one that all have. A shared keyword is weighted by its rarity too: about six
// for a keyword that one expert in 400 has.
const (
	sharedPrimaryArea = 12
	sharedArea        = 6
)

func areaWorth(primary bool, rarity float64) uint32 {
	worth := sharedArea
	if primary {
		worth = sharedPrimaryArea
	}
	return uint32(float64(worth*scoreScale) * (0.5 + rarity/4))
}

// Alike are experts who share areas with an expert.
type Alike struct {
	Self Document
	Hits []Hit // with their facts
	// Rarity of the expert's own areas by code: the more, the fewer experts have it.
	Rarity map[string]float64
}

// Similar lists up to n experts who share areas with an expert, the most and the rarest
// shared areas and keywords first. ok is false if the expert isn't in the index.
func (ix *Index) Similar(expertID string, n int) (alike Alike, ok bool) {
	return ix.current.Load().similar(expertID, n)
}

func (s *snapshot) similar(expertID string, n int) (Alike, bool) {
	at, self, ok := s.find(expertID)
	if !ok {
		return Alike{}, false
	}
	x := scratches.Get().(*scratch)
	defer x.release()
	x.prepare(s)
	x.denseWords = false
	d := s.parts[at].document(self)

	alike := Alike{Self: d, Hits: []Hit{}, Rarity: x.shareAreas(s, d.Areas)}
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
	for _, c := range x.page(&Query{Sort: ByRelevance, Page: 1, Size: n}) {
		hit := x.hit(c)
		hit.Facts = s.parts[c.part].document(c.document).Facts
		alike.Hits = append(alike.Hits, hit)
	}
	return alike, true
}

// shareAreas sets result to the documents with at least one of the areas, scored by how
// many they share. It returns how rare each area is, by code.
func (x *scratch) shareAreas(s *snapshot, areas []Area) map[string]float64 {
	rarities := make(map[string]float64, len(areas))
	for i := range x.parts {
		x.parts[i].result.clear()
	}
	for number, a := range areas {
		n, ok := s.facets.ids[facetKey{Areas, a.Code()}]
		if !ok {
			continue
		}
		matching := 0
		for i := range x.parts {
			w := &x.parts[i]
			w.segment.facets.chosen([]uint16{n}, w.spare)
			matching += w.spare.countBoth(w.active) // and for the scores below
		}
		rarities[a.Code()] = rarity(s.active, matching)
		worth := areaWorth(a.Primary, rarities[a.Code()])
		for i := range x.parts {
			w := &x.parts[i]
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
	return rarities
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
