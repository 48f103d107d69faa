package index

// Result is the result of a query.
type Result struct {
	Count      int // matching documents
	Complete   int // those with all clauses; the others follow them
	Of         int // all documents
	Page       int // the page number, as requested
	Pages      int
	Hits       []Hit
	Facets     Facets
	Understood []Word
	Offers     []Offer
	Drop       []Drop // filled when Count is at most Few
	// Pasted texts are searched by their most telling words. Unused counts the others.
	Pasted bool
	Unused int
}

// Few is the maximum number of results, or of experts with a word, at which the search
// broadens or suggests what to drop.
const Few = 3

// Hit is one matching document. Keywords, Bio, and Facts are empty, since lists don't show
// them, and Entries has only those that are shown.
type Hit struct {
	Document
	Named    []Run // the name
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
	Cities    []Facet        // only those that are selected
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
	HowAlso   How = "also" // only as something else that the lexicon knows
	HowNone   How = "none" // in no document, so only the other words count
)

var howOf = [tiers]How{HowNone, HowTypo, HowPrefix, HowStem, HowExact}

// Role is what a clause does in a query.
type Role string

const (
	RoleWord    Role = "word"
	RolePhrase  Role = "phrase" // in quotation marks
	RoleEither  Role = "either" // joined by OR
	RoleWithout Role = "without"
)

// Word says how a clause of the query was understood.
type Word struct {
	Typed   string
	Matched []string // up to five matching forms that a result has, closest first
	How     How
	Role    Role
	Also    []string // what the lexicon added and some document has
	Literal bool     // the reader took back what the lexicon adds
	Results int      // with the clause; for one that is excluded, none
	// Relaxed clauses aren't in every result, because too few experts match all of them.
	Relaxed bool
}

// Offer is a filter that a clause names.
type Offer struct {
	Typed  string
	Filter string
	Code   string
	Name   string
	Count  int // results with it
}

// Drop says how many documents would match without one filter or word.
type Drop struct {
	Filter string // "q" or the code of a filter
	Value  string // the word as typed between spaces, or the removed values joined by commas
	Label  string // the same as text for people
	Query  Query  // the remaining query, on its first page
	Count  int
}
