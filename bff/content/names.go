package content

import (
	"cmp"
	"slices"

	"peritus/bff/content/block"
)

// names are what articles, episodes and pages refer to, by id.
type names struct {
	categories   map[string]category
	tags         map[string]tag
	authors      map[string]author
	questions    map[string]question
	testimonials map[string]testimonial
}

func newNames(e *edition) names {
	return names{
		categories:   byID(e.categories, func(c category) string { return c.ID }),
		tags:         byID(e.tags, func(t tag) string { return t.ID }),
		authors:      byID(e.authors, func(a author) string { return a.ID }),
		questions:    byID(e.questions, func(q question) string { return q.ID }),
		testimonials: byID(e.testimonials, func(t testimonial) string { return t.ID }),
	}
}

func byID[T any](list []T, id func(T) string) map[string]T {
	m := make(map[string]T, len(list))
	for _, v := range list {
		m[id(v)] = v
	}
	return m
}

func (n names) card(r *record) ArticleCard {
	card := ArticleCard{
		ID: r.ID, Slug: r.Slug, Title: r.Title, Summary: r.Summary, Picture: r.Picture,
		PublishedAt: r.PublishedAt, ReadingMinutes: r.minutes, Tags: []TagRef{},
		Language: r.language, Direction: r.direction,
	}
	if c, ok := n.categories[r.CategoryID]; ok {
		card.Category = &CategoryRef{Name: c.Name, Slug: c.Slug}
	}
	if a, ok := n.authors[r.AuthorID]; ok {
		card.Author = a.ref()
	}
	for _, id := range r.TagIDs {
		if t, ok := n.tags[id]; ok {
			card.Tags = append(card.Tags, TagRef{Name: t.Name, Slug: t.Slug})
		}
	}
	return card
}

func (a author) ref() *AuthorRef {
	return &AuthorRef{Name: a.Name, Slug: a.Slug, Role: a.Role, Picture: a.Picture}
}

func (n names) article(r *record) Article {
	a := Article{
		ArticleCard: n.card(r), UpdatedAt: r.UpdatedAt, Body: block.OrEmpty(r.Body),
		Contents: block.Contents(r.Body), Seo: r.Seo, Related: []ArticleCard{},
	}
	if bio := n.authors[r.AuthorID].Bio; bio != "" {
		a.AuthorBio = &bio
	}
	a.Seo.fill(r.Title, r.Summary, r.Picture)
	return a
}

// fill says what an editor has not said.
func (s *Seo) fill(title, description string, picture *block.Picture) {
	s.Title = cmp.Or(s.Title, title)
	s.Description = cmp.Or(s.Description, description)
	if s.Picture == nil {
		s.Picture = picture
	}
}

func countCategories(categories []category, articles map[string][]int) []CategoryCount {
	counts := make([]CategoryCount, 0, len(categories))
	for _, c := range categories {
		counts = append(counts, CategoryCount{Name: c.Name, Slug: c.Slug, Count: len(articles[c.Slug]), Description: c.Description})
	}
	slices.SortFunc(counts, func(a, b CategoryCount) int { return byName(a.Name, a.Slug, b.Name, b.Slug) })
	return counts
}

// countTags leaves out tags without an article: nobody can follow them anywhere.
func countTags(tags []tag, articles map[string][]int) []TagCount {
	counts := []TagCount{}
	for _, t := range tags {
		if n := len(articles[t.Slug]); n > 0 {
			counts = append(counts, TagCount{Name: t.Name, Slug: t.Slug, Count: n})
		}
	}
	slices.SortFunc(counts, func(a, b TagCount) int { return byName(a.Name, a.Slug, b.Name, b.Slug) })
	return counts
}

// countAuthors leaves out authors without an address.
func countAuthors(authors []author, articles map[string][]int) []AuthorPage {
	pages := []AuthorPage{}
	for _, a := range authors {
		if a.Slug != "" {
			pages = append(pages, AuthorPage{Name: a.Name, Slug: a.Slug, Role: a.Role, Bio: a.Bio,
				Website: a.Website, Picture: a.Picture, Count: len(articles[a.Slug])})
		}
	}
	slices.SortFunc(pages, func(a, b AuthorPage) int { return byName(a.Name, a.Slug, b.Name, b.Slug) })
	return pages
}

func byName(nameA, slugA, nameB, slugB string) int {
	return cmp.Or(cmp.Compare(fold(nameA), fold(nameB)), cmp.Compare(slugA, slugB))
}
