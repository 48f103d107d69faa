// Package edition owns everything published, as one value in memory that never changes.
// Reading it from the CMS, storing it, and showing it are left to the other rooms.
package edition

import (
	"encoding/json"
	"fmt"
	"maps"
	"peritus/bff/content/shape"
	"strings"
)

// Edition is all that is published. An edition is never changed once it can be
// seen by another goroutine: a change makes a new one from it.
type Edition struct {
	Articles     map[string]*Article // by id
	Episodes     map[string]*Episode // by id
	Categories   []Category
	Tags         []Tag
	Authors      []Author
	Questions    []Question
	Testimonials []Testimonial
	Redirects    []Redirect
	Navigation   []shape.NavLink
	Footer       shape.SiteFooter
	Podcast      *Show                 // nil while it is not published
	Pages        [len(PageNames)]*Page // beside pageNames; nil while not published
	Slugs        map[string]string     // every address that an article or episode ever had, to its id
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

// Of these there is one part for each entry, called by its id.
const (
	articlePart = "article/"
	EpisodePart = "episode/"
)

// values are the parts as they are kept.
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

// Size is the number of parts.
func (e *Edition) Size() int { return len(Parts) + len(e.Articles) + len(e.Episodes) }

// Set takes a part from its JSON; nil removes an article or an episode.
func (e *Edition) Set(name string, raw []byte) error {
	if id, ok := strings.CutPrefix(name, articlePart); ok {
		return setEntry(e.Articles, name, id, raw, &Article{})
	}
	if id, ok := strings.CutPrefix(name, EpisodePart); ok {
		return setEntry(e.Episodes, name, id, raw, &Episode{})
	}
	p := partCalled(name)
	if p == nil {
		return fmt.Errorf("content part %q is not known", name)
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
		return fmt.Errorf("content part %s: holds another entry", name)
	}
	into.Prepare()
	held[id] = into
	return nil
}
