// Package edition holds all published content as one immutable value in memory. Reading
// it from the CMS, storing it, and showing it are left to the packages beside it.
package edition

import (
	"encoding/json"
	"fmt"
	"maps"
	"peritus/bff/content/shape"
	"strings"
)

// Edition is all published content. It is never changed once another goroutine can see
// it. A change creates a new edition.
type Edition struct {
	Articles     map[string]*Article // by id
	Episodes     map[string]*Episode // by id
	Categories   []Category
	Tags         []Tag
	Authors      []Author
	Questions    []Question
	Testimonials []Testimonial
	Areas        []Area
	Redirects    []Redirect
	Navigation   []shape.NavLink
	Footer       shape.SiteFooter
	Podcast      *Show                 // nil if not published
	Pages        [len(PageNames)]*Page // in the order of PageNames; nil if not published
	Slugs        map[string]string     // id by every slug that an article or episode ever had
}

func New() *Edition {
	return &Edition{Articles: map[string]*Article{}, Episodes: map[string]*Episode{}, Slugs: map[string]string{}}
}

func (e *Edition) Clone() *Edition {
	c := *e
	c.Articles = maps.Clone(e.Articles)
	c.Episodes = maps.Clone(e.Episodes)
	c.Slugs = maps.Clone(e.Slugs)
	return &c
}

// Articles and episodes are one part for each entry, named by its id.
const (
	articlePart = "article/"
	EpisodePart = "episode/"
)

// values returns the stored value of every part.
func (e *Edition) values() map[string]any {
	values := make(map[string]any, len(Parts)+len(e.Articles)+len(e.Episodes))
	for _, p := range Parts {
		values[p.Name] = p.in(e)
	}
	for id, r := range e.Articles {
		values[articlePart+id] = r
	}
	for id, r := range e.Episodes {
		values[EpisodePart+id] = r
	}
	return values
}

// Size returns the number of parts.
func (e *Edition) Size() int { return len(Parts) + len(e.Articles) + len(e.Episodes) }

// Set decodes a part from JSON. Nil removes an article or episode.
func (e *Edition) Set(name string, raw []byte) error {
	if id, ok := strings.CutPrefix(name, articlePart); ok {
		return setEntry(e.Articles, name, id, raw, &Article{})
	}
	if id, ok := strings.CutPrefix(name, EpisodePart); ok {
		return setEntry(e.Episodes, name, id, raw, &Episode{})
	}
	p := partCalled(name)
	if p == nil {
		return fmt.Errorf("unknown content part %q", name)
	}
	return p.set(e, raw)
}

func setEntry[T Entry](held map[string]T, name, id string, raw []byte, into T) error {
	if raw == nil {
		delete(held, id)
		return nil
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("content part %s: %w", name, err)
	}
	if d := into.Common(); d.ID != id || d.Slug == "" {
		return fmt.Errorf("content part %s: the id of the entry differs", name)
	}
	into.Prepare()
	held[id] = into
	return nil
}
