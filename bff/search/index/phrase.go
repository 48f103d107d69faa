package index

import (
	"math"
	"slices"
)

// phraseForm are the surfaces that fit each word of a phrase in a segment, in order.
type phraseForm struct {
	word  int // number of the clause
	parts [][]uint32
}

// manyCandidates is the most documents in which words of the lexicon are looked for side by
// side. In more, it's enough that all of them occur.
const manyCandidates = 20_000

// collectPhrase collects the documents that have the words of a phrase side by side.
func (x *scratch) collectPhrase(w *work, word *queryWord, t tier, number int) {
	form, ok := w.candidatesOf(word)
	if !ok {
		return
	}
	verify := word.adjacent || word.concept || word.place
	if verify && !word.quoted && w.spare.count() > manyCandidates {
		verify = false
	}
	if !word.excluded && verify {
		form.word = number
		w.phrases = append(w.phrases, form)
	}
	found := false
	w.spare.each(func(document uint32) {
		if !verify || x.hasPhrase(w, document, word, &form) {
			w.hits.add(document, uint16(t)<<8|uint16(w.impacts[document]))
			found = true
		}
	})
	if found && !word.excluded {
		w.allFound |= 1 << min(number, markedWords)
		if !verify {
			w.markAll(word, number)
		}
	}
}

// collectApart collects the documents that have the words of a concept, but not side by
// side.
func (x *scratch) collectApart(w *work, word *queryWord, number int) {
	if _, ok := w.candidatesOf(word); !ok {
		return
	}
	some := false
	w.spare.each(func(document uint32) {
		w.hits.add(document, uint16(prefix)<<8|uint16(w.impacts[document]))
		some = true
	})
	if some {
		w.markAll(word, number)
	}
}

func (w *work) markAll(word *queryWord, number int) {
	for _, term := range word.words {
		for _, t := range w.familyOf(term, word) {
			w.mark(t, number)
		}
	}
}

// familyOf returns the terms that fit a word of a phrase.
func (w *work) familyOf(term string, word *queryWord) []uint32 {
	if word.quoted || word.number || word.dense {
		n, ok := w.lookup(term)
		if !ok {
			return nil
		}
		return []uint32{n}
	}
	if family := w.withStem(stemOf(term)); family != nil {
		return family
	}
	return nil
}

// candidatesOf sets spare to the active documents that have every word, and impacts to the
// least impact of the words in each.
func (w *work) candidatesOf(word *queryWord) (form phraseForm, ok bool) {
	copy(w.spare, w.active)
	w.impacts = sized(w.impacts, w.n)
	for i := range w.impacts {
		w.impacts[i] = math.MaxUint8
	}
	counted := false
	for i, term := range word.words {
		family := w.familyOf(term, word)
		if word.number && i == len(word.words)-1 {
			family = slices.Clone(family)
			from, to := w.withPrefix(term)
			for t := from; t < to; t++ {
				if goesOn(w.terms[t], term) {
					family = append(family, t)
				}
			}
		}
		if len(family) == 0 {
			return form, false
		}
		var surfaces []uint32
		for _, t := range family {
			surfaces = append(surfaces, w.surfacesOf(t)...)
		}
		form.parts = append(form.parts, surfaces)
		if isStop(term) {
			continue // in texts other than names, stop words aren't indexed
		}
		counted = true
		clear(w.one.found)
		w.one.best = sized(w.one.best, w.n)
		w.one.wanted, w.one.sealed = w.spare, w.one.sealed[:0]
		for _, t := range family {
			w.postings.gatherAll(t, &w.one)
		}
		w.spare.and(w.one.found)
		w.spare.each(func(document uint32) {
			w.impacts[document] = min(w.impacts[document], byte(w.one.best[document]))
		})
	}
	return form, counted
}

// gatherAll is gather without the shortcut for frequent terms.
func (p *postings) gatherAll(term uint32, h *hits) {
	p.each(term, func(document uint32, impact byte) {
		h.add(document, uint16(exact)<<8|uint16(impact))
	})
}

// add adds a document's hit.
func (h *hits) add(document uint32, hit uint16) {
	i, bit := document>>6, uint64(1)<<(document&63)
	if h.found[i]&bit == 0 {
		h.found[i] |= bit
		h.best[document] = hit
	} else if hit > h.best[document] {
		h.best[document] = hit
	}
}

// hasPhrase reports whether a text of a document has the words of a phrase side by side.
func (x *scratch) hasPhrase(w *work, document uint32, word *queryWord, form *phraseForm) bool {
	d := &x.checked
	d.read(w.segment, document)
	for _, p := range d.texts(&x.packed) {
		if w.adjacent(form.parts, p) {
			return true
		}
	}
	return nameHas(d.Name, word)
}

// texts lists every packed text of a document.
func (d *record) texts(buffer *[]packed) []packed {
	all := append((*buffer)[:0], d.headline, d.bio)
	all = append(append(append(append(all, d.keywords...), d.languages...), d.organizations...), d.place...)
	for i := range d.areas {
		all = append(append(all, d.areas[i].category, d.areas[i].subcategory), d.areas[i].keywords...)
	}
	for i := range d.degrees {
		all = append(all, d.degrees[i].name, d.degrees[i].field, d.degrees[i].organization)
	}
	for i := range d.entries {
		all = append(all, d.entries[i].text)
	}
	*buffer = all
	return all
}

// nameHas reports whether a name, which isn't packed, has the words side by side.
func nameHas(name string, word *queryWord) bool {
	terms := typedWords(name)
	fits := func(at int) bool {
		for i, term := range word.words {
			own := terms[at+i]
			if own != term && (word.quoted || stemOf(own) != stemOf(term)) {
				return false
			}
		}
		return true
	}
	for at := 0; at+len(word.words) <= len(terms); at++ {
		if fits(at) {
			return true
		}
	}
	return false
}

// adjacent reports whether a packed text has a surface of each part in a row, within a
// sentence.
func (w *work) adjacent(parts [][]uint32, p packed) bool {
	if len(parts) > 63 {
		return false
	}
	begun := uint64(0) // bit k: the last k+1 surfaces fit the first k+1 parts
	for i := 0; i < len(p); {
		v, size := p.number(i)
		i += size
		if v&1 != 0 {
			if w.closing[v>>1] {
				begun = 0
			}
			continue
		}
		if begun = w.step(parts, begun, v>>1); begun>>(len(parts)-1)&1 != 0 {
			return true
		}
	}
	return false
}

// step returns how far phrases have come with one more surface.
func (w *work) step(parts [][]uint32, begun uint64, surface uint32) (next uint64) {
	for open := begun<<1 | 1; open != 0; open &= open - 1 {
		k := trailing(open)
		if k < len(parts) && slices.Contains(parts[k], surface) {
			next |= 1 << k
		}
	}
	return next
}

// markPhrases marks the words of phrases where they stand side by side.
func (x *scratch) markPhrases(w *work) {
	for f := range w.phrases {
		form := &w.phrases[f]
		begun := uint64(0)
		x.places = x.places[:0]
		for i, piece := range x.pieces {
			if !piece.surface {
				if w.closing[piece.id] {
					begun = 0
				}
				continue
			}
			x.places = append(x.places, i)
			if begun = w.step(form.parts, begun, piece.id); begun>>(len(form.parts)-1)&1 != 0 {
				for _, at := range x.places[len(x.places)-len(form.parts):] {
					x.found[at] |= 1 << min(form.word, markedWords)
				}
			}
		}
	}
}
