package field

import "slices"

// Search is how the search of experts weighs the words of a field.
type Search string

const (
	SearchName         Search = "name"
	SearchHeadline     Search = "headline"
	SearchBiography    Search = "biography"
	SearchPlace        Search = "place"
	SearchLanguage     Search = "language"
	SearchArea         Search = "area"
	SearchKeyword      Search = "keyword"
	SearchDegree       Search = "degree"
	SearchOrganization Search = "organization" // also suggested while typing
	SearchTitle        Search = "title"        // the name of a work, a license, a post, …
	SearchText         Search = "text"         // anything else; weighs least
)

// Searched fields are found by the search of experts, by whoever may see them.
func Searched(as Search) Option { return func(s *DeclaredField) { s.Searched = as } }

// Filtered fields feed filters of the search. They are named by their parameters.
func Filtered(filters ...string) Option { return func(s *DeclaredField) { s.Filters = filters } }

// Shown fields stand on an expert's card in search results.
func Shown(s *DeclaredField) { s.Shown = true }

// Texts are the values of a searched field: one for a text, several for a list.
func (v Value) Texts() []string {
	switch value := v.kind.value().(type) {
	case string:
		if value != "" {
			return []string{value}
		}
	case []string:
		return value
	}
	return nil
}

// Keep empties the fields of an item that keep refuses, also those of its records.
func Keep(item Item, keep func(*DeclaredField) bool) {
	for _, b := range formOf(item).fields {
		if !keep(b.schema) {
			b.kind.clear()
		} else if rows, ok := b.kind.(rowed); ok {
			for i := range rows.len() {
				Keep(rows.row(i), keep)
			}
		}
	}
}

// rowed is a kind with rows.
type rowed interface {
	len() int
	row(i int) Item
}

// Rows are the records of a field with rows.
func (v Value) Rows() []Item {
	rows, ok := v.kind.(rowed)
	if !ok {
		return nil
	}
	items := make([]Item, rows.len())
	for i := range items {
		items[i] = rows.row(i)
	}
	return items
}

// Any reports whether a field, or one of its records' fields, is as asked.
func Any(fields []DeclaredField, asked func(*DeclaredField) bool) bool {
	return slices.ContainsFunc(fields, func(f DeclaredField) bool { return asked(&f) || Any(f.Fields, asked) })
}
