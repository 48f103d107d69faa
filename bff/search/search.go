// Package search finds experts: it validates queries, runs them on the index, and keeps
// the index current in every process. The Source defines what is published and the order
// of changes.
package search

import (
	"context"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/web"
	"peritus/bff/search/index"
)

// Document is the searchable data of one expert.
type Document = index.Document

// Area is one area of expertise in a Document.
type Area = index.Area

// Degree is one completed degree in a Document.
type Degree = index.Degree

// DegreeCode returns the one spelling of a degree, so that PhD, Ph.D., and Doctor of
// Philosophy are one value of the filter. Other degrees are their own.
func DegreeCode(words index.Lexicon, degree string) string {
	if words == nil {
		return degree
	}
	if code := words.Degree(degree); code != "" {
		return code
	}
	return degree
}

// Types of other data in a Document.
type (
	Entry     = index.Entry
	Fact      = index.Fact
	Fee       = index.Fee
	Testimony = index.Testimony
)

// FeeFilter is the code of the filter by hourly rate.
const FeeFilter = index.FeeFilter

// Filter is a filter besides area, state, country, and degree. Its code is its parameter.
type Filter struct {
	Code     string
	Label    string
	Hint     string
	Values   []Choice
	Frequent bool // values with the most experts first
	Range    bool // one of the values, and amounts from and to; only FeeFilter is one
	Counsel  bool // only for readers who see attorney-only fields
}

// Choice is a value of a filter.
type Choice struct{ Code, Name string }

// Unknown is an unspecified number of years.
const Unknown = index.Unknown

// Views are an expert's documents for each kind of reader: attorneys with a confirmed bar
// admission and staff, and everyone else who may search. Nil means they can't find the
// expert. If both are the same, they share one document,
// which may have facts of Counsel filters and fees: the public index shows none of them.
type Views struct{ Counsel, Public *Document }

// Change is one entry in the change feed: an expert's current state.
type Change struct {
	Seq      int64
	ExpertID string
	Views
}

// Source provides the index's data. Change numbers increase in commit order, so a reader
// who has seen one hasn't missed an earlier one.
type Source interface {
	// Each yields every expert that anyone can find, once, and returns the change number to
	// pass to Since. An error from yield stops it.
	Each(ctx context.Context, yield func(Views) error) (int64, error)
	// Since lists some changes after a number, in order, or none if there are no more.
	Since(ctx context.Context, seq int64) ([]Change, error)
	// Current returns the current state of some experts, without numbers.
	Current(ctx context.Context, expertIDs []string) ([]Change, error)
	// Latest is the number of the newest change.
	Latest(ctx context.Context) (int64, error)
}

// Vocabulary knows every filter value, whether or not an expert has it.
type Vocabulary interface {
	// Name returns the display name of a value of the filter "area", "state", "country",
	// "degree", or "city". An area is "category" or "category/subcategory".
	Name(filter, code string) (name string, known bool)
}

// ExpertSearch is a page of results with the available filters.
type ExpertSearch struct {
	web.Page[ExpertCard]
	Of         int              `json:"of" doc:"Number of experts in the index."`
	Facets     ExpertFacets     `json:"facets"`
	Complete   int              `json:"complete" doc:"Results with all words, listed first by relevance. If it's less than count, the others have most of the words."`
	Understood []UnderstoodWord `json:"understood" doc:"The parts of q that count. Words that say nothing, such as \"the\" and \"expert\", are left out."`
	Offers     []FilterOffer    `json:"offers" doc:"Filters that words of q name: a state, a country, a city, a language, a degree."`
	Pasted     bool             `json:"pasted" doc:"q is a long text, searched by its most telling words."`
	Unused     int              `json:"unused" doc:"Number of other words of a long text that could have been searched."`
	Drop       []DropHint       `json:"drop" doc:"Filled if few are found: parts of the search to remove, the one that adds most results first."`
}

// ExpertFacets are the values of each filter with exact counts. A filter's selection
// doesn't narrow its own counts.
type ExpertFacets struct {
	Areas     []AreaFacet `json:"areas"`
	States    []Facet     `json:"states"`
	Countries []Facet     `json:"countries"`
	Degrees   []Facet     `json:"degrees"`
	Cities    []Facet     `json:"cities" doc:"Only those that are selected: there are too many to list."`
	Filters   []FacetList `json:"filters" doc:"Further filters. Each is a parameter of the same name."`
	Fees      *FeeFacet   `json:"fees" doc:"Null for readers who can't see fees."`
}

// TransformSchema makes the fees nullable.
func (ExpertFacets) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "fees")
}

// FacetList are the values of one filter.
type FacetList struct {
	Code   string  `json:"code" doc:"Name of the parameter."`
	Label  string  `json:"label" doc:"Neighbors may share one."`
	Hint   string  `json:"hint"`
	Values []Facet `json:"values"`
}

