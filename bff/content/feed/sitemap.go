package feed

import (
	"encoding/xml"
	"time"
)

// Place is a URL and the time of its last change, zero if unknown.
type Place struct {
	URL     string
	Changed time.Time
}

// MaxPlaces is the maximum number of URLs in one sitemap.
const MaxPlaces = 50_000

const sitemapNamespace = "http://www.sitemaps.org/schemas/sitemap/0.9"

type sitemapPlace struct {
	Location string `xml:"loc"`
	Changed  string `xml:"lastmod,omitempty"`
}

type sitemap struct {
	XMLName   xml.Name
	Namespace string         `xml:"xmlns,attr"`
	URLs      []sitemapPlace `xml:"url"`
	Parts     []sitemapPlace `xml:"sitemap"`
}

// Sitemap renders a sitemap of at most MaxPlaces pages.
func Sitemap(pages []Place) []byte {
	return document(sitemap{XMLName: xml.Name{Local: "urlset"}, Namespace: sitemapNamespace, URLs: placesOf(pages)})
}

// SitemapIndex renders an index of sitemaps.
func SitemapIndex(parts []Place) []byte {
	return document(sitemap{XMLName: xml.Name{Local: "sitemapindex"}, Namespace: sitemapNamespace, Parts: placesOf(parts)})
}

func placesOf(list []Place) []sitemapPlace {
	var out []sitemapPlace
	for _, p := range list[:min(len(list), MaxPlaces)] {
		s := sitemapPlace{Location: p.URL}
		if !p.Changed.IsZero() {
			s.Changed = p.Changed.UTC().Format(time.RFC3339)
		}
		out = append(out, s)
	}
	return out
}
