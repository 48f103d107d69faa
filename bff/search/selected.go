package search

import (
	"cmp"
	"slices"
	"strings"

	"peritus/bff/search/index"
)

// showSelected adds selected values that no expert has, so people can see and remove
// them.
func (v *View) showSelected(q index.Query, f *index.Facets) {
	for _, code := range q.Areas {
		v.showArea(code, f)
	}
	f.States = v.withSelected("state", q.States, f.States)
	f.Countries = v.withSelected("country", q.Countries, f.Countries)
	f.Degrees = v.withSelected("degree", q.Degrees, f.Degrees)
	for i := range f.Filters {
		list := &f.Filters[i]
		at := slices.IndexFunc(v.filters, func(d Filter) bool { return d.Code == list.Filter })
		if at >= 0 {
			list.Values = v.filters[at].arranged(list.Values, q.Filters[list.Filter])
		}
	}
}

// arranged adds the selected values that no expert has, and sorts the values as declared.
func (f Filter) arranged(values []index.Facet, selected []string) []index.Facet {
	for _, code := range selected {
		if !slices.ContainsFunc(values, func(v index.Facet) bool { return v.Code == code }) {
			name, _ := f.name(code)
			values = append(values, index.Facet{Code: code, Name: name, Selected: true})
		}
	}
	if !f.Frequent {
		place := func(v index.Facet) int {
			return slices.IndexFunc(f.Values, func(c Choice) bool { return c.Code == v.Code })
		}
		slices.SortStableFunc(values, func(a, b index.Facet) int { return cmp.Compare(place(a), place(b)) })
	}
	return values
}

func (v *View) withSelected(filter string, codes []string, list []index.Facet) []index.Facet {
	for _, code := range codes {
		if !slices.ContainsFunc(list, func(f index.Facet) bool { return f.Code == code }) {
			list = append(list, v.selected(filter, code))
		}
	}
	return list
}

func (v *View) selected(filter, code string) index.Facet {
	name, known := v.vocabulary.Name(filter, code)
	if !known {
		name = code
	}
	return index.Facet{Code: code, Name: name, Selected: true}
}

func (v *View) showArea(code string, f *index.Facets) {
	category, _, below := strings.Cut(code, "/")
	at := slices.IndexFunc(f.Areas, func(a index.AreaFacet) bool { return a.Code == category })
	if at < 0 {
		at = len(f.Areas)
		area := index.AreaFacet{Facet: v.selected("area", category)}
		area.Selected = !below
		f.Areas = append(f.Areas, area)
	}
	if below {
		f.Areas[at].Children = v.withSelected("area", []string{code}, f.Areas[at].Children)
	}
}
