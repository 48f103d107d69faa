package apitest

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"

	"peritus/bff/account"
	"peritus/bff/account/session"
	"peritus/bff/factor"
	"peritus/bff/factor/factortest"
)

// codeOf returns the code that an authenticator app shows, offset from now.
func codeOf(t *testing.T, secret string, shift time.Duration) string {
	t.Helper()
	code, err := totp.GenerateCode(strings.ReplaceAll(secret, " ", ""), time.Now().Add(shift))
	if err != nil {
		t.Fatal(err)
	}
	return code
}

// enroll sets up an authenticator app for a test person.
func (w *World) enroll(t *testing.T, who string) (secret string, codes []string) {
	t.Helper()
	var setup factor.AppSetup
	w.Ask(t, who, "POST", "/api/settings/totp", "").Into(t, &setup)
	var added factor.FactorAdded
	response := w.Ask(t, who, "POST", "/api/settings/totp/confirm", fmt.Sprintf(`{"code":%q}`, codeOf(t, setup.Secret, -30*time.Second)))
	if response.Status != 200 {
		t.Fatalf("confirm: %d %s", response.Status, response.Body)
	}
	response.Into(t, &added)
	return setup.Secret, added.RecoveryCodes
}

// challenge signs in with the right password and returns the second-factor challenge.
func (w *World) challenge(t *testing.T, who string) session.SignInChallenge {
	t.Helper()
	response := w.Ask(t, Nobody, "POST", "/api/token/", fmt.Sprintf(`{"email":%q,"password":%q}`, MailOf(who), account.DemoPassword))
	var c session.SignInChallenge
	response.Into(t, &c)
	if response.Status != 200 || c.Challenge == "" || strings.Contains(response.Body, "access") {
		t.Fatalf("%d %s", response.Status, response.Body)
	}
	return c
}

func TestSecondFactor_fromSetupToRecoveryCode(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		secret, codes := w.enroll(t, "attorney")
		if len(codes) != factor.CodeCount {
			t.Fatalf("codes %v", codes)
		}
		view := w.Ask(t, "attorney", "GET", "/api/settings/factors", "")
		for _, word := range append([]string{strings.ReplaceAll(secret, " ", ""), "otpauth"}, codes...) {
			if strings.Contains(view.Body, word) {
				t.Errorf("%q is shown again: %s", word, view.Body)
			}
		}
		c := w.challenge(t, "attorney")
		if fmt.Sprint(c.Methods, c.RecoveryCodesLeft, c.ExpiresIn) != "[totp recovery-code] 10 600" {
			t.Errorf("%+v", c)
		}
		for _, try := range []struct {
			name, body string
			status     int
			contains   string
		}{
			{"a wrong code", fmt.Sprintf(`{"challenge":%q,"code":"000000"}`, c.Challenge), 422, `"code":["That code isn't right`},
			{"a wrong recovery code", fmt.Sprintf(`{"challenge":%q,"recovery_code":"AAAAA-AAAAA"}`, c.Challenge), 422, `"recovery_code":["That isn't one`},
			{"an invalid passkey response", fmt.Sprintf(`{"challenge":%q,"assertion":{"id":"x"}}`, c.Challenge), 422, `"assertion":["We couldn't verify`},
			{"nothing", fmt.Sprintf(`{"challenge":%q}`, c.Challenge), 422, `"code":["Type the code."]`},
			{"another challenge", fmt.Sprintf(`{"challenge":"x","code":%q}`, codeOf(t, secret, 0)), 401, `"code":"challenge-over"`},
			{"the code that set it up", fmt.Sprintf(`{"challenge":%q,"code":%q}`, c.Challenge, codeOf(t, secret, -30*time.Second)), 422, "You have one try left."},
			{"the correct code", fmt.Sprintf(`{"challenge":%q,"code":%q}`, c.Challenge, codeOf(t, secret, 0)), 200, `"refresh":`},
			{"the same challenge", fmt.Sprintf(`{"challenge":%q,"recovery_code":%q}`, c.Challenge, codes[0]), 401, `"code":"challenge-over"`},
		} {
			got := w.Ask(t, Nobody, "POST", "/api/token/second-factor", try.body)
			if got.Status != try.status || !strings.Contains(got.Body, try.contains) || got.Status != 200 && strings.Contains(got.Body, `"access"`) {
				t.Errorf("%s: %d %s", try.name, got.Status, got.Body)
			}
		}
		c = w.challenge(t, "attorney")
		got := w.Ask(t, Nobody, "POST", "/api/token/second-factor", fmt.Sprintf(`{"challenge":%q,"recovery_code":%q}`, c.Challenge, strings.ToLower(codes[0])))
		if got.Status != 200 {
			t.Errorf("a recovery code: %d %s", got.Status, got.Body)
		}
		if c = w.challenge(t, "attorney"); c.RecoveryCodesLeft != 9 {
			t.Errorf("left %d", c.RecoveryCodesLeft)
		}
	})
}

