package content

import (
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"time"

	"peritus/bff/content/block"
)

type category struct {
	ID          string `json:"id"`
	Name        string `json:"name"`
	Slug        string `json:"slug"`
	Description string `json:"description"`
}

type tag struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Slug string `json:"slug"`
}

type author struct {
	ID      string         `json:"id"`
	Name    string         `json:"name"`
	Slug    string         `json:"slug"`
	Role    string         `json:"role"`
	Bio     string         `json:"bio"`
	Website *string        `json:"website"`
	Picture *block.Picture `json:"picture"`
}

type redirect struct {
	From      string `json:"from"`
	To        string `json:"to"`
	Permanent bool   `json:"permanent"`
}

// show is the podcast as we hold it.
type show struct {
	Podcast
	OwnerName  string    `json:"owner_name"`
	OwnerEmail string    `json:"owner_email"`
	Locked     bool      `json:"locked"`
	UpdatedAt  time.Time `json:"updated_at"`
}

// edition is all that is published. An edition is never changed once it can be
// seen by another goroutine: a change makes a new one from it.
type edition struct {
	articles     map[string]*record  // by id
	episodes     map[string]*episode // by id
	categories   []category
	tags         []tag
	authors      []author
	questions    []question
	testimonials []testimonial
	redirects    []redirect
	navigation   []NavLink
	footer       SiteFooter
	podcast      *show                     // nil while it is not published
	pages        [len(pageNames)]*heldPage // beside pageNames; nil while not published
	slugs        map[string]string         // every address that an article or episode ever had, to its id
}

func newEdition() *edition {
	return &edition{articles: map[string]*record{}, episodes: map[string]*episode{}, slugs: map[string]string{}}
}

func (e *edition) clone() *edition {
	c := *e
	c.articles = maps.Clone(e.articles)
	c.episodes = maps.Clone(e.episodes)
	c.slugs = maps.Clone(e.slugs)
	return &c
}

// Of these there is one part for each entry, called by its id.
const (
	articlePart = "article/"
	episodePart = "episode/"
)

// values are the parts as they are kept.
func (e *edition) values() map[string]any {
	values := make(map[string]any, len(parts)+len(e.articles)+len(e.episodes))
	for _, p := range parts {
		values[p.name] = p.in(e)
	}
	for id, r := range e.articles {
		values[articlePart+id] = r
	}
	for id, r := range e.episodes {
		values[episodePart+id] = r
	}
	return values
}

// size is the number of parts.
func (e *edition) size() int { return len(parts) + len(e.articles) + len(e.episodes) }

// set takes a part from its JSON; nil removes an article or an episode.
func (e *edition) set(name string, raw []byte) error {
	if id, ok := strings.CutPrefix(name, articlePart); ok {
		return setEntry(e.articles, name, id, raw, &record{})
	}
	if id, ok := strings.CutPrefix(name, episodePart); ok {
		return setEntry(e.episodes, name, id, raw, &episode{})
	}
	p := partCalled(name)
	if p == nil {
		return fmt.Errorf("content part %q is not known", name)
	}
	return p.set(e, raw)
}

func setEntry[T datedEntry](held map[string]T, name, id string, raw []byte, into T) error {
	if raw == nil {
		delete(held, id)
		return nil
	}
	if err := json.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("content part %s: %w", name, err)
	}
	if d := into.head(); d.ID != id || d.Slug == "" {
		return fmt.Errorf("content part %s: holds another entry", name)
	}
	into.prepare()
	held[id] = into
	return nil
}

// complete tells whether all single parts have been set, as in any edition that
// was read from the CMS once.
func complete(held map[string][]byte) bool {
	for _, p := range parts {
		if _, ok := held[p.name]; !ok {
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

// same tells cheaply that two entries are one: an edition shares with the one before
// it what did not change.
func same(a, b any) bool {
	ea, ok := a.(datedEntry)
	eb, also := b.(datedEntry)
	return ok && also && ea == eb
}
