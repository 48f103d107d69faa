package auth

import (
	"maps"
	"regexp"
	"slices"
	"strings"
)

// Layout is the frame that the web shows a page in.
type Layout string

const (
	LayoutPrelogin   Layout = "prelogin"
	LayoutAttorney   Layout = "attorney"
	LayoutDefault    Layout = "default"
	LayoutResearcher Layout = "researcher"
	// layoutOfGroup means that the group decides. It's the default.
	layoutOfGroup Layout = ""
)

// opening is who can open a route, before areas are checked.
type opening int

const (
	protected opening = iota // people who can open its area
	open                     // everyone, signed in or not: marketing, reading, recovery
	members                  // everyone who is signed in, in any area
	visitors                 // people who aren't signed in; others go to their dashboard
)

// route is one line of the table. A part in braces matches a whole segment.
type route struct {
	pattern string
	layout  Layout
	opening opening
	area    string  // its area, if its address doesn't say
	groups  []Group // who can open it, if that's fewer people than its area allows
	noStaff bool    // staff can't open it, whatever else they are
	parts   []string
}

// routes are all addresses: those in the specification, spelled the same way, and those
// that the product adds inside the areas.
var routes = table()

// routesByStart are the routes by their first segment in lower case, which is never a parameter.
var routesByStart = byStart(routes)

func byStart(all []route) map[string][]*route {
	found := map[string][]*route{}
	for i := range all {
		start := startOf(all[i].parts)
		found[start] = append(found[start], &all[i])
	}
	return found
}

func startOf(parts []string) string {
	if len(parts) == 0 {
		return ""
	}
	return strings.ToLower(parts[0])
}

func table() []route {
	var all []route
	add := func(r route, patterns ...string) {
		for _, p := range patterns {
			r.pattern, r.parts = p, split(p)
			all = append(all, r)
		}
	}
	below := func(pattern string) []string {
		var patterns []string
		for _, s := range Sections {
			patterns = append(patterns, pattern+"/"+s)
		}
		return patterns
	}
	add(route{layout: LayoutPrelogin, opening: open},
		"/", "/about", "/become-an-expert", "/become-an-expert/search-results",
		"/become-an-expert/search-results/verify-its-you/verification-mode",
		"/become-an-expert/search-results/verify-its-you/{id}", "/become-an-expert/contest",
		"/blog", "/blog/{id}", "/blog/category/{categoryName}", "/blog/tag/{tag}",
		"/blog/author/{slug}", "/areas", "/areas/{category}/{area}", "/preview", "/partner-with-us", "/password-recovery",
		"/podcast", "/podcast/{id}", "/privacy-policy", "/request-an-expert", "/set-password",
		"/terms-and-conditions", "/verify-its-you/sign-up", "/verify-its-you/email", "/unsubscribe", "/availability", "/sign-out",
		"/dev/ui", "/dev/mail") // pages for development respond with 404 outside the demo
	add(route{opening: members}, "/step-up")
	add(route{layout: LayoutPrelogin, opening: visitors}, "/sign-in", "/registration", "/attorney/sign-up", "/experts/sign-up")

	add(route{layout: LayoutResearcher, groups: []Group{Admin}},
		"/admin/users", "/admin/users/invite", "/admin/users/{user_id}", "/admin/credits", "/admin/credits/{user_id}", "/admin/audit")
	add(route{layout: LayoutResearcher}, "/admin", "/admin/view-experts",
		"/admin/settings", "/admin/settings/{page}", "/admin/notifications", "/admin/claims", "/admin/claims/{claim_id}",
		"/admin/requests", "/admin/requests/{request_id}", "/admin/message-reports", "/admin/forum-lines", "/admin/forum-lines/{forum}",
		"/admin/expert/{expert_id}/history", "/admin/expert/{expert_id}/history/{module}",
		"/admin/{create}", "/admin/{edit}/{id}")
	add(route{layout: LayoutResearcher}, below("/admin/{edit}/{id}")...)

	add(route{layout: LayoutAttorney}, "/attorney", "/attorney/expert-search-result",
		"/attorney/experts/{expert_id}", "/attorney/experts/{expert_id}/cross-examination", "/attorney/favorites", "/attorney/searches", "/attorney/searches/new", "/attorney/lists",
		"/attorney/lists/archived", "/attorney/lists/{list_id}", "/attorney/lists/{list_id}/compare", "/attorney/lists/{list_id}/compare/table",
		"/attorney/settings", "/attorney/settings/practice", "/attorney/settings/{page}", "/attorney/notifications")
	add(route{layout: LayoutAttorney, groups: []Group{Attorney}}, "/attorney/credits")
	add(route{layout: LayoutAttorney, groups: []Group{Attorney}, noStaff: true}, "/attorney/availability", "/attorney/availability/new", "/attorney/availability/{availability_id}")
	add(route{layout: LayoutAttorney}, "/attorney/message", "/attorney/message/{option}", "/attorney/message/{option}/{single}",
		"/attorney/message/{option}/{single}/certificate/{number}", "/attorney/message/{option}/{single}/materials", "/attorney/message/{option}/{single}/export")
	add(route{layout: LayoutAttorney, area: "/attorney"}, "/list/{code}")

	add(route{opening: open}, "/expert/{code}", "/expert/{code}/receipt/{id}")
	add(route{}, "/experts", "/experts/my-profile",
		"/experts/my-profile/messages", "/experts/my-profile/messages/{option}",
		"/experts/my-profile/messages/{option}/{single}", "/experts/my-profile/messages/{option}/{single}/certificate/{number}",
		"/experts/my-profile/messages/{option}/{single}/materials", "/experts/my-profile/messages/{option}/{single}/export",
		"/experts/my-profile/availability",
		"/experts/my-profile/history", "/experts/my-profile/history/{module}", "/experts/my-profile/cross-examination",
		"/experts/my-profile/settings", "/experts/my-profile/settings/{page}", "/experts/my-profile/notifications")
	add(route{}, below("/experts/my-profile")...)
	return all
}

