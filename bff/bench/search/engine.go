package main

import "peritus/bff/search/index"

// engine is a search engine that contains the experts. Searches may run concurrently.
type engine interface {
	// search runs a query with counts, facets, and a page of highlighted results.
	search(q index.Query) (result, error)
	close() error
}

// result is the part of a search's result that the measurement uses.
type result struct {
	count  int
	shown  int
	facets int // number of values with a count
}

// ours is the product's index.
type ours struct{ index *index.Index }

func openOurs(c corpus, _ string) (engine, error) {
	ix := index.New(declared()...)
	err := ix.Load(func(add func(index.Document) error) error {
		return c.each(func(_ int, d index.Document) error { return add(d) })
	})
	return ours{ix}, err
}

// edits is the number of experts saved one at a time after the index was built.
const edits = 5000

// openEdited returns the index after a day of work: each edit is a separate change, and
// changes are merged as in the product.
func openEdited(c corpus, dir string) (engine, error) {
	e, err := openOurs(c, dir)
	if err != nil {
		return nil, err
	}
	ix := e.(ours).index
	for i := range min(edits, c.n) {
		d := c.timed(i * 7919 % c.n)
		d.Headline += ", revised"
		ix.Apply([]index.Document{d}, nil)
		if ix.NeedsCompacting() {
			ix.Compact()
		}
	}
	return e, nil
}

func (o ours) search(q index.Query) (result, error) {
	r := o.index.Search(q)
	f := &r.Facets
	return result{r.Count, len(r.Hits), len(f.Areas) + len(f.States) + len(f.Countries) + len(f.Degrees)}, nil
}

func (o ours) close() error { return nil }
