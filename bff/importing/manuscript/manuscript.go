// Package manuscript is what every reader of a foreign export hands over: articles
// and episodes in our own shape, with notes on what could not be kept. It knows
// neither where they came from nor how the CMS stores them.
package manuscript

import (
	"crypto/sha256"
	"encoding/hex"
	"time"
)

// Batch is everything that one export holds. Keys tie its members together.
type Batch struct {
	Kind       string // wordpress, podcast, markdown, ghost
	Site       string // names the source in every key
	Authors    []Author
	Categories []Term
	Tags       []Term
	Articles   []Article
	Show       *Show
	Episodes   []Episode
	LeftOut    []LeftOut
	Hosts      []string // hosts that the source's own links lead to
	Notes      []string // about the export as a whole
}

// LeftOut is an entry of the source that was not taken over.
type LeftOut struct{ Source, Title, Why string }

// Author is who wrote, or a person in a podcast's credits.
type Author struct {
	Key, Name, Slug, Role, Bio, Website string
}

// Term is a category or a tag.
type Term struct{ Key, Name, Slug, Description string }

// Picture is an image of the source, not yet fetched.
type Picture struct{ URL, Alt, Caption string }

// SEO is what the source says to search engines.
type SEO struct {
	Title, Description string
	Picture            *Picture
	NoIndex            bool
}

// Article is one post. It is published only where Published says so.
type Article struct {
	Key      string
	Source   string // its name in the source, for the report
	Title    string
	Slug     string
	Summary  string
	Date     time.Time // zero where the source has none
	Public   bool      // the source shows it to everybody, now
	Language string
	Author   string // key
	Category string // key
	Tags     []string
	Picture  *Picture
	Body     []Part
	SEO      SEO
	OldPaths []string // where it stood, beginning with a slash
	Notes    []string
}

// Person has a part in a podcast or an episode.
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

// Episode is one item of a podcast. GUID is exactly the source's.
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

// Key is the stable name of an entry of a source: kind:site:id.
func Key(kind, site, id string) string {
	key := kind + ":" + site + ":" + id
	if len(key) <= maxKey {
		return key
	}
	sum := sha256.Sum256([]byte(key))
	return kind + ":" + hex.EncodeToString(sum[:])
}
