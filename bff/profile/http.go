package profile

import (
	"context"
	"net/http"
	"regexp"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
)

type expertInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
}

type pageInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	As       string `query:"as" enum:"public" doc:"As everyone reads it, for staff only. In every status."`
}

type slugInput struct {
	Slug string `path:"slug" maxLength:"64" doc:"The current slug or a former one, in any case."`
}

// Operations registers this domain's HTTP operations.
func (s *Service) Operations(api huma.API) {
	readers := auth.Only(auth.Attorney, auth.Admin, auth.Researcher)
	editors := auth.Only(auth.Expert, auth.Admin, auth.Researcher)
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"profile"}, Errors: failures}
	}
	auth.Handle(api, op("get-expert", http.MethodGet, "/api/experts/{expert_id}", "An expert's page, as attorneys read it", 401, 403, 404),
		readers, s.getExpert)
	auth.Handle(api, op("get-public-expert", http.MethodGet, "/api/public/experts/{slug}", "An expert's page, as everyone reads it", 404),
		auth.Anyone, s.getPublicExpert)
	auth.Handle(api, op("get-my-profile", http.MethodGet, "/api/my-profile", "Your own profile at a glance", 401, 403, 404),
		auth.Only(auth.Expert), s.getMyProfile)
	auth.Handle(api, op("confirm-section", http.MethodPost, "/api/my-profile/confirm", "Confirm a section", 401, 403, 404, 422),
		auth.Only(auth.Expert), s.confirmSection)
	auth.Handle(api, op("list-sections", http.MethodGet, "/api/sections", "The declarations of all sections"),
		auth.Anyone, s.listSections)
	auth.Handle(api, op("get-admin-overview", http.MethodGet, "/api/admin/overview", "An overview of all profiles", 401, 403),
		auth.Only(auth.Admin, auth.Researcher), s.getAdminOverview)

	s.crossExaminationOperation(api)
	s.approvalOperations(api)

	auth.Handle(api, op("get-profile", http.MethodGet, "/api/profiles/{expert_id}", "A profile at a glance, for those who may edit it", 401, 403, 404),
		editors, s.getProfile)
	// Registered before the section, whose pattern would match too.
	s.historyOperations(api, op, editors)
	s.Files.Operations(api, fileRules{s})
	auth.Handle(api, op("list-known-names", http.MethodGet, "/api/known-names", "Names of courts and organizations to suggest", 401, 403, 422),
		editors, s.listNames)
	auth.Handle(api, op("get-section", http.MethodGet, "/api/profiles/{expert_id}/{section}", "A section as its editors see it", 401, 403, 404),
		editors, s.getSection)
	save := op("save-section", http.MethodPut, "/api/profiles/{expert_id}/{section}", "Save a section that is one item", 401, 403, 404, 409, 422)
	handleItem(api, save, editors, s.saveSection, true)
	add := op("add-row", http.MethodPost, "/api/profiles/{expert_id}/{section}", "Add a row to a list section", 401, 403, 404, 422)
	add.DefaultStatus = http.StatusCreated
	handleItem(api, add, editors, s.addRow, false)
	auth.Handle(api, op("order-rows", http.MethodPost, "/api/profiles/{expert_id}/{section}/order", "Put the rows of a list section in order", 401, 403, 404, 409, 422),
		editors, s.orderRows)
	handleItem(api, op("save-row", http.MethodPut, "/api/profiles/{expert_id}/{section}/{item_id}", "Save a row of a list section", 401, 403, 404, 409, 422),
		editors, s.saveRow, false)
	auth.Handle(api, op("remove-row", http.MethodDelete, "/api/profiles/{expert_id}/{section}/{item_id}", "Remove a row of a list section", 401, 403, 404, 409, 422),
		editors, s.removeRow)
}

// handleItem registers an operation that validates its body strictly against the
// section's declaration, and documents that body.
func handleItem[I, O any](api huma.API, op huma.Operation, access auth.Access, f func(context.Context, auth.Actor, *I) (*O, error), single bool) {
	op.SkipValidateBody = true // the section is stricter and reports errors by field
	op.RequestBody = &huma.RequestBody{Required: true, Content: map[string]*huma.MediaType{}}
	auth.Handle(api, op, access, f)
	op.RequestBody.Content["application/json"] = &huma.MediaType{Schema: editing.ItemSchema(api, single)}
}

func (s *Service) getExpert(ctx context.Context, actor auth.Actor, in *pageInput) (*web.Response[reading.ExpertPage], error) {
	if in.As == "public" && actor.Staff() {
		return web.Private(s.PageAsPublic(ctx, actor, in.ExpertID))
	}
	return web.Private(s.Page(ctx, actor, in.ExpertID))
}

func (s *Service) getPublicExpert(ctx context.Context, _ auth.Actor, in *slugInput) (*web.Response[reading.ExpertPage], error) {
	page, err := s.PublicPage(ctx, in.Slug)
	if err != nil {
		return nil, err
	}
	return &web.Response[reading.ExpertPage]{CacheControl: "public, max-age=60", Body: page}, nil
}

func (s *Service) getMyProfile(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[editing.ProfileOverview], error) {
	return web.Private(s.Overview(ctx, actor))
}

func (s *Service) getProfile(ctx context.Context, actor auth.Actor, in *expertInput) (*web.Response[editing.ProfileOverview], error) {
	return web.Private(s.OverviewOf(ctx, actor, in.ExpertID))
}

func (s *Service) listSections(context.Context, auth.Actor, *struct{}) (*web.Response[section.SectionCatalog], error) {
	return &web.Response[section.SectionCatalog]{CacheControl: "public, max-age=300", Body: section.Catalog()}, nil
}

func (s *Service) getAdminOverview(ctx context.Context, _ auth.Actor, _ *struct{}) (*web.Response[editing.AdminOverview], error) {
	return web.Private(s.AdminOverview(ctx))
}

var formShape = regexp.MustCompile(`^[A-Za-z0-9_-]{0,64}$`)

func (s *Service) crossExaminationOperation(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "get-cross-examination", Method: http.MethodGet, Path: "/api/experts/{expert_id}/cross-examination",
		Summary: "An expert's page as opposing counsel would read it, also for the expert", Tags: []string{"profile"}, Errors: []int{401, 403, 404}},
		auth.Only(auth.Attorney, auth.Admin, auth.Researcher, auth.Expert),
		func(ctx context.Context, actor auth.Actor, in *expertInput) (*web.Response[reading.CrossExamination], error) {
			return web.Private(s.CrossExamine(ctx, actor, in.ExpertID))
		})
}
