package content

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"
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

// names are the categories and authors by id.
type names struct {
	categories map[string]category
	authors    map[string]author
}

func newNames(e *edition) names {
	n := names{categories: map[string]category{}, authors: map[string]author{}}
	for _, c := range e.categories {
		n.categories[c.ID] = c
	}
	for _, a := range e.authors {
		n.authors[a.ID] = a
	}
	return n
}

func (n names) card(r *record) ArticleCard {
	card := ArticleCard{
		ID: r.ID, Slug: r.Slug, Title: r.Title, Summary: r.Summary, Picture: r.Picture,
		PublishedAt: r.PublishedAt, ReadingMinutes: r.minutes,
	}
	if c, ok := n.categories[r.CategoryID]; ok {
		card.Category = &CategoryRef{Name: c.Name, Slug: c.Slug}
	}
	if a, ok := n.authors[r.AuthorID]; ok {
		card.Author = &AuthorRef{Name: a.Name, Slug: a.Slug, Role: a.Role, Picture: a.Picture}
	}
	return card
}

func (n names) article(r *record) Article {
	a := Article{
		ArticleCard: n.card(r), UpdatedAt: r.UpdatedAt, Body: orEmpty(r.Body),
		Contents: contentsOf(r.Body), Seo: r.Seo, Related: []ArticleCard{},
	}
	if bio := n.authors[r.AuthorID].Bio; bio != "" {
		a.AuthorBio = &bio
	}
	a.Seo.Title = cmp.Or(a.Seo.Title, r.Title)
	a.Seo.Description = cmp.Or(a.Seo.Description, r.Summary)
	if a.Seo.Picture == nil {
		a.Seo.Picture = r.Picture
	}
	return a
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

// listQuery asks for one page of articles.
type listQuery struct {
	page     int    // from 1
	category string // slug or name; empty for all
	q        string // words that must all be found; empty for all
}

// list answers ErrNoCategory for an unknown category, ErrNoPage beyond the end.
func (v *view) list(query listQuery) (ArticleList, error) {
	var list ArticleList
	chosen, err := v.choose(query, &list)
	if err != nil {
		return list, err
	}
	list.Count = len(chosen)
	list.Total = max(1, (len(chosen)+PageSize-1)/PageSize)
	list.Page = max(1, query.page)
	if list.Page > list.Total {
		return list, ErrNoPage
	}
	from := (list.Page - 1) * PageSize
	list.Results = []ArticleCard{}
	for _, i := range chosen[from:min(from+PageSize, len(chosen))] {
		list.Results = append(list.Results, v.cards[i])
	}
	if list.Page < list.Total {
		list.Next = pageAddress(query, list.Page+1)
	}
	if list.Page > 1 {
		list.Previous = pageAddress(query, list.Page-1)
	}
	return list, nil
}

func (v *view) choose(query listQuery, list *ArticleList) ([]int, error) {
	var inCategory []int
	if query.category != "" {
		c, ok := v.categoryCalled(query.category)
		if !ok {
			return nil, ErrNoCategory
		}
		list.Category = &CategoryRef{Name: c.Name, Slug: c.Slug}
		inCategory = v.byCategory[c.Slug]
	}
	if strings.TrimSpace(query.q) != "" {
		found := v.index().find(query.q)
		if query.category == "" {
			return found, nil
		}
		return slices.DeleteFunc(found, func(i int) bool {
			_, in := slices.BinarySearch(inCategory, i)
			return !in
		}), nil
	}
	if query.category != "" {
		return inCategory, nil
	}
	all := make([]int, len(v.cards))
	for i := range all {
		all[i] = i
	}
	return all, nil
}

// categoryCalled finds a category by its slug, or by its name in any case.
func (v *view) categoryCalled(called string) (CategoryCount, bool) {
	for _, c := range v.categories {
		if c.Slug == called {
			return c, true
		}
	}
	name := fold(strings.TrimSpace(called))
	for _, c := range v.categories {
		if fold(c.Name) == name || fold(c.Slug) == name {
			return c, true
		}
	}
	return CategoryCount{}, false
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

// readyAnswers keeps the JSON of answers, so that the common ones are made once a
// view. It is bounded, since visitors choose the queries.
type readyAnswers struct {
	mu    sync.RWMutex
	byKey map[string][]byte
	size  int
}

const (
	maxReadyBytes = 16 << 20
	maxReadyKeys  = 4096
)

// get answers what is kept under key, or else makes it. Errors are not kept.
func (a *readyAnswers) get(key string, build func() (any, error)) ([]byte, error) {
	a.mu.RLock()
	kept, ok := a.byKey[key]
	a.mu.RUnlock()
	if ok {
		return kept, nil
	}
	answer, err := build()
	if err != nil {
		return nil, err
	}
	raw, err := json.Marshal(answer)
	if err != nil {
		return nil, err
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.byKey == nil || len(a.byKey) >= maxReadyKeys || a.size+len(raw) > maxReadyBytes {
		a.byKey, a.size = map[string][]byte{}, 0
	}
	if utf8.ValidString(key) { // a copy: the server reuses the memory of a request
		a.byKey[strings.Clone(key)] = raw
		a.size += len(raw)
	}
	return raw, nil
}
