package content

import (
	"context"
	"peritus/bff/content/edition"
	"peritus/bff/content/feed"
	"peritus/bff/content/subtitle"
	"peritus/bff/content/view"
	"strings"
)

// file renders a file and caches it for the current view. find returns the function that
// renders it.
func (s *Service) file(ctx context.Context, key, mediaType string, find func(*view.View, view.Addresses) (func() []byte, error)) (view.File, error) {
	v, err := s.view(ctx)
	if err != nil {
		return view.File{}, err
	}
	f, err := v.Files.Get(key, func() (view.File, error) {
		write, err := find(v, view.Addresses{Origin: s.deps.Origin, Areas: s.deps.Areas})
		if err != nil {
			return view.File{}, err
		}
		return fileWith(write(), mediaType), nil
	})
	if err != nil {
		return view.File{}, err
	}
	f.Stale = !s.fresh(s.deps.Clock.Now())
	return s.dated(key, f), nil
}

// dated adds since when a file has been what it is.
func (s *Service) dated(key string, f view.File) view.File {
	f.Changed = s.changes.since(strings.Clone(key), f.ETag, s.deps.Clock.Now())
	return f
}

func fileWith(body []byte, mediaType string) view.File {
	return view.File{Body: body, Type: mediaType, ETag: `"` + edition.DigestOfBytes(body) + `"`}
}

// BlogFeed returns a feed of the newest 50 articles, of one category unless category is
// "". The format is rss, atom, or json. Errors: ErrNoFeed, ErrNoCategory, Unavailable.
func (s *Service) BlogFeed(ctx context.Context, format, category string) (view.File, error) {
	kinds := map[string]struct {
		ending, mediaType string
		write             func(feed.Feed) []byte
	}{
		"rss":  {"rss.xml", feed.RSSType, feed.RSS},
		"atom": {"atom.xml", feed.AtomType, feed.Atom},
		"json": {"feed.json", feed.JSONType, feed.JSON},
	}
	kind, known := kinds[format]
	if !known {
		return view.File{}, view.ErrNoFeed
	}
	return s.file(ctx, "blog "+format+" "+category, kind.mediaType, func(v *view.View, a view.Addresses) (func() []byte, error) {
		f, err := v.BlogFeed(a, kind.ending, category)
		return func() []byte { return kind.write(f) }, err
	})
}

// PodcastFeed returns RSS with the tags of Apple and Podcasting 2.0. Errors:
// ErrNoPodcast, Unavailable.
func (s *Service) PodcastFeed(ctx context.Context) (view.File, error) {
	return s.file(ctx, "podcast", feed.RSSType, func(v *view.View, a view.Addresses) (func() []byte, error) {
		show, err := v.PodcastFeed(a)
		return func() []byte { return feed.Podcast(show) }, err
	})
}

// Transcript returns the transcript of an episode in the format vtt or srt. episodeID is
// a slug or document id. Errors: ErrNoEpisode, ErrNoTranscript, Unavailable.
func (s *Service) Transcript(ctx context.Context, episodeID, format string) (view.File, error) {
	kinds := map[string]struct {
		mediaType string
		write     func([]subtitle.Cue) string
	}{"vtt": {"text/vtt; charset=utf-8", subtitle.WebVTT}, "srt": {"application/x-subrip; charset=utf-8", subtitle.SubRip}}
	kind, known := kinds[format]
	if !known {
		return view.File{}, view.ErrNoTranscript
	}
	return s.file(ctx, format+" "+episodeID, kind.mediaType, func(v *view.View, _ view.Addresses) (func() []byte, error) {
		e, err := v.EpisodeCalled(episodeID)
		if err == nil && len(e.Transcript) == 0 {
			err = view.ErrNoTranscript
		}
		if err != nil {
			return nil, err
		}
		return func() []byte { return []byte(kind.write(e.Cues())) }, nil
	})
}

// Chapters returns an episode's chapters in the Podcasting 2.0 format. Errors:
// ErrNoEpisode, ErrNoChapters, Unavailable.
func (s *Service) Chapters(ctx context.Context, episodeID string) (view.File, error) {
	return s.file(ctx, "chapters "+episodeID, feed.ChaptersType, func(v *view.View, a view.Addresses) (func() []byte, error) {
		e, err := v.EpisodeCalled(episodeID)
		if err == nil && len(e.Chapters) == 0 {
			err = view.ErrNoChapters
		}
		if err != nil {
			return nil, err
		}
		name := ""
		if v.Edition.Podcast != nil {
			name = v.Edition.Podcast.Title
		}
		return func() []byte { return feed.Chapters(name, e.Title, a.Marks(e)) }, nil
	})
}
