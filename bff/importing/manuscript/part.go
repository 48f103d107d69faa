package manuscript

// Part is one component of a body.
type Part interface{ part() }

// The parts that a body may have.
type (
	// Text is prose: paragraphs, headings, lists, quotes.
	Text struct{ Blocks []Block }
	// Quote is the words of someone, with who said them.
	Quote struct{ Text, Cite string }
	// Image is a picture that stands by itself.
	Image struct{ Picture Picture }
	// Gallery is several pictures that belong together.
	Gallery struct {
		Pictures []Picture
		Caption  string
	}
	// Table has at least two rows, all of one length; the first is the header.
	Table struct {
		Caption string
		Rows    [][]string
	}
	// Code is a listing.
	Code struct{ Language, Code string }
	// Divider parts two sections.
	Divider struct{}
	// Embed is something of another site, shown when a reader asks for it.
	Embed struct{ URL, Title, Caption string }
	// Footnotes are the notes that [^mark] in a text refers to.
	Footnotes struct{ Notes []Footnote }
	// Footnote is one of them.
	Footnote struct{ Mark, Text string }
)

func (Text) part()      {}
func (Quote) part()     {}
func (Image) part()     {}
func (Gallery) part()   {}
func (Table) part()     {}
func (Code) part()      {}
func (Divider) part()   {}
func (Embed) part()     {}
func (Footnotes) part() {}

// Block is a paragraph, heading, quote or list of a Text, in the CMS's own words.
type Block struct {
	Type     string   `json:"type"` // paragraph, heading, quote, list, list-item
	Level    int      `json:"level,omitempty"`
	Format   string   `json:"format,omitempty"` // ordered, unordered
	Inlines  []Inline `json:"-"`
	Children []Block  `json:"-"` // of a list: items, and lists below the item before them
}

// Inline is a text with marks, or a link around texts.
type Inline struct {
	Text                                  string
	Bold, Italic, Underline, Strike, Code bool
	URL                                   string   // of a link
	Children                              []Inline // of a link
}
