package index

import (
	"maps"
	"math/bits"
	"slices"
	"sync"

	"github.com/RoaringBitmap/roaring/v2"
)

// Group is a kind of filter. Values within a group are
// alternatives; groups narrow one another.
type Group uint8

const (
	Areas Group = iota
	States
	Countries
	Degrees
	Cities // never facets, because there are too many
)

// facetValue is one value of a group. Areas are a tree with two levels, so a subcategory
// knows its category.
type facetValue struct {
	group  Group
	code   string
	name   string
	parent int32 // number of the category; -1 at the top
}

type facetKey struct {
	group Group
	code  string
}

// facetTable numbers the facet values of all segments alike, so counts of several
// segments add up by number. It only grows. A reader keeps the slice that it started
// with.
type facetTable struct {
	mu     sync.RWMutex
	values []facetValue
	ids    map[facetKey]uint16
}

func newFacetTable() *facetTable { return &facetTable{ids: map[facetKey]uint16{}} }

// number returns a value's number and assigns one at the first mention. A later name of
// the same code replaces the earlier one.
func (t *facetTable) number(group Group, code, name string, parent int32) uint16 {
	key := facetKey{group, code}
	t.mu.RLock()
	id, ok := t.ids[key]
	same := ok && t.values[id].name == name
	t.mu.RUnlock()
	if same {
		return id
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if id, ok = t.ids[key]; ok {
		if t.values[id].name != name {
			t.values = slices.Clone(t.values) // readers hold the old slice
			t.values[id].name = name
		}
		return id
	}
	id = uint16(len(t.values))
	t.ids[key] = id
	t.values = append(t.values, facetValue{group: group, code: code, name: name, parent: parent})
	return id
}

// facetView is a reader's view of the values and their numbers.
type facetView struct {
	values []facetValue
	ids    map[facetKey]uint16
	words  [][]string // by number: the words of the name of an area, a state, or a country
}

func (t *facetTable) view(previous *facetView) *facetView {
	t.mu.RLock()
	defer t.mu.RUnlock()
	if previous != nil && len(previous.values) == len(t.values) && sameTable(previous.values, t.values) {
		return previous
	}
	v := &facetView{values: t.values[:len(t.values):len(t.values)], ids: maps.Clone(t.ids)}
	v.words = make([][]string, len(v.values))
	for n := range v.values {
		if g := v.values[n].group; g == Areas || g == States || g == Countries {
			v.words[n] = nameWords(v.values[n].name)
		}
	}
	return v
}

// sameTable reports whether two tables are the same memory. Renaming a value makes a new
// table.
func sameTable(a, b []facetValue) bool { return len(a) == 0 || &a[0] == &b[0] }

// facetColumn maps the documents of a segment to their values and back. Small sets are
// counted document by document, large ones value by value.
type facetColumn struct {
	byValue []*roaring.Bitmap // by number; shorter than the table, nil if no document has the value
	at      []uint32          // by document: where its numbers begin
	numbers []uint16
	values  []valueDocuments
}

// valueDocuments are the documents with one value, in the form that counts fastest: a
// bitset if there are many, a list if there are few.
type valueDocuments struct {
	number uint16
	many   bitset
	few    []uint32
}

const (
	// manyShare: a value has many documents from 1/manyShare of the segment.
	manyShare = 100
	// oneByOneShare: a set below 1/oneByOneShare of the segment is counted document by
	// document.
	oneByOneShare = 12
	// smallSegment: in segments below this size, sets are always counted that way.
	smallSegment = 768
)

func (c *facetColumn) add(numbers []uint16) {
	document := uint32(len(c.at))
	c.at = append(c.at, uint32(len(c.numbers)))
	slices.Sort(numbers)
	for _, n := range slices.Compact(numbers) {
		c.numbers = append(c.numbers, n)
		for int(n) >= len(c.byValue) {
			c.byValue = append(c.byValue, nil)
		}
		if c.byValue[n] == nil {
			c.byValue[n] = roaring.New()
		}
		c.byValue[n].Add(document)
	}
}

func (c *facetColumn) finish() {
	documents := len(c.at)
	c.at = slices.Clip(append(c.at, uint32(len(c.numbers))))
	c.numbers = slices.Clip(c.numbers)
	if documents < smallSegment {
		return
	}
	for n, set := range c.byValue {
		if set == nil {
			continue
		}
		v := valueDocuments{number: uint16(n)}
		if int(set.GetCardinality())*manyShare > documents {
			v.many = make(bitset, bitsetWords(documents))
			set.WriteDenseTo(v.many)
		} else {
			v.few = set.ToArray()
		}
		c.values = append(c.values, v)
	}
}

func (c *facetColumn) of(document uint32) []uint16 {
	return c.numbers[c.at[document]:c.at[document+1]]
}

// chosen writes the documents with any of the values into set.
func (c *facetColumn) chosen(numbers []uint16, set bitset) {
	set.clear()
	var found []*roaring.Bitmap
	for _, n := range numbers {
		if int(n) < len(c.byValue) && c.byValue[n] != nil {
			found = append(found, c.byValue[n])
		}
	}
	switch len(found) {
	case 0:
	case 1:
		found[0].WriteDenseTo(set)
	default:
		roaring.FastOr(found...).WriteDenseTo(set)
	}
}

// totals counts the documents that have each value.
func (c *facetColumn) totals() []uint32 {
	totals := make([]uint32, len(c.byValue))
	for n, set := range c.byValue {
		if set != nil {
			totals[n] = uint32(set.GetCardinality())
		}
	}
	return totals
}

// count adds the number of documents in the set that have each value of the wanted groups
// to counts, by value number. It may count other groups too.
func (c *facetColumn) count(set bitset, size int, wanted wantedGroups, values []facetValue, counts []uint32) {
	if documents := len(c.at) - 1; size < documents/oneByOneShare || documents < smallSegment {
		for i, word := range set {
			for ; word != 0; word &= word - 1 {
				document := i<<6 + bits.TrailingZeros64(word)
				for _, n := range c.numbers[c.at[document]:c.at[document+1]] {
					counts[n]++
				}
			}
		}
		return
	}
	for i := range c.values {
		v := &c.values[i]
		switch {
		case !wanted[values[v.number].group]:
		case v.many != nil:
			counts[v.number] += uint32(set.countBoth(v.many))
		default:
			n := uint64(0)
			for _, document := range v.few { // branch-free: membership is unpredictable
				n += set[document>>6] >> (document & 63) & 1
			}
			counts[v.number] += uint32(n)
		}
	}
}

// discount subtracts the documents in one word of a bitset from the counts of their
// values.
func (c *facetColumn) discount(i int, word uint64, counts []uint32) {
	for ; word != 0; word &= word - 1 {
		document := i<<6 + bits.TrailingZeros64(word)
		for _, n := range c.numbers[c.at[document]:c.at[document+1]] {
			counts[n]--
		}
	}
}

// wantedGroups are the groups to count.
type wantedGroups [maxGroups]bool

// Has reports whether any document has had a value since the index was loaded.
func (ix *Index) Has(g Group, code string) bool {
	s := ix.current.Load()
	_, ok := s.facets.ids[facetKey{g, code}]
	return ok && !s.filters.hidden[g]
}
