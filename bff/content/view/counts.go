package view

import (
	"cmp"
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
	"slices"
)

func countCategories(categories []edition.Category, articles map[string][]int) []shape.CategoryCount {
	counts := make([]shape.CategoryCount, 0, len(categories))
	for _, c := range categories {
		counts = append(counts, shape.CategoryCount{Name: c.Name, Slug: c.Slug, Count: len(articles[c.Slug]), Description: c.Description})
	}
	slices.SortFunc(counts, func(a, b shape.CategoryCount) int { return byName(a.Name, a.Slug, b.Name, b.Slug) })
	return counts
}

// countTags leaves out tags without articles.
func countTags(tags []edition.Tag, articles map[string][]int) []shape.TagCount {
	counts := []shape.TagCount{}
	for _, t := range tags {
		if n := len(articles[t.Slug]); n > 0 {
			counts = append(counts, shape.TagCount{Name: t.Name, Slug: t.Slug, Count: n})
		}
	}
	slices.SortFunc(counts, func(a, b shape.TagCount) int { return byName(a.Name, a.Slug, b.Name, b.Slug) })
	return counts
}

// countAuthors leaves out authors without a slug.
func countAuthors(authors []edition.Author, articles map[string][]int) []shape.AuthorPage {
	pages := []shape.AuthorPage{}
	for _, a := range authors {
		if a.Slug != "" {
			pages = append(pages, shape.AuthorPage{Name: a.Name, Slug: a.Slug, Role: a.Role, Bio: a.Bio,
				Website: a.Website, Picture: a.Picture, Count: len(articles[a.Slug])})
		}
	}
	slices.SortFunc(pages, func(a, b shape.AuthorPage) int { return byName(a.Name, a.Slug, b.Name, b.Slug) })
	return pages
}

func byName(nameA, slugA, nameB, slugB string) int {
	return cmp.Or(cmp.Compare(edition.Fold(nameA), edition.Fold(nameB)), cmp.Compare(slugA, slugB))
}
