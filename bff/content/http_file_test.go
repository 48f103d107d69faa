package content_test

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/mmcdole/gofeed"
)

func TestHTTP_pagesPodcastAndFiles(t *testing.T) {
	w := newWorld(t)
	full(w)
	w.cms.publishEpisode("bare", noon.Add(-2*time.Hour), entry{"chapters": nil, "transcript": nil, "formerSlugs": []entry{{"slug": "nude"}}})
	w.cms.publishEpisode("embargoed", noon.Add(time.Hour), entry{"title": "Draft of an episode"})
	w.cms.setList("areas", entry{"documentId": docID("crane"), "code": "engineering/cranes", "title": "Crane experts", "does": "They lift.", "others": "Riggers.", "cannot": "Who is liable.", "updatedAt": stamp(noon)})
	app := server(t, w.process(t))
	for _, c := range []struct {
		name   string
		path   string
		status int
		kind   string
		has    string
	}{
		{"a page", "pages/about", 200, "application/json", `"name":"about"`},
		{"an unpublished page", "pages/privacy-policy", 404, "application/json", "Page: Object does not exist"},
		{"an unknown page", "pages/..%2fadmin", 404, "application/json", "Object does not exist"},
		{"the old home", "home", 404, "application/json", `"level":"error"`},
		{"tags", "tags", 200, "application/json", `"slug":"steel"`},
		{"authors", "authors", 200, "application/json", `"count":1`},
		{"an author", "authors/ada", 200, "application/json", `"bio":"Ada Lovelace builds things.","website":null`},
		{"an unknown author", "authors/none", 404, "application/json", "Author: Object does not exist"},
		{"articles of a tag", "articles?tag=steel", 200, "application/json", `"count":1`},
		{"articles of an unknown tag", "articles?tag=none", 404, "application/json", "Tag: Object does not exist"},
		{"the podcast", "podcast", 200, "application/json", `"feed_url":"https://peritus.test/podcast/feed.xml"`},
		{"episodes", "episodes", 200, "application/json", `"count":2`},
		{"episodes beyond the end", "episodes?page=3", 404, "application/json", "Page: Object does not exist"},
		{"an invalid page of episodes", "episodes?page=x", 200, "application/json", `"page":1`},
		{"an episode", "episodes/first", 200, "application/json", `"preview":false`},
		{"an episode by a former slug", "episodes/nude", 301, "application/json", `"location":"/podcast/bare"`},
		{"an episode that is not due", "episodes/embargoed", 404, "application/json", "Episode: Object does not exist"},
		{"a file", "audio/guid-first", 200, "application/json", `"cms_url":"/uploads/first.mp3"`},
		{"the file of an episode that is not due", "audio/guid-embargoed", 404, "application/json", "Audio: Object does not exist"},
		{"a redirect", "redirect?path=/old-page", 200, "application/json", `{"location":"/about","permanent":true}`},
		{"no redirect", "redirect?path=/about", 404, "application/json", "Redirect: Object does not exist"},
		{"a redirect without a path", "redirect", 422, "application/json", `"errors":{"path"`},
		{"the version", "version", 200, "application/json", `"stale":false`},
		{"the feed of the blog", "feed/blog.rss", 200, "application/rss+xml", "About one"},
		{"the same as Atom", "feed/blog.atom", 200, "application/atom+xml", "About one"},
		{"the same as JSON", "feed/blog.json", 200, "application/feed+json", "About one"},
		{"the feed of a category", "feed/blog.rss?category=eng", 200, "application/rss+xml", "https://peritus.test/blog/category/eng/rss.xml"},
		{"the feed of an unknown category", "feed/blog.rss?category=none", 404, "application/json", "Category: Object does not exist"},
		{"a feed of another kind", "feed/blog.exe", 404, "application/json", `"level":"error"`},
		{"the feed of the podcast", "feed/podcast", 200, "application/rss+xml", "guid-first"},
		{"a transcript", "episodes/first/transcript.vtt", 200, "text/vtt", "<v Ada>Spoken words of first"},
		{"a transcript as SubRip", "episodes/first/transcript.srt", 200, "application/x-subrip", "Ada: Spoken words of first"},
		{"a transcript by a former slug", "episodes/nude/transcript.vtt", 404, "application/json", "Transcript: Object does not exist"},
		{"no chapters", "episodes/bare/chapters.json", 404, "application/json", "Chapters: Object does not exist"},
		{"chapters", "episodes/first/chapters.json", 200, "application/json+chapters", `"startTime":3661`},
		{"chapters of an episode that is not due", "episodes/embargoed/chapters.json", 404, "application/json", "Episode: Object does not exist"},
		{"the sitemap", "sitemap", 200, "application/xml", "<loc>https://peritus.test/sitemap/articles.xml</loc><lastmod>2026-11-20T12:00:00Z</lastmod>"},
		{"its pages", "sitemap/pages", 200, "application/xml", "<loc>https://peritus.test/about</loc>"},
		{"its tags", "sitemap/tags", 200, "application/xml", "<loc>https://peritus.test/blog/tag/steel</loc>"},
		{"its areas, of which one is written", "sitemap/areas", 200, "application/xml", "<url><loc>https://peritus.test/areas/engineering/cranes</loc><lastmod>2026-11-20T12:00:00Z</lastmod></url></urlset>"},
		{"an unknown part of the sitemap", "sitemap/experts", 404, "application/json", "Sitemap: Object does not exist"},
	} {
		r := get(t, app, "/api/content/"+c.path)
		if r.status != c.status || !strings.HasPrefix(r.header.Get("Content-Type"), c.kind) || !strings.Contains(r.body, c.has) {
			t.Errorf("%s: %d %s: %.600s", c.name, r.status, r.header.Get("Content-Type"), r.body)
		}
		for _, never := range append([]string{w.cms.URL, "podcast@peritus.test"}, cmsShapes...) {
			if strings.Contains(r.body, never) && !(never == "podcast@peritus.test" && c.path == "feed/podcast") {
				t.Errorf("%s shows %s: %.400s", c.name, never, r.body)
			}
		}
	}
}

