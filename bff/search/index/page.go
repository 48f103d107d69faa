package index

import (
	"math/bits"
	"slices"
	"strings"
)

// candidate is a matching document and its sort key. The greatest key comes first.
type candidate struct {
	key      uint64
	part     uint32
	document uint32
}

// heapLimit is the last position that is found with a heap. Later pages select from all
// results.
const heapLimit = 1024

// page returns the candidates of the query's page, in order.
func (x *scratch) page(q *Query) []candidate {
	from, to := (q.Page-1)*q.Size, q.Page*q.Size
	order := ordering{x: x, sort: q.Sort, activity: q.Fees.Activity}
	x.top = x.top[:0]
	if to <= heapLimit {
		x.top = x.topN(&order, to)
	} else {
		x.top = x.collectAll(&order)
	}
	to = min(to, len(x.top))
	if from >= to {
		return nil
	}
	order.selectFirst(x.top, to)
	order.selectFirst(x.top[:to], from)
	slices.SortFunc(x.top[from:to], order.compare)
	return x.top[from:to]
}

// topN collects the first n in a heap with the last of them at its root.
func (x *scratch) topN(order *ordering, n int) []candidate {
	top := x.top
	for i := range x.parts {
		w := &x.parts[i]
		keys := x.keys(w, order)
		if keys.hits != nil {
			top = w.topHits(&keys, order, n, uint32(i), top)
			continue
		}
		for j, set := range w.result {
			for ; set != 0; set &= set - 1 {
				document := uint32(j<<6 + bits.TrailingZeros64(set))
				if keys.upper != nil && len(top) == n && keys.upper[document] < uint32(top[0].key>>32) {
					continue
				}
				key := keys.of(document)
				if len(top) == n && key < top[0].key {
					continue
				}
				top = order.take(top, n, candidate{key, uint32(i), document})
			}
		}
	}
	return top
}

// topHits is topN for a segment whose scores follow from one word's hits. The hit alone
// rules out most documents.
func (w *work) topHits(keys *keys, order *ordering, n int, part uint32, top []candidate) []candidate {
	least := uint32(0)
	if len(top) == n {
		least = uint32(top[0].key >> 32)
	}
	for j, set := range w.result {
		for ; set != 0; set &= set - 1 {
			document := uint32(j<<6 + bits.TrailingZeros64(set))
			score := keys.worth.of(keys.hits[document])
			if score < least {
				continue
			}
			key := uint64(score)<<32 | uint64(keys.lower[document])
			if len(top) == n && key < top[0].key {
				continue
			}
			top = order.take(top, n, candidate{key, part, document})
			if len(top) == n {
				least = uint32(top[0].key >> 32)
			}
		}
	}
	return top
}

// take adds a candidate if it's among the first n. The last of them is at the root.
func (o *ordering) take(top []candidate, n int, c candidate) []candidate {
	if len(top) < n {
		top = append(top, c)
		o.up(top, len(top)-1)
	} else if o.compare(c, top[0]) < 0 {
		top[0] = c
		o.down(top, 0)
	}
	return top
}

func (x *scratch) collectAll(order *ordering) []candidate {
	all := x.top
	for i := range x.parts {
		w := &x.parts[i]
		keys := x.keys(w, order)
		w.result.each(func(document uint32) {
			all = append(all, candidate{keys.of(document), uint32(i), document})
		})
	}
	return all
}

// keys orders the documents of a segment: by the upper numbers, greatest first, then by
// the lower ones; or by whole. For a query of one word, the upper numbers are the scores
// of its hits.
type keys struct {
	upper, lower []uint32
	hits         []uint16
	worth        *worth
	whole        func(document uint32) uint64
}

func (k *keys) of(document uint32) uint64 {
	if k.whole != nil {
		return k.whole(document)
	}
	if k.hits != nil {
		return uint64(k.worth.of(k.hits[document]))<<32 | uint64(k.lower[document])
	}
	return uint64(k.upper[document])<<32 | uint64(k.lower[document])
}

func (x *scratch) keys(w *work, order *ordering) keys {
	switch by := order.sort; {
	case by == ByFee && !x.hidesFees:
		column := w.segment.fee(order.activity)
		return keys{whole: func(d uint32) uint64 {
			cents := incomparable
			if column != nil && column[d] != 0 {
				cents = column[d]
			}
			return uint64(^cents)<<32 | uint64(w.ties[d])
		}}
	case by == ByConfirmed:
		return keys{upper: w.confirmed, lower: w.ties}
	case by == ByExperience:
		return keys{whole: func(d uint32) uint64 { return uint64(w.years[d])<<32 | uint64(w.ties[d]) }}
	case by == ByName:
		return keys{whole: func(d uint32) uint64 { return ^w.names[d] }}
	case x.single:
		return keys{hits: w.hits.best, worth: &x.worth, lower: w.ties}
	case len(x.words) > 0:
		return keys{upper: w.scores, lower: w.ties}
	}
	return keys{upper: w.ties, lower: w.ties}
}

// ordering is the total order of candidates: by key, then by name if keys are cut short,
// then by expert id.
type ordering struct {
	x        *scratch
	sort     Sort
	activity string // for ByFee
}

func (o *ordering) compare(a, b candidate) int {
	if a.key != b.key {
		if a.key > b.key {
			return -1
		}
		return 1
	}
	p, q := o.x.parts[a.part].segment, o.x.parts[b.part].segment
	if o.sort == ByName {
		if c := strings.Compare(Fold(p.sortName(a.document)), Fold(q.sortName(b.document))); c != 0 {
			return c
		}
	}
	return strings.Compare(p.expertID(a.document), q.expertID(b.document))
}

func (o *ordering) up(h []candidate, i int) {
	for i > 0 {
		parent := (i - 1) / 2
		if o.compare(h[i], h[parent]) <= 0 {
			return
		}
		h[i], h[parent] = h[parent], h[i]
		i = parent
	}
}

func (o *ordering) down(h []candidate, i int) {
	for {
		last := i
		for child := 2*i + 1; child <= 2*i+2 && child < len(h); child++ {
			if o.compare(h[child], h[last]) > 0 {
				last = child
			}
		}
		if last == i {
			return
		}
		h[i], h[last] = h[last], h[i]
		i = last
	}
}

// selectFirst moves the first n candidates to the front, in any order.
func (o *ordering) selectFirst(all []candidate, n int) {
	for lo, hi := 0, len(all); hi-lo > 1 && n > lo && n < hi; {
		pivot := all[lo+(hi-lo)/2]
		i, j := lo, hi-1
		for i <= j {
			for o.compare(all[i], pivot) < 0 {
				i++
			}
			for o.compare(all[j], pivot) > 0 {
				j--
			}
			if i <= j {
				all[i], all[j] = all[j], all[i]
				i++
				j--
			}
		}
		switch {
		case n <= j+1:
			hi = j + 1
		case n >= i:
			lo = i
		default:
			return
		}
	}
}
