package index

import (
	"sort"
	"unicode/utf8"
)

// dictionary holds a segment's terms in sorted order. A term's number is its index.
type dictionary struct {
	terms   []string
	letters []uint32 // by term: the letters it has, to skip terms that a few edits can't reach
	lengths []uint8  // by term: length in runes

	stems     []string // in sorted order
	stemAt    []uint32 // by stem: where its terms begin
	stemTerms []uint32
}

func newDictionary(sorted []string) dictionary {
	d := dictionary{terms: sorted, letters: make([]uint32, len(sorted)), lengths: make([]uint8, len(sorted))}
	type member struct {
		stem string
		term uint32
	}
	members := make([]member, len(sorted))
	for i, term := range sorted {
		d.letters[i] = lettersOf(term)
		d.lengths[i] = uint8(utf8.RuneCountInString(term))
		members[i] = member{stemOf(term), uint32(i)}
	}
	sort.SliceStable(members, func(i, j int) bool { return members[i].stem < members[j].stem })
	d.stemTerms = make([]uint32, len(members))
	for i, m := range members {
		if i == 0 || members[i-1].stem != m.stem {
			d.stems = append(d.stems, m.stem)
			d.stemAt = append(d.stemAt, uint32(i))
		}
		d.stemTerms[i] = m.term
	}
	d.stemAt = append(d.stemAt, uint32(len(members)))
	return d
}

// lookup returns the number of a term.
func (d *dictionary) lookup(term string) (uint32, bool) {
	i := sort.SearchStrings(d.terms, term)
	return uint32(i), i < len(d.terms) && d.terms[i] == term
}

// withStem returns the terms with a stem, including the stem itself if it's a term.
func (d *dictionary) withStem(stem string) []uint32 {
	i := sort.SearchStrings(d.stems, stem)
	if i == len(d.stems) || d.stems[i] != stem {
		return nil
	}
	return d.stemTerms[d.stemAt[i]:d.stemAt[i+1]]
}

// withPrefix returns the range of terms with a prefix.
func (d *dictionary) withPrefix(prefix string) (from, to uint32) {
	lo := sort.SearchStrings(d.terms, prefix)
	n := sort.Search(len(d.terms)-lo, func(i int) bool {
		t := d.terms[lo+i]
		return len(t) < len(prefix) || t[:len(prefix)] != prefix
	})
	return uint32(lo), uint32(lo + n)
}
