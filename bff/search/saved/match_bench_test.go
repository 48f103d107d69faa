package saved

import (
	"context"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/url"
	"testing"
	"time"

	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/id"
	"peritus/bff/profile/area"
	"peritus/bff/search"
	"peritus/bff/search/taxonomy"
)

const (
	benchSearches = 100_000
	// mostTimes is how many times the reading of all searches matching one expert may take.
	mostTimes = 15
)

var benchWords = []string{"crane collapse", "tower crane", "toxicologist", "er doctor", "truck accident", "bed sores", "patent infringement",
	"structural engineer", "\"standard of care\"", "fire investigator -arson", "tbi OR concussion", "life care planner", "opioid", "handwriting", ""}

// BenchmarkMatch matches one new expert with 100,000 saved searches, beside reading the same
// rows. It fails over mostTimes.
func BenchmarkMatch_oneExpertWith100000Searches(b *testing.B) {
	d := dbtest.SQLite(b)
	f := &feed{views: map[string]search.Views{}}
	searches := search.New(search.Deps{Source: f, Vocabulary: everyState{}, Lexicon: taxonomy.New(area.NameOf), Clock: clock.System, Log: slog.New(slog.DiscardHandler)})
	b.Cleanup(searches.Close)
	s := New(Deps{DB: d, Clock: clock.System, IDs: id.Random, Search: searches, Source: f, Digests: nobody{}})
	r := rand.New(rand.NewPCG(1, 2))
	rows := make([]searchRow, benchSearches)
	for i := range rows {
		params := url.Values{}
		if words := benchWords[r.IntN(len(benchWords))]; words != "" {
			params.Set("q", words)
		}
		if len(params) == 0 || r.IntN(3) == 0 {
			params.Set("state", string(rune('A'+r.IntN(26)))+string(rune('A'+r.IntN(26))))
		}
		rows[i] = searchRow{ID: fmt.Sprintf("s%06d", i), UserID: "u", Name: "x", Params: params.Encode(), Version: 1, CreatedAt: 1, OpenedAt: 1, NewSince: 1, Known: []byte{}}
	}
	if err := d.Write(b.Context()).CreateInBatches(&rows, 500).Error; err != nil {
		b.Fatal(err)
	}
	expert := document("a", "Crane operator; tower cranes, rigging, and crane collapses")
	changes := []search.Change{{Seq: 1, ExpertID: expert.ExpertID, Views: search.Views{Counsel: expert, Public: expert}}}
	var reading, matching time.Duration
	for b.Loop() {
		from := time.Now()
		if err := s.store.each(b.Context(), atOnce, func([]stored) error { return nil }); err != nil {
			b.Fatal(err)
		}
		reading += time.Since(from)
		from = time.Now()
		batch, fit := s.Search.BatchOf(changes), 0
		err := s.store.each(b.Context(), atOnce, func(some []stored) error {
			found, err := s.candidates(batch, some)
			fit += len(found)
			return err
		})
		if err != nil || fit < benchSearches/50 || fit > benchSearches/2 {
			b.Fatal(fit, err)
		}
		matching += time.Since(from)
	}
	ratio := float64(matching) / float64(reading)
	b.ReportMetric(ratio, "times-reading")
	b.ReportMetric(matching.Seconds()/float64(b.N)*1e6/benchSearches, "µs/search")
	if ratio > mostTimes {
		b.Errorf("matching takes %.1f times as long as reading the searches, at most %d", ratio, mostTimes)
	}
}

// everyState is a vocabulary in which every code is a state.
type everyState struct{}

func (everyState) Name(filter, code string) (string, bool) { return code, filter == "state" }

// nobody gets digests.
type nobody struct{}

func (nobody) DigestsDue(context.Context, map[string]time.Time) ([]string, error) { return nil, nil }

func (nobody) SendDigests(context.Context, ...notify.Message) error { return nil }
