package apitest

import (
	"fmt"
	"net/url"
	"strings"
	"sync"
	"testing"

	"peritus/bff/account"
	"peritus/bff/account/session"
)

func TestSignIn_responses(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		for _, c := range []struct {
			name, body string
			status     int
			contains   string
			never      []string
		}{
			{"the correct password", `{"email":"Attorney@apitest.example","password":"` + account.DemoPassword + `"}`, 200, `"groups":[{"name":"Attorney"}]`, []string{"argon2", "password", "hash"}},
			{"a wrong password", `{"email":"attorney@apitest.example","password":"wrong"}`, 401, "The email address or password isn't right.", []string{"access", "argon2"}},
			{"an unknown address", `{"email":"stranger@apitest.example","password":"wrong"}`, 401, "The email address or password isn't right.", []string{"access", "unknown"}},
			{"no password", `{"email":"attorney@apitest.example"}`, 422, `"password":[`, nil},
			{"an empty address", `{"email":"","password":"x"}`, 422, `"email":[`, nil},
			{"a number as the password", `{"email":1,"password":"x"}`, 422, `"email":[`, nil},
			{"an incomplete body", `{"email":`, 400, `"level":"error"`, nil},
			{"nothing", ``, 400, `"level":"error"`, nil},
		} {
			t.Run(c.name, func(t *testing.T) {
				response := w.Ask(t, Nobody, "POST", "/api/token/", c.body)
				if response.Status != c.status || !strings.Contains(response.Body, c.contains) {
					t.Errorf("%d %s", response.Status, response.Body)
				}
				for _, word := range c.never {
					if strings.Contains(response.Body, word) {
						t.Errorf("%q appears: %s", word, response.Body)
					}
				}
			})
		}
	})
}

func TestSession_rotatesExpiresAndSignsOut(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		login := w.SignIn(t, MailOf("attorney"), account.DemoPassword)
		if login.AccessLifetime != 7*24*3600 || login.RefreshLifetime != 30*24*3600 {
			t.Errorf("lifetimes %d and %d", login.AccessLifetime, login.RefreshLifetime)
		}
		response := w.Ask(t, Nobody, "POST", "/api/token/refresh/", fmt.Sprintf(`{"refresh":%q}`, login.Refresh))
		var next session.Refreshed
		response.Into(t, &next)
		if response.Status != 200 || next.Refresh == login.Refresh || next.AccessLifetime != 7*24*3600 {
			t.Fatalf("refresh: %d %s", response.Status, response.Body)
		}
		if got := w.Ask(t, Nobody, "POST", "/api/sign-out", `{}`, "Authorization", "Bearer "+next.Access); got.Status != 200 {
			t.Fatalf("sign-out: %d %s", got.Status, got.Body)
		}
		for _, access := range []string{login.Access, next.Access} {
			got := w.Ask(t, Nobody, "GET", "/api/experts", "", "Authorization", "Bearer "+access)
			if got.Status != 401 || !strings.Contains(got.Body, "Please login to access this page") {
				t.Errorf("after sign-out: %d %s", got.Status, got.Body)
			}
		}
		for _, refresh := range []string{login.Refresh, next.Refresh, "unknown"} {
			got := w.Ask(t, Nobody, "POST", "/api/token/refresh/", fmt.Sprintf(`{"refresh":%q}`, refresh))
			if got.Status != 401 || !strings.Contains(got.Body, "Token refresh failed. Please log in again.") {
				t.Errorf("refresh after sign-out: %d %s", got.Status, got.Body)
			}
		}
	})
}

func TestSession_concurrentRefreshesKeepTheSession(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		login := w.SignIn(t, MailOf("attorney"), account.DemoPassword)
		var group sync.WaitGroup
		answers := make([]session.Refreshed, 24)
		for i := range answers {
			group.Go(func() {
				response := w.Ask(t, Nobody, "POST", "/api/token/refresh/", fmt.Sprintf(`{"refresh":%q}`, login.Refresh))
				if response.Status != 200 {
					t.Errorf("refresh %d: %d %s", i, response.Status, response.Body)
					return
				}
				response.Into(t, &answers[i])
			})
		}
		group.Wait()
		for _, a := range answers {
			if a.Refresh != answers[0].Refresh {
				t.Fatal("successors differ")
			}
		}
		if got := w.Ask(t, Nobody, "GET", "/api/experts", "", "Authorization", "Bearer "+answers[0].Access); got.Status != 200 {
			t.Errorf("after the refreshes: %d", got.Status)
		}
	})
}

