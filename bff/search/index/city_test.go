package index

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// in moves an expert.
func in(d Document, city, state, stateName, country, countryName string) Document {
	d.City, d.State, d.StateName, d.Country, d.CountryName = city, state, stateName, country, countryName
	return d
}

func fromCities(t *testing.T) *Index {
	return indexOf(t,
		in(expert("a", "A A", "Cranes", ""), "Springfield", "IL", "Illinois", "US", "United States"),
		in(expert("b", "B B", "Cranes", ""), "Springfield", "IL", "Illinois", "US", "United States"),
		in(expert("c", "C C", "Cranes", ""), "Springfield", "MA", "Massachusetts", "US", "United States"),
		in(expert("d", "D D", "Cranes", ""), "Springfield", "", "", "US", "United States"),
		in(expert("e", "E E", "Bridges", ""), "São Paulo", "", "", "BR", "Brazil"),
		in(expert("f", "F F", "Bridges", ""), "Biel/Bienne", "", "", "CH", "Switzerland"),
		in(expert("g", "G G", "Bridges", ""), "", "", "", "CH", "Switzerland"))
}

func TestCities_narrowByNameStateAndCountry(t *testing.T) {
	ix := fromCities(t)
	for codes, want := range map[string]string{
		"US/IL/Springfield":                   "a b",
		"US/MA/Springfield":                   "c",
		"US//Springfield":                     "d",
		"US/MA/Springfield US/IL/Springfield": "a b c",
		"US/il/Springfield":                   "",
		"CA/IL/Springfield":                   "",
		"US/IL/springfield":                   "a b",
		"BR//Sao_Paulo":                       "e",
		"CH//Biel/Bienne":                     "f",
		"CH//":                                "",
		"CH":                                  "",
		"":                                    "",
		"US/IL/Nowhere":                       "",
	} {
		q := Query{Cities: strings.Split(strings.ReplaceAll(codes, " ", "|"), "|")}
		for i := range q.Cities {
			q.Cities[i] = strings.ReplaceAll(q.Cities[i], "_", " ")
		}
		r := ix.Search(q)
		ids := strings.Fields(idsOf(r.Hits))
		slices.Sort(ids)
		if got := strings.Join(ids, " "); got != want {
			t.Errorf("%s: %s, want %s", codes, got, want)
		}
		if len(r.Facets.Cities) != len(q.Cities) {
			t.Errorf("%s: %+v", codes, r.Facets.Cities)
		}
	}
	r := ix.Search(Query{Cities: []string{"US/MA/Springfield"}, States: []string{"MA"}})
	if want := (Facet{"US/MA/Springfield", "Springfield, MA", 1, true}); len(r.Facets.Cities) != 1 || r.Facets.Cities[0] != want {
		t.Errorf("%+v", r.Facets.Cities)
	}
	if r = ix.Search(Query{}); len(r.Facets.Cities) != 0 {
		t.Errorf("cities that nobody asked for: %+v", r.Facets.Cities)
	}
	r = ix.Search(Query{Text: "bridges", Cities: []string{"US/MA/Springfield"}})
	if !slices.ContainsFunc(r.Drop, func(d Drop) bool { return d.Filter == CityFilter && d.Label == "Springfield, MA" && d.Count == 3 }) {
		t.Errorf("%+v", r.Drop)
	}
}

func TestCities_areOfferedOnceTheyAreTyped(t *testing.T) {
	ix := fromCities(t)
	offered := func(q Query) string {
		var all []string
		for _, o := range ix.Search(q).Offers {
			all = append(all, fmt.Sprintf("%s=%s (%d)", o.Filter, o.Code, o.Count))
		}
		return strings.Join(all, ", ")
	}
	for text, want := range map[string]string{
		"cranes in springfield": "city=US/IL/Springfield (2), city=US//Springfield (1), city=US/MA/Springfield (1)",
		"bridges":               "",
		"bridges in sao paulo":  "city=BR//São Paulo (1)",
	} {
		if got := offered(Query{Text: text}); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
	if got := offered(Query{Text: "cranes in springfield", Cities: []string{"US/IL/Springfield"}}); strings.Contains(got, "IL") {
		t.Errorf("a selected city is offered: %s", got)
	}
}

func TestSuggest_citiesAndCourts(t *testing.T) {
	a := in(expert("a", "A A", "", ""), "Springfield", "IL", "Illinois", "US", "United States")
	a.Courts = []Court{{"U.S. District Court for the Southern District of New York", "S.D.N.Y."}, {"Superior Court of New Jersey", "N.J. Super. Ct."}}
	b := in(expert("b", "B B", "", ""), "Springfield", "MA", "Massachusetts", "US", "United States")
	b.Courts = a.Courts[:1]
	ix := indexOf(t, a, b)
	suggested := func(text string) string {
		var all []string
		for _, s := range ix.Suggest(text, nil) {
			if s.Kind == SuggestCity || s.Kind == SuggestCourt {
				all = append(all, fmt.Sprintf("%s %s (%d)", s.Kind, s.Label, s.Count))
			}
		}
		return strings.Join(all, ", ")
	}
	const southern = "court U.S. District Court for the Southern District of New York (2)"
	for text, want := range map[string]string{
		"springf":          "city Springfield, IL (1), city Springfield, MA (1)",
		"sprignfield":      "city Springfield, IL (1), city Springfield, MA (1)",
		"springfield, il":  "city Springfield, IL (1)",
		"springfield mass": "city Springfield, MA (1)",
		"springfield ohio": "",
		"southern dist":    southern,
		"southren dist":    southern,
		"s.d.n.y.":         southern,
		"sdny":             southern,
		"superior court":   "court Superior Court of New Jersey (1)",
	} {
		if got := suggested(text); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
	ix.Apply(nil, []string{"a"})
	for text, want := range map[string]string{"springf": "city Springfield, MA (1)", "superior": "", "sdny": strings.Replace(southern, "2", "1", 1)} {
		if got := suggested(text); got != want {
			t.Errorf("without a, %q: %s, want %s", text, got, want)
		}
	}
}