func TestPasskey_signsInAndConfirms(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var made factor.NewPasskey
		w.Ask(t, "expert", "POST", "/api/settings/passkeys/options", "").Into(t, &made)
		key := factortest.New(t, "http://localhost:3000", "localhost")
		added := w.Ask(t, "expert", "POST", "/api/settings/passkeys", fmt.Sprintf(`{"name":"Laptop","attestation":%s}`, key.Create(t, made.Options)))
		if added.Status != 200 || !strings.Contains(added.Body, `"recovery_codes":["`) {
			t.Fatalf("add: %d %s", added.Status, added.Body)
		}
		options := func(who, body string) json.RawMessage {
			response := w.Ask(t, who, "POST", "/api/passkey/options", body)
			if response.Status != 200 {
				t.Fatalf("options %s: %d %s", body, response.Status, response.Body)
			}
			var o session.PasskeyOptions
			response.Into(t, &o)
			return o.Options
		}
		browser := strings.Repeat("b", 43)
		alone := key.Get(t, options(Nobody, fmt.Sprintf(`{"for":"sign-in","browser":%q}`, browser)))
		signIn := func(browser string) Response {
			return w.Ask(t, Nobody, "POST", "/api/token/passkey", fmt.Sprintf(`{"browser":%q,"assertion":%s}`, browser, alone))
		}
		if got := signIn(strings.Repeat("c", 43)); got.Status != 401 {
			t.Errorf("in another browser: %d %s", got.Status, got.Body)
		}
		if got := signIn(browser); got.Status != 200 || !strings.Contains(got.Body, `"access":`) {
			t.Errorf("alone: %d %s", got.Status, got.Body)
		}
		if got := signIn(browser); got.Status != 401 {
			t.Errorf("again: %d %s", got.Status, got.Body)
		}
		c := w.challenge(t, "expert")
		second := key.Get(t, options(Nobody, fmt.Sprintf(`{"for":"second-factor","challenge":%q}`, c.Challenge)))
		if got := w.Ask(t, Nobody, "POST", "/api/token/second-factor", fmt.Sprintf(`{"challenge":%q,"assertion":%s}`, c.Challenge, second)); got.Status != 200 {
			t.Errorf("as the second step: %d %s", got.Status, got.Body)
		}
		confirm := key.Get(t, options("expert", `{"for":"step-up"}`))
		if got := w.Ask(t, "expert", "POST", "/api/step-up", fmt.Sprintf(`{"assertion":%s}`, confirm)); got.Status != 200 {
			t.Errorf("to confirm: %d %s", got.Status, got.Body)
		}
		for _, c := range []struct {
			who, body string
			status    int
		}{{Nobody, `{"for":"step-up"}`, 401}, {Nobody, `{"for":"second-factor","challenge":"x"}`, 401}, {Nobody, `{"for":"sign-in"}`, 422}, {"admin", `{"for":"step-up"}`, 422}} {
			if got := w.Ask(t, c.who, "POST", "/api/passkey/options", c.body); got.Status != c.status {
				t.Errorf("%s %s: %d %s", c.who, c.body, got.Status, got.Body)
			}
		}
	})
}

