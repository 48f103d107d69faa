package index

import (
	"cmp"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"
)

// vocabulary has inflections, common prefixes, and near spellings, so that every kind of
// match occurs.
var vocabulary = strings.Fields(`crane cranes craning crate rigging rigged rigs riging rope ropes roped structural structure
	structures structurel strut metallurgy metallurgist metalurgy bridge bridges bridging fridge collapse collapsed
	colapse failure failures failing forensic forensics Müller muller O'Brien brien 山田 東京 an the expert b30 x`)

var (
	someAreas     = []Area{area("engineering", "structural"), area("engineering", "mechanical"), area("law", "tax"), area("law", "wills"), area("care", "nursing")}
	someStates    = []string{"NJ", "NY", "TX", ""}
	someCountries = []string{"US", "CA", "IE"}
	someCities    = []string{"Newark", "São Paulo", "Biel/Bienne", "Newark Valley", ""}
	someDegrees   = []string{"PhD", "MS", "BA", "JD"}
	someFilters   = []Filter{{Code: "side"}, {Code: FeeFilter}, {Code: "hidden", Hidden: true}, {Code: "language"}}
	someFacts     = []string{"one", "two", "three"}
	someFees      = []string{"review", "trial"}
)

func randomWords(r *rand.Rand, n int) string {
	words := make([]string, n)
	for i := range words {
		words[i] = vocabulary[r.IntN(len(vocabulary))]
	}
	return strings.Join(words, " ")
}

func randomDocument(r *rand.Rand, id string) Document {
	d := expert(id, randomWords(r, 1+r.IntN(2)), randomWords(r, r.IntN(4)), randomWords(r, r.IntN(12)))
	for _, i := range r.Perm(len(someAreas))[:r.IntN(4)] {
		a := someAreas[i]
		a.Years = r.IntN(30)
		a.Primary = len(d.Areas) == 0
		if r.IntN(2) == 0 {
			a.Keywords = []string{randomWords(r, 1+r.IntN(2))}
		}
		d.Areas = append(d.Areas, a)
	}
	d.State = someStates[r.IntN(len(someStates))]
	d.StateName = d.State
	d.Country = someCountries[r.IntN(len(someCountries))]
	d.CountryName = d.Country
	d.City = someCities[r.IntN(len(someCities))]
	if r.IntN(3) == 0 {
		word := randomWords(r, 1)
		d.Courts = []Court{{"Court of " + word, "Ct. " + word}}
	}
	for _, i := range r.Perm(len(someDegrees))[:r.IntN(3)] {
		d.Degrees = append(d.Degrees, Degree{Degree: someDegrees[i], Field: randomWords(r, r.IntN(2)), Organization: "Institute of " + randomWords(r, 1)})
	}
	for range r.IntN(4) {
		d.Entries = append(d.Entries, Entry{Row: "Publication", Text: randomWords(r, 1+r.IntN(4)), Title: r.IntN(2) == 0, Shown: r.IntN(3) == 0})
	}
	for _, filter := range []string{"side", "hidden", "language", "unknown"} {
		for _, i := range r.Perm(len(someFacts))[:r.IntN(3)] {
			d.Facts = append(d.Facts, Fact{filter, someFacts[i], someFacts[i]})
		}
	}
	for _, i := range r.Perm(len(someFees))[:r.IntN(3)] {
		d.Fees = append(d.Fees, Fee{someFees[i], r.IntN(4) * 200_00})
	}
	d.Testimony = Testimony{r.IntN(9), r.IntN(9), r.IntN(9), r.IntN(9)}
	if r.IntN(2) == 0 {
		d.Until = time.Date(2026, 1, 1+r.IntN(200), 0, 0, 0, 0, time.UTC)
	}
	d.Years = r.IntN(40) - 1
	d.ConfirmedAt = time.Date(2026, 1, 1+r.IntN(200), 0, 0, 0, 0, time.UTC)
	return d
}

