package edition

import (
	"peritus/bff/content/shape"
	"time"
)

// PageNames lists the pages that editors build from sections, by their type in the CMS.
var PageNames = [...]string{"home", "about", "partner-with-us", "request-an-expert", "become-an-expert", "privacy-policy", "terms-and-conditions"}

// PagePath returns the path of a page on the site.
func PagePath(name string) string {
	if name == "home" {
		return "/"
	}
	return "/" + name
}

// Page is a stored page. It refers to other entries by id, so it always shows their
// current content.
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

// PlainSection is a Section whose JSON has all members.
type PlainSection shape.Section

// SetPage stores a page by its name. Nil means that it isn't published.
func (e *Edition) SetPage(name string, p *Page) {
	for i := range PageNames {
		if PageNames[i] == name {
			e.Pages[i] = p
		}
	}
}
