package view

import (
	"peritus/bff/content/edition"
	"peritus/bff/content/feed"
	"strconv"
	"testing"
	"time"
)

// A sitemap can have 50,000 URLs. More go into a second sitemap, which the index lists.
func TestSitemap_splitsLongListsIntoSeveralFiles(t *testing.T) {
	now := time.Date(2026, 11, 28, 12, 0, 0, 0, time.UTC)
	e := edition.New()
	for i := range feed.MaxPlaces + 2 {
		id := strconv.Itoa(i)
		e.Articles[id] = &edition.Article{Base: edition.Base{ID: id, Slug: "a" + id, PublishedAt: now.Add(-time.Duration(i) * time.Second)}}
	}
	v, a := New(e, now, NewLibrary(func() Texts { return nil })), Addresses{Origin: "https://peritus.test"}

	seen := map[string]bool{}
	for part, want := range map[string]int{"articles": feed.MaxPlaces, "articles-2": 2} {
		list, known := v.Sitemap(a, part)
		if !known || len(list) != want {
			t.Errorf("%s: %d places, known %t", part, len(list), known)
		}
		for _, p := range list {
			seen[p.URL] = true
		}
	}
	if len(seen) != feed.MaxPlaces+2 {
		t.Errorf("%d different places", len(seen))
	}
	var named []string
	for _, p := range v.SitemapIndex(a) {
		named = append(named, p.URL)
	}
	if len(named) < 3 || named[1] != "https://peritus.test/sitemap/articles.xml" || named[2] != "https://peritus.test/sitemap/articles-2.xml" {
		t.Errorf("the index names %q", named)
	}
	for _, part := range []string{"articles-1", "articles-3", "articles-02", "articles-0", "articles--2", "articles-2-2", "articles-x", "episodes-2", "experts", "experts-2", "-2", ""} {
		if list, known := v.Sitemap(a, part); known {
			t.Errorf("%q has %d places", part, len(list))
		}
	}
}
