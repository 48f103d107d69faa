package content

import (
	"context"
	"net/http"
	"peritus/bff/auth"
	"peritus/bff/content/feed"
	"peritus/bff/content/view"

	"github.com/danielgtaylor/huma/v2"
)

// fileOperations registers feeds, transcripts, chapters, and sitemaps. The web serves
// them at its own URLs.
func (s *Service) fileOperations(api huma.API) {
	auth.Handle(api, fileOf("get-podcast-feed", "/api/content/feed/podcast", "The podcast's feed", feed.RSSType),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *FileInput) (*fileOutput, error) {
			return in.send(s.PodcastFeed(ctx))
		})
	for format, mediaType := range map[string]string{"rss": feed.RSSType, "atom": feed.AtomType, "json": feed.JSONType} {
		auth.Handle(api, fileOf("get-blog-"+format, "/api/content/feed/blog."+format, "The newest articles as a feed", mediaType),
			auth.Anyone, func(ctx context.Context, _ auth.Actor, in *blogFeedInput) (*fileOutput, error) {
				return in.send(s.BlogFeed(ctx, format, in.Category))
			})
	}
	for format, mediaType := range map[string]string{"vtt": "text/vtt", "srt": "application/x-subrip"} {
		auth.Handle(api, fileOf("get-transcript-"+format, "/api/content/episodes/{id}/transcript."+format, "The transcript of an episode", mediaType),
			auth.Anyone, func(ctx context.Context, _ auth.Actor, in *episodeFileInput) (*fileOutput, error) {
				return in.send(s.Transcript(ctx, in.ID, format))
			})
	}
	auth.Handle(api, fileOf("get-chapters", "/api/content/episodes/{id}/chapters.json", "The chapters of an episode", feed.ChaptersType),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *episodeFileInput) (*fileOutput, error) {
			return in.send(s.Chapters(ctx, in.ID))
		})
	auth.Handle(api, fileOf("get-sitemap", "/api/content/sitemap", "The index of the sitemap", feed.SitemapType),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *FileInput) (*fileOutput, error) {
			return in.send(s.Sitemap(ctx, ""))
		})
	auth.Handle(api, fileOf("get-sitemap-part", "/api/content/sitemap/{name}", "One part of the sitemap", feed.SitemapType),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *sitemapInput) (*fileOutput, error) {
			if in.Name == "" {
				return nil, view.ErrNoSitemap
			}
			return in.send(s.Sitemap(ctx, in.Name))
		})
}

// FileInput has the conditional headers of a client that may have the file already.
type FileInput struct {
	IfNoneMatch     string `header:"If-None-Match" maxLength:"1000"`
	IfModifiedSince string `header:"If-Modified-Since" maxLength:"100"`
}

type blogFeedInput struct {
	FileInput
	Category string `query:"category" maxLength:"120" doc:"Slug of a category; empty for all."`
}

type episodeFileInput struct {
	FileInput
	ID string `path:"id" maxLength:"300" doc:"Slug, former slug, or document id."`
}

type sitemapInput struct {
	FileInput
	Name string `path:"name" maxLength:"40"`
}

type fileOutput struct {
	Status       int
	ContentType  string `header:"Content-Type"`
	CacheControl string `header:"Cache-Control"`
	ETag         string `header:"ETag"`
	LastModified string `header:"Last-Modified"`
	Stale        string `header:"X-Content-Stale"`
	Body         []byte
}

// fileFor lets clients cache a file for a minute.
const fileFor = "public, max-age=60"

func (in *FileInput) send(f view.File, err error) (*fileOutput, error) {
	if err != nil {
		return nil, err
	}
	out := &fileOutput{Status: http.StatusOK, ContentType: f.Type, CacheControl: fileFor, ETag: f.ETag, Body: f.Body}
	if !f.Changed.IsZero() {
		out.LastModified = f.Changed.UTC().Format(http.TimeFormat)
	}
	if f.Stale {
		out.Stale = "true"
	}
	if f.Same(in.IfNoneMatch, in.IfModifiedSince) {
		out.Status, out.Body = http.StatusNotModified, nil
	}
	return out, nil
}

func fileOf(operationID, path, summary, mediaType string) huma.Operation {
	text := &huma.MediaType{Schema: &huma.Schema{Type: huma.TypeString}}
	return huma.Operation{
		OperationID: operationID, Method: http.MethodGet, Path: path, Summary: summary, Tags: tags,
		Responses: map[string]*huma.Response{
			"200": {Description: "OK", Content: map[string]*huma.MediaType{mediaType: text}},
			"304": {Description: "Not modified"},
		},
	}
}
