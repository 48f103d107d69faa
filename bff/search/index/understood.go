package index

import (
	"cmp"
	"slices"
	"strings"
)

// shownForms is the maximum number of forms listed for a word.
const shownForms = 5

// understood says how each clause matched, except optional ones. The pairs of a dense run
// count as one word, matched as its worst pair.
func (x *scratch) understood(matches []wordMatch, literal []string) []Word {
	var out []Word
	run := -1
	worst := tier(0)
	taken := stemmed(literal)
	for i := range x.words {
		w := &x.words[i]
		if w.optional {
			continue
		}
		if w.dense && w.run == run {
			last := &out[len(out)-1]
			if matches[i].best < worst {
				worst = matches[i].best
				last.How = howOf[worst]
			}
			last.Results = min(last.Results, x.resultsWith(i, matches))
			last.Relaxed = last.Relaxed || last.How != HowNone && x.relaxed(last.Results)
			continue
		}
		run, worst = w.run, matches[i].best
		word := Word{Typed: w.typed, How: howOf[worst], Matched: []string{}, Role: RoleWord, Also: matches[i].also}
		switch {
		case w.excluded:
			word.Role = RoleWithout
		case len(w.either) > 0:
			word.Role = RoleEither
		case w.quoted:
			word.Role = RolePhrase
		}
		if worst == 0 && matches[i].count > 0 {
			word.How = HowAlso
		}
		if !w.excluded {
			word.Results = x.resultsWith(i, matches)
			word.Relaxed = word.How != HowNone && !matches[i].soft && x.relaxed(word.Results)
		}
		word.Literal = len(taken) > 0 && slices.Contains(taken, stemsOf(w.typed))
		switch {
		case (w.dense || w.term == "") && worst > 0 && !w.excluded:
			word.Matched = append(word.Matched, w.typed)
		case worst > 0 && !w.excluded && word.Results > 0:
			word.Matched = x.forms(i)
		}
		out = append(out, word)
	}
	return out
}

// relaxed reports whether a clause that this many results have was relaxed.
func (x *scratch) relaxed(results int) bool {
	if !x.broadened {
		return false
	}
	all := 0
	for i := range x.parts {
		all += x.parts[i].result.count()
	}
	return results < all
}

// resultsWith counts the results with a clause.
func (x *scratch) resultsWith(word int, matches []wordMatch) (count int) {
	if matches[word].count == 0 {
		return 0
	}
	for i := range x.parts {
		w := &x.parts[i]
		switch {
		case !x.broadened && !matches[word].soft:
			count += w.result.count()
		case x.broadened:
			if word < len(x.covered) && i < len(x.covered[word]) {
				count += w.result.countBoth(x.covered[word][i])
			}
		default:
			count += w.result.count()
		}
	}
	return count
}

// form is one term that matched a word, in all segments.
type form struct {
	term  string
	tier  tier
	count int // active documents; until it is counted, also deleted ones
	in    []formIn
}

// formIn is a form's term in one segment.
type formIn struct{ part, term uint32 }

// compareForms orders forms by tier, best first, then by frequency.
func compareForms(a, b form) int {
	return cmp.Or(cmp.Compare(b.tier, a.tier), cmp.Compare(b.count, a.count), strings.Compare(a.term, b.term))
}

// countedForms is how many of a segment's forms are considered, the most frequent first.
const countedForms = 64

// forms returns the terms that matched a word, the closest and most frequent first.
// Leaving out deleted documents means reading a term's whole list, so forms are counted
// only as long as one could be among those that are shown.
func (x *scratch) forms(word int) []string {
	if word >= markedWords {
		return []string{x.words[word].term}
	}
	candidates := x.candidates(word)
	slices.SortFunc(candidates, compareForms)
	var counted []form
	for i, f := range candidates {
		if !x.inResults(f) {
			continue
		}
		if len(counted) == shownForms && compareForms(counted[shownForms-1], f) < 0 {
			break
		}
		alone := (i == 0 || candidates[i-1].tier != f.tier) && (i+1 == len(candidates) || candidates[i+1].tier != f.tier)
		if !alone || !x.certain(f) {
			f.count = x.activeCount(f)
		}
		if f.count > 0 {
			at, _ := slices.BinarySearchFunc(counted, f, compareForms)
			counted = slices.Insert(counted, at, f)
			counted = counted[:min(len(counted), shownForms)]
		}
	}
	out := make([]string, len(counted))
	for i, f := range counted {
		out[i] = f.term
	}
	return out
}

// certain reports whether some active document has the form, without reading its lists.
func (x *scratch) certain(f form) bool {
	return slices.ContainsFunc(f.in, func(in formIn) bool {
		w := &x.parts[in.part]
		return int(w.frequency[in.term]) > w.deletedCount
	})
}

// inResults reports whether a result has the form.
func (x *scratch) inResults(f form) bool {
	return slices.ContainsFunc(f.in, func(in formIn) bool {
		w := &x.parts[in.part]
		return w.anyOf(in.term, w.result)
	})
}

func (x *scratch) activeCount(f form) (count int) {
	for _, in := range f.in {
		w := &x.parts[in.part]
		count += w.activeCount(in.term, w.deleted)
	}
	return count
}

// candidates returns the forms of all segments, counted with deleted documents.
func (x *scratch) candidates(word int) []form {
	typed := x.words[word].term
	stemmed := stemOf(typed)
	byTerm := map[string]int{}
	var all []form
	for i := range x.parts {
		w := &x.parts[i]
		for _, number := range w.formsOf(word) {
			term := w.terms[number]
			if isTag(term) {
				continue
			}
			at, ok := byTerm[term]
			if !ok {
				at = len(all)
				byTerm[term] = at
				all = append(all, form{term: term, tier: formTier(typed, stemmed, term)})
			}
			all[at].count += int(w.frequency[number])
			all[at].in = append(all[at].in, formIn{uint32(i), number})
		}
	}
	return all
}

// formsOf returns the most frequent terms of a segment that matched a word.
func (w *work) formsOf(word int) []uint32 {
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
	return numbers
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
