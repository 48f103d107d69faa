package content_test

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http/httptest"
	"peritus/bff/content/shape"
	"peritus/bff/content/view"
	"peritus/bff/platform/id"
	"peritus/bff/platform/web"
	"testing"
	"time"

	"github.com/gofiber/fiber/v3"
	"github.com/valyala/fasthttp"
)

// BenchmarkList compares a page of articles from the cache with a bare handler
// that sends a value of the same size as JSON.
func BenchmarkList(b *testing.B) {
	w := newWorld(b)
	w.cms.setList("categories", categoryEntry("eng", "Engineering"))
	w.cms.setList("authors", authorEntry("ada", "Ada Lovelace"))
	for n := range 86 {
		w.cms.publish(fmt.Sprintf("article-%02d", n), noon.Add(-time.Duration(n)*time.Hour), entry{
			"title":    "Reading a collapse backwards: what the last bolt tells the first expert",
			"summary":  "Three rulings in a year have asked how an engineer gets from debris to cause. The answer is a method you can cross-examine.",
			"category": entry{"documentId": docID("cateng")}, "author": entry{"documentId": docID("autada")},
		})
	}
	s := w.process(b)
	answer, err := s.Articles(ctx, view.ListQuery{Page: 1})
	if err != nil {
		b.Fatal(err)
	}
	var list shape.ArticleList
	if err := json.Unmarshal(answer.JSON, &list); err != nil {
		b.Fatal(err)
	}
	bare := fiber.New()
	bare.Get("/api/content/articles", func(c fiber.Ctx) error { return c.JSON(list) })

	b.Run("bare", func(b *testing.B) { request(b, bare) })
	b.Run("service", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := s.Articles(ctx, view.ListQuery{Page: 1}); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("cached", func(b *testing.B) { request(b, server(b, s)) })
	b.Run("cached without the server's own middleware", func(b *testing.B) {
		app := fiber.New()
		s.Operations(web.NewAPI(app))
		request(b, app)
	})
	b.Run("empty handler behind the server's own middleware", func(b *testing.B) {
		app := web.NewServer(web.Options{Logger: slog.New(slog.DiscardHandler), IDs: id.Random, Metrics: web.NewMetrics()})
		app.Get("/api/content/articles", func(c fiber.Ctx) error { return nil })
		request(b, app)
	})
}

func request(b *testing.B, app *fiber.App) {
	b.Helper()
	if response, err := app.Test(httptest.NewRequest("GET", "/api/content/articles", nil)); err != nil || response.StatusCode != 200 {
		b.Fatal(err, response)
	}
	handler := app.Handler()
	b.ReportAllocs()
	b.ResetTimer()
	for b.Loop() {
		var c fasthttp.RequestCtx
		c.Request.SetRequestURI("/api/content/articles")
		handler(&c)
	}
}

func BenchmarkSearch(b *testing.B) {
	w := newWorld(b)
	for n := range 500 {
		w.cms.publish(fmt.Sprintf("article-%03d", n), noon.Add(-time.Duration(n)*time.Hour), entry{"summary": fmt.Sprintf("Number %d of the fatigue series", n)})
	}
	s := w.process(b)
	n := 0
	for b.Loop() {
		n++
		if _, err := s.Articles(ctx, view.ListQuery{Page: 1, Q: fmt.Sprintf("fatig ser %d", n%500)}); err != nil {
			b.Fatal(err)
		}
	}
}
