package shape

import (
	"cmp"
	"peritus/bff/content/block"
)

// Seo is metadata for search engines and link previews. An article always has a title
// and a description.
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
	Location string `json:"location" doc:"Path on this site."`
}

// Redirect is the target of a URL that editors redirected.
type Redirect struct {
	Location  string `json:"location" doc:"A path on this site or an https URL."`
	Permanent bool   `json:"permanent"`
}

// Version changes when the visible content changes.
type Version struct {
	Version string `json:"version" doc:"Opaque. The same in all processes with the same content."`
	Stale   bool   `json:"stale" doc:"True if the content may be out of date, for example because the CMS is down."`
}

// NavLink is a link in the header or footer.
type NavLink struct {
	Label string `json:"label"`
	Href  string `json:"href"`
}

// FooterColumn is a titled group of links.
type FooterColumn struct {
	Title string    `json:"title"`
	Links []NavLink `json:"links"`
}

// SiteFooter is the footer of every public page.
type SiteFooter struct {
	Columns []FooterColumn `json:"columns"`
	Note    string         `json:"note"`
}

// Site is the header and footer that all public pages share.
type Site struct {
	Header []NavLink  `json:"header"`
	Footer SiteFooter `json:"footer"`
}

// Fill sets the members that the editor left empty.
func (s *Seo) Fill(title, description string, picture *block.Picture) {
	s.Title = cmp.Or(s.Title, title)
	s.Description = cmp.Or(s.Description, description)
	if s.Picture == nil {
		s.Picture = picture
	}
}
