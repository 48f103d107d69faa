package feed

import (
	"cmp"
	"encoding/xml"
	"math"
	"time"
)

// Show is a podcast.
type Show struct {
	Title       string
	Description string
	Home        string
	Self        string
	Language    string
	Author      string
	OwnerName   string
	OwnerEmail  string // may be empty
	Category    string // one of Apple's names
	Subcategory string
	Explicit    bool
	Cover       string // may be empty
	Copyright   string
	GUID        string
	Locked      bool
	Updated     time.Time
	People      []Person
	Episodes    []Episode // newest first
}

// Person is a speaker or contributor of a show or an episode. The role is host, co-host,
// guest, producer, or editor.
type Person struct {
	Name    string
	Role    string
	Href    string
	Picture string
}

// Episode is one episode. Enclosure, Bytes, and Type are required.
type Episode struct {
	GUID      string
	URL       string
	Title     string
	Summary   string
	HTML      string
	Published time.Time
	Enclosure string
	Bytes     int64
	Type      string
	Seconds   float64
	Kind      string // full, trailer or bonus
	Number    *int
	Season    *int
	Explicit  bool
	Picture   string
	WebVTT    string // URLs of the transcript; empty without one
	SubRip    string
	Chapters  string // URL; empty without chapters
	People    []Person
}

type podcastRSS struct {
	XMLName xml.Name       `xml:"rss"`
	Version string         `xml:"version,attr"`
	ITunes  string         `xml:"xmlns:itunes,attr"`
	Podcast string         `xml:"xmlns:podcast,attr"`
	Content string         `xml:"xmlns:content,attr"`
	Atom    string         `xml:"xmlns:atom,attr"`
	Channel podcastChannel `xml:"channel"`
}

type podcastChannel struct {
	Title       string          `xml:"title"`
	Link        string          `xml:"link"`
	Self        selfLink        `xml:"atom:link"`
	Description string          `xml:"description"`
	Language    string          `xml:"language"`
	Copyright   string          `xml:"copyright,omitempty"`
	Built       string          `xml:"lastBuildDate,omitempty"`
	Author      string          `xml:"itunes:author,omitempty"`
	Type        string          `xml:"itunes:type"`
	Owner       *itunesOwner    `xml:"itunes:owner"`
	Image       *itunesImage    `xml:"itunes:image"`
	Category    *itunesCategory `xml:"itunes:category"`
	Explicit    bool            `xml:"itunes:explicit"`
	GUID        string          `xml:"podcast:guid,omitempty"`
	Medium      string          `xml:"podcast:medium"`
	Locked      *podcastLocked  `xml:"podcast:locked"`
	People      []podcastPerson `xml:"podcast:person"`
	Items       []podcastItem   `xml:"item"`
}

type itunesOwner struct {
	Name  string `xml:"itunes:name,omitempty"`
	Email string `xml:"itunes:email"`
}

type itunesImage struct {
	Href string `xml:"href,attr"`
}

type itunesCategory struct {
	Text string          `xml:"text,attr"`
	Sub  *itunesCategory `xml:"itunes:category"`
}

type podcastLocked struct {
	Owner string `xml:"owner,attr,omitempty"`
	Is    string `xml:",chardata"`
}

type podcastPerson struct {
	Role  string `xml:"role,attr"`
	Group string `xml:"group,attr"`
	Img   string `xml:"img,attr,omitempty"`
	Href  string `xml:"href,attr,omitempty"`
	Name  string `xml:",chardata"`
}

type podcastItem struct {
	Title       string          `xml:"title"`
	Link        string          `xml:"link"`
	GUID        guid            `xml:"guid"`
	Published   string          `xml:"pubDate"`
	Description string          `xml:"description"`
	HTML        string          `xml:"content:encoded,omitempty"`
	Enclosure   enclosure       `xml:"enclosure"`
	Duration    int64           `xml:"itunes:duration,omitempty"`
	Kind        string          `xml:"itunes:episodeType"`
	Number      *int            `xml:"itunes:episode"`
	Season      *int            `xml:"itunes:season"`
	Explicit    bool            `xml:"itunes:explicit"`
	Image       *itunesImage    `xml:"itunes:image"`
	Transcripts []podcastFile   `xml:"podcast:transcript"`
	Chapters    *podcastFile    `xml:"podcast:chapters"`
	People      []podcastPerson `xml:"podcast:person"`
}

