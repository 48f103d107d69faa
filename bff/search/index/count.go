package index

import (
	"cmp"
	"slices"
	"strings"
)

// facets counts the values of every group.
func (x *scratch) facets(s *snapshot, q *Query) Facets {
	var unselected [groups]bool
	for g := range Group(groups) {
		unselected[g] = len(q.selected(g)) == 0
	}
	for i := range x.parts {
		w := &x.parts[i]
		w.segment.facets.count(w.result, w.result.count(), s.facets.values, unselected, x.counts)
		for g := range Group(groups) {
			if !unselected[g] {
				x.without(w, q, g)
				w.segment.facets.count(w.spare, w.spare.count(), s.facets.values, only(g), x.counts)
			}
		}
	}
	return x.facetLists(s, q)
}

func only(g Group) (wanted [groups]bool) {
	wanted[g] = true
	return wanted
}

// without leaves in spare what fits when the selection of one group is lifted.
func (x *scratch) without(w *work, q *Query, lifted Group) {
	copy(w.spare, w.fitting)
	for g := range Group(groups) {
		if g != lifted && len(q.selected(g)) > 0 {
			w.spare.and(w.filters[g])
		}
	}
}

func (x *scratch) facetLists(s *snapshot, q *Query) Facets {
	values := s.facets.values
	selected := func(v *facetValue) bool { return slices.Contains(q.selected(v.group), v.code) }
	var f Facets
	var children [][]Facet // by number of the category
	for n := range values {
		v := &values[n]
		if v.parent >= 0 && (x.counts[n] > 0 || selected(v)) {
			if children == nil {
				children = make([][]Facet, len(values))
			}
			children[v.parent] = append(children[v.parent], Facet{v.code, v.name, int(x.counts[n]), selected(v)})
		}
	}
	for n := range values {
		v := &values[n]
		facet := Facet{v.code, v.name, int(x.counts[n]), selected(v)}
		below := v.group == Areas && v.parent < 0 && children != nil && children[n] != nil
		if v.parent >= 0 || facet.Count == 0 && !facet.Selected && !below {
			continue
		}
		switch v.group {
		case Areas:
			area := AreaFacet{Facet: facet}
			if below {
				area.Children = children[n]
				slices.SortFunc(area.Children, byCount)
			}
			f.Areas = append(f.Areas, area)
		case States:
			f.States = append(f.States, facet)
		case Countries:
			f.Countries = append(f.Countries, facet)
		case Degrees:
			f.Degrees = append(f.Degrees, facet)
		}
	}
	slices.SortFunc(f.Areas, func(a, b AreaFacet) int { return byCount(a.Facet, b.Facet) })
	slices.SortFunc(f.States, byCount)
	slices.SortFunc(f.Countries, byCount)
	slices.SortFunc(f.Degrees, byCount)
	return f
}

// byCount orders the most frequent first, equally frequent ones by name.
func byCount(a, b Facet) int {
	return cmp.Or(cmp.Compare(b.Count, a.Count), strings.Compare(a.Name, b.Name), strings.Compare(a.Code, b.Code))
}
