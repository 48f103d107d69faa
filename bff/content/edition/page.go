package edition

import (
	"peritus/bff/content/shape"
	"time"
)

// PageNames are the pages that editors make of sections, by the names of their
// types in the CMS.
var PageNames = [...]string{"home", "about", "partner-with-us", "request-an-expert", "become-an-expert", "privacy-policy", "terms-and-conditions"}

// PagePath is the path of a page on the site.
func PagePath(name string) string {
	if name == "home" {
		return "/"
	}
	return "/" + name
}

// Page is a page as it is kept: what it shows of others is named by id, so that
// an edit of those shows on it at once.
type Page struct {
	Title     string        `json:"title"`
	UpdatedAt time.Time     `json:"updated_at"`
	Seo       shape.Seo     `json:"seo"`
	Sections  []PageSection `json:"sections"`
}

type PageSection struct {
	Shape PlainSection `json:"shape"`
	Refs  []string     `json:"refs,omitempty"` // ids of questions or testimonials
}

// PlainSection is a Section with all its members in the JSON.
type PlainSection shape.Section

// SetPage stores a page by its name; nil while it is not published.
func (e *Edition) SetPage(name string, p *Page) {
	for i := range PageNames {
		if PageNames[i] == name {
			e.Pages[i] = p
		}
	}
}
