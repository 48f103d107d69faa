package view

import (
	"peritus/bff/content/block"
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
)

// names holds the entries that articles, episodes, and pages refer to, by id.
type names struct {
	categories   map[string]edition.Category
	tags         map[string]edition.Tag
	authors      map[string]edition.Author
	questions    map[string]edition.Question
	testimonials map[string]edition.Testimonial
}

func NewNames(e *edition.Edition) names {
	return names{
		categories:   byID(e.Categories, func(c edition.Category) string { return c.ID }),
		tags:         byID(e.Tags, func(t edition.Tag) string { return t.ID }),
		authors:      byID(e.Authors, func(a edition.Author) string { return a.ID }),
		questions:    byID(e.Questions, func(q edition.Question) string { return q.ID }),
		testimonials: byID(e.Testimonials, func(t edition.Testimonial) string { return t.ID }),
	}
}

func byID[T any](list []T, id func(T) string) map[string]T {
	m := make(map[string]T, len(list))
	for _, v := range list {
		m[id(v)] = v
	}
	return m
}

func (n names) card(r *edition.Article) shape.ArticleCard {
	card := shape.ArticleCard{
		ID: r.ID, Slug: r.Slug, Title: r.Title, Summary: r.Summary, Picture: r.Picture,
		PublishedAt: r.PublishedAt, ReadingMinutes: r.ReadingMinutes(), Tags: []shape.TagRef{},
		Language: r.ShownLanguage(), Direction: r.WritingDirection(),
	}
	if c, ok := n.categories[r.CategoryID]; ok {
		card.Category = &shape.CategoryRef{Name: c.Name, Slug: c.Slug}
	}
	if a, ok := n.authors[r.AuthorID]; ok {
		card.Author = a.Ref()
	}
	for _, id := range r.TagIDs {
		if t, ok := n.tags[id]; ok {
			card.Tags = append(card.Tags, shape.TagRef{Name: t.Name, Slug: t.Slug})
		}
	}
	return card
}

func (n names) Article(r *edition.Article) shape.Article {
	a := shape.Article{
		ArticleCard: n.card(r), UpdatedAt: r.UpdatedAt, Body: block.OrEmpty(r.Body),
		Contents: block.Contents(r.Body), Seo: r.Seo, Related: []shape.ArticleCard{},
	}
	if bio := n.authors[r.AuthorID].Bio; bio != "" {
		a.AuthorBio = &bio
	}
	a.Seo.Fill(r.Title, r.Summary, r.Picture)
	return a
}
