package apitest

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/limit"
	"peritus/bff/account/session"
	"peritus/bff/app"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/logtest"
	"peritus/bff/platform/security"
)

// loggedTo collects the log of a world.
func loggedTo(l *logtest.Log) Option {
	return func(_ map[string]string, d *app.Deps) { d.Logger = slog.New(slog.NewJSONHandler(l, nil)) }
}

// eventsIn returns the security events since the last call: 'name key=value …' in a fixed
// order, with the names of the test people instead of their ids.
func eventsIn(t *testing.T, log *logtest.Log, names map[string]string) (events []string, text string) {
	t.Helper()
	text = log.Take()
	for line := range strings.Lines(text) {
		var one map[string]any
		if err := json.Unmarshal([]byte(line), &one); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if one["msg"] != security.Message {
			continue
		}
		if one["request_id"] == nil || one["time"] == nil || one["address"] != "203.0.113.7" {
			t.Errorf("incomplete: %s", line)
		}
		event := fmt.Sprint(one["event"])
		for _, key := range []string{"account", "method", "reason", "operation", "path", "status"} {
			if value, found := one[key]; found {
				if name, person := names[fmt.Sprint(value)]; person {
					value = name
				}
				event += fmt.Sprintf(" %s=%v", key, value)
			}
		}
		if _, in := one["session"]; in {
			event += " in a session"
		}
		events = append(events, event)
	}
	return events, text
}

