package index

import (
	"math/bits"
	"slices"
	"strings"
)

// wordMatch is the result for one clause of the query.
type wordMatch struct {
	best  tier // of the words as typed; 0 if no active document matches them
	count int  // active documents that match
	also  []string
	// soft clauses matched only with typos, so they never narrow.
	soft bool
}

// widening counts what the steps of an expansion add.
type widening struct {
	x *scratch
	m wordMatch
}

// by collects more hits, and reports whether that found more documents.
func (g *widening) by(collect func(w *work)) bool {
	for i := range g.x.parts {
		w := &g.x.parts[i]
		copy(w.hits.sealed, w.hits.found)
		collect(w)
	}
	count := 0
	for i := range g.x.parts {
		count += g.x.parts[i].hits.found.countBoth(g.x.parts[i].active)
	}
	more := count > g.m.count
	g.m.count = count
	return more
}

func (g *widening) typed(t tier, collect func(w *work)) {
	if g.by(collect) {
		g.m.best = max(g.m.best, t)
	}
}

// expand collects the hits of a clause in every segment: exact matches, inflections, and
// what the lexicon adds. If few documents match, a word still being typed also matches as a
// prefix. If nothing matches, it matches with typos.
func (x *scratch) expand(number int) wordMatch {
	word := &x.words[number]
	g := widening{x: x}
	for i := range x.parts {
		w := &x.parts[i]
		w.hits.clear()
		copy(w.hits.wanted, w.matching)
		if !x.broadening {
			w.hits.wanted.and(w.chosen)
		}
	}
	literal := exact
	if word.place {
		literal = prefix
	}
	g.typed(literal, func(w *work) { x.collectTyped(w, word, literal, number) })
	for i := range word.either {
		g.typed(literal, func(w *work) { x.collectTyped(w, &word.either[i], literal, number) })
	}
	if word.place && g.m.best > 0 {
		g.m.best = exact
	}
	if word.optional {
		return g.m
	}
	x.collectStems(&g, word, number)
	for i := range word.either {
		x.collectStems(&g, &word.either[i], number)
	}
	if word.excluded {
		return g.m
	}
	x.collectRelated(&g, word, number)
	for i := range word.either {
		x.collectRelated(&g, &word.either[i], number)
	}
	if len(word.words) > 0 && !word.adjacent && !word.quoted && !word.place {
		g.typed(prefix, func(w *work) { x.collectApart(w, word, number) })
	}
	if word.growing && (x.strict || g.m.count <= Few) {
		g.typed(prefix, func(w *work) { w.collectPrefix(word, number) })
	}
	if edits := x.editsOf(word); edits > 0 && g.m.count == 0 {
		for n := 1; n <= edits && g.m.count == 0; n++ {
			x.collectTypos(&g, word, number, n)
		}
		if !word.literal {
			x.collectMeant(&g, word, number, edits)
		}
		g.m.soft = g.m.best <= typo && g.m.count > 0
	}
	return g.m
}

// editsOf returns how many typos a clause may have. Words that the lexicon knows have none.
func (x *scratch) editsOf(word *queryWord) int {
	if x.strict || word.term == "" || word.dense || word.quoted || word.place || len(word.also) > 0 || len(word.either) > 0 {
		return 0
	}
	edits := editsAllowed(word.term)
	if edits > 0 && (isStop(word.term) || x.lexicon.Spelled(stemOf(word.term))) {
		return 0
	}
	return edits
}

// collectTyped collects a clause as it was typed.
func (x *scratch) collectTyped(w *work, word *queryWord, t tier, number int) {
	if word.term == "" {
		x.collectPhrase(w, word, t, number)
		return
	}
	if term, ok := w.lookup(word.term); ok {
		w.collect(term, t, number, word)
	}
	if word.number && !word.growing && !word.excluded {
		w.collectNumbers(word, t, number)
	}
}

// collectNumbers collects the numbers that go on after one: 1926.501 for 1926, 25.4mm for
// 25.4.
func (w *work) collectNumbers(word *queryWord, t tier, number int) {
	from, to := w.withPrefix(word.term)
	for term := from; term < to; term++ {
		if goesOn(w.terms[term], word.term) {
			w.collect(term, min(t, prefix), number, word)
		}
	}
}

// goesOn reports whether a term goes on after a prefix, with something other than a digit.
func goesOn(term, prefix string) bool { return len(term) > len(prefix) && !isDigit(term[len(prefix)]) }

func (x *scratch) collectStems(g *widening, word *queryWord, number int) {
	if word.term == "" || word.dense || word.quoted || word.place {
		return
	}
	stemmed := stemOf(word.term)
	g.typed(stem, func(w *work) {
		for _, term := range w.withStem(stemmed) {
			if w.terms[term] != word.term {
				w.collect(term, stem, number, word)
			}
		}
	})
}

// literalBonus is what the words as typed are worth above what the lexicon adds.
const literalBonus = 60

