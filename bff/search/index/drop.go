package index

import (
	"cmp"
	"slices"
	"strings"
)

// droppableWords limits how many words are tried one by one.
const droppableWords = 8

// drops lists what could be removed from a query to find more, best first: each word of
// several, the whole text, and each filter with all its values. Each count is that of the
// remaining query.
func (s *snapshot) drops(q *Query, words []queryWord, matches []wordMatch, found int) []Drop {
	var out []Drop
	offer := func(filter, value, label string, rest Query) {
		rest.Page = 1
		if count := s.count(&rest); count > found {
			out = append(out, Drop{Filter: filter, Value: value, Label: label, Query: rest, Count: count})
		}
	}
	if chunks := narrowing(q.Text, words, matches); len(chunks) > 1 {
		for _, chunk := range chunks[:min(len(chunks), droppableWords)] {
			rest := *q
			rest.Text = withoutChunk(q.Text, chunk)
			offer("q", chunk, strings.TrimFunc(chunk, isSeparator), rest)
		}
	}
	if len(words) > 0 {
		rest := *q
		rest.Text = ""
		offer("q", q.Text, q.Text, rest)
	}
	for g := range s.filters.count() {
		if s.filters.narrows(q, g) {
			selected := s.filters.selected(q, g)
			offer(s.filters.codes[g], strings.Join(selected, ","), labelOf(s, g, selected), s.filters.without(q, g))
		}
	}
	slices.SortStableFunc(out, func(a, b Drop) int { return cmp.Compare(b.Count, a.Count) })
	return out
}

// count returns the number of documents that match a query.
func (s *snapshot) count(q *Query) int {
	x := scratches.Get().(*scratch)
	defer x.release()
	x.run(s, q)
	n := 0
	for i := range x.parts {
		n += x.parts[i].matching.countBoth(x.parts[i].chosen)
	}
	return n
}

// narrowing lists the parts of a text between spaces, once each, if any document
// matches one of their words.
func narrowing(text string, words []queryWord, matches []wordMatch) []string {
	var chunks []string
	for _, chunk := range strings.Fields(text) {
		if !slices.ContainsFunc(chunks, func(c string) bool { return strings.EqualFold(c, chunk) }) && hasMatch(chunk, words, matches) {
			chunks = append(chunks, chunk)
		}
	}
	return chunks
}

func hasMatch(chunk string, words []queryWord, matches []wordMatch) bool {
	terms := Terms(chunk)
	for i := range words {
		if w := &words[i]; w.optional || matches[i].count == 0 && !w.excluded {
			continue
		} else if slices.ContainsFunc(terms, func(term string) bool { return term == w.term || slices.Contains(w.words, term) }) {
			return true
		}
	}
	return false
}

// withoutChunk is the text without every mention of what stood between spaces.
func withoutChunk(text, chunk string) string {
	rest := slices.DeleteFunc(strings.Fields(text), func(c string) bool { return strings.EqualFold(c, chunk) })
	return strings.Join(rest, " ")
}

func isSeparator(r rune) bool {
	class := classOf(r)
	return class == separator || class == joinRune
}

// labelOf names the selected values: "New York, New Jersey or Ohio".
func labelOf(s *snapshot, g Group, selected []string) string {
	if g == s.filters.fee {
		return "the fee limit"
	}
	var b strings.Builder
	for i, code := range selected {
		name := code
		if g == Cities {
			name = s.cityName(code)
		}
		if n, ok := s.facets.ids[facetKey{g, code}]; ok {
			name = s.facets.values[n].name
		}
		switch {
		case i == 0:
		case i == len(selected)-1:
			b.WriteString(" or ")
		default:
			b.WriteString(", ")
		}
		b.WriteString(name)
	}
	return b.String()
}