func TestSecurityEvents_ofSignInsAndRefusals(t *testing.T) {
	t.Parallel()
	log, c := &logtest.Log{}, clock.NewFake(time.Now())
	w := OnSQLite(t, At(c), loggedTo(log))
	names := map[string]string{}
	for who := range people {
		names[w.idOf(t, who)] = who
	}
	visitor := From("203.0.113.7")
	for _, who := range []string{"attorney", "expert"} {
		w.token(t, who)
	}
	w.enroll(t, "expert")
	log.Take()

	const wrongPassword = "a wrong passphrase entirely"
	signIn := func(who, password string) func() Response {
		return func() Response {
			return w.Ask(t, Nobody, "POST", "/api/token/", fmt.Sprintf(`{"email":%q,"password":%q}`, MailOf(who), password), visitor...)
		}
	}
	as := func(who, method, path, body string) func() Response {
		return func() Response { return w.Ask(t, who, method, path, body, visitor...) }
	}
	challenge := ""
	second := func(code string) func() Response {
		return func() Response {
			return w.Ask(t, Nobody, "POST", "/api/token/second-factor", fmt.Sprintf(`{"challenge":%q,"recovery_code":%q}`, challenge, code), visitor...)
		}
	}
	for _, s := range []struct {
		name   string
		do     func() Response
		status int
		want   []string
	}{
		{"the right password", signIn("attorney", account.DemoPassword), 200, []string{"sign-in.succeeded account=attorney in a session"}},
		{"a wrong password", signIn("attorney", wrongPassword), 401, []string{"sign-in.failed account=attorney method=password reason=wrong"}},
		{"an unknown address", signIn("stranger", wrongPassword), 401, []string{"sign-in.failed method=password reason=wrong"}},
		{"a made-up passkey", as(Nobody, "POST", "/api/token/passkey", fmt.Sprintf(`{"browser":%q,"assertion":{"id":"x"}}`, browserA)), 401,
			[]string{"sign-in.failed method=passkey reason=wrong"}},
		{"the first of two steps", signIn("expert", account.DemoPassword), 200, nil},
		{"a wrong recovery code", second("wrong-code"), 422, []string{"second-factor.failed account=expert method=recovery-code reason=wrong"}},
		{"a wrong confirmation", as("attorney", "POST", "/api/step-up", fmt.Sprintf(`{"password":%q}`, wrongPassword)), 422,
			[]string{"step-up.failed account=attorney method=password reason=wrong in a session"}},
		{"a wrong code as confirmation", as("expert", "POST", "/api/step-up", `{"code":"000000"}`), 422,
			[]string{"step-up.failed account=expert method=totp reason=wrong in a session"}},
		{"a wrong present password", as("attorney", "POST", "/api/settings/password", fmt.Sprintf(`{"present":%q,"password":"x"}`, wrongPassword)), 422,
			[]string{"step-up.failed account=attorney method=password reason=wrong in a session"}},
		{"an operation of staff", as("attorney", "GET", "/api/admin/users?q=private-words", ""), 403,
			[]string{"access.refused account=attorney operation=users path=/api/admin/users status=403 in a session"}},
		{"an unknown id", as("attorney", "GET", "/api/experts/nobody", ""), 404,
			[]string{"access.refused account=attorney operation=get-expert path=/api/experts/nobody status=404 in a session"}},
		{"a visitor is refused", as(Nobody, "GET", "/api/admin/users", ""), 401, nil},
		{"a page of staff", as("attorney", "GET", "/api/navigation?path=/admin/users%3Fq=private-words", ""), 200,
			[]string{"access.refused account=attorney operation=page path=/admin/users status=403 in a session"}},
		{"no page", as("attorney", "GET", "/api/navigation?path=/wp-admin", ""), 200,
			[]string{"access.refused account=attorney operation=page path=/wp-admin status=404 in a session"}},
		{"one's own page", as("attorney", "GET", "/api/navigation?path=/attorney", ""), 200, nil},
		{"a mistake in a form", as("attorney", "POST", "/api/settings/email", fmt.Sprintf(`{"present":%q,"email":"no address"}`, account.DemoPassword)), 422, nil},
	} {
		got := s.do()
		if got.Status != s.status {
			t.Errorf("%s: %d %s", s.name, got.Status, got.Body)
		}
		var begun session.SignInChallenge
		if strings.Contains(got.Body, `"challenge"`) {
			got.Into(t, &begun)
			challenge = begun.Challenge
		}
		events, text := eventsIn(t, log, names)
		if strings.Join(events, "; ") != strings.Join(s.want, "; ") {
			t.Errorf("%s: %q, want %q", s.name, events, s.want)
		}
		for _, never := range []string{"apitest.example", wrongPassword, account.DemoPassword, "private-words", "wrong-code"} {
			if strings.Contains(text, never) {
				t.Errorf("%s: the log contains %q: %s", s.name, never, text)
			}
		}
	}

	for name, throttled := range map[string]struct {
		do   func() Response
		want string
	}{
		"sign-in":       {signIn("attorney", wrongPassword), "sign-in.throttled account=attorney method=password"},
		"step-up":       {as("attorney", "POST", "/api/step-up", fmt.Sprintf(`{"password":%q}`, wrongPassword)), "step-up.throttled account=attorney method=password in a session"},
		"second factor": {second("wrong-code"), "second-factor.throttled account=expert method=recovery-code"},
	} {
		for range limit.PlaceFree + 1 {
			if name == "second factor" { // each challenge has few tries
				var begun session.SignInChallenge
				signIn("expert", account.DemoPassword)().Into(t, &begun)
				challenge = begun.Challenge
			}
			throttled.do()
		}
		if events, _ := eventsIn(t, log, names); events[len(events)-1] != throttled.want {
			t.Errorf("%s: %q, want %q last", name, events, throttled.want)
		}
	}

	w.exec(t, "UPDATE users SET suspended_at = 1 WHERE id = ?", w.idOf(t, "no group"))
	signIn("no group", account.DemoPassword)()
	old := w.refresh["expert"]
	refresh := as(Nobody, "POST", "/api/token/refresh/", fmt.Sprintf(`{"refresh":%q}`, old))
	refresh()
	c.Advance(session.Grace + time.Second)
	refresh()
	want := "sign-in.failed account=no group method=password reason=suspended; session.token-reused account=expert in a session"
	if events, text := eventsIn(t, log, names); strings.Join(events, "; ") != want || strings.Contains(text, old) {
		t.Errorf("%q, want %q", events, want)
	}
}
