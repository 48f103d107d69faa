package session

import (
	"context"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

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

type navigationInput struct {
	Path string `query:"path" required:"true" minLength:"1" doc:"The path that the person wants, with its query."`
}

func (s *Service) navigation(ctx context.Context, actor auth.Actor, in *navigationInput) (*web.Answer[Navigation], error) {
	passage := auth.Guard(actor, in.Path)
	n := Navigation{
		Token:  string(auth.PresentedIn(ctx).State),
		Layout: string(passage.Layout), GroupLayout: string(auth.LayoutOf(actor)), DashboardRoute: passage.DashboardRoute, Areas: passage.Areas, Route: passage.Route,
		Verdict: VerdictView{Allow: passage.Verdict.Allow, Redirect: web.OrNil(passage.Verdict.Redirect),
			Status: passage.Verdict.Status, Reason: string(passage.Verdict.Reason)},
	}
	if actor.SignedIn() {
		n.Session = &SessionView{UserName: actor.Name, Email: actor.Email, Groups: actor.Groups.Names(),
			UserImage: web.OrNil(actor.Image), DashboardRoute: passage.DashboardRoute,
			LeavingAt: web.OrNil(actor.LeavingAt), ConsentDue: actor.ConsentDue}
	}
	return web.Private(n, nil)
}
