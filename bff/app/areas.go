package app

import (
	"peritus/bff/content/shape"
	"peritus/bff/profile/area"
)

// areaTree is the tree of areas of expertise, each of which has a public page.
func areaTree() []shape.AreaCategory {
	var tree []shape.AreaCategory
	for _, c := range area.All() {
		category := shape.AreaCategory{Code: c.Code, Name: c.Name}
		for _, s := range c.Subcategories {
			category.Areas = append(category.Areas, shape.AreaLink{Code: area.Path(c.Code, s.Code), Name: s.Name})
		}
		tree = append(tree, category)
	}
	return tree
}