func randomQuery(r *rand.Rand) Query {
	pick := func(from []string, most int) (out []string) {
		for range r.IntN(most + 1) {
			if v := from[r.IntN(len(from))]; v != "" && !slices.Contains(out, v) {
				out = append(out, v)
			}
		}
		return out
	}
	q := Query{
		Text:   randomWords(r, r.IntN(4)),
		States: pick(someStates, 2), Countries: pick(someCountries, 1), Degrees: pick(someDegrees, 1),
		Filters: map[string][]string{"side": pick(someFacts, 2), "language": pick(someFacts, 1), "hidden": pick(someFacts, 1)},
		Fees:    FeeRange{Activity: append(someFees, "")[r.IntN(3)], From: r.IntN(3) * 200_00, To: r.IntN(3) * 300_00},
		Sort:    []Sort{ByRelevance, ByConfirmed, ByExperience, ByName, ByFee}[r.IntN(5)],
		Page:    1 + r.IntN(2),
	}
	var codes []string
	for _, a := range someAreas {
		codes = append(codes, a.Code(), a.Category)
	}
	q.Areas = pick(codes, 2)
	if r.IntN(4) == 0 {
		for range 1 + r.IntN(2) {
			code := CityCode(someCountries[r.IntN(len(someCountries))], someStates[r.IntN(len(someStates))], someCities[r.IntN(len(someCities))])
			if !slices.Contains(q.Cities, code) && !strings.HasSuffix(code, "/") {
				q.Cities = append(q.Cities, code)
			}
		}
	}
	if q.Text != "" && r.IntN(3) == 0 {
		q.Text = q.Text[:len(q.Text)-1]
	}
	if r.IntN(4) == 0 {
		q.Text += " "
	}
	return q
}

// naive is a simple reference search: the terms of each document, and for each word and
// document whether any form matches.
type naive struct {
	documents map[string]Document
	terms     map[string][]string // by expert id
	all       map[string]string   // every term and its stem
}

func newNaive(documents map[string]Document) *naive {
	n := &naive{documents: documents, terms: map[string][]string{}, all: map[string]string{}}
	for id, d := range documents {
		terms := map[string]bool{}
		add := func(text string, name bool) {
			for _, term := range nameWords(text) {
				if name || !isStop(term) {
					terms[term] = true
				}
			}
		}
		add(d.Name, true)
		rest := []string{d.Headline, d.Bio, d.City, d.State, d.StateName, d.CountryName}
		rest = append(append(append(rest, d.Languages...), d.Organizations...), d.Keywords...)
		for _, a := range d.Areas {
			rest = append(append(rest, a.SubcategoryName), a.Keywords...)
		}
		for _, g := range d.Degrees {
			rest = append(rest, g.Degree, g.DegreeName, g.Field, g.Organization)
		}
		for _, e := range d.Entries {
			rest = append(rest, e.Text)
		}
		for _, text := range rest {
			add(text, false)
		}
		n.terms[id] = slices.Collect(maps.Keys(terms))
		for term := range terms {
			if _, known := n.all[term]; !known {
				n.all[term] = stemOf(term)
			}
		}
	}
	return n
}

func (n *naive) idsWith(fits func(term, stem string) bool) map[string]bool {
	matching := map[string]bool{}
	for term, stem := range n.all {
		if fits(term, stem) {
			matching[term] = true
		}
	}
	ids := map[string]bool{}
	for id, terms := range n.terms {
		if slices.ContainsFunc(terms, func(term string) bool { return matching[term] }) {
			ids[id] = true
		}
	}
	return ids
}

// word returns the experts that match a word, and whether they do so only with typos.
func (n *naive) word(w queryWord) (ids map[string]bool, soft bool) {
	stemmed := stemOf(w.term)
	ids = n.idsWith(func(term, stem string) bool { return term == w.term || !w.dense && !w.optional && stem == stemmed })
	if w.optional {
		return ids, false
	}
	if w.growing && len(ids) <= Few {
		maps.Copy(ids, n.idsWith(func(term, _ string) bool { return strings.HasPrefix(term, w.term) }))
	}
	if w.dense || isStop(w.term) {
		return ids, false
	}
	for edits := 1; edits <= editsAllowed(w.term) && len(ids) == 0; edits++ {
		stems := map[string]bool{}
		for term, stem := range n.all {
			if d := plainDistance([]rune(term), []rune(w.term)); d > 0 && d <= edits {
				stems[stem] = true
			}
		}
		ids = n.idsWith(func(_, stem string) bool { return stems[stem] })
		soft = len(ids) > 0
	}
	return ids, soft
}

