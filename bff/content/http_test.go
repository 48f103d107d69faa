package content_test

import (
	"encoding/json"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/id"
	"peritus/bff/platform/web"
)

// cmsShapes are parts of the CMS's JSON that must never appear in a response.
var cmsShapes = []string{"publishedAt", "createdAt", "updatedAt", "documentId", "formats", "provider", "alternativeText", "__component", "formerSlugs", "mime", "thumbnail", "Draft", "javascript:"}

func TestHTTP_statusBodyAndForbiddenContent(t *testing.T) {
	w := newWorld(t)
	w.cms.setList("categories", categoryEntry("eng", "Engineering"))
	w.cms.setList("authors", authorEntry("ada", "Ada"))
	w.cms.publish("one", noon, entry{
		"category": entry{"documentId": docID("cateng")}, "author": entry{"documentId": docID("autada")},
		"seo":         entry{"id": 1, "title": "Seo", "description": nil, "noIndex": false, "picture": picture("/uploads/seo.webp", "S")},
		"formerSlugs": []entry{{"id": 1, "slug": "uno"}},
		"body": []entry{
			{"__component": "article.text", "body": []entry{{"type": "paragraph", "children": []entry{{"type": "link", "url": "javascript:alert(1)", "children": []entry{{"type": "text", "text": "Click"}}}}}}},
			{"__component": "article.gallery", "pictures": []entry{picture("/uploads/a.webp", "A")}, "caption": "Both"},
		},
	})
	w.cms.publish("hidden", noon, entry{"title": "Draft embargo", "publishDate": stamp(noon.Add(time.Hour))})
	w.cms.draft("one", nil)
	w.cms.setSingle("home", entry{"title": "Home", "sections": []entry{}})
	w.cms.setList("areas", entry{"documentId": docID("crane"), "code": "engineering/cranes", "title": "Crane experts", "does": "They lift.", "others": "Riggers.", "cannot": "Who is liable.", "updatedAt": stamp(noon)},
		entry{"documentId": docID("half"), "code": "engineering/bridges", "title": "Bridge experts", "does": "Draft words."})
	app := server(t, w.process(t))
	secret := map[string]string{"X-Peritus-Webhook": webhookSecret, "Content-Type": "application/json"}
	anyone := map[string]string{}

	for _, c := range []struct {
		name    string
		method  string
		path    string
		header  map[string]string
		body    []byte
		status  int
		has     []string
		missing []string
	}{
		{"the list", "GET", "/api/content/articles", anyone, nil, 200, []string{`"count":1`, `"next":null`, `"previous":null`, `"category":null`, `"url":"/uploads/one.webp"`}, nil},
		{"a category's list", "GET", "/api/content/articles?category=Engineering", anyone, nil, 200, []string{`"count":1`, `"slug":"eng"`}, nil},
		{"a search", "GET", "/api/content/articles?q=click", anyone, nil, 200, []string{`"count":1`}, nil},
		{"a search for nothing", "GET", "/api/content/articles?q=zzz", anyone, nil, 200, []string{`"count":0`, `"results":[]`, `"total":1`}, nil},
		{"an unknown category", "GET", "/api/content/articles?category=none", anyone, nil, 404, []string{`"level":"error"`, "Category: Object does not exist"}, nil},
		{"a page beyond the end", "GET", "/api/content/articles?page=9", anyone, nil, 404, []string{"Page: Object does not exist"}, nil},
		{"page 0", "GET", "/api/content/articles?page=0", anyone, nil, 200, []string{`"page":1`}, nil},
		{"a page that isn't a number", "GET", "/api/content/articles?page=two", anyone, nil, 200, []string{`"page":1`}, nil},
		{"a query too long", "GET", "/api/content/articles?q=" + strings.Repeat("a", 201), anyone, nil, 200, []string{`"count":0`}, nil},
		{"an article", "GET", "/api/content/articles/one", anyone, nil, 200, []string{`"text":"Click"`, `"type":"gallery"`, `"alt":"A"`, `"preview":false`, `"related":[]`}, []string{"href"}},
		{"a former slug", "GET", "/api/content/articles/uno", anyone, nil, 301, []string{`"location":"/blog/one"`, `"level":"success"`}, nil},
		{"a document id", "GET", "/api/content/articles/" + docID("one"), anyone, nil, 301, []string{`"location":"/blog/one"`}, nil},
		{"an embargoed article", "GET", "/api/content/articles/hidden", anyone, nil, 404, []string{"Article: Object does not exist"}, nil},
		{"an unknown article", "GET", "/api/content/articles/nothing", anyone, nil, 404, []string{"Article: Object does not exist"}, nil},
		{"an article id that is a path", "GET", "/api/content/articles/..%2f..%2fusers", anyone, nil, 404, []string{"Object does not exist"}, nil},
		{"categories", "GET", "/api/content/categories", anyone, nil, 200, []string{`"count":1`}, nil},
		{"site", "GET", "/api/content/site", anyone, nil, 200, []string{`"href":"/blog"`}, nil},
		{"home", "GET", "/api/content/pages/home", anyone, nil, 200, []string{`"title":"Home"`, `"sections":[]`}, nil},
		{"areas", "GET", "/api/content/areas", anyone, nil, 200, []string{`{"code":"engineering/cranes","name":"Cranes","title":"Crane experts"},{"code":"engineering/bridges","name":"Bridges","title":"Bridges"}`}, nil},
		{"an area", "GET", "/api/content/areas/engineering/cranes", anyone, nil, 200, []string{`"text":{"does":"They lift.","others":"Riggers.","cannot":"Who is liable."}`, `"category":{"code":"engineering","name":"Engineering","areas":[`}, nil},
		{"an area that editors haven't finished", "GET", "/api/content/areas/engineering/bridges", anyone, nil, 200, []string{`"title":"Bridges"`, `"text":null`}, nil},
		{"an unknown area", "GET", "/api/content/areas/engineering/alchemy", anyone, nil, 404, []string{"Area: Object does not exist"}, nil},
		{"a preview without a token", "GET", "/api/content/preview", anyone, nil, 422, []string{`"errors":{"token"`}, nil},
		{"a webhook without the secret", "POST", "/api/content/webhook", anyone, hook("entry.update", articleUID, nil), 401, []string{`"level":"error"`}, nil},
		{"an invalid webhook without the secret", "POST", "/api/content/webhook", anyone, []byte("{"), 401, nil, nil},
		{"an invalid webhook", "POST", "/api/content/webhook", secret, []byte("{"), 422, nil, nil},
		{"a webhook", "POST", "/api/content/webhook", secret, hook("entry.update", categoryUID, entry{"documentId": docID("cateng")}), 200, []string{`{"level":"success","detail":"Received."}`}, nil},
		{"the webhook by GET", "GET", "/api/content/webhook", secret, nil, 405, nil, nil},
		{"the list by POST", "POST", "/api/content/articles", anyone, nil, 405, nil, nil},
	} {
		r := ask(t, app, c.method, c.path, c.header, c.body)
		if r.status != c.status {
			t.Errorf("%s: status %d, want %d: %s", c.name, r.status, c.status, r.body)
		}
		for _, want := range c.has {
			if !strings.Contains(r.body, want) {
				t.Errorf("%s: no %s in %s", c.name, want, r.body)
			}
		}
		for _, shape := range append(c.missing, cmsShapes...) {
			if strings.Contains(r.body, shape) {
				t.Errorf("%s: %s must not appear in %s", c.name, shape, r.body)
			}
		}
		if !json.Valid([]byte(r.body)) || r.header.Get("Content-Type") != "application/json" && !strings.HasPrefix(r.header.Get("Content-Type"), "application/json;") {
			t.Errorf("%s: %q isn't JSON: %s", c.name, r.header.Get("Content-Type"), r.body)
		}
		if strings.Contains(r.body, w.cms.URL) {
			t.Errorf("%s reveals the CMS's address", c.name)
		}
	}
}

