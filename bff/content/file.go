package content

import (
	"context"
	"net/http"
	"strings"
	"time"

	"peritus/bff/content/feed"
	"peritus/bff/content/subtitle"
	"peritus/bff/platform/errs"
)

// File is what other programs read: a feed, a transcript, a sitemap.
type File struct {
	Body    []byte
	Type    string
	ETag    string    // changes with the body
	Changed time.Time // of what stands in it; zero where unknown
	Stale   bool
}

var (
	// ErrNoFeed says that there is no feed of that format.
	ErrNoFeed = errs.NotFoundf("Feed")
	// ErrNoTranscript says that an episode has no transcript, or not in that format.
	ErrNoTranscript = errs.NotFoundf("Transcript")
	// ErrNoChapters says that an episode has no chapters.
	ErrNoChapters = errs.NotFoundf("Chapters")
	// ErrNoSitemap says that the sitemap has no such part.
	ErrNoSitemap = errs.NotFoundf("Sitemap")
)

// fileContent is what a file is made of, before it is written.
type fileContent struct {
	changed time.Time
	write   func() []byte
}

// file makes what find has found, once a view.
func (s *Service) file(ctx context.Context, key, mediaType string, find func(*view, addresses) (fileContent, error)) (File, error) {
	v, err := s.view(ctx)
	if err != nil {
		return File{}, err
	}
	f, err := v.files.get(key, func() (File, error) {
		found, err := find(v, addresses{s.deps.Origin})
		if err != nil {
			return File{}, err
		}
		body := found.write()
		return File{Body: body, Type: mediaType, ETag: `"` + digestOfBytes(body) + `"`, Changed: found.changed.Truncate(time.Second)}, nil
	})
	f.Stale = !s.fresh(s.deps.Clock.Now())
	return f, err
}

// BlogFeed is the feed of the newest 50 articles, of a category where it is not "", in
// the format rss, atom or json. Errors: ErrNoFeed, ErrNoCategory, Unavailable.
func (s *Service) BlogFeed(ctx context.Context, format, category string) (File, error) {
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
		return File{}, ErrNoFeed
	}
	return s.file(ctx, "blog "+format+" "+category, kind.mediaType, func(v *view, a addresses) (fileContent, error) {
		f, err := v.blogFeed(a, kind.ending, category)
		return fileContent{f.Updated, func() []byte { return kind.write(f) }}, err
	})
}

// PodcastFeed is RSS with the tags of Apple and of Podcasting 2.0. Errors: ErrNoPodcast,
// Unavailable.
func (s *Service) PodcastFeed(ctx context.Context) (File, error) {
	return s.file(ctx, "podcast", feed.RSSType, func(v *view, a addresses) (fileContent, error) {
		show, err := v.podcastFeed(a)
		return fileContent{show.Updated, func() []byte { return feed.Podcast(show) }}, err
	})
}

// Transcript is what is said in an episode, as vtt or srt. The id is its slug or its
// document id. Errors: ErrNoEpisode, ErrNoTranscript, Unavailable.
func (s *Service) Transcript(ctx context.Context, episodeID, format string) (File, error) {
	kinds := map[string]struct {
		mediaType string
		write     func([]subtitle.Cue) string
	}{"vtt": {"text/vtt; charset=utf-8", subtitle.WebVTT}, "srt": {"application/x-subrip; charset=utf-8", subtitle.SubRip}}
	kind, known := kinds[format]
	if !known {
		return File{}, ErrNoTranscript
	}
	return s.file(ctx, format+" "+episodeID, kind.mediaType, func(v *view, _ addresses) (fileContent, error) {
		e, err := v.episodeCalled(episodeID)
		if err == nil && len(e.Transcript) == 0 {
			err = ErrNoTranscript
		}
		if err != nil {
			return fileContent{}, err
		}
		return fileContent{e.changed(), func() []byte { return []byte(kind.write(e.cues())) }}, nil
	})
}

// Chapters are those of an episode, in the format of Podcasting 2.0. Errors:
// ErrNoEpisode, ErrNoChapters, Unavailable.
func (s *Service) Chapters(ctx context.Context, episodeID string) (File, error) {
	return s.file(ctx, "chapters "+episodeID, feed.ChaptersType, func(v *view, a addresses) (fileContent, error) {
		e, err := v.episodeCalled(episodeID)
		if err == nil && len(e.Chapters) == 0 {
			err = ErrNoChapters
		}
		if err != nil {
			return fileContent{}, err
		}
		name := ""
		if v.edition.podcast != nil {
			name = v.edition.podcast.Title
		}
		return fileContent{e.changed(), func() []byte { return feed.Chapters(name, e.Title, a.marks(e)) }}, nil
	})
}

// episodeCalled also finds an episode by an address that it had: feeds that were read
// before it was renamed name its files by that.
func (v *view) episodeCalled(id string) (*episode, error) {
	i, _, found := v.episodes.find(id, v.edition.slugs)
	if !found {
		return nil, ErrNoEpisode
	}
	return v.episodes.entries[i], nil
}

// Sitemap is one part of the sitemap, or the index of its parts for "". Errors:
// ErrNoSitemap, Unavailable.
func (s *Service) Sitemap(ctx context.Context, name string) (File, error) {
	return s.file(ctx, "sitemap "+name, feed.SitemapType, func(v *view, a addresses) (fileContent, error) {
		if name == "" {
			list := v.sitemapIndex(a)
			return fileContent{newestOf(list), func() []byte { return feed.SitemapIndex(list) }}, nil
		}
		list, known := v.sitemap(a, name)
		if !known {
			return fileContent{}, ErrNoSitemap
		}
		return fileContent{newestOf(list), func() []byte { return feed.Sitemap(list) }}, nil
	})
}

func newestOf(list []feed.Place) (newest time.Time) {
	for _, p := range list {
		newest = latest(newest, p.Changed)
	}
	return newest
}

// Same tells whether a reader who sends these two headers has this file already. The
// time counts only for readers who send no ETag.
func (f File) Same(ifNoneMatch, ifModifiedSince string) bool {
	if ifNoneMatch != "" {
		for tag := range strings.SplitSeq(ifNoneMatch, ",") {
			if tag = strings.TrimSpace(tag); tag == "*" || strings.TrimPrefix(tag, "W/") == f.ETag {
				return true
			}
		}
		return false
	}
	since, err := http.ParseTime(ifModifiedSince)
	return err == nil && !f.Changed.IsZero() && !f.Changed.After(since)
}
