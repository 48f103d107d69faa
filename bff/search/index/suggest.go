package index

import (
	"cmp"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"github.com/RoaringBitmap/roaring/v2"
)

// SuggestionKind is the kind of a suggestion.
type SuggestionKind string

const (
	SuggestArea         SuggestionKind = "area"
	SuggestTopic        SuggestionKind = "topic" // what the lexicon knows, such as a profession
	SuggestState        SuggestionKind = "state"
	SuggestCountry      SuggestionKind = "country"
	SuggestCity         SuggestionKind = "city"
	SuggestExpert       SuggestionKind = "expert"
	SuggestOrganization SuggestionKind = "organization"
	SuggestCourt        SuggestionKind = "court"
)

// Suggestion is one completion.
type Suggestion struct {
	Kind   SuggestionKind
	Label  string
	Detail string // area: its category; topic: its area; expert: headline
	Value  string // filter: its value; expert: the id; otherwise what to search for
	Count  int    // number of experts; 1 for an expert, 0 for a topic
	Runs   []Run  // the label
}

// MaxSuggestions is the maximum number of suggestions.
const MaxSuggestions = 8

// Suggest completes a text to what experts can be found by. Each typed word must be a prefix
// of a word in the name, or, if nothing has all of them, one typo away from one. It ignores
// accents and case. A nil lexicon knows no topics.
func (ix *Index) Suggest(text string, lexicon Lexicon) []Suggestion {
	if lexicon == nil {
		lexicon = words{}
	}
	return ix.current.Load().suggest(text, lexicon)
}

func (s *snapshot) suggest(text string, lexicon Lexicon) []Suggestion {
	words := typedWords(text)
	if len(words) == 0 {
		return nil
	}
	out := s.completions(words, lexicon)
	if len(out) == 0 {
		if words = s.corrected(words, lexicon); words != nil {
			out = s.completions(words, lexicon)
		}
	}
	for i := range out {
		out[i].Runs = markPrefixes(out[i].Label, words)
	}
	return out
}

func (s *snapshot) completions(words []string, lexicon Lexicon) []Suggestion {
	found := [][]Suggestion{s.suggestAreas(words), s.suggestTopics(words, lexicon), s.suggestPlaces(words, States, SuggestState),
		s.suggestPlaces(words, Countries, SuggestCountry), s.suggestCities(words), s.suggestExperts(words), s.suggestOrganizations(words), s.suggestCourts(words)}
	taken := make([]int, len(found))
	for room := MaxSuggestions; room > 0; { // one of each kind in turn
		before := room
		for i, list := range found {
			if room > 0 && taken[i] < len(list) {
				taken[i]++
				room--
			}
		}
		if room == before {
			break
		}
	}
	var out []Suggestion
	for i, list := range found {
		out = append(out, list[:taken[i]]...)
	}
	return out
}

func typedWords(text string) []string {
	var words []string
	scan := scanner{text: text}
	for {
		t, ok := scan.next()
		if !ok {
			return words
		}
		for i, term := range appendTerms(nil, text[t.start:t.end], t.dense) {
			if i == 0 || t.dense {
				words = append(words, term)
			}
		}
	}
}

// nameWords returns the words that a name can be found by.
func nameWords(name string) []string {
	var words []string
	scan := scanner{text: name}
	for {
		t, ok := scan.next()
		if !ok {
			return words
		}
		words = appendTerms(words, name[t.start:t.end], t.dense)
	}
}

// allPrefixes reports whether every typed word is a prefix of one of the words.
func allPrefixes(typed, words []string) bool {
	for _, t := range typed {
		if !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, t) }) {
			return false
		}
	}
	return true
}

func (s *snapshot) suggestAreas(typed []string) []Suggestion {
	var out []Suggestion
	values := s.facets.values
	for n := range values {
		v := &values[n]
		if v.group != Areas {
			continue
		}
		own := s.facets.words[n]
		detail := ""
		fits := allPrefixes(typed, own)
		if v.parent >= 0 {
			detail = values[v.parent].name
			if !fits && anyPrefix(typed, own) {
				fits = allPrefixes(typed, append(slices.Clone(own), s.facets.words[v.parent]...))
			}
		}
		if !fits {
			continue
		}
		if count := s.countOf(n); count > 0 {
			out = append(out, Suggestion{Kind: SuggestArea, Label: v.name, Detail: detail, Value: v.code, Count: count})
		}
	}
	sortSuggestions(out, typed[0])
	return out
}

// sortSuggestions orders labels that start with the typed text first, then the most
// frequent.
func sortSuggestions(list []Suggestion, typed string) {
	begins := make(map[string]bool, len(list))
	for i := range list {
		begins[list[i].Value] = strings.HasPrefix(Fold(list[i].Label), typed)
	}
	slices.SortFunc(list, func(a, b Suggestion) int {
		return cmp.Or(cmpBool(begins[b.Value], begins[a.Value]), cmp.Compare(b.Count, a.Count), strings.Compare(a.Value, b.Value))
	})
}

func anyPrefix(typed, words []string) bool {
	return slices.ContainsFunc(typed, func(t string) bool { return allPrefixes([]string{t}, words) })
}

func cmpBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// countOf counts the current documents with a facet value.
func (s *snapshot) countOf(number int) int {
	count := 0
	for i := range s.parts {
		if totals := s.parts[i].totals; number < len(totals) {
			count += int(totals[number])
		}
	}
	return count
}

