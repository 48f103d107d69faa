package main

import (
	"strings"

	"peritus/bff/search/index"
)

// texts has a document's fields as the other engines index them.
type texts struct {
	areas, keywords, degrees, place string
}

func textsOf(d index.Document) texts {
	var areas, keywords, degrees []string
	for _, a := range d.Areas {
		areas = append(areas, a.CategoryName, a.SubcategoryName)
		keywords = append(keywords, a.Keywords...)
	}
	for _, g := range d.Degrees {
		degrees = append(degrees, g.Degree, g.Field, g.Organization)
	}
	degrees = append(degrees, d.Organizations...)
	for _, e := range d.Entries {
		degrees = append(degrees, e.Text)
	}
	return texts{
		strings.Join(areas, ", "), strings.Join(keywords, ", "), strings.Join(degrees, ", "),
		strings.Join(append([]string{d.City, d.State, d.StateName, d.CountryName}, d.Languages...), ", "),
	}
}

// valuesOf returns a document's facet values, each prefixed with its group.
func valuesOf(d index.Document) []string {
	var values []string
	for _, a := range d.Areas {
		values = append(values, "area "+a.Category, "area "+a.Code())
	}
	for _, g := range d.Degrees {
		values = append(values, "degree "+g.Degree)
	}
	if d.State != "" {
		values = append(values, "state "+d.State)
	}
	for _, f := range d.Facts {
		values = append(values, f.Filter+" "+f.Code)
	}
	return append(values, "country "+d.Country)
}

func prefixed(group string, codes []string) []string {
	var values []string
	for _, code := range codes {
		values = append(values, group+" "+code)
	}
	return values
}

// wordsOf returns the words of a text in plain letters.
func wordsOf(text string) []string {
	return strings.FieldsFunc(index.Fold(text), func(r rune) bool { return r < 'a' || r > 'z' })
}
