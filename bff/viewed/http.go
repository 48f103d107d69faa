package viewed

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// ViewedExpert is an expert whose page the person opened. They may have hidden it since.
type ViewedExpert struct {
	ExpertID string    `json:"expert_id"`
	ViewedAt time.Time `json:"viewed_at" doc:"The last time."`
}

// ViewedPage is a page of viewed experts.
type ViewedPage = web.Page[ViewedExpert]

type listInput struct{ web.Paging }

// ExpertInput identifies an expert.
type ExpertInput struct {
	ExpertID string `path:"expert_id" pattern:"^[a-v0-9]{26}$"`
}

// Operations registers the HTTP operations of this domain.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"viewed"}, Errors: failures}
	}
	auth.Handle(api, op("list-viewed", http.MethodGet, "/api/viewed", "List the experts I viewed, the last first", 422), readers, s.getList)
	auth.Handle(api, op("note-viewed", http.MethodPut, "/api/viewed/{expert_id}", "Remember that I viewed an expert", 404, 422, 503), readers, s.put)
	auth.Handle(api, op("clear-viewed", http.MethodDelete, "/api/viewed", "Forget the experts I viewed"), readers, s.delete)
}

func (s *Service) getList(ctx context.Context, actor auth.Actor, in *listInput) (*web.Response[ViewedPage], error) {
	return web.Private(web.ReadPage(in.Paging, PageSize, view, func(page int) ([]Viewed, int, error) { return s.List(ctx, actor, page) }))
}

func (s *Service) put(ctx context.Context, actor auth.Actor, in *ExpertInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("Remembered."), s.Note(ctx, actor, in.ExpertID))
}

func (s *Service) delete(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[web.Done], error) {
	_, err := s.Clear(ctx, actor)
	return web.Private(web.Success("Recently viewed experts are cleared."), err)
}

func view(v Viewed) ViewedExpert { return ViewedExpert(v) }
