package content_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"peritus/bff/content"
	"peritus/bff/content/shape"
	"peritus/bff/content/view"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/id"
	"peritus/bff/platform/logtest"
	"peritus/bff/platform/web"
	"strings"
	"testing"
	"time"

	"github.com/gofiber/fiber/v3"
	"github.com/redis/go-redis/v9"
)

const (
	webhookSecret = "the-webhook-secret"
	previewSecret = "the-preview-secret"
)

// noon is the time at which every test starts.
var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// world is a CMS with the stores that one or more bff processes share.
type world struct {
	cms   *fakeCMS
	clock *clock.Fake
	db    *db.DB
	redis redis.UniversalClient
	log   *logtest.Log
}

func newWorld(t testing.TB) *world {
	t.Helper()
	return worldOn(t, dbtest.SQLite(t), cachetest.InProcess(t))
}

func worldOn(t testing.TB, d *db.DB, r redis.UniversalClient) *world {
	t.Helper()
	return &world{cms: newFakeCMS(t), clock: clock.NewFake(noon), db: d, redis: r, log: &logtest.Log{}}
}

// everyStore runs f with the stores of a single process and with those that several
// processes share.
func everyStore(t *testing.T, f func(t *testing.T, w *world)) {
	t.Helper()
	t.Run("sqlite", func(t *testing.T) { f(t, worldOn(t, dbtest.SQLite(t), cachetest.InProcess(t))) })
	t.Run("postgres and redis", func(t *testing.T) { f(t, worldOn(t, dbtest.Postgres(t), cachetest.Server(t))) })
}

func (w *world) deps() content.Deps {
	return content.Deps{
		CMSURL: w.cms.URL, CMSPublicURL: "https://cms.peritus.test", CMSToken: cmsToken,
		WebhookSecret: webhookSecret, PreviewSecret: previewSecret, Origin: "https://peritus.test",
		NewTexts: newFakeTexts, Areas: areas, Redis: w.redis, DB: w.db, Clock: w.clock, Log: slog.New(slog.NewTextHandler(w.log, nil)),
	}
}

// process starts a bff process that shares the stores with the others.
func (w *world) process(t testing.TB) *content.Service {
	t.Helper()
	return w.processWith(t, w.deps())
}

func (w *world) processWith(t testing.TB, deps content.Deps) *content.Service {
	t.Helper()
	s, err := content.New(deps)
	if err != nil {
		t.Fatal(err)
	}
	s.SetPause(func(ctx context.Context, _ time.Duration) error { return ctx.Err() })
	t.Cleanup(s.Close)
	return s
}

// emptyRedis empties Redis, like a restart of the in-process Redis.
func (w *world) emptyRedis(t testing.TB) {
	t.Helper()
	if err := w.redis.FlushDB(context.Background()).Err(); err != nil {
		t.Fatal(err)
	}
}

func titles(t testing.TB, s *content.Service) []string {
	t.Helper()
	return found(t, s, "", "")
}

func found(t testing.TB, s *content.Service, category, q string) []string {
	t.Helper()
	a, err := s.Articles(context.Background(), view.ListQuery{Page: 1, Category: category, Q: q})
	if err != nil {
		t.Fatal(err)
	}
	var list shape.ArticleList
	decode(t, a.JSON, &list)
	out := []string{}
	for _, card := range list.Results {
		out = append(out, card.Title)
	}
	return out
}

func article(t testing.TB, s *content.Service, slug string) shape.Article {
	t.Helper()
	a, err := s.Article(context.Background(), slug)
	if err != nil {
		t.Fatal(err)
	}
	if a.Moved != "" {
		t.Fatalf("%s has moved to %s", slug, a.Moved)
	}
	var out shape.Article
	decode(t, a.JSON, &out)
	return out
}

func decode(t testing.TB, raw []byte, into any) {
	t.Helper()
	if err := json.Unmarshal(raw, into); err != nil {
		t.Fatalf("%v in %s", err, raw)
	}
}

func wantTitles(t testing.TB, got []string, want ...string) {
	t.Helper()
	if strings.Join(got, "|") != strings.Join(want, "|") {
		t.Fatalf("got %q, want %q", got, want)
	}
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// server returns the service behind the real HTTP server.
func server(t testing.TB, s *content.Service) *fiber.App {
	t.Helper()
	app := web.NewServer(web.Options{Logger: slog.New(slog.DiscardHandler), IDs: id.Random, Metrics: web.NewMetrics()})
	s.Operations(web.NewAPI(app))
	return app
}

type reply struct {
	status int
	header http.Header
	body   string
}

func ask(t testing.TB, app *fiber.App, method, path string, header map[string]string, body []byte) reply {
	t.Helper()
	request := httptest.NewRequest(method, path, bytes.NewReader(body))
	for name, value := range header {
		request.Header.Set(name, value)
	}
	response, err := app.Test(request, fiber.TestConfig{Timeout: 20 * time.Second, FailOnTimeout: true})
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	raw, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return reply{response.StatusCode, response.Header, string(raw)}
}

func get(t testing.TB, app *fiber.App, path string) reply {
	t.Helper()
	return ask(t, app, http.MethodGet, path, nil, nil)
}

// areas are the areas of expertise of the tests.
var areas = []shape.AreaCategory{{Code: "engineering", Name: "Engineering", Areas: []shape.AreaLink{
	{Code: "engineering/cranes", Name: "Cranes"}, {Code: "engineering/bridges", Name: "Bridges"}}}}