func TestHTTP_redirectSetsLocation(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, entry{"formerSlugs": []entry{{"slug": "uno"}}})
	r := get(t, server(t, w.process(t)), "/api/content/articles/uno")
	if r.status != http.StatusMovedPermanently || r.header.Get("Location") != "/blog/one" {
		t.Errorf("%d to %q", r.status, r.header.Get("Location"))
	}
}

func TestHTTP_reportsAgeOnlyInHeaders(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	s := w.process(t)
	app := server(t, s)
	if r := get(t, app, "/api/content/articles"); r.header.Get("X-Content-Age") != "0" || r.header.Get("X-Content-Stale") != "" {
		t.Errorf("fresh: age %q, stale %q", r.header.Get("X-Content-Age"), r.header.Get("X-Content-Stale"))
	}
	w.cms.behave("down")
	w.clock.Advance(90 * time.Second)
	_ = get(t, app, "/api/content/articles")
	s.Settle()
	for _, path := range []string{"/api/content/articles", "/api/content/articles/one", "/api/content/site", "/api/content/categories"} {
		r := get(t, app, path)
		if r.header.Get("X-Content-Age") != "90" || r.header.Get("X-Content-Stale") != "true" {
			t.Errorf("%s: age %q, stale %q", path, r.header.Get("X-Content-Age"), r.header.Get("X-Content-Stale"))
		}
		if strings.Contains(strings.ToLower(r.body), "stale") {
			t.Errorf("%s has the age in its body: %s", path, r.body)
		}
	}
}

