package content

import (
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"time"
)

// record is a published article as we hold it, due or not.
type record struct {
	ID          string    `json:"id"`
	Slug        string    `json:"slug"`
	Title       string    `json:"title"`
	Summary     string    `json:"summary"`
	PublishedAt time.Time `json:"published_at"` // hidden before
	Dated       bool      `json:"dated"`        // an editor has set PublishedAt
	UpdatedAt   time.Time `json:"updated_at"`
	Stamp       string    `json:"stamp"` // changes whenever the CMS has published anew
	CategoryID  string    `json:"category_id"`
	AuthorID    string    `json:"author_id"`
	Picture     *Picture  `json:"picture"`
	Body        []Block   `json:"body"`
	Seo         Seo       `json:"seo"`
	FormerSlugs []string  `json:"former_slugs"`

	minutes int // of reading
	words   articleWords
}

// prepare computes what depends on the record alone, once.
func (r *record) prepare() {
	text := plainText(r.Body)
	r.minutes = readingMinutes(text)
	r.words = wordsOf(r.Title, r.Summary, text)
}

type category struct {
	ID          string `json:"id"`
	Name        string `json:"name"`
	Slug        string `json:"slug"`
	Description string `json:"description"`
}

type author struct {
	ID      string   `json:"id"`
	Name    string   `json:"name"`
	Slug    string   `json:"slug"`
	Role    string   `json:"role"`
	Bio     string   `json:"bio"`
	Picture *Picture `json:"picture"`
}

// edition is all that is published. An edition is never changed once it can be
// seen by another goroutine: a change makes a new one from it.
type edition struct {
	articles   map[string]*record // by id
	categories []category
	authors    []author
	navigation []NavLink
	footer     SiteFooter
	home       *HomePage         // nil while it is not published
	slugs      map[string]string // every slug that an article ever had, to its id
}

func newEdition() *edition {
	return &edition{articles: map[string]*record{}, slugs: map[string]string{}}
}

func (e *edition) clone() *edition {
	c := *e
	c.articles = maps.Clone(e.articles)
	c.slugs = maps.Clone(e.slugs)
	return &c
}

// The parts in which an edition is kept outside of this process.
const (
	articlePart    = "article/" // and the id
	categoriesPart = "categories"
	authorsPart    = "authors"
	navigationPart = "navigation"
	footerPart     = "footer"
	homePart       = "home"
)

var singleParts = []string{categoriesPart, authorsPart, navigationPart, footerPart, homePart}

// values are the parts as they are kept.
func (e *edition) values() map[string]any {
	values := map[string]any{
		categoriesPart: e.categories, authorsPart: e.authors,
		navigationPart: e.navigation, footerPart: e.footer, homePart: e.home,
	}
	for id, r := range e.articles {
		values[articlePart+id] = r
	}
	return values
}

// set takes a part from its JSON; nil removes an article.
func (e *edition) set(name string, raw []byte) error {
	if id, ok := strings.CutPrefix(name, articlePart); ok {
		return e.setArticle(id, raw)
	}
	var into any
	switch name {
	case categoriesPart:
		e.categories = nil
		into = &e.categories
	case authorsPart:
		e.authors = nil
		into = &e.authors
	case navigationPart:
		e.navigation = nil
		into = &e.navigation
	case footerPart:
		e.footer = SiteFooter{}
		into = &e.footer
	case homePart:
		e.home = nil
		into = &e.home
	default:
		return fmt.Errorf("content part %q is not known", name)
	}
	if raw == nil {
		return nil
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("content part %s: %w", name, err)
	}
	return nil
}

func (e *edition) setArticle(id string, raw []byte) error {
	if raw == nil {
		delete(e.articles, id)
		return nil
	}
	r := &record{}
	if err := json.Unmarshal(raw, r); err != nil {
		return fmt.Errorf("content part %s%s: %w", articlePart, id, err)
	}
	if r.ID != id || r.Slug == "" {
		return fmt.Errorf("content part %s%s: holds another article", articlePart, id)
	}
	r.prepare()
	e.articles[id] = r
	return nil
}

// put takes an article as the CMS has it now. The date of an article that no
// editor has dated stays that of its first publication.
func (e *edition) put(r *record) {
	if held := e.articles[r.ID]; held != nil && !r.Dated && !held.Dated && held.PublishedAt.Before(r.PublishedAt) {
		r.PublishedAt = held.PublishedAt
	}
	r.prepare()
	e.articles[r.ID] = r
}

// complete tells whether all single parts have been set, as in any edition that
// was read from the CMS once.
func complete(parts map[string][]byte) bool {
	for _, name := range singleParts {
		if _, ok := parts[name]; !ok {
			return false
		}
	}
	return true
}

// difference is what must be kept anew after a change: the JSON of each part that
// differs, nil for a removed one. Without an edition before, it is everything.
func difference(before, after *edition) (map[string][]byte, error) {
	held := map[string]any{}
	if before != nil {
		held = before.values()
	}
	changes := map[string][]byte{}
	for name, value := range after.values() {
		old, known := held[name]
		delete(held, name)
		if known && same(old, value) {
			continue
		}
		raw, err := json.Marshal(value)
		if err != nil {
			return nil, fmt.Errorf("content part %s: %w", name, err)
		}
		if known {
			oldRaw, err := json.Marshal(old)
			if err == nil && string(oldRaw) == string(raw) {
				continue
			}
		}
		changes[name] = raw
	}
	for name := range held {
		changes[name] = nil
	}
	return changes, nil
}

// same tells cheaply that two articles are one: an edition shares with the one
// before it the articles that did not change.
func same(a, b any) bool {
	ra, ok := a.(*record)
	rb, also := b.(*record)
	return ok && also && ra == rb
}