// text returns the matches of a query's words, ignoring filters, and the clauses that each
// of them has. Filters decide only how far a search is broadened.
func (n *naive) text(q Query) map[string]bool {
	all := map[string]bool{}
	for id := range n.documents {
		all[id] = true
	}
	q.Page = 1
	parsed := parseQuery(&q, nil, nil)
	if len(parsed) == 0 {
		return all
	}
	var found []map[string]bool
	var weights []float64
	required, soft, sum := 0, 0, 0.0
	complete := maps.Clone(all)
	for _, w := range parsed {
		if w.optional {
			continue
		}
		required++
		ids, mistyped := n.word(w)
		if len(ids) == 0 {
			continue
		}
		weight := commonWorth + rarity(len(n.documents), len(ids))/2
		if mistyped {
			soft++
			weight /= 2
		} else {
			maps.DeleteFunc(complete, func(id string, _ bool) bool { return !ids[id] })
		}
		found, weights, sum = append(found, ids), append(weights, weight), sum+weight
	}
	switch {
	case required == 0:
		return all
	case len(found) == 0:
		return nil
	case required == 1:
		return found[0]
	}
	passing := 0
	for id := range complete {
		if n.passes(n.documents[id], q, -1) {
			passing++
		}
	}
	relevance := q.Sort == ByRelevance || q.Sort == ""
	if soft < len(found) && (len(found) < 2 || passing > 0 && (!relevance || passing > Few)) {
		return complete
	}
	return n.broadened(q, found, weights, sum)
}

// broadened returns the experts with enough of the clauses.
func (n *naive) broadened(q Query, found []map[string]bool, weights []float64, sum float64) map[string]bool {
	coverage := map[string]int{}
	var with [256]int
	best := 1
	for id := range n.documents {
		for i, ids := range found {
			if ids[id] {
				coverage[id] += max(int(weights[i]/sum*coverageSum), 1)
			}
		}
		if n.passes(n.documents[id], q, -1) && coverage[id] > 0 {
			with[coverage[id]]++
			best = max(best, coverage[id])
		}
	}
	least, total := best, 0
	for c := best; c >= max(best*leastShare/100, 1) && total < enough; c-- {
		if with[c] > 0 {
			least = c
			total += with[c]
		}
	}
	maps.DeleteFunc(coverage, func(_ string, c int) bool { return c < least })
	ids := map[string]bool{}
	for id := range coverage {
		ids[id] = true
	}
	return ids
}

// known are the filters of the index that the naive search imitates.
var known = newFilters(someFilters)

func valuesOf(d Document, g Group) map[string]bool {
	values := map[string]bool{}
	for _, f := range d.Facts {
		if known.groups[f.Filter] == g && g != Areas && !known.hidden[g] {
			values[f.Code] = true
		}
	}
	switch g {
	case Areas:
		for _, a := range d.Areas {
			values[a.Category], values[a.Code()] = true, true
		}
	case States:
		values[d.State] = d.State != ""
	case Countries:
		values[d.Country] = true
	case Cities:
		values[CityCode(d.Country, d.State, d.City)] = d.City != ""
	case Degrees:
		for _, degree := range d.Degrees {
			values[degree.Degree] = true
		}
	}
	maps.DeleteFunc(values, func(_ string, has bool) bool { return !has })
	return values
}

func (n *naive) passes(d Document, q Query, except int) bool {
	for g := range known.count() {
		selected := known.selected(&q, g)
		if g == known.fee && int(g) != except && q.Fees.limited() && !affordable(d, q.Fees) {
			return false
		}
		if len(selected) == 0 || int(g) == except {
			continue
		}
		values := valuesOf(d, g)
		if !slices.ContainsFunc(selected, func(s string) bool { return values[s] }) {
			return false
		}
	}
	return true
}

func rateOf(d Document, activity string) (cents int, stated bool) {
	for _, f := range d.Fees {
		if f.Activity == activity {
			return f.Cents, true
		}
	}
	return 0, false
}

