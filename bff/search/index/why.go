package index

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// reason is the source of the line that explains a result: the part of the document
// that covers most of the query's words. Ties go to the first one listed here, except
// that several words in one sentence of the biography win over all.
type reason uint8

const (
	byArea reason = iota
	byKeyword
	byBio
	byEntry
	byDegree
	byOrganization
	byLanguage
	byPlace
	noReason
)

// bestReason is the best reason so far.
type bestReason struct {
	reason   reason
	covered  int
	marks    int
	at       int // index of the area, degree, …
	from, to int // range in the packed biography
}

func (g *bestReason) isBeatenBy(reason reason, covered, marks int) bool {
	switch {
	case covered != g.covered:
		return covered > g.covered
	case covered == 0 || g.reason == reason:
		return covered > 0 && marks > g.marks
	case covered > 1 && reason == byBio:
		return true
	}
	return false
}

// why returns the line for a document.
func (x *scratch) why(w *work, d *record) []Run {
	if w.allFound == 0 {
		return summary(d)
	}
	g := bestReason{reason: noReason}
	if slices.ContainsFunc(x.words, func(w queryWord) bool { return w.place }) {
		x.considerPlace(w, d, &g)
	}
	x.considerAreas(w, d, &g)
	if !g.complete(w) {
		x.considerBio(w, d.bio, &g)
	}
	if !g.complete(w) {
		x.considerRest(w, d, &g)
	}
	return x.render(w, d, &g)
}

// complete reports whether no later reason can be better: every word that matched
// anywhere is covered, and no sentence would win.
func (g *bestReason) complete(w *work) bool {
	return g.covered > 0 && g.covered == bits.OnesCount64(w.allFound) && (g.covered == 1 || g.reason == byBio)
}

func (g *bestReason) consider(reason reason, at int, words uint64, marks int) {
	if covered := bits.OnesCount64(words); g.isBeatenBy(reason, covered, marks) {
		*g = bestReason{reason: reason, covered: covered, marks: marks, at: at}
	}
}

func (x *scratch) considerAreas(w *work, d *record, g *bestReason) {
	for i := range d.areas {
		a := &d.areas[i]
		g.consider(byArea, i, x.cover(w, a.subcategory)|x.cover(w, a.category)|x.areas[d.Areas[i].Code()]|x.areas[d.Areas[i].Category], 0)
	}
	for i := range d.areas {
		x.considerKeywords(w, d.areas[i].keywords, i, g)
	}
	x.considerKeywords(w, d.keywords, len(d.areas), g)
}

func (x *scratch) considerRest(w *work, d *record, g *bestReason) {
	for i := range d.entries {
		g.consider(byEntry, i, x.cover(w, d.entries[i].text), int(d.entries[i].flags&titleFlag))
	}
	for i := range d.degrees {
		p := &d.degrees[i]
		g.consider(byDegree, i, x.cover(w, p.name)|x.cover(w, p.field)|x.cover(w, p.organization), 0)
	}
	for i, p := range d.organizations {
		g.consider(byOrganization, i, x.cover(w, p), 0)
	}
	x.considerPlace(w, d, g)
}

// considerPlace considers the languages and the place.
func (x *scratch) considerPlace(w *work, d *record, g *bestReason) {
	for i, p := range d.languages {
		g.consider(byLanguage, i, x.cover(w, p), 0)
	}
	var place uint64
	for _, p := range d.place {
		place |= x.cover(w, p)
	}
	g.consider(byPlace, 0, place, 0)
}

// cover returns the query words, as bits, that match in a text.
func (x *scratch) cover(w *work, p packed) (words uint64) {
	if x.denseWords || len(w.phrases) > 0 {
		return x.unpackMarked(w, p).coverage()
	}
	for i := 0; i < len(p); {
		v, size := p.number(i)
		if v&1 == 0 {
			words |= w.wordsOf(v >> 1)
		}
		i += size
	}
	return words
}

func (x *scratch) considerKeywords(w *work, keywords []packed, at int, g *bestReason) {
	var words uint64
	best := 0 // most words within one keyword
	for _, p := range keywords {
		c := x.cover(w, p)
		words |= c
		best = max(best, bits.OnesCount64(c))
	}
	g.consider(byKeyword, at, words, best)
}

// considerBio finds the sentence that covers the most words.
func (x *scratch) considerBio(w *work, bio packed, g *bestReason) {
	if x.denseWords || len(w.phrases) > 0 {
		x.considerDenseBio(w, bio, g)
		return
	}
	var sentence sentence
	for i := 0; i < len(bio); {
		v, size := bio.number(i)
		if v&1 == 0 {
			sentence.add(i, i+size, v>>1)
			if words := w.wordsOf(v >> 1); words != 0 {
				sentence.words |= words
				sentence.marks++
			}
		} else if sentence.ends(&w.texts, v>>1) {
			g.offer(&sentence)
		}
		i += size
	}
	g.offer(&sentence)
}

// considerDenseBio is considerBio for queries with pairs of runes or phrases, which surfaces
// alone don't find.
func (x *scratch) considerDenseBio(w *work, bio packed, g *bestReason) {
	m := x.unpackMarked(w, bio)
	var sentence sentence
	piece := -1
	for i := 0; i < len(bio); {
		v, size := bio.number(i)
		id, surface := v>>1, v&1 == 0
		for piece++; m.pieces[piece].surface != surface || m.pieces[piece].id != id; piece++ { // implicit separators
		}
		if surface {
			sentence.add(i, i+size, id)
			if words := m.words[piece]; words != 0 {
				sentence.words |= words
				sentence.marks++
			}
		} else if sentence.ends(&w.texts, id) {
			g.offer(&sentence)
		}
		i += size
	}
	g.offer(&sentence)
}

