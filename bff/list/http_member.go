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

// ListMember is a colleague with whom a list is shared.
type ListMember struct {
	Email   string    `json:"email"`
	Role    string    `json:"role" enum:"reader,editor"`
	AddedAt time.Time `json:"added_at"`
}

// ListMembers are the people on a list.
type ListMembers struct {
	Owner   string       `json:"owner" doc:"The name of whose list it is."`
	Results []ListMember `json:"results" doc:"The first added first."`
}

// ListMemberDone is the response to sharing a list.
type ListMemberDone struct {
	web.Done
	ListMember
}

// ListEvent is what someone did on a list.
type ListEvent struct {
	Kind     string    `json:"kind" enum:"added,removed,put-back,moved,noted,edited,shared,unshared,left"`
	By       string    `json:"by" doc:"Their name, or empty if they no longer have an account."`
	Own      bool      `json:"own" doc:"The reader did it."`
	ExpertID string    `json:"expert_id" doc:"Empty if it concerns none or several."`
	Experts  int       `json:"experts"`
	Stage    string    `json:"stage" doc:"Where an expert was moved."`
	At       time.Time `json:"at"`
}

// ListEvents are the latest events of a list, the last first.
type ListEvents struct {
	Results []ListEvent `json:"results"`
}

// ColleaguesListView is a list that a colleague shares.
type ColleaguesListView struct {
	ListSummary
	Role  string `json:"role" enum:"reader,editor"`
	Owner string `json:"owner" doc:"The name of whose list it is."`
}

// ColleaguesLists are the lists that colleagues share with the reader.
type ColleaguesLists struct {
	Results []ColleaguesListView `json:"results"`
}

type unshareInput struct {
	ListInput
	Body struct {
		Email string `json:"email" minLength:"1" maxLength:"320"`
	}
}

// memberOperations registers the operations of colleagues.
func (s *Service) memberOperations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"lists"}, Errors: failures}
	}
	share := op("share-list", http.MethodPut, "/api/lists/{list_id}/members", "Share a list with a colleague, or change what they can do", 403, 404, 409, 422)
	share.SkipValidateBody, share.RequestBody = true, field.RequestBody(api.OpenAPI(), "ListMemberForm", new(MemberForm))
	auth.Handle(api, op("list-members", http.MethodGet, "/api/lists/{list_id}/members", "List the people on a list", 404, 422), keepers, s.getMembers)
	auth.Handle(api, share, keepers, s.putMember)
	auth.Handle(api, op("unshare-list", http.MethodPost, "/api/lists/{list_id}/members/remove", "Take a list from a colleague", 403, 404, 422), keepers, s.postUnshare)
	auth.Handle(api, op("leave-list", http.MethodPost, "/api/lists/{list_id}/members/leave", "Leave a colleague's list", 404, 409, 422), keepers, s.postLeave)
	auth.Handle(api, op("list-events", http.MethodGet, "/api/lists/{list_id}/events", "List who did what on a list, the last first", 404, 422), keepers, s.getEvents)
}

func (s *Service) getShared(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[ColleaguesLists], error) {
	found, err := s.WithMe(ctx, actor)
	all := ColleaguesLists{Results: make([]ColleaguesListView, len(found))}
	for i, l := range found {
		all.Results[i] = ColleaguesListView{summaryView(l.Summary), string(l.Role), l.Owner.Name}
	}
	return web.Private(all, err)
}

func (s *Service) getMembers(ctx context.Context, actor auth.Actor, in *ListInput) (*web.Response[ListMembers], error) {
	owner, members, err := s.Members(ctx, actor, in.ListID)
	all := ListMembers{Owner: owner.Name, Results: make([]ListMember, len(members))}
	for i, m := range members {
		all.Results[i] = memberView(m)
	}
	return web.Private(all, err)
}

func (s *Service) putMember(ctx context.Context, actor auth.Actor, in *codeFormInput) (*web.Response[ListMemberDone], error) {
	var form MemberForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	m, err := s.Share(ctx, actor, in.ListID, form)
	return web.Private(ListMemberDone{web.Success("Shared with " + m.Email + "."), memberView(m)}, err)
}

func (s *Service) postUnshare(ctx context.Context, actor auth.Actor, in *unshareInput) (*web.Response[web.Done], error) {
	err := s.Unshare(ctx, actor, in.ListID, in.Body.Email)
	return web.Private(web.Success("No longer shared with "+in.Body.Email+"."), err)
}

func (s *Service) postLeave(ctx context.Context, actor auth.Actor, in *ListInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("You left the list."), s.Leave(ctx, actor, in.ListID))
}

func (s *Service) getEvents(ctx context.Context, actor auth.Actor, in *ListInput) (*web.Response[ListEvents], error) {
	events, people, err := s.Events(ctx, actor, in.ListID)
	all := ListEvents{Results: make([]ListEvent, len(events))}
	for i, e := range events {
		all.Results[i] = ListEvent{string(e.Kind), people[e.UserID].Name, e.UserID == actor.UserID, e.ExpertID, e.Experts, string(e.Stage), e.At}
	}
	return web.Private(all, err)
}

func memberView(m Member) ListMember { return ListMember{m.Email, string(m.Role), m.AddedAt} }
