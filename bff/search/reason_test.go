package search

import (
	"testing"

	"peritus/bff/search/index"
)

func TestReason_saysWhatBothHaveInCommon(t *testing.T) {
	areas := map[string]index.Area{
		"structural": {Category: "engineering", Subcategory: "structural", SubcategoryName: "Structural"},
		"cranes":     {Category: "construction", Subcategory: "cranes", SubcategoryName: "Cranes and rigging"},
		"safety":     {Category: "construction", Subcategory: "safety", SubcategoryName: "Construction safety"},
		"tax":        {Category: "law", Subcategory: "tax", SubcategoryName: "Tax"},
	}
	of := func(state, name string, codes ...string) index.Document {
		d := index.Document{City: "Austin", State: state, StateName: name, Country: "US", CountryName: "United States"}
		for _, code := range codes {
			d.Areas = append(d.Areas, areas[code])
		}
		return d
	}
	fact := func(filter, code string) func(*index.Document) {
		return func(d *index.Document) { d.Facts = append(d.Facts, index.Fact{Filter: filter, Code: code}) }
	}
	license := func(name string, shown bool) func(*index.Document) {
		return func(d *index.Document) {
			d.Entries = append(d.Entries, index.Entry{Row: "license", Text: name, Title: true, Shown: shown})
		}
	}
	abroad := func(d *index.Document) {
		d.State, d.StateName, d.City, d.Country, d.CountryName = "", "", "Oslo", "NO", "Norway"
	}
	type changes []func(*index.Document)
	for _, c := range []struct {
		story       string
		self, other index.Document
		mine        changes
		theirs      changes
		want        string
	}{
		{"a shared area", of("TX", "Texas", "structural", "tax"), of("FL", "Florida", "structural"), nil, nil, "Also in Structural; Austin, Florida"},
		{"the same state", of("TX", "Texas", "structural"), of("TX", "Texas", "structural"), nil, nil, "Also in Structural; also in Texas"},
		{"the rarest first", of("TX", "Texas", "structural", "cranes"), of("TX", "Texas", "structural", "cranes"), nil, nil, "Also in Cranes and rigging and Structural; also in Texas"},
		{"more areas", of("TX", "Texas", "structural", "safety", "cranes"), of("TX", "Texas", "structural", "safety", "cranes", "tax"), nil, nil,
			"Also in Cranes and rigging, Construction safety, and 1 more; also in Texas"},
		{"abroad", of("TX", "Texas", "structural"), of("", "", "structural"), nil, changes{abroad}, "Also in Structural; Oslo, Norway"},
		{"two abroad aren't in the same state", of("", "", "structural"), of("", "", "structural"), changes{abroad}, changes{abroad}, "Also in Structural; Oslo, Norway"},
		{"the other accepts work", of("TX", "Texas", "structural"), of("TX", "Texas", "structural"), changes{license("Professional Engineer", true)},
			changes{fact("accepting", "yes"), license("Professional Engineer", true)}, "Also in Structural; also in Texas; accepts work now"},
		{"both accept work", of("TX", "Texas", "structural"), of("TX", "Texas", "structural"), changes{fact("accepting", "yes")}, changes{fact("accepting", "yes")},
			"Also in Structural; also in Texas"},
		{"the other takes selected matters", of("TX", "Texas", "structural"), of("TX", "Texas", "structural"), nil, changes{fact("accepting", "limited")},
			"Also in Structural; also in Texas"},
		{"the same license", of("TX", "Texas", "structural"), of("FL", "Florida", "structural"), changes{license("Surveyor", true), license("Professional engineer", true)},
			changes{license("Professional Engineer", true), fact("side", "defense")}, "Also in Structural; Austin, Florida; same license: Professional Engineer"},
		{"another license", of("TX", "Texas", "structural"), of("FL", "Florida", "structural"), changes{license("Surveyor", true)},
			changes{license("Professional Engineer", true)}, "Also in Structural; Austin, Florida"},
		{"a text that hits don't show", of("TX", "Texas", "structural"), of("FL", "Florida", "structural"), changes{license("Surveyor", false)},
			changes{license("Surveyor", false)}, "Also in Structural; Austin, Florida"},
		{"the same side", of("TX", "Texas", "structural"), of("FL", "Florida", "structural"), changes{fact("side", "defense")}, changes{fact("side", "defense")},
			"Also in Structural; Austin, Florida; also retained mostly by defendants"},
		{"both sides", of("TX", "Texas", "structural"), of("FL", "Florida", "structural"), changes{fact("side", "balanced")}, changes{fact("side", "balanced")},
			"Also in Structural; Austin, Florida; also retained by both sides"},
		{"opposite sides", of("TX", "Texas", "structural"), of("FL", "Florida", "structural"), changes{fact("side", "plaintiff")}, changes{fact("side", "defense")},
			"Also in Structural; Austin, Florida"},
	} {
		for _, change := range c.mine {
			change(&c.self)
		}
		for _, change := range c.theirs {
			change(&c.other)
		}
		rarity := map[string]float64{}
		for _, a := range c.self.Areas {
			rarity[a.Code()] = map[string]float64{"structural": 0.4, "safety": 1, "cranes": 3}[a.Subcategory]
		}
		if got := reasonFor(index.Alike{Self: c.self, Rarity: rarity}, c.other); got != c.want {
			t.Errorf("%s: %q", c.story, got)
		}
	}
}
