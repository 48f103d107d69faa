package edition

import "peritus/bff/content/block"

// Article is a published article as we hold it, due or not.
type Article struct {
	Base
	CategoryID string         `json:"category_id"`
	AuthorID   string         `json:"author_id"`
	TagIDs     []string       `json:"tag_ids"`
	Language   string         `json:"language"` // as the editor has said it; may be empty
	Picture    *block.Picture `json:"picture"`
	Body       []block.Block  `json:"body"`

	minutes   int // of reading
	language  string
	direction string
}

func (r *Article) Prepare() {
	text := block.PlainText(r.Body)
	r.minutes = block.ReadingMinutes(text)
	r.words = WordsOf(r.Title, r.Summary, text)
	all := r.Title + "\n" + text
	r.language, r.direction = block.LanguageOf(r.Language, all), block.Direction(r.Language, all)
	r.digest = digestOf(r)
}

// ReadingMinutes is at least 1.
func (r *Article) ReadingMinutes() int { return r.minutes }

// ShownLanguage is a BCP 47 tag: the editor's, or the one the text suggests.
func (r *Article) ShownLanguage() string { return r.language }

// WritingDirection is "ltr" or "rtl".
func (r *Article) WritingDirection() string { return r.direction }
