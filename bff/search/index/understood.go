package index

import (
	"cmp"
	"slices"
	"strings"
)

// shownForms is the maximum number of forms listed for a word.
const shownForms = 5

// understood says how each required word matched. The pairs of a dense run count as one
// word, matched as its worst pair.
func (x *scratch) understood(matches []wordMatch) []Word {
	var out []Word
	run := -1
	worst := tier(0)
	for i := range x.words {
		w := &x.words[i]
		if w.optional {
			continue
		}
		if w.dense && w.run == run {
			if matches[i].best < worst {
				worst = matches[i].best
				out[len(out)-1].How = howOf[worst]
			}
			continue
		}
		run, worst = w.run, matches[i].best
		word := Word{Typed: w.typed, How: howOf[worst], Matched: []string{}}
		switch {
		case w.dense && worst > 0:
			word.Matched = append(word.Matched, w.typed)
		case worst > 0:
			word.Matched = x.forms(i)
		}
		out = append(out, word)
	}
	return out
}

// form is one term that matched a word.
type form struct {
	term  string
	tier  tier
	count int
}

// compareForms orders forms by tier, best first, then by frequency.
func compareForms(a, b form) int {
	return cmp.Or(cmp.Compare(b.tier, a.tier), cmp.Compare(b.count, a.count), strings.Compare(a.term, b.term))
}

// countedForms is how many of the most frequent forms are counted exactly, without
// deleted documents.
const countedForms = 64

// forms returns the terms that matched a word, the closest and most frequent first.
func (x *scratch) forms(word int) []string {
	typed := x.words[word].term
	if word >= markedWords {
		return []string{typed}
	}
	var found []form
	for i := range x.parts {
		found = append(found, x.parts[i].forms(typed, word)...)
	}
	slices.SortFunc(found, func(a, b form) int { return strings.Compare(a.term, b.term) })
	kept := found[:0]
	for _, f := range found {
		if n := len(kept); n > 0 && kept[n-1].term == f.term {
			kept[n-1].count += f.count
			continue
		}
		kept = append(kept, f)
	}
	slices.SortFunc(kept, compareForms)
	out := make([]string, 0, shownForms)
	for _, f := range kept[:min(len(kept), shownForms)] {
		out = append(out, f.term)
	}
	return out
}

func (w *work) forms(typed string, word int) []form {
	stemmed := stemOf(typed)
	numbers := make([]uint32, 0, 16)
	for _, f := range w.foundTerms {
		if int(f.word) == word {
			numbers = append(numbers, f.term)
		}
	}
	slices.Sort(numbers)
	numbers = slices.Compact(numbers)
	if len(numbers) > countedForms {
		slices.SortFunc(numbers, func(a, b uint32) int {
			return cmp.Or(cmp.Compare(w.frequency[b], w.frequency[a]), cmp.Compare(a, b))
		})
		numbers = numbers[:countedForms]
	}
	found := make([]form, 0, len(numbers))
	for _, number := range numbers {
		if count := w.activeCount(number, w.deleted); count > 0 {
			term := w.terms[number]
			found = append(found, form{term, formTier(typed, stemmed, term), count})
		}
	}
	return found
}

func formTier(typed, stemmed, term string) tier {
	switch {
	case term == typed:
		return exact
	case stemOf(term) == stemmed:
		return stem
	case strings.HasPrefix(term, typed):
		return prefix
	}
	return typo
}
