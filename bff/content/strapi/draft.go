package strapi

import (
	"context"
	"net/url"
	"peritus/bff/content/edition"
)

// Drafts are read for one editor and never stored. status is "draft" or "published".
// Errors: ErrAbsent for a document that doesn't exist or can't be shown.

// DraftArticle also returns an edition with the draft's category, author, and tags.
func (s *Client) DraftArticle(ctx context.Context, id, status string) (*edition.Article, *edition.Edition, error) {
	n, err := s.oneOf(ctx, ArticlesPath+"/"+url.PathEscape(id), articleQuery(status), id)
	if err != nil {
		return nil, nil, err
	}
	r := s.read.article(n)
	if r == nil {
		return nil, nil, ErrAbsent
	}
	r.Prepare()
	e := edition.New()
	if c := s.read.category(n.object("category")); c != nil {
		e.Categories = append(e.Categories, *c)
	}
	if a := s.read.author(n.object("author")); a != nil {
		e.Authors = append(e.Authors, *a)
	}
	e.Tags = each(n.list("tags"), func(n node) (edition.Tag, bool) {
		t := s.read.tag(n)
		if t == nil {
			return edition.Tag{}, false
		}
		return *t, true
	})
	return r, e, nil
}

func (s *Client) DraftEpisode(ctx context.Context, id, status string) (*edition.Episode, error) {
	n, err := s.oneOf(ctx, episodesPath+"/"+url.PathEscape(id), episodeQuery(status), id)
	if err != nil {
		return nil, err
	}
	r := s.read.episode(n)
	if r == nil {
		return nil, ErrAbsent
	}
	return r, nil
}

func (s *Client) DraftPodcast(ctx context.Context, id, status string) (*edition.Show, error) {
	n, err := s.oneOf(ctx, "/api/podcast", podcastQuery(status), id)
	if err != nil {
		return nil, err
	}
	held := s.read.show(n)
	if held == nil {
		return nil, ErrAbsent
	}
	return held, nil
}

func (s *Client) DraftPage(ctx context.Context, name, id, status string) (*edition.Page, error) {
	n, err := s.oneOf(ctx, "/api/"+name, pageQuery(status), id)
	if err != nil {
		return nil, err
	}
	return s.read.page(n), nil
}

// oneOf reads one draft. It returns ErrAbsent if the response has another document.
func (s *Client) oneOf(ctx context.Context, path string, query url.Values, id string) (node, error) {
	response, err := s.get(ctx, path, query)
	if err != nil {
		return nil, err
	}
	n := response.object("data")
	if n.text("documentId") != id {
		return nil, ErrAbsent
	}
	return n, nil
}
