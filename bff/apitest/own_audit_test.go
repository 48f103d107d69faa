package apitest

import (
	"fmt"
	"strings"
	"testing"

	"peritus/bff/account"
	"peritus/bff/account/session"
	"peritus/bff/audit"
)

func TestAudit_recordsOwnAccountChangesWithoutSecrets(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		const newPassword, newAddress = "seven quiet herons at dusk", "moved@new.example"
		id := w.idOf(t, "attorney")
		secret, codes := w.enroll(t, "attorney")
		var made struct {
			RecoveryCodes []string `json:"recovery_codes"`
		}
		w.Ask(t, "attorney", "POST", "/api/settings/recovery-codes", "").Into(t, &made)
		for _, c := range []struct {
			path, body string
			status     int
		}{
			{"/api/settings/email", fmt.Sprintf(`{"present":%q,"email":%q}`, account.DemoPassword, newAddress), 200},
			{"/api/settings/email/withdraw", "", 200},
			{"/api/settings/password", fmt.Sprintf(`{"present":%q,"password":"short"}`, account.DemoPassword), 422},
			{"/api/settings/password", fmt.Sprintf(`{"present":%q,"password":%q}`, account.DemoPassword, newPassword), 200},
			{"/api/settings/sessions/revoke-others", "", 200}, // there are no other sessions
			{"/api/settings/sessions/revoke", `{"sessions":["nothing"]}`, 404},
			{"/api/settings/sessions/revoke", `{"sessions":[]}`, 422},
		} {
			if a := w.Ask(t, "attorney", "POST", c.path, c.body); a.Status != c.status {
				t.Errorf("%s: %d %s", c.path, a.Status, a.Body)
			}
		}
		if a := w.Ask(t, "attorney", "DELETE", "/api/settings/totp", ""); a.Status != 200 {
			t.Fatalf("%d %s", a.Status, a.Body)
		}
		var phone account.Login
		w.Ask(t, Nobody, "POST", "/api/token/", fmt.Sprintf(`{"email":%q,"password":%q}`, MailOf("attorney"), newPassword), "User-Agent", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1").Into(t, &phone)
		var sessions session.SessionList
		w.Ask(t, "attorney", "GET", "/api/settings/sessions", "").Into(t, &sessions)
		for _, one := range sessions.Results {
			if !one.Current {
				if a := w.Ask(t, "attorney", "POST", "/api/settings/sessions/revoke", asJSON(map[string]any{"sessions": []string{one.ID}})); a.Status != 200 {
					t.Errorf("%d %s", a.Status, a.Body)
				}
			}
		}
		response := w.Ask(t, "admin", "GET", "/api/admin/audit?kind=account&subject="+id, "")
		var page audit.AuditPage
		response.Into(t, &page)
		var actions []string
		for _, e := range page.Results {
			actions = append(actions, e.Action)
			if e.ActorID != id || e.SubjectID != id {
				t.Errorf("%+v", e)
			}
		}
		want := "account.session-ended account.authenticator-removed account.password-changed account.address-change-cancelled " +
			"account.address-change-asked account.recovery-codes-made account.authenticator-added"
		if got := strings.Join(actions, " "); got != want {
			t.Errorf("got  %s\nwant %s", got, want)
		}
		if !strings.Contains(response.Body, "Safari on iPhone") {
			t.Errorf("the browser is missing: %s", response.Body)
		}
		for _, never := range append(append([]string{strings.ReplaceAll(secret, " ", ""), newPassword, newAddress, phone.Refresh, phone.Access}, codes...), made.RecoveryCodes...) {
			if never == "" || strings.Contains(response.Body, never) {
				t.Errorf("the log contains %q", never)
			}
		}
		if a := w.Ask(t, "admin", "GET", "/api/admin/audit/check", ""); !strings.Contains(a.Body, `"problems":[]`) {
			t.Errorf("the chain: %s", a.Body)
		}
	})
}
