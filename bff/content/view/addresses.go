package view

import (
	"net/url"
	"strings"

	"peritus/bff/content/block"
	"peritus/bff/content/shape"
)

// Addresses builds absolute URLs on the site.
type Addresses struct {
	Origin string
	Areas  []shape.AreaCategory // the areas that have a page
}

func (a Addresses) article(slug string) string { return a.Origin + "/blog/" + url.PathEscape(slug) }

func (a Addresses) Episode(slug string) string { return a.Origin + "/podcast/" + url.PathEscape(slug) }

// SitemapPart returns the URL of one part of the sitemap.
func (a Addresses) SitemapPart(name string) string { return a.at("/sitemap/" + name + ".xml") }

func (a Addresses) at(path string) string { return a.Origin + path }

// Sizes of JPEGs for feed readers. The web's image proxy must support them
// (web/server/media/picture-request.ts).
const (
	feedPicture   = "w_1280"      // maximum width
	smallestCover = "s_1400x1400" // Apple's minimum size of artwork
	largestCover  = "s_3000x3000"
	largestEdge   = 3000
)

// Picture returns the URL of a picture as JPEG.
func (a Addresses) Picture(p block.Picture) string { return a.sized(p, feedPicture) }

// cover returns the URL of a picture as square artwork, or "" without a picture.
func (a Addresses) cover(p *block.Picture) string {
	if p == nil {
		return ""
	}
	if min(p.Width, p.Height) >= largestEdge {
		return a.sized(*p, largestCover)
	}
	return a.sized(*p, smallestCover)
}

func (a Addresses) sized(p block.Picture, size string) string {
	if !strings.HasPrefix(p.URL, "/uploads/") {
		if strings.HasPrefix(p.URL, "/") {
			return a.Origin + p.URL
		}
		return p.URL
	}
	return a.Origin + "/_ipx/f_jpeg,q_80," + size + p.URL + ".jpg"
}
