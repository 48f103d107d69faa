package index

import (
	"cmp"
	"slices"
	"strings"
)

// facets counts the values of every group. A group with a selection is counted as if
// nothing in it were selected.
func (x *scratch) facets(s *snapshot, q *Query) Facets {
	var unselected wantedGroups
	for g := range s.filters.count() {
		unselected[g] = !s.filters.narrows(q, g) && !s.filters.hidden[g]
	}
	x.countGroups(s, unselected, func(w *work) bitset { return w.result })
	for g := range s.filters.count() {
		if s.filters.narrows(q, g) && g != s.filters.fee && g != Cities {
			x.countGroups(s, only(g), func(w *work) bitset {
				x.without(w, q, g)
				return w.spare
			})
		}
	}
	f := x.facetLists(s, q)
	f.Cities = x.cityFacets(s, q)
	if g := s.filters.fee; g < maxGroups && q.Fees.Activity != "" {
		f.Fees = x.feeFacets(q.Fees.Activity, func(w *work) bitset {
			x.without(w, q, g)
			return w.spare
		})
	}
	return f
}

// countGroups counts the values of some groups in a set of each segment.
func (x *scratch) countGroups(s *snapshot, wanted wantedGroups, among func(*work) bitset) {
	values := s.facets.values
	x.groupCounts = sized(x.groupCounts, len(values))
	clear(x.groupCounts)
	for i := range x.parts {
		w := &x.parts[i]
		set := among(w)
		size, active := set.count(), w.n-w.deletedCount
		if active-size >= w.n/oneByOneShare {
			w.segment.facets.count(set, size, wanted, values, x.groupCounts)
			continue
		}
		for n, count := range w.totals { // all active documents, minus the few outside the set
			x.groupCounts[n] += count
		}
		for j, word := range w.active {
			if missing := word &^ set[j]; missing != 0 {
				w.segment.facets.discount(j, missing, x.groupCounts)
			}
		}
	}
	for n, count := range x.groupCounts {
		if wanted[values[n].group] {
			x.counts[n] = count
		}
	}
}

func only(g Group) (wanted wantedGroups) {
	wanted[g] = true
	return wanted
}

// without sets spare to the matches, ignoring one group's selection.
func (x *scratch) without(w *work, q *Query, lifted Group) {
	copy(w.spare, w.matching)
	for g := range x.filters.count() {
		if g != lifted && x.filters.narrows(q, g) {
			w.spare.and(w.filters[g])
		}
	}
}

// facetLists lists the values that have a count or are selected, along with their
// categories.
func (x *scratch) facetLists(s *snapshot, q *Query) Facets {
	values := s.facets.values
	x.selected = sized(x.selected, len(values))
	clear(x.selected)
	for g := range s.filters.count() {
		for _, code := range s.filters.selected(q, g) {
			if n, ok := s.facets.ids[facetKey{g, code}]; ok {
				x.selected[n] = true
			}
		}
	}
	x.children = sized(x.children, len(values))
	clear(x.children)
	var sizes [maxGroups]int // how many values each group shows; for areas, the categories
	subcategories := 0
	for n := range values {
		shown := x.counts[n] > 0 || x.selected[n]
		switch parent := values[n].parent; {
		case parent >= 0 && shown:
			subcategories++
			x.children[parent]++
		case parent < 0:
			sizes[values[n].group]++
		}
	}

	f := Facets{
		Areas: make([]AreaFacet, 0, sizes[Areas]), States: make([]Facet, 0, sizes[States]),
		Countries: make([]Facet, 0, sizes[Countries]), Degrees: make([]Facet, 0, sizes[Degrees]),
	}
	lists := x.declaredLists(s, &f, sizes[:])
	below := make([]Facet, 0, subcategories)
	for n := range values {
		v := &values[n]
		facet := Facet{v.code, v.name, int(x.counts[n]), x.selected[n]}
		children := int(x.children[n])
		if v.parent >= 0 || facet.Count == 0 && !facet.Selected && children == 0 {
			continue
		}
		switch v.group {
		case Areas:
			area := AreaFacet{Facet: facet}
			if children > 0 {
				area.Children = below[len(below) : len(below) : len(below)+children]
				below = below[:len(below)+children]
			}
			x.children[n] = uint32(len(f.Areas)) // from here on, its index in the list
			f.Areas = append(f.Areas, area)
		case States:
			f.States = append(f.States, facet)
		case Countries:
			f.Countries = append(f.Countries, facet)
		case Degrees:
			f.Degrees = append(f.Degrees, facet)
		default:
			if list := lists[v.group]; list != nil {
				list.Values = append(list.Values, facet)
			}
		}
	}
	for n := range values {
		if v := &values[n]; v.parent >= 0 && (x.counts[n] > 0 || x.selected[n]) {
			area := &f.Areas[x.children[v.parent]]
			area.Children = append(area.Children, Facet{v.code, v.name, int(x.counts[n]), x.selected[n]})
		}
	}
	slices.SortFunc(f.Areas, func(a, b AreaFacet) int { return byCount(a.Facet, b.Facet) })
	for i := range f.Areas {
		slices.SortFunc(f.Areas[i].Children, byCount)
	}
	slices.SortFunc(f.States, byCount)
	slices.SortFunc(f.Countries, byCount)
	slices.SortFunc(f.Degrees, byCount)
	for i := range f.Filters {
		slices.SortFunc(f.Filters[i].Values, byCount)
	}
	return f
}

// declaredLists adds an empty list for each declared filter and returns them by group.
func (x *scratch) declaredLists(s *snapshot, f *Facets, sizes []int) (lists [maxGroups]*FilterFacets) {
	f.Filters = make([]FilterFacets, 0, maxGroups)
	for g := Group(len(builtIn)); g < s.filters.count(); g++ {
		if s.filters.hidden[g] || g == s.filters.fee {
			continue
		}
		f.Filters = append(f.Filters, FilterFacets{Filter: s.filters.codes[g], Values: make([]Facet, 0, sizes[g])})
		lists[g] = &f.Filters[len(f.Filters)-1]
	}
	return lists
}

// byCount orders the most frequent first, then by name.
func byCount(a, b Facet) int {
	return cmp.Or(cmp.Compare(b.Count, a.Count), strings.Compare(a.Name, b.Name), strings.Compare(a.Code, b.Code))
}
