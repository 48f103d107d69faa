package twin

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"peritus/bff/apitest"
)

// Whichever process stores something, both show the same: searches within moments, and
// everything else at once.
func TestProcesses_showTheSame(t *testing.T) {
	one, other := two(t)
	const expert = "06dne00001o014r4im8rn3cc00"
	for i, w := range []*apitest.World{one, other} {
		word := []string{"zymurgology", "palynomorph"}[i]
		for _, c := range []struct {
			who, path, body string
			status          int
		}{
			{"admin", "/api/profiles/" + expert + "/area-of-expertise", fmt.Sprintf(`{"visibility":"public","reason":"Asked by phone","data":{"category":"engineering","subcategory":%q,"keywords":[%q]}}`, []string{"mechanical", "electrical"}[i], word), 201},
			{"admin", "/api/admin/users/invite", fmt.Sprintf(`{"email":"%s@firm.example","name":"New One","groups":["Attorney"],"reason":"Asked"}`, word), 201},
			{"expert", "/api/settings/export", "", 202},
			{apitest.Nobody, "/api/password-recovery", fmt.Sprintf(`{"email":%q}`, apitest.MailOf("attorney")), 200},
		} {
			if got := w.Ask(t, c.who, http.MethodPost, c.path, c.body); got.Status != c.status {
				t.Fatalf("%s: %d %s", c.path, got.Status, got.Body)
			}
		}
		for _, c := range []struct{ who, path, holds string }{
			{"attorney", "/api/experts?q=" + word, `"count":1`},
			{"attorney", "/api/experts/" + expert, word},
			{"attorney", "/api/experts/" + expert + "/similar", "results"},
			{apitest.Nobody, "/api/public/experts/amara-okonkwo-bell", word},
			{"admin", "/api/profiles/" + expert + "/area-of-expertise", word},
			{"admin", "/api/profiles/" + expert + "/revisions", word},
			{"admin", "/api/admin/users?q=" + word, word},
			{"admin", "/api/admin/audit?q=" + word, "account.invited"},
			{"admin", "/api/admin/waiting", ""},
			{"expert", "/api/settings/sessions", ""},
			{apitest.Nobody, "/api/content/version", ""},
		} {
			one.Await(t, func() bool {
				first, second := one.Ask(t, c.who, http.MethodGet, c.path, ""), other.Ask(t, c.who, http.MethodGet, c.path, "")
				if !strings.HasPrefix(c.path, "/api/experts") && (first.Status != 200 || first.Body != second.Body || !strings.Contains(first.Body, c.holds)) {
					t.Fatalf("%s: %d %d\n%s\n%s", c.path, first.Status, second.Status, first.Body, second.Body)
				}
				return first.Status == 200 && first.Body == second.Body && strings.Contains(first.Body, c.holds)
			})
		}
	}
}
