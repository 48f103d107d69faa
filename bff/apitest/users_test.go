package apitest

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"
)

// idOf returns the account id of a test person.
func (w *World) idOf(t *testing.T, who string) string {
	t.Helper()
	user, found, err := w.App.Account.FindByEmail(t.Context(), MailOf(who))
	if err != nil || !found {
		t.Fatalf("%s: %v", who, err)
	}
	return user.ID
}

func TestUsers_staffActionsAreInTheAuditLog(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		attorney, admin := "/api/admin/users/"+w.idOf(t, "attorney"), "/api/admin/users/"+w.idOf(t, "admin")
		reason := `{"reason":"Two complaints, one of 5 May"}`
		for _, c := range []struct {
			who, method, path, body string
			status                  int
			holds, holdsNot         string
		}{
			{Nobody, "GET", "/api/admin/users", "", 401, "", ""},
			{"researcher", "GET", "/api/admin/users", "", 403, "no access", ""},
			{"researcher", "POST", attorney + "/suspend", reason, 403, "no access", ""},
			{"attorney", "GET", attorney, "", 403, "no access", ""},
			{"admin", "GET", "/api/admin/users?q=attorney&group=Attorney", "", 200, "attorney@apitest.example", "password"},
			{"admin", "GET", "/api/admin/users?group=Editor", "", 200, "attorney@apitest.example", "password"},
			{"admin", "GET", attorney, "", 200, `"second_factor":false`, "password"},
			{"admin", "GET", admin, "", 200, `"self":true`, ""},
			{"admin", "GET", "/api/admin/users/nobody", "", 404, "Object does not exist", ""},
			{"admin", "POST", attorney + "/suspend", `{"reason":""}`, 422, "reason", ""},
			{"admin", "POST", admin + "/suspend", reason, 403, "another administrator", ""},
			{"admin", "POST", attorney + "/groups", `{"groups":["Admin","Researcher"],"reason":"x"}`, 422, "can't be combined", ""},
			{"admin", "POST", attorney + "/groups", `{"groups":["Editor"],"reason":"x"}`, 422, "groups", ""},
			{"admin", "POST", attorney + "/suspend", reason, 200, "suspended", ""},
			{"attorney", "GET", "/api/settings", "", 401, "login", ""},
			{"admin", "POST", attorney + "/suspend", reason, 422, "already", ""},
			{"admin", "GET", "/api/admin/users?state=suspended", "", 200, "attorney@apitest.example", ""},
			{"admin", "POST", attorney + "/restore", `{"reason":"Withdrawn"}`, 200, "open again", ""},
			{"admin", "POST", "/api/admin/users/invite", `{"email":"new@firm.example","name":"New One","groups":["Attorney"],"reason":"Asked"}`, 201, "on its way", "token"},
			{"admin", "POST", "/api/admin/users/invite", `{"email":"NEW@firm.example","name":"New One","groups":["Attorney"],"reason":"Asked"}`, 409, "already exists", ""},
			{"researcher", "GET", "/api/admin/audit", "", 403, "no access", ""},
			{"admin", "GET", "/api/admin/audit?q=5+may&action=account", "", 200, "account.suspended", "Withdrawn"},
			{"admin", "GET", "/api/admin/audit?from=tomorrow", "", 200, "account.suspended", "password"},
			{"researcher", "POST", "/api/admin/audit/export", "", 403, "no access", ""},
			{"admin", "POST", "/api/admin/audit/export?kind=account", "", 200, "account.restored", ""},
			{"admin", "GET", "/api/admin/audit?action=audit.exported", "", 200, `"Entries exported":"4"`, ""},
			{"admin", "GET", "/api/admin/audit/check", "", 200, `"problems":[]`, ""},
			{"researcher", "GET", "/api/admin/audit/check", "", 403, "no access", ""},
		} {
			a := w.Ask(t, c.who, c.method, c.path, c.body)
			if a.Status != c.status || !strings.Contains(a.Body, c.holds) || c.holdsNot != "" && strings.Contains(a.Body, c.holdsNot) {
				t.Errorf("%s %s %s: %d %s", c.who, c.method, c.path, a.Status, a.Body)
			}
		}
	})
}

