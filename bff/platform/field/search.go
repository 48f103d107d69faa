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
	SearchCourt        Search = "court"        // weighs like text; also suggested while typing
	SearchTitle        Search = "title"        // the name of a work, a license, a post, …
	SearchText         Search = "text"         // anything else; weighs least
)

// Searched fields are found by the search of experts, by whoever may see them.
func Searched(as Search) Option { return func(s *DeclaredField) { s.Searched = as } }

// Filtered fields feed filters of the search. They are named by their parameters.
func Filtered(filters ...string) Option { return func(s *DeclaredField) { s.Filters = filters } }

// Shown fields stand on an expert's card in search results.
func Shown(s *DeclaredField) { s.Shown = true }

// Any reports whether a field, or one of its records' fields, is as asked.
func Any(fields []DeclaredField, asked func(*DeclaredField) bool) bool {
	return slices.ContainsFunc(fields, func(f DeclaredField) bool { return asked(&f) || Any(f.Fields, asked) })
}
