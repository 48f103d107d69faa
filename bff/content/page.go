package content

import (
	"time"

	"peritus/bff/content/block"
)

// pageNames are the pages that editors make of sections, by the names of their
// types in the CMS.
var pageNames = [...]string{"home", "about", "partner-with-us", "request-an-expert", "become-an-expert", "privacy-policy", "terms-and-conditions"}

// pagePath is where a page stands on the site.
func pagePath(name string) string {
	if name == "home" {
		return "/"
	}
	return "/" + name
}

// Page is a page made of sections.
type Page struct {
	Name      string    `json:"name" enum:"home,about,partner-with-us,request-an-expert,become-an-expert,privacy-policy,terms-and-conditions"`
	Title     string    `json:"title"`
	UpdatedAt time.Time `json:"updated_at"`
	Seo       Seo       `json:"seo"`
	Sections  []Section `json:"sections"`
	Preview   bool      `json:"preview" doc:"Shown to an editor only; not what is published."`
}

// heldPage is a page as it is kept: what it shows of others is named by id, so that
// an edit of those shows on it at once.
type heldPage struct {
	Title     string        `json:"title"`
	UpdatedAt time.Time     `json:"updated_at"`
	Seo       Seo           `json:"seo"`
	Sections  []heldSection `json:"sections"`
}

type heldSection struct {
	Shape plainSection `json:"shape"`
	Refs  []string     `json:"refs,omitempty"` // ids of questions or testimonials
}

// plainSection is a Section with all its members in the JSON.
type plainSection Section

type question struct {
	ID       string        `json:"id"`
	Question string        `json:"question"`
	Answer   []block.Block `json:"answer"`
}

type testimonial struct {
	ID      string         `json:"id"`
	Text    string         `json:"text"`
	Name    string         `json:"name"`
	Role    string         `json:"role"`
	Picture *block.Picture `json:"picture"`
}
