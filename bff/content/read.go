package content

import (
	"context"
	"net/url"
	"peritus/bff/content/shape"
	"peritus/bff/content/view"
)

// Articles returns one page of articles as an ArticleList. Errors: ErrNoCategory,
// ErrNoTag, ErrNoAuthor, ErrNoPage, Unavailable.
func (s *Service) Articles(ctx context.Context, query view.ListQuery) (Reply, error) {
	return s.reply(ctx, "articles "+query.Key(), func(v *view.View) (any, error) { return v.List(query) })
}

// Article returns an Article, or a Moved if Reply.Moved is set. The id is a slug, a
// former slug, or a document id. Errors: ErrNoArticle, Unavailable.
func (s *Service) Article(ctx context.Context, articleID string) (Reply, error) {
	v, err := s.view(ctx)
	if err != nil {
		return Reply{}, err
	}
	i, moved, found := v.Articles.Find(articleID, v.Edition.Slugs)
	if !found {
		return Reply{}, view.ErrNoArticle
	}
	if moved {
		return s.moved(v, "This article", "/blog/"+url.PathEscape(v.Articles.Entries[i].Slug))
	}
	return s.from(v, "article "+v.Articles.Entries[i].ID, func(v *view.View) (any, error) { return v.Article(i), nil })
}

func (s *Service) moved(v *view.View, what, location string) (Reply, error) {
	reply, err := s.from(v, "moved "+location, func(*view.View) (any, error) {
		return shape.Moved{Level: "success", Detail: what + " is now at " + location, Location: location}, nil
	})
	reply.Moved = location
	return reply, err
}

// Categories returns a CategoryList, sorted by name.
func (s *Service) Categories(ctx context.Context) (Reply, error) {
	return s.reply(ctx, "categories", func(v *view.View) (any, error) { return shape.CategoryList{Results: v.Categories}, nil })
}

// Tags returns a TagList of the tags in use, sorted by name.
func (s *Service) Tags(ctx context.Context) (Reply, error) {
	return s.reply(ctx, "tags", func(v *view.View) (any, error) { return shape.TagList{Results: v.Tags}, nil })
}

// Authors returns an AuthorList, sorted by name.
func (s *Service) Authors(ctx context.Context) (Reply, error) {
	return s.reply(ctx, "authors", func(v *view.View) (any, error) { return shape.AuthorList{Results: v.Authors}, nil })
}

// Author returns an AuthorPage. Errors: ErrNoAuthor, Unavailable.
func (s *Service) Author(ctx context.Context, slug string) (Reply, error) {
	v, err := s.view(ctx)
	if err != nil {
		return Reply{}, err
	}
	i := view.Called(v.Authors, slug, func(a shape.AuthorPage) (string, string) { return a.Slug, "" })
	if i < 0 {
		return Reply{}, view.ErrNoAuthor
	}
	return s.from(v, "author "+v.Authors[i].Slug, func(v *view.View) (any, error) { return v.Authors[i], nil })
}

// Site returns a Site.
func (s *Service) Site(ctx context.Context) (Reply, error) {
	return s.reply(ctx, "site", func(v *view.View) (any, error) { return v.Site(), nil })
}

// Page returns a Page. Errors: ErrNoPage if it isn't published, Unavailable.
func (s *Service) Page(ctx context.Context, name string) (Reply, error) {
	return s.reply(ctx, "page "+name, func(v *view.View) (any, error) {
		if p, ok := v.Page(name); ok {
			return p, nil
		}
		return nil, view.ErrNoPage
	})
}

// Areas returns an AreaIndex.
func (s *Service) Areas(ctx context.Context) (Reply, error) {
	return s.reply(ctx, "areas", func(v *view.View) (any, error) { return v.Areas(s.deps.Areas), nil })
}

// Area returns an AreaPage. Errors: ErrNoArea, Unavailable.
func (s *Service) Area(ctx context.Context, code string) (Reply, error) {
	return s.reply(ctx, "area "+code, func(v *view.View) (any, error) { return v.Area(s.deps.Areas, code) })
}

// Redirect returns a Redirect. Errors: ErrNoRedirect, Unavailable.
func (s *Service) Redirect(ctx context.Context, path string) (Reply, error) {
	return s.reply(ctx, "redirect "+path, func(v *view.View) (any, error) { return v.Redirect(path) })
}

// Version identifies the content that visitors see now. Its cost doesn't depend on the
// amount of content. Errors: Unavailable.
func (s *Service) Version(ctx context.Context) (shape.Version, error) {
	v, err := s.view(ctx)
	if err != nil {
		return shape.Version{}, err
	}
	return shape.Version{Version: v.Version, Stale: !s.fresh(s.deps.Clock.Now())}, nil
}

// Podcast returns a Podcast. Errors: ErrNoPodcast, Unavailable.
func (s *Service) Podcast(ctx context.Context) (Reply, error) {
	return s.reply(ctx, "podcast", func(v *view.View) (any, error) { return v.Show(s.deps.Origin) })
}

// Episodes returns one page of episodes as an EpisodeList. Errors: ErrNoPage,
// Unavailable.
func (s *Service) Episodes(ctx context.Context, query view.ListQuery) (Reply, error) {
	return s.reply(ctx, "episodes "+query.Key(), func(v *view.View) (any, error) { return v.ListEpisodes(query) })
}

// Episode returns an Episode, or a Moved if Reply.Moved is set. The id is a slug, a
// former slug, or a document id. Errors: ErrNoEpisode, Unavailable.
func (s *Service) Episode(ctx context.Context, episodeID string) (Reply, error) {
	v, err := s.view(ctx)
	if err != nil {
		return Reply{}, err
	}
	i, moved, found := v.Episodes.Find(episodeID, v.Edition.Slugs)
	if !found {
		return Reply{}, view.ErrNoEpisode
	}
	if moved {
		return s.moved(v, "This episode", "/podcast/"+url.PathEscape(v.Episodes.Entries[i].Slug))
	}
	return s.from(v, "episode "+v.Episodes.Entries[i].ID, func(v *view.View) (any, error) { return v.Episode(i), nil })
}

// Audio returns an EpisodeFile for the name in the URL of an episode's file. Errors:
// ErrNoAudio, Unavailable.
func (s *Service) Audio(ctx context.Context, name string) (Reply, error) {
	return s.reply(ctx, "audio "+name, func(v *view.View) (any, error) { return v.File(name) })
}
