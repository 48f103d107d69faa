// Package feed owns the formats for other programs: RSS, Atom, JSON Feed, the podcast's
// feed with its chapters, and sitemaps. Callers supply the content with absolute URLs.
package feed

import (
	"bytes"
	"encoding/xml"
	"time"
)

// Media types of the formats.
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
	Home        string // URL of the page with the same articles
	Self        string // URL of the feed
	Language    string // BCP 47
	Updated     time.Time
	Items       []Item
}

// Item is one article.
type Item struct {
	ID        string // permanent
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

// rssTime is RFC 822 with a four-digit year, as RSS 2.0 and Apple require.
const rssTime = "Mon, 02 Jan 2006 15:04:05 -0700"

// document returns v as a complete XML document.
func document(v any) []byte {
	var b bytes.Buffer
	b.WriteString(xml.Header)
	e := xml.NewEncoder(&b)
	if err := e.Encode(v); err != nil { // can't fail for structs of strings
		panic("feed that is no XML: " + err.Error())
	}
	b.WriteByte('\n')
	return b.Bytes()
}
