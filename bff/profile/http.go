package profile

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
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

type sectionInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Section  string `path:"section" maxLength:"64"`
}

type itemInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Section  string `path:"section" maxLength:"64"`
	RawBody  []byte `contentType:"application/json"`
}

type rowInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Section  string `path:"section" maxLength:"64"`
	ItemID   string `path:"item_id" maxLength:"64"`
	RawBody  []byte `contentType:"application/json"`
}

type removeInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Section  string `path:"section" maxLength:"64"`
	ItemID   string `path:"item_id" maxLength:"64"`
	Version  int    `query:"version" required:"true" minimum:"1" doc:"The version that is being removed."`
	Reason   string `query:"reason" maxLength:"2000" doc:"Why; required of staff."`
}

type orderInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Section  string `path:"section" maxLength:"64"`
	Body     struct {
		IDs    []string `json:"ids" maxItems:"1000" doc:"All rows, in the new order."`
		Reason string   `json:"reason,omitempty" maxLength:"2000" doc:"Why; required of staff."`
	}
}

type confirmInput struct {
	Body struct {
		Section string `json:"section" minLength:"1" maxLength:"64"`
	}
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
	op.RequestBody.Content["application/json"] = &huma.MediaType{Schema: itemSchema(api, single)}
}

func (s *Service) getExpert(ctx context.Context, actor auth.Actor, in *pageInput) (*web.Response[ExpertPage], error) {
	if in.As == "public" && actor.Staff() {
		return web.Private(s.PageAsPublic(ctx, actor, in.ExpertID))
	}
	return web.Private(s.Page(ctx, actor, in.ExpertID))
}

func (s *Service) getPublicExpert(ctx context.Context, _ auth.Actor, in *slugInput) (*web.Response[ExpertPage], error) {
	page, err := s.PublicPage(ctx, in.Slug)
	if err != nil {
		return nil, err
	}
	return &web.Response[ExpertPage]{CacheControl: "public, max-age=60", Body: page}, nil
}

func (s *Service) getMyProfile(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[ProfileOverview], error) {
	return web.Private(s.Overview(ctx, actor))
}

func (s *Service) getProfile(ctx context.Context, actor auth.Actor, in *expertInput) (*web.Response[ProfileOverview], error) {
	return web.Private(s.OverviewOf(ctx, actor, in.ExpertID))
}

func (s *Service) confirmSection(ctx context.Context, actor auth.Actor, in *confirmInput) (*web.Response[ProfileConfirmed], error) {
	expert, found, err := s.FindByUser(ctx, actor.UserID)
	if err != nil {
		return nil, err
	}
	if !found {
		return nil, ErrNoExpert
	}
	out, err := s.Confirm(ctx, actor, expert.ID, in.Body.Section)
	if err != nil {
		return nil, err
	}
	overview, err := s.Overview(ctx, actor)
	return web.Private(ProfileConfirmed{Level: "success", Detail: out.Section.Title + " is confirmed.", Overview: overview}, err)
}

func (s *Service) listSections(context.Context, auth.Actor, *struct{}) (*web.Response[section.SectionCatalog], error) {
	return &web.Response[section.SectionCatalog]{CacheControl: "public, max-age=300", Body: section.Catalog()}, nil
}

func (s *Service) getAdminOverview(ctx context.Context, _ auth.Actor, _ *struct{}) (*web.Response[AdminOverview], error) {
	return web.Private(s.AdminOverview(ctx))
}

func (s *Service) getSection(ctx context.Context, actor auth.Actor, in *sectionInput) (*web.Response[SectionView], error) {
	return web.Private(s.Items(ctx, actor, in.ExpertID, in.Section))
}

func (s *Service) saveSection(ctx context.Context, actor auth.Actor, in *itemInput) (*web.Response[SectionSaved], error) {
	input, err := decodeInput(in.Section, in.RawBody)
	if err != nil {
		return nil, err
	}
	out, err := s.SaveSingle(ctx, actor, in.ExpertID, in.Section, input)
	return saved(out, "is saved", err)
}

