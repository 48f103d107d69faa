package index

// Result is the result of a query.
type Result struct {
	Count      int // matching documents
	Of         int // all documents
	Page       int // the page number, as requested
	Pages      int
	Hits       []Hit
	Facets     Facets
	Understood []Word
	Drop       []Drop // filled when Count is at most Few
}

// Few is the maximum number of results, or of experts with a word, at which the search
// broadens or suggests what to drop.
const Few = 3

// Hit is one matching document. Keywords, Bio, and Facts are empty, since lists don't show
// them, and Entries has only those that are shown.
type Hit struct {
	Document
	Headline []Run
	Why      []Run // one line that explains the match
}

// Run is a part of a text. Found marks matches. The joined runs equal the text, byte for
// byte.
type Run struct {
	Text  string
	Found bool
}

// Facets are the values of each group with their counts, most frequent first. A group's
// selection doesn't narrow its own counts. Values without documents are left out unless
// selected.
type Facets struct {
	Areas     []AreaFacet
	States    []Facet
	Countries []Facet
	Degrees   []Facet
	Filters   []FilterFacets // those that aren't hidden, except FeeFilter
	Fees      *FeeFacets     // of the query's activity; nil without one
}

// FilterFacets are the values of one filter.
type FilterFacets struct {
	Filter string
	Values []Facet
}

// Facet is one value with the number of documents that would match.
type Facet struct {
	Code     string
	Name     string
	Count    int
	Selected bool
}

// AreaFacet is a category and its subcategories.
type AreaFacet struct {
	Facet
	Children []Facet
}

// How says how a word was matched at best.
type How string

const (
	HowExact  How = "exact"
	HowStem   How = "stem"
	HowPrefix How = "prefix"
	HowTypo   How = "typo"
	HowNone   How = "none" // in no document, so only the other words count
)

var howOf = [tiers]How{HowNone, HowTypo, HowPrefix, HowStem, HowExact}

// Word says how a query word was understood.
type Word struct {
	Typed   string
	Matched []string // up to five matching forms, closest first
	How     How
}

// Drop says how many documents would match without one filter or word.
type Drop struct {
	Filter string // "q" or the code of a filter
	Value  string // the word as typed between spaces, or the removed values joined by commas
	Label  string // the same as text for people
	Query  Query  // the remaining query, on its first page
	Count  int
}
