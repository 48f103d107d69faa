package view

import (
	"iter"
	"maps"
	"net/url"
	"peritus/bff/content/edition"
	"peritus/bff/content/feed"
	"peritus/bff/content/shape"
	"slices"
	"strconv"
	"strings"
	"time"
)

// sitemapNames lists the sections of the sitemap.
var sitemapNames = []string{"pages", "articles", "categories", "tags", "authors", "episodes", "areas"}

// Sitemap returns the URLs of one part: "articles" is the first part with articles,
// "articles-2" the second. It returns false for an unknown part.
func (v *View) Sitemap(a Addresses, part string) ([]feed.Place, bool) {
	name, _, _ := strings.Cut(part, "-")
	list, known := v.sitemapPlaces(a, name)
	for called, some := range sitemapParts(name, list) {
		if called == part {
			return some, true
		}
	}
	return nil, known && part == name // the first part exists even if it is empty
}

// sitemapParts splits the URLs of a section into parts, by the name of each part.
func sitemapParts(name string, list []feed.Place) iter.Seq2[string, []feed.Place] {
	return func(yield func(string, []feed.Place) bool) {
		called, number := name, 1
		for some := range slices.Chunk(list, feed.MaxPlaces) {
			if !yield(called, some) {
				return
			}
			number++
			called = name + "-" + strconv.Itoa(number)
		}
	}
}

// sitemapPlaces returns all URLs of a section, without those hidden from search engines.
// It returns false for an unknown section.
func (v *View) sitemapPlaces(a Addresses, name string) ([]feed.Place, bool) {
	switch name {
	case "pages":
		return v.pagePlaces(a), true
	case "articles":
		return places(v.Articles, a.article), true
	case "episodes":
		return places(v.Episodes, a.Episode), true
	case "areas":
		return v.areaPlaces(a), true
	case "categories":
		return listPlaces(v, a.at("/blog/category/"), v.byCategory), true
	case "tags":
		return listPlaces(v, a.at("/blog/tag/"), v.byTag), true
	case "authors":
		return listPlaces(v, a.at("/blog/author/"), v.byAuthor), true
	}
	return nil, false
}

func places[T edition.Entry](s shelf[T], address func(slug string) string) []feed.Place {
	var list []feed.Place
	for _, entry := range s.Entries {
		if d := entry.Common(); !d.Seo.NoIndex {
			list = append(list, feed.Place{URL: address(d.Slug), Changed: d.Changed()})
		}
	}
	return list
}

// listPlaces returns the URLs of article lists, each with the time of its newest change.
// It leaves out empty lists.
func listPlaces(v *View, folder string, lists map[string][]int) []feed.Place {
	var list []feed.Place
	for _, slug := range slices.Sorted(maps.Keys(lists)) {
		p := feed.Place{URL: folder + url.PathEscape(slug)}
		for _, i := range lists[slug] {
			p.Changed = edition.Latest(p.Changed, v.Articles.Entries[i].Changed())
		}
		if slug != "" {
			list = append(list, p)
		}
	}
	return list
}

// pagePlaces returns the URLs of the pages built from sections, the blog, and the
// podcast, each with the time of its newest change.
func (v *View) pagePlaces(a Addresses) []feed.Place {
	var list []feed.Place
	articles, episodes := newestChange(v.Articles), newestChange(v.Episodes)
	for i, held := range v.Edition.Pages {
		if held == nil || held.Seo.NoIndex {
			continue
		}
		changed := held.UpdatedAt
		for _, s := range held.Sections {
			switch s.Shape.Type {
			case shape.LatestArticlesType:
				changed = edition.Latest(changed, articles)
			case shape.LatestEpisodesType:
				changed = edition.Latest(changed, episodes)
			}
		}
		list = append(list, feed.Place{URL: a.at(edition.PagePath(edition.PageNames[i])), Changed: changed})
	}
	if len(v.Articles.Entries) > 0 {
		list = append(list, feed.Place{URL: a.at("/blog"), Changed: articles})
	}
	if s := v.Edition.Podcast; s != nil && !s.Seo.NoIndex {
		list = append(list, feed.Place{URL: a.at("/podcast"), Changed: edition.Latest(s.UpdatedAt, episodes)})
	}
	return list
}

func newestChange[T edition.Entry](s shelf[T]) (newest time.Time) {
	for _, entry := range s.Entries {
		newest = edition.Latest(newest, entry.Common().Changed())
	}
	return newest
}

// SitemapIndex returns the URLs of all parts that aren't empty.
func (v *View) SitemapIndex(a Addresses) []feed.Place {
	var parts []feed.Place
	for _, name := range sitemapNames {
		list, _ := v.sitemapPlaces(a, name)
		for called, some := range sitemapParts(name, list) {
			parts = append(parts, feed.Place{URL: a.SitemapPart(called), Changed: NewestOf(some)})
		}
	}
	return parts
}

func NewestOf(list []feed.Place) (newest time.Time) {
	for _, p := range list {
		newest = edition.Latest(newest, p.Changed)
	}
	return newest
}
