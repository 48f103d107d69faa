package fault

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"peritus/bff/account"
	"peritus/bff/apitest"
	"peritus/bff/app"
)

var (
	signUpID  = regexp.MustCompile(`"sign_up":"(\w+)"`)
	mailedOne = regexp.MustCompile(`Your code is (\d{6})`)
)

// Nothing works without Postgres, so what matters is that forms hear of an outage and not of
// a mistake, and that the same form or code is accepted once it's back. To the web, every
// status from 500 on is an outage.
func TestPostgres_whileItIsGoneFormsAreRefusedAsAnOutage(t *testing.T) {
	t.Parallel()
	var postgres *proxy
	w := apitest.OnServers(t, func(settings map[string]string, _ *app.Deps) {
		postgres, settings["DATABASE_URL"] = proxied(t, settings["DATABASE_URL"])
	})
	browser := strings.Repeat("w", 43)
	signUp := func(email string) string {
		return fmt.Sprintf(`{"browser":%q,"first_name":"Imogen","last_name":"Castellanos","email":%q,"password":"ledger crane basalt 41","terms":"2026-11-01"}`, browser, email)
	}
	begun := w.Ask(t, apitest.Nobody, "POST", "/api/sign-up/attorney", signUp("waits@firm.example"))
	id := signUpID.FindStringSubmatch(begun.Body)
	mails, err := w.App.Mails.Latest(t.Context(), 10)
	if err != nil || id == nil {
		t.Fatal(begun.Status, begun.Body, err)
	}
	var code []string
	for _, m := range mails {
		if m.Recipient == "waits@firm.example" {
			code = mailedOne.FindStringSubmatch(m.Body)
		}
	}
	if code == nil {
		t.Fatal("no code was mailed")
	}
	forms := []struct {
		path, body string
		status     int // once Postgres is back
	}{
		{"/api/sign-up/attorney", signUp("later@firm.example"), 202},
		{"/api/sign-up/verify", fmt.Sprintf(`{"sign_up":%q,"browser":%q,"code":%q}`, id[1], browser, code[1]), 200},
		{"/api/token/", fmt.Sprintf(`{"email":%q,"password":%q}`, apitest.MailOf("expert"), account.DemoPassword), 200},
		{"/api/password-recovery", fmt.Sprintf(`{"email":%q}`, apitest.MailOf("expert")), 200},
	}
	postgres.refuse()
	for _, f := range forms {
		if got := w.Ask(t, apitest.Nobody, "POST", f.path, f.body); got.Status < 500 {
			t.Errorf("%s while Postgres is gone: %d %s", f.path, got.Status, got.Body)
		}
	}
	postgres.pass()
	w.Await(t, func() bool { return w.Ask(t, apitest.Nobody, "GET", "/readyz", "").Status == 200 })
	for _, f := range forms {
		if got := w.Ask(t, apitest.Nobody, "POST", f.path, f.body); got.Status != f.status {
			t.Errorf("%s once Postgres is back: %d %s", f.path, got.Status, got.Body)
		}
	}
}
