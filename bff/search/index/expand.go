package index

// wordMatch is the result for one word of the query.
type wordMatch struct {
	best  tier // 0 if no active document matches
	count int  // active documents that match
}

// expand collects the hits of a word in every segment: exact matches and inflections
// first. If few documents match, a word still being typed also matches as a prefix. If
// there are still few, it also matches with typos.
func (x *scratch) expand(number int) wordMatch {
	word := &x.words[number]
	m := wordMatch{}
	widen := func(t tier, collect func(w *work)) {
		for i := range x.parts {
			w := &x.parts[i]
			copy(w.hits.sealed, w.hits.found)
			collect(w)
		}
		count := 0
		for i := range x.parts {
			count += x.parts[i].hits.found.countBoth(x.parts[i].active)
		}
		if count > m.count {
			m.count = count
			m.best = max(m.best, t)
		}
	}

	for i := range x.parts {
		w := &x.parts[i]
		w.hits.clear()
		copy(w.hits.wanted, w.matching)
		w.hits.wanted.and(w.chosen)
	}
	widen(exact, func(w *work) {
		if term, ok := w.lookup(word.term); ok {
			w.collect(term, exact, number, word)
		}
	})
	if !word.dense && !word.optional {
		stemmed := stemOf(word.term)
		widen(stem, func(w *work) {
			for _, term := range w.withStem(stemmed) {
				if w.terms[term] != word.term {
					w.collect(term, stem, number, word)
				}
			}
		})
	}
	if word.growing && !word.optional && m.count <= Few {
		widen(prefix, func(w *work) { w.collectPrefix(word, number) })
	}
	if edits := editsAllowed(word.term); edits > 0 && !word.dense && !word.optional && m.count <= Few {
		x.collectTypos(word, number, 1, widen)
		if edits > 1 && m.count == 0 {
			x.collectTypos(word, number, 2, widen)
		}
	}
	return m
}

// collectTypos adds the terms at a number of edits, with their inflections.
func (x *scratch) collectTypos(word *queryWord, number, edits int, widen func(tier, func(*work))) {
	widen(typo, func(w *work) {
		x.near = w.near(word.term, edits, x.near[:0])
		for _, n := range x.near {
			for _, term := range w.withStem(stemOf(w.terms[n.term])) { // includes n.term itself
				w.collect(term, typo, number, word)
			}
		}
	})
}

func (w *work) collect(term uint32, t tier, number int, word *queryWord) {
	w.gather(term, t, &w.hits)
	if !word.optional {
		w.mark(term, number)
	}
}

func (w *work) collectPrefix(word *queryWord, number int) {
	from, to := w.withPrefix(word.term)
	if merged, ok := w.merged[word.term]; ok {
		w.hits.addSpread(merged, prefix)
	} else {
		for term := from; term < to; term++ {
			w.gather(term, prefix, &w.hits)
		}
	}
	for term := from; term < to; term++ {
		w.mark(term, number)
	}
}
