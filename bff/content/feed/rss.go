package feed

import (
	"encoding/xml"
	"time"
)

type rss struct {
	XMLName  xml.Name  `xml:"rss"`
	Version  string    `xml:"version,attr"`
	Atom     string    `xml:"xmlns:atom,attr"`
	Content  string    `xml:"xmlns:content,attr"`
	DC       string    `xml:"xmlns:dc,attr"`
	Title    string    `xml:"channel>title"`
	Link     string    `xml:"channel>link"`
	About    string    `xml:"channel>description"`
	Language string    `xml:"channel>language"`
	Built    string    `xml:"channel>lastBuildDate,omitempty"`
	Self     selfLink  `xml:"channel>atom:link"`
	Items    []rssItem `xml:"channel>item"`
}

type selfLink struct {
	Href string `xml:"href,attr"`
	Rel  string `xml:"rel,attr"`
	Type string `xml:"type,attr"`
}

type rssItem struct {
	Title     string   `xml:"title"`
	Link      string   `xml:"link"`
	GUID      guid     `xml:"guid"`
	Published string   `xml:"pubDate"`
	Author    string   `xml:"dc:creator,omitempty"`
	Subjects  []string `xml:"category"`
	Summary   string   `xml:"description"`
	HTML      string   `xml:"content:encoded"`
}

type guid struct {
	Permanent bool   `xml:"isPermaLink,attr"`
	ID        string `xml:",chardata"`
}

// RSS renders a feed as RSS 2.0.
func RSS(f Feed) []byte {
	r := rss{
		Version: "2.0", Atom: "http://www.w3.org/2005/Atom", Content: "http://purl.org/rss/1.0/modules/content/",
		DC: "http://purl.org/dc/elements/1.1/", Title: f.Title, Link: f.Home, About: f.Description, Language: f.Language,
		Built: inRSS(f.Updated), Self: selfLink{f.Self, "self", "application/rss+xml"},
	}
	for _, i := range f.Items {
		r.Items = append(r.Items, rssItem{
			Title: i.Title, Link: i.URL, GUID: guid{ID: i.ID}, Published: inRSS(i.Published), Author: i.Author,
			Subjects: i.Subjects, Summary: i.Summary, HTML: i.HTML,
		})
	}
	return document(r)
}

// inRSS returns "" for the zero time.
func inRSS(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.UTC().Format(rssTime)
}
