package content

import "cmp"

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
