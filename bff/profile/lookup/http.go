package lookup

import (
	"context"
	"fmt"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
	"peritus/bff/profile/editing"
)

const path = "/api/profiles/{expert_id}/publications/lookup"

type findInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	ORCID    string `query:"orcid" maxLength:"200" doc:"If it's empty, the one in Me on the web."`
}

type acceptInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Body     struct {
		ORCID  string   `json:"orcid" maxLength:"200"`
		Keys   []string `json:"keys" maxItems:"1000" doc:"The accepted works."`
		Reason string   `json:"reason,omitempty" maxLength:"2000" doc:"Why; required of staff."`
	}
}

// PublicationsAdded is the response to accepting works.
type PublicationsAdded struct {
	Level        string                  `json:"level" enum:"success"`
	Detail       string                  `json:"detail"`
	Added        int                     `json:"added"`
	Skipped      int                     `json:"skipped" doc:"Already in the profile."`
	Section      editing.OverviewSection `json:"section"`
	Completeness int                     `json:"completeness" doc:"Percent of the whole profile."`
}

// Operations registers the lookup.
func (s *Service) Operations(api huma.API) {
	editors := auth.Only(auth.Expert, auth.Admin, auth.Researcher)
	op := func(id, method, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"profile"}, Errors: failures}
	}
	auth.Handle(api, op("find-publications", http.MethodGet, "Find publications by ORCID iD", 401, 403, 404, 422, 429, 503), editors, s.find)
	auth.Handle(api, op("add-found-publications", http.MethodPost, "Add publications that were found by ORCID iD", 401, 403, 404, 409, 422, 429, 503), editors, s.accept)
}

func (s *Service) find(ctx context.Context, actor auth.Actor, in *findInput) (*web.Response[PublicationLookup], error) {
	return web.Private(s.Find(ctx, actor, in.ExpertID, in.ORCID))
}

func (s *Service) accept(ctx context.Context, actor auth.Actor, in *acceptInput) (*web.Response[PublicationsAdded], error) {
	added, err := s.Accept(ctx, actor, in.ExpertID, in.Body.ORCID, in.Body.Keys, in.Body.Reason)
	if err != nil {
		return nil, err
	}
	return web.Private(PublicationsAdded{Level: web.Success("").Level, Detail: detail(added), Added: added.Count, Skipped: added.Skipped,
		Section: added.Section, Completeness: added.Completeness}, nil)
}

func detail(added Added) string {
	switch {
	case added.Count == 0:
		return "Nothing changed. The profile already has these publications."
	case added.Count == 1 && added.Skipped == 0:
		return "1 publication is added."
	case added.Skipped == 0:
		return fmt.Sprintf("%d publications are added.", added.Count)
	}
	return fmt.Sprintf("%d of %d publications are added. The profile already has the others.", added.Count, added.Count+added.Skipped)
}
