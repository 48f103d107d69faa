package index

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// sentence is a sentence of a packed text while it is being read, from its first surface
// to its last.
type sentence struct {
	from, to int // bytes of the packed text; to is 0 before the first surface
	last     uint32

	words uint64 // query words in the sentence, as bits
	marks int    // number of matching surfaces
}

func (s *sentence) add(from, to int, surface uint32) {
	if s.to == 0 {
		s.from = from
	}
	s.to = to
	s.last = surface
}

// ends reports whether a separator ends the sentence.
func (s *sentence) ends(t *texts, separator uint32) bool {
	return s.to > 0 && t.closing[separator] && !(t.separators[separator] == ". " && abbreviates(t.surfaces[s.last]))
}

// abbreviates reports whether a period after the word belongs to the word.
func abbreviates(word string) bool {
	switch word {
	case "Dr", "Mr", "Mrs", "Ms", "Prof", "St", "No", "Inc", "Jr", "Sr", "vs", "v", "Co", "Corp", "approx", "Nos", "Fed", "Cir", "Dept", "Univ", "cf", "e.g", "i.e", "U.S":
		return true
	}
	return len(word) == 1 && word[0] >= 'A' && word[0] <= 'Z'
}

const (
	fragmentRunes = 180 // maximum length of a fragment
	fragmentLead  = 60  // maximum length before the first match, if the fragment is cut
)

// fragment returns the sentence in a range of a packed text. A long sentence is cut around
// its first match, with an ellipsis.
func (x *scratch) fragment(w *work, text packed, start, end int) []Run {
	stop := ""
	if end < len(text) {
		if v, _ := text.number(end); v&1 != 0 {
			stop = strings.TrimRightFunc(w.separators[v>>1], unicode.IsSpace)
		}
	}
	m := x.unpackMarked(w, text[start:end])
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
	before, after := "", stop
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