// Segments returns the words of all addresses in lower case, without parameters.
func Segments() []string {
	found := map[string]bool{}
	for _, r := range routes {
		for _, part := range r.parts {
			if part[0] != '{' {
				found[strings.ToLower(part)] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(found))
}

// parameter limits the values of some parameters. All others match any segment.
var parameter = map[string]*regexp.Regexp{
	"{create}": regexp.MustCompile(`^(?i:add-expert)$`),
	"{edit}":   regexp.MustCompile(`^(?i:edit-expert|view-expert)$`),
	"{option}": regexp.MustCompile(`^(?i:inbox|unread|archived)$`),
	"{module}": regexp.MustCompile(`^(?i:` + strings.Join(Sections, "|") + `)$`),
	"{page}":   regexp.MustCompile(`^(?i:security|notifications|data)$`), // of the settings
	"{code}":   regexp.MustCompile(`^[A-Za-z0-9_-]{1,64}$`),
}

// find returns the route of a cleaned path. Earlier lines win, so the table lists a fixed
// segment before a parameter in the same position.
func find(path string) (route, bool) {
	parts := split(path)
	for _, r := range routesByStart[startOf(parts)] {
		if r.matches(parts) {
			return *r, true
		}
	}
	return route{}, false
}

func (r *route) matches(parts []string) bool {
	if len(parts) != len(r.parts) {
		return false
	}
	for i, want := range r.parts {
		if want[0] != '{' {
			if !strings.EqualFold(want, parts[i]) {
				return false
			}
			continue
		}
		if allowed := parameter[want]; allowed != nil && !allowed.MatchString(parts[i]) {
			return false
		}
	}
	return true
}

// split cuts a path into segments; the root has none.
func split(path string) []string {
	path = strings.Trim(path, "/")
	if path == "" {
		return nil
	}
	return strings.Split(path, "/")
}
