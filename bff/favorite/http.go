package favorite

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// FavoriteExpert is a favorite. Its expert may have hidden their profile since.
type FavoriteExpert struct {
	ExpertID string    `json:"expert_id"`
	AddedAt  time.Time `json:"added_at"`
}

// FavoriteList is a page of favorites.
type FavoriteList struct {
	web.Page[FavoriteExpert]
	At time.Time `json:"at" doc:"When it was read. Whoever shows it compares this with later changes."`
}

// FavoritesAmong are the favorites among some experts.
type FavoritesAmong struct {
	Results []FavoriteExpert `json:"results"`
	At      time.Time        `json:"at" doc:"When it was read."`
}

// FavoriteAdded is the answer to an addition.
type FavoriteAdded struct {
	web.Done
	FavoriteExpert
	At time.Time `json:"at" doc:"When it was changed."`
}

// FavoriteRemoved is the answer to a removal.
type FavoriteRemoved struct {
	web.Done
	At time.Time `json:"at" doc:"When it was changed."`
}

type listInput struct{ web.Paging }

type amongInput struct {
	ID []string `query:"id,explode" required:"true" minItems:"1" maxItems:"100" doc:"Ids of experts."`
}

// ExpertInput identifies an expert.
type ExpertInput struct {
	ExpertID string `path:"expert_id" pattern:"^[a-v0-9]{26}$"`
}

type addInput struct {
	ExpertInput
	Body struct {
		Since time.Time `json:"since,omitempty" doc:"To undo a removal: since when the expert was a favorite."`
	}
}

// Operations registers the HTTP operations of this domain.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"favorites"}, Errors: failures}
	}
	auth.Handle(api, op("list-favorites", http.MethodGet, "/api/favorites", "List my favorites, newest first", 422), keepers, s.getList)
	auth.Handle(api, op("favorites-among", http.MethodGet, "/api/favorites/among", "List my favorites among some experts", 422), keepers, s.getAmong)
	auth.Handle(api, op("add-favorite", http.MethodPut, "/api/favorites/{expert_id}", "Make an expert a favorite", 404, 409, 422, 503), keepers, s.put)
	auth.Handle(api, op("remove-favorite", http.MethodDelete, "/api/favorites/{expert_id}", "Remove an expert from my favorites", 422), keepers, s.delete)
}

func (s *Service) getList(ctx context.Context, actor auth.Actor, in *listInput) (*web.Response[FavoriteList], error) {
	at := s.Clock.Now()
	page, err := web.ReadPage(in.Paging, PageSize, view, func(page int) ([]Favorite, int, error) { return s.List(ctx, actor, page) })
	return web.Private(FavoriteList{page, at}, err)
}

func (s *Service) getAmong(ctx context.Context, actor auth.Actor, in *amongInput) (*web.Response[FavoritesAmong], error) {
	at := s.Clock.Now()
	found, err := s.Among(ctx, actor, in.ID)
	all := FavoritesAmong{Results: make([]FavoriteExpert, len(found)), At: at}
	for i, f := range found {
		all.Results[i] = view(f)
	}
	return web.Private(all, err)
}

func (s *Service) put(ctx context.Context, actor auth.Actor, in *addInput) (*web.Response[FavoriteAdded], error) {
	f, err := s.Add(ctx, actor, in.ExpertID, in.Body.Since)
	return web.Private(FavoriteAdded{web.Success("Added to your favorites."), view(f), s.Clock.Now()}, err)
}

func (s *Service) delete(ctx context.Context, actor auth.Actor, in *ExpertInput) (*web.Response[FavoriteRemoved], error) {
	_, err := s.Remove(ctx, actor, in.ExpertID)
	return web.Private(FavoriteRemoved{web.Success("Removed from your favorites."), s.Clock.Now()}, err)
}

func view(f Favorite) FavoriteExpert { return FavoriteExpert(f) }