func TestUsers_changesNeedARecentConfirmation(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		w.token(t, "admin")
		if err := w.App.DB.Write(t.Context()).Exec("UPDATE sessions SET confirmed_at = 0").Error; err != nil {
			t.Fatal(err)
		}
		attorney := "/api/admin/users/" + w.idOf(t, "attorney")
		for _, path := range []string{"/suspend", "/restore", "/groups", "/end-sessions", "/end-chosen-sessions", "/reset-factor", "/invite-again"} {
			if a := w.Ask(t, "admin", "POST", attorney+path, `{"reason":"x","groups":["Expert"],"sessions":["x"]}`); a.Status != 403 || !strings.Contains(a.Body, `"step-up"`) {
				t.Errorf("%s: %d %s", path, a.Status, a.Body)
			}
		}
		if a := w.Ask(t, "admin", "POST", "/api/admin/users/invite", `{}`); a.Status != 403 || !strings.Contains(a.Body, `"step-up"`) {
			t.Errorf("invite: %d %s", a.Status, a.Body)
		}
		if a := w.Ask(t, "admin", "GET", attorney, ""); a.Status != 200 {
			t.Errorf("reading: %d %s", a.Status, a.Body)
		}
	})
}

// An operation that issues tokens is open to everyone, so no privilege is needed for it,
// and it does not accept an account to issue them for.
func TestImpersonation_noOperationIssuesTokensForOthers(t *testing.T) {
	w := OnSQLite(t)
	doc := w.App.OpenAPI()
	found := 0
	for path, item := range doc.Paths {
		for _, op := range []*huma.Operation{item.Get, item.Post, item.Put, item.Patch, item.Delete} {
			if op == nil || !returnsTokens(doc, op) {
				continue
			}
			found++
			if access := op.Extensions["x-access"]; access != "anyone" {
				t.Errorf("%s returns tokens to %v", path, access)
			}
			if op.Method == http.MethodGet || strings.HasPrefix(path, "/api/admin") || strings.Contains(path, "{user") {
				t.Errorf("%s %s returns tokens", op.Method, path)
			}
			if op.RequestBody == nil {
				continue
			}
			for _, content := range op.RequestBody.Content {
				for name := range membersOf(doc, content.Schema, nil) {
					if slices.Contains([]string{"user", "user_id", "account", "account_id", "as"}, name) {
						t.Errorf("%s accepts %q and returns tokens", path, name)
					}
				}
			}
		}
	}
	if found < 2 {
		t.Errorf("only %d operations that return tokens were found", found)
	}
	for who := range people {
		if who == "admin" {
			continue
		}
		a := w.Ask(t, "admin", "POST", "/api/admin/users/"+w.idOf(t, who)+"/impersonate", `{"reason":"x"}`)
		if a.Status != 404 {
			t.Errorf("impersonating %s: %d %s", who, a.Status, a.Body)
		}
	}
}

func returnsTokens(doc *huma.OpenAPI, op *huma.Operation) bool {
	for status, response := range op.Responses {
		if !strings.HasPrefix(status, "2") {
			continue
		}
		for _, content := range response.Content {
			members := membersOf(doc, content.Schema, nil)
			if members["access"] || members["refresh"] || members["access_token"] {
				return true
			}
		}
	}
	return false
}

// membersOf returns the names of all members of a schema, nested ones included.
func membersOf(doc *huma.OpenAPI, s *huma.Schema, seen map[string]bool) map[string]bool {
	found := map[string]bool{}
	if s == nil {
		return found
	}
	if seen == nil {
		seen = map[string]bool{}
	}
	if s.Ref != "" {
		if seen[s.Ref] {
			return found
		}
		seen[s.Ref] = true
		return membersOf(doc, doc.Components.Schemas.SchemaFromRef(s.Ref), seen)
	}
	under := append(slices.Clone(s.OneOf), s.AnyOf...)
	under = append(append(under, s.AllOf...), s.Items)
	for name, member := range s.Properties {
		found[name] = true
		under = append(under, member)
	}
	for _, one := range under {
		for name := range membersOf(doc, one, seen) {
			found[name] = true
		}
	}
	return found
}
