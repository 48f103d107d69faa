package search

import (
	"bufio"
	"encoding/json"
	"math"
	"os"
	"slices"
	"testing"

	"peritus/bff/search/index"
)

// labeled is a query with a grade for each expert: 3 works on exactly that, 2 also works
// on it, 1 mentions it. See testdata/labeled/README.md.
type labeled struct {
	Kind   string
	Query  string
	Grades map[string]float64
}

func readLines[T any](t *testing.T, name string) []T {
	t.Helper()
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := file.Close(); err != nil {
			t.Error(err)
		}
	}()
	var all []T
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var one T
		if err := json.Unmarshal(lines.Bytes(), &one); err != nil {
			t.Fatal(err)
		}
		all = append(all, one)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

const (
	judgedResults = 10
	wantedNDCG    = 0.9
)

// ndcg is the normalized discounted cumulative gain: the gain of the first results as a
// share of the best possible gain.
func ndcg(ids []string, grades map[string]float64) float64 {
	gain := func(grade float64, at int) float64 { return (math.Pow(2, grade) - 1) / math.Log2(float64(at)+2) }
	got, best := 0.0, 0.0
	for at, id := range ids[:min(len(ids), judgedResults)] {
		got += gain(grades[id], at)
	}
	var ideal []float64
	for _, grade := range grades {
		ideal = append(ideal, grade)
	}
	slices.Sort(ideal)
	slices.Reverse(ideal)
	for at, grade := range ideal[:min(len(ideal), judgedResults)] {
		best += gain(grade, at)
	}
	return got / best
}

func TestSearch_ranksRelevantExpertsFirst(t *testing.T) {
	experts := readLines[Document](t, "testdata/labeled/experts.jsonl")
	queries := readLines[labeled](t, "testdata/labeled/queries.jsonl")
	if len(experts) < 300 || len(queries) < 200 {
		t.Fatalf("%d experts, %d queries", len(experts), len(queries))
	}
	s := built(t, newFeed(experts...))
	sums, counts := map[string]float64{}, map[string]float64{}
	total := 0.0
	for _, q := range queries {
		r, err := s.counsel.Search(index.Query{Text: q.Query, Page: 1})
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, h := range r.Hits {
			ids = append(ids, h.ExpertID)
		}
		score := ndcg(ids, q.Grades)
		if score < 0.7 {
			t.Logf("%.2f %s %q: %v", score, q.Kind, q.Query, ids[:min(len(ids), judgedResults)])
		}
		total += score
		sums[q.Kind] += score
		counts[q.Kind]++
	}
	for kind, sum := range sums {
		t.Logf("%.3f over %3.0f queries: %s", sum/counts[kind], counts[kind], kind)
	}
	if mean := total / float64(len(queries)); mean < wantedNDCG {
		t.Errorf("nDCG@%d is %.3f, wanted %.2f", judgedResults, mean, wantedNDCG)
	} else {
		t.Logf("nDCG@%d is %.3f over %d queries", judgedResults, mean, len(queries))
	}
}
