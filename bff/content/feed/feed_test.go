package feed

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/mmcdole/gofeed"
)

func aFeed() Feed {
	return Feed{
		Title: "Peritus blog", Description: "Articles & more", Home: "https://peritus.test/blog", Self: "https://peritus.test/blog/rss.xml", Language: "en", Updated: september,
		Items: []Item{
			{ID: "https://peritus.test/blog/id1", URL: "https://peritus.test/blog/one", Title: "One <b>", Summary: "A & B", HTML: "<p>x &lt; y ]]></p>", Language: "ar",
				Published: september, Updated: september.Add(time.Hour), Author: "Ada", AuthorURL: "https://peritus.test/blog/author/ada", Subjects: []string{"Engineering", "Steel"}, Picture: "https://peritus.test/a.jpg"},
			{ID: "https://peritus.test/blog/id2", URL: "https://peritus.test/blog/two", Title: "Two", HTML: "<p>2</p>", Published: september, Updated: september},
		},
	}
}

func TestFeeds_areReadTheSameByAnotherParser(t *testing.T) {
	for format, raw := range map[string][]byte{"rss": RSS(aFeed()), "atom": Atom(aFeed()), "json": JSON(aFeed())} {
		f, err := gofeed.NewParser().ParseString(string(raw))
		if err != nil {
			t.Fatalf("%s: %v", format, err)
		}
		if f.FeedType != format || f.Title != "Peritus blog" || f.Link != "https://peritus.test/blog" || f.FeedLink != "https://peritus.test/blog/rss.xml" || len(f.Items) != 2 {
			t.Errorf("%s: %+v", format, f)
		}
		one := f.Items[0]
		if one.GUID != "https://peritus.test/blog/id1" || one.Link != "https://peritus.test/blog/one" || one.Title != "One <b>" || one.Description != "A & B" || one.Content != "<p>x &lt; y ]]></p>" ||
			!one.PublishedParsed.Equal(september) || len(one.Authors) != 1 || one.Authors[0].Name != "Ada" || strings.Join(one.Categories, "|") != "Engineering|Steel" {
			t.Errorf("%s: %+v", format, one)
		}
	}
}

func TestFeeds_areValidWithoutItems(t *testing.T) {
	empty := Feed{Title: "T", Home: "https://peritus.test/blog", Self: "https://peritus.test/blog/x", Language: "en"}
	for format, raw := range map[string][]byte{"rss": RSS(empty), "atom": Atom(empty), "json": JSON(empty)} {
		if f, err := gofeed.NewParser().ParseString(string(raw)); err != nil || f.Title != "T" || len(f.Items) != 0 {
			t.Errorf("%s: %v %+v", format, err, f)
		}
	}
	if !strings.Contains(string(JSON(empty)), `"items":[]`) {
		t.Error("the items of a JSON feed must be a list, never null")
	}
}

func TestJSON_hasVersion11(t *testing.T) {
	var f struct{ Version string }
	if err := json.Unmarshal(JSON(aFeed()), &f); err != nil || f.Version != "https://jsonfeed.org/version/1.1" {
		t.Errorf("%v %q", err, f.Version)
	}
}

func TestSitemap_hasDatesOfChanges(t *testing.T) {
	places := []Place{{"https://peritus.test/blog?a=1&b=2", september}, {URL: "https://peritus.test/new"}}
	const parts = `<loc>https://peritus.test/blog?a=1&amp;b=2</loc><lastmod>2026-09-05T06:00:00Z</lastmod>`
	if got := string(Sitemap(places)); !strings.Contains(got, `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url>`+parts+`</url><url><loc>https://peritus.test/new</loc></url></urlset>`) {
		t.Error(got)
	}
	if got := string(SitemapIndex(places)); !strings.Contains(got, `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap>`+parts+`</sitemap>`) {
		t.Error(got)
	}
	if got := strings.Count(string(Sitemap(make([]Place, MaxPlaces+5))), "<url>"); got != MaxPlaces {
		t.Errorf("%d addresses in one sitemap", got)
	}
}
