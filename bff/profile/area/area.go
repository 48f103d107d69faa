// Package area owns the codes and names of the areas of expertise. Other packages own
// who works in them and how they're searched.
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

// All returns the whole tree in display order. The caller must not change it.
func All() []Category { return tree }

// Find returns the category with a code.
func Find(category string) (Category, bool) {
	c, found := byCode[category]
	return c, found
}

// Has reports whether the category has the subcategory.
func Has(category, subcategory string) bool {
	_, found := leafName[Path(category, subcategory)]
	return found
}

// Name returns the name of a category. It returns an unknown code unchanged, so an area
// that was removed from the tree still shows something.
func Name(category string) string {
	if c, found := byCode[category]; found {
		return c.Name
	}
	return category
}

// LeafName returns the name of a subcategory, or an unknown code unchanged.
func LeafName(category, subcategory string) string {
	if name, found := leafName[Path(category, subcategory)]; found {
		return name
	}
	return subcategory
}

// NameOf returns the name of a category, or of a subcategory with its Path, and whether there
// is one.
func NameOf(code string) (string, bool) {
	if c, found := byCode[code]; found {
		return c.Name, true
	}
	name, found := leafName[code]
	return name, found
}

// Path joins both codes as in URLs: "engineering/structural".
func Path(category, subcategory string) string { return category + "/" + subcategory }

// Split reverses Path. Without a slash, the subcategory is empty.
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
