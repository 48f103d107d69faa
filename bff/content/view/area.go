package view

import (
	"peritus/bff/content/edition"
	"peritus/bff/content/feed"
	"peritus/bff/content/shape"
	"slices"
)

// Areas returns the tree with the titles that editors gave its areas.
func (v *View) Areas(tree []shape.AreaCategory) shape.AreaIndex {
	index := shape.AreaIndex{Results: make([]shape.AreaCategory, len(tree))}
	for i, c := range tree {
		index.Results[i] = v.titled(c)
	}
	return index
}

func (v *View) titled(c shape.AreaCategory) shape.AreaCategory {
	c.Areas = slices.Clone(c.Areas)
	for i := range c.Areas {
		a := &c.Areas[i]
		a.Title = a.Name
		if written, ok := v.areas[a.Code]; ok {
			a.Title = written.Title
		}
	}
	return c
}

// Area returns the page about an area. Errors: ErrNoArea.
func (v *View) Area(tree []shape.AreaCategory, code string) (shape.AreaPage, error) {
	for _, c := range tree {
		at := slices.IndexFunc(c.Areas, func(a shape.AreaLink) bool { return a.Code == code })
		if at < 0 {
			continue
		}
		c = v.titled(c)
		page := shape.AreaPage{AreaLink: c.Areas[at], Category: c}
		if a, ok := v.areas[code]; ok {
			page.Text = &shape.AreaText{Does: a.Does, Others: a.Others, Cannot: a.Cannot}
		}
		return page, nil
	}
	return shape.AreaPage{}, ErrNoArea
}

// areaPlaces returns the URLs of the areas that editors have written about. Entries with a code
// that isn't in the tree have no page.
func (v *View) areaPlaces(a Addresses) []feed.Place {
	var list []feed.Place
	for _, c := range a.Areas {
		for _, area := range c.Areas {
			if written, ok := v.areas[area.Code]; ok {
				list = append(list, feed.Place{URL: a.at("/areas/" + area.Code), Changed: written.UpdatedAt})
			}
		}
	}
	return list
}

func areasByCode(e *edition.Edition) map[string]edition.Area {
	return byID(e.Areas, func(a edition.Area) string { return a.Code })
}
