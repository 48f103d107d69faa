package content

import (
	"context"
	"net/url"
)

// oneOf reads one document as an editor sees it. An answer about another document
// counts as none.
func (s *strapi) oneOf(ctx context.Context, path string, query url.Values, id string) (node, error) {
	answer, err := s.get(ctx, path, query)
	if err != nil {
		return nil, err
	}
	n := answer.object("data")
	if n.text("documentId") != id {
		return nil, errAbsent
	}
	return n, nil
}

func (s *Service) draftArticle(ctx context.Context, claims previewClaims) (*Article, error) {
	n, err := s.cms.oneOf(ctx, articlesPath+"/"+url.PathEscape(claims.DocumentID), articleQuery(claims.Status), claims.DocumentID)
	if err != nil {
		return nil, err
	}
	read := s.cms.read
	r := read.article(n)
	if r == nil {
		return nil, errAbsent
	}
	r.prepare()
	e := newEdition() // of what the draft itself brings along
	if c := read.category(n.object("category")); c != nil {
		e.categories = append(e.categories, *c)
	}
	if a := read.author(n.object("author")); a != nil {
		e.authors = append(e.authors, *a)
	}
	e.tags = each(n.list("tags"), func(n node) (tag, bool) {
		t := read.tag(n)
		if t == nil {
			return tag{}, false
		}
		return *t, true
	})
	a := newNames(e).article(r)
	a.Preview, a.Seo.NoIndex = true, true
	return &a, nil
}

func (s *Service) draftRecord(ctx context.Context, claims previewClaims) (*episode, error) {
	n, err := s.cms.oneOf(ctx, episodesPath+"/"+url.PathEscape(claims.DocumentID), episodeQuery(claims.Status), claims.DocumentID)
	if err != nil {
		return nil, err
	}
	r := s.cms.read.episode(n)
	if r == nil {
		return nil, errAbsent
	}
	return r, nil
}

func (s *Service) draftEpisode(ctx context.Context, claims previewClaims) (*Episode, error) {
	r, err := s.draftRecord(ctx, claims)
	if err != nil {
		return nil, err
	}
	e := r.whole()
	e.Preview, e.Seo.NoIndex = true, true
	return &e, nil
}

func (s *Service) draftPodcast(ctx context.Context, claims previewClaims) (*Podcast, error) {
	n, err := s.cms.oneOf(ctx, "/api/podcast", podcastQuery(claims.Status), claims.DocumentID)
	if err != nil {
		return nil, err
	}
	held := s.cms.read.show(n)
	if held == nil {
		return nil, errAbsent
	}
	episodes := 0
	if v := s.current.Load(); v != nil {
		episodes = len(v.episodes.entries)
	}
	p := held.shown(s.deps.Origin, episodes)
	p.Preview, p.Seo.NoIndex = true, true
	return &p, nil
}

// draftPage shows the draft of a page among what is published: its articles, episodes,
// questions and testimonials.
func (s *Service) draftPage(ctx context.Context, name string, claims previewClaims) (*Page, error) {
	n, err := s.cms.oneOf(ctx, "/api/"+name, pageQuery(claims.Status), claims.DocumentID)
	if err != nil {
		return nil, err
	}
	v, err := s.view(ctx)
	if err != nil {
		return nil, err
	}
	p := v.shown(name, s.cms.read.page(n))
	p.Preview, p.Seo.NoIndex = true, true
	return &p, nil
}
