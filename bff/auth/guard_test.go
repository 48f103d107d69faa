package auth

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"
)

// combinations are all sixteen sets of groups, and nobody.
func combinations() []Actor {
	actors := []Actor{Nobody}
	for mask := range 1 << len(AllGroups) {
		var groups Groups
		for i, g := range AllGroups {
			if mask&(1<<i) != 0 {
				groups = append(groups, g)
			}
		}
		actors = append(actors, Actor{UserID: "u", SessionID: "s", Groups: groups})
	}
	return actors
}

func nameOf(a Actor) string {
	if !a.SignedIn() {
		return "nobody"
	}
	if len(a.Groups) == 0 {
		return "no group"
	}
	return strings.Join(a.Groups.Names(), "+")
}

// The table of section 6 of the specification, written out a second time.
var specifiedAreas = map[string][]string{
	"no group":                         {"/"},
	"Attorney":                         {"/attorney"},
	"Expert":                           {"/experts/my-profile", "/expert"},
	"Admin":                            {"/admin", "/attorney", "/expert"},
	"Researcher":                       {"/admin", "/attorney", "/expert"},
	"Attorney+Admin":                   {"/admin", "/attorney", "/expert"},
	"Attorney+Researcher":              {"/admin", "/attorney", "/expert"},
	"Attorney+Expert":                  {"/attorney", "/experts", "/expert"},
	"Expert+Admin":                     {"/"},
	"Expert+Researcher":                {"/"},
	"Admin+Researcher":                 {"/"},
	"Attorney+Expert+Admin":            {"/"},
	"Attorney+Expert+Researcher":       {"/"},
	"Attorney+Admin+Researcher":        {"/"},
	"Expert+Admin+Researcher":          {"/"},
	"Attorney+Expert+Admin+Researcher": {"/"},
}

func TestAreas_matchTheSpecificationForEveryCombination(t *testing.T) {
	for _, actor := range combinations()[1:] {
		want, ok := specifiedAreas[nameOf(actor)]
		if !ok {
			t.Fatalf("%s is not in the specification's table", nameOf(actor))
		}
		if got := Areas(actor.Groups); !slices.Equal(got, want) {
			t.Errorf("%s may enter %v, want %v", nameOf(actor), got, want)
		}
		if got := DashboardRoute(actor.Groups); got != want[0] {
			t.Errorf("%s lands on %s, want %s", nameOf(actor), got, want[0])
		}
	}
}

// example fills a pattern's parameters with values that they take.
func example(pattern string) string {
	return strings.NewReplacer("{create}", "add-expert", "{edit}", "edit-expert", "{option}", "inbox",
		"{module}", "education", "{page}", "security", "{code}", "amara-okonkwo", "{id}", "x1", "{single}", "c1", "{list_id}", "l1",
		"{expert_id}", "e1", "{categoryName}", "Medicine").Replace(pattern)
}

// What the specification lists as open, by pattern.
var specifiedOpen = []string{
	"/", "/about", "/become-an-expert", "/become-an-expert/search-results",
	"/become-an-expert/search-results/verify-its-you/{id}",
	"/become-an-expert/search-results/verify-its-you/verification-mode", "/become-an-expert/contest",
	"/blog", "/blog/{id}", "/blog/category/{categoryName}", "/blog/tag/{tag}", "/blog/author/{slug}", "/areas", "/areas/{category}/{area}", "/preview", "/partner-with-us", "/podcast", "/podcast/{id}",
	"/privacy-policy", "/request-an-expert", "/terms-and-conditions", "/verify-its-you/sign-up", "/verify-its-you/email", "/unsubscribe", "/availability",
	"/expert/{code}", "/expert/{code}/receipt/{id}", "/password-recovery", "/set-password", "/sign-out", "/dev/ui", "/dev/mail",
}

// Within the staff's area these are for administrators alone.
var specifiedAdmin = []string{"/admin/users", "/admin/users/invite", "/admin/users/{user_id}", "/admin/credits", "/admin/credits/{user_id}", "/admin/audit"}

// Staff have no credits.
var specifiedAttorney = []string{"/attorney/credits"}

// Staff ask no experts, also if they are attorneys.
var specifiedAttorneyAlone = []string{"/attorney/availability", "/attorney/availability/new", "/attorney/availability/{availability_id}"}

var specifiedVisitors = []string{"/sign-in", "/registration", "/attorney/sign-up", "/experts/sign-up"}

