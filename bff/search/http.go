package search

import (
	"context"
	"net/http"
	"strings"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
	"peritus/bff/search/index"
)

type searchInput struct {
	web.Paging
	Q       string   `query:"q" doc:"Search words, up to 5,000 characters. Quotation marks make a phrase, a hyphen before a word or NOT excludes it, and OR between two accepts either. The last word matches as a prefix unless a space follows it."`
	Plain   []string `query:"plain,explode" doc:"Parts of q that mean only themselves, without what the taxonomy adds."`
	Skip    []string `query:"skip,explode" doc:"Parts of q that don't count."`
	Area    []string `query:"area,explode" doc:"category or category/subcategory. A result matches at least one value of every filter."`
	State   []string `query:"state,explode" doc:"Postal code."`
	Country []string `query:"country,explode" doc:"ISO 3166-1 alpha-2."`
	Degree  []string `query:"degree,explode"`
	City    []string `query:"city,explode" doc:"country/state/city, such as US/TX/Houston, or GB//London outside countries with states."`
	Sort    string   `query:"sort" enum:"relevance,confirmed,experience,name,fee" default:"relevance" doc:"fee: the lowest hourly rate for fee_activity first."`

	FeeActivity string `query:"fee_activity" maxLength:"40" doc:"What the rates are for. The first activity by default."`
	FeeFrom     int    `query:"fee_from" minimum:"0" maximum:"100000" doc:"Lowest hourly rate in U.S. dollars. Rates in other currencies and by other units aren't compared."`
	FeeTo       int    `query:"fee_to" minimum:"0" maximum:"100000" doc:"Highest hourly rate."`
}

// parameters describes the declared filters.
func (s *Service) parameters() (all []*huma.Param) {
	for _, f := range s.filters {
		if f.Range {
			continue
		}
		doc := f.Label + "."
		if len(f.Values) <= listedValues {
			names := each(f.Values, func(c Choice) string { return c.Code + " (" + c.Name + ")" })
			doc += " One of: " + strings.Join(names, ", ") + "."
		}
		explode := true
		all = append(all, &huma.Param{Name: f.Code, In: "query", Description: doc, Explode: &explode,
			Schema: &huma.Schema{Type: huma.TypeArray, Items: &huma.Schema{Type: huma.TypeString}}})
	}
	return all
}

// listedValues is the most values that a parameter's description lists.
const listedValues = 12

type suggestInput struct {
	Q string `query:"q" doc:"Text typed so far, up to 200 characters."`
}

type similarInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
}

type cardsInput struct {
	ID []string `query:"id,explode" required:"true" minItems:"1" maxItems:"50" doc:"Ids of experts."`
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
		Summary: "Find experts", Tags: []string{"search"}, Errors: []int{422, 503}, Parameters: s.parameters()}, readers, s.search)
	auth.Handle(api, huma.Operation{OperationID: "suggest-experts", Method: http.MethodGet, Path: "/api/experts/suggest",
		Summary: "Suggest searches while typing", Tags: []string{"search"}, Errors: []int{422, 503}}, readers, s.suggest)
	auth.Handle(api, huma.Operation{OperationID: "expert-cards", Method: http.MethodGet, Path: "/api/experts/cards",
		Summary: "Cards of chosen experts", Description: "In the order asked for, without those that the reader can't find.",
		Tags: []string{"search"}, Errors: []int{422, 503}}, readers, s.cards)
	auth.Handle(api, huma.Operation{OperationID: "similar-experts", Method: http.MethodGet, Path: "/api/experts/{expert_id}/similar",
		Summary: "List experts with similar areas and keywords", Tags: []string{"search"}, Errors: []int{404, 503}}, readers, s.similar)
}

func (s *Service) search(ctx context.Context, actor auth.Actor, in *searchInput) (*response[ExpertSearch], error) {
	v, err := s.ForReader(ctx, actor)
	if err != nil {
		return nil, err
	}
	q := index.Query{
		Text: in.Q, Literal: in.Plain, Ignored: in.Skip, Areas: in.Area, States: in.State, Countries: in.Country, Degrees: in.Degree, Cities: in.City, Filters: map[string][]string{},
		Fees: index.FeeRange{Activity: in.FeeActivity, From: in.FeeFrom * 100, To: in.FeeTo * 100}, Sort: index.Sort(in.Sort),
	}
	for _, f := range s.filters {
		q.Filters[f.Code] = in.Values(f.Code)
	}
	var found Found
	card := func(h index.Hit) ExpertCard { return v.cardOf(h, found.Query.Fees.Activity) }
	page, err := web.ReadPage(in.Paging, index.PageSize, card, func(page int) ([]index.Hit, int, error) {
		q.Page = page
		found, err = v.Search(q)
		return found.Hits, found.Count, err
	})
	if err != nil {
		return nil, err
	}
	return private(ExpertSearch{Page: page, Of: found.Of, Complete: found.Complete, Facets: v.facetsOf(found.Facets, found.Query.Fees),
		Understood: understoodOf(found.Understood), Offers: v.offersOf(found.Offers), Pasted: found.Pasted, Unused: found.Unused,
		Drop: v.dropsOf(found.Drop)}), nil
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
	alike, err := v.Similar(in.ExpertID)
	if err != nil {
		return nil, err
	}
	activity := v.firstActivity()
	return private(SimilarExperts{Results: each(alike.Hits, func(h index.Hit) SimilarExpert {
		return SimilarExpert{ExpertCard: v.cardOf(h, activity), Reason: reasonFor(alike, h.Document)}
	})}), nil
}

func (s *Service) cards(ctx context.Context, actor auth.Actor, in *cardsInput) (*response[ExpertCards], error) {
	v, err := s.ForReader(ctx, actor)
	if err != nil {
		return nil, err
	}
	hits, err := v.Cards(in.ID)
	if err != nil {
		return nil, err
	}
	activity := v.firstActivity()
	return private(ExpertCards{Results: each(hits, func(h index.Hit) ExpertCard { return v.cardOf(h, activity) })}), nil
}
