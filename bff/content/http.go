package content

import (
	"context"
	"net/http"
	"peritus/bff/auth"
	"peritus/bff/content/shape"
	"peritus/bff/content/view"
	"peritus/bff/platform/web"
	"reflect"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// Operations registers the public content with the API. Everyone can read it. The
// webhook and the previews check a secret or token of their own.
func (s *Service) Operations(api huma.API) {
	s.siteOperations(api)
	s.blogOperations(api)
	s.podcastOperations(api)
	s.fileOperations(api)
	auth.Handle(api, reading[shape.Preview](api, "preview-content", "/api/content/preview", "A draft, for an editor with a token from the CMS"),
		auth.Anyone, s.preview)
	auth.Handle(api, reading[shape.EpisodeFile](api, "preview-audio", "/api/content/preview/audio", "The location of a draft's audio file, for an editor with a token from the CMS"),
		auth.Anyone, s.previewAudio)
	auth.Handle(api, huma.Operation{
		OperationID: "receive-webhook", Method: http.MethodPost, Path: "/api/content/webhook", Tags: tags,
		Summary: "The CMS reports a change",
	}, auth.Anyone, s.webhook)
}

func (s *Service) siteOperations(api huma.API) {
	auth.Handle(api, reading[shape.Site](api, "get-site", "/api/content/site", "Header and footer of the public pages"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, _ *struct{}) (*output, error) { return send(s.Site(ctx)) })
	auth.Handle(api, reading[shape.Page](api, "get-page", "/api/content/pages/{name}", "A page made of sections"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *pageInput) (*output, error) {
			return send(s.Page(ctx, in.Name))
		})
	auth.Handle(api, reading[shape.Redirect](api, "get-redirect", "/api/content/redirect", "The target of a redirected URL"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *redirectInput) (*output, error) {
			return send(s.Redirect(ctx, in.Path))
		})
	auth.Handle(api, reading[shape.AreaIndex](api, "list-areas", "/api/content/areas", "All areas of expertise, by category"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, _ *struct{}) (*output, error) { return send(s.Areas(ctx)) })
	auth.Handle(api, reading[shape.AreaPage](api, "get-area", "/api/content/areas/{category}/{area}", "The page about an area of expertise"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *areaInput) (*output, error) {
			return send(s.Area(ctx, in.Category+"/"+in.Area))
		})
	auth.Handle(api, reading[shape.Version](api, "get-content-version", "/api/content/version", "Changes whenever visitors would see a difference"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, _ *struct{}) (*versionOutput, error) {
			v, err := s.Version(ctx)
			return &versionOutput{"no-store", v}, err
		})
}

func (s *Service) blogOperations(api huma.API) {
	auth.Handle(api, reading[shape.CategoryList](api, "list-categories", "/api/content/categories", "Categories with the number of their articles"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, _ *struct{}) (*output, error) { return send(s.Categories(ctx)) })
	auth.Handle(api, reading[shape.TagList](api, "list-tags", "/api/content/tags", "Tags with the number of their articles"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, _ *struct{}) (*output, error) { return send(s.Tags(ctx)) })
	auth.Handle(api, reading[shape.AuthorList](api, "list-authors", "/api/content/authors", "Authors with the number of their articles"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, _ *struct{}) (*output, error) { return send(s.Authors(ctx)) })
	auth.Handle(api, reading[shape.AuthorPage](api, "get-author", "/api/content/authors/{slug}", "One author"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *authorInput) (*output, error) {
			return send(s.Author(ctx, in.Slug))
		})
	auth.Handle(api, reading[shape.ArticleList](api, "list-articles", "/api/content/articles", "Articles, 12 a page"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *articlesInput) (*output, error) {
			return send(s.Articles(ctx, view.ListQuery{Page: in.Page, Category: in.Category, Tag: in.Tag, Author: in.Author, Q: in.Q}))
		})
	auth.Handle(api, movable[shape.Article](api, "get-article", "/api/content/articles/{id}", "One article"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *entryInput) (*output, error) {
			return send(s.Article(ctx, in.ID))
		})
}

func (s *Service) podcastOperations(api huma.API) {
	auth.Handle(api, reading[shape.Podcast](api, "get-podcast", "/api/content/podcast", "The podcast"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, _ *struct{}) (*output, error) { return send(s.Podcast(ctx)) })
	auth.Handle(api, reading[shape.EpisodeList](api, "list-episodes", "/api/content/episodes", "Episodes of the podcast, 12 a page"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *episodesInput) (*output, error) {
			return send(s.Episodes(ctx, view.ListQuery{Page: in.Page, Q: in.Q}))
		})
	auth.Handle(api, movable[shape.Episode](api, "get-episode", "/api/content/episodes/{id}", "One episode"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *entryInput) (*output, error) {
			return send(s.Episode(ctx, in.ID))
		})
	auth.Handle(api, reading[shape.EpisodeFile](api, "get-audio", "/api/content/audio/{name}", "The location of an episode's audio file, for the web"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *audioInput) (*output, error) {
			return send(s.Audio(ctx, in.Name))
		})
}

var tags = []string{"content"}

type pageInput struct {
	Name string `path:"name" maxLength:"60"`
}

type areaInput struct {
	Category string `path:"category"`
	Area     string `path:"area"`
}

type redirectInput struct {
	Path string `query:"path" required:"true" maxLength:"2048" doc:"Path on this site."`
}

type authorInput struct {
	Slug string `path:"slug" maxLength:"120"`
}

type audioInput struct {
	Name string `path:"name" maxLength:"80" doc:"The name of the file in its URL, without the extension."`
}

type articlesInput struct {
	web.Paging
	Category string `query:"category" maxLength:"120" doc:"Slug or name of a category."`
	Tag      string `query:"tag" maxLength:"120" doc:"Slug or name of a tag."`
	Author   string `query:"author" maxLength:"120" doc:"Slug of an author."`
	Q        string `query:"q" maxLength:"200" doc:"Words to find in the title, summary, text, or author, as in the search for experts."`
}

type episodesInput struct {
	web.Paging
	Q string `query:"q" maxLength:"200" doc:"Words to find in the title, summary, notes, transcript, or names, as in the search for experts."`
}

type entryInput struct {
	ID string `path:"id" maxLength:"300" doc:"Slug, former slug, or document id."`
}

type previewInput struct {
	Token   string `query:"token" required:"true" maxLength:"2048"`
	Browser string `header:"X-Preview-Browser" maxLength:"128" doc:"Secret of the browser. The first one to open the link is the only one that can."`
}

type webhookInput struct {
	Secret  string `header:"X-Peritus-Webhook"`
	RawBody []byte
}

// output is a response with encoded JSON.
type output struct {
	Status       int
	ContentType  string `header:"Content-Type"`
	CacheControl string `header:"Cache-Control"`
	Age          string `header:"X-Content-Age" doc:"Seconds since the content was last known to be current."`
	Stale        string `header:"X-Content-Stale" doc:"true if the content may be out of date, for example because the CMS is down."`
	Location     string `header:"Location"`
	Body         []byte
}

type versionOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         shape.Version
}

