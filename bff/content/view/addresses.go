package view

import (
	"fmt"
	"net/url"
	"peritus/bff/content/block"
	"strings"
)

// Addresses makes whole addresses on the site.
type Addresses struct{ Origin string }

func (a Addresses) article(slug string) string { return a.Origin + "/blog/" + url.PathEscape(slug) }

func (a Addresses) Episode(slug string) string { return a.Origin + "/podcast/" + url.PathEscape(slug) }

func (a Addresses) at(path string) string { return a.Origin + path }

// widest is how wide a picture in a feed is at most, in pixels.
const widest = 1280

// Picture is a picture as JPEG, which every reader of feeds shows.
func (a Addresses) Picture(p block.Picture) string {
	width, height := p.Width, p.Height
	if width == 0 || height == 0 {
		width, height = widest, widest*9/16
	}
	if width > widest {
		width, height = widest, height*widest/width
	}
	return a.sized(p, width, max(1, height))
}

// Apple takes artwork of these edges, in pixels.
const (
	smallestCover = 1400
	largestCover  = 3000
)

// cover is a picture as square artwork; "" for none.
func (a Addresses) cover(p *block.Picture) string {
	if p == nil {
		return ""
	}
	edge := min(max(min(p.Width, p.Height), smallestCover), largestCover)
	return a.sized(*p, edge, edge)
}

func (a Addresses) sized(p block.Picture, width, height int) string {
	if !strings.HasPrefix(p.URL, "/uploads/") {
		if strings.HasPrefix(p.URL, "/") {
			return a.Origin + p.URL
		}
		return p.URL
	}
	return fmt.Sprintf("%s/_ipx/f_jpeg,q_80,s_%dx%d%s.jpg", a.Origin, width, height, p.URL)
}
