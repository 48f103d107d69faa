package main

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"sync/atomic"
	"time"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/search/index"
)

const (
	// startBudget is how many times the CPU of a bare read of the same rows a start
	// of both indices may take.
	startBudget = 12
	// searchBudget is how many times the CPU of the same searches in process
	// searches over HTTP may take.
	searchBudget = 2
)

// cost is the CPU of something of ours beside something bare.
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

// searchCosts are a start of the search on the experts of the world, and searches
// over HTTP, which need that start.
func (w *world) searchCosts(requests int) ([]cost, error) {
	ctx := context.Background()
	start, err := costOf("start of both search indices beside a bare read", startBudget,
		func() error { return w.app.Search.Build(ctx) },
		func() error { return readProfiles(ctx, w.app.DB) })
	if err != nil {
		return nil, err
	}
	over, inProcess, err := w.expertSearches()
	if err != nil {
		return nil, err
	}
	for _, warm := range []func(int) error{over, inProcess} {
		if err := warm(requests / 4); err != nil {
			return nil, err
		}
	}
	search, err := costOf("search over HTTP beside in process", searchBudget,
		func() error { return over(requests) }, func() error { return inProcess(requests) })
	return []cost{start, search}, err
}

// readProfiles reads every row that profiles consist of, and does nothing with it.
func readProfiles(ctx context.Context, d *db.DB) error {
	for _, query := range []string{
		"SELECT id, slug, name, headline, status FROM experts",
		"SELECT expert_id, section, visibility, data FROM profile_items",
	} {
		rows, err := d.Read(ctx).Raw(query).Rows()
		if err != nil {
			return err
		}
		columns, err := rows.Columns()
		if err != nil {
			return err
		}
		values := make([]any, len(columns))
		for i := range values {
			values[i] = new(string)
		}
		for rows.Next() {
			if err := rows.Scan(values...); err != nil {
				return err
			}
		}
		if err := rows.Err(); err != nil {
			return err
		}
		if err := rows.Close(); err != nil {
			return err
		}
	}
	return nil
}

// expertSearches runs the same searches over HTTP and in process.
func (w *world) expertSearches() (over, inProcess func(times int) error, err error) {
	ctx := context.Background()
	entry, err := w.app.Session.SignIn(ctx, "attorney@peritus.test", account.DemoPassword, account.Device{UserAgent: "bench"})
	if err != nil {
		return nil, nil, err
	}
	texts := []string{"engineer", "fire ", "structural collapse", "accident reconstr", "toxicology", "crane safety", "neurosurg", "bridge inspection"}
	paths := make([]string, len(texts))
	for i, text := range texts {
		paths[i] = "/api/experts?q=" + url.QueryEscape(text)
	}
	t := target{client: w.client, paths: paths, asked: new(atomic.Int64), header: map[string]string{"Authorization": "Bearer " + entry.Grant.Access}}
	view, err := w.app.Search.ForReader(ctx, auth.Actor{UserID: entry.User.ID, Groups: entry.User.Groups})
	if err != nil {
		return nil, nil, err
	}
	var found int
	over = func(times int) error { return t.ask(ctx, times) }
	inProcess = func(times int) error {
		for i := range times {
			result, err := view.Search(index.Query{Text: texts[i%len(texts)], Page: 1})
			if err != nil {
				return err
			}
			found += result.Count
		}
		if found == 0 {
			return errors.New("no search finds anyone")
		}
		return nil
	}
	return over, inProcess, nil
}
