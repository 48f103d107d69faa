package index

import (
	"fmt"
	"strings"
	"testing"
)

func facetText(list []Facet) string {
	var parts []string
	for _, f := range list {
		mark := ""
		if f.Selected {
			mark = "*"
		}
		parts = append(parts, fmt.Sprintf("%s%s=%d", f.Code, mark, f.Count))
	}
	return strings.Join(parts, " ")
}

func areaText(list []AreaFacet) string {
	var parts []string
	for _, f := range list {
		text := facetText([]Facet{f.Facet})
		if f.Children != nil {
			text += "(" + facetText(f.Children) + ")"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, " ")
}

func filtered() []Document {
	place := func(d Document, state, country string, degrees ...string) Document {
		d.State, d.StateName, d.Country, d.CountryName = state, state, country, country
		for _, g := range degrees {
			d.Degrees = append(d.Degrees, Degree{Degree: g, Organization: "MIT"})
		}
		return d
	}
	structural, mechanical, cranes := area("engineering", "structural"), area("engineering", "mechanical"), area("construction", "cranes")
	return []Document{
		place(expert("1", "A A", "crane", "", structural, mechanical), "NJ", "US", "PhD", "MS"),
		place(expert("2", "A A", "crane", "", structural), "NY", "US", "PhD"),
		place(expert("3", "A A", "bridge", "", mechanical), "NJ", "US", "MS"),
		place(expert("4", "A A", "bridge", "", cranes, structural), "", "CA", "PhD"),
	}
}

func TestSearch_aSelectionDoesNotNarrowItsOwnCounts(t *testing.T) {
	ix := indexOf(t, filtered()...)
	r := ix.Search(Query{States: []string{"NJ"}})
	if r.Count != 2 || facetText(r.Facets.States) != "NJ*=2 NY=1" {
		t.Errorf("%d, %s", r.Count, facetText(r.Facets.States))
	}
	if got := areaText(r.Facets.Areas); got != "engineering=2(engineering/mechanical=2 engineering/structural=1)" {
		t.Error(got)
	}
	r = ix.Search(Query{States: []string{"NJ"}, Areas: []string{"engineering/structural"}})
	if got := areaText(r.Facets.Areas); r.Count != 1 || got != "engineering=2(engineering/mechanical=2 engineering/structural*=1)" {
		t.Errorf("%d, %s", r.Count, got)
	}
	if got := facetText(r.Facets.States); got != "NJ*=1 NY=1" {
		t.Error(got)
	}
	if got := facetText(r.Facets.Degrees); got != "MS=1 PhD=1" {
		t.Error(got)
	}
}

func TestSearch_valuesOfAGroupAreAlternativesAndGroupsNarrow(t *testing.T) {
	ix := indexOf(t, filtered()...)
	for want, q := range map[string]Query{
		"1 2 3":   {States: []string{"NJ", "NY"}},
		"1 2 3 4": {Areas: []string{"engineering"}},
		"1 4":     {Areas: []string{"construction/cranes", "engineering/mechanical"}, Degrees: []string{"PhD"}},
		"1":       {Areas: []string{"engineering/structural"}, States: []string{"NJ"}},
		"4":       {Countries: []string{"CA"}},
		"2":       {Text: "crane", States: []string{"NY"}},
		"":        {States: []string{"ZZ"}},
	} {
		q.Sort = ByName
		if got := idsOf(ix.Search(q).Hits); got != want {
			t.Errorf("%+v: %q, want %q", q, got, want)
		}
	}
}

func TestSearch_aCategoryCountsAnExpertOnce(t *testing.T) {
	r := indexOf(t, filtered()...).Search(Query{})
	if got := areaText(r.Facets.Areas); got != "engineering=4(engineering/structural=3 engineering/mechanical=2) construction=1(construction/cranes=1)" {
		t.Error(got)
	}
}

func TestSearch_aSelectedValueShowsWithoutExperts(t *testing.T) {
	r := indexOf(t, filtered()...).Search(Query{Text: "bridge", States: []string{"NY"}})
	if got := facetText(r.Facets.States); r.Count != 0 || got != "NJ=1 NY*=0" {
		t.Errorf("%d, %s", r.Count, got)
	}
}

func TestSearch_fewResultsSuggestFiltersToDropWithCounts(t *testing.T) {
	ix := indexOf(t, filtered()...)
	r := ix.Search(Query{Text: "crane", States: []string{"NJ"}, Areas: []string{"construction/cranes"}})
	var got []string
	for _, d := range r.Drop {
		got = append(got, fmt.Sprintf("%s:%s=%d", d.Filter, d.Label, d.Count))
		if n := ix.Search(d.Query).Count; n != d.Count {
			t.Errorf("%s %s promises %d, gives %d", d.Filter, d.Value, d.Count, n)
		}
	}
	if s := strings.Join(got, ", "); r.Count != 0 || s != "area:Cranes=1, state:NJ=1" {
		t.Errorf("%d, %s", r.Count, s)
	}
	r = ix.Search(Query{Text: "crane bridge", States: []string{"NJ", "NY"}})
	if r.Count != 3 || r.Complete != 0 || len(r.Drop) != 1 || r.Drop[0].Count != 4 {
		t.Errorf("a broadened search found %d, %d of them with both, and offers %+v", r.Count, r.Complete, r.Drop)
	}
	if r := ix.Search(Query{}); r.Drop != nil {
		t.Error("nothing to drop, yet offered")
	}
}

func TestSearch_pagesHave24ResultsInOrder(t *testing.T) {
	var documents []Document
	for i := range 1500 {
		d := expert(fmt.Sprintf("%04d", i), "A A", "Cranes", "")
		d.Years = i % 50
		documents = append(documents, d)
	}
	ix := indexOf(t, documents...)
	for _, sort := range []Sort{ByRelevance, ByExperience, ByName, ByConfirmed} {
		seen := map[string]bool{}
		for page := 1; page <= 63; page++ {
			r := ix.Search(Query{Text: "cranes", Sort: sort, Page: page})
			if r.Count != 1500 || r.Pages != 63 {
				t.Fatal(r.Count, r.Pages)
			}
			if want := min(24, 1500-24*(page-1)); len(r.Hits) != want {
				t.Fatalf("page %d has %d", page, len(r.Hits))
			}
			for _, h := range r.Hits {
				if seen[h.ExpertID] {
					t.Fatalf("%s: %s stands twice", sort, h.ExpertID)
				}
				seen[h.ExpertID] = true
			}
		}
		if r := ix.Search(Query{Text: "cranes", Page: 64}); r.Hits != nil || r.Count != 1500 {
			t.Errorf("beyond the end: %d", len(r.Hits))
		}
	}
}
