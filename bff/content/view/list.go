package view

import (
	"net/url"
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
	"slices"
	"strconv"
	"strings"
)

// ListQuery selects one page of articles or episodes. For episodes, only Page and Q
// apply.
type ListQuery struct {
	Page     int    // from 1
	Category string // slug or name; empty for all
	Tag      string // slug or name; empty for all
	Author   string // slug; empty for all
	Q        string // words that must all occur; empty for all
}

// List returns one page of articles. Errors: ErrNoCategory, ErrNoTag, or ErrNoAuthor for
// an unknown filter, ErrNoPage beyond the end.
func (v *View) List(query ListQuery) (shape.ArticleList, error) {
	var list shape.ArticleList
	chosen, err := v.choose(query, &list)
	if err != nil {
		return list, err
	}
	p, err := pageOf("/api/content/articles", query, chosen, v.Articles.byID, func(q TextQuery, keep func(string) bool) Found {
		return v.library.articles.find(v.number, v.articleTexts, q, keep)
	})
	list.Count, list.Total, list.Page, list.Next, list.Previous, list.Search = p.count, p.total, p.page, p.next, p.previous, p.search
	list.Results = v.articleCards(p.chosen)
	return list, err
}

func (v *View) articleCards(chosen []int) []shape.ArticleCard {
	cards := make([]shape.ArticleCard, len(chosen))
	for n, i := range chosen {
		cards[n] = v.cards[i]
	}
	return cards
}

// choose returns the articles that pass the filters of a query, newest first. The front
// list, which has no filter, shows only articles in the site's language. Others
// appear in their category and in search.
func (v *View) choose(query ListQuery, list *shape.ArticleList) ([]int, error) {
	if query.front() {
		return slices.Clone(v.front), nil
	}
	chosen := firstNumbers(len(v.cards))
	if query.Category != "" {
		i := Called(v.Categories, query.Category, func(c shape.CategoryCount) (string, string) { return c.Slug, c.Name })
		if i < 0 {
			return nil, ErrNoCategory
		}
		c := v.Categories[i]
		list.Category = &shape.CategoryRef{Name: c.Name, Slug: c.Slug}
		chosen = within(chosen, v.byCategory[c.Slug])
	}
	if query.Tag != "" {
		i := Called(v.Edition.Tags, query.Tag, func(t edition.Tag) (string, string) { return t.Slug, t.Name })
		if i < 0 {
			return nil, ErrNoTag
		}
		t := v.Edition.Tags[i]
		list.Tag = &shape.TagRef{Name: t.Name, Slug: t.Slug}
		chosen = within(chosen, v.byTag[t.Slug])
	}
	if query.Author != "" {
		i := Called(v.Edition.Authors, query.Author, func(a edition.Author) (string, string) { return a.Slug, "" })
		if i < 0 {
			return nil, ErrNoAuthor
		}
		a := v.Edition.Authors[i]
		list.Author = a.Ref()
		chosen = within(chosen, v.byAuthor[a.Slug])
	}
	return chosen, nil
}

func firstNumbers(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

// within returns the numbers in chosen that are also in set, which is sorted.
func within(chosen, set []int) []int {
	return slices.DeleteFunc(chosen, func(i int) bool {
		_, in := slices.BinarySearch(set, i)
		return !in
	})
}

// Called returns the index of the item with the slug or, if there is none, with the slug
// or name in any case. It returns -1 for no match.
func Called[T any](list []T, typed string, names func(T) (slug, name string)) int {
	exact := slices.IndexFunc(list, func(v T) bool { slug, _ := names(v); return slug == typed })
	if exact >= 0 {
		return exact
	}
	folded := edition.Fold(strings.TrimSpace(typed))
	if folded == "" {
		return -1
	}
	return slices.IndexFunc(list, func(v T) bool {
		slug, name := names(v)
		return edition.Fold(slug) == folded || edition.Fold(name) == folded
	})
}

// pageInList is one page of a list.
type pageInList struct {
	chosen             []int
	count, total, page int
	next, previous     *string
	search             *shape.Search // nil without a query
}

// pageOf returns one page of chosen, which is sorted. With words to search for, it's a page
// of those that find finds. Errors: ErrNoPage beyond the end.
func pageOf(path string, query ListQuery, chosen []int, byID map[string]int, find func(TextQuery, func(string) bool) Found) (pageInList, error) {
	p := pageInList{count: len(chosen), page: max(1, query.Page)}
	from := min((p.page-1)*PageSize, len(chosen))
	p.chosen = chosen[from:min(from+PageSize, len(chosen))]
	if strings.TrimSpace(query.Q) != "" {
		p.find(query, chosen, byID, find)
	}
	p.total = max(1, (p.count+PageSize-1)/PageSize)
	if p.page > p.total {
		return p, ErrNoPage
	}
	if p.page < p.total {
		p.next = query.address(path, p.page+1)
	}
	if p.page > 1 {
		p.previous = query.address(path, p.page-1)
	}
	return p, nil
}

func (p *pageInList) find(query ListQuery, chosen []int, byID map[string]int, find func(TextQuery, func(string) bool) Found) {
	found := find(TextQuery{Words: query.Q, Page: p.page, Size: PageSize}, func(id string) bool {
		i, known := byID[id]
		if known {
			_, known = slices.BinarySearch(chosen, i)
		}
		return known
	})
	p.count, p.chosen = found.Count, nil
	p.search = &shape.Search{Marks: []shape.Marks{}, Missing: append([]string{}, found.Missing...)}
	for _, m := range found.Matches {
		p.chosen = append(p.chosen, byID[m.ID])
		p.search.Marks = append(p.search.Marks, m.Marks)
	}
}

// front reports whether the query has no filter.
func (q ListQuery) front() bool {
	return q.Category == "" && q.Tag == "" && q.Author == "" && strings.TrimSpace(q.Q) == ""
}

// Key returns a string that is different for different queries.
func (q ListQuery) Key() string {
	key := strconv.Itoa(q.Page)
	for _, word := range []string{q.Category, q.Tag, q.Author, q.Q} {
		if key += " "; word != "" {
			key += strconv.Quote(word)
		}
	}
	return key
}

// address returns the API path of another page of the same list.
func (q ListQuery) address(path string, page int) *string {
	values := url.Values{"page": {strconv.Itoa(page)}}
	for name, word := range map[string]string{"category": q.Category, "tag": q.Tag, "author": q.Author, "q": q.Q} {
		if word != "" {
			values.Set(name, word)
		}
	}
	address := path + "?" + values.Encode()
	return &address
}

// PageSize is the number of articles on one page of a list.
const PageSize = 12
