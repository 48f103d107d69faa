package field

import (
	"slices"

	"peritus/bff/platform/place"
)

// Catalog contains all forms by name, for the OpenAPI document.
type Catalog struct {
	Forms map[string][]DeclaredField `json:"forms"`
	Lists []ChoiceList               `json:"lists"`
}

// ChoiceList is a list that fields reference by name.
type ChoiceList struct {
	Name    List     `json:"name"`
	Choices []Choice `json:"choices"`
}

// CatalogOf describes forms by name, with the lists they share.
func CatalogOf(forms map[string]Item) Catalog {
	c := Catalog{Forms: make(map[string][]DeclaredField, len(forms)), Lists: SharedLists()}
	for name, item := range forms {
		c.Forms[name] = Schema(item)
	}
	return c
}

// SharedLists returns the long lists that fields choose from.
func SharedLists() []ChoiceList {
	return slices.Clone(shared)
}

var shared = []ChoiceList{
	{Countries, named(place.Countries())},
	{States, named(place.States())},
	{TimeZones, zones()},
	{Languages, named(place.Languages())},
}

func named(all []place.Named) []Choice {
	choices := make([]Choice, len(all))
	for i, n := range all {
		choices[i] = Choice{Value: n.Code, Label: n.Name}
	}
	return choices
}

func zones() []Choice {
	choices := make([]Choice, len(place.Zones()))
	for i, z := range place.Zones() {
		choices[i] = Choice{Value: z.Code, Label: z.Name, Group: z.Region}
	}
	return choices
}
