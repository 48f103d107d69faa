package content

import "encoding/json"

// BlockType tells what a block is, and with it which members it has.
type BlockType string

const (
	ParagraphType BlockType = "paragraph"
	HeadingType   BlockType = "heading"
	ListType      BlockType = "list"
	QuoteType     BlockType = "quote"
	CodeType      BlockType = "code"
	ImageType     BlockType = "image"
	TableType     BlockType = "table"
	CalloutType   BlockType = "callout"
	GalleryType   BlockType = "gallery"
	DividerType   BlockType = "divider"
)

// Block is one block of a body. Which members count is told by the type; the
// others are left out of the JSON.
type Block struct {
	Type     BlockType    `json:"type"`
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
}

// ListItem is one entry of a list, with the list that hangs from it, if any.
type ListItem struct {
	Children []Inline `json:"children"`
	List     *Block   `json:"list"`
}

// Inline is a piece of text, a link around pieces of text, or a line break.
type Inline struct {
	Type      string   `json:"type" enum:"text,link,break"`
	Text      string   `json:"text" doc:"Empty unless the type is text."`
	Bold      bool     `json:"bold,omitempty"`
	Italic    bool     `json:"italic,omitempty"`
	Underline bool     `json:"underline,omitempty"`
	Strike    bool     `json:"strike,omitempty"`
	Code      bool     `json:"code,omitempty"`
	Href      string   `json:"href,omitempty" doc:"Of a link: http, https, mailto, tel, a path of this site or a #fragment."`
	Children  []Inline `json:"children,omitempty" doc:"Of a link: its texts."`
}

// The shapes of the blocks, one a type.
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
		Header  [][]Inline   `json:"header" doc:"As many cells as every row has."`
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
)

// MarshalJSON writes exactly the members that the type has.
func (b Block) MarshalJSON() ([]byte, error) {
	kind := string(b.Type)
	switch b.Type {
	case HeadingType:
		return json.Marshal(HeadingBlock{kind, b.Level, b.ID, orEmpty(b.Children)})
	case ListType:
		return json.Marshal(ListBlock{kind, b.Ordered, orEmpty(b.Items)})
	case QuoteType:
		return json.Marshal(QuoteBlock{kind, orEmpty(b.Children), b.Cite})
	case CodeType:
		return json.Marshal(CodeBlock{kind, b.Language, b.Text})
	case ImageType:
		return json.Marshal(ImageBlock{kind, orZero(b.Picture), b.Caption})
	case TableType:
		return json.Marshal(TableBlock{kind, b.Caption, orEmpty(b.Header), orEmpty(b.Rows)})
	case CalloutType:
		return json.Marshal(CalloutBlock{kind, b.Tone, b.Title, orEmpty(b.Children)})
	case GalleryType:
		return json.Marshal(GalleryBlock{kind, orEmpty(b.Pictures), b.Caption})
	case DividerType:
		return json.Marshal(DividerBlock{kind})
	}
	return json.Marshal(ParagraphBlock{string(ParagraphType), orEmpty(b.Children)})
}

// MarshalJSON keeps the children a list, never null.
func (i ListItem) MarshalJSON() ([]byte, error) {
	type plain ListItem
	i.Children = orEmpty(i.Children)
	return json.Marshal(plain(i))
}

func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

func orZero[T any](p *T) (zero T) {
	if p != nil {
		return *p
	}
	return zero
}
