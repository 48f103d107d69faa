package shape

import (
	"cmp"
	"peritus/bff/content/block"
)

// Seo is what search engines and link previews are told. Title and description
// are never empty for an article.
type Seo struct {
	Title       string         `json:"title"`
	Description string         `json:"description"`
	Picture     *block.Picture `json:"picture"`
	NoIndex     bool           `json:"no_index"`
}

// Moved answers for an article or an episode that has another address now.
type Moved struct {
	Level    string `json:"level" enum:"success"`
	Detail   string `json:"detail"`
	Location string `json:"location" doc:"Its path on the site."`
}

// Redirect is where an address that editors gave up leads now.
type Redirect struct {
	Location  string `json:"location" doc:"A path of this site or an https address."`
	Permanent bool   `json:"permanent"`
}

// Version tells whether anything that a visitor may see has changed.
type Version struct {
	Version string `json:"version" doc:"Opaque; the same in all processes that show the same."`
	Stale   bool   `json:"stale" doc:"The content is not known to be current, as while the CMS is down."`
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

// SiteFooter stands below every public page.
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
