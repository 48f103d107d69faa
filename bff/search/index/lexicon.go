package index

// Lexicon knows the field's words. It never says which experts there are.
type Lexicon interface {
	// Concept returns what else the first n of the stems are called, for the largest n that
	// is a name of something; n is 0 if there is none.
	Concept(stems []string) (related []Related, n int)
	// Filler reports whether a word is in any query and distinguishes no expert.
	Filler(term string) bool
	// Spelled reports whether a stem is a correct word, so that it isn't a typo of another.
	Spelled(stem string) bool
	// Common reports whether a stem is so usual in prose that it says nothing of the subject.
	Common(stem string) bool
	// Publishes reports whether a word names who publishes numbered standards: CFR, UL.
	Publishes(term string) bool
	// Names returns the names of everything, for suggestions.
	Names() []Named
	// Degree returns the one spelling of a degree: PhD for "Doctor of Philosophy"; or nothing
	// if the text isn't one.
	Degree(text string) string
}

// Related is another name of something, or an area of expertise that deals with it.
type Related struct {
	Label string
	Terms []string // of the name; none for an area
	Area  string   // "category/subcategory"
	// Weak areas deal with more than that, so they count only if few experts are found otherwise.
	Weak bool
}

// Named is a name of something.
type Named struct {
	Label   string
	Words   []string // by which it's found
	Concept int      // its number; other names of the same have it too
	Area    string   // that deals with it; may be empty
}

// words is the lexicon of queries without one.
type words struct{}

func (words) Concept([]string) ([]Related, int) { return nil, 0 }
func (words) Filler(term string) bool           { return isMarket(term) }
func (words) Spelled(string) bool               { return false }
func (words) Common(string) bool                { return false }
func (words) Publishes(string) bool             { return false }
func (words) Names() []Named                    { return nil }
func (words) Degree(string) string              { return "" }

// Stem returns the common stem of a term's inflections.
func Stem(term string) string { return stemOf(term) }

// Tags are terms that nobody can type. They find what a document has in a place of its own:
// an area, a city, a state, a country, a language.
const (
	tagMark     = "\x00"
	areaTag     = tagMark + "a:"
	cityTag     = tagMark + "c:"
	stateTag    = tagMark + "s:"
	countryTag  = tagMark + "n:"
	languageTag = tagMark + "l:"
)

func isTag(term string) bool { return len(term) > 0 && term[0] == tagMark[0] }

// tagOf returns the tag of a name, by its folded words.
func tagOf(kind, name string) string {
	tag := kind
	for i, term := range nameWords(name) {
		if i > 0 {
			tag += " "
		}
		tag += term
	}
	return tag
}
