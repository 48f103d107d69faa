package content

import (
	"context"
	"encoding/json"
	"net/http"
	"reflect"
	"strconv"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// Operations registers the public content with the API.
func (s *Service) Operations(api huma.API) {
	auth.Handle(api, reading[Site](api, "get-site", "/api/content/site", "Header and footer of the public pages"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, _ *struct{}) (*output, error) { return send(s.Site(ctx)) })
	auth.Handle(api, reading[HomePage](api, "get-home", "/api/content/home", "The home page"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, _ *struct{}) (*output, error) { return send(s.Home(ctx)) })
	auth.Handle(api, reading[CategoryList](api, "list-categories", "/api/content/categories", "Categories with the number of their articles"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, _ *struct{}) (*output, error) { return send(s.Categories(ctx)) })
	auth.Handle(api, reading[ArticleList](api, "list-articles", "/api/content/articles", "Articles, 12 a page"),
		auth.Anyone, func(ctx context.Context, _ auth.Actor, in *listInput) (*output, error) {
			return send(s.Articles(ctx, in.Page, in.Category, in.Q))
		})
	auth.Handle(api, article(api), auth.Anyone, func(ctx context.Context, _ auth.Actor, in *articleInput) (*output, error) {
		return send(s.Article(ctx, in.ID))
	})
	auth.Handle(api, reading[Article](api, "preview-article", "/api/content/preview", "A draft, for the editor who holds a token of the CMS"),
		auth.Anyone, s.preview)
	auth.Handle(api, huma.Operation{
		OperationID: "hear-webhook", Method: http.MethodPost, Path: "/api/content/webhook", Tags: tags,
		Summary: "The CMS tells that something has changed",
	}, auth.Anyone, s.webhook)
}

var tags = []string{"content"}

type listInput struct {
	Page     int    `query:"page" minimum:"1" maximum:"100000" default:"1"`
	Category string `query:"category" maxLength:"120" doc:"Slug or name of a category."`
	Q        string `query:"q" maxLength:"200" doc:"Words that must all be found in title, summary, body or author."`
}

type articleInput struct {
	ID string `path:"id" maxLength:"300" doc:"Slug, former slug or document id."`
}

type previewInput struct {
	Token string `query:"token" required:"true" maxLength:"2048"`
}

type webhookInput struct {
	Secret  string `header:"X-Peritus-Webhook"`
	RawBody []byte
}

// output is an answer that is JSON already.
type output struct {
	Status       int
	ContentType  string `header:"Content-Type"`
	CacheControl string `header:"Cache-Control"`
	Age          string `header:"X-Content-Age" doc:"Seconds since the content was last known to be current."`
	Stale        string `header:"X-Content-Stale" doc:"true where it is not known to be current, as while the CMS is down."`
	Location     string `header:"Location"`
	Body         []byte
}

const jsonType = "application/json"

func send(a Answer, err error) (*output, error) {
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

func (s *Service) preview(ctx context.Context, _ auth.Actor, in *previewInput) (*output, error) {
	a, err := s.Preview(ctx, in.Token)
	if err != nil {
		return nil, err
	}
	raw, err := json.Marshal(a)
	if err != nil {
		return nil, err
	}
	return &output{Status: http.StatusOK, ContentType: jsonType, CacheControl: "private, no-store", Body: raw}, nil
}

func (s *Service) webhook(ctx context.Context, _ auth.Actor, in *webhookInput) (*struct{ Body web.Done }, error) {
	if err := s.Hear(ctx, in.Secret, in.RawBody); err != nil {
		return nil, err
	}
	return &struct{ Body web.Done }{web.Success("Noted.")}, nil
}

// reading describes a GET whose answer is a T.
func reading[T any](api huma.API, operationID, path, summary string) huma.Operation {
	return huma.Operation{
		OperationID: operationID, Method: http.MethodGet, Path: path, Summary: summary, Tags: tags,
		Responses: map[string]*huma.Response{"200": response[T](api, "OK")},
	}
}

func article(api huma.API) huma.Operation {
	op := reading[Article](api, "get-article", "/api/content/articles/{id}", "One article")
	op.Responses["301"] = response[ArticleMoved](api, "The article has another address; Location is its path on the site")
	return op
}

func response[T any](api huma.API, description string) *huma.Response {
	schema := api.OpenAPI().Components.Schemas.Schema(reflect.TypeFor[T](), true, "")
	return &huma.Response{Description: description, Content: map[string]*huma.MediaType{jsonType: {Schema: schema}}}
}
