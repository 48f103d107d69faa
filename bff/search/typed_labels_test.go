package search

import (
	"bufio"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"peritus/bff/profile/area"
	"peritus/bff/search/index"
)

const (
	typedExperts = 2000
	typedNDCG    = 0.95
)

// typedQuery is a query and who answers it. See testdata/typed/README.md.
type typedQuery struct{ text, answer, kind string }

func readTyped(t *testing.T) (queries []typedQuery) {
	t.Helper()
	text, err := os.ReadFile("testdata/typed/queries.txt")
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(strings.NewReader(string(text)))
	for lines.Scan() {
		line := lines.Text()
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		query, answer, ok := strings.Cut(line, " | ")
		if !ok {
			t.Fatalf("no answer in %q", line)
		}
		queries = append(queries, typedQuery{query, answer, "typed"})
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return queries
}

// drawn returns queries from the facts of profiles.
func drawn(documents []Document) (queries []typedQuery) {
	r := rand.New(rand.NewPCG(5, 6))
	any := func() *Document { return &documents[r.IntN(len(documents))] }
	for range 60 {
		name, _, _ := strings.Cut(any().Name, ",")
		queries = append(queries, typedQuery{name, "name " + strings.ToLower(name), "name"})
	}
	for len(queries) < 80 {
		name, _, _ := strings.Cut(any().Name, ",")
		words := strings.Fields(name)
		last := []rune(words[len(words)-1])
		if len(last) < 7 {
			continue
		}
		words[len(words)-1] = string(slices.Delete(slices.Clone(last), 3, 4))
		queries = append(queries, typedQuery{strings.Join(words, " "), "name " + strings.ToLower(name), "name, mistyped"})
	}
	for len(queries) < 150 {
		d := any()
		a := d.Areas[r.IntN(len(d.Areas))]
		if len(a.Keywords) > 0 {
			keyword := a.Keywords[r.IntN(len(a.Keywords))]
			queries = append(queries, typedQuery{keyword, "#" + strings.ToLower(keyword), "subject"})
		}
	}
	for len(queries) < 210 {
		d := any()
		if d.State == "" {
			continue
		}
		a := d.Areas[0]
		queries = append(queries, typedQuery{a.SubcategoryName + " " + d.StateName, "@" + a.Code() + " in " + d.State, "area in a state"})
	}
	return queries
}

// profile is a document with its texts in lower case: the headline and keywords, the titles
// of entries, and all.
type profile struct {
	*Document
	first, titles, all string
}

func profileOf(d *Document) profile {
	first, titles := []string{d.Headline}, []string{}
	for _, a := range d.Areas {
		first = append(append(first, a.SubcategoryName), a.Keywords...)
	}
	for _, e := range d.Entries {
		if e.Title {
			titles = append(titles, e.Text)
		}
	}
	lower := func(texts []string) string { return strings.ToLower(strings.Join(texts, "\n")) }
	return profile{d, lower(first), lower(titles), lower(textsOf(*d))}
}

// grade returns how well an expert answers.
func grade(t *testing.T, d profile, answer string) int {
	t.Helper()
	base, qualified := answer, true
	if without, word, found := strings.Cut(base, " !"); found {
		if strings.Contains(d.all, word) {
			return 0
		}
		base = without
	}
	for _, q := range []struct {
		word string
		fits func(value string) bool
	}{
		{"in ", func(v string) bool { return d.State == v }},
		{"speaks ", func(v string) bool { return slices.Contains(d.Languages, v) }},
		{"school ", func(v string) bool {
			return slices.ContainsFunc(d.Degrees, func(g Degree) bool { return strings.Contains(strings.ToLower(g.Organization), v) })
		}},
		{"name ", func(v string) bool { return strings.Contains(strings.ToLower(d.Name), v) }},
	} {
		at := strings.LastIndex(" "+base, " "+q.word)
		if at < 0 || strings.HasPrefix(base, "#") {
			continue
		}
		qualified = qualified && q.fits(base[at+len(q.word):])
		base = strings.TrimSpace(base[:at])
	}
	best := 0
	if base == "" {
		best = 3
	} else {
		for _, part := range strings.Split(base, "; ") {
			best = max(best, gradePart(t, d, part))
		}
	}
	if !qualified {
		best = max(best-2, 0)
		if base == "" {
			best = 0
		}
	}
	return best
}

func gradePart(t *testing.T, d profile, part string) int {
	t.Helper()
	code := part[1:]
	if part[0] != '#' && !area.Has(area.Split(code)) {
		t.Fatalf("there is no area %q", code)
	}
	at := slices.IndexFunc(d.Areas, func(a Area) bool { return a.Code() == code })
	switch part[0] {
	case '@':
		switch {
		case at < 0:
			return 0
		case d.Areas[at].Primary:
			return 3
		}
		return 2
	case '~':
		return min(at+1, 1)
	}
	phrases := strings.Split(code, "|")
	inAny := func(text string) bool {
		return slices.ContainsFunc(phrases, func(p string) bool { return strings.Contains(text, p) })
	}
	switch {
	case inAny(d.first):
		return 3
	case inAny(d.titles):
		return 2
	case inAny(d.all):
		return 1
	}
	return 0
}

func TestSearch_answersWhatAttorneysType(t *testing.T) {
	documents := sampleDocuments(typedExperts)
	s := built(t, newFeed(documents...))
	queries := append(readTyped(t), drawn(documents)...)
	if len(queries) < 500 {
		t.Errorf("%d queries", len(queries))
	}
	profiles := make([]profile, len(documents))
	for i := range documents {
		profiles[i] = profileOf(&documents[i])
	}
	sums, counts := map[string]float64{}, map[string]float64{}
	sum, counted := 0.0, 0.0
	for _, q := range queries {
		grades := map[string]float64{}
		for i := range documents {
			if g := grade(t, profiles[i], q.answer); g > 0 {
				grades[documents[i].ExpertID] = float64(g)
			}
		}
		if len(grades) == 0 {
			t.Logf("nobody answers %q", q.text)
			continue
		}
		r, err := s.counsel.Search(index.Query{Text: q.text, Page: 1})
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, h := range r.Hits {
			ids = append(ids, h.ExpertID)
		}
		if len(ids) == 0 || grades[ids[0]] == 0 {
			t.Errorf("the first result of %q is absurd: %v", q.text[:min(len(q.text), 60)], ids[:min(len(ids), 1)])
		}
		score := ndcg(ids, grades)
		if score < 0.8 {
			t.Logf("%.2f %q: %d of %d", score, q.text[:min(len(q.text), 60)], r.Count, len(grades))
		}
		sum, counted = sum+score, counted+1
		sums[q.kind] += score
		counts[q.kind]++
	}
	for kind := range sums {
		t.Logf("%.3f over %3.0f queries: %s", sums[kind]/counts[kind], counts[kind], kind)
	}
	if mean := sum / counted; mean < typedNDCG {
		t.Errorf("nDCG@%d is %.3f over %.0f queries, wanted %.2f", judgedResults, mean, counted, typedNDCG)
	} else {
		t.Logf("nDCG@%d is %.3f over %.0f queries", judgedResults, mean, counted)
	}
}
