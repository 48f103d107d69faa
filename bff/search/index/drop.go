package index

import (
	"cmp"
	"slices"
	"strings"
)

var filterNames = [groups]string{Areas: "area", States: "state", Countries: "country", Degrees: "degree"}

// droppableWords bounds how many words are tried one by one.
const droppableWords = 8

// drops lists what could be left out to find more, the most fruitful first:
// each word of several, the whole text, and each filter with all its values.
// Every count is that of the query which remains.
func (s *snapshot) drops(q *Query, words []queryWord, matches []wordMatch, found int) []Drop {
	var out []Drop
	offer := func(filter, value, label string, rest Query) {
		rest.Page = 1
		if count := s.count(&rest); count > found {
			out = append(out, Drop{Filter: filter, Value: value, Label: label, Query: rest, Count: count})
		}
	}
	if typed := narrowing(words, matches); len(typed) > 1 {
		for _, word := range typed[:min(len(typed), droppableWords)] {
			rest := *q
			rest.Text = withoutWord(q.Text, word)
			offer("q", word, word, rest)
		}
	}
	if len(words) > 0 {
		rest := *q
		rest.Text = ""
		offer("q", q.Text, q.Text, rest)
	}
	for g := range Group(groups) {
		if selected := q.selected(g); len(selected) > 0 {
			offer(filterNames[g], strings.Join(selected, ","), labelOf(s, g, selected), q.withoutGroup(g))
		}
	}
	slices.SortStableFunc(out, func(a, b Drop) int { return cmp.Compare(b.Count, a.Count) })
	return out
}

// count is how many documents fit a query.
func (s *snapshot) count(q *Query) int {
	x := scratches.Get().(*scratch)
	defer x.release()
	x.words = parseQuery(q.Text, x.words[:0])
	x.prepare(s)
	x.choose(s, q)
	x.match(s, false)
	n := 0
	for i := range x.parts {
		n += x.parts[i].fitting.countBoth(x.parts[i].chosen)
	}
	return n
}

// narrowing lists, as typed, the words that some document has.
func narrowing(words []queryWord, matches []wordMatch) []string {
	var typed []string
	run := -1
	for i := range words {
		if w := &words[i]; !w.optional && matches[i].count > 0 && w.run != run {
			typed = append(typed, w.typed)
			run = w.run
		}
	}
	return typed
}

// withoutWord is the query's text without every mention of a word.
func withoutWord(text, word string) string {
	var b strings.Builder
	scan := scanner{text: text}
	terms := appendTerms(nil, word, false)
	end := 0
	for {
		t, ok := scan.next()
		if !ok {
			break
		}
		if slices.Equal(appendTerms(nil, text[t.start:t.end], false), terms) {
			b.WriteString(text[end:t.start])
			end = t.end
		}
	}
	b.WriteString(text[end:])
	return strings.Join(strings.Fields(b.String()), " ")
}

func (q *Query) withoutGroup(g Group) Query {
	rest := *q
	switch g {
	case Areas:
		rest.Areas = nil
	case States:
		rest.States = nil
	case Countries:
		rest.Countries = nil
	case Degrees:
		rest.Degrees = nil
	}
	return rest
}

// labelOf names the selected values: "New York, New Jersey or Ohio".
func labelOf(s *snapshot, g Group, selected []string) string {
	var b strings.Builder
	for i, code := range selected {
		name := code
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