var passwordLink = regexp.MustCompile(`/set-password\?token=([\w-]+)`)

// tokensFor returns the tokens of the set-password links in mails, the newest first.
func (w *World) tokensFor(t *testing.T, to string) (tokens []string) {
	t.Helper()
	mails, err := w.App.Mails.Latest(t.Context(), 200)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range mails {
		if found := passwordLink.FindStringSubmatch(m.Body); m.Recipient == to && found != nil {
			tokens = append(tokens, found[1])
		}
	}
	return tokens
}

func TestSetPassword_acceptsAPasskeyForTheSameLink(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var made factor.NewPasskey
		w.Ask(t, "attorney", "POST", "/api/settings/passkeys/options", "").Into(t, &made)
		key := factortest.New(t, "http://localhost:3000", "localhost")
		if a := w.Ask(t, "attorney", "POST", "/api/settings/passkeys", fmt.Sprintf(`{"name":"Laptop","attestation":%s}`, key.Create(t, made.Options))); a.Status != 200 {
			t.Fatalf("add: %d %s", a.Status, a.Body)
		}
		link := func(nth int) string {
			t.Helper()
			w.Ask(t, Nobody, "POST", "/api/password-recovery", fmt.Sprintf(`{"email":%q}`, MailOf("attorney")))
			var token string
			w.Await(t, func() bool {
				tokens := w.tokensFor(t, MailOf("attorney"))
				if len(tokens) >= nth {
					token = tokens[0]
				}
				return token != ""
			})
			return token
		}
		first, second := link(1), link(2)
		ask := func(token string) []byte {
			t.Helper()
			response := w.Ask(t, Nobody, "POST", "/api/passkey/options", fmt.Sprintf(`{"for":"set-password","challenge":%q}`, token))
			if response.Status != 200 {
				t.Fatalf("options: %d %s", response.Status, response.Body)
			}
			var o session.PasskeyOptions
			response.Into(t, &o)
			return key.Get(t, o.Options)
		}
		set := func(token, password string, assertion []byte) Response {
			return w.Ask(t, Nobody, "POST", "/api/set-password", fmt.Sprintf(`{"token":%q,"password":%q,"factor":{"assertion":%s}}`, token, password, assertion))
		}
		const better = "seven quiet herons at dusk"
		if a := w.Ask(t, Nobody, "POST", "/api/password-recovery/check", fmt.Sprintf(`{"token":%q}`, first)); !strings.Contains(a.Body, `"methods":["passkey","recovery-code"]`) {
			t.Errorf("%s", a.Body)
		}
		response := ask(first)
		for what, c := range map[string]struct {
			status int
			holds  string
			a      Response
		}{
			"a weak password, which does not use up the link": {422, `"password":["`, set(first, "short", response)},
			"with another link": {422, `"assertion":["We couldn't verify that passkey."]`, set(second, better, response)},
			"junk":              {422, `"assertion":["We couldn't verify that passkey."]`, set(second, better, []byte(`{"id":"x"}`))},
			"nothing":           {422, `"code":["Type the code."]`, w.Ask(t, Nobody, "POST", "/api/set-password", fmt.Sprintf(`{"token":%q,"password":%q}`, second, better))},
			"no link":           {422, "", w.Ask(t, Nobody, "POST", "/api/passkey/options", `{"for":"set-password","challenge":"x"}`)},
		} {
			if c.a.Status != c.status || !strings.Contains(c.a.Body, c.holds) || strings.Contains(c.a.Body, `"access"`) {
				t.Errorf("%s: %d %s", what, c.a.Status, c.a.Body)
			}
		}
		response = ask(second)
		if a := set(second, better, response); a.Status != 200 || !strings.Contains(a.Body, `"access":`) {
			t.Fatalf("%d %s", a.Status, a.Body)
		}
		if a := set(second, better+"!", response); a.Status != 422 || !strings.Contains(a.Body, "link-used") {
			t.Errorf("again: %d %s", a.Status, a.Body)
		}
		if a := set(first, better+"!", response); a.Status != 422 {
			t.Errorf("the other link: %d %s", a.Status, a.Body)
		}
	})
}

