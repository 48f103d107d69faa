package shape

import (
	"cmp"
	"peritus/bff/content/block"
)

// Seo is for search engines and link previews. Title and description are never empty
// for an article.
type Seo struct {
	Title       string         `json:"title"`
	Description string         `json:"description"`
	Picture     *block.Picture `json:"picture"`
	NoIndex     bool           `json:"no_index"`
}

// Moved is the response for an article or episode whose URL has changed.
type Moved struct {
	Level    string `json:"level" enum:"success"`
	Detail   string `json:"detail"`
	Location string `json:"location" doc:"Its path on the site."`
}

// Redirect is the target of a URL that editors redirected.
type Redirect struct {
	Location  string `json:"location" doc:"A path of this site or an https address."`
	Permanent bool   `json:"permanent"`
}

// Version changes whenever visitors would see a difference.
type Version struct {
	Version string `json:"version" doc:"Opaque; the same in all processes that show the same content."`
	Stale   bool   `json:"stale" doc:"The content may be out of date, as while the CMS is down."`
}

// NavLink is a link of the header or the footer.
type NavLink struct {
	Label string `json:"label"`
	Href  string `json:"href"`
}

// FooterColumn is a titled group of links.
type FooterColumn struct {
	Title string    `json:"title"`
	Links []NavLink `json:"links"`
}

// SiteFooter is at the bottom of every public page.
type SiteFooter struct {
	Columns []FooterColumn `json:"columns"`
	Note    string         `json:"note"`
}

// Site is what all public pages share.
type Site struct {
	Header []NavLink  `json:"header"`
	Footer SiteFooter `json:"footer"`
}

// Fill says what an editor has not said.
func (s *Seo) Fill(title, description string, picture *block.Picture) {
	s.Title = cmp.Or(s.Title, title)
	s.Description = cmp.Or(s.Description, description)
	if s.Picture == nil {
		s.Picture = picture
	}
}