func (s *Service) addRow(ctx context.Context, actor auth.Actor, in *itemInput) (*web.Response[SectionSaved], error) {
	input, err := decodeInput(in.Section, in.RawBody)
	if err != nil {
		return nil, err
	}
	out, err := s.Add(ctx, actor, in.ExpertID, in.Section, input)
	return saved(out, "is saved", err)
}

func (s *Service) saveRow(ctx context.Context, actor auth.Actor, in *rowInput) (*web.Response[SectionSaved], error) {
	input, err := decodeInput(in.Section, in.RawBody)
	if err != nil {
		return nil, err
	}
	out, err := s.Save(ctx, actor, in.ExpertID, in.Section, in.ItemID, input)
	return saved(out, "is saved", err)
}

func (s *Service) removeRow(ctx context.Context, actor auth.Actor, in *removeInput) (*web.Response[SectionSaved], error) {
	out, err := s.Remove(ctx, actor, in.ExpertID, in.Section, in.ItemID, in.Version, in.Reason)
	return saved(out, "has one row fewer", err)
}

func (s *Service) orderRows(ctx context.Context, actor auth.Actor, in *orderInput) (*web.Response[SectionSaved], error) {
	out, err := s.Reorder(ctx, actor, in.ExpertID, in.Section, in.Body.IDs, in.Body.Reason)
	return saved(out, "has a new order", err)
}

// longestForm is the longest id of a form.
const longestForm = 64

var formShape = regexp.MustCompile(`^[A-Za-z0-9_-]{0,64}$`)

// decodeInput reads {version, visibility, data} strictly. Errors in the data are keyed
// by field name.
func decodeInput(code string, body []byte) (Input, error) {
	declared, found := section.Find(code)
	if !found {
		return Input{}, ErrNoSuch
	}
	members, problems := field.Object(body)
	in := Input{Visibility: Public}
	for name, value := range members {
		switch name {
		case "version":
			if json.Unmarshal(value, &in.Version) != nil {
				problems.Add(name, "Must be a whole number.")
			}
		case "visibility":
			if json.Unmarshal(value, &in.Visibility) != nil {
				problems.Add(name, "Choose an option from the list.")
			}
		case "reason":
			if json.Unmarshal(value, &in.Reason) != nil {
				problems.Add(name, "Must be text.")
			}
		case "form":
			if json.Unmarshal(value, &in.Form) != nil || !formShape.MatchString(in.Form) {
				problems.Add(name, "Reload the page.")
			}
		case "base":
			base, err := decodeBase(declared, value)
			if err != nil {
				problems.Add(name, "Reload the page. What you started from can't be read.")
			}
			in.Base = base
		case "data":
			content, found := declared.Decode(value)
			problems.Merge(found)
			in.Content = content
		default:
			problems.Add(name, "This form has no such field.")
		}
	}
	if _, given := members["data"]; !given && len(problems) == 0 {
		problems.Add("data", "Is required.")
	}
	if len(problems) > 0 {
		return Input{}, errs.Field(problems)
	}
	field.Normalize(in.Content)
	return in, nil
}

// decodeBase reads {visibility, data} as it was sent to the editor. It isn't validated,
// because values of an older declaration are fine too.
func decodeBase(declared section.Section, raw []byte) (*Base, error) {
	var sent struct {
		Visibility Visibility      `json:"visibility"`
		Data       json.RawMessage `json:"data"`
	}
	if err := json.Unmarshal(raw, &sent); err != nil {
		return nil, err
	}
	content, err := declared.Read(sent.Data)
	if err != nil {
		return nil, err
	}
	field.Normalize(content)
	return &Base{Visibility: sent.Visibility, Content: content}, nil
}

func saved(out Outcome, what string, err error) (*web.Response[SectionSaved], error) {
	if err != nil {
		return nil, err
	}
	detail := fmt.Sprintf("%s %s.", out.Section.Title, what)
	if !out.Changed {
		detail = "Nothing changed."
	}
	body := SectionSaved{Level: web.Success("").Level, Detail: detail, Section: out.Section, Completeness: out.Completeness, Revision: out.Revision}
	if out.Item.ID != "" {
		view := itemView(out.Item)
		body.Item = &view
	}
	return web.Private(body, nil)
}
