// Package area owns the tree of areas of expertise: its codes and its names.
// Who works in which area, and how it is searched, belongs to others.
package area

import "strings"

// Category is a branch of the tree, such as Engineering.
type Category struct {
	Code          string
	Name          string
	Subcategories []Subcategory
}

// Subcategory is a leaf of the tree. Its code is unique within its category.
type Subcategory struct {
	Code string
	Name string
}

// All is the whole tree in the order in which people read it. The caller must
// not change it.
func All() []Category { return tree }

// Find looks a category up by its code.
func Find(category string) (Category, bool) {
	c, found := byCode[category]
	return c, found
}

// Has says whether the tree holds this subcategory in this category.
func Has(category, subcategory string) bool {
	_, found := leafName[Path(category, subcategory)]
	return found
}

// Name is the name of a category; an unknown code is returned as it is, so
// that an area which the tree has dropped still reads as something.
func Name(category string) string {
	if c, found := byCode[category]; found {
		return c.Name
	}
	return category
}

// LeafName is the name of a subcategory; an unknown code is returned as it is.
func LeafName(category, subcategory string) string {
	if name, found := leafName[Path(category, subcategory)]; found {
		return name
	}
	return subcategory
}

// Path joins both codes as they stand in addresses: "engineering/structural".
func Path(category, subcategory string) string { return category + "/" + subcategory }

// Split is the opposite of Path; without a slash the subcategory is empty.
func Split(path string) (category, subcategory string) {
	category, subcategory, _ = strings.Cut(path, "/")
	return category, subcategory
}

var (
	byCode   = make(map[string]Category, len(tree))
	leafName = make(map[string]string, 128)
)

func init() {
	for _, c := range tree {
		byCode[c.Code] = c
		for _, s := range c.Subcategories {
			leafName[Path(c.Code, s.Code)] = s.Name
		}
	}
}
