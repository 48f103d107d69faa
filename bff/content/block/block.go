// Package block owns the format of rich text: blocks, inlines, pictures, and the URLs
// that links may have. Reading rich text from the CMS is left to package strapi.
package block

import "encoding/json"

// Type is the type of a block. It determines which members the block has.
type Type string

const (
	ParagraphType Type = "paragraph"
	HeadingType   Type = "heading"
	ListType      Type = "list"
	QuoteType     Type = "quote"
	CodeType      Type = "code"
	ImageType     Type = "image"
	TableType     Type = "table"
	CalloutType   Type = "callout"
	GalleryType   Type = "gallery"
	DividerType   Type = "divider"
	EmbedType     Type = "embed"
	FootnotesType Type = "footnotes"
)

// Block is one block of a body. Its type determines which members are used; the others
// are left out of the JSON.
type Block struct {
	Type     Type         `json:"type"`
	Children []Inline     `json:"children"`
	Level    int          `json:"level"`
	ID       string       `json:"id"`
	Ordered  bool         `json:"ordered"`
	Items    []ListItem   `json:"items"`
	Cite     *string      `json:"cite"`
	Language *string      `json:"language"`
	Text     string       `json:"text"`
	Picture  *Picture     `json:"picture"`
	Pictures []Picture    `json:"pictures"`
	Caption  *string      `json:"caption"`
	Header   [][]Inline   `json:"header"`
	Rows     [][][]Inline `json:"rows"`
	Tone     string       `json:"tone"`
	Title    string       `json:"title"`
	URL      string       `json:"url"`
	Player   *string      `json:"player"`
	Provider string       `json:"provider"`
	Notes    []Footnote   `json:"notes"`
}

// ListItem is one item of a list, with its nested list, if any.
type ListItem struct {
	Children []Inline `json:"children"`
	List     *Block   `json:"list"`
}

// Footnote is a note below a body. Notes are numbered from 1 in the order of their first
// reference.
type Footnote struct {
	ID       string   `json:"id" doc:"Unique in the body."`
	Number   int      `json:"number" minimum:"1"`
	Mark     string   `json:"mark" doc:"The editor's mark for the note."`
	Children []Inline `json:"children"`
}

// Inline is text, a link that contains texts, a line break, or a reference to a
// footnote.
type Inline struct {
	Type      string   `json:"type" enum:"text,link,break,footnote"`
	Text      string   `json:"text" doc:"Empty unless the type is text."`
	Bold      bool     `json:"bold,omitempty"`
	Italic    bool     `json:"italic,omitempty"`
	Underline bool     `json:"underline,omitempty"`
	Strike    bool     `json:"strike,omitempty"`
	Code      bool     `json:"code,omitempty"`
	Href      string   `json:"href,omitempty" doc:"For links: http, https, mailto, tel, a path on this site, or a #fragment."`
	Children  []Inline `json:"children,omitempty" doc:"For links: the link text."`
	Number    int      `json:"number,omitempty" doc:"For references to a footnote: the note's number."`
	ID        string   `json:"id,omitempty" doc:"For references to a footnote: the note's id."`
}

// The JSON of the blocks, one struct for each type.
type (
	ParagraphBlock struct {
		Type     string   `json:"type" enum:"paragraph"`
		Children []Inline `json:"children"`
	}
	HeadingBlock struct {
		Type     string   `json:"type" enum:"heading"`
		Level    int      `json:"level" enum:"2,3,4"`
		ID       string   `json:"id" doc:"Unique in the body."`
		Children []Inline `json:"children"`
	}
	ListBlock struct {
		Type    string     `json:"type" enum:"list"`
		Ordered bool       `json:"ordered"`
		Items   []ListItem `json:"items"`
	}
	QuoteBlock struct {
		Type     string   `json:"type" enum:"quote"`
		Children []Inline `json:"children"`
		Cite     *string  `json:"cite"`
	}
	CodeBlock struct {
		Type     string  `json:"type" enum:"code"`
		Language *string `json:"language"`
		Text     string  `json:"text"`
	}
	ImageBlock struct {
		Type    string  `json:"type" enum:"image"`
		Picture Picture `json:"picture"`
		Caption *string `json:"caption"`
	}
	TableBlock struct {
		Type    string       `json:"type" enum:"table"`
		Caption *string      `json:"caption"`
		Header  [][]Inline   `json:"header" doc:"As many cells as every row."`
		Rows    [][][]Inline `json:"rows"`
	}
	CalloutBlock struct {
		Type     string   `json:"type" enum:"callout"`
		Tone     string   `json:"tone" enum:"note,caution"`
		Title    string   `json:"title"`
		Children []Inline `json:"children"`
	}
	GalleryBlock struct {
		Type     string    `json:"type" enum:"gallery"`
		Pictures []Picture `json:"pictures"`
		Caption  *string   `json:"caption"`
	}
	DividerBlock struct {
		Type string `json:"type" enum:"divider"`
	}
	EmbedBlock struct {
		Type     string  `json:"type" enum:"embed"`
		URL      string  `json:"url" doc:"The https URL of the page at the provider."`
		Title    string  `json:"title"`
		Caption  *string `json:"caption"`
		Provider string  `json:"provider" enum:"youtube,vimeo,spotify,soundcloud,x,loom,link" doc:"link means a card that links to the page."`
		Player   *string `json:"player" doc:"URL to frame when the reader asks for it; null for link."`
	}
	FootnotesBlock struct {
		Type  string     `json:"type" enum:"footnotes"`
		Notes []Footnote `json:"notes"`
	}
)

// MarshalJSON writes only the members of the block's type.
func (b Block) MarshalJSON() ([]byte, error) {
	kind := string(b.Type)
	switch b.Type {
	case HeadingType:
		return json.Marshal(HeadingBlock{kind, b.Level, b.ID, OrEmpty(b.Children)})
	case ListType:
		return json.Marshal(ListBlock{kind, b.Ordered, OrEmpty(b.Items)})
	case QuoteType:
		return json.Marshal(QuoteBlock{kind, OrEmpty(b.Children), b.Cite})
	case CodeType:
		return json.Marshal(CodeBlock{kind, b.Language, b.Text})
	case ImageType:
		return json.Marshal(ImageBlock{kind, OrZero(b.Picture), b.Caption})
	case TableType:
		return json.Marshal(TableBlock{kind, b.Caption, OrEmpty(b.Header), OrEmpty(b.Rows)})
	case CalloutType:
		return json.Marshal(CalloutBlock{kind, b.Tone, b.Title, OrEmpty(b.Children)})
	case GalleryType:
		return json.Marshal(GalleryBlock{kind, OrEmpty(b.Pictures), b.Caption})
	case DividerType:
		return json.Marshal(DividerBlock{kind})
	case EmbedType:
		return json.Marshal(EmbedBlock{kind, b.URL, b.Title, b.Caption, b.Provider, b.Player})
	case FootnotesType:
		return json.Marshal(FootnotesBlock{kind, OrEmpty(b.Notes)})
	}
	return json.Marshal(ParagraphBlock{string(ParagraphType), OrEmpty(b.Children)})
}

// MarshalJSON writes missing children as an empty list, not as null.
func (i ListItem) MarshalJSON() ([]byte, error) {
	type plain ListItem
	i.Children = OrEmpty(i.Children)
	return json.Marshal(plain(i))
}

// OrEmpty returns an empty list for nil, so that the JSON is never null.
func OrEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// OrZero returns *p, or the zero value for nil.
func OrZero[T any](p *T) (zero T) {
	if p != nil {
		return *p
	}
	return zero
}
