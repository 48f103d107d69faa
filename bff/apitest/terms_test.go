package apitest

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"peritus/bff/platform/db/dbtest"
)

// production starts a new installation, without the demo, whose CMS has published some
// legal pages.
func production(t *testing.T, published ...string) *World {
	t.Helper()
	cms := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/api/")
		switch {
		case slices.Contains(published, name):
			w.Header().Set("Content-Type", "application/json")
			_, _ = fmt.Fprintf(w, `{"data":{"documentId":%q,"title":"A legal page","updatedAt":"2026-11-28T09:00:00.000Z","sections":[]}}`, strings.Repeat(name[:1], 24))
		case name == "terms-and-conditions" || name == "privacy-policy":
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(http.StatusNotFound)
			_, _ = io.WriteString(w, `{"data":null,"error":{"status":404,"name":"NotFoundError","message":"Not Found"}}`)
		default:
			emptyCMS(w, r)
		}
	}))
	t.Cleanup(cms.Close)
	return start(t, dbtest.SQLiteURL(t), "", []Option{With("SEED_DEMO", "false"), With("STAFF_SECOND_FACTOR", "required"), With("CMS_URL", cms.URL)})
}

func TestSignUp_isOpenOnlyWithPublishedTermsAndPrivacyPolicy(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name      string
		published []string
		open      bool
	}{
		{"both", []string{"terms-and-conditions", "privacy-policy"}, true},
		{"terms only", []string{"terms-and-conditions"}, false},
		{"privacy policy only", []string{"privacy-policy"}, false},
		{"neither", nil, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			w := production(t, c.published...)
			for _, form := range []struct{ path, body string }{
				{"/api/sign-up/attorney", attorneyForm(nil)}, {"/api/sign-up/expert", expertForm(nil)},
			} {
				a := w.Ask(t, Nobody, "POST", form.path, form.body)
				if closed := a.Status == 409 && strings.Contains(a.Body, `"sign-up-closed"`); closed == c.open || c.open && a.Status >= 300 {
					t.Errorf("%s: %d %s", form.path, a.Status, a.Body)
				}
			}
			a := w.Ask(t, Nobody, "GET", "/api/sign-up", "")
			if a.Status != 200 || !strings.Contains(a.Body, fmt.Sprintf(`"open":%v`, c.open)) || strings.Contains(a.Body, "aren't published") == c.open {
				t.Errorf("%d %s", a.Status, a.Body)
			}
			sent := w.count(t, "SELECT COUNT(*) FROM mails")
			if c.open != (sent == 2) {
				t.Errorf("%d emails with codes", sent)
			}
		})
	}
}
