package content

import (
	"context"
	"errors"
	"net/url"
)

// What is read of each type of the CMS, and where.

const (
	articlesPath = "/api/articles"
	episodesPath = "/api/episodes"
)

func (s *strapi) articles(ctx context.Context, ids []string) ([]*record, error) {
	return chosen(ctx, s, articlesPath, ids, func() url.Values { return articleQuery("published") }, s.read.article)
}

func (s *strapi) episodes(ctx context.Context, ids []string) ([]*episode, error) {
	return chosen(ctx, s, episodesPath, ids, func() url.Values { return episodeQuery("published") }, s.read.episode)
}

// episodeStamps are none where this CMS does not have the type.
func (s *strapi) episodeStamps(ctx context.Context) (map[string]string, error) {
	stamps, err := s.stamps(ctx, episodesPath)
	if errors.Is(err, errAbsent) {
		s.read.dropped("type " + episodesPath + ", which this CMS does not have")
		return map[string]string{}, nil
	}
	return stamps, err
}

func (s *strapi) categories(ctx context.Context) ([]category, error) {
	query := url.Values{}
	fields(query, "fields", "name", "slug", "description")
	return collection(ctx, s, "/api/categories", query, s.read.category)
}

func (s *strapi) tags(ctx context.Context) ([]tag, error) {
	query := url.Values{}
	fields(query, "fields", "name", "slug")
	return collection(ctx, s, "/api/tags", query, s.read.tag)
}

func (s *strapi) authors(ctx context.Context) ([]author, error) {
	query := url.Values{}
	fields(query, "fields", "name", "slug", "role", "bio", "website")
	pictureFields(query, "populate[picture]")
	return collection(ctx, s, "/api/authors", query, s.read.author)
}

func (s *strapi) questions(ctx context.Context) ([]question, error) {
	query := url.Values{}
	fields(query, "fields", "question", "answer")
	return collection(ctx, s, "/api/questions", query, s.read.question)
}

func (s *strapi) testimonials(ctx context.Context) ([]testimonial, error) {
	query := url.Values{}
	fields(query, "fields", "text", "name", "role")
	pictureFields(query, "populate[picture]")
	return collection(ctx, s, "/api/testimonials", query, s.read.testimonial)
}

func (s *strapi) redirects(ctx context.Context) ([]redirect, error) {
	query := url.Values{}
	fields(query, "fields", "from", "to", "permanent")
	return collection(ctx, s, "/api/redirects", query, s.read.redirect)
}

func (s *strapi) navigation(ctx context.Context) ([]NavLink, error) {
	query := url.Values{}
	fields(query, "populate[links][fields]", "label", "href")
	n, err := s.single(ctx, "/api/navigation", query)
	return s.read.links(n.list("links")), err
}

func (s *strapi) footer(ctx context.Context) (SiteFooter, error) {
	query := url.Values{}
	fields(query, "populate[columns][populate][links][fields]", "label", "href")
	n, err := s.single(ctx, "/api/footer", query)
	return s.read.footer(n), err
}

func (s *strapi) page(ctx context.Context, name string) (*heldPage, error) {
	n, err := s.single(ctx, "/api/"+name, pageQuery("published"))
	if err != nil || n == nil {
		return nil, err
	}
	return s.read.page(n), nil
}

func (s *strapi) podcast(ctx context.Context) (*show, error) {
	n, err := s.single(ctx, "/api/podcast", podcastQuery("published"))
	if err != nil || n == nil {
		return nil, err
	}
	return s.read.show(n), nil
}
