package content_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"peritus/bff/content"
	"peritus/bff/content/feed"
	"strings"
	"testing"
	"time"
)

// fakePages are the pages of another domain.
type fakePages struct {
	version string
	paths   []string
	changed time.Time
	failing error
	reads   int
}

func (p *fakePages) Version(context.Context) (string, error) { return p.version, p.failing }

func (p *fakePages) Each(_ context.Context, yield func(string, time.Time) error) error {
	p.reads++
	for _, path := range p.paths {
		if err := yield(path, p.changed); err != nil {
			return err
		}
	}
	return p.failing
}

func TestSitemap_hasThePagesOfOtherDomains(t *testing.T) {
	w := newWorld(t)
	full(w)
	pages := &fakePages{version: "1", paths: []string{"/expert/ada", "/expert/noor"}, changed: noon.Add(-time.Hour)}
	deps := w.deps()
	deps.Elsewhere = map[string]content.Pages{"experts": pages}
	app := server(t, w.processWith(t, deps))
	has := func(path string, status int, parts ...string) string {
		t.Helper()
		r := get(t, app, "/api/content/"+path)
		for _, part := range parts {
			if r.status != status || !strings.Contains(r.body, part) {
				t.Errorf("%s: %d %.600s", path, r.status, r.body)
			}
		}
		return r.header.Get("ETag")
	}
	const own = "<loc>https://peritus.test/sitemap/articles.xml</loc>"
	index := has("sitemap", 200, own, "<loc>https://peritus.test/sitemap/experts.xml</loc><lastmod>2026-11-20T11:00:00Z</lastmod>")
	tag := has("sitemap/experts", 200, "<url><loc>https://peritus.test/expert/ada</loc><lastmod>2026-11-20T11:00:00Z</lastmod></url>", "/expert/noor")
	has("sitemap/experts-2", 404, "Sitemap: Object does not exist")
	has("sitemap/experts-x", 404, "Sitemap: Object does not exist")
	if pages.reads != 1 {
		t.Errorf("the pages were read %d times", pages.reads)
	}

	// Withdrawn pages are gone at once, also for a reader that knows what there was.
	pages.version, pages.paths = "2", []string{"/expert/noor"}
	r := ask(t, app, http.MethodGet, "/api/content/sitemap/experts", map[string]string{"If-None-Match": tag}, nil)
	if r.status != 200 || strings.Contains(r.body, "ada") || !strings.Contains(r.body, "noor") {
		t.Errorf("after a change: %d %s", r.status, r.body)
	}

	pages.version, pages.paths = "3", nil
	if r := get(t, app, "/api/content/sitemap"); r.status != 200 || strings.Contains(r.body, "experts") || r.header.Get("ETag") == index {
		t.Errorf("without pages: %d %s", r.status, r.body)
	}
	has("sitemap/experts", 200, "</urlset>")

	pages.version, pages.failing = "4", errors.New("no database")
	has("sitemap/experts", 500, `"level":"error"`)
	has("sitemap/articles", 200, "/blog/one")
	pages.failing = nil
	has("sitemap", 200, own)
}

func TestSitemap_splitsPagesOfOtherDomains(t *testing.T) {
	w := newWorld(t)
	full(w)
	pages := &fakePages{version: "1", changed: noon}
	for n := range feed.MaxPlaces + 1 {
		pages.paths = append(pages.paths, fmt.Sprintf("/expert/e%d", n))
	}
	deps := w.deps()
	deps.Elsewhere = map[string]content.Pages{"experts": pages}
	app := server(t, w.processWith(t, deps))
	for path, count := range map[string]int{"sitemap/experts": feed.MaxPlaces, "sitemap/experts-2": 1} {
		if r := get(t, app, "/api/content/"+path); r.status != 200 || strings.Count(r.body, "<loc>") != count {
			t.Errorf("%s: %d with %d pages", path, r.status, strings.Count(r.body, "<loc>"))
		}
	}
	if r := get(t, app, "/api/content/sitemap"); !strings.Contains(r.body, "/sitemap/experts.xml") || !strings.Contains(r.body, "/sitemap/experts-2.xml") {
		t.Error(r.body)
	}
	// Exactly as many as one part takes.
	pages.version, pages.paths = "2", pages.paths[1:]
	if r := get(t, app, "/api/content/sitemap/experts-2"); r.status != 404 {
		t.Errorf("a second part of a full first one: %d", r.status)
	}
}
