package content_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/gofiber/fiber/v3"
)

// previewToken signs claims the way the CMS does.
func previewToken(secret string, claims entry) string {
	raw, _ := json.Marshal(claims)
	body := base64.RawURLEncoding.EncodeToString(raw)
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(body))
	return body + "." + base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

var previewBrowser = strings.Repeat("b", 43)

// preview asks as the browser that opens every link first.
func preview(t testing.TB, app *fiber.App, path string) reply {
	t.Helper()
	return ask(t, app, http.MethodGet, path, map[string]string{"X-Preview-Browser": previewBrowser}, nil)
}

func claimsOf(id string, more entry) entry {
	claims := entry{"u": articleUID, "d": id, "s": "draft", "e": noon.Add(time.Hour).Unix(), "by": "1"}
	for k, v := range more {
		claims[k] = v
	}
	return claims
}

func TestPreview_showsTheDraftForAValidToken(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, entry{"title": "Published title"})
	id := w.cms.draft("one", entry{
		"title": "Draft title", "category": categoryEntry("new", "Brand new"), "author": authorEntry("ada", "Ada"),
		"body": []entry{{"__component": "article.text", "body": []entry{paragraph("Draft text")}}},
	})
	s := w.process(t)
	app := server(t, s)
	r := preview(t, app, "/api/content/preview?token="+previewToken(previewSecret, claimsOf(id, nil)))
	if r.status != http.StatusOK || r.header.Get("Cache-Control") != "private, no-store" {
		t.Fatalf("status %d, Cache-Control %q: %s", r.status, r.header.Get("Cache-Control"), r.body)
	}
	for _, want := range []string{`"title":"Draft title"`, `"preview":true`, `"no_index":true`, `"Brand new"`, `"author_bio":"Ada builds things."`, "Draft text", `"published_at":"2026-11-01T10:00:00Z"`, `"related":[]`} {
		if !strings.Contains(r.body, want) {
			t.Errorf("no %s in %s", want, r.body)
		}
	}
	published := preview(t, app, "/api/content/preview?token="+previewToken(previewSecret, claimsOf(id, entry{"s": "published"})))
	if !strings.Contains(published.body, "Published title") {
		t.Errorf("as published: %s", published.body)
	}
	// The draft isn't stored anywhere.
	for _, path := range []string{"/api/content/articles", "/api/content/articles/one", "/api/content/articles?q=draft"} {
		if r := get(t, app, path); strings.Contains(r.body, "Draft") {
			t.Errorf("%s shows the draft: %s", path, r.body)
		}
	}
	if kept := w.redis.HGetAll(ctx, "content:2/parts").Val(); strings.Contains(strings.Join(values(kept), ""), "Draft") {
		t.Error("the draft is in Redis")
	}
	before := w.cms.requests("/api/articles/" + id)
	_ = preview(t, app, "/api/content/preview?token="+previewToken(previewSecret, claimsOf(id, nil)))
	if n := w.cms.requests("/api/articles/"+id) - before; n != 1 {
		t.Errorf("the second preview took %d requests: each must read the CMS", n)
	}
}

func values(m map[string]string) (list []string) {
	for _, v := range m {
		list = append(list, v)
	}
	return list
}

func TestPreview_refusesInvalidTokens(t *testing.T) {
	w := newWorld(t)
	id, other := w.cms.draft("one", nil), w.cms.draft("two", entry{"title": "Another draft"})
	good := previewToken(previewSecret, claimsOf(id, nil))
	body, signature, _ := strings.Cut(good, ".")
	otherBody, _, _ := strings.Cut(previewToken("guess", claimsOf(other, nil)), ".")
	app := server(t, w.process(t))
	before := w.cms.requests("")
	for name, c := range map[string]struct {
		token  string
		status int
		detail string
	}{
		"expired":                 {previewToken(previewSecret, claimsOf(id, entry{"e": noon.Unix()})), 403, "expired"},
		"no expiry":               {previewToken(previewSecret, claimsOf(id, entry{"e": nil})), 403, "expired"},
		"forged":                  {previewToken("guess", claimsOf(id, nil)), 403, "isn't valid"},
		"other document":          {otherBody + "." + signature, 403, "isn't valid"},
		"other body":              {strings.Replace(good, body, otherBody, 1), 403, "isn't valid"},
		"no signature":            {body, 403, "isn't valid"},
		"empty signature":         {body + ".", 403, "isn't valid"},
		"cut signature":           {good[:len(good)-2], 403, "isn't valid"},
		"other content type":      {previewToken(previewSecret, claimsOf(id, entry{"u": "api::author.author"})), 403, "isn't valid"},
		"other status":            {previewToken(previewSecret, claimsOf(id, entry{"s": "any&populate=*"})), 403, "isn't valid"},
		"path in the id":          {previewToken(previewSecret, claimsOf("../users", nil)), 403, "isn't valid"},
		"claims that aren't JSON": {previewTokenOf(previewSecret, "no json"), 403, "isn't valid"},
		"unknown document":        {previewToken(previewSecret, claimsOf(docID("none"), nil)), 404, "Article: Object does not exist"},
		"far too long":            {strings.Repeat("a", 3000), 422, ""},
		"empty secret":            {previewToken("", claimsOf(id, nil)), 403, "isn't valid"},
	} {
		r := preview(t, app, "/api/content/preview?token="+url.QueryEscape(c.token))
		if r.status != c.status || !strings.Contains(r.body, c.detail) {
			t.Errorf("%s: status %d: %s", name, r.status, r.body)
		}
		if strings.Contains(r.body, "raft of") || strings.Contains(r.body, "Another draft") {
			t.Errorf("%s shows the draft", name)
		}
	}
	if n := w.cms.requests("") - before; n != 1 { // only for the unknown document
		t.Errorf("%d requests to the CMS", n)
	}
	deps := w.deps()
	deps.PreviewSecret = ""
	if _, err := w.processWith(t, deps).Preview(ctx, previewToken("", claimsOf(id, nil)), previewBrowser); err == nil {
		t.Error("accepted a preview without a configured secret")
	}
}

func previewTokenOf(secret, raw string) string {
	body := base64.RawURLEncoding.EncodeToString([]byte(raw))
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(body))
	return body + "." + base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

func TestPreview_expires(t *testing.T) {
	w := newWorld(t)
	id := w.cms.draft("one", nil)
	s := w.process(t)
	token := previewToken(previewSecret, claimsOf(id, nil))
	w.clock.Advance(time.Hour - time.Second)
	if _, err := s.Preview(ctx, token, previewBrowser); err != nil {
		t.Error(err)
	}
	w.clock.Advance(time.Second)
	if _, err := s.Preview(ctx, token, previewBrowser); err == nil {
		t.Error("accepted at its expiry")
	}
}

func TestPreview_isUnavailableWhileTheCMSIsDown(t *testing.T) {
	w := newWorld(t)
	id := w.cms.draft("one", nil)
	app := server(t, w.process(t))
	for _, how := range []string{"down", "500", "truncated"} {
		w.cms.behave(how)
		r := preview(t, app, "/api/content/preview?token="+previewToken(previewSecret, claimsOf(id, nil)))
		if r.status != http.StatusServiceUnavailable || strings.Contains(r.body, "secret-detail") {
			t.Errorf("%s: %d %s", how, r.status, r.body)
		}
	}
}
