package profile

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
	"peritus/bff/profile/editing"
)

// NewProfileRow is a profile waiting for approval.
type NewProfileRow struct {
	ExpertID     string    `json:"expert_id"`
	Name         string    `json:"name" doc:"Empty while About me is."`
	Headline     string    `json:"headline"`
	Place        string    `json:"place"`
	Email        string    `json:"email" doc:"The owner's."`
	Completeness int       `json:"completeness" doc:"Percent."`
	CreatedAt    time.Time `json:"created_at"`
	AskedAt      time.Time `json:"asked_at" doc:"When it was last submitted."`

	Missing []string                `json:"missing" doc:"What it lacks before it can be published, in words."`
	Refusal *editing.ProfileRefusal `json:"refusal" doc:"The latest one; null on the first submission."`
}

// TransformSchema lets the refusal be null.
func (NewProfileRow) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "refusal")
}

type refuseInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Body     struct {
		Reason string `json:"reason" doc:"Sent to the expert and kept."`
	}
}

func (s *Service) approvalOperations(api huma.API) {
	staff := auth.Only(auth.Admin, auth.Researcher)
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"profile"}, Errors: failures}
	}
	auth.Handle(api, op("new-profiles", http.MethodGet, "/api/admin/experts/pending", "Profiles waiting for approval", 401, 403, 422), staff, s.listNew)
	auth.Handle(api, op("approve-profile", http.MethodPost, "/api/admin/experts/{expert_id}/approve", "Publish a new profile", 401, 403, 404, 409), staff, s.approveNew)
	auth.Handle(api, op("refuse-profile", http.MethodPost, "/api/admin/experts/{expert_id}/refuse", "Send a new profile back", 401, 403, 404, 409, 422), staff, s.refuseNew)
	auth.Handle(api, op("submit-profile", http.MethodPost, "/api/my-profile/submit", "Submit your own draft for review", 401, 403, 404, 409, 422),
		auth.Only(auth.Expert), s.askAgain)
}

func (s *Service) listNew(ctx context.Context, _ auth.Actor, in *web.Paging) (*web.Response[web.Page[NewProfileRow]], error) {
	page, err := web.ReadPage(*in, NewProfilesAPage, newProfileView, func(page int) ([]NewProfile, int, error) {
		return s.NewProfiles(ctx, page)
	})
	return web.Private(page, err)
}

func newProfileView(n NewProfile) NewProfileRow {
	return NewProfileRow{ExpertID: n.Expert.ID, Name: n.Expert.Name, Headline: n.Expert.Headline, Place: n.Place,
		Email: n.Email, Completeness: n.Expert.Completeness, CreatedAt: n.CreatedAt, AskedAt: n.AskedAt, Missing: n.Missing, Refusal: editing.ViewRefusal(n.Refusal)}
}

func (s *Service) approveNew(ctx context.Context, actor auth.Actor, in *expertInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("The profile is published."), s.Approve(ctx, actor, in.ExpertID))
}

func (s *Service) refuseNew(ctx context.Context, actor auth.Actor, in *refuseInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("The profile has been sent back with your reason."), s.Refuse(ctx, actor, in.ExpertID, in.Body.Reason))
}

func (s *Service) askAgain(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[web.Done], error) {
	return web.Private(web.Success("We'll review your profile again."), s.AskAgain(ctx, actor))
}
