package index

import (
	"slices"
	"sync"
	"sync/atomic"
)

// Index runs queries over a set of documents that may change concurrently. Readers never
// wait and see each change completely or not at all. Writers wait for each other.
type Index struct {
	current atomic.Pointer[snapshot]

	filters *filters

	writing    sync.Mutex
	table      *facetTable
	compacting map[*segment]bool // segments that Compact is merging, so nothing else may merge them
}

// New returns an empty index with more filters than areas, places, and degrees.
func New(declared ...Filter) *Index {
	ix := &Index{table: newFacetTable(), filters: newFilters(declared)}
	ix.current.Store(newSnapshot(nil, ix.table.view(nil), ix.filters))
	return ix
}

// Load replaces everything with the documents from each. Until it returns, and if it
// fails, the previous documents stay. A later document of the same expert replaces an
// earlier one. Concurrent Apply calls are lost, so apply everything again that may have
// changed since each started to read.
func (ix *Index) Load(each func(add func(Document) error) error) error {
	table := newFacetTable()
	b := newBuilder(table, ix.filters)
	err := each(func(d Document) error {
		b.add(&d)
		return nil
	})
	if err != nil {
		return err
	}
	ix.replace(table, b.part())
	return nil
}

// LoadPair is Load for two indices. each yields every expert once, with the document for
// each index, or nil if that index shouldn't find them. If both documents are the same, it
// is indexed once and its segment shared, so the second index costs only the difference.
// Both indices must have the same filters in the same order.
func LoadPair(first, second *Index, each func(add func(first, second *Document) error) error) error {
	table := newFacetTable()
	shared, onlyFirst, onlySecond := newBuilder(table, first.filters), newBuilder(table, first.filters), newBuilder(table, second.filters)
	err := each(func(one, other *Document) error {
		if one == other && one != nil {
			shared.add(one)
			return nil
		}
		if one != nil {
			onlyFirst.add(one)
		}
		if other != nil {
			onlySecond.add(other)
		}
		return nil
	})
	if err != nil {
		return err
	}
	both := shared.part()
	first.replace(table, both, onlyFirst.part())
	second.replace(table, both, onlySecond.part())
	return nil
}

func (ix *Index) replace(table *facetTable, parts ...part) {
	for i := range parts {
		parts[i].loaded = true
	}
	ix.writing.Lock()
	defer ix.writing.Unlock()
	ix.table = table
	ix.compacting = nil
	ix.publish(parts, nil)
}

// Apply adds or replaces documents and removes those of other experts, atomically.
// Removing an unknown expert is not an error.
func (ix *Index) Apply(upserts []Document, removed []string) {
	if len(upserts)+len(removed) == 0 {
		return
	}
	ix.writing.Lock()
	defer ix.writing.Unlock()
	now := ix.current.Load()
	ids := slices.Clone(removed)
	b := newBuilder(ix.table, ix.filters)
	for i := range upserts {
		ids = append(ids, upserts[i].ExpertID)
		b.add(&upserts[i])
	}
	parts := deleteExperts(now.parts, ids)
	if b.n > 0 {
		parts = append(parts, b.part())
	}
	ix.publish(ix.mergeTail(parts), now)
}

// Len returns the number of documents.
func (ix *Index) Len() int { return ix.current.Load().active }

func (ix *Index) publish(parts []part, previous *snapshot) {
	var view *facetView
	if previous != nil {
		view = previous.facets
	}
	parts = slices.DeleteFunc(parts, func(p part) bool { return p.deletedCount == p.n })
	ix.current.Store(newSnapshot(parts, ix.table.view(view), ix.filters))
}

// part finishes the segment and deletes documents that were replaced later.
func (b *builder) part() part {
	p := part{segment: b.finish()}
	p.totals = p.facets.totals()
	for i := 1; i < len(p.byID); i++ {
		if b.ids[p.byID[i]] == b.ids[p.byID[i-1]] {
			p.markDeleted(p.byID[i])
		}
	}
	return p
}

func (p *part) markDeleted(document uint32) {
	if p.deleted == nil {
		p.deleted = make(bitset, bitsetWords(p.n))
	}
	p.deleted[document>>6] |= 1 << (document & 63)
	p.deletedCount++
	for _, n := range p.facets.of(document) {
		p.totals[n]--
	}
}

// deleteExperts returns the parts without the documents of some experts. Parts that
// change are copied.
func deleteExperts(parts []part, expertIDs []string) []part {
	parts = slices.Clone(parts)
	copied := make([]bool, len(parts))
	for _, id := range expertIDs {
		for i := range parts {
			p := &parts[i]
			document, ok := p.segment.find(id)
			if !ok || p.deleted != nil && p.deleted.has(document) {
				continue
			}
			if !copied[i] {
				p.deleted = slices.Clone(p.deleted)
				p.totals = slices.Clone(p.totals)
				copied[i] = true
			}
			p.markDeleted(document)
		}
	}
	return parts
}
