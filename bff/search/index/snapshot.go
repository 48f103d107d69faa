package index

// snapshot is an immutable state of the index that a reader uses from start to finish.
// Writers publish a new one.
type snapshot struct {
	parts   []part
	facets  *facetView
	filters *filters
	active  int // documents, without deleted ones
	slots   int // documents, including deleted ones
}

// part is a segment and the set of its deleted documents.
type part struct {
	*segment
	deleted      bitset // nil if there are none
	deletedCount int
	totals       []uint32 // by facet value: active documents
	loaded       bool     // by Load or LoadPair, so Compact doesn't treat it as a change
}

func newSnapshot(parts []part, facets *facetView, filters *filters) *snapshot {
	s := &snapshot{parts: parts, facets: facets, filters: filters}
	for _, p := range parts {
		s.active += p.n - p.deletedCount
		s.slots += p.n
	}
	return s
}

// find returns an expert's current document.
func (s *snapshot) find(expertID string) (at int, document uint32, ok bool) {
	for i := range s.parts {
		p := &s.parts[i]
		if d, found := p.segment.find(expertID); found && (p.deleted == nil || !p.deleted.has(d)) {
			return i, d, true
		}
	}
	return 0, 0, false
}
