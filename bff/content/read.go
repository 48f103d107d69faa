package content

import (
	"context"
	"net/url"
)

// Articles is one page of articles, as JSON of an ArticleList. Errors: ErrNoCategory,
// ErrNoTag, ErrNoAuthor, ErrNoPage, Unavailable.
func (s *Service) Articles(ctx context.Context, query ListQuery) (Answer, error) {
	return s.answer(ctx, "articles "+query.key(), func(v *view) (any, error) { return v.list(query) })
}

// Article is JSON of an Article, or of a Moved where Answer.Moved says so. The id is a
// slug, a former slug or a document id. Errors: ErrNoArticle, Unavailable.
func (s *Service) Article(ctx context.Context, articleID string) (Answer, error) {
	v, err := s.view(ctx)
	if err != nil {
		return Answer{}, err
	}
	i, moved, found := v.articles.find(articleID, v.edition.slugs)
	if !found {
		return Answer{}, ErrNoArticle
	}
	if moved {
		return s.moved(v, "This article", "/blog/"+url.PathEscape(v.articles.entries[i].Slug))
	}
	return s.from(v, "article "+v.articles.entries[i].ID, func(v *view) (any, error) { return v.article(i), nil })
}

func (s *Service) moved(v *view, what, location string) (Answer, error) {
	answer, err := s.from(v, "moved "+location, func(*view) (any, error) {
		return Moved{Level: "success", Detail: what + " is now at " + location, Location: location}, nil
	})
	answer.Moved = location
	return answer, err
}

// Categories is JSON of a CategoryList, by name.
func (s *Service) Categories(ctx context.Context) (Answer, error) {
	return s.answer(ctx, "categories", func(v *view) (any, error) { return CategoryList{Results: v.categories}, nil })
}

// Tags is JSON of a TagList: the tags that an article has, by name.
func (s *Service) Tags(ctx context.Context) (Answer, error) {
	return s.answer(ctx, "tags", func(v *view) (any, error) { return TagList{Results: v.tags}, nil })
}

// Authors is JSON of an AuthorList, by name.
func (s *Service) Authors(ctx context.Context) (Answer, error) {
	return s.answer(ctx, "authors", func(v *view) (any, error) { return AuthorList{Results: v.authors}, nil })
}

// Author is JSON of an AuthorPage. Errors: ErrNoAuthor, Unavailable.
func (s *Service) Author(ctx context.Context, slug string) (Answer, error) {
	v, err := s.view(ctx)
	if err != nil {
		return Answer{}, err
	}
	i := called(v.authors, slug, func(a AuthorPage) (string, string) { return a.Slug, "" })
	if i < 0 {
		return Answer{}, ErrNoAuthor
	}
	return s.from(v, "author "+v.authors[i].Slug, func(v *view) (any, error) { return v.authors[i], nil })
}

// Site is JSON of a Site.
func (s *Service) Site(ctx context.Context) (Answer, error) {
	return s.answer(ctx, "site", func(v *view) (any, error) { return v.site(), nil })
}

// Page is JSON of a Page. Errors: ErrNoPage while it is not published, Unavailable.
func (s *Service) Page(ctx context.Context, name string) (Answer, error) {
	return s.answer(ctx, "page "+name, func(v *view) (any, error) {
		if p, ok := v.page(name); ok {
			return p, nil
		}
		return nil, ErrNoPage
	})
}

// Redirect is JSON of a Redirect. Errors: ErrNoRedirect, Unavailable.
func (s *Service) Redirect(ctx context.Context, path string) (Answer, error) {
	return s.answer(ctx, "redirect "+path, func(v *view) (any, error) { return v.redirect(path) })
}

// Version tells what is shown now. It costs the same however much content there is.
// Errors: Unavailable.
func (s *Service) Version(ctx context.Context) (Version, error) {
	v, err := s.view(ctx)
	if err != nil {
		return Version{}, err
	}
	return Version{Version: v.version, Stale: !s.fresh(s.deps.Clock.Now())}, nil
}

// Podcast is JSON of a Podcast. Errors: ErrNoPodcast, Unavailable.
func (s *Service) Podcast(ctx context.Context) (Answer, error) {
	return s.answer(ctx, "podcast", func(v *view) (any, error) { return v.show(s.deps.Origin) })
}

// Episodes is one page of episodes, as JSON of an EpisodeList. Errors: ErrNoPage,
// Unavailable.
func (s *Service) Episodes(ctx context.Context, query ListQuery) (Answer, error) {
	return s.answer(ctx, "episodes "+query.key(), func(v *view) (any, error) { return v.listEpisodes(query) })
}

// Episode is JSON of an Episode, or of a Moved where Answer.Moved says so. The id is a
// slug, a former slug or a document id. Errors: ErrNoEpisode, Unavailable.
func (s *Service) Episode(ctx context.Context, episodeID string) (Answer, error) {
	v, err := s.view(ctx)
	if err != nil {
		return Answer{}, err
	}
	i, moved, found := v.episodes.find(episodeID, v.edition.slugs)
	if !found {
		return Answer{}, ErrNoEpisode
	}
	if moved {
		return s.moved(v, "This episode", "/podcast/"+url.PathEscape(v.episodes.entries[i].Slug))
	}
	return s.from(v, "episode "+v.episodes.entries[i].ID, func(v *view) (any, error) { return v.episode(i), nil })
}

// Audio is JSON of an EpisodeFile, for the name that stands in the address of an
// episode's file. Errors: ErrNoAudio, Unavailable.
func (s *Service) Audio(ctx context.Context, name string) (Answer, error) {
	return s.answer(ctx, "audio "+name, func(v *view) (any, error) { return v.file(name) })
}
