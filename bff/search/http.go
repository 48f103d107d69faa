package search

import (
	"context"
	"net/http"
	"net/url"
	"strconv"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/search/index"
)

type searchInput struct {
	Q       string   `query:"q" doc:"Words; at most 200 characters. The last one may be the beginning of a word, unless a space follows it."`
	Area    []string `query:"area,explode" doc:"category or category/subcategory. Values within a filter are alternatives; filters narrow one another."`
	State   []string `query:"state,explode" doc:"Postal code."`
	Country []string `query:"country,explode" doc:"ISO 3166-1 alpha-2."`
	Degree  []string `query:"degree,explode"`
	Sort    string   `query:"sort" enum:"relevance,confirmed,experience,name" default:"relevance"`
	Page    int      `query:"page" default:"1" doc:"From 1; a page has 24 experts."`
}

type suggestInput struct {
	Q string `query:"q" doc:"What has been typed; at most 200 characters."`
}

type similarInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
}

type response[T any] struct {
	CacheControl string `header:"Cache-Control"`
	Body         T
}

func private[T any](body T) *response[T] {
	return &response[T]{CacheControl: "private, no-store", Body: body}
}

// Operations registers this domain's HTTP operations.
func (s *Service) Operations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "search-experts", Method: http.MethodGet, Path: "/api/experts",
		Summary: "Find experts", Tags: []string{"search"}, Errors: []int{422, 503}}, readers, s.search)
	auth.Handle(api, huma.Operation{OperationID: "suggest-experts", Method: http.MethodGet, Path: "/api/experts/suggest",
		Summary: "Complete what is being typed", Tags: []string{"search"}, Errors: []int{422, 503}}, readers, s.suggest)
	auth.Handle(api, huma.Operation{OperationID: "similar-experts", Method: http.MethodGet, Path: "/api/experts/{expert_id}/similar",
		Summary: "Experts who share areas and keywords with one", Tags: []string{"search"}, Errors: []int{404, 503}}, readers, s.similar)
}

func (s *Service) search(ctx context.Context, actor auth.Actor, in *searchInput) (*response[ExpertSearch], error) {
	v, err := s.ForReader(ctx, actor)
	if err != nil {
		return nil, err
	}
	q, r, err := v.Search(index.Query{
		Text: in.Q, Areas: in.Area, States: in.State, Countries: in.Country, Degrees: in.Degree,
		Sort: index.Sort(in.Sort), Page: in.Page,
	})
	if err != nil {
		return nil, err
	}
	return private(ExpertSearch{
		Count: r.Count, Next: pageURL(q, r.Page+1, r.Pages), Previous: pageURL(q, r.Page-1, r.Pages),
		Results: cardsOf(r.Hits), Total: r.Pages, Of: r.Of, Page: r.Page, Facets: facetsOf(r.Facets),
		Understood: understoodOf(r.Understood), Drop: dropsOf(r.Drop),
	}), nil
}

func (s *Service) suggest(ctx context.Context, actor auth.Actor, in *suggestInput) (*response[Suggestions], error) {
	v, err := s.ForReader(ctx, actor)
	if err != nil {
		return nil, err
	}
	found, err := v.Suggest(in.Q)
	if err != nil {
		return nil, err
	}
	return private(Suggestions{Results: suggestionsOf(found)}), nil
}

func (s *Service) similar(ctx context.Context, actor auth.Actor, in *similarInput) (*response[SimilarExperts], error) {
	v, err := s.ForReader(ctx, actor)
	if err != nil {
		return nil, err
	}
	hits, err := v.Similar(in.ExpertID)
	if err != nil {
		return nil, err
	}
	return private(SimilarExperts{Results: cardsOf(hits)}), nil
}

// pageURL is the address of a page of the same search; nil where there is none.
func pageURL(q index.Query, page, pages int) *string {
	if page < 1 || page > pages {
		return nil
	}
	values := url.Values{}
	if q.Text != "" {
		values.Set("q", q.Text)
	}
	for _, f := range filters(&q) {
		for _, code := range *f.codes {
			values.Add(f.name, code)
		}
	}
	if q.Sort != index.ByRelevance {
		values.Set("sort", string(q.Sort))
	}
	values.Set("page", strconv.Itoa(page))
	address := "/api/experts?" + values.Encode()
	return &address
}