func TestHTTP_returns503WithoutContent(t *testing.T) {
	w := newWorld(t)
	w.cms.behave("500")
	r := get(t, server(t, w.process(t)), "/api/content/articles")
	if r.status != http.StatusServiceUnavailable || r.header.Get("Retry-After") != "5" || !strings.Contains(r.body, `"level":"error"`) {
		t.Errorf("%d, Retry-After %q: %s", r.status, r.header.Get("Retry-After"), r.body)
	}
	if strings.Contains(r.body, "secret-detail") || strings.Contains(r.body, w.cms.URL) {
		t.Errorf("reveals the cause: %s", r.body)
	}
}

func TestOpenAPI_containsTheSchemas(t *testing.T) {
	w := newWorld(t)
	app := web.NewServer(web.Options{Logger: slog.New(slog.DiscardHandler), IDs: id.Random, Metrics: web.NewMetrics()})
	api := web.NewAPI(app)
	w.process(t).Operations(api)
	raw, err := json.Marshal(api.OpenAPI())
	must(t, err)
	var document struct {
		Paths      map[string]map[string]map[string]any
		Components struct{ Schemas map[string]json.RawMessage }
	}
	decode(t, raw, &document)
	for _, name := range []string{"Site", "NavLink", "Page", "Section", "FaqSection", "EpisodeList", "Episode", "Podcast", "AuthorPage", "TagList", "Preview", "Version", "HeroSection", "ArticleList", "ArticleCard", "Article", "Moved", "CategoryList", "CategoryCount", "CategoryRef", "AuthorRef", "Picture", "Heading", "Seo", "Block", "ParagraphBlock", "TableBlock", "Inline", "ListItem"} {
		if _, ok := document.Components.Schemas[name]; !ok {
			t.Errorf("no schema %s", name)
		}
	}
	for name, want := range map[string]string{
		"ArticleCard": `"anyOf":[{"$ref":"#/components/schemas/Picture"},{"type":"null"}]`,
		"ListItem":    `"anyOf":[{"$ref":"#/components/schemas/Block"},{"type":"null"}]`,
		"Block":       `"oneOf":[{"$ref":"#/components/schemas/ParagraphBlock"}`,
		"Article":     `"body":{"items":{"$ref":"#/components/schemas/Block"},"type":"array"}`,
	} {
		if got := string(document.Components.Schemas[name]); !strings.Contains(got, want) {
			t.Errorf("%s: no %s in %s", name, want, got)
		}
	}
	if got := document.Paths["/api/content/articles/{id}"]["get"]; got["x-access"] != "anyone" || !strings.Contains(string(raw), "#/components/schemas/Moved") {
		t.Errorf("the article's operation: %v", got)
	}
}
