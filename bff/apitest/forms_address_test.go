package apitest

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"strings"
	"testing"

	"peritus/bff/account"
	"peritus/bff/platform/corpus"
	"peritus/bff/platform/db"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/soak"
	"peritus/bff/platform/text"
)

// writtenAddresses returns the valid and invalid email addresses of the shared test data,
// and addresses at its hosts.
func writtenAddresses(t *testing.T) []string {
	t.Helper()
	var tests struct {
		Tests []struct {
			Address string `xml:"address"`
		} `xml:"test"`
	}
	if err := xml.Unmarshal(corpus.Read(t, "names-text", "email-tests.xml"), &tests); err != nil {
		t.Fatal(err)
	}
	all := []string{"", " imogen@firm.example ", "O'Brien+court@firm.example", "rene\u0301e@uni.example", "用户@例子.公司", "i@xn--bcher-kva.example", "a@b.example\r\nBcc: x@y.example", "a@b.example, c@d.example"}
	for _, one := range tests.Tests {
		all = append(all, strings.Map(func(r rune) rune {
			if r >= 0x2400 && r < 0x2420 { // the corpus writes control characters as symbols
				return r - 0x2400
			}
			return r
		}, one.Address))
	}
	var hosts []json.RawMessage
	if err := json.Unmarshal(corpus.Read(t, "names-text", "idna-toascii.json"), &hosts); err != nil {
		t.Fatal(err)
	}
	for _, host := range hosts {
		var one struct{ Input string }
		if json.Unmarshal(host, &one) == nil && one.Input != "" {
			all = append(all, "a@"+one.Input, "a@"+one.Input+".example")
		}
	}
	return all
}

// Every form with an email address accepts the same addresses, stores them as entered
// except for surrounding spaces, and refuses the others at the field.
func TestForms_agreeOnEveryEmailAddress(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		expert, taken, refused := w.claimable(t), 0, 0
		share := soak.Pick(1, 3)
		if w.App.DB.Dialect() == db.Postgres {
			share *= 4
		}
		for n, written := range writtenAddresses(t) {
			if n%share != 0 {
				continue
			}
			want := strings.TrimSpace(text.Normal(written))
			good := mail.ValidAddress(want)
			if good {
				taken++
			} else {
				refused++
			}
			if good { // an earlier spelling of it is already in use
				w.exec(t, "DELETE FROM users WHERE email_key = ?", mail.Key(want))
			}
			for _, form := range []struct {
				name, field string
				send        func() (Response, func() string)
			}{
				{"attorney sign-up", "email", func() (Response, func() string) { return w.signUpAt(t, n, "attorney", attorneyForm, written) }},
				{"expert sign-up", "email", func() (Response, func() string) { return w.signUpAt(t, n, "expert", expertForm, written) }},
				{"invitation", "email", func() (Response, func() string) {
					a := w.Ask(t, "admin", "POST", "/api/admin/users/invite", asJSON(map[string]any{"email": written, "name": "Zoë", "groups": []string{"Expert"}, "reason": "Asked"}))
					return a, func() string {
						var made struct{ ID string }
						a.Into(t, &made)
						var detail struct{ User struct{ Email string } }
						w.Ask(t, "admin", "GET", "/api/admin/users/"+made.ID, "").Into(t, &detail)
						return detail.User.Email
					}
				}},
				{"settings", "email", func() (Response, func() string) {
					w.exec(t, "DELETE FROM email_changes")
					w.exec(t, "DELETE FROM recipient_budgets")
					a := w.Ask(t, "expert", "POST", "/api/settings/email", asJSON(map[string]string{"present": account.DemoPassword, "email": written}))
					return a, func() string {
						var settings struct {
							EmailChange struct {
								NewEmail string `json:"new_email"`
							} `json:"email_change"`
						}
						w.Ask(t, "expert", "GET", "/api/settings", "").Into(t, &settings)
						return settings.EmailChange.NewEmail
					}
				}},
				{"claim by document", "contact", func() (Response, func() string) {
					a, id := w.beginClaim(t, n, expert, map[string]any{"contact": written})
					return a, func() string { return w.dossier(t, id).claimant("email") }
				}},
				{"password recovery", "email", func() (Response, func() string) {
					a := w.Ask(t, Nobody, "POST", "/api/password-recovery", asJSON(map[string]string{"email": written}), w.fromElsewhere(n)...)
					return a, func() string { return want }
				}},
			} {
				a, kept := form.send()
				switch {
				case !good && (a.Status != 422 || !strings.HasSuffix(problemAt(t, a, form.field), ".")):
					t.Errorf("%s, %q: %d %s", form.name, written, a.Status, a.Body)
				case good && a.Status/100 != 2:
					t.Errorf("%s, %q: %d %s", form.name, written, a.Status, a.Body)
				case good && kept() != want:
					t.Errorf("%s: wrote %q, read %q", form.name, want, kept())
				}
			}
		}
		if taken < 40/share || refused < 80/share {
			t.Errorf("%d accepted, %d refused", taken, refused)
		}
	})
}

// signUpAt starts a sign-up and reads the address from the pending sign-up, where its
// code is mailed.
func (w *World) signUpAt(t *testing.T, n int, kind string, form func(map[string]any) string, email string) (Response, func() string) {
	t.Helper()
	w.exec(t, "DELETE FROM recipient_budgets")
	a := w.Ask(t, Nobody, "POST", "/api/sign-up/"+kind, form(map[string]any{"email": email, "browser": claimSecret(n)}), w.fromElsewhere(n)...)
	return a, func() string {
		var b begun
		a.Into(t, &b)
		var state struct{ Email string }
		w.Ask(t, Nobody, "GET", "/api/sign-up/"+b.SignUp, "", "X-Sign-Up-Browser", claimSecret(n)).Into(t, &state)
		if code := w.codeFor(t, state.Email); len(code) != 6 {
			return fmt.Sprintf("no code for %q", state.Email)
		}
		return state.Email
	}
}
