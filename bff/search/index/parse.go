package index

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	// pastedTokens is the number of words from which a text is prose rather than a query:
	// its quotes, hyphens, and capitals aren't operators.
	pastedTokens = 30
	// pastedPairs is the same for the pairs of runes of dense runs, which have no spaces.
	pastedPairs = 100
	// longestName is the most words of a place or a concept.
	longestName = 6
)

// parser reads a query.
type parser struct {
	text    string
	lexicon Lexicon
	plain   bool // fillers narrow if nothing else does
	literal []string
	ignored []string
	knows   func(tag string) bool // nil: no tags

	tokens []lexed
	pasted bool
}

// lexed is a token of a query with what stands around it.
type lexed struct {
	token
	typed string
	term  string // the first of its terms
	stem  string
	quote int  // number of the quotation that it's in; 0 outside
	minus bool // a hyphen stands before it or before its quotation
}

func newParser(q *Query, knows func(string) bool) *parser {
	p := &parser{text: q.Text, lexicon: q.Lexicon, literal: stemmed(q.Literal), ignored: stemmed(q.Ignored), knows: knows}
	if p.lexicon == nil {
		p.lexicon = words{}
	}
	return p
}

// stemmed returns each text as its stems with spaces between them.
func stemmed(texts []string) []string {
	out := make([]string, len(texts))
	for i, text := range texts {
		out[i] = stemsOf(text)
	}
	return out
}

func stemsOf(text string) string {
	var stems []string
	for _, term := range typedWords(text) {
		stems = append(stems, stemOf(term))
	}
	return strings.Join(stems, " ")
}

// parseQuery returns the distinct clauses of a query.
func parseQuery(q *Query, knows func(string) bool, out []queryWord) []queryWord {
	return newParser(q, knows).clauses(out)
}

func (p *parser) clauses(out []queryWord) []queryWord {
	p.lex()
	p.pasted = len(p.tokens) > pastedTokens || p.pairs() > pastedPairs
	joined, negated := false, false
	for i := 0; i < len(p.tokens); {
		switch p.operator(i) {
		case "OR":
			joined = len(out) > 0
			i++
			continue
		case "NOT":
			negated = true
			i++
			continue
		case "AND":
			i++
			continue
		}
		before := len(out)
		var n int
		out, n = p.clause(i, out)
		for at := before; at < len(out); at++ {
			out[at].excluded = !p.pasted && (negated || p.tokens[i].minus)
		}
		if joined && before > 0 && len(out) == before+1 && !out[before].dense && !out[before-1].dense && !out[before].excluded && !out[before-1].excluded {
			out = join(out, p.text)
		}
		joined, negated = false, false
		i += n
	}
	out = withoutRepeats(out)
	return p.weigh(out)
}

// pairs counts the pairs of runes in dense runs.
func (p *parser) pairs() (n int) {
	for i := range p.tokens {
		if t := &p.tokens[i]; t.dense {
			n += utf8.RuneCountInString(t.typed)
		}
	}
	return n
}

// operator returns AND, OR, or NOT if the token is one: in capitals, between words, and in
// a query that isn't all in capitals.
func (p *parser) operator(i int) string {
	t := &p.tokens[i]
	if p.pasted || t.quote != 0 || t.minus || i+1 == len(p.tokens) {
		return ""
	}
	switch t.typed {
	case "OR", "AND":
		if i > 0 {
			return t.typed
		}
	case "NOT":
		if strings.IndexFunc(p.text, unicode.IsLower) >= 0 || len(p.tokens) <= 3 {
			return t.typed
		}
	}
	return ""
}

// lex splits the text into tokens with their quotations and hyphens.
func (p *parser) lex() {
	scan, end := scanner{text: p.text}, 0
	quote, quotes, minus := 0, 0, false // minus: before the current quotation
	var buffer [4]string
	for {
		t, ok := scan.next()
		if !ok {
			return
		}
		for at, r := range p.text[end:t.start] {
			at += end
			if !isQuote(r) {
				continue
			}
			switch {
			case quote != 0:
				quote = 0
			case p.opens(at, utf8.RuneLen(r)):
				quotes++
				quote = quotes
				minus = p.minusBefore(at)
			}
		}
		l := lexed{token: t, typed: p.text[t.start:t.end], quote: quote}
		if l.minus = p.minusBefore(t.start); quote != 0 {
			l.minus = minus
		}
		if terms := appendTerms(buffer[:0], l.typed, t.dense); len(terms) > 0 {
			l.term = terms[0]
			l.stem = stemOf(l.term)
		}
		p.tokens = append(p.tokens, l)
		end = t.end
	}
}

func isQuote(r rune) bool {
	return r == '"' || r == '“' || r == '”' || r == '„' || r == '«' || r == '»'
}