// collectRelated collects what the lexicon adds, at the same tier as the words as typed: if
// they're found only in another form, other words for the same don't come before it.
func (x *scratch) collectRelated(g *widening, word *queryWord, number int) {
	if len(word.also) == 0 {
		return
	}
	x.relatedTier = exact
	if g.m.best == stem {
		x.relatedTier = stem
	}
	for i := range x.parts {
		w := &x.parts[i]
		copy(w.literal, w.hits.found)
	}
	for i := range word.also {
		if r := &word.also[i]; !r.Weak {
			x.collectOne(g, r, word, number)
		}
	}
	if !word.place {
		x.addBonus()
	}
	if x.strict {
		return
	}
	if g.m.count <= Few {
		for i := range word.also {
			if r := &word.also[i]; r.Weak {
				x.collectOne(g, r, word, number)
			}
		}
	}
	if g.m.count == 0 {
		for i := range word.also {
			if category, _, below := strings.Cut(word.also[i].Area, "/"); below && !word.also[i].Weak {
				x.collectOne(g, &Related{Label: x.nameOf(category), Area: category, Weak: true}, word, number)
			}
		}
	}
}

// nameOf returns the name of an area.
func (x *scratch) nameOf(code string) string {
	n, ok := x.facetView.ids[facetKey{Areas, code}]
	if !ok {
		return code
	}
	return x.facetView.values[n].name
}

// addBonus adds the literal bonus.
func (x *scratch) addBonus() {
	for i := range x.parts {
		w := &x.parts[i]
		w.literal.each(func(document uint32) {
			if hit := w.hits.best[document]; hit>>8 == uint16(x.relatedTier) {
				w.hits.best[document] = uint16(x.relatedTier)<<8 | min(hit&0xff+literalBonus, 0xff)
			}
		})
	}
}

// collectMeant collects what the lexicon adds to the name that a misspelled word is nearest to.
func (x *scratch) collectMeant(g *widening, word *queryWord, number, edits int) {
	name := meantBy(word.term, edits, x.lexicon.Names())
	if name == "" {
		return
	}
	x.relatedTier = typo
	related, _ := x.lexicon.Concept([]string{stemOf(name)})
	for i := range related {
		if r := &related[i]; !r.Weak || g.m.count <= Few {
			x.collectOne(g, r, word, number)
		}
	}
}

// meantBy returns the name of one word that a misspelled word is nearest to, or nothing if
// there is none or several. The first letter is taken as right.
func meantBy(typed string, edits int, names []Named) string {
	runes, letters := []rune(typed), lettersOf(typed)
	nearest, several := "", false
	for _, n := range names {
		if len(n.Words) != 1 || n.Words[0][0] != typed[0] || len(n.Words[0]) > maxTermBytes || n.Words[0] == nearest {
			continue
		}
		if bits.OnesCount32(lettersOf(n.Words[0])^letters) > 2*edits {
			continue
		}
		switch d := distance(runes, []rune(n.Words[0]), edits); {
		case d > edits:
		case d < edits:
			edits, nearest, several = d, n.Words[0], false
		case nearest == "":
			nearest = n.Words[0]
		default:
			several = several || stemOf(n.Words[0]) != stemOf(nearest)
		}
	}
	if several {
		return ""
	}
	return nearest
}

func (x *scratch) collectOne(g *widening, r *Related, word *queryWord, number int) {
	var more bool
	switch {
	case r.Area != "":
		x.areas[r.Area] |= 1 << min(number, markedWords)
		t := x.relatedTier
		if r.Weak {
			t = min(t, prefix)
		}
		more = g.by(func(w *work) { w.collectTag(areaTag+r.Area, t, number) })
	case len(r.Terms) == 1 && isTag(r.Terms[0]):
		more = g.by(func(w *work) { w.collectTag(r.Terms[0], x.relatedTier, number) })
	case len(r.Terms) == 1:
		more = g.by(func(w *work) { w.collectFamily(r.Terms[0], x.relatedTier, number, word) })
	default:
		more = g.by(func(w *work) { x.collectPhrase(w, &queryWord{words: r.Terms, adjacent: true}, x.relatedTier, number) })
	}
	if more && r.Label != "" && !slices.Contains(g.m.also, r.Label) {
		g.m.also = append(g.m.also, r.Label)
	}
}

// collectTag collects the documents with a tag.
func (w *work) collectTag(tag string, t tier, number int) {
	if term, ok := w.lookup(tag); ok {
		w.gather(term, t, &w.hits)
		w.allFound |= 1 << min(number, markedWords)
	}
}

// collectFamily collects a word and its inflections as one.
func (w *work) collectFamily(term string, at tier, number int, word *queryWord) {
	for _, t := range w.withStem(stemOf(term)) {
		w.collect(t, at, number, word)
	}
}

// collectTypos adds the terms at a number of edits, with their inflections.
func (x *scratch) collectTypos(g *widening, word *queryWord, number, edits int) {
	g.typed(typo, func(w *work) {
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
	if !word.optional && !word.excluded {
		w.mark(term, number)
	}
}

func (w *work) collectPrefix(word *queryWord, number int) {
	if word.term == "" {
		return
	}
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
