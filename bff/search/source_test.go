package search

import (
	"context"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/profile/area"
	"peritus/bff/search/index"
	"peritus/bff/search/taxonomy"
)

// unconfirmed is an attorney who sees only public items.
const unconfirmed = "unconfirmed"

// feed is an in-memory source that behaves like the database.
type feed struct {
	mu        sync.Mutex
	documents map[string]Document
	changes   []Change // views are looked up when read
	first     int64    // number of the first change
	broken    error
	hidden    map[string]func(Document) *Document // by expert: the public's document; if absent, the same one
	during    func()                              // called once while Each runs
	clock     *clock.Fake
}

// declared are a few filters of each kind.
var declared = []Filter{
	{Code: "testimony", Label: "Testimony", Values: []Choice{{"trial", "Trial"}, {"ever", "Ever"}, {"none", "None listed"}}},
	{Code: "language", Label: "Language", Frequent: true, Values: []Choice{{"en", "English"}, {"es", "Spanish"}, {"fr", "French"}}},
	{Code: "secret", Label: "Secret", Counsel: true, Values: []Choice{{"yes", "Yes"}}},
	{Code: FeeFilter, Label: "Fee", Range: true, Counsel: true, Values: []Choice{{"review", "Case review"}, {"trial", "Trial"}}},
}

func newFeed(documents ...Document) *feed {
	f := &feed{documents: map[string]Document{}, first: 1, clock: clock.NewFake(time.Date(2026, 11, 29, 23, 0, 0, 0, time.UTC))}
	for _, d := range documents {
		f.save(d)
	}
	return f
}

func (f *feed) save(d Document) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.documents[d.ExpertID] = d
	f.changes = append(f.changes, Change{Seq: f.first + int64(len(f.changes)), ExpertID: d.ExpertID})
}

func (f *feed) views(d *Document) Views {
	if part := f.hidden[d.ExpertID]; part != nil {
		return Views{Counsel: d, Public: part(*d)}
	}
	return Views{Counsel: d, Public: d}
}

func (f *feed) hide(expertID string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.documents, expertID)
	f.changes = append(f.changes, Change{Seq: f.first + int64(len(f.changes)), ExpertID: expertID})
}

func (f *feed) Each(_ context.Context, yield func(Views) error) (int64, error) {
	f.mu.Lock()
	var all []Document
	for _, d := range f.documents {
		all = append(all, d)
	}
	seq, during, broken := f.first+int64(len(f.changes))-1, f.during, f.broken
	f.during = nil
	f.mu.Unlock()
	if broken != nil {
		return 0, broken
	}
	for _, d := range all {
		if err := yield(f.views(&d)); err != nil {
			return 0, err
		}
	}
	if during != nil {
		during()
	}
	return seq, nil
}

func (f *feed) Since(_ context.Context, seq int64) ([]Change, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.broken != nil {
		return nil, f.broken
	}
	var page []Change
	for _, c := range f.changes {
		if c.Seq > seq && len(page) < 3 {
			if d, ok := f.documents[c.ExpertID]; ok {
				c.Views = f.views(&d)
			}
			page = append(page, c)
		}
	}
	return page, nil
}

func (f *feed) Current(_ context.Context, expertIDs []string) (changes []Change, _ error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, id := range expertIDs {
		c := Change{ExpertID: id}
		if d, ok := f.documents[id]; ok {
			c.Views = f.views(&d)
		}
		changes = append(changes, c)
	}
	return changes, f.broken
}

func (f *feed) Latest(context.Context) (int64, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.first + int64(len(f.changes)) - 1, f.broken
}

// words is a vocabulary with values that none of the test experts has.
type words struct{}

func (words) Name(filter, code string) (string, bool) {
	names := map[string]string{"state TX": "Texas", "area law": "Law", "area law/tax": "Taxation"}
	if country, state, city := index.SplitCity(code); filter == index.CityFilter {
		return index.CityLabel(city, state, country), city != "" && country != "XX"
	}
	name, known := names[filter+" "+code]
	return name, known
}

func document(id, name, headline string) Document {
	return Document{
		ExpertID: id, Slug: strings.ToLower(strings.ReplaceAll(name, " ", "-")), Name: name, Headline: headline,
		Bio: "Writes reports about cranes.", City: "Newark", State: "NJ", StateName: "New Jersey", Country: "US", CountryName: "United States",
		Areas: []Area{{
			Category: "engineering", CategoryName: "Engineering", Subcategory: "structural", SubcategoryName: "Structural",
			Primary: true, Years: 12, Keywords: []string{"rigging"},
		}},
		Degrees:   []Degree{{Degree: "PhD", Field: "Physics", Organization: "Rutgers"}},
		Languages: []string{"English"}, Years: 12, ConfirmedAt: time.Date(2026, 5, 1, 10, 0, 0, 0, time.UTC),
	}
}

func numbered(n int) []Document {
	var all []Document
	for i := range n {
		all = append(all, document(fmt.Sprintf("e%02d", i), fmt.Sprintf("Expert Number%d", i), "Cranes"))
	}
	return all
}

// fieldWords is the taxonomy, read once.
var fieldWords = sync.OnceValue(func() *taxonomy.Taxonomy { return taxonomy.New(area.NameOf) })

// newService shows attorney-only items to everyone except one actor.
func newService(f *feed) *Service {
	return New(Deps{Source: f, Vocabulary: words{}, Lexicon: fieldWords(), Filters: declared, Clock: f.clock, Log: slog.New(slog.DiscardHandler),
		Counsel: func(_ context.Context, actor auth.Actor) (bool, error) { return actor.UserID != unconfirmed, nil }})
}

func built(t *testing.T, f *feed) *Service {
	t.Helper()
	s := newService(f)
	t.Cleanup(s.Close)
	if err := s.Build(t.Context()); err != nil {
		t.Fatal(err)
	}
	return s
}
