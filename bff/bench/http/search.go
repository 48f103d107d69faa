package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"sync/atomic"
	"time"

	"github.com/gofiber/fiber/v3"
	"github.com/valyala/fasthttp"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/search"
	"peritus/bff/search/index"
)

// startBudget is the maximum ratio of the CPU time of building both indices to that of
// reading and decoding the same rows.
const startBudget = 6

// cost compares the CPU time of our code with a bare version.
type cost struct {
	Name   string        `json:"name"`
	Ours   time.Duration `json:"ours_ns"`
	Bare   time.Duration `json:"bare_ns"`
	Ratio  float64       `json:"ratio"`
	Budget float64       `json:"budget"`
}

func costOf(name string, budget float64, ours, bare func() error) (cost, error) {
	c := cost{Name: name, Budget: budget}
	var err error
	if c.Ours, err = cpuOf(ours); err != nil {
		return c, fmt.Errorf("%s: %w", name, err)
	}
	if c.Bare, err = cpuOf(bare); err != nil {
		return c, fmt.Errorf("%s, bare: %w", name, err)
	}
	c.Ratio = float64(c.Ours) / float64(c.Bare)
	return c, nil
}

// start compares the CPU time of building both search indices with reading and decoding the
// same rows.
func (w *world) start() (cost, error) {
	ctx := context.Background()
	return costOf("start of both search indices", startBudget,
		func() error { return w.app.Search.Build(ctx) },
		func() error { return readProfiles(ctx, w.app.DB) })
}

// readProfiles reads every row of the profiles and decodes the items.
func readProfiles(ctx context.Context, d *db.DB) error {
	ignore := func([]byte) error { return nil }
	decode := func(data []byte) error { return json.Unmarshal(data, new(map[string]any)) }
	for _, read := range []struct {
		query string
		last  func(column []byte) error
	}{
		{"SELECT id, slug, name, headline, status FROM experts", ignore},
		{"SELECT expert_id, section, visibility, data FROM profile_items", decode},
	} {
		if err := eachRow(ctx, d, read.query, read.last); err != nil {
			return err
		}
	}
	return nil
}

func eachRow(ctx context.Context, d *db.DB, query string, last func(column []byte) error) error {
	rows, err := d.Read(ctx).Raw(query).Rows()
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }() // Err returns the errors that matter
	columns, err := rows.Columns()
	if err != nil {
		return err
	}
	values := make([]any, len(columns))
	for i := range values {
		values[i] = new([]byte)
	}
	for rows.Next() {
		if err := rows.Scan(values...); err != nil {
			return err
		}
		if err := last(*values[len(values)-1].(*[]byte)); err != nil {
			return err
		}
	}
	return rows.Err()
}

// search compares a page of experts with a bare handler that checks the token, reads one row,
// runs the same search in process, and sends the same JSON. The search index must be built.
func (w *world) search() (comparison, error) {
	least, header, err := w.signedIn()
	if err != nil {
		return comparison{}, err
	}
	view, err := w.app.Search.ForReader(context.Background(), auth.Actor{UserID: "bench", Groups: []auth.Group{auth.Admin}})
	if err != nil {
		return comparison{}, err
	}
	bare := fiber.New()
	paths := make([]string, len(searchTexts))
	for i, text := range searchTexts {
		paths[i] = "/api/experts?q=" + url.QueryEscape(text)
	}
	ours := target{client: w.client, paths: paths, asked: new(atomic.Int64), header: header}
	pages, err := ours.pages()
	if err != nil {
		return comparison{}, err
	}
	bare.Get("/api/experts", func(c fiber.Ctx) error {
		if _, err := least(c); err != nil {
			return err
		}
		text := c.Query("q")
		if _, err := view.Search(index.Query{Text: text, Page: 1}); err != nil {
			return err
		}
		return c.JSON(pages[text])
	})
	return comparison{name: "search over HTTP", budget: 0.5, ours: ours,
		bare: target{client: serve(bare), paths: paths, asked: new(atomic.Int64), header: header}}, nil
}

var searchTexts = []string{"engineer", "fire ", "structural collapse", "accident reconstr", "toxicology", "crane safety", "neurosurg", "bridge inspection"}

// pages returns the responses to all paths by search text.
func (t target) pages() (map[string]search.ExpertSearch, error) {
	pages, found := map[string]search.ExpertSearch{}, 0
	request, response := fasthttp.AcquireRequest(), fasthttp.AcquireResponse()
	defer fasthttp.ReleaseRequest(request)
	defer fasthttp.ReleaseResponse(response)
	for i, path := range t.paths {
		request.SetRequestURI("http://bench" + path)
		for name, value := range t.header {
			request.Header.Set(name, value)
		}
		if err := t.client.Do(request, response); err != nil {
			return nil, err
		}
		var page search.ExpertSearch
		if err := json.Unmarshal(response.Body(), &page); err != nil || response.StatusCode() != fasthttp.StatusOK {
			return nil, fmt.Errorf("%s: %d, %w", path, response.StatusCode(), err)
		}
		pages[searchTexts[i]] = page
		found += page.Count
	}
	if found == 0 {
		return nil, errors.New("no search finds anyone")
	}
	return pages, nil
}
