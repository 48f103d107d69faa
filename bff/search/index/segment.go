package index

import (
	"sort"

	"github.com/RoaringBitmap/roaring/v2"
)

// segment is an immutable set of documents with everything needed to query them. A
// snapshot lists the deleted ones.
type segment struct {
	n int // documents, including deleted ones

	dictionary
	postings

	texts
	termSurfaceAt []uint32 // by term: start of its surfaces; runes of dense runs have no term
	termSurfaces  []uint32

	pages         []string
	recordAt      []uint32
	strings       []string // strings that repeat across documents, stored once
	packedStrings []packed
	byID          []uint32 // documents, ordered by expert id

	fees      map[string]*feeColumn // by activity
	until     []uint16              // first day on which the facts may differ, as in dayOf; 0 is never
	ties      []uint32
	confirmed []uint32 // seconds
	years     []uint8  // plus one; 0 is unknown
	names     []uint64 // first bytes of the folded sort name

	facets facetColumn

	people        nameList
	organizations nameTable
	courts        nameTable
}

// find returns the document of an expert.
func (s *segment) find(expertID string) (uint32, bool) {
	i := sort.Search(len(s.byID), func(i int) bool { return s.expertID(s.byID[i]) >= expertID })
	if i < len(s.byID) && s.expertID(s.byID[i]) == expertID {
		return s.byID[i], true
	}
	return 0, false
}

// surfacesOf returns the ways that a term is written.
func (s *segment) surfacesOf(term uint32) []uint32 {
	return s.termSurfaces[s.termSurfaceAt[term]:s.termSurfaceAt[term+1]]
}

// nameList finds people by the words of their names.
type nameList struct {
	words     []string // folded and sorted
	at        []uint32
	documents []uint32
}

// nameTable finds organizations or courts by name. Schools and employers with the same name are
// one organization.
type nameTable struct {
	names     []string
	folded    []string // the name, and a court's citation
	documents []*roaring.Bitmap
}