type enclosure struct {
	URL    string `xml:"url,attr"`
	Length int64  `xml:"length,attr"`
	Type   string `xml:"type,attr"`
}

type podcastFile struct {
	URL      string `xml:"url,attr"`
	Type     string `xml:"type,attr"`
	Language string `xml:"language,attr,omitempty"`
	Rel      string `xml:"rel,attr,omitempty"`
}

// Podcast renders a show as RSS 2.0 with the tags of Apple and Podcasting 2.0.
func Podcast(s Show) []byte {
	c := podcastChannel{
		Title: s.Title, Link: s.Home, Self: selfLink{s.Self, "self", "application/rss+xml"}, Description: cut(s.Description, maxDescription),
		Language: s.Language, Copyright: s.Copyright, Built: inRSS(s.Updated), Author: s.Author, Type: "episodic", Image: image(s.Cover),
		Category: categoryOf(s.Category, s.Subcategory), Explicit: s.Explicit, GUID: s.GUID, Medium: "podcast", People: people(s.People),
	}
	if s.OwnerEmail != "" {
		c.Owner = &itunesOwner{s.OwnerName, s.OwnerEmail}
		c.Locked = &podcastLocked{s.OwnerEmail, "no"}
		if s.Locked {
			c.Locked.Is = "yes"
		}
	}
	for _, e := range s.Episodes {
		c.Items = append(c.Items, item(e, s.Language))
	}
	return document(podcastRSS{
		Version: "2.0", ITunes: "http://www.itunes.com/dtds/podcast-1.0.dtd", Podcast: "https://podcastindex.org/namespace/1.0",
		Content: "http://purl.org/rss/1.0/modules/content/", Atom: "http://www.w3.org/2005/Atom", Channel: c,
	})
}

// maxDescription is Apple's limit, in characters.
const maxDescription = 4000

func item(e Episode, language string) podcastItem {
	i := podcastItem{
		Title: e.Title, Link: e.URL, GUID: guid{ID: e.GUID}, Published: inRSS(e.Published), Description: cut(cmp.Or(e.Summary, e.Title), maxDescription),
		HTML: e.HTML, Enclosure: enclosure{e.Enclosure, e.Bytes, e.Type}, Duration: int64(math.Round(e.Seconds)), Kind: e.Kind,
		Number: e.Number, Season: e.Season, Explicit: e.Explicit, Image: image(e.Picture), People: people(e.People),
	}
	if e.WebVTT != "" {
		i.Transcripts = append(i.Transcripts, podcastFile{e.WebVTT, "text/vtt", language, "captions"})
	}
	if e.SubRip != "" {
		i.Transcripts = append(i.Transcripts, podcastFile{e.SubRip, "application/x-subrip", language, "captions"})
	}
	if e.Chapters != "" {
		i.Chapters = &podcastFile{URL: e.Chapters, Type: ChaptersType}
	}
	return i
}

func image(address string) *itunesImage {
	if address == "" {
		return nil
	}
	return &itunesImage{address}
}

// taxonomy maps our roles to the groups and roles of Podcasting 2.0.
var taxonomy = map[string][2]string{
	"host": {"Cast", "Host"}, "co-host": {"Cast", "Co-Host"}, "guest": {"Cast", "Guest"},
	"producer": {"Creative Direction", "Producer"}, "editor": {"Audio Post-Production", "Audio Editor"},
}

func people(list []Person) []podcastPerson {
	var out []podcastPerson
	for _, p := range list {
		known, ok := taxonomy[p.Role]
		if !ok {
			known = taxonomy["guest"]
		}
		out = append(out, podcastPerson{Role: known[1], Group: known[0], Img: p.Picture, Href: p.Href, Name: cut(p.Name, 128)})
	}
	return out
}

func cut(text string, characters int) string {
	if runes := []rune(text); len(runes) > characters {
		return string(runes[:characters-1]) + "…"
	}
	return text
}
