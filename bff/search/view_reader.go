package search

import (
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"unicode/utf8"

	"peritus/bff/platform/errs"
	"peritus/bff/search/index"
)

// View is what one kind of reader can search.
type View struct {
	index      *index.Index
	vocabulary Vocabulary
	lexicon    index.Lexicon
	filters    []Filter
	counsel    bool // sees attorney-only fields
	ready      func() bool
	compacting atomic.Bool
}

// apply applies the last change of each expert.
func (v *View) apply(changes []Change, pick func(Views) *Document) {
	last := make(map[string]int, len(changes))
	for i := range changes {
		last[changes[i].ExpertID] = i
	}
	var upserts []Document
	var removed []string
	for i, c := range changes {
		if last[c.ExpertID] != i {
			continue
		}
		if d := pick(c.Views); d != nil {
			upserts = append(upserts, *d)
		} else {
			removed = append(removed, c.ExpertID)
		}
	}
	v.index.Apply(upserts, removed)
}

// compact merges the index's segments in the background if due.
func (v *View) compact(background *sync.WaitGroup) {
	if !v.index.NeedsCompacting() || !v.compacting.CompareAndSwap(false, true) {
		return
	}
	background.Go(func() {
		defer v.compacting.Store(false)
		v.index.Compact()
	})
}

func (v *View) available() error {
	if !v.ready() {
		return errs.Outage("Search is starting. Try again in a few seconds.", errBuilding)
	}
	return nil
}

// Found is the result of a query.
type Found struct {
	index.Result
	Query index.Query // as it was run
}

// Search runs a query. Unknown filter values and a query that is too long are Invalid at
// their fields.
func (v *View) Search(q index.Query) (Found, error) {
	q, err := v.checked(q)
	if err != nil {
		return Found{}, err
	}
	r := v.index.Search(q)
	v.showSelected(q, &r.Facets)
	return Found{Result: r, Query: q}, nil
}

// checked cleans up a query and gives it the words of the lexicon.
func (v *View) checked(q index.Query) (index.Query, error) {
	if err := v.available(); err != nil {
		return q, err
	}
	q.Degrees = each(q.Degrees, func(degree string) string { return DegreeCode(v.lexicon, strings.TrimSpace(degree)) })
	q.Lexicon = v.lexicon
	return check(q, func(f filter, code string) bool {
		if v.index.Has(f.group, code) {
			return true
		}
		_, known := v.vocabulary.Name(f.name, code)
		return known
	}, func(q *index.Query, wrong map[string][]string) { checkDeclared(q, v.filters, v.counsel, wrong) })
}

// Suggest completes a text of at most 200 characters.
func (v *View) Suggest(text string) ([]index.Suggestion, error) {
	if err := v.available(); err != nil {
		return nil, err
	}
	if utf8.RuneCountInString(text) > maxTypedRunes {
		return nil, errs.Field(map[string][]string{"q": {fmt.Sprintf("Search for at most %d characters.", maxTypedRunes)}})
	}
	return v.index.Suggest(text, v.lexicon), nil
}

// Similar lists experts like the given one, or NotFound.
func (v *View) Similar(expertID string) (index.Alike, error) {
	if err := v.available(); err != nil {
		return index.Alike{}, err
	}
	alike, ok := v.index.Similar(expertID, similarExperts)
	if !ok {
		return index.Alike{}, errs.NotFoundf("Expert")
	}
	return alike, nil
}

// Cards returns the experts with these ids that this reader can find, in that order.
func (v *View) Cards(expertIDs []string) ([]index.Hit, error) {
	if err := v.available(); err != nil {
		return nil, err
	}
	return v.index.Hits(expertIDs), nil
}

// Contains reports whether this reader can find an expert.
func (v *View) Contains(expertID string) (bool, error) {
	if err := v.available(); err != nil {
		return false, err
	}
	return v.index.Contains(expertID), nil
}