func TestStepUp_isRequiredForSensitiveChanges(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		w.token(t, "attorney")
		if err := w.App.DB.Write(t.Context()).Exec("UPDATE sessions SET confirmed_at = 0").Error; err != nil {
			t.Fatal(err)
		}
		for _, op := range []string{"POST /api/settings/totp", "POST /api/settings/recovery-codes", "POST /api/settings/passkeys/options", "DELETE /api/settings/totp", "DELETE /api/settings/passkeys/x"} {
			method, path, _ := strings.Cut(op, " ")
			got := w.Ask(t, "attorney", method, path, "")
			if got.Status != 403 || !strings.Contains(got.Body, `"code":"step-up"`) {
				t.Errorf("%s: %d %s", op, got.Status, got.Body)
			}
		}
		if got := w.Ask(t, "attorney", "POST", "/api/step-up", `{"password":"wrong"}`); got.Status != 422 || !strings.Contains(got.Body, `"password":["That isn't your password."]`) {
			t.Errorf("a wrong password: %d %s", got.Status, got.Body)
		}
		if got := w.Ask(t, "attorney", "POST", "/api/step-up", fmt.Sprintf(`{"password":%q}`, account.DemoPassword)); got.Status != 200 {
			t.Fatalf("%d %s", got.Status, got.Body)
		}
		if got := w.Ask(t, "attorney", "POST", "/api/settings/totp", ""); got.Status != 200 {
			t.Errorf("afterwards: %d %s", got.Status, got.Body)
		}
	})
}

func TestStaff_needASecondFactor(t *testing.T) {
	w := OnSQLite(t, With("STAFF_SECOND_FACTOR", "required"))
	for name, access := range operations(t, w) {
		method, path, _ := strings.Cut(name, " ")
		if access == "anyone" || strings.Contains(access, ",pending") || strings.Contains(path, "{") {
			continue
		}
		got := w.Ask(t, "admin", method, path, bodyFor(method))
		if got.Status != 403 || !strings.Contains(got.Body, `"code":"second-factor"`) && !strings.Contains(got.Body, "has no access") {
			t.Errorf("%s: %d %s", name, got.Status, got.Body)
		}
	}
	pending := w.Ask(t, "admin", "GET", "/api/navigation?path=/admin/users", "")
	if !strings.Contains(pending.Body, `"redirect":"/admin/settings/security","status":302,"reason":"second-factor"`) {
		t.Errorf("navigation: %s", pending.Body)
	}
	if got := w.Ask(t, "admin", "GET", "/api/settings/factors", ""); !strings.Contains(got.Body, `"required":true,"pending":true`) {
		t.Errorf("factors: %s", got.Body)
	}
	w.enroll(t, "admin")
	if got := w.Ask(t, "admin", "GET", "/api/admin/users", ""); got.Status != 200 {
		t.Errorf("enrolled: %d %s", got.Status, got.Body)
	}
	if got := w.Ask(t, "admin", "DELETE", "/api/settings/totp", ""); got.Status != 409 {
		t.Errorf("the last one: %d %s", got.Status, got.Body)
	}
	if got := w.Ask(t, "attorney", "GET", "/api/settings/factors", ""); got.Status != 200 || !strings.Contains(got.Body, `"required":false,"pending":false`) {
		t.Errorf("an attorney: %d %s", got.Status, got.Body)
	}
}
