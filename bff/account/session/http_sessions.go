package session

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// SessionList lists the browsers that a person is signed in on.
type SessionList struct {
	Results []SessionItem `json:"results"`
}

// SessionItem is one of them.
type SessionItem struct {
	ID        string    `json:"id"`
	Device    string    `json:"device" doc:"Browser and system, such as 'Chrome on Windows'."`
	Country   string    `json:"country" doc:"ISO 3166-1 alpha-2 code of the sign-in's country; empty if unknown."`
	Current   bool      `json:"current" doc:"The session that made this request."`
	NewPlace  bool      `json:"new_place" doc:"The account had not been used from that country before."`
	CreatedAt time.Time `json:"created_at"`
	SeenAt    time.Time `json:"seen_at" doc:"Last use, to within five minutes."`
}

type sessionInput struct {
	ID string `path:"id" maxLength:"100"`
}

func (s *Service) sessionOperations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "sessions", Method: http.MethodGet, Path: "/api/settings/sessions",
		Summary: "List your sessions", Tags: []string{"settings"}}, auth.SignedIn.WhilePending(), s.getSessions)
	auth.Handle(api, huma.Operation{OperationID: "revoke-session", Method: http.MethodPost, Path: "/api/settings/sessions/{id}/revoke",
		Summary: "Sign out of one other browser", Tags: []string{"settings"}, Errors: []int{404}}, auth.SignedIn.WhilePending(), s.revokeSession)
	auth.Handle(api, huma.Operation{OperationID: "revoke-other-sessions", Method: http.MethodPost, Path: "/api/settings/sessions/revoke-others",
		Summary: "Sign out of all other browsers", Tags: []string{"settings"}}, auth.SignedIn.WhilePending(), s.revokeOthers)
}

func (s *Service) getSessions(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[SessionList], error) {
	sessions, err := s.Sessions(ctx, actor)
	if err != nil {
		return nil, err
	}
	list := SessionList{Results: make([]SessionItem, len(sessions))}
	for i, one := range sessions {
		list.Results[i] = SessionItem(one)
	}
	return web.Private(list, nil)
}

func (s *Service) revokeSession(ctx context.Context, actor auth.Actor, in *sessionInput) (*web.Response[web.Done], error) {
	if err := s.EndSession(ctx, actor, in.ID); err != nil {
		return nil, err
	}
	return web.Private(web.Success("You're signed out of that browser."), nil)
}

func (s *Service) revokeOthers(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[web.Done], error) {
	ended, err := s.EndOtherSessions(ctx, actor)
	if err != nil {
		return nil, err
	}
	switch ended {
	case 0:
		return web.Private(web.Success("You aren't signed in anywhere else."), nil)
	case 1:
		return web.Private(web.Success("You're signed out of one other browser."), nil)
	}
	return web.Private(web.Success(fmt.Sprintf("You're signed out of %d other browsers.", ended)), nil)
}
