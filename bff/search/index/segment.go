package index

import (
	"sort"

	"github.com/RoaringBitmap/roaring/v2"
)

// segment is an immutable set of documents with everything needed to query them. Removed
// documents are in a snapshot's departed list.
type segment struct {
	n int // documents, departed ones included

	dictionary
	postings

	texts
	termSurfaceAt []uint32 // by term: where its surfaces begin; runes of dense runs are of none
	termSurfaces  []uint32

	pages         []string
	recordAt      []uint32
	strings       []string // what repeats in the documents, once
	packedStrings []packed
	byID          []uint32 // documents in the order of their expert ids

	ties      []uint32
	confirmed []uint32 // seconds
	years     []uint8  // plus one; 0 is unknown
	names     []uint64 // first bytes of the folded sort name

	facets facetColumn

	people        nameList
	organizations organizationList
}

// find is the document of an expert.
func (s *segment) find(expertID string) (uint32, bool) {
	i := sort.Search(len(s.byID), func(i int) bool { return s.expertID(s.byID[i]) >= expertID })
	if i < len(s.byID) && s.expertID(s.byID[i]) == expertID {
		return s.byID[i], true
	}
	return 0, false
}

// surfacesOf are the ways in which a term is written.
func (s *segment) surfacesOf(term uint32) []uint32 {
	return s.termSurfaces[s.termSurfaceAt[term]:s.termSurfaceAt[term+1]]
}

// nameList finds people by the words of their names.
type nameList struct {
	words     []string // folded, in order
	at        []uint32
	documents []uint32
}

// organizationList finds organizations by name. One that is a school of some
// and an employer of others is one organization.
type organizationList struct {
	names  []string
	folded []string
	having []*roaring.Bitmap
}
