package index

import "unicode/utf8"

// Fitting returns the ids of the documents that have every part of a query, without typos
// and whatever other documents have, so that an index of a few documents and one of all
// agree on each. A word that's still being typed also counts as a prefix, unless the lexicon
// knows it. A query without words and filters fits all.
func (ix *Index) Fitting(q Query) []string {
	s := ix.current.Load()
	x := scratches.Get().(*scratch)
	defer x.release()
	x.prepare(s)
	x.lexicon = q.Lexicon
	if x.lexicon == nil {
		x.lexicon = words{}
	}
	x.words = newParser(&q, s.knows).clauses(x.words[:0])
	for i := range x.words {
		w := &x.words[i]
		w.growing = w.growing && utf8.RuneCountInString(w.term) >= shortestStart && !x.lexicon.Spelled(stemOf(w.term))
	}
	x.choose(s, &q)
	x.strict = true
	defer func() { x.strict = false }()
	matches := x.match(s)
	for i := range x.words {
		if w := &x.words[i]; !w.optional && !w.excluded && matches[i].count == 0 {
			return nil
		}
	}
	var ids []string
	for i := range x.parts {
		w := &x.parts[i]
		copy(w.result, w.matching)
		w.result.and(w.chosen)
		w.result.each(func(document uint32) { ids = append(ids, w.expertID(document)) })
	}
	return ids
}

// shortestStart is the number of characters from which the start of a word counts as it.
const shortestStart = 4
