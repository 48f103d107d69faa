package content

import "peritus/bff/content/block"

// record is a published article as we hold it, due or not.
type record struct {
	dated
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

func (r *record) prepare() {
	text := block.PlainText(r.Body)
	r.minutes = block.ReadingMinutes(text)
	r.words = wordsOf(r.Title, r.Summary, text)
	all := r.Title + "\n" + text
	r.language, r.direction = block.LanguageOf(r.Language, all), block.Direction(r.Language, all)
	r.digest = digestOf(r)
}