const jsonType = "application/json"

func send(a Reply, err error) (*output, error) {
	if err != nil {
		return nil, err
	}
	out := &output{Status: http.StatusOK, ContentType: jsonType, Age: strconv.FormatInt(int64(a.Age/time.Second), 10), Body: a.JSON}
	if a.Stale {
		out.Stale = "true"
	}
	if a.Moved != "" {
		out.Status, out.Location = http.StatusMovedPermanently, a.Moved
	}
	return out, nil
}

func (s *Service) preview(ctx context.Context, _ auth.Actor, in *previewInput) (*previewOutput, error) {
	p, err := s.Preview(ctx, in.Token, in.Browser)
	if err != nil {
		return nil, err
	}
	return &previewOutput{"private, no-store", p}, nil
}

func (s *Service) previewAudio(ctx context.Context, _ auth.Actor, in *previewInput) (*previewAudioOutput, error) {
	file, err := s.PreviewAudio(ctx, in.Token, in.Browser)
	if err != nil {
		return nil, err
	}
	return &previewAudioOutput{"private, no-store", file}, nil
}

type previewAudioOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         shape.EpisodeFile
}

type previewOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         shape.Preview
}

func (s *Service) webhook(ctx context.Context, _ auth.Actor, in *webhookInput) (*struct{ Body web.Done }, error) {
	if err := s.ReceiveWebhook(ctx, in.Secret, in.RawBody); err != nil {
		return nil, err
	}
	return &struct{ Body web.Done }{web.Success("Received.")}, nil
}

// reading describes a GET operation that returns a T.
func reading[T any](api huma.API, operationID, path, summary string) huma.Operation {
	return huma.Operation{
		OperationID: operationID, Method: http.MethodGet, Path: path, Summary: summary, Tags: tags,
		Responses: map[string]*huma.Response{"200": response[T](api, "OK")},
	}
}

// movable describes a GET operation for an entry whose URL may have changed.
func movable[T any](api huma.API, operationID, path, summary string) huma.Operation {
	op := reading[T](api, operationID, path, summary)
	op.Responses["301"] = response[shape.Moved](api, "Moved; Location is its path on the site")
	return op
}

func response[T any](api huma.API, description string) *huma.Response {
	schema := api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[T](), true, "")
	return &huma.Response{Description: description, Content: map[string]*huma.MediaType{jsonType: {Schema: schema}}}
}
