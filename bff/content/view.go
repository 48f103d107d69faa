package content

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"time"
)

const (
	relatedArticles = 3
	latestOnHome    = 4
)

// view is an edition as visitors see it at one moment: what is not due yet is not
// in it. It holds from at until just before until.
type view struct {
	edition *edition
	until   time.Time // when the next article is due; zero for never

	records    []*record // visible, newest first
	cards      []ArticleCard
	bySlug     map[string]int
	byID       map[string]int
	byCategory map[string][]int // by slug
	categories []CategoryCount

	index func() *searchIndex
	ready readyAnswers
}

func newView(e *edition, now time.Time) *view {
	v := &view{edition: e, bySlug: map[string]int{}, byID: map[string]int{}, byCategory: map[string][]int{}}
	for _, r := range e.articles {
		if r.PublishedAt.After(now) {
			if v.until.IsZero() || r.PublishedAt.Before(v.until) {
				v.until = r.PublishedAt
			}
			continue
		}
		v.records = append(v.records, r)
	}
	slices.SortFunc(v.records, func(a, b *record) int {
		return cmp.Or(b.PublishedAt.Compare(a.PublishedAt), cmp.Compare(a.ID, b.ID))
	})
	people := newNames(e)
	v.cards = make([]ArticleCard, len(v.records))
	for i, r := range v.records {
		v.cards[i] = people.card(r)
		v.byID[r.ID] = i
		if _, taken := v.bySlug[r.Slug]; !taken {
			v.bySlug[r.Slug] = i
		}
		if c := v.cards[i].Category; c != nil {
			v.byCategory[c.Slug] = append(v.byCategory[c.Slug], i)
		}
	}
	v.categories = countCategories(e.categories, v.byCategory)
	v.index = sync.OnceValue(v.newIndex)
	return v
}

func (v *view) newIndex() *searchIndex {
	articles := make([]searchable, len(v.records))
	for i, r := range v.records {
		articles[i] = searchable{words: r.words}
		if a := v.cards[i].Author; a != nil {
			articles[i].author = a.Name
		}
	}
	return newSearchIndex(articles)
}

func countCategories(categories []category, byCategory map[string][]int) []CategoryCount {
	counts := make([]CategoryCount, 0, len(categories))
	for _, c := range categories {
		counts = append(counts, CategoryCount{Name: c.Name, Slug: c.Slug, Count: len(byCategory[c.Slug]), Description: c.Description})
	}
	slices.SortFunc(counts, func(a, b CategoryCount) int {
		return cmp.Or(cmp.Compare(fold(a.Name), fold(b.Name)), cmp.Compare(a.Slug, b.Slug))
	})
	return counts
}

// article is the visible article number i.
func (v *view) article(i int) Article {
	a := newNames(v.edition).article(v.records[i])
	a.Related = v.related(i)
	return a
}

// related are articles of the same category first, then the newest others.
func (v *view) related(i int) []ArticleCard {
	related := []ArticleCard{}
	add := func(candidate int) {
		known := slices.ContainsFunc(related, func(c ArticleCard) bool { return c.ID == v.cards[candidate].ID })
		if candidate != i && !known && len(related) < relatedArticles {
			related = append(related, v.cards[candidate])
		}
	}
	if c := v.cards[i].Category; c != nil {
		for _, candidate := range v.byCategory[c.Slug] {
			add(candidate)
		}
	}
	for candidate := range min(len(v.cards), 2*relatedArticles+1) {
		add(candidate)
	}
	return related
}

// find answers the article that id stands for: by its slug, a slug it once had,
// or its document id. A current slug wins over all others. moved tells that the
// article's own address is another one.
func (v *view) find(id string) (i int, moved, found bool) {
	if i, ok := v.bySlug[id]; ok {
		return i, false, true
	}
	if i, ok := v.byID[id]; ok {
		return i, true, true
	}
	if i, ok := v.byID[v.edition.slugs[id]]; ok {
		return i, true, true
	}
	for i, r := range v.records { // newest first, as with slugs of our own memory
		if slices.Contains(r.FormerSlugs, id) {
			return i, true, true
		}
	}
	if lower := strings.ToLower(id); lower != id {
		i, _, found = v.find(lower)
		return i, true, found
	}
	return 0, false, false
}

// home is the home page with the latest articles filled in, nil while it is not published.
func (v *view) home() *HomePage {
	if v.edition.home == nil {
		return nil
	}
	h := *v.edition.home
	h.Sections = slices.Clone(h.Sections)
	for i := range h.Sections {
		if h.Sections[i].Type == LatestType {
			h.Sections[i].Articles = v.cards[:min(latestOnHome, len(v.cards))]
		}
	}
	return &h
}

func (v *view) site() Site {
	footer := v.edition.footer
	footer.Columns = orEmpty(footer.Columns)
	return Site{Header: orEmpty(v.edition.navigation), Footer: footer}
}
