package apitest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"peritus/bff/audit"
	"peritus/bff/platform/clock"
)

// eachAt is Each with a clock that the test sets.
func eachAt(t *testing.T, f func(t *testing.T, w *World, c *clock.Fake)) {
	t.Helper()
	t.Parallel()
	for name, on := range map[string]func(*testing.T, ...Option) *World{"sqlite": OnSQLite, "postgres and redis": OnServers} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := clock.NewFake(time.Now())
			f(t, on(t, At(c)), c)
		})
	}
}

// entries returns the audit entries, oldest first, as who did what to which kind and id.
func (w *World) entries(t *testing.T) (all []string) {
	t.Helper()
	var page audit.AuditPage
	w.Ask(t, "admin", "GET", "/api/admin/audit", "").Into(t, &page)
	for _, e := range page.Results {
		all = append([]string{fmt.Sprintf("%s %s %s %s", e.ActorName, e.Action, e.Kind, e.SubjectID)}, all...)
	}
	return all
}

func TestAudit_recordsWhoReadWhat(t *testing.T) {
	eachAt(t, func(t *testing.T, w *World, c *clock.Fake) {
		claim := w.claimWith(t, 1, w.claimable(t), nil)
		var documents []string
		if err := w.App.DB.Read(t.Context()).Table("claim_documents").Where("claim_id = ?", claim).Pluck("id", &documents).Error; err != nil || len(documents) != 1 {
			t.Fatalf("%v %v", documents, err)
		}
		expert := w.adopt(t, w.idOf(t, "expert"), "Zebulon Quartzwright") // adds the request i
		attorney, admin := w.idOf(t, "attorney"), w.idOf(t, "admin")
		if a := w.Ask(t, "attorney", "POST", "/api/settings/export", `{}`); a.Status >= 300 {
			t.Fatalf("%d %s", a.Status, a.Body)
		}
		copyPath := ""
		w.Await(t, func() bool {
			var copies struct{ Results []struct{ ID, State string } }
			w.Ask(t, "attorney", "GET", "/api/settings/exports", "").Into(t, &copies)
			copyPath = "/api/settings/exports/" + copies.Results[0].ID + "/file"
			return copies.Results[0].State == "ready"
		})
		document := "/api/admin/claims/" + claim + "/documents/" + documents[0]
		w.token(t, "admin")
		before := len(w.entries(t))
		for _, r := range []struct {
			who, path string
			status    int
			entry     string // empty: none
		}{
			{"researcher", "/api/admin/claims", 200, ""}, // lists, and what is one's own, aren't recorded
			{"researcher", "/api/admin/requests", 200, ""},
			{"admin", "/api/admin/users", 200, ""},
			{"admin", "/api/admin/users/" + admin, 200, ""},
			{"expert", "/api/profiles/" + expert + "/education", 200, ""},
			{"attorney", "/api/admin/claims/" + claim, 403, ""}, // nor what is refused or doesn't exist
			{"attorney", document, 403, ""},
			{Nobody, document, 401, ""},
			{"attorney", "/api/profiles/" + expert + "/education", 403, ""},
			{"admin", "/api/admin/users/nobody", 404, ""},
			{"researcher", "/api/admin/requests/nothing", 404, ""},
			{"researcher", document + "x", 404, ""},
			{"expert", copyPath, 404, ""},

			{"researcher", "/api/admin/claims/" + claim, 200, "researcher claim.opened claim " + claim},
			{"researcher", document, 200, "researcher claim.document-opened claim-document " + documents[0]},
			{"researcher", "/api/admin/requests/i", 200, "researcher request.opened request i"},
			{"researcher", "/api/admin/requests/i", 200, ""}, // the same again within a minute
			{"researcher", "/api/admin/claims/" + claim, 200, ""},
			{"admin", "/api/admin/requests/i", 200, "admin request.opened request i"}, // by someone else
			{"admin", "/api/admin/users/" + attorney, 200, "admin account.opened account " + attorney},
			{"admin", "/api/profiles/" + expert + "/education", 200, "admin expert.opened expert " + expert},
			{"admin", "/api/profiles/" + expert + "/area-of-expertise", 200, ""}, // another page of it
			{"admin", "/api/profiles/" + expert + "/revisions", 200, ""},
			{"researcher", "/api/admin/requests/export?kind=contact&q=quartzwright", 200, "researcher request.exported request "},
			{"researcher", "/api/admin/requests/export", 200, "researcher request.exported request "}, // each export
			{"attorney", copyPath, 200, "attorney account.copy-downloaded account " + attorney},
			{"attorney", copyPath, 200, ""},
		} {
			if got := w.Ask(t, r.who, "GET", r.path, ""); got.Status != r.status {
				t.Errorf("%s %s: %d %.200s", r.who, r.path, got.Status, got.Body)
			}
			entries := w.entries(t)
			if got := strings.Join(entries[before:], "; "); got != r.entry {
				t.Errorf("%s %s: recorded %q, want %q", r.who, r.path, got, r.entry)
			}
			before = len(entries)
		}
		c.Advance(audit.ReadOnce)
		w.Ask(t, "researcher", "GET", document, "")
		if entries := w.entries(t); len(entries) != before+1 {
			t.Errorf("a minute later: %v", entries[before:])
		}
		log := w.Ask(t, "admin", "GET", "/api/admin/audit", "").Body
		for _, never := range []string{"quartzwright", "Solheim", "a.pdf", "ingrid@home.example"} {
			if strings.Contains(strings.ReplaceAll(strings.ToLower(log), "quartzwright, ", ""), strings.ToLower(never)) {
				t.Errorf("the log contains %q: %s", never, log)
			}
		}
		if !strings.Contains(log, `"Search words":"Yes (not recorded)"`) || !strings.Contains(log, `"Kind filter":"contact"`) {
			t.Errorf("the filter of the export is missing: %s", log)
		}
		if a := w.Ask(t, "admin", "GET", "/api/admin/audit/check", ""); !strings.Contains(a.Body, `"problems":[]`) {
			t.Errorf("the chain: %s", a.Body)
		}
	})
}

func TestRead_returnsNothingIfItCantBeRecorded(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		path := "/api/admin/users/" + w.idOf(t, "attorney")
		w.token(t, "admin")
		w.exec(t, "ALTER TABLE audit_parts RENAME TO audit_parts_away")
		if got := w.Ask(t, "admin", "GET", path, ""); got.Status != 500 || strings.Contains(got.Body, "attorney@") {
			t.Errorf("%d %s", got.Status, got.Body)
		}
		w.exec(t, "ALTER TABLE audit_parts_away RENAME TO audit_parts")
		if got := w.Ask(t, "admin", "GET", path, ""); got.Status != 200 {
			t.Errorf("%d %s", got.Status, got.Body)
		}
	})
}
