package session

import (
	"cmp"
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/security"
	"peritus/bff/platform/web"
)

// Navigation is everything the web needs to decide whether and how to show a page.
type Navigation struct {
	Session        *SessionView `json:"session"`
	Token          string       `json:"token" enum:"none,valid,expired,revoked,invalid"`
	Verdict        VerdictView  `json:"verdict"`
	Layout         string       `json:"layout" enum:"attorney,default,prelogin,researcher"`
	GroupLayout    string       `json:"group_layout" enum:"attorney,default,prelogin,researcher" doc:"Layout of the error screen, whatever the route."`
	DashboardRoute string       `json:"dashboard_route"`
	Menu           []MenuEntry  `json:"menu" doc:"Pages in the menus that this person can open, in order."`
	Route          string       `json:"route" doc:"Pattern of the route; empty if none matches."`
	Credits        *NavCredits  `json:"credits" doc:"In the attorneys' layout, for people with credits."`

	Notifications *NavNotifications `json:"notifications" doc:"In the layouts of the areas."`
}

// NavCredits is what the top bar says about credits.
type NavCredits struct {
	Credits      int  `json:"credits" doc:"Free to spend."`
	TotalCredits int  `json:"total_credits" doc:"Free and held."`
	Low          bool `json:"low"`
}

// NavNotifications is what the bell says.
type NavNotifications struct {
	Unread int    `json:"unread" doc:"Up to 100."`
	Path   string `json:"path" doc:"The page with all of them, in the layout's area."`
}

// TransformSchema makes nullable what visitors don't have.
func (Navigation) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "session", "credits", "notifications")
}

// SessionView is the person who is signed in.
type SessionView struct {
	UserName       string   `json:"user_name"`
	Email          string   `json:"email"`
	Groups         []string `json:"groups"`
	UserImage      *string  `json:"user_image"`
	DashboardRoute string   `json:"dashboard_route"`

	LeavingAt  *time.Time `json:"leaving_at" doc:"When the account will be deleted at its owner's request, or null."`
	ConsentDue bool       `json:"consent_due" doc:"The person hasn't agreed to the versions in force."`
}

// MenuEntry is a page that a menu leads to.
type MenuEntry struct {
	Section string `json:"section" enum:"attorney,expert,staff,account,settings" doc:"The menu it belongs to."`
	Label   string `json:"label"`
	Short   string `json:"short" doc:"Label for the bottom bar on phones."`
	Path    string `json:"path"`
	Icon    string `json:"icon" enum:"home,search,favorites,lists,messages,availability,profile,overview,requests,claims,reports,forums,users,credits,audit,settings,none"`
	Below   bool   `json:"below" doc:"Also marked as current on the pages below it."`
	Waits   int    `json:"waits" doc:"How much waits for the person on that page."`
}

// menuOf returns the menu, with what waits on each page of the staff's, and what is unread.
func (s *Service) menuOf(ctx context.Context, actor auth.Actor, shown auth.Layout) ([]MenuEntry, error) {
	items := auth.Menu(actor)
	var waits map[string]int
	if shown == auth.LayoutResearcher || auth.LayoutOf(actor) == auth.LayoutResearcher {
		var err error
		if waits, err = s.Waiting.ByPage(ctx, actor); err != nil {
			return nil, err
		}
	}
	unread := map[string]int{}
	if s.Unread != nil && shown != "" {
		var err error
		if unread, err = s.Unread(ctx, actor); err != nil {
			return nil, err
		}
	}
	entries := make([]MenuEntry, len(items))
	for i, item := range items {
		entries[i] = MenuEntry{Section: string(item.Section), Label: item.Label, Short: cmp.Or(item.Short, item.Label),
			Path: item.Path, Icon: cmp.Or(item.Icon, "none"), Below: item.Below}
		if item.Section == auth.MenuStaff {
			entries[i].Waits = waits[item.Path]
		} else {
			entries[i].Waits = unread[item.Path]
		}
	}
	return entries, nil
}

// VerdictView is the guard's verdict.
type VerdictView struct {
	Allow    bool    `json:"allow"`
	Redirect *string `json:"redirect"`
	Status   int     `json:"status"`
	Reason   string  `json:"reason" enum:"ok,sign-in,outside,signed-in,moved,expert-only,not-found,second-factor"`
}

type navigationInput struct {
	Path string `query:"path" required:"true" minLength:"1" doc:"The requested path, with its query."`
}

func (s *Service) navigation(ctx context.Context, actor auth.Actor, in *navigationInput) (*web.Response[Navigation], error) {
	passage := auth.Guard(actor, in.Path)
	reportPage(ctx, actor, in.Path, passage.Verdict)
	menu, err := s.menuOf(ctx, actor, passage.Layout)
	if err != nil {
		return nil, err
	}
	n := Navigation{
		Token:  string(auth.PresentedIn(ctx).State),
		Layout: string(passage.Layout), GroupLayout: string(auth.LayoutOf(actor)), DashboardRoute: passage.DashboardRoute, Menu: menu, Route: passage.Route,
		Verdict: VerdictView{Allow: passage.Verdict.Allow, Redirect: web.OrNil(passage.Verdict.Redirect),
			Status: passage.Verdict.Status, Reason: string(passage.Verdict.Reason)},
	}
	if actor.SignedIn() {
		n.Session = &SessionView{UserName: actor.Name, Email: actor.Email, Groups: actor.Groups.Names(),
			UserImage: web.OrNil(actor.Image), DashboardRoute: passage.DashboardRoute,
			LeavingAt: web.OrNil(actor.LeavingAt), ConsentDue: actor.ConsentDue}
	}
	if passage.Layout == auth.LayoutAttorney && actor.Is(auth.Attorney) {
		if n.Credits, err = s.Credits.Shown(ctx, actor); err != nil {
			return nil, err
		}
	}
	n.Notifications, err = s.noticesOf(ctx, actor, passage)
	return web.Private(n, err)
}

// areas are the areas of the layouts with a bell.
var areas = map[auth.Layout]string{auth.LayoutAttorney: "/attorney", auth.LayoutDefault: "/experts/my-profile", auth.LayoutResearcher: "/admin"}

// noticesOf returns what the bell says, or nil on pages without one.
func (s *Service) noticesOf(ctx context.Context, actor auth.Actor, passage auth.Passage) (*NavNotifications, error) {
	area, has := areas[passage.Layout]
	if !has || !actor.SignedIn() || s.Notices == nil {
		return nil, nil
	}
	path := area + "/notifications"
	if !auth.ReturnPath(actor, path) { // such as an attorney's on a page in the default layout
		if path = auth.DashboardRoute(actor.Groups) + "/notifications"; !auth.ReturnPath(actor, path) {
			return nil, nil
		}
	}
	unread, err := s.Notices(ctx, actor)
	return &NavNotifications{unread, path}, err
}

// reportPage reports that a person who is signed in asked for a page that isn't for them
// or doesn't exist.
func reportPage(ctx context.Context, actor auth.Actor, target string, v auth.Verdict) {
	if !actor.SignedIn() {
		return
	}
	page, _, _ := strings.Cut(target, "?")
	facts := security.Facts{Account: actor.UserID, Session: actor.SessionID, Operation: "page", Path: page}
	switch v.Reason {
	case auth.ReasonOutside:
		facts.Status = http.StatusForbidden
	case auth.ReasonNotFound:
		facts.Status = http.StatusNotFound
	default:
		return
	}
	security.Report(ctx, security.AccessRefused, facts)
}
