package content

import "time"

// dated is what articles and episodes have in common: an address, and a moment
// before which nobody sees them.
type dated struct {
	ID          string    `json:"id"`
	Slug        string    `json:"slug"`
	Title       string    `json:"title"`
	Summary     string    `json:"summary"`
	PublishedAt time.Time `json:"published_at"` // hidden before
	Dated       bool      `json:"dated"`        // an editor has set PublishedAt
	UpdatedAt   time.Time `json:"updated_at"`
	Stamp       string    `json:"stamp"` // changes whenever the CMS has published anew
	Seo         Seo       `json:"seo"`
	FormerSlugs []string  `json:"former_slugs"`

	digest string // of all of it
	words  entryWords
}

func (d *dated) head() *dated { return d }

// datedEntry is an article or an episode.
type datedEntry interface {
	head() *dated
	// prepare computes what depends on the entry alone, once.
	prepare()
}

// put takes an entry as the CMS has it now. The date of one that no editor has dated
// stays that of its first publication.
func put[T datedEntry](held map[string]T, entry T) {
	d := entry.head()
	if before, known := held[d.ID]; known && !d.Dated {
		if h := before.head(); !h.Dated && h.PublishedAt.Before(d.PublishedAt) {
			d.PublishedAt = h.PublishedAt
		}
	}
	entry.prepare()
	held[d.ID] = entry
}
