package index

import (
	"encoding/binary"
	"math/bits"
)

// postings hold the documents that contain each term and the term's impact in each: the
// distance to the previous document as a varint, then the impact. Most entries take two
// bytes.
type postings struct {
	frequency []uint32 // by term: number of documents
	at        []uint32 // by term: start of its list
	list      []byte

	// Long lists are also stored with one entry per document, so each word costs at most
	// one pass over the documents: lists of frequent terms, and merged lists of short
	// prefixes that many terms share.
	frequentFrom uint32 // frequency from which a term is frequent
	frequent     map[uint32]*spread
	merged       map[string]*spread
}

// spread is a list with an entry for every document of the segment.
type spread struct {
	documents bitset
	impacts   []byte // 0 for documents not in the list
}

// hits are a word's best hits in a segment during a query. A document's hit is only valid
// if the document is in both found and wanted.
type hits struct {
	found  bitset
	sealed bitset // found in a better tier than the current one, so not checked again
	wanted bitset // may still be a result; the others are only counted
	best   []uint16
}

func (h *hits) clear() {
	h.found.clear()
	h.sealed.clear()
}

// gather adds the documents of a term as hits of a tier.
func (p *postings) gather(term uint32, t tier, h *hits) {
	if p.frequency[term] >= p.frequentFrom {
		if laid, ok := p.frequent[term]; ok {
			h.addSpread(laid, t)
			return
		}
	}
	list := p.list[p.at[term]:p.at[term+1]]
	if len(list) == 0 {
		return
	}
	base := uint16(t) << 8
	found, best := h.found, h.best
	document := ^uint32(0)
	at, word := uint32(0), found[0] // the current word of found, held in a register
	for i := 0; i+1 < len(list); {
		step := uint32(list[i])
		i++
		if step >= 0x80 {
			step &= 0x7f
			for shift := 7; ; shift += 7 {
				c := list[i]
				i++
				step |= uint32(c&0x7f) << shift
				if c < 0x80 {
					break
				}
			}
		}
		document += step
		hit := base | uint16(list[i])
		i++
		if document>>6 != at {
			found[at] = word
			at = document >> 6
			word = found[at]
		}
		bit := uint64(1) << (document & 63)
		if word&bit == 0 {
			word |= bit
			best[document] = hit
		} else if hit > best[document] {
			best[document] = hit
		}
	}
	found[at] = word
}

// addSpread adds the documents of a spread list as hits of a tier.
func (h *hits) addSpread(l *spread, t tier) {
	const crowded = 16 // from this many of 64 on, writing all is faster than checking each
	base := uint16(t) << 8
	for i, documents := range l.documents {
		before := h.found[i]
		h.found[i] = before | documents
		documents &= h.wanted[i] &^ h.sealed[i]
		if documents == 0 {
			continue
		}
		first := i << 6
		if before == 0 && bits.OnesCount64(documents) > crowded {
			impacts := l.impacts[first:min(first+64, len(l.impacts))]
			best := h.best[first:][:len(impacts)]
			for j, impact := range impacts {
				best[j] = base | uint16(impact) // ignored where nothing is found
			}
			continue
		}
		for set := documents; set != 0; set &= set - 1 {
			document := first + bits.TrailingZeros64(set)
			hit := base | uint16(l.impacts[document])
			if before&(set&-set) == 0 || hit > h.best[document] {
				h.best[document] = hit
			}
		}
	}
}

// activeCount counts the documents of a term without the deleted ones.
func (p *postings) activeCount(term uint32, deleted bitset) int {
	n := int(p.frequency[term])
	if deleted == nil {
		return n
	}
	list := p.list[p.at[term]:p.at[term+1]]
	document := ^uint32(0)
	for i := 0; i+1 < len(list); i += 2 { // a step, of one byte for most, and an impact
		step := uint32(list[i])
		if step >= 0x80 {
			long, bytes := binary.Uvarint(list[i:])
			step, i = uint32(long), i+bytes-1
		}
		document += step
		n -= int(deleted[document>>6] >> (document & 63) & 1)
	}
	return n
}

// anyOf reports whether a document of a set has a term.
func (p *postings) anyOf(term uint32, set bitset) bool {
	list := p.list[p.at[term]:p.at[term+1]]
	document := ^uint32(0)
	for i := 0; i+1 < len(list); i += 2 {
		step := uint32(list[i])
		if step >= 0x80 {
			long, bytes := binary.Uvarint(list[i:])
			step, i = uint32(long), i+bytes-1
		}
		document += step
		if set.has(document) {
			return true
		}
	}
	return false
}

func (p *postings) each(term uint32, f func(document uint32, impact byte)) {
	list := p.list[p.at[term]:p.at[term+1]]
	document := ^uint32(0)
	for len(list) > 0 {
		step, n := binary.Uvarint(list)
		document += uint32(step)
		f(document, list[n])
		list = list[n+1:]
	}
}

// postingList is a term's list while it is being written.
type postingList struct {
	bytes     []byte
	last      uint32 // last document; ^0 before the first
	frequency uint32
}

func (l *postingList) add(document uint32, impact byte) {
	if l.frequency == 0 {
		l.last = ^uint32(0)
	}
	l.bytes = append(binary.AppendUvarint(l.bytes, uint64(document-l.last)), impact)
	l.last = document
	l.frequency++
}