// FeeFacet shows the hourly rates of the results for one activity, whatever the limits.
type FeeFacet struct {
	Activity     string        `json:"activity"`
	Activities   []FeeActivity `json:"activities"`
	From         *int          `json:"from" doc:"Lower limit in U.S. dollars per hour."`
	To           *int          `json:"to" doc:"Upper limit."`
	Compared     int           `json:"compared" doc:"Experts with a rate in U.S. dollars per hour."`
	Incomparable int           `json:"incomparable" doc:"Experts with a rate in another currency or by another unit. A limit leaves them out."`
	Buckets      []FeeBucket   `json:"buckets" doc:"Neighbors of one width, without gaps."`
}

// FeeActivity is something that experts charge for.
type FeeActivity struct {
	Code string `json:"code"`
	Name string `json:"name"`
}

// FeeBucket counts the experts who charge at least From and less than To.
type FeeBucket struct {
	From  int `json:"from" doc:"U.S. dollars per hour."`
	To    int `json:"to"`
	Count int `json:"count"`
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
	NameRuns    []TextRun   `json:"name_runs" doc:"The name with its matches."`
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
	Years       *int        `json:"years" doc:"Years of experience."`
	Credentials []string    `json:"credentials" doc:"Licenses and certifications."`
	Fee         *CardFee    `json:"fee" doc:"Hourly rate for the activity of the search; null if there is none in U.S. dollars, and for readers who can't see fees."`
	Testimony   *CardRecord `json:"testimony" doc:"Null if no matters are listed."`
	ConfirmedAt *time.Time  `json:"confirmed_at" doc:"When the expert last confirmed the profile."`
	Why         []TextRun   `json:"why" doc:"One line that explains why this expert matches."`
}

// TransformSchema makes what an expert may not have stated nullable.
func (ExpertCard) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "fee", "testimony")
}

// CardFee is an hourly rate.
type CardFee struct {
	Activity string `json:"activity"`
	Name     string `json:"name" doc:"The activity as shown."`
	Cents    int    `json:"cents" doc:"U.S. cents per hour."`
}

// CardRecord counts an expert's matters.
type CardRecord struct {
	Matters   int `json:"matters"`
	Plaintiff int `json:"plaintiff" doc:"Matters for a plaintiff."`
	Defense   int `json:"defense" doc:"Matters for a defendant."`
	Trials    int `json:"trials" doc:"Matters with testimony at trial."`
}

// TextRun is a part of a text. Found marks matches. The joined runs equal the text.
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

// UnderstoodWord says how a part of a query was understood.
type UnderstoodWord struct {
	Typed   string   `json:"typed"`
	Matched []string `json:"matched" doc:"Up to five matching word forms that a result has, closest first."`
	How     string   `json:"how" enum:"exact,stem,prefix,typo,also,none" doc:"The best kind of match. also: only as something else that the taxonomy knows. none: no expert has the word, so only the other words count."`
	Role    string   `json:"role" enum:"word,phrase,either,without" doc:"phrase: in quotation marks. either: joined by OR. without: excluded."`
	Also    []string `json:"also" doc:"What the taxonomy added and some expert has."`
	Plain   bool     `json:"plain" doc:"The reader took back what the taxonomy adds."`
	Results int      `json:"results" doc:"Results with it."`
	Relaxed bool     `json:"relaxed" doc:"Not every result has it, because too few experts match all parts."`
}

// FilterOffer is a filter that a word of the query names.
type FilterOffer struct {
	Typed  string `json:"typed"`
	Filter string `json:"filter" doc:"Code of the filter."`
	Code   string `json:"code"`
	Name   string `json:"name"`
	Count  int    `json:"count" doc:"Results with it."`
}

// DropHint says how many results there would be without one filter or word.
type DropHint struct {
	Filter string `json:"filter" doc:"q, or the code of a filter."`
	Value  string `json:"value" doc:"For q, the word as typed, or the whole text. Otherwise the filter's values, joined by commas; empty for fee."`
	Label  string `json:"label"`
	Count  int    `json:"count"`
}

// Suggestions are completions of the typed text.
type Suggestions struct {
	Results []Suggestion `json:"results" maxItems:"8"`
}

// Suggestion is one completion.
type Suggestion struct {
	Kind   string    `json:"kind" enum:"area,topic,state,country,city,expert,organization,court" doc:"topic: words of the field, such as a profession."`
	Label  string    `json:"label"`
	Detail string    `json:"detail"`
	Value  string    `json:"value" doc:"A filter's value, an expert's id, or what to search for."`
	Runs   []TextRun `json:"runs" doc:"The label, with the typed text marked."`
}

// ExpertCards are the cards of experts that were asked for.
type ExpertCards struct {
	Results []ExpertCard `json:"results"`
}

// SimilarExperts are experts who share areas and keywords with an expert, closest first.
type SimilarExperts struct {
	Results []SimilarExpert `json:"results"`
}

// SimilarExpert is an expert with what they have in common with another.
type SimilarExpert struct {
	ExpertCard
	Reason string `json:"reason" doc:"Why the expert is listed, from what this reader can see of both."`
}