// offer takes a sentence as the reason if it's better, and starts the next sentence.
func (g *bestReason) offer(s *sentence) {
	if covered := bits.OnesCount64(s.words); g.isBeatenBy(byBio, covered, s.marks) {
		*g = bestReason{reason: byBio, covered: covered, marks: s.marks, from: s.from, to: s.to}
	}
	*s = sentence{}
}

// render writes the reason as text.
func (x *scratch) render(w *work, d *record, g *bestReason) []Run {
	switch g.reason {
	case byArea:
		a, p := &d.Areas[g.at], &d.areas[g.at]
		begin := "Works in "
		if a.Primary {
			begin = "Primary area: "
		}
		l := x.line(begin)
		l.add(w, x.unpackMarked(w, p.subcategory))
		if a.SubcategoryName != a.CategoryName {
			l.plain(" (")
			l.add(w, x.unpackMarked(w, p.category))
			l.plain(")")
		}
		l.plain(yearsText(", ", a.Years))
		return l.runs()
	case byKeyword:
		return x.renderKeywords(w, d, g.at)
	case byBio:
		return x.fragment(w, d.bio, g.from, g.to)
	case byEntry:
		e := &d.entries[g.at]
		return prefixed(e.row+": ", x.fragment(w, e.text, 0, len(e.text)))
	case byDegree:
		p := &d.degrees[g.at]
		l := x.line("")
		l.add(w, x.unpackMarked(w, p.name))
		if p.field != "" {
			l.plain(" in ")
			l.add(w, x.unpackMarked(w, p.field))
		}
		if p.organization != "" {
			l.plain(", ")
			l.add(w, x.unpackMarked(w, p.organization))
		}
		return l.runs()
	case byOrganization:
		return x.runs(w, "Affiliated with ", x.unpackMarked(w, d.organizations[g.at]), "")
	case byLanguage:
		return x.runs(w, "Speaks ", x.unpackMarked(w, d.languages[g.at]), "")
	case byPlace:
		l := x.line("Based in ")
		comma := ""
		for _, p := range d.place {
			if p != "" {
				l.plain(comma)
				l.add(w, x.unpackMarked(w, p))
				comma = ", "
			}
		}
		return l.runs()
	}
	return summary(d)
}

// prefixed puts a text before runs.
func prefixed(text string, runs []Run) []Run {
	if len(runs) > 0 && !runs[0].Found {
		runs[0].Text = text + runs[0].Text
		return runs
	}
	return append([]Run{{Text: text}}, runs...)
}

// shownKeywords is the maximum number of keywords in the line.
const shownKeywords = 4

// renderKeywords lists the matching keywords first, then others of the same area.
func (x *scratch) renderKeywords(w *work, d *record, at int) []Run {
	keywords := d.keywords
	if at < len(d.areas) {
		keywords = d.areas[at].keywords
	}
	l := x.line("Works on ")
	said := 0
	for _, found := range []bool{true, false} {
		for _, p := range keywords {
			m := x.unpackMarked(w, p)
			if said == shownKeywords || (m.coverage() != 0) != found {
				continue
			}
			if said++; said > 1 {
				l.plain(", ")
			}
			l.add(w, m)
		}
	}
	if at < len(d.areas) {
		l.plain(" (" + d.Areas[at].SubcategoryName + ")")
	}
	return l.runs()
}

// summary describes an expert without a query.
func summary(d *record) []Run {
	var parts []string
	for i := range d.Areas {
		if a := &d.Areas[i]; a.Primary || len(d.Areas) == 1 {
			years := a.Years
			if years == Unknown {
				years = d.Years
			}
			parts = append(parts, a.SubcategoryName+" ("+a.CategoryName+")"+yearsText(", ", years))
			break
		}
	}
	if g, ok := highest(d.Degrees); ok {
		text := g.Name()
		if g.Field != "" {
			text += " in " + g.Field
		}
		if g.Organization != "" {
			text += ", " + g.Organization
		}
		parts = append(parts, text)
	}
	if len(parts) == 0 {
		return nil
	}
	return []Run{{Text: strings.Join(parts, "; ")}}
}

func yearsText(before string, years int) string {
	switch {
	case years <= 0:
		return ""
	case years == 1:
		return before + "1 year"
	}
	return before + strconv.Itoa(years) + " years"
}

// highest returns the highest degree, the first of equals.
func highest(degrees []Degree) (best Degree, ok bool) {
	rank := -1
	for _, g := range degrees {
		if r := degreeRank(g.Degree); r > rank {
			best, rank, ok = g, r, true
		}
	}
	return best, ok
}

// degreeRank is 3 for doctorates, 2 for master's, 1 for bachelor's degrees, and 0 for
// anything else.
func degreeRank(code string) int {
	letters := strings.ToLower(strings.ReplaceAll(strings.ReplaceAll(code, ".", ""), " ", ""))
	switch letters {
	case "md", "jd", "do", "dds", "dmd", "dvm", "od", "mbbs", "mbchb":
		return 3
	}
	switch {
	case strings.Contains(letters, "phd") || strings.HasPrefix(letters, "d") || strings.HasSuffix(letters, "d") && len(letters) > 2:
		return 3
	case strings.HasPrefix(letters, "sc") || strings.HasPrefix(letters, "dr"):
		return 3
	case strings.HasPrefix(letters, "m") || strings.HasPrefix(letters, "ll"):
		return 2
	case strings.HasPrefix(letters, "b") || strings.HasPrefix(letters, "a"):
		return 1
	}
	return 0
}
