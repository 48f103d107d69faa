package manuscript

// Part is one component of a body.
type Part interface{ part() }

// The types of parts.
type (
	// Text is prose: paragraphs, headings, lists, quotes.
	Text struct{ Blocks []Block }
	// Quote is a quotation with its attribution.
	Quote struct{ Text, Cite string }
	// Image is one picture.
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
	// Footnotes are the notes that text refers to with [^mark].
	Footnotes struct{ Notes []Footnote }
	// Footnote is one note.
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
	Children []Block  `json:"-"` // for a list: its items, each followed by its nested lists
}

// Inline is text with marks, or a link that contains texts.
type Inline struct {
	Text                                  string
	Bold, Italic, Underline, Strike, Code bool
	URL                                   string   // link target
	Children                              []Inline // link text
}
