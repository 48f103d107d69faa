package index

// Hits returns the experts of the index with these ids, in that order.
func (ix *Index) Hits(expertIDs []string) []Hit { return ix.current.Load().hitsOf(expertIDs) }

func (s *snapshot) hitsOf(expertIDs []string) []Hit {
	x := scratches.Get().(*scratch)
	defer x.release()
	x.prepare(s)
	hits := make([]Hit, 0, len(expertIDs))
	for _, id := range expertIDs {
		if part, document, ok := s.find(id); ok {
			hits = append(hits, x.hit(candidate{part: uint32(part), document: document}))
		}
	}
	return hits
}

// Contains reports whether an expert is in the index.
func (ix *Index) Contains(expertID string) bool {
	_, _, ok := ix.current.Load().find(expertID)
	return ok
}