func TestNavigation_verdicts(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		for _, c := range []struct{ who, path, contains string }{
			{Nobody, "/", `"session":null,"token":"none","verdict":{"allow":true`},
			{Nobody, "/attorney?x=1", `"redirect":"/sign-in?next=%2Fattorney%3Fx%3D1","status":302,"reason":"sign-in"`},
			{"attorney", "/attorney", `"token":"valid","verdict":{"allow":true`},
			{"attorney", "/admin", `"redirect":"/attorney","status":302,"reason":"outside"`},
			{"attorney", "/Sign-In/", `"redirect":"/attorney","status":302,"reason":"signed-in"`},
			{"expert", "/experts", `"redirect":"/experts/my-profile","status":302,"reason":"expert-only"`},
			{"attorney+expert", "/experts", `"allow":true`},
			{"researcher", "/admin", `"layout":"researcher"`},
			{"no group", "/attorney", `"redirect":"/","status":302`},
			{Nobody, "/blogs?page=2", `"redirect":"/blog?page=2","status":301,"reason":"moved"`},
			{Nobody, "/no/such", `"status":404,"reason":"not-found"`},
			{"admin", "//evil.example", `"status":404,"reason":"not-found"`},
		} {
			response := w.Ask(t, c.who, "GET", "/api/navigation?path="+url.QueryEscape(c.path), "")
			if response.Status != 200 || !strings.Contains(response.Body, c.contains) {
				t.Errorf("%s on %s: %d %s", c.who, c.path, response.Status, response.Body)
			}
			if !strings.Contains(response.Header.Get("Cache-Control"), "no-store") {
				t.Errorf("%s on %s may be cached", c.who, c.path)
			}
		}
		got := w.Ask(t, Nobody, "GET", "/api/navigation?path=/attorney", "", "Authorization", "Bearer nonsense")
		if got.Status != 200 || !strings.Contains(got.Body, `"token":"invalid"`) || !strings.Contains(got.Body, `"reason":"sign-in"`) {
			t.Errorf("with a bad token: %d %s", got.Status, got.Body)
		}
		if got := w.Ask(t, Nobody, "GET", "/api/navigation", ""); got.Status != 422 {
			t.Errorf("without a path: %d %s", got.Status, got.Body)
		}
	})
}

func TestSearch_findsASavedProfileAtOnce(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		experts := w.Ask(t, "attorney", "GET", "/api/experts?q=crane", "")
		if experts.Status != 200 || !strings.Contains(experts.Body, "06dne00001o014r4im8rn3cc00") {
			t.Fatalf("%d %s", experts.Status, experts.Body)
		}
		if got := w.Ask(t, "attorney", "GET", "/api/experts?q=zymurgology", ""); !strings.Contains(got.Body, `"count":0`) {
			t.Fatalf("before: %s", got.Body)
		}
		saved := w.Ask(t, "admin", "POST", "/api/profiles/06dne00001o014r4im8rn3cc00/area-of-expertise",
			`{"visibility":"attorneys","reason":"Asked by phone","data":{"category":"engineering","subcategory":"mechanical","keywords":["zymurgology"]}}`)
		if saved.Status != 201 {
			t.Fatalf("save: %d %s", saved.Status, saved.Body)
		}
		if got := w.Ask(t, "attorney", "GET", "/api/experts?q=zymurgology", ""); !strings.Contains(got.Body, `"count":1`) {
			t.Errorf("after: %s", got.Body)
		}
		if got := w.Ask(t, Nobody, "GET", "/api/public/experts/amara-okonkwo-bell", ""); strings.Contains(got.Body, "zymurgology") {
			t.Error("an item for attorneys is public")
		}
		if got := w.Ask(t, "expert", "POST", "/api/profiles/06dne00001o014r4im8rn3cc00/area-of-expertise", `{"data":{"category":"engineering","subcategory":"mechanical"}}`); got.Status != 403 {
			t.Errorf("another expert saved: %d %s", got.Status, got.Body)
		}
	})
}
