package roster

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
	"peritus/bff/profile"
)

type prepareInput struct {
	Body struct {
		profile.Preparation
		Anyway bool `json:"anyway,omitempty" doc:"Create it although similar profiles exist."`
	}
}

// Prepared is the response to a new profile.
type Prepared struct {
	web.Done
	ExpertID string `json:"expert_id" doc:"Empty if similar profiles exist."`
	Twins    []Twin `json:"twins" doc:"Similar profiles. If there are any, none was created."`
}

// Twin is a profile that may be about the same person.
type Twin struct {
	ExpertID string `json:"expert_id"`
	Name     string `json:"name"`
	Headline string `json:"headline"`
	Status   string `json:"status" enum:"draft,unclaimed,pending,published,hidden"`
	Why      string `json:"why" doc:"What is the same."`
}

func (s *Service) prepareOperations(api huma.API, op func(id, method, path, summary string, failures ...int) huma.Operation, staff auth.Access) {
	auth.Handle(api, op("prepare-profile", http.MethodPost, "/api/admin/experts", "Create a profile for an expert, unless there is a similar one", 422), staff, s.prepare)
}

func (s *Service) prepare(ctx context.Context, actor auth.Actor, in *prepareInput) (*web.Response[Prepared], error) {
	out := Prepared{Done: web.Success("The profile is created."), Twins: []Twin{}}
	if !in.Body.Anyway {
		twins, err := s.Profiles.Twins(ctx, in.Body.Preparation)
		if err != nil {
			return nil, err
		}
		for _, t := range twins {
			out.Twins = append(out.Twins, Twin{ExpertID: t.ExpertID, Name: t.Name, Headline: t.Headline, Status: string(t.Status), Why: t.Why})
		}
		if len(out.Twins) > 0 {
			out.Detail = "There may already be a profile of this person."
			return web.Private(out, nil)
		}
	}
	id, err := s.Profiles.Prepare(ctx, actor, in.Body.Preparation)
	out.ExpertID = id
	return web.Private(out, err)
}
