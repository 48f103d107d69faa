package index

import "slices"

const (
	// mergeAtOnce is the most documents that a writer merges itself, which takes a few
	// milliseconds. Larger merges are left to Compact.
	mergeAtOnce = 512
	// partsAllowed is the number of segments above which Compact merges them.
	partsAllowed = 12
	// looseAllowed is the percentage of documents that can be deleted or added after a
	// load before Compact merges everything.
	looseAllowed = 20
)

// mergeTail merges the two newest segments while the older has at most twice as many
// documents as the newer. So each document is merged only a few times, and the number of
// small segments grows with the logarithm of the changes.
func (ix *Index) mergeTail(parts []part) []part {
	for len(parts) > 1 {
		a, b := parts[len(parts)-2], parts[len(parts)-1]
		active := a.n - a.deletedCount + b.n - b.deletedCount
		if a.n-a.deletedCount > 2*(b.n-b.deletedCount) || active > mergeAtOnce || ix.compacting[a.segment] || ix.compacting[b.segment] {
			break
		}
		parts = append(parts[:len(parts)-2], merge([]part{a, b}, ix.table, ix.filters))
	}
	return parts
}

// merge combines the current documents of several segments into one.
func merge(parts []part, table *facetTable, filters *filters) part {
	b := newBuilder(table, filters)
	for _, p := range parts {
		for document := range uint32(p.n) {
			if p.deleted == nil || !p.deleted.has(document) {
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

	merged := merge(parts, table, ix.filters)

	ix.writing.Lock()
	defer ix.writing.Unlock()
	if ix.table != table { // Load replaced everything in the meantime
		return true
	}
	ix.compacting = nil
	now := ix.current.Load()
	var deleted []string // since the merge began
	for _, p := range now.parts {
		if claimed[p.segment] {
			deleted = append(deleted, deletedSince(parts, p)...)
		}
	}
	deleted = append(deleted, deletedWithPart(parts, now.parts)...)
	kept := slices.DeleteFunc(slices.Clone(now.parts), func(p part) bool { return claimed[p.segment] })
	merging := deleteExperts([]part{merged}, deleted)
	ix.publish(append(merging, kept...), now)
	return true
}

// compactable returns the parts worth merging: all of them if many documents were deleted
// or added, or all except the loaded ones if there are many parts.
func compactable(s *snapshot) []part {
	base := baseOf(s.parts)
	loose, slots := 0, 0
	for _, p := range s.parts {
		slots += p.n
		if base(p) {
			loose += p.deletedCount
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

// deletedSince returns the experts whose documents were deleted from a part since then.
func deletedSince(then []part, now part) []string {
	if now.deleted == nil {
		return nil
	}
	var ids []string
	for _, p := range then {
		if p.segment != now.segment {
			continue
		}
		now.deleted.each(func(document uint32) {
			if p.deleted == nil || !p.deleted.has(document) {
				ids = append(ids, p.expertID(document))
			}
		})
	}
	return ids
}

// deletedWithPart returns the experts whose parts were removed.
func deletedWithPart(then, now []part) []string {
	var ids []string
	for _, p := range then {
		if slices.ContainsFunc(now, func(n part) bool { return n.segment == p.segment }) {
			continue
		}
		for document := range uint32(p.n) {
			if p.deleted == nil || !p.deleted.has(document) {
				ids = append(ids, p.expertID(document))
			}
		}
	}
	return ids
}
