package main

import "peritus/bff/search/index"

// engine is a search engine with the experts in it. Its searches run at the same
// time.
type engine interface {
	// search runs a query with counts, facets and a page of highlighted
	// results.
	search(q index.Query) (result, error)
	close() error
}

// result is as much of a search's result as the measurement looks at.
type result struct {
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

// edits are how many experts were saved since the index was built, one at a time.
const edits = 5000

// openEdited is the index as a day of work leaves it: every edit a change of its
// own, merged in between as the product does.
func openEdited(c corpus, dir string) (engine, error) {
	e, err := openOurs(c, dir)
	if err != nil {
		return nil, err
	}
	ix := e.(ours).index
	for i := range min(edits, c.n) {
		d := c.document(i * 7919 % c.n)
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
