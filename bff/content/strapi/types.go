package strapi

import (
	"context"
	"errors"
	"net/url"
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
)

// The API paths and parameters of each CMS type.

const (
	ArticlesPath = "/api/articles"
	episodesPath = "/api/episodes"
)

func (s *Client) Articles(ctx context.Context, ids []string) ([]*edition.Article, error) {
	return chosen(ctx, s, ArticlesPath, ids, func() url.Values { return articleQuery("published") }, s.read.article)
}

func (s *Client) Episodes(ctx context.Context, ids []string) ([]*edition.Episode, error) {
	return chosen(ctx, s, episodesPath, ids, func() url.Values { return episodeQuery("published") }, s.read.episode)
}

// EpisodeStamps returns none if the CMS doesn't have the type.
func (s *Client) EpisodeStamps(ctx context.Context) (map[string]string, error) {
	stamps, err := s.Stamps(ctx, episodesPath)
	if errors.Is(err, ErrAbsent) {
		s.read.Dropped("type " + episodesPath + ", which this CMS does not have")
		return map[string]string{}, nil
	}
	return stamps, err
}

func (s *Client) categories(ctx context.Context) ([]edition.Category, error) {
	query := url.Values{}
	fields(query, "fields", "name", "slug", "description")
	return collection(ctx, s, "/api/categories", query, s.read.category)
}

func (s *Client) tags(ctx context.Context) ([]edition.Tag, error) {
	query := url.Values{}
	fields(query, "fields", "name", "slug")
	return collection(ctx, s, "/api/tags", query, s.read.tag)
}

func (s *Client) authors(ctx context.Context) ([]edition.Author, error) {
	query := url.Values{}
	fields(query, "fields", "name", "slug", "role", "bio", "website")
	pictureFields(query, "populate[picture]")
	return collection(ctx, s, "/api/authors", query, s.read.author)
}

func (s *Client) questions(ctx context.Context) ([]edition.Question, error) {
	query := url.Values{}
	fields(query, "fields", "question", "answer")
	return collection(ctx, s, "/api/questions", query, s.read.question)
}

func (s *Client) testimonials(ctx context.Context) ([]edition.Testimonial, error) {
	query := url.Values{}
	fields(query, "fields", "text", "name", "role")
	pictureFields(query, "populate[picture]")
	return collection(ctx, s, "/api/testimonials", query, s.read.testimonial)
}

// areas returns none if the CMS doesn't have the type.
func (s *Client) areas(ctx context.Context) ([]edition.Area, error) {
	query := url.Values{"status": {"published"}}
	fields(query, "fields", "code", "title", "does", "others", "cannot", "updatedAt")
	areas, err := collection(ctx, s, "/api/areas", query, s.read.area)
	if errors.Is(err, ErrAbsent) {
		s.read.Dropped("type /api/areas, which this CMS does not have")
		return nil, nil
	}
	return areas, err
}

func (s *Client) redirects(ctx context.Context) ([]edition.Redirect, error) {
	query := url.Values{}
	fields(query, "fields", "from", "to", "permanent")
	return collection(ctx, s, "/api/redirects", query, s.read.redirect)
}

func (s *Client) navigation(ctx context.Context) ([]shape.NavLink, error) {
	query := url.Values{}
	fields(query, "populate[links][fields]", "label", "href")
	n, err := s.single(ctx, "/api/navigation", query)
	return s.read.links(n.list("links")), err
}

func (s *Client) footer(ctx context.Context) (shape.SiteFooter, error) {
	query := url.Values{}
	fields(query, "populate[columns][populate][links][fields]", "label", "href")
	n, err := s.single(ctx, "/api/footer", query)
	return s.read.footer(n), err
}

func (s *Client) page(ctx context.Context, name string) (*edition.Page, error) {
	n, err := s.single(ctx, "/api/"+name, pageQuery("published"))
	if err != nil || n == nil {
		return nil, err
	}
	return s.read.page(n), nil
}

func (s *Client) podcast(ctx context.Context) (*edition.Show, error) {
	n, err := s.single(ctx, "/api/podcast", podcastQuery("published"))
	if err != nil || n == nil {
		return nil, err
	}
	return s.read.show(n), nil
}
