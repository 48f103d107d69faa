package session

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// Refreshed is the response to a refresh. Lifetimes are in seconds.
type Refreshed struct {
	Access          string `json:"access"`
	Refresh         string `json:"refresh" doc:"The next refresh token. The one that was sent no longer works."`
	AccessLifetime  int    `json:"access_lifetime" doc:"Seconds."`
	RefreshLifetime int    `json:"refresh_lifetime" doc:"Seconds."`
}

type signInInput struct {
	Body struct {
		Email    string `json:"email" minLength:"1" maxLength:"254"`
		Password string `json:"password" minLength:"1" maxLength:"1024"`
	}
}

type refreshInput struct {
	Body struct {
		Refresh string `json:"refresh" minLength:"1" maxLength:"200"`
	}
}

type signOutInput struct {
	Body struct {
		Refresh string `json:"refresh,omitempty" maxLength:"200" doc:"Ends its session even if the access token has expired."`
	}
}

// Operations registers this package's HTTP operations.
func (s *Service) Operations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "sign-in", Method: http.MethodPost, Path: "/api/token/",
		Summary: "Sign in with an email address and a password", Tags: []string{"account"},
		Errors: []int{401, 403, 422, 429}}, auth.Anyone, s.signIn)
	auth.Handle(api, huma.Operation{OperationID: "refresh-token", Method: http.MethodPost, Path: "/api/token/refresh/",
		Summary: "Exchange a refresh token for new tokens", Tags: []string{"account"},
		Errors: []int{401, 422}}, auth.Anyone, s.refresh)
	auth.Handle(api, huma.Operation{OperationID: "sign-out", Method: http.MethodPost, Path: "/api/sign-out",
		Summary: "End the session", Tags: []string{"account"}, Errors: []int{422}}, auth.Anyone.WhilePending(), s.signOut)
	auth.Handle(api, huma.Operation{OperationID: "navigation", Method: http.MethodGet, Path: "/api/navigation",
		Summary: "Get the current person and whether they can open a path", Tags: []string{"account"},
		Errors: []int{422}}, auth.Anyone.WhilePending(), s.navigation)
	s.challengeOperations(api)
	s.sessionOperations(api)
}

func (s *Service) signIn(ctx context.Context, _ auth.Actor, in *signInInput) (*web.Response[SignInResult], error) {
	outcome, err := s.SignIn(ctx, in.Body.Email, in.Body.Password, account.DeviceIn(ctx))
	if err != nil {
		return nil, err
	}
	if outcome.Challenge != nil {
		return web.Private(SignInResult{Challenge: challengeOf(outcome.Challenge)}, nil)
	}
	login := account.LoginOf(outcome.User, outcome.Grant)
	return web.Private(SignInResult{Login: &login}, nil)
}

func (s *Service) refresh(ctx context.Context, _ auth.Actor, in *refreshInput) (*web.Response[Refreshed], error) {
	grant, err := s.Refresh(ctx, in.Body.Refresh)
	if err != nil {
		return nil, err
	}
	return web.Private(Refreshed{Access: grant.Access, Refresh: grant.Refresh,
		AccessLifetime: int(grant.AccessLifetime.Seconds()), RefreshLifetime: int(grant.RefreshLifetime.Seconds())}, nil)
}

func (s *Service) signOut(ctx context.Context, actor auth.Actor, in *signOutInput) (*web.Response[web.Done], error) {
	if err := s.SignOut(ctx, actor, in.Body.Refresh); err != nil {
		return nil, err
	}
	return web.Private(web.Success("You're signed out."), nil)
}
