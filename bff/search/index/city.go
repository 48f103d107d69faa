package index

import (
	"cmp"
	"slices"
	"strings"
)

// A city is a filter, but no facet: there are too many to list. Only those that are typed,
// suggested, or selected are counted.

// CityCode is a city as a filter value: "US/TX/Houston", or "GB//London" outside countries with
// states.
func CityCode(country, state, city string) string { return country + "/" + state + "/" + city }

// SplitCity returns the parts of a city's code.
func SplitCity(code string) (country, state, city string) {
	parts := append(strings.SplitN(code, "/", 3), "", "")
	return parts[0], parts[1], parts[2]
}

// CityLabel names a city: "Houston, TX", or "London, United Kingdom".
func CityLabel(city, state, country string) string {
	return city + ", " + cmp.Or(state, country)
}

// region is where a city is: the numbers of a country and a state, each plus one; 0 is none.
type region struct{ country, state uint32 }

// regionOf returns where an expert is.
func (s *segment) regionOf(document uint32, values []facetValue) (r region) {
	for _, n := range s.facets.of(document) {
		switch values[n].group {
		case Countries:
			r.country = uint32(n) + 1
		case States:
			r.state = uint32(n) + 1
		}
	}
	return r
}

// region returns where a city's code says it is; ok is false if no expert has been there.
func (v *facetView) region(country, state string) (r region, ok bool) {
	if n, known := v.ids[facetKey{Countries, country}]; known {
		r.country = uint32(n) + 1
	}
	if n, known := v.ids[facetKey{States, state}]; known {
		r.state = uint32(n) + 1
	}
	return r, r.country > 0 && (state == "" || r.state > 0)
}

// inCities writes the documents in any of the cities into set.
func (s *segment) inCities(codes []string, view *facetView, set bitset) {
	set.clear()
	for _, code := range codes {
		country, state, city := SplitCity(code)
		at, ok := view.region(country, state)
		term, known := s.lookup(tagOf(cityTag, city))
		if !ok || !known {
			continue
		}
		s.each(term, func(document uint32, _ byte) {
			if s.regionOf(document, view.values) == at {
				set[document>>6] |= 1 << (document & 63)
			}
		})
	}
}

// cityFacets counts the selected cities, whatever cities are selected.
func (x *scratch) cityFacets(s *snapshot, q *Query) []Facet {
	facets := make([]Facet, 0, len(q.Cities))
	for _, code := range q.Cities {
		f := Facet{Code: code, Name: s.cityName(code), Selected: true}
		for i := range x.parts {
			w := &x.parts[i]
			x.without(w, q, Cities)
			w.segment.inCities([]string{code}, s.facets, w.literal)
			f.Count += w.spare.countBoth(w.literal)
		}
		facets = append(facets, f)
	}
	slices.SortFunc(facets, byCount)
	return facets
}

func (s *snapshot) cityName(code string) string {
	country, state, city := SplitCity(code)
	if n, known := s.facets.ids[facetKey{Countries, country}]; known {
		country = s.facets.values[n].name
	}
	return CityLabel(city, state, country)
}

// foundCity is a city with experts.
type foundCity struct {
	code, label string
	count       int
	at          region
}

// citiesNamed lists the cities with a tag, the most frequent first: everyone's, or those of the
// documents that among holds in each part.
func (s *snapshot) citiesNamed(tag string, among func(part int) bitset) []foundCity {
	var found []foundCity
	for i := range s.parts {
		p := &s.parts[i]
		term, known := p.lookup(tag)
		if !known {
			continue
		}
		set := among(i)
		p.each(term, func(document uint32, _ byte) {
			if p.deleted != nil && p.deleted.has(document) || set != nil && !set.has(document) {
				return
			}
			at := p.regionOf(document, s.facets.values)
			n := slices.IndexFunc(found, func(c foundCity) bool { return c.at == at })
			if n < 0 {
				var d record
				d.read(p.segment, document)
				n = len(found)
				found = append(found, foundCity{code: CityCode(d.Country, d.State, d.City), label: CityLabel(d.City, d.State, d.CountryName), at: at})
			}
			found[n].count++
		})
	}
	slices.SortFunc(found, func(a, b foundCity) int {
		return cmp.Or(cmp.Compare(b.count, a.count), strings.Compare(a.code, b.code))
	})
	return found
}

// offeredCities is how many cities of one name are offered.
const offeredCities = 3

// offerCities adds the cities that a tag names, unless they're selected already.
func (x *scratch) offerCities(s *snapshot, q *Query, out []Offer, typed, tag string) []Offer {
	cities := s.citiesNamed(tag, func(part int) bitset { return x.parts[part].result })
	for _, c := range cities[:min(len(cities), offeredCities)] {
		taken := slices.Contains(q.Cities, c.code) || slices.ContainsFunc(out, func(o Offer) bool { return o.Code == c.code })
		if !taken {
			out = append(out, Offer{Typed: typed, Filter: CityFilter, Code: c.code, Name: c.label, Count: c.count})
		}
	}
	return out
}

// consideredCities is how many names of cities a suggestion counts.
const consideredCities = 16

// suggestCities finds cities by the words of their names, and of their state or country.
func (s *snapshot) suggestCities(typed []string) []Suggestion {
	type name struct {
		tag   string
		whole bool // has all words, without those of the state
		count int
	}
	counts := map[string]int{}
	for i := range s.parts {
		p := &s.parts[i]
		from, to := p.withPrefix(cityTag)
		for term := from; term < to; term++ {
			if city := p.terms[term][len(cityTag):]; slices.ContainsFunc(typed, func(t string) bool { return hasWordPrefix(city, t) }) {
				counts[p.terms[term]] += p.activeCount(term, p.deleted)
			}
		}
	}
	var names []name
	for tag, count := range counts {
		whole := !slices.ContainsFunc(typed, func(t string) bool { return !hasWordPrefix(tag[len(cityTag):], t) })
		names = append(names, name{tag, whole, count})
	}
	slices.SortFunc(names, func(a, b name) int {
		return cmp.Or(cmpBool(b.whole, a.whole), cmp.Compare(b.count, a.count), strings.Compare(a.tag, b.tag))
	})
	var out []Suggestion
	for _, n := range names[:min(len(names), consideredCities)] {
		for _, c := range s.citiesNamed(n.tag, func(int) bitset { return nil }) {
			if n.whole || allPrefixes(typed, append(strings.Fields(n.tag[len(cityTag):]), s.wordsOf(c.at)...)) {
				out = append(out, Suggestion{Kind: SuggestCity, Label: c.label, Value: c.code, Count: c.count})
			}
		}
	}
	sortSuggestions(out, typed[0])
	return out[:min(len(out), MaxSuggestions)]
}

// wordsOf returns the words of a country and a state, and the state's code.
func (s *snapshot) wordsOf(r region) []string {
	var all []string
	for _, n := range []uint32{r.country, r.state} {
		if n > 0 {
			all = append(append(all, s.facets.words[n-1]...), Fold(s.facets.values[n-1].code))
		}
	}
	return all
}
