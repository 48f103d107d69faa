package index

import "strings"

// Selection is the result of Select.
type Selection struct {
	Count      int // accepted documents that match
	Hits       []Passage
	Understood []Word
}

// Passage is a matching document with its matches marked.
type Passage struct {
	ExpertID string
	Name     []Run
	Headline []Run
	Text     []Run // the sentence of the text that covers most words; empty without one
}

// Select runs a query over the documents that keep accepts, best first. It's for other
// texts than experts: Name is a title, Headline a summary, and Bio a text. A query without
// words selects nothing.
func (ix *Index) Select(q Query, keep func(id string) bool) Selection {
	s := ix.current.Load()
	x := scratches.Get().(*scratch)
	defer x.release()
	q.Size, q.Page = max(q.Size, 1), max(q.Page, 1)
	x.prepare(s)
	x.lexicon = words{}
	p := newParser(&q, nil)
	p.plain = true
	x.words = p.clauses(x.words[:0])
	if len(x.words) == 0 {
		return Selection{}
	}
	x.choose(s, &q)
	matches := x.match(s)
	x.complete = 0
	for i := range x.parts {
		x.complete += x.parts[i].matching.countBoth(x.parts[i].chosen)
	}
	if x.broadened = x.mayBroaden(&q, matches, false); x.broadened {
		x.broaden(s, matches)
	}
	for i := range x.parts {
		w := &x.parts[i]
		copy(w.result, w.matching)
		w.result.and(w.chosen)
	}
	r := Selection{Understood: x.understood(matches, nil)}
	all := Query{Sort: ByRelevance, Page: 1, Size: max(s.active, 1)}
	from, to := (q.Page-1)*q.Size, q.Page*q.Size
	for _, c := range x.page(&all) {
		if !keep(x.parts[c.part].expertID(c.document)) {
			continue
		}
		if r.Count >= from && r.Count < to {
			r.Hits = append(r.Hits, x.passage(c))
		}
		r.Count++
	}
	return r
}

func (x *scratch) passage(c candidate) Passage {
	w := &x.parts[c.part]
	d := &x.record
	d.read(w.segment, c.document)
	p := Passage{ExpertID: d.ExpertID, Name: w.markName(d.Name), Headline: x.runs(w, "", x.unpackMarked(w, d.headline), "")}
	g := bestReason{reason: noReason}
	if x.considerBio(w, d.bio, &g); g.reason == byBio {
		p.Text = x.fragment(w, d.bio, g.from, g.to)
	}
	return p
}

// markName marks the query's words in a name, which isn't packed.
func (w *work) markName(name string) []Run {
	var runs []Run
	add := func(text string, found bool) {
		switch last := len(runs) - 1; {
		case text == "":
		case last >= 0 && runs[last].Found == found:
			runs[last].Text += text
		case found && last > 0 && runs[last].Text == " ": // matches with a space between them are one run
			runs[last-1].Text += " " + text
			runs = runs[:last]
		default:
			runs = append(runs, Run{Text: text, Found: found})
		}
	}
	scan, at := scanner{text: name}, 0
	for {
		t, ok := scan.next()
		if !ok {
			add(name[at:], false)
			return runs
		}
		add(name[at:t.start], false)
		if t.dense {
			w.markDense(name[t.start:t.end], add)
		} else {
			add(name[t.start:t.end], w.marksAny(appendTerms(nil, name[t.start:t.end], false)))
		}
		at = t.end
	}
}

// markDense marks the runes of a dense run that belong to a pair of the query.
func (w *work) markDense(run string, add func(string, bool)) {
	runes := strings.Split(run, "")
	found := make([]bool, len(runes))
	if len(runes) == 1 {
		found[0] = w.marksAny([]string{Fold(run)})
	}
	for i := range len(runes) - 1 {
		if w.marksAny([]string{Fold(runes[i]) + Fold(runes[i+1])}) {
			found[i], found[i+1] = true, true
		}
	}
	for i, r := range runes {
		add(r, found[i])
	}
}

func (w *work) marksAny(terms []string) bool {
	for _, term := range terms {
		if w.marksOf(term) != 0 {
			return true
		}
	}
	return false
}
