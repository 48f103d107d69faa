package index

import "math/bits"

// bitset is a dense set of a segment's documents, used for a reader's short-lived working
// sets, which usually contain a large part of the segment. Stored sets are roaring
// bitmaps.
type bitset []uint64

func bitsetWords(documents int) int { return (documents + 63) / 64 }

func (b bitset) has(i uint32) bool { return b[i>>6]&(1<<(i&63)) != 0 }

func (b bitset) clear() { clear(b) }

// fill sets the first n bits and clears the others.
func (b bitset) fill(n int) {
	for i := range b {
		b[i] = ^uint64(0)
	}
	if rest := n & 63; rest != 0 && len(b) > 0 {
		b[len(b)-1] = 1<<rest - 1
	}
}

func (b bitset) and(other bitset) {
	for i, w := range other[:len(b)] {
		b[i] &= w
	}
}

func (b bitset) or(other bitset) {
	for i := range b {
		b[i] |= other[i]
	}
}

func (b bitset) count() int {
	n := 0
	for _, w := range b {
		n += bits.OnesCount64(w)
	}
	return n
}

// countBoth counts the documents in both sets.
func (b bitset) countBoth(other bitset) int {
	other = other[:len(b)]
	n := 0
	for len(b) >= 4 && len(other) >= 4 {
		n += bits.OnesCount64(b[0]&other[0]) + bits.OnesCount64(b[1]&other[1]) +
			bits.OnesCount64(b[2]&other[2]) + bits.OnesCount64(b[3]&other[3])
		b, other = b[4:], other[4:]
	}
	for i, w := range b {
		n += bits.OnesCount64(w & other[i])
	}
	return n
}

// each calls f for the members in ascending order.
func (b bitset) each(f func(uint32)) {
	for i, w := range b {
		for w != 0 {
			f(uint32(i<<6 + bits.TrailingZeros64(w)))
			w &= w - 1
		}
	}
}