// suggestExperts finds people whose names match all words: first those with a word typed
// in full, then the most recently confirmed.
func (s *snapshot) suggestExperts(typed []string) []Suggestion {
	type person struct {
		candidate
		part *part
	}
	var best []person
	for i := range s.parts {
		p := &s.parts[i]
		found, whole := p.people.find(typed, p.n)
		if found == nil {
			continue
		}
		found.each(func(document uint32) {
			if p.deleted != nil && p.deleted.has(document) {
				return
			}
			key := uint64(p.ties[document])
			if whole.has(document) {
				key |= 1 << 32
			}
			c := person{candidate{key, uint32(i), document}, p}
			at := sort.Search(len(best), func(j int) bool {
				return best[j].key < key || best[j].key == key && best[j].part.expertID(best[j].document) > p.expertID(document)
			})
			if at < MaxSuggestions {
				best = slices.Insert(best, at, c)
				best = best[:min(len(best), MaxSuggestions)]
			}
		})
	}
	var out []Suggestion
	for _, b := range best {
		var d record
		d.read(b.part.segment, b.document)
		out = append(out, Suggestion{
			Kind: SuggestExpert, Label: d.Name, Detail: b.part.text(d.headline), Value: d.ExpertID, Count: 1,
		})
	}
	return out
}

// find returns the documents whose names match every typed word as a prefix, and those in
// which some word is typed in full.
func (l *nameList) find(typed []string, documents int) (found, whole bitset) {
	whole = make(bitset, bitsetWords(documents))
	for _, t := range typed {
		matching := make(bitset, bitsetWords(documents))
		from := sort.SearchStrings(l.words, t)
		for i := from; i < len(l.words) && strings.HasPrefix(l.words[i], t); i++ {
			for _, document := range l.documents[l.at[i]:l.at[i+1]] {
				matching[document>>6] |= 1 << (document & 63)
				if l.words[i] == t {
					whole[document>>6] |= 1 << (document & 63)
				}
			}
		}
		if found == nil {
			found = matching
		} else {
			found.and(matching)
		}
	}
	return found, whole
}

func (s *snapshot) suggestOrganizations(typed []string) []Suggestion {
	return s.suggestNamed(typed, SuggestOrganization, func(of *segment) *nameTable { return &of.organizations })
}

// suggestCourts finds the courts in which experts testified, by their names and citations.
func (s *snapshot) suggestCourts(typed []string) []Suggestion {
	return s.suggestNamed(typed, SuggestCourt, func(of *segment) *nameTable { return &of.courts })
}

func (s *snapshot) suggestNamed(typed []string, kind SuggestionKind, table func(*segment) *nameTable) []Suggestion {
	counts := map[string]int{}
	for i := range s.parts {
		p := &s.parts[i]
		l := table(p.segment)
		deleted := roaring.FromDense(p.deleted, false)
		for j, folded := range l.folded {
			if !slices.ContainsFunc(typed, func(t string) bool { return !hasWordPrefix(folded, t) }) {
				counts[l.names[j]] += int(l.documents[j].GetCardinality() - l.documents[j].AndCardinality(deleted))
			}
		}
	}
	var out []Suggestion
	for name, count := range counts {
		if count > 0 {
			out = append(out, Suggestion{Kind: kind, Label: name, Value: name, Count: count})
		}
	}
	sortSuggestions(out, typed[0])
	return out[:min(len(out), MaxSuggestions)]
}

// hasWordPrefix reports whether a word of a folded text starts with the typed text.
func hasWordPrefix(folded, typed string) bool {
	for at := 0; ; {
		i := strings.Index(folded[at:], typed)
		if i < 0 {
			return false
		}
		at += i
		before, _ := utf8.DecodeLastRuneInString(folded[:at])
		if at == 0 || classOf(before) != wordRune {
			return true
		}
		at += len(typed)
	}
}

// markPrefixes marks the typed part of each word of a label.
func markPrefixes(label string, typed []string) []Run {
	var out []Run
	add := func(text string, found bool) {
		if text != "" {
			out = append(out, Run{Text: text, Found: found})
		}
	}
	scan := scanner{text: label}
	end := 0
	for {
		t, ok := scan.next()
		if !ok {
			break
		}
		length := prefixLength(label[t.start:t.end], typed, t.dense)
		if length > 0 {
			add(label[end:t.start], false)
			add(label[t.start:t.start+length], true)
			end = t.start + length
		}
	}
	add(label[end:], false)
	return out
}

// prefixLength returns how many bytes of a word were typed, or the whole word if its
// folded form has a different number of runes.
func prefixLength(surface string, typed []string, dense bool) int {
	runes := 0
	for _, term := range appendTerms(nil, surface, dense) {
		for _, t := range typed {
			if strings.HasPrefix(term, t) {
				runes = max(runes, utf8.RuneCountInString(t))
			}
		}
	}
	if runes == 0 {
		return 0
	}
	if dense || utf8.RuneCountInString(Fold(surface)) != utf8.RuneCountInString(surface) || strings.ContainsAny(Fold(surface), "'.") {
		return len(surface)
	}
	for i := range surface {
		if runes == 0 {
			return i
		}
		runes--
	}
	return len(surface)
}
