package list

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
)

// ListCode is a code of a list, without the code itself.
type ListCode struct {
	ID        string      `json:"id"`
	Person    string      `json:"person" doc:"Whom it was made for."`
	Works     bool        `json:"works" doc:"Neither revoked nor expired."`
	CreatedAt time.Time   `json:"created_at"`
	ExpiresAt *time.Time  `json:"expires_at"`
	RevokedAt *time.Time  `json:"revoked_at"`
	Opened    int         `json:"opened" doc:"How often."`
	Openings  []time.Time `json:"openings" doc:"The latest 100 times, the last first."`
}

// ListCodes are the codes of a list, the last made first.
type ListCodes struct {
	Results []ListCode `json:"results"`
}

// ListCodeDone is the response to a change of a code.
type ListCodeDone struct {
	web.Done
	ListCode
}

// ListCodeMade has a new code. It can't be had again.
type ListCodeMade struct {
	ListCodeDone
	Code string `json:"code"`
}

// SharedList is what a code opens.
type SharedList struct {
	Person    string     `json:"person" doc:"Whom the code was made for."`
	Owner     string     `json:"owner" doc:"The name of whose list it is."`
	Own       bool       `json:"own" doc:"The reader is the owner."`
	ExpiresAt *time.Time `json:"expires_at"`
	ExpertIDs []string   `json:"expert_ids" doc:"Those whom the reader can see, by name."`
}

type codeFormInput struct {
	ListInput
	RawBody []byte
}

type codeIDInput struct {
	ListInput
	CodeID string `path:"code_id" pattern:"^[a-v0-9]{26}$"`
}

// The code is in the body, because paths are logged.
type codeInput struct {
	Body struct {
		Code string `json:"code" maxLength:"100"`
	}
}

// codeOperations registers the operations of codes.
func (s *Service) codeOperations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"lists"}, Errors: failures}
	}
	maker := op("make-list-code", http.MethodPost, "/api/lists/{list_id}/codes", "Make a code that opens a list for a person", 403, 404, 409, 422)
	maker.SkipValidateBody, maker.RequestBody = true, field.RequestBody(api.OpenAPI(), "ListCodeForm", new(CodeForm))
	auth.Handle(api, op("list-codes", http.MethodGet, "/api/lists/{list_id}/codes", "List the codes of a list, the last made first", 403, 404, 422), keepers, s.getCodes)
	auth.Handle(api, maker, keepers, s.postCode)
	auth.Handle(api, op("revoke-list-code", http.MethodPost, "/api/lists/{list_id}/codes/{code_id}/revoke", "Turn a code off", 403, 404, 422), keepers, s.postRevoke)
	auth.Handle(api, op("open-shared-list", http.MethodPost, "/api/shared-lists/open", "Open a list by a code", 404, 422, 503), keepers, s.postOpen)
	auth.Handle(api, op("check-shared-list", http.MethodPost, "/api/shared-lists/check", "Check whether a code still opens a list", 404, 422), keepers, s.postCheck)
}

func (s *Service) getCodes(ctx context.Context, actor auth.Actor, in *ListInput) (*web.Response[ListCodes], error) {
	found, err := s.Codes(ctx, actor, in.ListID)
	all := ListCodes{Results: make([]ListCode, len(found))}
	for i, c := range found {
		all.Results[i] = s.codeView(c)
	}
	return web.Private(all, err)
}

func (s *Service) postCode(ctx context.Context, actor auth.Actor, in *codeFormInput) (*web.Response[ListCodeMade], error) {
	var form CodeForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	c, code, err := s.MakeCode(ctx, actor, in.ListID, form)
	return web.Private(ListCodeMade{ListCodeDone{web.Success("Created a link for " + c.Person + "."), s.codeView(c)}, code}, err)
}

func (s *Service) postRevoke(ctx context.Context, actor auth.Actor, in *codeIDInput) (*web.Response[ListCodeDone], error) {
	c, err := s.Revoke(ctx, actor, in.ListID, in.CodeID)
	return web.Private(ListCodeDone{web.Success("The link for " + c.Person + " is off."), s.codeView(c)}, err)
}

func (s *Service) postOpen(ctx context.Context, actor auth.Actor, in *codeInput) (*web.Response[SharedList], error) {
	shared, err := s.Open(ctx, actor, in.Body.Code)
	if err != nil {
		return nil, err
	}
	owner, _, err := s.People.Person(ctx, shared.OwnerID)
	return web.Private(SharedList{shared.Person, owner.Name, shared.Own, shared.ExpiresAt, append([]string{}, shared.ExpertIDs...)}, err)
}

func (s *Service) postCheck(ctx context.Context, _ auth.Actor, in *codeInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("This link works."), s.StillOpen(ctx, in.Body.Code))
}

func (s *Service) codeView(c Code) ListCode {
	return ListCode{c.ID, c.Person, c.Works(s.Clock.Now()), c.CreatedAt, c.ExpiresAt, c.RevokedAt, c.Opened, append([]time.Time{}, c.Openings...)}
}