// expected is the rule in the words of the specification, by pattern and person.
func expected(a Actor, pattern, path string) (Reason, string) {
	switch {
	case slices.Contains(specifiedOpen, pattern):
		return ReasonOK, ""
	case slices.Contains(specifiedVisitors, pattern):
		if a.SignedIn() {
			return ReasonSignedIn, specifiedAreas[nameOf(a)][0]
		}
		return ReasonOK, ""
	case !a.SignedIn():
		return ReasonSignIn, "/sign-in?next=" + url.QueryEscape(path)
	case pattern == "/step-up":
		return ReasonOK, ""
	}
	areas := specifiedAreas[nameOf(a)]
	if slices.Contains(specifiedAdmin, pattern) && !a.Groups.Has(Admin) {
		return ReasonOutside, areas[0]
	}
	if slices.Contains(specifiedAttorney, pattern) && !a.Groups.Has(Attorney) {
		return ReasonOutside, areas[0]
	}
	if slices.Contains(specifiedAttorneyAlone, pattern) && (!a.Groups.Has(Attorney) || a.Staff()) {
		return ReasonOutside, areas[0]
	}
	place := strings.ToLower(path)
	if strings.HasPrefix(place, "/list/") {
		place = "/attorney" // whoever may enter the attorney area may open a shared list
	}
	for _, area := range areas {
		if place == area || area != "/" && strings.HasPrefix(place, area+"/") {
			return ReasonOK, ""
		}
	}
	if pattern == "/experts" && areas[0] == "/experts/my-profile" {
		return ReasonExpertOnly, "/experts/my-profile"
	}
	return ReasonOutside, areas[0]
}

func TestGuard_everyRouteForEveryCombination_inEverySpelling(t *testing.T) {
	seen := 0
	for _, actor := range combinations() {
		for _, page := range routes {
			pattern := page.pattern
			path := example(pattern)
			for _, spelled := range spellings(path) {
				t.Run(fmt.Sprintf("%s %s", nameOf(actor), spelled), func(t *testing.T) {
					seen++
					clean := strings.TrimRight(spelled, "/")
					if clean == "" {
						clean = "/"
					}
					reason, redirect := expected(actor, pattern, clean)
					got := Guard(actor, spelled)
					if got.Route != pattern {
						t.Errorf("route %q, want %q", got.Route, pattern)
					}
					if got.Verdict.Reason != reason || got.Verdict.Redirect != redirect {
						t.Errorf("verdict %+v, want %s %q", got.Verdict, reason, redirect)
					}
					if got.Verdict.Allow != (reason == ReasonOK) {
						t.Errorf("allow %v with reason %s", got.Verdict.Allow, got.Verdict.Reason)
					}
				})
			}
		}
	}
	if want := 17 * len(routes) * 2; seen < want {
		t.Errorf("walked %d, want at least %d", seen, want)
	}
}

func spellings(path string) []string {
	all := []string{path, strings.ToUpper(path)}
	if path != "/" {
		all = append(all, path+"/", strings.ToUpper(path[:2])+path[2:]+"/")
	}
	return all
}

func TestRoutes_includeEveryAddressOfTheSpecification(t *testing.T) {
	specified := []string{
		"/about", "/attorney/sign-up", "/become-an-expert", "/become-an-expert/search-results",
		"/become-an-expert/search-results/verify-its-you/x", "/become-an-expert/search-results/verify-its-you/verification-mode",
		"/blog", "/blog/x", "/blog/category/x", "/experts/sign-up", "/", "/partner-with-us", "/password-recovery",
		"/podcast", "/podcast/x", "/privacy-policy", "/registration", "/request-an-expert", "/set-password",
		"/sign-in", "/terms-and-conditions", "/verify-its-you/sign-up", "/verify-its-you/email",
		"/admin", "/admin/view-experts", "/admin/edit-expert/x", "/admin/view-expert/x", "/admin/add-expert",
		"/admin/expert/x/history", "/admin/expert/x/history/education",
		"/attorney", "/attorney/expert-search-result", "/attorney/experts/x", "/attorney/experts/x/cross-examination", "/attorney/favorites", "/attorney/searches", "/attorney/searches/new", "/attorney/lists",
		"/attorney/lists/archived", "/attorney/lists/x", "/attorney/message", "/attorney/message/inbox",
		"/attorney/message/unread/x", "/attorney/message/inbox/x/materials", "/attorney/message/inbox/x/export", "/experts/my-profile/messages/inbox/x/export", "/experts/my-profile/messages/inbox/x/materials", "/list/x", "/expert/x", "/experts", "/experts/my-profile", "/experts/my-profile/cross-examination",
	}
	for _, s := range Sections {
		specified = append(specified, "/admin/edit-expert/x/"+s, "/experts/my-profile/"+s)
	}
	for _, path := range specified {
		if Guard(Nobody, path).Route == "" {
			t.Errorf("%s matches no route", path)
		}
	}
}

