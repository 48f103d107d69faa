package account

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// Login is the answer to a sign-in. Lifetimes are in seconds.
type Login struct {
	Access          string      `json:"access"`
	Refresh         string      `json:"refresh"`
	AccessLifetime  int         `json:"access_lifetime" doc:"Seconds."`
	RefreshLifetime int         `json:"refresh_lifetime" doc:"Seconds."`
	UserName        string      `json:"user_name"`
	Email           string      `json:"email"`
	Groups          []GroupName `json:"groups"`
	UserImage       *string     `json:"user_image"`
}

// GroupName is a group as an object with a name.
type GroupName struct {
	Name string `json:"name" enum:"Attorney,Expert,Admin,Researcher"`
}

// Refreshed is the answer to a refresh. Lifetimes are in seconds.
type Refreshed struct {
	Access          string `json:"access"`
	Refresh         string `json:"refresh" doc:"The successor: the token that was sent is used up."`
	AccessLifetime  int    `json:"access_lifetime" doc:"Seconds."`
	RefreshLifetime int    `json:"refresh_lifetime" doc:"Seconds."`
}

// Navigation is everything that the web needs to show a page, or not to.
type Navigation struct {
	Session        *SessionView `json:"session"`
	Token          string       `json:"token" enum:"none,valid,expired,revoked,invalid"`
	Verdict        VerdictView  `json:"verdict"`
	Layout         string       `json:"layout" enum:"attorney,default,prelogin,researcher"`
	GroupLayout    string       `json:"group_layout" enum:"attorney,default,prelogin,researcher" doc:"Layout of the error screen, whatever the route."`
	DashboardRoute string       `json:"dashboard_route"`
	Areas          []string     `json:"areas" doc:"Prefixes that this person may enter."`
	Route          string       `json:"route" doc:"Pattern of the route; empty where none matches."`
}

// TransformSchema lets the session be null, which it is for a visitor.
func (Navigation) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "session")
}

// SessionView is the person who is signed in.
type SessionView struct {
	UserName       string   `json:"user_name"`
	Email          string   `json:"email"`
	Groups         []string `json:"groups"`
	UserImage      *string  `json:"user_image"`
	DashboardRoute string   `json:"dashboard_route"`

	LeavingAt  *time.Time `json:"leaving_at" doc:"When the account will be deleted, as its owner asked; null: it stays."`
	ConsentDue bool       `json:"consent_due" doc:"Has yet to agree to the versions in force."`
}

// VerdictView is the guard's verdict.
type VerdictView struct {
	Allow    bool    `json:"allow"`
	Redirect *string `json:"redirect"`
	Status   int     `json:"status"`
	Reason   string  `json:"reason" enum:"ok,sign-in,outside,signed-in,moved,expert-only,not-found,second-factor"`
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
		Refresh string `json:"refresh,omitempty" maxLength:"200" doc:"Ends its session even where the access token has expired."`
	}
}

type navigationInput struct {
	Path string `query:"path" required:"true" minLength:"1" doc:"The path that the person wants, with its query."`
}

type answer[T any] struct {
	CacheControl string `header:"Cache-Control"`
	Body         T
}

func private[T any](body T) *answer[T] {
	return &answer[T]{CacheControl: "no-store", Body: body}
}

// Operations registers what this domain answers over HTTP.
func (s *Service) Operations(api huma.API) {
	auth.Handle(api, huma.Operation{OperationID: "sign-in", Method: http.MethodPost, Path: "/api/token/",
		Summary: "Sign in with an e-mail address and a password", Tags: []string{"account"},
		Errors: []int{401, 422, 429}}, auth.Anyone, s.signIn)
	auth.Handle(api, huma.Operation{OperationID: "refresh-token", Method: http.MethodPost, Path: "/api/token/refresh/",
		Summary: "Exchange a refresh token for new tokens", Tags: []string{"account"},
		Errors: []int{401, 422}}, auth.Anyone, s.refresh)
	auth.Handle(api, huma.Operation{OperationID: "sign-out", Method: http.MethodPost, Path: "/api/sign-out",
		Summary: "End the session", Tags: []string{"account"}, Errors: []int{422}}, auth.Anyone.WhilePending(), s.signOut)
	auth.Handle(api, huma.Operation{OperationID: "navigation", Method: http.MethodGet, Path: "/api/navigation",
		Summary: "Who is there, and may this person go to the path", Tags: []string{"account"},
		Errors: []int{422}}, auth.Anyone.WhilePending(), s.navigation)
	s.challengeOperations(api)
	s.recoveryOperations(api)
	s.settingsOperations(api)
	s.changeOperations(api)
	s.userOperations(api)
}

func (s *Service) signIn(ctx context.Context, _ auth.Actor, in *signInInput) (*answer[SignInAnswer], error) {
	entry, err := s.SignIn(ctx, in.Body.Email, in.Body.Password, deviceIn(ctx))
	if err != nil {
		return nil, err
	}
	if entry.Challenge != nil {
		return private(SignInAnswer{Challenge: challengeOf(entry.Challenge)}), nil
	}
	login := loginOf(entry.User, entry.Grant)
	return private(SignInAnswer{Login: &login}), nil
}

func loginOf(user User, grant Grant) Login {
	groups := make([]GroupName, len(user.Groups))
	for i, name := range user.Groups.Names() {
		groups[i] = GroupName{Name: name}
	}
	return Login{Access: grant.Access, Refresh: grant.Refresh,
		AccessLifetime: int(grant.AccessLifetime.Seconds()), RefreshLifetime: int(grant.RefreshLifetime.Seconds()),
		UserName: user.Name, Email: user.Email, Groups: groups, UserImage: present(user.Image)}
}

func (s *Service) refresh(ctx context.Context, _ auth.Actor, in *refreshInput) (*answer[Refreshed], error) {
	grant, err := s.Refresh(ctx, in.Body.Refresh)
	if err != nil {
		return nil, err
	}
	return private(Refreshed{Access: grant.Access, Refresh: grant.Refresh,
		AccessLifetime: int(grant.AccessLifetime.Seconds()), RefreshLifetime: int(grant.RefreshLifetime.Seconds())}), nil
}

func (s *Service) signOut(ctx context.Context, actor auth.Actor, in *signOutInput) (*answer[web.Done], error) {
	if err := s.SignOut(ctx, actor, in.Body.Refresh); err != nil {
		return nil, err
	}
	return private(web.Success("You are signed out.")), nil
}

func (s *Service) navigation(ctx context.Context, actor auth.Actor, in *navigationInput) (*answer[Navigation], error) {
	passage := auth.Guard(actor, in.Path)
	n := Navigation{
		Token:  string(auth.PresentedIn(ctx).State),
		Layout: string(passage.Layout), GroupLayout: string(auth.LayoutOf(actor)), DashboardRoute: passage.DashboardRoute, Areas: passage.Areas, Route: passage.Route,
		Verdict: VerdictView{Allow: passage.Verdict.Allow, Redirect: present(passage.Verdict.Redirect),
			Status: passage.Verdict.Status, Reason: string(passage.Verdict.Reason)},
	}
	if actor.SignedIn() {
		n.Session = &SessionView{UserName: actor.Name, Email: actor.Email, Groups: actor.Groups.Names(),
			UserImage: present(actor.Image), DashboardRoute: passage.DashboardRoute,
			LeavingAt: unlessZero(actor.LeavingAt), ConsentDue: actor.ConsentDue}
	}
	return private(n), nil
}

func present(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
