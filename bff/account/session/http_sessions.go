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

// ChosenSessions are the sessions that a person chose to end.
type ChosenSessions struct {
	Sessions []string `json:"sessions" minItems:"1" maxItems:"300" doc:"Their ids. Those that have ended are left out."`
}

type sessionsInput struct{ Body ChosenSessions }

func (s *Service) sessionOperations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "sessions", Method: http.MethodGet, Path: "/api/settings/sessions",
		Summary: "List your sessions", Tags: []string{"settings"}}, auth.SignedIn.WhilePending(), s.getSessions)
	auth.Handle(api, huma.Operation{OperationID: "revoke-sessions", Method: http.MethodPost, Path: "/api/settings/sessions/revoke",
		Summary: "Sign out of some other browsers", Tags: []string{"settings"}, Errors: []int{404, 422}}, auth.SignedIn.WhilePending(), s.revokeSome)
	auth.Handle(api, huma.Operation{OperationID: "revoke-other-sessions", Method: http.MethodPost, Path: "/api/settings/sessions/revoke-others",
		Summary: "Sign out of all other browsers", Tags: []string{"settings"}}, auth.SignedIn.WhilePending(), s.revokeOthers)
}

func (s *Service) getSessions(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[SessionList], error) {
	sessions, err := s.Sessions(ctx, actor)
	if err != nil {
		return nil, err
	}
	return web.Private(SessionList{Items(sessions)}, nil)
}

// Items are sessions as clients see them.
func Items(sessions []Session) []SessionItem {
	items := make([]SessionItem, len(sessions))
	for i, one := range sessions {
		items[i] = SessionItem(one)
	}
	return items
}

func (s *Service) revokeSome(ctx context.Context, actor auth.Actor, in *sessionsInput) (*web.Response[web.Done], error) {
	ended, err := s.EndOwn(ctx, actor, in.Body.Sessions)
	if err != nil {
		return nil, err
	}
	if ended == 1 {
		return web.Private(web.Success("You're signed out of that browser."), nil)
	}
	return web.Private(web.Success(fmt.Sprintf("You're signed out of %d browsers.", ended)), nil)
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