// opens reports whether a quotation mark begins a quotation: it stands before a word, not
// after one (6" pipe), and another follows.
func (p *parser) opens(at, size int) bool {
	before, _ := utf8.DecodeLastRuneInString(p.text[:at])
	after, _ := utf8.DecodeRuneInString(p.text[at+size:])
	if at > 0 && classOf(before) != separator || unicode.IsSpace(after) {
		return false
	}
	return strings.IndexFunc(p.text[at+size:], isQuote) >= 0
}

// minusBefore reports whether a hyphen stands right before a position, after a space.
func (p *parser) minusBefore(at int) bool {
	r, size := utf8.DecodeLastRuneInString(p.text[:at])
	if r != '-' && r != '−' && r != '–' {
		return false
	}
	before, _ := utf8.DecodeLastRuneInString(p.text[:at-size])
	return at == size || unicode.IsSpace(before) || before == '('
}

// clause appends the clause that begins at a token, and returns how many tokens it takes.
func (p *parser) clause(i int, out []queryWord) ([]queryWord, int) {
	t := &p.tokens[i]
	n := 1
	if t.quote != 0 && !p.pasted {
		for i+n < len(p.tokens) && p.tokens[i+n].quote == t.quote {
			n++
		}
		return append(out, p.phrase(i, n, true)), n
	}
	if t.dense {
		return p.run(i, out), 1
	}
	reach := p.reach(i)
	stems := make([]string, reach)
	for at := range stems {
		stems[at] = p.tokens[i+at].stem
	}
	related, taken := p.lexicon.Concept(stems)
	if number := p.standard(i, reach); number > taken {
		w := p.phrase(i, number, false)
		w.adjacent, w.number = true, true
		return append(out, w), number
	}
	place, places := p.place(i, reach)
	switch {
	case places > 0 && places >= taken:
		w := p.phrase(i, places, false)
		w.also, w.place = place, true
		w.also = append(w.also, p.unlessLiteral(w, related, taken, places)...)
		return append(out, w), places
	case taken > 0:
		w := p.phrase(i, taken, false)
		w.also, w.concept = p.unlessLiteral(w, related, taken, taken), true
		w.degree = p.lexicon.Degree(w.typed) != ""
		return append(out, w), taken
	}
	w := p.phrase(i, 1, false)
	w.literal = len(p.literal) > 0 && slices.Contains(p.literal, stemsOf(w.typed))
	return append(out, w), 1
}

// unlessLiteral returns what a concept adds, unless the reader took it back.
func (p *parser) unlessLiteral(w queryWord, related []Related, taken, words int) []Related {
	if taken != words || slices.Contains(p.literal, stemsOf(w.typed)) {
		return nil
	}
	return related
}

// reach counts the tokens from i that may form a name together.
func (p *parser) reach(i int) int {
	n := 1
	for n < longestName && i+n < len(p.tokens) {
		t := &p.tokens[i+n]
		if t.dense || !p.pasted && (t.quote != 0 || t.minus) || p.operator(i+n) != "" || breaks(p.text[p.tokens[i+n-1].end:t.start]) {
			break
		}
		n++
	}
	return n
}

// breaks reports whether names don't cross a separator.
func breaks(gap string) bool { return strings.ContainsAny(gap, ".;:!?()\n") }

// phrase makes a clause of n tokens.
func (p *parser) phrase(i, n int, quoted bool) queryWord {
	first, last := &p.tokens[i], &p.tokens[i+n-1]
	w := queryWord{typed: p.text[first.start:last.end], quoted: quoted, adjacent: quoted, run: i}
	w.inSentence = i > 0 && !breaks(p.text[p.tokens[i-1].end:first.start])
	if n == 1 && !first.dense {
		w.term = first.term
		w.number = strings.ContainsAny(w.term, "0123456789")
	} else {
		for _, t := range p.tokens[i : i+n] {
			if t.dense {
				w.words = appendTerms(w.words, t.typed, true)
				w.adjacent = false // pairs of runes are nearly as exact
				continue
			}
			w.words = append(w.words, t.term)
		}
		if len(w.words) == 1 {
			w.term, w.words = w.words[0], nil
		}
	}
	w.growing = !quoted && last.end == len(p.text) && !p.pasted && utf8.RuneCountInString(last.term) >= 2 && n == 1
	return w
}

// run appends the pairs of runes of a dense run.
func (p *parser) run(i int, out []queryWord) []queryWord {
	t := &p.tokens[i]
	terms := appendTerms(nil, t.typed, true)
	for at, term := range terms {
		out = append(out, queryWord{
			typed: t.typed, term: term, dense: true, run: i,
			growing: len(terms) == 1 && at == 0 && t.end == len(p.text),
		})
	}
	return out
}

