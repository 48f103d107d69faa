package main

import "peritus/bff/search/index"

// engine is a search engine with the experts in it. Its searches run at the same
// time.
type engine interface {
	// search answers a query with counts, facets and a page of highlighted
	// results.
	search(q index.Query) (answer, error)
	close() error
}

// answer is as much of the result as the measurement looks at.
type answer struct {
	count  int
	shown  int
	facets int // values with a count
}

// ours is the index of the product.
type ours struct{ index *index.Index }

func openOurs(c corpus, _ string) (engine, error) {
	ix := index.New()
	err := ix.Load(func(add func(index.Document) error) error {
		return c.each(func(_ int, d index.Document) error { return add(d) })
	})
	return ours{ix}, err
}

func (o ours) search(q index.Query) (answer, error) {
	r := o.index.Search(q)
	f := &r.Facets
	return answer{r.Count, len(r.Hits), len(f.Areas) + len(f.States) + len(f.Countries) + len(f.Degrees)}, nil
}

func (o ours) close() error { return nil }