func TestFile_isSentOnlyIfModified(t *testing.T) {
	w := newWorld(t)
	full(w)
	s := w.process(t)
	app := server(t, s)
	for _, path := range []string{"feed/blog.rss", "feed/blog.atom", "feed/blog.json", "feed/podcast", "episodes/first/transcript.vtt", "episodes/first/chapters.json", "sitemap", "sitemap/articles"} {
		path = "/api/content/" + path
		get(t, app, path)
		w.clock.Advance(2 * time.Second)
		first := get(t, app, path)
		tag, changed := first.header.Get("ETag"), first.header.Get("Last-Modified")
		if tag == "" || changed == "" || first.header.Get("Cache-Control") != "public, max-age=60" {
			t.Errorf("%s: ETag %q, Last-Modified %q, Cache-Control %q", path, tag, changed, first.header.Get("Cache-Control"))
		}
		for name, c := range map[string]struct {
			header map[string]string
			status int
		}{
			"its tag":                {map[string]string{"If-None-Match": tag}, 304},
			"its tag among others":   {map[string]string{"If-None-Match": `"x", W/` + tag}, 304},
			"another tag":            {map[string]string{"If-None-Match": `"x"`}, 200},
			"another tag and a time": {map[string]string{"If-None-Match": `"x"`, "If-Modified-Since": changed}, 200},
			"its time":               {map[string]string{"If-Modified-Since": changed}, 304},
			"a later time":           {map[string]string{"If-Modified-Since": "Fri, 01 Jan 2038 00:00:00 GMT"}, 200},
			"an older time":          {map[string]string{"If-Modified-Since": "Sun, 01 Jan 2006 00:00:00 GMT"}, 200},
			"an invalid time":        {map[string]string{"If-Modified-Since": "yesterday"}, 200},
		} {
			r := ask(t, app, http.MethodGet, path, c.header, nil)
			if r.status != c.status || (c.status == 304) != (r.body == "") {
				t.Errorf("%s with %s: %d and %d bytes", path, name, r.status, len(r.body))
			}
			if r.header.Get("ETag") != tag {
				t.Errorf("%s with %s: ETag %q", path, name, r.header.Get("ETag"))
			}
		}
	}
	tag := get(t, app, "/api/content/feed/blog.rss").header.Get("ETag")
	w.cms.publish("two", noon, nil)
	must(t, s.Reconcile(ctx))
	if r := ask(t, app, http.MethodGet, "/api/content/feed/blog.rss", map[string]string{"If-None-Match": tag}, nil); r.status != 200 || !strings.Contains(r.body, "About two") {
		t.Errorf("after a change: %d", r.status)
	}
}