func affordable(d Document, r FeeRange) bool {
	cents, _ := rateOf(d, r.Activity)
	return cents > 0 && cents >= r.From && (r.To == 0 || cents <= r.To)
}

func (n *naive) checkFees(t *testing.T, r Result, q Query, matching map[string]bool) {
	t.Helper()
	if q.Fees.Activity == "" {
		if r.Facets.Fees != nil {
			t.Fatalf("%+v: fees that nobody asked for: %+v", q, r.Facets.Fees)
		}
		return
	}
	compared, incomparable := map[int]int{}, 0
	for id := range matching {
		d := n.documents[id]
		if cents, stated := rateOf(d, q.Fees.Activity); stated && n.passes(d, q, int(known.fee)) {
			if cents == 0 {
				incomparable++
			} else {
				compared[cents]++
			}
		}
	}
	f, total := r.Facets.Fees, 0
	for _, b := range f.Buckets {
		for cents, count := range compared {
			if cents >= b.From && cents < b.To {
				b.Count -= count
				total += count
			}
		}
		if b.Count != 0 {
			t.Fatalf("%+v: %+v of %v is off by %d", q, f, compared, b.Count)
		}
	}
	if f.Compared != total || f.Incomparable != incomparable {
		t.Fatalf("%+v: %+v, want %d and %d", q, f, total, incomparable)
	}
}

func (n *naive) check(t *testing.T, r Result, q Query) {
	t.Helper()
	matching := n.text(q)
	var want []string
	for id := range matching {
		if n.passes(n.documents[id], q, -1) {
			want = append(want, id)
		}
	}
	if r.Count != len(want) || r.Of != len(n.documents) {
		t.Fatalf("%+v: %d of %d, want %d of %d", q, r.Count, r.Of, len(want), len(n.documents))
	}
	for _, h := range r.Hits {
		if !slices.Contains(want, h.ExpertID) {
			t.Fatalf("%+v: %s does not fit", q, h.ExpertID)
		}
		if textOf(h.Headline) != n.documents[h.ExpertID].Headline {
			t.Fatalf("headline %q", textOf(h.Headline))
		}
	}
	if shown := min(max(len(want)-(q.Page-1)*PageSize, 0), PageSize); len(r.Hits) != shown {
		t.Fatalf("%+v: %d on the page, want %d", q, len(r.Hits), shown)
	}
	if !slices.IsSortedFunc(r.Hits, func(a, b Hit) int {
		switch q.Sort {
		case ByConfirmed:
			return b.ConfirmedAt.Compare(a.ConfirmedAt)
		case ByExperience:
			return cmp.Compare(b.Years, a.Years)
		case ByName:
			return strings.Compare(Fold(a.Name), Fold(b.Name))
		case ByFee:
			x, _ := rateOf(a.Document, q.Fees.Activity)
			y, _ := rateOf(b.Document, q.Fees.Activity)
			return cmp.Compare(uint(x-1), uint(y-1))
		}
		return 0
	}) {
		t.Fatalf("%+v: out of order: %s", q, idsOf(r.Hits))
	}
	n.checkFees(t, r, q, matching)
	got := map[Group]map[string]int{}
	lists := map[Group][]Facet{Areas: flat(r.Facets.Areas), States: r.Facets.States, Countries: r.Facets.Countries, Degrees: r.Facets.Degrees, Cities: r.Facets.Cities}
	for _, f := range r.Facets.Filters {
		lists[known.groups[f.Filter]] = f.Values
	}
	for g, list := range lists {
		got[g] = map[string]int{}
		for _, f := range list {
			if f.Count > 0 {
				got[g][f.Code] = f.Count
			} else if !f.Selected && g != Areas {
				t.Fatalf("%+v: an empty value that is not selected: %+v", q, f)
			}
		}
	}
	for g := range known.count() {
		counts := map[string]int{}
		for id := range matching {
			if d := n.documents[id]; n.passes(d, q, int(g)) {
				for v := range valuesOf(d, g) {
					if g != Cities || slices.Contains(q.Cities, v) {
						counts[v]++
					}
				}
			}
		}
		if !maps.Equal(counts, got[g]) {
			t.Fatalf("%+v: group %d counts %v, want %v", q, g, got[g], counts)
		}
	}
	for _, d := range r.Drop {
		without := n.text(d.Query)
		count := 0
		for id := range without {
			if n.passes(n.documents[id], d.Query, -1) {
				count++
			}
		}
		if count != d.Count || count <= r.Count {
			t.Fatalf("%+v: dropping %s %s promises %d, gives %d", q, d.Filter, d.Value, d.Count, count)
		}
	}
}

