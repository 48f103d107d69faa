package index

import "slices"

// marked is an unpacked text with a bit set of the matching query words for each piece.
// It's valid until the next text is unpacked.
type marked struct {
	pieces []piece
	words  []uint64
}

// unpackMarked unpacks a text and finds the query's words in it.
func (x *scratch) unpackMarked(w *work, p packed) marked {
	x.pieces = w.unpack(p, x.pieces[:0])
	x.found = sized(x.found, len(x.pieces))
	for i, piece := range x.pieces {
		var words uint64
		if piece.surface {
			words = w.wordsOf(piece.id)
		}
		x.found[i] = words
	}
	if x.denseWords {
		x.markPairs(w)
	}
	x.markPhrases(w)
	return marked{x.pieces, x.found}
}

// markPairs marks neighboring runes in dense runs if the query has their pair, and single
// runes that start such a pair.
func (x *scratch) markPairs(w *work) {
	isRune := func(i int) bool { return x.pieces[i].surface && w.dense.has(x.pieces[i].id) }
	for i := 0; i < len(x.pieces); i++ {
		if !isRune(i) {
			continue
		}
		alone := i < 2 || x.pieces[i-1] != (piece{id: nothing}) || !isRune(i-2)
		one := Fold(w.textOf(x.pieces[i]))
		if i+2 >= len(x.pieces) || x.pieces[i+1] != (piece{id: nothing}) || !isRune(i+2) {
			if alone {
				x.found[i] |= w.marksOf(one)
			}
			continue
		}
		if words := w.marksOf(one + Fold(w.textOf(x.pieces[i+2]))); words != 0 {
			x.found[i] |= words
			x.found[i+2] |= words
		}
	}
}

// marksOf returns the query words, as bits, that matched a term.
func (w *work) marksOf(term string) (words uint64) {
	if n, ok := w.lookup(term); ok {
		for _, f := range w.foundTerms {
			if f.term == n {
				words |= 1 << f.word
			}
		}
	}
	return words
}

// part is a range of the pieces.
func (m marked) part(from, to int) marked { return marked{m.pieces[from:to], m.words[from:to]} }

// coverage returns the query words, as bits, that match in the text.
func (m marked) coverage() (words uint64) {
	for _, w := range m.words {
		words |= w
	}
	return words
}

// runs splits before + text + after into runs. Matches with at most a space between them
// are one run.
func (x *scratch) runs(w *work, before string, m marked, after string) []Run {
	line := x.line(before)
	line.add(w, m)
	line.plain(after)
	return line.runs()
}

// line builds a text from plain and marked parts.
type line struct {
	x     *scratch
	cuts  []int // ends of runs, alternating between plain and found, starting with plain
	found bool  // whether the current run is a match
}

func (x *scratch) line(begin string) *line {
	x.text = append(x.text[:0], begin...)
	return &line{x: x, cuts: x.cuts[:0]}
}

func (l *line) turn(found bool) {
	if l.found != found {
		l.cuts = append(l.cuts, len(l.x.text))
		l.found = found
	}
}

func (l *line) plain(text string) {
	if text != "" {
		l.turn(false)
		l.x.text = append(l.x.text, text...)
	}
}

func (l *line) add(w *work, m marked) {
	for i, p := range m.pieces {
		found := m.words[i] != 0
		if !p.surface && i > 0 && i+1 < len(m.pieces) {
			gap := w.separators[p.id]
			found = (gap == " " || gap == "") && m.words[i-1] != 0 && m.words[i+1] != 0
		}
		l.turn(found)
		l.x.text = append(l.x.text, w.textOf(p)...)
	}
}

func (l *line) runs() []Run {
	l.x.cuts = append(l.cuts, len(l.x.text))
	text := string(l.x.text)
	out := make([]Run, 0, len(l.x.cuts))
	start := 0
	for i, end := range l.x.cuts {
		if end > start {
			out = append(out, Run{Text: text[start:end], Found: i%2 == 1})
		}
		start = end
	}
	return slices.Clip(out)
}
