package saved

import (
	"context"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/id"
	"peritus/bff/search"
)

var (
	noon = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	dana = auth.Actor{UserID: "dana", Groups: auth.Groups{auth.Attorney}} // sees attorney-only items
	lee  = auth.Actor{UserID: "lee", Groups: auth.Groups{auth.Attorney}}  // doesn't
)

// of is the id of a profile by a short name.
func of(name string) string { return strings.Repeat("0", 26-len(name)) + name }

// feed are profiles in memory and their changes.
type feed struct {
	mu      sync.Mutex
	views   map[string]search.Views
	changes []string
}

func (f *feed) put(name string, v search.Views) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.views[of(name)] = v
	f.changes = append(f.changes, of(name))
}

func (f *feed) Each(_ context.Context, yield func(search.Views) error) (int64, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, v := range f.views {
		if err := yield(v); err != nil {
			return 0, err
		}
	}
	return int64(len(f.changes)), nil
}

func (f *feed) Since(_ context.Context, seq int64) (page []search.Change, _ error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for at := int(seq); at < len(f.changes) && len(page) < 3; at++ {
		page = append(page, search.Change{Seq: int64(at + 1), ExpertID: f.changes[at], Views: f.views[f.changes[at]]})
	}
	return page, nil
}

func (f *feed) Current(_ context.Context, expertIDs []string) (all []search.Change, _ error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, expertID := range expertIDs {
		all = append(all, search.Change{ExpertID: expertID, Views: f.views[expertID]})
	}
	return all, nil
}

func (f *feed) Latest(context.Context) (int64, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return int64(len(f.changes)), nil
}

type noNames struct{}

func (noNames) Name(filter, code string) (string, bool) { return "", filter == "state" && code == "TX" }

// world is a service with the experts a to h in the database and nobody in search.
type world struct {
	*Service
	t       *testing.T
	feed    *feed
	clock   *clock.Fake
	out     *notifytest.Outbox
	daily   *daily
	readers map[string]Reader
}

func each(t *testing.T, f func(t *testing.T, w *world)) {
	t.Helper()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		c := clock.NewFake(noon)
		w := &world{t: t, feed: &feed{views: map[string]search.Views{}}, clock: c, out: &notifytest.Outbox{}, daily: &daily{last: map[string]time.Time{}}, readers: map[string]Reader{
			"dana": {Person: auth.Person{ID: "dana", Name: "Dana Reyes", Email: "dana@firm.example"}, Counsel: true},
			"lee":  {Person: auth.Person{ID: "lee", Name: "Lee Park", Email: "lee@firm.example"}},
		}}
		for name := range strings.FieldsSeq("a b c d e f g h") {
			w.exec("INSERT INTO experts (id, status, visibility, created_at, updated_at) VALUES (?, 'published', 'public', 1, 1)", d, of(name))
		}
		w.daily.world = w
		w.Service = w.process(d)
		f(t, w)
	})
}

const day = 24 * time.Hour

// daily sends a digest once in 24 hours. What a process sends after another, on the same day, is
// refused by the real one.
type daily struct {
	*world
	mu   sync.Mutex
	last map[string]time.Time
}

func (d *daily) DigestsDue(_ context.Context, since map[string]time.Time) (due []string, _ error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for userID := range since {
		if last, sent := d.last[userID]; !sent || !d.clock.Now().Before(last.Add(day)) {
			due = append(due, userID)
		}
	}
	slices.Sort(due)
	return due, nil
}

func (d *daily) SendDigests(ctx context.Context, messages ...notify.Message) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, m := range messages {
		d.last[m.UserID] = d.clock.Now()
	}
	return d.out.Send(ctx, messages...)
}

// process is another process on the same database.
func (w *world) process(d *db.DB) *Service {
	w.t.Helper()
	searches := search.New(search.Deps{Source: w.feed, Vocabulary: noNames{}, Clock: w.clock, Log: slog.New(slog.DiscardHandler),
		Filters: []search.Filter{{Code: "secret", Label: "Secret", Counsel: true, Values: []search.Choice{{Code: "yes", Name: "Yes"}}}},
		Counsel: func(_ context.Context, actor auth.Actor) (bool, error) { return w.readers[actor.UserID].Counsel, nil }})
	w.t.Cleanup(searches.Close)
	if err := searches.Build(w.t.Context()); err != nil {
		w.t.Fatal(err)
	}
	return New(Deps{DB: d, Clock: w.clock, IDs: id.Random, Search: searches, Source: w.feed, Digests: w.daily, WebOrigin: "https://peritus.example",
		Readers: func(_ context.Context, userIDs []string) (map[string]Reader, error) {
			found := map[string]Reader{}
			for _, userID := range userIDs {
				if r, ok := w.readers[userID]; ok {
					found[userID] = r
				}
			}
			return found, nil
		}})
}

func (w *world) exec(statement string, d *db.DB, args ...any) {
	w.t.Helper()
	if err := d.Write(w.t.Context()).Exec(statement, args...).Error; err != nil {
		w.t.Fatal(err)
	}
}

func document(name, headline string) *search.Document {
	return &search.Document{ExpertID: of(name), Slug: name, Name: strings.ToUpper(name) + " Lane", Headline: headline, Country: "US", CountryName: "United States", Years: search.Unknown}
}

// publish shows an expert to everyone who may search.
func (w *world) publish(name, headline string) {
	d := document(name, headline)
	w.feed.put(name, search.Views{Counsel: d, Public: d})
}

func (w *world) hide(name string) { w.feed.put(name, search.Views{}) }

func (w *world) save(actor auth.Actor, name, params string) Search {
	w.t.Helper()
	saved, err := w.Save(w.t.Context(), actor, SaveForm{Name: name, Mail: true, Search: params})
	if err != nil {
		w.t.Fatal(err)
	}
	return saved
}

// match matches what changed and returns the new emails: to whom, and about whom, by name.
func (w *world) match() []string {
	w.t.Helper()
	before := len(w.out.All)
	w.clock.Advance(time.Minute)
	if err := w.Match(w.t.Context()); err != nil {
		w.t.Fatal(err)
	}
	var told []string
	for _, m := range w.out.All[before:] {
		words := []string{m.To}
		for line := range strings.Lines(m.Text) {
			if name, _, ok := strings.Cut(line, " Lane"); ok {
				words = append(words, strings.ToLower(name))
			}
		}
		slices.Sort(words[1:])
		told = append(told, strings.Join(words, " "))
	}
	slices.Sort(told)
	return told
}

func (w *world) wantTold(want ...string) {
	w.t.Helper()
	if got := w.match(); !slices.Equal(got, want) {
		w.t.Errorf("told %q, want %q", got, want)
	}
}
