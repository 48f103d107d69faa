package index

import "encoding/binary"

// postings hold, for each term, the documents that contain it and the term's
// impact in each: the distance to the previous document as a varint, then the
// impact, two bytes for most.
type postings struct {
	frequency []uint32 // by term: documents
	at        []uint32 // by term: where its list begins
	list      []byte

	// Short prefixes of very many terms have their lists merged beforehand, as
	// one impact per document (0: none), so that no prefix costs more than one
	// pass over the documents.
	merged map[string][]byte
}

// hits are a word's best hits in a segment while a query runs. A document's hit
// is only valid when the document is in found.
type hits struct {
	found bitset
	best  []uint16
}

func (h *hits) add(document uint32, hit uint16) {
	i, bit := document>>6, uint64(1)<<(document&63)
	if h.found[i]&bit == 0 {
		h.found[i] |= bit
		h.best[document] = hit
	} else if hit > h.best[document] {
		h.best[document] = hit
	}
}

// gather adds the documents of a term as hits of a tier.
func (p *postings) gather(term uint32, t tier, h *hits) {
	list := p.list[p.at[term]:p.at[term+1]]
	if len(list) == 0 {
		return
	}
	base := uint16(t) << 8
	found, best := h.found, h.best
	document := ^uint32(0)
	at, word := uint32(0), found[0] // the word of found at hand, kept out of memory
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

// gatherMerged adds the documents of a merged prefix.
func gatherMerged(impacts []byte, t tier, h *hits) {
	base := uint16(t) << 8
	for document, impact := range impacts {
		if impact != 0 {
			h.add(uint32(document), base|uint16(impact))
		}
	}
}

// live counts the documents of a term that have not departed.
func (p *postings) live(term uint32, departed bitset) int {
	n := int(p.frequency[term])
	if departed == nil {
		return n
	}
	p.each(term, func(document uint32, _ byte) {
		if departed.has(document) {
			n--
		}
	})
	return n
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
	last      uint32 // document; ^0 before the first
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

// mergeFrom is the size from which merged lists pay.
const mergeFrom = 4096

// mergePrefixes merges the lists of the prefixes of two and three bytes that
// have more postings than the segment has documents.
func (p *postings) mergePrefixes(terms []string, documents int) {
	if documents < mergeFrom {
		return
	}
	p.merged = map[string][]byte{}
	for _, length := range []int{2, 3} {
		for from := 0; from < len(terms); {
			if len(terms[from]) < length {
				from++
				continue
			}
			prefix := terms[from][:length]
			total, to := 0, from
			for ; to < len(terms) && len(terms[to]) >= length && terms[to][:length] == prefix; to++ {
				total += int(p.frequency[to])
			}
			if total > documents {
				p.merged[prefix] = p.mergeRange(uint32(from), uint32(to), documents)
			}
			from = to
		}
	}
}

func (p *postings) mergeRange(from, to uint32, documents int) []byte {
	best := make([]byte, documents)
	for term := from; term < to; term++ {
		p.each(term, func(document uint32, impact byte) {
			best[document] = max(best[document], impact)
		})
	}
	return best
}
