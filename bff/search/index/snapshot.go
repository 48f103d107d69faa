package index

// snapshot is an immutable state of the index that a reader uses from start to finish.
// Writers publish a new one.
type snapshot struct {
	parts  []part
	facets *facetView
	live   int // documents
	slots  int // documents, departed ones included
}

// part is a segment and the set of its deleted documents.
type part struct {
	*segment
	departed bitset // nil: none
	gone     int
	totals   []uint32 // by facet value: living documents
	loaded   bool     // by Load or LoadPair: not a change that Compact should fold in
}

func newSnapshot(parts []part, facets *facetView) *snapshot {
	s := &snapshot{parts: parts, facets: facets}
	for _, p := range parts {
		s.live += p.n - p.gone
		s.slots += p.n
	}
	return s
}

// find locates an expert's current document.
func (s *snapshot) find(expertID string) (at int, document uint32, ok bool) {
	for i := range s.parts {
		p := &s.parts[i]
		if d, found := p.segment.find(expertID); found && (p.departed == nil || !p.departed.has(d)) {
			return i, d, true
		}
	}
	return 0, 0, false
}
