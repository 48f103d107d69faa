package fault

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/apitest"
	"peritus/bff/app"
)

// Redis holds only expendable data, so nobody waits for it: it counts as down within a
// second, and a request that counts twice may take two.
func TestRedis_whileItIsGoneOrHangsEverythingWorks(t *testing.T) {
	t.Parallel()
	for name, fail := range map[string]func(*proxy){"gone": (*proxy).refuse, "hangs": (*proxy).hang} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var redis *proxy
			w := apitest.OnServers(t, func(settings map[string]string, _ *app.Deps) {
				redis, settings["REDIS_URL"] = proxied(t, settings["REDIS_URL"])
			})
			fail(redis)
			for n, c := range []struct {
				who, method, path, body string
				status                  int
				holds                   string
			}{
				{apitest.Nobody, "GET", "/api/navigation?path=/", "", 200, `"reason":"ok"`},
				{apitest.Nobody, "GET", "/api/content/articles", "", 200, `"results"`},
				{apitest.Nobody, "GET", "/api/content/version", "", 200, ""},
				{apitest.Nobody, "POST", "/api/token/", fmt.Sprintf(`{"email":%q,"password":%q}`, apitest.MailOf("expert"), account.DemoPassword), 200, `"refresh"`},
				{apitest.Nobody, "POST", "/api/token/", fmt.Sprintf(`{"email":%q,"password":"wrong"}`, apitest.MailOf("expert")), 401, ""},
				{apitest.Nobody, "POST", "/api/password-recovery", fmt.Sprintf(`{"email":%q}`, apitest.MailOf("expert")), 200, ""},
				{apitest.Nobody, "POST", "/api/sign-up/attorney", fmt.Sprintf(`{"browser":%q,"first_name":"Imogen","last_name":"Castellanos","email":"imogen@firm.example","password":"ledger crane basalt 41","terms":"2026-11-01"}`,
					strings.Repeat("w", 43)), 202, ""},
				{apitest.Nobody, "GET", "/api/claims/search?q=solheim", "", 200, `"results"`},
				{apitest.Nobody, "POST", "/api/inquiries/contact", `{"subject":"A wrong date","message":"It is 2024.","name":"Li Wei","email":"li@example.org","consent":"yes"}`, 422, "send it again"},
				{"attorney", "GET", "/api/experts?q=crane", "", 200, `"results"`},
				{"admin", "POST", degrees, `{"reason":"Fault","data":{"organization":"MIT","degree":"PhD","status":"completed"}}`, 201, ""},
				{apitest.Nobody, "GET", "/readyz", "", 200, `"degraded":["redis"]`},
			} {
				began := time.Now()
				got := w.Ask(t, c.who, c.method, c.path, c.body, apitest.From(fmt.Sprintf("203.0.113.%d", n))...)
				if got.Status != c.status || !strings.Contains(got.Body, c.holds) {
					t.Errorf("%s %s: %d %s", c.method, c.path, got.Status, got.Body)
				}
				if took := time.Since(began); took > 3*time.Second {
					t.Errorf("%s %s took %s", c.method, c.path, took)
				}
			}
			redis.pass()
			w.Await(t, func() bool {
				got := w.Ask(t, apitest.Nobody, http.MethodGet, "/readyz", "")
				return got.Status == 200 && strings.Contains(got.Body, `"degraded":[]`)
			})
		})
	}
}
