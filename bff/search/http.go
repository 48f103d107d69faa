package search

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
	"peritus/bff/search/index"
)

type searchInput struct {
	web.Paging
	Q       string   `query:"q" doc:"Search words, up to 200 characters. The last word matches as a prefix unless a space follows it."`
	Area    []string `query:"area,explode" doc:"category or category/subcategory. A result matches at least one value of every filter."`
	State   []string `query:"state,explode" doc:"Postal code."`
	Country []string `query:"country,explode" doc:"ISO 3166-1 alpha-2."`
	Degree  []string `query:"degree,explode"`
	Sort    string   `query:"sort" enum:"relevance,confirmed,experience,name" default:"relevance"`
}

type suggestInput struct {
	Q string `query:"q" doc:"Text typed so far, up to 200 characters."`
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
		Summary: "Suggest searches while typing", Tags: []string{"search"}, Errors: []int{422, 503}}, readers, s.suggest)
	auth.Handle(api, huma.Operation{OperationID: "similar-experts", Method: http.MethodGet, Path: "/api/experts/{expert_id}/similar",
		Summary: "List experts with similar areas and keywords", Tags: []string{"search"}, Errors: []int{404, 503}}, readers, s.similar)
}

func (s *Service) search(ctx context.Context, actor auth.Actor, in *searchInput) (*response[ExpertSearch], error) {
	v, err := s.ForReader(ctx, actor)
	if err != nil {
		return nil, err
	}
	var found index.Result
	page, err := web.ReadPage(in.Paging, index.PageSize, cardOf, func(page int) ([]index.Hit, int, error) {
		found, err = v.Search(index.Query{
			Text: in.Q, Areas: in.Area, States: in.State, Countries: in.Country, Degrees: in.Degree,
			Sort: index.Sort(in.Sort), Page: page,
		})
		return found.Hits, found.Count, err
	})
	if err != nil {
		return nil, err
	}
	return private(ExpertSearch{Page: page, Of: found.Of, Facets: facetsOf(found.Facets),
		Understood: understoodOf(found.Understood), Drop: dropsOf(found.Drop)}), nil
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
