package edition

import "peritus/bff/content/block"

// Article is a published article, including one that isn't due yet.
type Article struct {
	Base
	CategoryID string         `json:"category_id"`
	AuthorID   string         `json:"author_id"`
	TagIDs     []string       `json:"tag_ids"`
	Language   string         `json:"language"` // the editor's choice; may be empty
	Picture    *block.Picture `json:"picture"`
	Body       []block.Block  `json:"body"`

	minutes   int // reading time
	language  string
	direction string
}

func (r *Article) Prepare() {
	text := block.PlainText(r.Body)
	r.minutes = block.ReadingMinutes(text)
	r.text = text
	all := r.Title + "\n" + text
	r.language, r.direction = block.LanguageOf(r.Language, all), block.Direction(r.Language, all)
	r.digest = digestOf(r)
}

// ReadingMinutes returns the reading time, at least 1.
func (r *Article) ReadingMinutes() int { return r.minutes }

// ShownLanguage returns a BCP 47 tag: the editor's choice or the one detected from the
// text.
func (r *Article) ShownLanguage() string { return r.language }

// WritingDirection returns "ltr" or "rtl".
func (r *Article) WritingDirection() string { return r.direction }
