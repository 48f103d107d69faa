package content

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
)

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

func (q listQuery) key() string {
	if q.category == "" && q.q == "" {
		return "list " + strconv.Itoa(q.page)
	}
	return "list " + strconv.Itoa(q.page) + " " + strconv.Quote(q.category) + " " + strconv.Quote(q.q)
}

// pageAddress is where the API answers another page of the same list.
func pageAddress(query listQuery, page int) *string {
	values := url.Values{"page": {strconv.Itoa(page)}}
	if query.category != "" {
		values.Set("category", query.category)
	}
	if query.q != "" {
		values.Set("q", query.q)
	}
	address := "/api/content/articles?" + values.Encode()
	return &address
}