func flat(areas []AreaFacet) (list []Facet) {
	for _, a := range areas {
		list = append(append(list, a.Facet), a.Children...)
	}
	return list
}

func TestSearch_matchesAPlainScan(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, size := range []int{3, 40, 400, 5000} { // the last one is large enough for every shortcut
		documents := map[string]Document{}
		for i := range size {
			id := fmt.Sprintf("%03d", i)
			documents[id] = randomDocument(r, id)
		}
		ix := indexOf(t, slices.Collect(maps.Values(documents))...)
		n := newNaive(documents)
		for range max(250-size/20, 20) {
			q := randomQuery(r)
			n.check(t, ix.Search(q), q)
			if size > 1000 { // short prefixes, filters alone, and sets larger than half
				for _, text := range []string{q.Text[:min(len(q.Text), 2+r.IntN(2))], "", "struct"} {
					if !utf8.ValidString(text) {
						continue
					}
					q := q
					q.Text = text
					q.States = nil
					n.check(t, ix.Search(q), q)
				}
			}
		}
	}
}

func TestApply_stepByStepEqualsARebuild(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	ix := New(someFilters...)
	documents := map[string]Document{}
	for round := range 30 {
		var upserts []Document
		var removed []string
		for range r.IntN(60) {
			id := fmt.Sprintf("%03d", r.IntN(700))
			if r.IntN(4) == 0 {
				removed = append(removed, id)
				upserts = slices.DeleteFunc(upserts, func(d Document) bool { return d.ExpertID == id })
				delete(documents, id)
				continue
			}
			d := randomDocument(r, id)
			removed = slices.DeleteFunc(removed, func(other string) bool { return other == id })
			upserts = append(upserts, d)
			documents[id] = d
		}
		ix.Apply(upserts, removed)
		if round%7 == 6 {
			ix.Compact()
		}
		rebuilt := indexOf(t, slices.Collect(maps.Values(documents))...)
		n := newNaive(documents)
		for range 12 {
			q := randomQuery(r)
			got, want := ix.Search(q), rebuilt.Search(q)
			if !reflect.DeepEqual(got, want) {
				t.Fatalf("round %d, %+v:\n%+v\nwant\n%+v", round, q, got, want)
			}
			n.check(t, got, q)
			text := strings.TrimSpace(q.Text)
			if got, want := ix.Suggest(text, nil), rebuilt.Suggest(text, nil); !reflect.DeepEqual(got, want) {
				t.Fatalf("round %d, suggest %q:\n%+v\nwant\n%+v", round, text, got, want)
			}
			ids := append(slices.Sorted(maps.Keys(documents)), "nobody")
			if got, want := ix.Hits(ids), rebuilt.Hits(ids); !reflect.DeepEqual(got, want) || len(got) != len(documents) {
				t.Fatalf("round %d, by id:\n%+v\nwant\n%+v", round, got, want)
			}
			for id := range documents {
				got, _ := ix.Similar(id, 6)
				want, _ := rebuilt.Similar(id, 6)
				if due := time.Date(2026, 4, 1, 0, 0, 0, 0, time.UTC); !slices.Equal(slices.Sorted(slices.Values(ix.Due(due))), slices.Sorted(slices.Values(rebuilt.Due(due)))) {
					t.Fatalf("round %d, due: %v, want %v", round, ix.Due(due), rebuilt.Due(due))
				}
				if idsOf(got.Hits) != idsOf(want.Hits) {
					t.Fatalf("round %d, similar to %s: %s, want %s", round, id, idsOf(got.Hits), idsOf(want.Hits))
				}
				break
			}
		}
	}
}
