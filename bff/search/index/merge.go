package index

import "slices"

const (
	// mergeAtOnce is up to how many documents a writer merges itself, within
	// some milliseconds. More is left to Compact.
	mergeAtOnce = 512
	// partsAllowed is how many segments there can be before Compact merges them.
	partsAllowed = 12
	// looseAllowed is the share of documents, in percent, that may have departed or
	// been added since the load before Compact merges everything.
	looseAllowed = 20
)

// mergeTail merges the latest segments while the last but one is no more than
// twice the last, so that every document is merged a few times only, and the
// number of small segments grows with the logarithm of the changes.
func (ix *Index) mergeTail(parts []part) []part {
	for len(parts) > 1 {
		a, b := parts[len(parts)-2], parts[len(parts)-1]
		living := a.n - a.gone + b.n - b.gone
		if a.n-a.gone > 2*(b.n-b.gone) || living > mergeAtOnce || ix.compacting[a.segment] || ix.compacting[b.segment] {
			break
		}
		parts = append(parts[:len(parts)-2], merge([]part{a, b}, ix.table))
	}
	return parts
}

// merge combines the current documents of several segments into one.
func merge(parts []part, table *facetTable) part {
	b := newBuilder(table)
	for _, p := range parts {
		for document := range uint32(p.n) {
			if p.departed == nil || !p.departed.has(document) {
				d := p.document(document)
				b.add(&d)
			}
		}
	}
	return b.part()
}

// NeedsCompacting reports whether Compact has anything to do.
func (ix *Index) NeedsCompacting() bool { return len(compactable(ix.current.Load())) > 0 }

// Compact merges segments while readers and writers continue, and reports whether there
// was anything to merge. Concurrent calls share the work of one call.
func (ix *Index) Compact() bool {
	ix.writing.Lock()
	parts := compactable(ix.current.Load())
	if len(parts) == 0 || ix.compacting != nil {
		ix.writing.Unlock()
		return false
	}
	claimed := make(map[*segment]bool, len(parts))
	for _, p := range parts {
		claimed[p.segment] = true
	}
	ix.compacting = claimed
	table := ix.table
	ix.writing.Unlock()

	merged := merge(parts, table)

	ix.writing.Lock()
	defer ix.writing.Unlock()
	if ix.table != table { // Load replaced everything meanwhile
		return true
	}
	ix.compacting = nil
	now := ix.current.Load()
	var departed []string // since the merge began
	for _, p := range now.parts {
		if claimed[p.segment] {
			departed = append(departed, departedSince(parts, p)...)
		}
	}
	departed = append(departed, departedWhole(parts, now.parts)...)
	kept := slices.DeleteFunc(slices.Clone(now.parts), func(p part) bool { return claimed[p.segment] })
	merging := depart([]part{merged}, departed)
	ix.publish(append(merging, kept...), now)
	return true
}

// compactable are the parts that are worth merging: all of them when much is
// loose, else all but the loaded ones when there are many.
func compactable(s *snapshot) []part {
	base := baseOf(s.parts)
	loose, slots := 0, 0
	for _, p := range s.parts {
		slots += p.n
		if base(p) {
			loose += p.gone
		} else {
			loose += p.n
		}
	}
	if slots > mergeAtOnce && loose*100 > slots*looseAllowed {
		return slices.Clone(s.parts)
	}
	if len(s.parts) > partsAllowed {
		return slices.DeleteFunc(slices.Clone(s.parts), base)
	}
	return nil
}

// baseOf selects the segments that changes are measured against: the loaded ones or,
// after those are merged, the largest.
func baseOf(parts []part) func(part) bool {
	if slices.ContainsFunc(parts, func(p part) bool { return p.loaded }) {
		return func(p part) bool { return p.loaded }
	}
	var largest *segment
	for _, p := range parts {
		if largest == nil || p.n > largest.n {
			largest = p.segment
		}
	}
	return func(p part) bool { return p.segment == largest }
}

// departedSince returns the experts whose documents were deleted from a part since then.
func departedSince(then []part, now part) []string {
	if now.departed == nil {
		return nil
	}
	var ids []string
	for _, p := range then {
		if p.segment != now.segment {
			continue
		}
		now.departed.each(func(document uint32) {
			if p.departed == nil || !p.departed.has(document) {
				ids = append(ids, p.expertID(document))
			}
		})
	}
	return ids
}

// departedWhole returns the experts of parts that were removed.
func departedWhole(then, now []part) []string {
	var ids []string
	for _, p := range then {
		if slices.ContainsFunc(now, func(n part) bool { return n.segment == p.segment }) {
			continue
		}
		for document := range uint32(p.n) {
			if p.departed == nil || !p.departed.has(document) {
				ids = append(ids, p.expertID(document))
			}
		}
	}
	return ids
}
