package auth

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
	"unicode"
)

// Reason explains a verdict.
type Reason string

const (
	ReasonOK           Reason = "ok"
	ReasonMoved        Reason = "moved"         // the address has moved permanently
	ReasonNotFound     Reason = "not-found"     // no route matches: a 404 for everyone, before areas are checked
	ReasonSignIn       Reason = "sign-in"       // not signed in; the requested path is remembered
	ReasonSignedIn     Reason = "signed-in"     // the page is only for people who aren't signed in
	ReasonOutside      Reason = "outside"       // not for these groups
	ReasonSecondFactor Reason = "second-factor" // staff must set up their second factor first
	ReasonExpertOnly   Reason = "expert-only"   // /experts is the Overview only for Attorney plus Expert
)

// Verdict is the outcome of a navigation. Redirect is empty if Allow is true.
type Verdict struct {
	Allow    bool
	Redirect string
	Status   int // of the response: 200, 301, 302, or 404
	Reason   Reason
}

// Passage is the guard's decision about one path for one person.
type Passage struct {
	Verdict        Verdict
	Layout         Layout
	Route          string   // the route's pattern, or empty if none matches
	Areas          []string // prefixes that the person can open
	DashboardRoute string
}

const (
	signInPath    = "/sign-in"
	expertsPath   = "/experts"
	myProfilePath = "/experts/my-profile"
	// SecurityPath is the page where staff set up their second factor.
	SecurityPath = "/admin/settings/security"

	// MaxReturnPath is the maximum length of a remembered path, in bytes.
	MaxReturnPath = 2000
)

// moved maps addresses that have moved permanently.
var moved = map[string]string{"/blogs": "/blog", "/podcasts": "/podcast"}

// Areas returns the prefixes that a combination of groups can open, its dashboard first.
func Areas(groups Groups) []string {
	staff, attorney, expert := groups.Staff(), groups.Has(Attorney), groups.Has(Expert)
	bothStaff := groups.Has(Admin) && groups.Has(Researcher)
	switch {
	case attorney && !expert && !staff:
		return []string{"/attorney"}
	case expert && !attorney && !staff:
		return []string{myProfilePath, "/expert"}
	case staff && !bothStaff && !expert:
		return []string{"/admin", "/attorney", "/expert"}
	case attorney && expert && !staff:
		return []string{"/attorney", expertsPath, "/expert"}
	}
	return []string{"/"}
}

// DashboardRoute returns the start page for these groups.
func DashboardRoute(groups Groups) string { return Areas(groups)[0] }

// LayoutOf picks the layout by group: Admin first, then Attorney, then any other.
func LayoutOf(actor Actor) Layout {
	switch {
	case !actor.SignedIn():
		return LayoutPrelogin
	case actor.Is(Admin):
		return LayoutResearcher
	case actor.Is(Attorney):
		return LayoutAttorney
	}
	return LayoutDefault
}

// Guard decides who can navigate where. target is one of our own paths with its query.
// Matching ignores case and a trailing slash.
func Guard(actor Actor, target string) Passage {
	p := Passage{Layout: LayoutOf(actor)}
	if actor.SignedIn() {
		p.Areas = Areas(actor.Groups)
		p.DashboardRoute = p.Areas[0]
	} else {
		p.Areas = []string{}
	}
	path, query, ok := ownPath(target)
	if !ok {
		p.Verdict = Verdict{Status: http.StatusNotFound, Reason: ReasonNotFound, Allow: true}
		return p
	}
	if to, ok := moved[strings.ToLower(path)]; ok {
		p.Verdict = Verdict{Redirect: withQuery(to, query), Status: http.StatusMovedPermanently, Reason: ReasonMoved}
		return p
	}
	r, ok := find(path)
	if !ok {
		p.Verdict = Verdict{Allow: true, Status: http.StatusNotFound, Reason: ReasonNotFound}
		return p
	}
	p.Route = r.pattern
	if r.layout != layoutOfGroup {
		p.Layout = r.layout
	}
	p.Verdict = decide(actor, r, path, query, p)
	return p
}

func decide(actor Actor, r route, path, query string, p Passage) Verdict {
	redirect := func(to string, why Reason) Verdict {
		return Verdict{Redirect: to, Status: http.StatusFound, Reason: why}
	}
	area := path
	if r.area != "" {
		area = r.area
	}
	switch {
	case actor.Pending && r.opening != open:
		if strings.EqualFold(path, SecurityPath) || r.opening == members {
			return Verdict{Allow: true, Status: http.StatusOK, Reason: ReasonOK}
		}
		return redirect(SecurityPath, ReasonSecondFactor)
	case r.opening == open:
		return Verdict{Allow: true, Status: http.StatusOK, Reason: ReasonOK}
	case r.opening == visitors && !actor.SignedIn():
		return Verdict{Allow: true, Status: http.StatusOK, Reason: ReasonOK}
	case r.opening == visitors:
		return redirect(p.DashboardRoute, ReasonSignedIn)
	case !actor.SignedIn():
		return redirect(signInFor(withQuery(path, query)), ReasonSignIn)
	case inside(area, p.Areas) && !r.lets(actor):
		return redirect(p.DashboardRoute, ReasonOutside)
	case r.opening == members, inside(area, p.Areas):
		return Verdict{Allow: true, Status: http.StatusOK, Reason: ReasonOK}
	case r.pattern == expertsPath && inside(myProfilePath, p.Areas):
		return redirect(myProfilePath, ReasonExpertOnly)
	}
	return redirect(p.DashboardRoute, ReasonOutside)
}

// lets reports whether the actor's groups can open the route, within its area.
func (r route) lets(actor Actor) bool {
	return !(r.noStaff && actor.Staff()) && (len(r.groups) == 0 || slices.ContainsFunc(r.groups, actor.Is))
}

// inside reports whether path is in one of the areas, by whole segments. The area "/"
// contains only the home page.
func inside(path string, areas []string) bool {
	path = strings.ToLower(path)
	for _, area := range areas {
		rest, ok := strings.CutPrefix(path, area)
		if ok && (rest == "" || area != "/" && rest[0] == '/') {
			return true
		}
	}
	return false
}

func signInFor(wanted string) string {
	if len(wanted) > MaxReturnPath {
		return signInPath
	}
	return signInPath + "?next=" + url.QueryEscape(wanted)
}

// ReturnPath reports whether target can be stored and opened after sign-in: one of our
// own paths that these groups can open.
func ReturnPath(actor Actor, target string) bool {
	v := Guard(actor, target).Verdict
	return v.Allow && v.Reason == ReasonOK
}

// ownPath splits a same-origin path from its query. It refuses anything that a browser
// could read as another site's address.
func ownPath(target string) (path, query string, ok bool) {
	if target == "" || target[0] != '/' || len(target) > MaxReturnPath ||
		strings.HasPrefix(target, "//") || strings.ContainsRune(target, '\\') ||
		strings.ContainsFunc(target, unicode.IsControl) {
		return "", "", false
	}
	target, _, _ = strings.Cut(target, "#")
	path, query, _ = strings.Cut(target, "?")
	if strings.Contains(path, "//") || hasDots(path) {
		return "", "", false
	}
	if path = strings.TrimRight(path, "/"); path == "" {
		path = "/"
	}
	return path, query, true
}

// hasDots reports whether the path has segments that a browser would resolve before the
// request.
func hasDots(path string) bool {
	for _, part := range split(path) {
		if part == "." || part == ".." {
			return true
		}
	}
	return false
}

func withQuery(path, query string) string {
	if query == "" {
		return path
	}
	return path + "?" + query
}
