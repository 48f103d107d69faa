package content

import (
	"context"
	"peritus/bff/content/shape"
	"peritus/bff/content/view"
)

func (s *Service) draftArticle(ctx context.Context, claims previewClaims) (*shape.Article, error) {
	r, e, err := s.cms.DraftArticle(ctx, claims.DocumentID, claims.Status)
	if err != nil {
		return nil, err
	}
	a := view.NewNames(e).Article(r)
	a.Preview, a.Seo.NoIndex = true, true
	return &a, nil
}

func (s *Service) draftEpisode(ctx context.Context, claims previewClaims) (*shape.Episode, error) {
	r, err := s.cms.DraftEpisode(ctx, claims.DocumentID, claims.Status)
	if err != nil {
		return nil, err
	}
	e := r.Whole()
	e.Preview, e.Seo.NoIndex = true, true
	return &e, nil
}

func (s *Service) draftPodcast(ctx context.Context, claims previewClaims) (*shape.Podcast, error) {
	held, err := s.cms.DraftPodcast(ctx, claims.DocumentID, claims.Status)
	if err != nil {
		return nil, err
	}
	episodes := 0
	if v := s.current.Load(); v != nil {
		episodes = len(v.Episodes.Entries)
	}
	p := held.Shown(s.deps.Origin, episodes)
	p.Preview, p.Seo.NoIndex = true, true
	return &p, nil
}

// draftPage returns the draft of a page with the published articles, episodes,
// questions, and testimonials.
func (s *Service) draftPage(ctx context.Context, name string, claims previewClaims) (*shape.Page, error) {
	held, err := s.cms.DraftPage(ctx, name, claims.DocumentID, claims.Status)
	if err != nil {
		return nil, err
	}
	v, err := s.view(ctx)
	if err != nil {
		return nil, err
	}
	p := v.Shown(name, held)
	p.Preview, p.Seo.NoIndex = true, true
	return &p, nil
}
