// Package feed owns what other programs read of the site: RSS, Atom, JSON Feed, the
// podcast's feed with its chapters, and sitemaps. What stands in them is told by whoever
// calls; all addresses are whole ones.
package feed

import (
	"bytes"
	"encoding/xml"
	"time"
)

// Types of what this package writes.
const (
	RSSType      = "application/rss+xml; charset=utf-8"
	AtomType     = "application/atom+xml; charset=utf-8"
	JSONType     = "application/feed+json; charset=utf-8"
	ChaptersType = "application/json+chapters"
	SitemapType  = "application/xml; charset=utf-8"
)

// Feed is a list of articles, newest first.
type Feed struct {
	Title       string
	Description string
	Home        string // the page that it is a feed of
	Self        string // where the feed is
	Language    string // BCP 47
	Updated     time.Time
	Items       []Item
}

// Item is one article.
type Item struct {
	ID        string // the same for ever
	URL       string
	Title     string
	Summary   string // plain text
	HTML      string // safe to show
	Language  string
	Published time.Time
	Updated   time.Time
	Author    string
	AuthorURL string // may be empty
	Subjects  []string
	Picture   string // may be empty
}

const atomTime = time.RFC3339

// rssTime is RFC 822 with a year of four digits, as RSS 2.0 and Apple want it.
const rssTime = "Mon, 02 Jan 2006 15:04:05 -0700"

// document is v as a whole XML document.
func document(v any) []byte {
	var b bytes.Buffer
	b.WriteString(xml.Header)
	e := xml.NewEncoder(&b)
	if err := e.Encode(v); err != nil { // of structs of texts alone
		panic("feed that is no XML: " + err.Error())
	}
	b.WriteByte('\n')
	return b.Bytes()
}
