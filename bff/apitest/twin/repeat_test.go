package twin

import (
	"fmt"
	"net/http"
	"sync"
	"testing"

	"peritus/bff/apitest"
	"peritus/bff/platform/once"
)

// recoveries are the jobs of requests to recover an account. A request itself is gone as soon
// as its job ran.
const recoveries = "(SELECT id FROM river_job WHERE kind = 'account.recovery') AS recoveries"

// A client that did not receive the response sends its request again, to any process, even
// while the first request is still running.
func TestRepeat_takesEffectOnceAcrossProcesses(t *testing.T) {
	one, other := two(t)
	for _, c := range []struct {
		who, path, body, table string
		status                 int
	}{
		{"admin", "/api/admin/users/invite", `{"email":"twice@firm.example","name":"New One","groups":["Attorney"],"reason":"Asked"}`, "users", 201},
		{apitest.Nobody, "/api/password-recovery", fmt.Sprintf(`{"email":%q}`, apitest.MailOf("attorney")), recoveries, 200},
		{"attorney", "/api/settings/export", ``, "data_exports", 202},
	} {
		count := func() (n int64) {
			if err := one.App.DB.Read(t.Context()).Table(c.table).Count(&n).Error; err != nil {
				t.Fatal(err)
			}
			return n
		}
		for _, w := range []*apitest.World{one, other} {
			w.Ask(t, c.who, http.MethodGet, "/api/navigation/", "") // signs in
		}
		before := count()
		replies := make([]apitest.Response, 6)
		var group sync.WaitGroup
		for i := range replies {
			w := []*apitest.World{one, other}[i%2]
			group.Go(func() {
				replies[i] = w.Ask(t, c.who, http.MethodPost, c.path, c.body, once.Header, "press-of-one-button")
			})
		}
		group.Wait()
		for _, r := range replies {
			if r.Status != c.status || r.Body != replies[0].Body {
				t.Errorf("%s: %d %s", c.path, r.Status, r.Body)
			}
		}
		if after := count(); after != before+1 {
			t.Errorf("%s took effect %d times", c.path, after-before)
		}
	}
}
