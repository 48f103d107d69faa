package index

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// suggestTopics finds what the lexicon knows: one name of each, the shortest first. A topic
// of an area without experts is left out.
func (s *snapshot) suggestTopics(typed []string, lexicon Lexicon) []Suggestion {
	var out []Suggestion
	seen := map[int]int{} // by concept: the place of its suggestion
	for _, name := range lexicon.Names() {
		if !allPrefixes(typed, name.Words) {
			continue
		}
		area, ok := s.facets.ids[facetKey{Areas, name.Area}]
		if !ok || s.countOf(int(area)) == 0 || strings.EqualFold(s.facets.values[area].name, name.Label) {
			continue
		}
		topic := Suggestion{Kind: SuggestTopic, Label: name.Label, Detail: s.facets.values[area].name, Value: name.Label}
		at, known := seen[name.Concept]
		switch {
		case !known:
			seen[name.Concept] = len(out)
			out = append(out, topic)
		case closer(topic.Label, out[at].Label, typed[0]):
			out[at] = topic
		}
	}
	slices.SortStableFunc(out, func(a, b Suggestion) int {
		switch {
		case closer(a.Label, b.Label, typed[0]):
			return -1
		case closer(b.Label, a.Label, typed[0]):
			return 1
		}
		return strings.Compare(a.Label, b.Label)
	})
	return out[:min(len(out), MaxSuggestions)]
}

// closer reports whether a name is nearer to what was typed than another: it begins with it,
// or is shorter.
func closer(a, b, typed string) bool {
	begins, other := strings.HasPrefix(Fold(a), typed), strings.HasPrefix(Fold(b), typed)
	if begins != other {
		return begins
	}
	return len(a) < len(b)
}

// suggestPlaces finds the states or countries that experts are in.
func (s *snapshot) suggestPlaces(typed []string, group Group, kind SuggestionKind) []Suggestion {
	var out []Suggestion
	for n := range s.facets.values {
		v := &s.facets.values[n]
		if v.group != group || !allPrefixes(typed, s.facets.words[n]) {
			continue
		}
		if count := s.countOf(n); count > 0 {
			out = append(out, Suggestion{Kind: kind, Label: v.name, Value: v.code, Count: count})
		}
	}
	sortSuggestions(out, typed[0])
	return out
}

// shortestCorrected is the number of characters from which a typed word can have a typo.
const shortestCorrected = 4

// corrected returns the typed words with one typo corrected in each that begins no known
// word; nil if one can't be corrected.
func (s *snapshot) corrected(typed []string, lexicon Lexicon) []string {
	known := s.suggestedWords(lexicon)
	out := slices.Clone(typed)
	for i, word := range typed {
		if slices.ContainsFunc(known, func(w string) bool { return strings.HasPrefix(w, word) }) {
			continue
		}
		if out[i] = nearest(word, known); out[i] == "" {
			return nil
		}
	}
	return out
}

// suggestedWords are the words of all names that can be suggested.
func (s *snapshot) suggestedWords(lexicon Lexicon) []string {
	var all []string
	for n := range s.facets.values {
		if g := s.facets.values[n].group; g == Areas || g == States || g == Countries {
			all = append(all, s.facets.words[n]...)
		}
	}
	for _, name := range lexicon.Names() {
		all = append(all, name.Words...)
	}
	for i := range s.parts {
		all = append(all, s.parts[i].people.words...)
		for _, table := range []*nameTable{&s.parts[i].organizations, &s.parts[i].courts} {
			for _, folded := range table.folded {
				all = append(all, strings.Fields(folded)...)
			}
		}
		from, to := s.parts[i].withPrefix(cityTag)
		for _, tag := range s.parts[i].terms[from:to] {
			all = append(all, strings.Fields(tag[len(cityTag):])...)
		}
	}
	return all
}

// nearest returns the beginning of a known word that is one typo from a typed word, from the
// first known word that has one; the first letter is taken as right.
func nearest(typed string, known []string) string {
	runes := []rune(typed)
	if len(runes) < shortestCorrected || len(runes) > maxTermBytes {
		return ""
	}
	letters := lettersOf(typed)
	for _, word := range known {
		if word == "" || word[0] != typed[0] || len(word) > maxTermBytes || utf8.RuneCountInString(word) < len(runes)-1 {
			continue
		}
		if missing := letters &^ lettersOf(word); missing&(missing-1) != 0 { // two letters that it lacks
			continue
		}
		of := []rune(word)
		for _, n := range []int{len(runes), len(runes) + 1, len(runes) - 1} {
			if n <= len(of) && distance(runes, of[:n], 1) == 1 {
				return string(of[:n])
			}
		}
	}
	return ""
}