func TestGuard_unknownAddressesAreNotFoundForEveryone(t *testing.T) {
	for _, actor := range combinations() {
		for _, path := range []string{
			"/nowhere", "/attorney/nowhere", "/admin/nowhere", "/experts/nowhere", "/experts/my-profile/nowhere",
			"/admin/edit-expert", "/admin/add-expert/x", "/admin/other/x", "/admin/edit-expert/x/nowhere",
			"/admin/expert/x/history/nowhere", "/attorney/message/sent", "/expert/", "/expert/ä", "/expert/a b",
			"/expert/x/y", "/list", "/blog/a/b", "/areas/construction", "/become-an-expert/search-results/verify-its-you",
			"", "attorney", "//attorney", "/attorney//lists", "/attorney/../admin", `/\evil.example`, "/a\x00b",
			"https://evil.example/", "/" + strings.Repeat("x", MaxReturnPath+1),
		} {
			v := Guard(actor, path).Verdict
			if v.Reason != ReasonNotFound || v.Status != 404 || v.Redirect != "" {
				t.Errorf("%s on %.60q: %+v, want not found", nameOf(actor), path, v)
			}
		}
	}
}

func TestGuard_movedAddressesRedirectWithTheirQuery(t *testing.T) {
	for _, actor := range combinations() {
		for path, want := range map[string]string{
			"/blogs": "/blog", "/Blogs/": "/blog", "/podcasts?page=2": "/podcast?page=2", "/PODCASTS": "/podcast",
		} {
			v := Guard(actor, path).Verdict
			if v.Status != 301 || v.Redirect != want || v.Allow {
				t.Errorf("%s on %s: %+v, want 301 to %s", nameOf(actor), path, v, want)
			}
		}
	}
}

func TestGuard_aPathThatOnlyContainsBlogIsNotPublic(t *testing.T) {
	for _, path := range []string{"/attorney/lists/blog", "/attorney/lists/podcast", "/admin/edit-expert/blog"} {
		if v := Guard(Nobody, path).Verdict; v.Allow {
			t.Errorf("%s is open to nobody in particular: %+v", path, v)
		}
	}
}

func TestGuard_prefixesMatchWholeSegments(t *testing.T) {
	expert := Actor{UserID: "u", Groups: Groups{Expert}}
	if v := Guard(expert, "/experts").Verdict; v.Allow {
		t.Errorf("the area /expert must not cover /experts: %+v", v)
	}
	if inside("/attorneys", []string{"/attorney"}) || inside("/x", []string{"/"}) {
		t.Error("a prefix matched half a segment")
	}
}

func TestLayout_isTheListedOneOrTheGroupsDefault(t *testing.T) {
	both := Groups{Attorney, Admin}
	for _, c := range []struct {
		groups Groups
		path   string
		want   Layout
	}{
		{nil, "/expert/amara", LayoutPrelogin},
		{nil, "/nowhere", LayoutPrelogin},
		{nil, "/password-recovery", LayoutPrelogin},
		{Groups{Attorney}, "/expert/amara", LayoutAttorney},
		{Groups{Attorney}, "/nowhere", LayoutAttorney},
		{Groups{Attorney}, "/blog", LayoutPrelogin},
		{Groups{Expert}, "/experts/my-profile", LayoutDefault},
		{Groups{Researcher}, "/expert/amara", LayoutDefault},
		{Groups{Researcher}, "/admin", LayoutResearcher},
		{Groups{Admin}, "/attorney", LayoutAttorney},
		{both, "/expert/amara", LayoutResearcher},
		{Groups{Attorney}, "/list/abc", LayoutAttorney},
	} {
		actor := Nobody
		if c.groups != nil {
			actor = Actor{UserID: "u", Groups: c.groups}
		}
		if got := Guard(actor, c.path).Layout; got != c.want {
			t.Errorf("%v on %s: layout %s, want %s", c.groups, c.path, got, c.want)
		}
	}
}

