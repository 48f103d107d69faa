// Package search owns finding experts: the queries that attorneys and staff may
// ask, the index that runs them, and keeping it up to date in every process.
// What is published, and in which order changes were made, is the Source's word.
package search

import (
	"context"
	"time"

	"peritus/bff/platform/web"
	"peritus/bff/search/index"
)

// Document is everything that can be found of one expert.
type Document = index.Document

// Area is one area of expertise in a Document.
type Area = index.Area

// Degree is one completed degree in a Document.
type Degree = index.Degree

// Unknown is a number of years that is not stated.
const Unknown = index.Unknown

// Views are what each kind of reader finds of an expert: attorneys with a
// confirmed bar admission and staff, and everyone else who may search. Nil where
// they find nobody. Where both find the same it is one document.
type Views struct{ Counsel, Public *Document }

// Change is one step of the experts' change feed: an expert as they are now.
type Change struct {
	Seq      int64
	ExpertID string
	Views
}

// Source is the truth that the index is made of. Numbers of changes grow in the
// order in which the changes were committed, so that whoever has seen one has
// missed none before it.
type Source interface {
	// Each yields every expert that anyone can find, once, and returns the number of
	// a change from which Since goes on. An error of yield ends it.
	Each(ctx context.Context, yield func(Views) error) (int64, error)
	// Since lists some of the changes after a number, in order; none when there are
	// no more.
	Since(ctx context.Context, seq int64) ([]Change, error)
	// Latest is the number of the newest change.
	Latest(ctx context.Context) (int64, error)
}

// Vocabulary knows every value of the filters, used by an expert or not.
type Vocabulary interface {
	// Name is what people call a value of the filter "area", "state", "country" or
	// "degree". An area is "category" or "category/subcategory".
	Name(filter, code string) (name string, known bool)
}

// ExpertSearch is a page of found experts, with what the search could be narrowed
// to.
type ExpertSearch struct {
	web.Page[ExpertCard]
	Of         int              `json:"of" doc:"All experts that can be found."`
	Facets     ExpertFacets     `json:"facets"`
	Understood []UnderstoodWord `json:"understood" doc:"The words that narrow the result. Words that say nothing, such as \"the\" and \"expert\", are left out."`
	Drop       []DropHint       `json:"drop" doc:"Filled when few are found: what could be left out, the most fruitful first."`
}

// ExpertFacets are the values of each filter. Counts are exact; a filter's own
// selection does not narrow its own counts.
type ExpertFacets struct {
	Areas     []AreaFacet `json:"areas"`
	States    []Facet     `json:"states"`
	Countries []Facet     `json:"countries"`
	Degrees   []Facet     `json:"degrees"`
}

// Facet is one value of a filter.
type Facet struct {
	Code     string `json:"code"`
	Name     string `json:"name"`
	Count    int    `json:"count"`
	Selected bool   `json:"selected"`
}

// AreaFacet is a category with its subcategories.
type AreaFacet struct {
	Facet
	Children []Facet `json:"children"`
}

// ExpertCard is an expert in a list.
type ExpertCard struct {
	ExpertID    string      `json:"expert_id"`
	Slug        string      `json:"slug"`
	Name        string      `json:"name"`
	Headline    []TextRun   `json:"headline"`
	City        string      `json:"city"`
	State       *string     `json:"state" doc:"Postal code."`
	StateName   *string     `json:"state_name"`
	Country     string      `json:"country" doc:"ISO 3166-1 alpha-2."`
	CountryName string      `json:"country_name"`
	Photo       *string     `json:"photo"`
	Areas       []AreaRef   `json:"areas"`
	Degrees     []DegreeRef `json:"degrees"`
	Languages   []string    `json:"languages"`
	Years       *int        `json:"years" doc:"Of experience."`
	ConfirmedAt *time.Time  `json:"confirmed_at" doc:"When the expert last confirmed the profile."`
	Why         []TextRun   `json:"why" doc:"One line that says why this expert is here."`
}

// TextRun is a part of a text; found parts are what the query's words found. The
// runs joined are the text.
type TextRun struct {
	Text  string `json:"text"`
	Found bool   `json:"found"`
}

// AreaRef is an area of expertise on a card.
type AreaRef struct {
	Category        string `json:"category"`
	CategoryName    string `json:"category_name"`
	Subcategory     string `json:"subcategory"`
	SubcategoryName string `json:"subcategory_name"`
	Primary         bool   `json:"primary"`
	Years           *int   `json:"years"`
}

// DegreeRef is a degree on a card.
type DegreeRef struct {
	Degree       string  `json:"degree"`
	Field        *string `json:"field"`
	Organization string  `json:"organization"`
}

// UnderstoodWord says how a word of the query was taken.
type UnderstoodWord struct {
	Typed   string   `json:"typed"`
	Matched []string `json:"matched" doc:"The forms that were found, closest first, at most five."`
	How     string   `json:"how" enum:"exact,stem,prefix,typo,none" doc:"The best form; none: no expert has it, so that the other words decide."`
}

// DropHint says how many would be found without one filter or word.
type DropHint struct {
	Filter string `json:"filter" enum:"q,area,state,country,degree"`
	Value  string `json:"value" doc:"For q the word, as typed between spaces, or the whole text; else the filter's values, joined by commas."`
	Label  string `json:"label"`
	Count  int    `json:"count"`
}

// Suggestions complete what is being typed.
type Suggestions struct {
	Results []Suggestion `json:"results" maxItems:"8"`
}

// Suggestion is one completion.
type Suggestion struct {
	Kind   string    `json:"kind" enum:"area,expert,organization"`
	Label  string    `json:"label"`
	Detail string    `json:"detail"`
	Value  string    `json:"value" doc:"Of an area its filter value, of an expert the id, of an organization its name."`
	Runs   []TextRun `json:"runs" doc:"The label, with what was typed marked."`
}

// SimilarExperts are experts who share areas and keywords with one, the closest
// first.
type SimilarExperts struct {
	Results []ExpertCard `json:"results"`
}
