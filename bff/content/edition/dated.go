package edition

import (
	"peritus/bff/content/shape"
	"time"
)

// Base is what articles and episodes have in common: a URL, and the time at which they
// appear.
type Base struct {
	ID          string    `json:"id"`
	Slug        string    `json:"slug"`
	Title       string    `json:"title"`
	Summary     string    `json:"summary"`
	PublishedAt time.Time `json:"published_at"` // hidden before
	Dated       bool      `json:"dated"`        // an editor has set PublishedAt
	UpdatedAt   time.Time `json:"updated_at"`
	Stamp       string    `json:"stamp"` // changes whenever the CMS publishes it again
	Seo         shape.Seo `json:"seo"`
	FormerSlugs []string  `json:"former_slugs"`

	digest string // of all of it
	words  EntryWords
}

func (d *Base) Common() *Base { return d }

// SearchWords are computed by prepare.
func (d *Base) SearchWords() EntryWords { return d.words }

// Entry is an article or an episode.
type Entry interface {
	Common() *Base
	// Prepare computes what depends on the entry alone, once.
	Prepare()
}

// Put takes an entry as the CMS has it now. The date of one that no editor has dated
// stays that of its first publication.
func Put[T Entry](held map[string]T, entry T) {
	d := entry.Common()
	if before, known := held[d.ID]; known && !d.Dated {
		if h := before.Common(); !h.Dated && h.PublishedAt.Before(d.PublishedAt) {
			d.PublishedAt = h.PublishedAt
		}
	}
	entry.Prepare()
	held[d.ID] = entry
}

// Changed is when visitors last saw another text: an entry that was edited before it
// was due is new on the day it is due.
func (d *Base) Changed() time.Time { return Latest(d.UpdatedAt, d.PublishedAt) }

func Latest(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

// Nameless reports whether the entry lacks an id, a slug, or a title and can't be shown.
func (d *Base) Nameless() bool { return d.ID == "" || d.Slug == "" || d.Title == "" }
