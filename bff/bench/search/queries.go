package main

import (
	"math/rand/v2"
	"slices"
	"strings"

	"peritus/bff/search/index"
)

// class is a kind of query with examples.
type class struct {
	name    string
	queries []index.Query
}

// examples is the number of distinct queries per class.
const examples = 300

// makeQueries draws the queries from the experts' words, by the share of experts that have
// each word.
func makeQueries(c corpus) []class {
	r := rand.New(rand.NewPCG(c.seed, 7))
	words, share := wordShares(c)
	between := func(least, most float64) []string {
		var list []string
		for _, w := range words {
			if s := share[w]; s >= least && s < most {
				list = append(list, w)
			}
		}
		return list
	}
	any := func(list []string) string { return list[r.IntN(len(list))] }
	repeat := func(name string, make func() index.Query) class {
		k := class{name: name}
		for range examples {
			k.queries = append(k.queries, make())
		}
		return k
	}

	rarest := 1.5 / float64(min(c.n, counted))
	common, middling, rare := between(0.05, 2), between(0.002, 0.05), between(0, max(0.0005, rarest))
	usual := between(0.005, 2)
	known := make(map[string]bool, len(words))
	for _, w := range words {
		known[w] = true
	}
	return []class{
		repeat("common", func() index.Query { return index.Query{Text: any(common) + " "} }),
		repeat("two words", func() index.Query { return index.Query{Text: pairOf(c, r, usual)} }),
		repeat("rare", func() index.Query { return index.Query{Text: any(rare) + " "} }),
		repeat("typo", func() index.Query { return index.Query{Text: mistype(r, any(middling), known) + " "} }),
		repeat("filters", func() index.Query { return filtersOf(c, r) }),
		repeat("fees", func() index.Query { return feesOf(c, r) }),
		repeat("by fee", func() index.Query {
			q := feesOf(c, r)
			q.Sort, q.Fees.From, q.Fees.To = index.ByFee, 0, 0
			return q
		}),
		repeat("prefix", func() index.Query {
			w := any(middling)
			return index.Query{Text: w[:min(2+r.IntN(4), len(w)-1)]}
		}),
	}
}

// counted is the number of experts whose words are counted.
const counted = 5000

// wordShares returns the share of a sample of experts that have each word.
func wordShares(c corpus) (words []string, share map[string]float64) {
	n := min(c.n, counted)
	seen := map[string]int{}
	for i := range n {
		d := c.document(i * (c.n / n))
		mine := map[string]bool{}
		for _, w := range strings.FieldsFunc(index.Fold(d.Name+" "+d.Headline+" "+d.Bio), func(r rune) bool { return r < 'a' || r > 'z' }) {
			if len(w) >= 4 && !mine[w] {
				mine[w] = true
				seen[w]++
			}
		}
	}
	share = map[string]float64{}
	for w, k := range seen {
		words = append(words, w)
		share[w] = float64(k) / float64(n)
	}
	slices.Sort(words)
	return words, share
}

// pairOf returns two words of one expert.
func pairOf(c corpus, r *rand.Rand, from []string) string {
	for {
		d := c.document(r.IntN(c.n))
		var mine []string
		for _, w := range strings.FieldsFunc(index.Fold(d.Headline+" "+d.Bio), func(r rune) bool { return r < 'a' || r > 'z' }) {
			if _, ok := slices.BinarySearch(from, w); ok && !slices.Contains(mine, w) {
				mine = append(mine, w)
			}
		}
		if len(mine) >= 2 {
			i, j := r.IntN(len(mine)), r.IntN(len(mine)-1)
			if j >= i {
				j++
			}
			return mine[i] + " " + mine[j] + " "
		}
	}
}

// mistype makes one typing error that doesn't produce another known word.
func mistype(r *rand.Rand, word string, known map[string]bool) string {
	for {
		b := []byte(word)
		at := 1 + r.IntN(len(b)-2)
		letter := byte('a' + r.IntN(26))
		switch r.IntN(4) {
		case 0:
			b[at] = letter
		case 1:
			b = slices.Insert(b, at, letter)
		case 2:
			b = slices.Delete(b, at, at+1)
		default:
			b[at], b[at+1] = b[at+1], b[at]
		}
		if s := string(b); len(s) >= 4 && !known[s] {
			return s
		}
	}
}

// filtersOf returns filters from a random expert, so that most queries find something.
func filtersOf(c corpus, r *rand.Rand) index.Query {
	for {
		d := c.document(r.IntN(c.n))
		var q index.Query
		if r.IntN(3) > 0 {
			a := d.Areas[r.IntN(len(d.Areas))]
			q.Areas = append(q.Areas, a.Code())
			if r.IntN(3) == 0 {
				q.Areas[0] = a.Category
			}
		}
		if r.IntN(2) > 0 && d.State != "" {
			q.States = append(q.States, d.State)
			if other := c.document(r.IntN(c.n)).State; other != "" && other != d.State && r.IntN(2) == 0 {
				q.States = append(q.States, other)
			}
		}
		if r.IntN(4) == 0 {
			q.Countries = append(q.Countries, d.Country)
		}
		if r.IntN(3) == 0 && len(d.Degrees) > 0 {
			q.Degrees = append(q.Degrees, d.Degrees[0].Degree)
		}
		if len(q.Areas)+len(q.States)+len(q.Countries)+len(q.Degrees) > 0 {
			return q
		}
	}
}

// feesOf returns an area and a range of hourly rates around those of a random expert.
func feesOf(c corpus, r *rand.Rand) index.Query {
	for {
		d := c.document(r.IntN(c.n))
		for _, f := range d.Fees {
			if f.Cents > 0 {
				a := d.Areas[r.IntN(len(d.Areas))]
				return index.Query{Areas: []string{a.Category}, Fees: index.FeeRange{Activity: f.Activity, From: f.Cents - f.Cents/4, To: f.Cents + f.Cents/4}}
			}
		}
	}
}
