package index

import (
	"slices"
	"strings"
)

// LanguageFilter is the filter by language. Its values are understood in queries, like
// states, countries, and degrees.
const LanguageFilter = "language"

// offers lists the filters that clauses name and that some results have, unless they're
// chosen already. The facets are counted.
func (x *scratch) offers(s *snapshot, q *Query) []Offer {
	var out []Offer
	for i := range x.words {
		w := &x.words[i]
		if w.excluded || w.optional || w.dense {
			continue
		}
		if w.place {
			for _, r := range w.also {
				out = x.offer(s, q, out, w.typed, r.Terms)
			}
		}
		if degree := x.lexicon.Degree(w.typed); degree != "" {
			if n, ok := s.facets.ids[facetKey{Degrees, degree}]; ok {
				out = x.offerValue(s, q, out, w.typed, n)
			}
		}
	}
	return out
}

// offer adds the value that a tag names.
func (x *scratch) offer(s *snapshot, q *Query, out []Offer, typed string, terms []string) []Offer {
	if len(terms) != 1 {
		return out
	}
	group := maxGroups
	kind := ""
	switch tag := terms[0]; {
	case strings.HasPrefix(tag, cityTag):
		return x.offerCities(s, q, out, typed, tag)
	case strings.HasPrefix(tag, stateTag):
		group, kind = int(States), stateTag
	case strings.HasPrefix(tag, countryTag):
		group, kind = int(Countries), countryTag
	case strings.HasPrefix(tag, languageTag):
		if g, ok := s.filters.groups[LanguageFilter]; ok && !s.filters.hidden[g] {
			group, kind = int(g), languageTag
		}
	}
	if group == maxGroups {
		return out
	}
	for n := range s.facets.values {
		if v := &s.facets.values[n]; int(v.group) == group && tagOf(kind, v.name) == terms[0] {
			return x.offerValue(s, q, out, typed, uint16(n))
		}
	}
	return out
}

func (x *scratch) offerValue(s *snapshot, q *Query, out []Offer, typed string, n uint16) []Offer {
	v := &s.facets.values[n]
	if x.counts[n] == 0 || slices.Contains(s.filters.selected(q, v.group), v.code) {
		return out
	}
	filter := s.filters.codes[v.group]
	if slices.ContainsFunc(out, func(o Offer) bool { return o.Filter == filter && o.Code == v.code }) {
		return out
	}
	return append(out, Offer{Typed: typed, Filter: filter, Code: v.code, Name: v.name, Count: int(x.counts[n])})
}
