package index

import (
	"math/bits"
	"unicode/utf8"
)

// editsAllowed returns how many typos a word may have. Short words and words with digits
// allow none, because one letter makes a different word.
func editsAllowed(term string) int {
	for _, r := range term {
		if r >= '0' && r <= '9' {
			return 0
		}
	}
	switch n := utf8.RuneCountInString(term); {
	case n >= 8:
		return 2
	case n >= 5:
		return 1
	}
	return 0
}

// lettersOf returns a term's letters as a set: one bit each for a to z, and the rest
// shared by all other runes. One edit changes at most two bits.
func lettersOf(term string) uint32 {
	var set uint32
	for _, r := range term {
		switch {
		case r >= 'a' && r <= 'z':
			set |= 1 << (r - 'a')
		default:
			set |= 1 << (26 + r%6)
		}
	}
	return set
}

// nearTerm is a term within the allowed edits, and its number of edits.
type nearTerm struct {
	term  uint32
	edits int
}

// near appends the terms that are one to edits typos (a wrong, missing, or doubled
// letter, or swapped neighbors) away.
func (d *dictionary) near(term string, edits int, found []nearTerm) []nearTerm {
	letters := lettersOf(term)
	var wordBuffer, otherBuffer [maxTermBytes]rune
	word := appendRunes(wordBuffer[:0], term)
	shortest, longest := uint8(max(len(word)-edits, 1)), uint8(len(word)+edits)
	reach := 2 * edits
	for i, other := range d.letters {
		if bits.OnesCount32(other^letters) > reach || isTag(d.terms[i]) {
			continue
		}
		if n := d.lengths[i]; n < shortest || n > longest {
			continue
		}
		n := distance(word, appendRunes(otherBuffer[:0], d.terms[i]), edits)
		if n > 0 && n <= edits {
			found = append(found, nearTerm{uint32(i), n})
		}
	}
	return found
}

func appendRunes(runes []rune, s string) []rune {
	for _, r := range s {
		runes = append(runes, r)
	}
	return runes
}

// distance counts the edits between two words, where a swap of neighbors is one (optimal
// string alignment). Above limit, it returns any number above limit.
func distance(a, b []rune, limit int) int {
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	if len(a) == 0 || len(b) == 0 {
		return len(a) + len(b)
	}
	var rows [3][maxTermBytes + 1]int
	before, last, row := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			n := min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				n = min(n, before[j-2]+1)
			}
			row[j] = n
			least = min(least, n)
		}
		if least > limit {
			return least
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}
