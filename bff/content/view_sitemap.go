package content

import (
	"iter"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"peritus/bff/content/feed"
)

// sitemapNames are the parts of the sitemap.
var sitemapNames = []string{"pages", "articles", "categories", "tags", "authors", "episodes"}

// sitemap is the places of one part: "articles" is the first of the articles,
// "articles-2" the second. It is false for a part that there is not.
func (v *view) sitemap(a addresses, part string) ([]feed.Place, bool) {
	name, _, _ := strings.Cut(part, "-")
	list, known := v.sitemapPlaces(a, name)
	for called, some := range sitemapParts(name, list) {
		if called == part {
			return some, true
		}
	}
	return nil, known && part == name // the first is there without a place in it, too
}

// sitemapParts are the parts that hold the places of a name, by what they are called.
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

// sitemapPlaces are all places of one name, without what search engines are told to
// leave out. It is false for a name that there is not.
func (v *view) sitemapPlaces(a addresses, name string) ([]feed.Place, bool) {
	switch name {
	case "pages":
		return v.pagePlaces(a), true
	case "articles":
		return places(v.articles, a.article), true
	case "episodes":
		return places(v.episodes, a.episode), true
	case "categories":
		return listPlaces(v, a.at("/blog/category/"), v.byCategory), true
	case "tags":
		return listPlaces(v, a.at("/blog/tag/"), v.byTag), true
	case "authors":
		return listPlaces(v, a.at("/blog/author/"), v.byAuthor), true
	}
	return nil, false
}

func places[T datedEntry](s shelf[T], address func(slug string) string) []feed.Place {
	var list []feed.Place
	for _, entry := range s.entries {
		if d := entry.head(); !d.Seo.NoIndex {
			list = append(list, feed.Place{URL: address(d.Slug), Changed: d.changed()})
		}
	}
	return list
}

// listPlaces are lists of articles, each as new as the newest change in it. Lists
// without an article are left out.
func listPlaces(v *view, folder string, lists map[string][]int) []feed.Place {
	var list []feed.Place
	for _, slug := range slices.Sorted(maps.Keys(lists)) {
		p := feed.Place{URL: folder + url.PathEscape(slug)}
		for _, i := range lists[slug] {
			p.Changed = latest(p.Changed, v.articles.entries[i].changed())
		}
		if slug != "" {
			list = append(list, p)
		}
	}
	return list
}

// pagePlaces are the pages made of sections, each as new as what it shows, the blog
// and the podcast.
func (v *view) pagePlaces(a addresses) []feed.Place {
	var list []feed.Place
	articles, episodes := newestChange(v.articles), newestChange(v.episodes)
	for i, held := range v.edition.pages {
		if held == nil || held.Seo.NoIndex {
			continue
		}
		changed := held.UpdatedAt
		for _, s := range held.Sections {
			switch s.Shape.Type {
			case LatestArticlesType:
				changed = latest(changed, articles)
			case LatestEpisodesType:
				changed = latest(changed, episodes)
			}
		}
		list = append(list, feed.Place{URL: a.at(pagePath(pageNames[i])), Changed: changed})
	}
	if len(v.articles.entries) > 0 {
		list = append(list, feed.Place{URL: a.at("/blog"), Changed: articles})
	}
	if s := v.edition.podcast; s != nil && !s.Seo.NoIndex {
		list = append(list, feed.Place{URL: a.at("/podcast"), Changed: latest(s.UpdatedAt, episodes)})
	}
	return list
}

func newestChange[T datedEntry](s shelf[T]) (newest time.Time) {
	for _, entry := range s.entries {
		newest = latest(newest, entry.head().changed())
	}
	return newest
}

// sitemapIndex are the parts that have any place, as many of a name as it takes.
func (v *view) sitemapIndex(a addresses) []feed.Place {
	var parts []feed.Place
	for _, name := range sitemapNames {
		list, _ := v.sitemapPlaces(a, name)
		for called, some := range sitemapParts(name, list) {
			parts = append(parts, feed.Place{URL: a.at("/sitemap/" + called + ".xml"), Changed: newestOf(some)})
		}
	}
	return parts
}
