package index

// Sort is the order of the results.
type Sort string

const (
	ByRelevance  Sort = "relevance"
	ByConfirmed  Sort = "confirmed"  // most recently confirmed first
	ByExperience Sort = "experience" // most years first, unknown last
	ByName       Sort = "name"
	ByFee        Sort = "fee" // lowest rate for the query's activity first, unknown last
)

// Query is a search. Values in a filter are alternatives, and filters narrow each other.
// A value that no document has matches nothing.
type Query struct {
	Text      string
	Lexicon   Lexicon  // nil: words mean only themselves
	Literal   []string // parts of the text that mean only themselves
	Ignored   []string // parts of the text that don't count
	Areas     []string // "category" or "category/subcategory"
	States    []string
	Countries []string
	Degrees   []string
	Cities    []string            // see CityCode
	Filters   map[string][]string // by code
	Fees      FeeRange
	Sort      Sort // empty: ByRelevance
	Page      int  // starts at 1; lower values mean 1
	Size      int  // results per page; values below 1 mean PageSize
}

// PageSize is the number of results per page.
const PageSize = 24

// queryWord is a clause of a query: a word, or several that count as one.
type queryWord struct {
	typed string   // as typed
	term  string   // of a single word
	words []string // of several: the terms, in order

	adjacent   bool // the words stand side by side
	quoted     bool // as typed, without inflections
	excluded   bool
	concept    bool // several words that the lexicon knows
	number     bool // with digits, so the last term may go on after something other than a digit
	degree     bool // a degree, which many have
	place      bool // the words themselves count less than where an expert is
	dense      bool // a pair of runes of a dense run
	run        int  // number of the typed token that it begins with
	times      int  // how often it's repeated
	inSentence bool // not the first word of a sentence
	literal    bool // the reader took back what the lexicon adds
	// optional words add to the score but aren't required: stop words that may be part of
	// a name.
	optional bool
	growing  bool // still being typed, so it also matches as a prefix

	also   []Related   // from the lexicon
	either []queryWord // alternatives joined by OR
}
