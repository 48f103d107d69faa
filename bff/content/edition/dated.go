package edition

import (
	"peritus/bff/content/shape"
	"time"
)

// Base has the fields that articles and episodes share.
type Base struct {
	ID          string    `json:"id"`
	Slug        string    `json:"slug"`
	Title       string    `json:"title"`
	Summary     string    `json:"summary"`
	PublishedAt time.Time `json:"published_at"` // hidden before this time
	Dated       bool      `json:"dated"`        // an editor has set PublishedAt
	UpdatedAt   time.Time `json:"updated_at"`
	Stamp       string    `json:"stamp"` // changes every time the CMS publishes the entry
	Seo         shape.Seo `json:"seo"`
	FormerSlugs []string  `json:"former_slugs"`

	digest string // hash of the whole entry
	text   string // of the body, for search
}

func (d *Base) Common() *Base { return d }

// SearchText returns the text of the body, which Prepare computed.
func (d *Base) SearchText() string { return d.text }

// Digest changes with the entry.
func (d *Base) Digest() string { return d.digest }

// Entry is an article or an episode.
type Entry interface {
	Common() *Base
	// Prepare computes values that depend only on the entry.
	Prepare()
}

// Put adds or replaces an entry read from the CMS. An entry without a date from an editor
// keeps the date of its first publication.
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

// Changed returns when the visible text last changed. An entry edited before it was due
// changed when it became due.
func (d *Base) Changed() time.Time { return Latest(d.UpdatedAt, d.PublishedAt) }

func Latest(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

// Nameless reports whether the entry lacks an id, a slug, or a title and can't be shown.
func (d *Base) Nameless() bool { return d.ID == "" || d.Slug == "" || d.Title == "" }
