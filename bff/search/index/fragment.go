package index

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// eachSentence calls f with the range of pieces of each sentence, from its first
// surface to its last.
func eachSentence(t *texts, pieces []piece, f func(from, to int)) {
	from := -1
	to := 0
	for i, p := range pieces {
		if p.surface {
			if from < 0 {
				from = i
			}
			to = i + 1
			continue
		}
		if from >= 0 && t.closing[p.id] && !(t.separators[p.id] == ". " && abbreviates(t.surfaces[pieces[i-1].id])) {
			f(from, to)
			from = -1
		}
	}
	if from >= 0 {
		f(from, to)
	}
}

// abbreviates tells whether a full stop after the word belongs to the word.
func abbreviates(word string) bool {
	switch word {
	case "Dr", "Mr", "Mrs", "Ms", "Prof", "St", "No", "Inc", "Jr", "Sr", "vs", "v", "Co", "Corp", "approx", "Nos", "Fed", "Cir", "Dept", "Univ", "cf", "e.g", "i.e", "U.S":
		return true
	}
	return len(word) == 1 && word[0] >= 'A' && word[0] <= 'Z'
}

const (
	fragmentRunes = 180 // how long a fragment may be
	fragmentLead  = 60  // how much of it may stand before the first find, if it must be cut
)

// fragment is the sentence in a range of a text, cut around its first find when
// it is long. What was cut off shows as an ellipsis.
func (x *scratch) fragment(w *work, text marked, start, end int) []Run {
	m := text.part(start, end)
	length := func(from, to int) int {
		n := 0
		for _, p := range m.pieces[from:to] {
			n += utf8.RuneCountInString(w.textOf(p))
		}
		return n
	}
	from, to := 0, len(m.pieces)
	if length(from, to) > fragmentRunes {
		first := 0
		for first < to-1 && m.words[first] == 0 {
			first++
		}
		if length(0, first) > fragmentRunes*2/3 {
			from = first
			for n := 0; from > 0 && n < fragmentLead; {
				from--
				n += utf8.RuneCountInString(w.textOf(m.pieces[from]))
			}
		}
		to = from
		for n := 0; to < len(m.pieces); to++ {
			if n += utf8.RuneCountInString(w.textOf(m.pieces[to])); n > fragmentRunes && to > first {
				break
			}
		}
	}
	before, after := "", ""
	if end < len(text.pieces) {
		after = strings.TrimRightFunc(w.textOf(text.pieces[end]), unicode.IsSpace)
	}
	for from < to-1 && !m.pieces[from].surface {
		from++
	}
	for to > from+1 && !m.pieces[to-1].surface {
		to--
	}
	if from > 0 {
		before = "… "
	}
	if to < len(m.pieces) {
		after = " …"
	}
	return x.runs(w, before, m.part(from, to), after)
}
