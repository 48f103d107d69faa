package content_test

import (
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/platform/errs"
)

func TestPreview_worksInTheFirstBrowserOnly(t *testing.T) { everyStore(t, worksInTheFirstBrowserOnly) }

func worksInTheFirstBrowserOnly(t *testing.T, w *world) {
	full(w)
	s := w.process(t)
	_ = everything(t, s)
	w.cms.publishEpisode("draft", noon, entry{"title": "Draft of an episode"})
	link := func(more entry) string {
		claims := entry{"u": "api::episode.episode"}
		for k, v := range more {
			claims[k] = v
		}
		return previewToken(previewSecret, claimsOf(docID("epidraft"), claims))
	}
	first, second := strings.Repeat("f", 43), strings.Repeat("s", 43)
	one, again := link(nil), link(entry{"n": "another link"})
	app, other := server(t, s), server(t, w.process(t)) // two processes agree
	for _, c := range []struct {
		name, path, browser string
		on                  int
		status              int
		has                 string
	}{
		{"without a browser", "preview?token=" + one, "", 0, 403, "opened in another browser"},
		{"with a browser secret that is too short", "preview?token=" + one, "x", 0, 403, "opened in another browser"},
		{"the first browser", "preview?token=" + one, first, 0, 200, "Draft of an episode"},
		{"the first browser again", "preview?token=" + one, first, 1, 200, "Draft of an episode"},
		{"its audio", "preview/audio?token=" + one, first, 1, 200, `"cms_url":"/uploads/`},
		{"another browser", "preview?token=" + one, second, 0, 403, "Open the preview from the CMS again."},
		{"another browser on another process", "preview?token=" + one, second, 1, 403, "opened in another browser"},
		{"the audio in another browser", "preview/audio?token=" + one, second, 0, 403, "opened in another browser"},
		{"the audio without a browser", "preview/audio?token=" + one, "", 0, 403, "opened in another browser"},
		{"a link of its own in another browser", "preview?token=" + again, second, 0, 200, "Draft of an episode"},
		{"a forged link", "preview?token=x." + one, first, 0, 403, "isn't valid"},
	} {
		process := app
		if c.on == 1 {
			process = other
		}
		r := ask(t, process, http.MethodGet, "/api/content/"+c.path, map[string]string{"X-Preview-Browser": c.browser}, nil)
		if r.status != c.status || !strings.Contains(r.body, c.has) || (r.status != 200 && strings.Contains(r.body, "Draft of")) {
			t.Errorf("%s: %d %s", c.name, r.status, r.body)
		}
	}
	keys := w.redis.Keys(ctx, "content:preview:*").Val()
	if len(keys) != 2 {
		t.Fatalf("Redis has %q, want one key for each valid link", keys)
	}
	for _, key := range keys {
		value := w.redis.Get(ctx, key).Val()
		if strings.Contains(key+value, one) || strings.Contains(value, first) || strings.Contains(value, second) {
			t.Errorf("Redis has a secret in %s: %s", key, value)
		}
		if left := w.redis.TTL(ctx, key).Val(); left <= 0 || left > time.Hour {
			t.Errorf("%s is kept for %s", key, left)
		}
	}
	deps := w.deps()
	nobody := redis.NewClient(&redis.Options{Addr: "127.0.0.1:1", MaxRetries: -1})
	t.Cleanup(func() { _ = nobody.Close() })
	deps.Redis = nobody
	r := preview(t, server(t, w.processWith(t, deps)), "/api/content/preview?token="+link(entry{"n": "a third"}))
	if r.status != http.StatusServiceUnavailable {
		t.Errorf("without Redis: %d %s", r.status, r.body)
	}
}

func TestPreview_isSoonUnavailableWhenRedisHangs(t *testing.T) {
	w := newWorld(t)
	id := w.cms.draft("one", nil)
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = silent.Close() })
	deps := w.deps()
	hung := redis.NewClient(&redis.Options{Addr: silent.Addr().String(), ContextTimeoutEnabled: true})
	t.Cleanup(func() { _ = hung.Close() })
	deps.Redis = hung
	s := w.processWith(t, deps)
	began := time.Now()
	if _, err := s.Preview(ctx, previewToken(previewSecret, claimsOf(id, nil)), previewBrowser); errs.KindOf(err) != errs.Unavailable {
		t.Errorf("%v", err)
	}
	if took := time.Since(began); took > 4*time.Second {
		t.Errorf("it took %s", took)
	}
}
