package index

const (
	// spreadFrom is the segment size from which spread lists are worth their memory.
	spreadFrom = 4096
	// frequentShare: a term's list is spread if 1/frequentShare of the documents have the
	// term. Then it takes little more memory than the list itself.
	frequentShare = 4
)

// spreadLists stores the lists of frequent terms with one entry per document, and the
// merged lists of prefixes of two to four bytes with as many postings.
func (p *postings) spreadLists(terms []string, documents int) {
	p.frequentFrom = ^uint32(0)
	if documents < spreadFrom {
		return
	}
	p.frequentFrom = uint32(documents/frequentShare) + 1
	p.frequent = map[uint32]*spread{}
	for term := range terms {
		if p.frequency[term] >= p.frequentFrom {
			p.frequent[uint32(term)] = p.spreadRange(uint32(term), uint32(term)+1, documents)
		}
	}
	p.merged = map[string]*spread{}
	for _, length := range []int{2, 3, 4} {
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
			if total >= int(p.frequentFrom) {
				p.merged[prefix] = p.spreadRange(uint32(from), uint32(to), documents)
			}
			from = to
		}
	}
}

func (p *postings) spreadRange(from, to uint32, documents int) *spread {
	l := &spread{documents: make(bitset, bitsetWords(documents)), impacts: make([]byte, documents)}
	for term := from; term < to; term++ {
		p.each(term, func(document uint32, impact byte) {
			l.documents[document>>6] |= 1 << (document & 63)
			l.impacts[document] = max(l.impacts[document], impact)
		})
	}
	return l
}