func TestReturnPath_acceptsOnlyOwnPathsThatTheGroupsCanOpen(t *testing.T) {
	attorney := Actor{UserID: "u", Groups: Groups{Attorney}}
	for _, path := range []string{"/attorney", "/attorney/experts/1?tab=fees", "/list/abc", "/blog", "/Attorney/Lists/"} {
		if !ReturnPath(attorney, path) {
			t.Errorf("%s was refused", path)
		}
	}
	for _, path := range []string{
		"", "//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "attorney",
		"/admin", "/sign-in", "/nowhere", "/attorney\r\nSet-Cookie: a=b", "/attorney/../admin", "/%2F/evil.example/x/y/z",
		"/" + strings.Repeat("a", 2000), "\t/attorney", "/.//evil.example",
	} {
		if ReturnPath(attorney, path) {
			t.Errorf("%.60q was accepted", path)
		}
	}
}

// hostile are addresses that a link to the sign-in may carry to lead elsewhere.
var hostile = []string{
	"//evil.example", "///evil.example", "////evil.example", "/\\evil.example", "\\\\evil.example", "/\\/evil.example", "\\/evil.example",
	"https://evil.example", "http:evil.example", "HTTPS://EVIL.EXAMPLE/attorney", "//evil.example/attorney", "//attorney@evil.example/attorney",
	"javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "vbscript:x", "blob:x", "mailto:a@evil.example",
	"/\t/evil.example", "\t//evil.example", "/\n/evil.example", "/attorney\r\nLocation: //evil.example", "/attorney\x00", " //evil.example", "\u2028//evil.example",
	"/attorney/..//evil.example", "/./", "/.//evil.example", "/attorney/../../evil.example", "/attorney//evil.example",
	"attorney", "evil.example", "?next=//evil.example", "#//evil.example", "", "@evil.example", ".evil.example", ":443",
	"/%2F/evil.example", "/%5Cevil.example", "/%09/evil.example", "/%2e%2e//evil.example",
	"/sign-in", "/sign-in?next=//evil.example", "/SIGN-IN/", "/registration", "/attorney/sign-up", "/nowhere", "/admin", "/experts/my-profile",
}

func TestReturnPath_refusesHostilePaths(t *testing.T) {
	for _, actor := range []Actor{{UserID: "u", Groups: Groups{Attorney}}, {UserID: "u", Groups: Groups{Attorney}, Fresh: true}} {
		for _, target := range hostile {
			if ReturnPath(actor, target) {
				t.Errorf("%q was accepted", target)
			}
			if v := Guard(actor, target).Verdict; v.Redirect != "" && (v.Redirect[0] != '/' || strings.HasPrefix(v.Redirect, "//") || strings.Contains(v.Redirect, "evil")) {
				t.Errorf("%q leads to %q", target, v.Redirect)
			}
		}
	}
}

func TestGuard_sendsStaffWithoutASecondFactorToItsSetup(t *testing.T) {
	for _, groups := range []Groups{{Admin}, {Researcher}, {Attorney, Admin}, {Admin, Researcher}} {
		actor := Actor{UserID: "u", Groups: groups, Pending: true, Fresh: true}
		for _, c := range []struct{ path, redirect string }{
			{"/admin", SecurityPath}, {"/admin/users", SecurityPath}, {"/attorney", SecurityPath}, {"/admin/settings", SecurityPath},
			{"/admin/settings/notifications", SecurityPath}, {"/sign-in", SecurityPath}, {"/experts/my-profile", SecurityPath}, {"/list/abc", SecurityPath},
			{SecurityPath, ""}, {"/Admin/Settings/SECURITY/", ""}, {"/step-up", ""}, {"/", ""}, {"/blog", ""}, {"/sign-out", ""},
		} {
			v := Guard(actor, c.path).Verdict
			if v.Redirect != c.redirect || v.Allow != (c.redirect == "") || c.redirect != "" && v.Reason != ReasonSecondFactor {
				t.Errorf("%v on %s: %+v", groups, c.path, v)
			}
		}
	}
}

func TestGuard_remembersTheWantedPathWithItsQuery(t *testing.T) {
	v := Guard(Nobody, "/attorney/expert-search-result?q=crane&state=NJ").Verdict
	if want := "/sign-in?next=%2Fattorney%2Fexpert-search-result%3Fq%3Dcrane%26state%3DNJ"; v.Redirect != want {
		t.Errorf("redirect %s, want %s", v.Redirect, want)
	}
}
