package auth

import (
	"regexp"
	"strings"
)

// Layout is the frame in which the web shows a page.
type Layout string

const (
	LayoutPrelogin   Layout = "prelogin"
	LayoutAttorney   Layout = "attorney"
	LayoutDefault    Layout = "default"
	LayoutResearcher Layout = "researcher"
	// layoutOfGroup stands for the group rule: routes listed with no layout.
	layoutOfGroup Layout = ""
)

// Sections are the sixteen sections of a profile, as they stand in addresses.
var Sections = []string{
	"about-me", "add-resume", "area-of-expertise", "association-memberships", "awards-and-honors",
	"education", "expert-witness-experience", "fee-schedule", "intellectual-property",
	"licenses-and-certifications", "me-on-the-web", "presentation-and-conferences",
	"professional-history", "publications", "references", "work-preferences",
}

// opening says to whom a route is open before any area counts.
type opening int

const (
	protected opening = iota // those whose areas hold it
	open                     // everyone, signed in or not: marketing, reading, recovery
	members                  // whoever is signed in, whatever the areas
	visitors                 // those who are not signed in; others go to their dashboard
)

// route is one line of the table. Parts in braces take a whole segment.
type route struct {
	pattern string
	layout  Layout
	opening opening
	area    string // the area it belongs to where its own address does not say so
	parts   []string
}

// Routes are every address there is: those of the specification, spelled as it
// spells them, and those that the product adds inside the areas.
var routes = table()

func table() []route {
	var all []route
	add := func(layout Layout, opening opening, patterns ...string) {
		for _, p := range patterns {
			all = append(all, route{pattern: p, layout: layout, opening: opening, parts: split(p)})
		}
	}
	add(LayoutPrelogin, open,
		"/", "/about", "/become-an-expert", "/become-an-expert/search-results",
		"/become-an-expert/search-results/verify-its-you/verification-mode",
		"/become-an-expert/search-results/verify-its-you/{id}", "/become-an-expert/contest",
		"/blog", "/blog/{id}", "/blog/category/{categoryName}", "/blog/tag/{tag}",
		"/blog/author/{slug}", "/preview", "/partner-with-us", "/password-recovery",
		"/podcast", "/podcast/{id}", "/privacy-policy", "/request-an-expert", "/set-password",
		"/terms-and-conditions", "/verify-its-you/sign-up", "/verify-its-you/email", "/sign-out",
		"/dev/ui", "/dev/mail") // pages for development answer 404 by themselves outside the demo
	add(layoutOfGroup, members, "/step-up")
	add(LayoutPrelogin, visitors, "/sign-in", "/registration", "/attorney/sign-up", "/experts/sign-up")

	add(LayoutResearcher, protected, "/admin", "/admin/view-experts",
		"/admin/settings", "/admin/settings/{page}", "/admin/notifications", "/admin/claims", "/admin/claims/{claim_id}", "/admin/requests", "/admin/requests/{request_id}",
		"/admin/users", "/admin/users/invite", "/admin/users/{user_id}", "/admin/credits", "/admin/audit",
		"/admin/expert/{expert_id}/history", "/admin/expert/{expert_id}/history/{module}",
		"/admin/{create}", "/admin/{edit}/{id}")
	for _, s := range Sections {
		add(LayoutResearcher, protected, "/admin/{edit}/{id}/"+s)
	}

	add(LayoutAttorney, protected, "/attorney", "/attorney/expert-search-result",
		"/attorney/experts/{expert_id}", "/attorney/favorites", "/attorney/lists",
		"/attorney/lists/archived", "/attorney/lists/{list_id}", "/attorney/message",
		"/attorney/message/{option}", "/attorney/message/{option}/{single}",
		"/attorney/settings", "/attorney/settings/practice", "/attorney/settings/{page}", "/attorney/notifications")
	all = append(all, route{pattern: "/list/{code}", layout: LayoutAttorney, area: "/attorney", parts: split("/list/{code}")})

	add(layoutOfGroup, open, "/expert/{code}")
	add(layoutOfGroup, protected, "/experts", "/experts/my-profile",
		"/experts/my-profile/messages", "/experts/my-profile/messages/{option}",
		"/experts/my-profile/messages/{option}/{single}",
		"/experts/my-profile/settings", "/experts/my-profile/settings/{page}", "/experts/my-profile/notifications")
	for _, s := range Sections {
		add(layoutOfGroup, protected, "/experts/my-profile/"+s)
	}
	return all
}

// Patterns are the routes' patterns, for tests that walk them all.
func Patterns() []string {
	patterns := make([]string, len(routes))
	for i, r := range routes {
		patterns[i] = r.pattern
	}
	return patterns
}

// parameters that take some values only; every other takes any segment.
var parameter = map[string]*regexp.Regexp{
	"{create}": regexp.MustCompile(`^(?i:add-expert)$`),
	"{edit}":   regexp.MustCompile(`^(?i:edit-expert|view-expert)$`),
	"{option}": regexp.MustCompile(`^(?i:inbox|unread|archived)$`),
	"{module}": regexp.MustCompile(`^(?i:` + strings.Join(Sections, "|") + `)$`),
	"{page}":   regexp.MustCompile(`^(?i:security|notifications|data)$`), // of the settings
	"{code}":   regexp.MustCompile(`^[A-Za-z0-9_-]{1,64}$`),
}

// find is the route of a cleaned path. Earlier lines win, so that the table lists
// a fixed segment before a parameter in the same place.
func find(path string) (route, bool) {
	parts := split(path)
	for _, r := range routes {
		if r.matches(parts) {
			return r, true
		}
	}
	return route{}, false
}

func (r route) matches(parts []string) bool {
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