// A reader that knows only a time gets every version of a file, whatever changed in it.
func TestFile_lastModifiedChangesWithEveryByte(t *testing.T) {
	for _, c := range []struct {
		name, path string
		change     func(*world)
		gone       string
	}{
		{"a withdrawn article in a feed", "feed/blog.rss", func(w *world) { w.cms.unpublish("one") }, "About one"},
		{"a withdrawn article in the sitemap", "sitemap/articles", func(w *world) { w.cms.unpublish("one") }, "/blog/one"},
		{"a withdrawn episode", "feed/podcast", func(w *world) { w.cms.unpublishEpisode("first") }, "guid-first"},
		{"a renamed author", "feed/blog.atom", func(w *world) { w.cms.setList("authors", authorEntry("ada", "Ada King")) }, "Ada Lovelace"},
	} {
		t.Run(c.name, func(t *testing.T) {
			w := newWorld(t)
			full(w)
			w.cms.publish("other", noon.Add(-time.Hour), nil)
			s := w.process(t)
			app := server(t, s)
			path := "/api/content/" + c.path
			get(t, app, path)
			w.clock.Advance(2 * time.Second)
			told := get(t, app, path).header.Get("Last-Modified")
			if r := ask(t, app, http.MethodGet, path, map[string]string{"If-Modified-Since": told}, nil); r.status != 304 {
				t.Fatalf("unchanged: %d", r.status)
			}
			c.change(w)
			must(t, s.Reconcile(ctx))
			for range 2 {
				if r := ask(t, app, http.MethodGet, path, map[string]string{"If-Modified-Since": told}, nil); r.status != 200 || strings.Contains(r.body, c.gone) {
					t.Errorf("%d with %q: %.300s", r.status, told, r.body)
				}
				w.clock.Advance(2 * time.Second)
			}
			if now := get(t, app, path).header.Get("Last-Modified"); now == told || now == "" {
				t.Errorf("Last-Modified %q, then %q", told, now)
			}
		})
	}
}

func TestFeeds_areReadByAnotherParser(t *testing.T) {
	w := newWorld(t)
	full(w)
	w.cms.publishEpisode("silent", noon, entry{"audio": nil, "audioBytes": nil, "audioSeconds": nil, "audioType": nil})
	w.cms.publishEpisode("secret", noon.Add(time.Hour), nil)
	app := server(t, w.process(t))
	for path, want := range map[string]string{
		"feed/blog.rss": "https://peritus.test/blog/one", "feed/blog.atom": "https://peritus.test/blog/one", "feed/blog.json": "https://peritus.test/blog/one", "feed/podcast": "https://peritus.test/podcast/first",
	} {
		f, err := gofeed.NewParser().ParseString(get(t, app, "/api/content/"+path).body)
		if err != nil || len(f.Items) != 1 || f.Items[0].Link != want {
			t.Errorf("%s: %v %+v", path, err, f)
			continue
		}
		if path == "feed/podcast" {
			if e := f.Items[0].Enclosures[0]; e.URL != "https://peritus.test/podcast/audio/guid-first.mp3" || e.Length != "123456" {
				t.Errorf("enclosure %+v", e)
			}
		} else if strings.Join(f.Items[0].Categories, "|") != "Engineering|Steel" || f.Items[0].Authors[0].Name != "Ada Lovelace" {
			t.Errorf("%s: %+v", path, f.Items[0])
		}
	}
}

func TestSitemap_leavesOutHiddenPages(t *testing.T) {
	w := newWorld(t)
	full(w)
	hidden := entry{"seo": entry{"noIndex": true}}
	w.cms.publish("hidden", noon, hidden)
	w.cms.publishEpisode("mute", noon, hidden)
	w.cms.setSingle("terms-and-conditions", entry{"documentId": docID("terms"), "title": "Terms", "sections": []entry{}, "seo": entry{"noIndex": true}})
	app := server(t, w.process(t))
	for path, never := range map[string]string{"sitemap/articles": "/blog/hidden", "sitemap/episodes": "/podcast/mute", "sitemap/pages": "/terms-and-conditions"} {
		if r := get(t, app, "/api/content/"+path); strings.Contains(r.body, never) || strings.Count(r.body, "<loc>") == 0 {
			t.Errorf("%s: %s", path, r.body)
		}
	}
}
