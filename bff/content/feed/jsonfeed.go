package feed

import (
	"encoding/json"
	"time"
)

type jsonFeed struct {
	Version     string     `json:"version"`
	Title       string     `json:"title"`
	Home        string     `json:"home_page_url"`
	Self        string     `json:"feed_url"`
	Description string     `json:"description,omitempty"`
	Language    string     `json:"language,omitempty"`
	Items       []jsonItem `json:"items"`
}

type jsonItem struct {
	ID        string       `json:"id"`
	URL       string       `json:"url"`
	Title     string       `json:"title"`
	Summary   string       `json:"summary,omitempty"`
	HTML      string       `json:"content_html"`
	Image     string       `json:"image,omitempty"`
	Published time.Time    `json:"date_published"`
	Updated   time.Time    `json:"date_modified"`
	Authors   []jsonAuthor `json:"authors,omitempty"`
	Tags      []string     `json:"tags,omitempty"`
	Language  string       `json:"language,omitempty"`
}

type jsonAuthor struct {
	Name string `json:"name"`
	URL  string `json:"url,omitempty"`
}

// JSON renders a feed as JSON Feed 1.1.
func JSON(f Feed) []byte {
	out := jsonFeed{Version: "https://jsonfeed.org/version/1.1", Title: f.Title, Home: f.Home, Self: f.Self,
		Description: f.Description, Language: f.Language, Items: []jsonItem{}}
	for _, i := range f.Items {
		item := jsonItem{ID: i.ID, URL: i.URL, Title: i.Title, Summary: i.Summary, HTML: i.HTML, Image: i.Picture,
			Published: i.Published.UTC(), Updated: i.Updated.UTC(), Tags: i.Subjects, Language: i.Language}
		if i.Author != "" {
			item.Authors = []jsonAuthor{{i.Author, i.AuthorURL}}
		}
		out.Items = append(out.Items, item)
	}
	return asJSON(out)
}

func asJSON(v any) []byte {
	raw, err := json.Marshal(v)
	if err != nil { // can't fail for structs of strings, times, and numbers
		panic("feed that is no JSON: " + err.Error())
	}
	return raw
}