// standard returns how many tokens a standard, a regulation, or a statute takes: "UL 60950",
// "29 CFR 1926"; 0 if none begins here.
func (p *parser) standard(i, reach int) int {
	n := 0
	if digits(p.tokens[i].term) && reach > 2 {
		n = 1
	}
	if reach < n+2 || !p.body(i+n) || !strings.ContainsAny(p.tokens[i+n+1].term, "0123456789") {
		return 0
	}
	return n + 2
}

func digits(term string) bool {
	return term != "" && strings.IndexFunc(term, func(r rune) bool { return r < '0' || r > '9' }) < 0
}

// body reports whether a token names who publishes numbered rules: a known one, or letters
// in capitals.
func (p *parser) body(i int) bool {
	t := &p.tokens[i]
	if p.lexicon.Publishes(t.term) {
		return true
	}
	if n := utf8.RuneCountInString(t.term); n < 2 || n > 6 {
		return false
	}
	return strings.IndexFunc(t.typed, func(r rune) bool { return !unicode.IsUpper(r) && r != '.' }) < 0 &&
		(len(p.tokens) <= 3 || strings.IndexFunc(p.text, unicode.IsLower) >= 0)
}

// place returns the tags of a place or a language that begins at a token, and its number of
// tokens; 0 if there is none. A city that is also a word counts only after "in", or in
// capitals.
func (p *parser) place(i, reach int) ([]Related, int) {
	if p.knows == nil || p.pasted {
		return nil, 0
	}
	for n := min(reach, 4); n > 0; n-- {
		terms := make([]string, n)
		for at := range n {
			terms[at] = p.tokens[i+at].term
		}
		name := strings.Join(terms, " ")
		var found []Related
		for _, kind := range []string{stateTag, languageTag, countryTag, cityTag} {
			if p.knows(kind+name) && (kind != cityTag || n > 1 || p.isCity(i)) {
				found = append(found, Related{Terms: []string{kind + name}})
			}
		}
		if len(found) > 0 {
			return found, n
		}
	}
	return nil, 0
}

func (p *parser) isCity(i int) bool {
	t := &p.tokens[i]
	if i > 0 {
		switch p.tokens[i-1].term {
		case "in", "near", "from", "around", "at":
			return true
		}
	}
	first, _ := utf8.DecodeRuneInString(t.typed)
	if i > 0 && unicode.IsUpper(first) {
		return true
	}
	_, taken := p.lexicon.Concept([]string{t.stem})
	return taken == 0 && !p.lexicon.Spelled(t.stem)
}

// join makes one clause of the last two.
func join(out []queryWord, text string) []queryWord {
	last := out[len(out)-1]
	w := &out[len(out)-2]
	at, end := strings.Index(text, w.typed), strings.LastIndex(text, last.typed)
	if at >= 0 && end > at {
		w.typed = text[at : end+len(last.typed)]
	} else {
		w.typed += " OR " + last.typed
	}
	w.growing = false
	w.either = append(w.either, last)
	return out[:len(out)-1]
}

// manyWords is the number of clauses from which repeats are looked up by a table.
const manyWords = 64

func withoutRepeats(words []queryWord) []queryWord {
	var first map[string]int // by term: the place of its first clause, if there are many
	if len(words) > manyWords {
		first = make(map[string]int, len(words))
	}
	kept := words[:0]
next:
	for _, w := range words {
		from := 0
		if at, known := first[w.term]; known {
			from = at
		} else if first != nil {
			first[w.term] = len(kept)
			kept = append(kept, w)
			continue
		}
		for i := from; i < len(kept); i++ {
			if k := &kept[i]; k.repeats(&w) {
				k.growing = k.growing || w.growing
				k.times++
				continue next
			}
		}
		kept = append(kept, w)
	}
	return kept
}

// repeats reports whether a clause is the same as another.
func (w *queryWord) repeats(other *queryWord) bool {
	return w.term == other.term && w.excluded == other.excluded && w.quoted == other.quoted && slices.Equal(w.words, other.words) && len(w.either)+len(other.either) == 0
}

// weigh marks the words that never narrow, and leaves out those that can't add anything.
func (p *parser) weigh(words []queryWord) []queryWord {
	filler := func(w *queryWord) bool {
		return w.term != "" && !w.quoted && !w.excluded && len(w.either) == 0 && !w.dense && len(w.also) == 0 && (isStop(w.term) || p.lexicon.Filler(w.term))
	}
	telling := false
	for i := range words {
		telling = telling || !filler(&words[i])
	}
	if !telling && p.plain {
		return words
	}
	kept := words[:0]
	for _, w := range words {
		if filler(&w) {
			if p.pasted || p.lexicon.Filler(w.term) && !isStop(w.term) {
				continue
			}
			w.optional = true
		}
		if len(p.ignored) > 0 && !w.excluded && slices.Contains(p.ignored, stemsOf(w.typed)) {
			continue
		}
		kept = append(kept, w)
	}
	return kept
}
