package view

import (
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
	"sync"
	"sync/atomic"
	"time"
)

// Texts is a search engine for texts. The app supplies the one that finds experts.
type Texts interface {
	// Hold makes these the texts that can be found.
	Hold(texts []Text)
	// Find returns one page of the texts that match and that keep accepts, best first.
	Find(q TextQuery, keep func(id string) bool) Found
}

// Text is an article or an episode.
type Text struct {
	ID      string
	Version string // changes with the text
	At      time.Time
	Title   string
	Summary string
	Body    string
	Names   []string // of its author or speakers
}

// TextQuery is one page of a search.
type TextQuery struct {
	Words      string
	Page, Size int
}

// Found is the result of a search.
type Found struct {
	Count   int
	Matches []Match
	Missing []string // words of the query that no text has
}

// Match is a text that was found.
type Match struct {
	ID string
	shape.Marks
}

// Library holds the engines of a process. All views share them, and the newest view that
// is searched decides what they hold.
type Library struct {
	articles, episodes collection
	views              atomic.Uint64
}

// NewLibrary makes a library with the engines that newTexts returns.
func NewLibrary(newTexts func() Texts) *Library {
	return &Library{articles: collection{texts: newTexts()}, episodes: collection{texts: newTexts()}}
}

type collection struct {
	texts Texts
	mu    sync.Mutex
	held  uint64 // number of the view whose texts it holds
}

// find searches the texts of a view. The first search after a change hands it over.
func (c *collection) find(view uint64, list func() []Text, q TextQuery, keep func(id string) bool) Found {
	c.mu.Lock()
	if view > c.held {
		c.texts.Hold(list())
		c.held = view
	}
	c.mu.Unlock()
	return c.texts.Find(q, keep)
}

func (v *View) articleTexts() []Text {
	list := make([]Text, len(v.Articles.Entries))
	for i, r := range v.Articles.Entries {
		list[i] = textOf(&r.Base)
		if a := v.cards[i].Author; a != nil {
			list[i].Names = []string{a.Name}
		}
	}
	return list
}

func (v *View) episodeTexts() []Text {
	list := make([]Text, len(v.Episodes.Entries))
	for i, r := range v.Episodes.Entries {
		list[i] = textOf(&r.Base)
		list[i].Names = r.Names()
	}
	return list
}

func textOf(d *edition.Base) Text {
	return Text{ID: d.ID, Version: d.Digest(), At: d.PublishedAt, Title: d.Title, Summary: d.Summary, Body: d.SearchText()}
}
