package index

import (
	"cmp"
	"math"
	"slices"
	"unicode"
	"unicode/utf8"
)

const (
	// tellingWords is how many words of a pasted text are searched.
	tellingWords = 8
	// rarestTelling caps rarity, so that a word of one expert doesn't outweigh the subject.
	rarestTelling = 5
)

// pickTelling keeps the clauses of a pasted text that say most about its subject: those that
// the lexicon knows, then rare ones, and more if they're repeated. Names of people and
// common words say nothing.
func (x *scratch) pickTelling(s *snapshot) {
	type scored struct {
		at    int
		worth float64
	}
	var all []scored
	for i := range x.words {
		w := &x.words[i]
		count := 0
		for j := range x.parts {
			count += x.parts[j].anyFrequency(w)
		}
		if count == 0 || w.optional || w.place || x.saysNothing(s, w) {
			continue
		}
		worth := min(rarity(s.active, min(count, s.active)), rarestTelling) * (1 + 0.5*math.Log(float64(1+w.times)))
		if len(w.also) > 0 {
			worth = 2*worth + 2
		}
		all = append(all, scored{i, worth})
	}
	slices.SortStableFunc(all, func(a, b scored) int { return cmp.Compare(b.worth, a.worth) })
	x.unused = max(len(all)-tellingWords, 0)
	all = all[:min(len(all), tellingWords)]
	slices.SortFunc(all, func(a, b scored) int { return cmp.Compare(a.at, b.at) })
	kept := make([]queryWord, len(all))
	for i, one := range all {
		kept[i] = x.words[one.at]
	}
	x.words = append(x.words[:0], kept...)
}

// saysNothing reports whether a word of a pasted text isn't about its subject.
func (x *scratch) saysNothing(s *snapshot, w *queryWord) bool {
	if len(w.also) > 0 || w.concept || w.number && len(w.words) > 0 {
		return false
	}
	if w.dense {
		return false
	}
	if utf8.RuneCountInString(w.term) < 4 || digits(w.term) || x.lexicon.Common(stemOf(w.term)) {
		return true
	}
	first, _ := utf8.DecodeRuneInString(w.typed)
	if unicode.IsUpper(first) && w.inSentence {
		return true
	}
	return slices.ContainsFunc(s.parts, func(p part) bool {
		_, named := slices.BinarySearch(p.people.words, w.term)
		return named
	}) && !x.lexicon.Spelled(stemOf(w.term))
}

// anyFrequency estimates how many documents have a clause in any form.
func (w *work) anyFrequency(word *queryWord) (count int) {
	if word.term == "" {
		count = w.frequencyOf(word)
		if count == math.MaxInt32 {
			count = 0
		}
	}
	for _, t := range w.withStem(stemOf(word.term)) {
		count += int(w.frequency[t])
	}
	for i := range word.also {
		r := &word.also[i]
		switch {
		case r.Area != "":
			if t, ok := w.lookup(areaTag + r.Area); ok {
				count += int(w.frequency[t])
			}
		case len(r.Terms) == 1:
			for _, t := range w.withStem(stemOf(r.Terms[0])) {
				count += int(w.frequency[t])
			}
		}
	}
	return count
}
