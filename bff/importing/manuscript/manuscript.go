// Package manuscript is the common output of all export readers: articles and episodes
// in our own format, with notes on what couldn't be kept. It is independent of both the
// source and the CMS.
package manuscript

import (
	"crypto/sha256"
	"encoding/hex"
	"time"
)

// Batch is everything in one export. Its members refer to each other by key.
type Batch struct {
	Kind       string // wordpress, podcast, markdown, ghost
	Site       string // identifies the source in every key
	Authors    []Author
	Categories []Term
	Tags       []Term
	Articles   []Article
	Show       *Show
	Episodes   []Episode
	LeftOut    []LeftOut
	Hosts      []string // hosts of the source's internal links
	Notes      []string // about the export as a whole
}

// LeftOut is a source entry that was not imported.
type LeftOut struct{ Source, Title, Why string }

// Author is the author of articles or a contributor to a podcast.
type Author struct {
	Key, Name, Slug, Role, Bio, Website string
}

// Term is a category or a tag.
type Term struct{ Key, Name, Slug, Description string }

// Picture is an image in the source that hasn't been downloaded.
type Picture struct{ URL, Alt, Caption string }

// SEO is the source's metadata for search engines.
type SEO struct {
	Title, Description string
	Picture            *Picture
	NoIndex            bool
}

// Article is one post. It's published only if Public is set.
type Article struct {
	Key     string
	Source  string // name in the source, for the report
	Title   string
	Slug    string
	Summary string
	Date    time.Time // zero if unknown
	Public  bool      // currently public in the source
	// Scheduled means that the source would publish it at its date.
	Scheduled bool
	Language  string
	Author    string // key
	Category  string // key
	Tags      []string
	Picture   *Picture
	Body      []Part
	SEO       SEO
	OldPaths  []string // its old paths, with a leading slash
	Notes     []string
}

// Person is a contributor to a podcast or an episode.
type Person struct{ Name, Role, Title, Href, Picture string }

// Chapter is a part of an episode; Start is h:mm:ss.
type Chapter struct{ Start, Title, Href, Picture string }

// Show is the podcast itself.
type Show struct {
	Title, Summary, Description, Author    string
	OwnerName, OwnerEmail, Language        string
	Category, Subcategory, Copyright, GUID string
	Explicit, Locked                       bool
	Cover                                  *Picture
	People                                 []Person
	Notes                                  []string
}

// Episode is one item of a podcast. GUID is unchanged from the source.
type Episode struct {
	Key, Source                string
	GUID, Title, Slug, Summary string
	Number, Season             int
	Kind                       string // full, trailer, bonus
	Date                       time.Time
	Audio                      string // address of the enclosure
	AudioType                  string
	Explicit                   bool
	Picture                    *Picture
	Chapters                   []Chapter
	ChaptersURL, TranscriptURL string
	Transcript                 string
	People                     []Person
	Body                       []Part
	Notes                      []string
}

// maxKey leaves room below the 255 characters of a column.
const maxKey = 200

// Key returns the stable identifier of a source's entry: kind:site:id.
func Key(kind, site, id string) string {
	key := kind + ":" + site + ":" + id
	if len(key) <= maxKey {
		return key
	}
	sum := sha256.Sum256([]byte(key))
	return kind + ":" + hex.EncodeToString(sum[:])
}
