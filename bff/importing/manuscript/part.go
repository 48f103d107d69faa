package manuscript

// Part is a component of a body.
type Part interface{ part() }

// The parts that a body may have.
type (
	// Text is prose: paragraphs, headings, lists, quotes.
	Text struct{ Blocks []Block }
	// Quote is a quotation with its attribution.
	Quote struct{ Text, Cite string }
	// Image is a single picture.
	Image struct{ Picture Picture }
	// Gallery is a group of pictures.
	Gallery struct {
		Pictures []Picture
		Caption  string
	}
	// Table has at least two rows of equal length. The first is the header.
	Table struct {
		Caption string
		Rows    [][]string
	}
	// Code is a code block.
	Code struct{ Language, Code string }
	// Divider separates two sections.
	Divider struct{}
	// Embed is third-party content that loads on request.
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

// Block is a paragraph, heading, quote, or list in a Text, in the CMS's format.
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
