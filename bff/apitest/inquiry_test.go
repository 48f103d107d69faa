package apitest

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"
)

// Submits the form with its hidden field filled in, so that the test need not wait, and
// handles it as staff.
func TestInquiry_fromVisitorToStaffReply(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var form struct{ Started, Trap string }
		if err := json.Unmarshal([]byte(w.Ask(t, Nobody, http.MethodGet, "/api/inquiries/contact", "").Body), &form); err != nil {
			t.Fatal(err)
		}
		quick := w.Ask(t, Nobody, http.MethodPost, "/api/inquiries/contact", fmt.Sprintf(
			`{"subject":"A wrong date","message":"It is 2024.","name":"Li Wei","email":"li@example.org","consent":"yes","started":%q}`, form.Started))
		if quick.Status != 422 || !strings.Contains(quick.Body, "send it again") {
			t.Errorf("at once: %d %s", quick.Status, quick.Body)
		}
		var refusal struct{ Data struct{ Started string } }
		forged := w.Ask(t, Nobody, http.MethodPost, "/api/inquiries/contact",
			`{"subject":"A wrong date","message":"It is 2024.","name":"Li Wei","email":"li@example.org","consent":"yes"}`)
		if err := json.Unmarshal([]byte(forged.Body), &refusal); err != nil || refusal.Data.Started == "" {
			t.Fatalf("%v %s", err, forged.Body)
		}
		sent := w.Ask(t, Nobody, http.MethodPost, "/api/inquiries/contact", fmt.Sprintf(
			`{"subject":"A wrong date","message":"It is 2024.","name":"Li Wei","email":"li@example.org","consent":"yes","started":%q}`, refusal.Data.Started))
		if sent.Status != 200 || !strings.Contains(sent.Body, `"reference":"`) {
			t.Fatalf("%d %s", sent.Status, sent.Body)
		}
		var queue struct{ Results []struct{ ID string } }
		if err := json.Unmarshal([]byte(w.Ask(t, "researcher", http.MethodGet, "/api/admin/requests?kind=contact&q=li+wei", "").Body), &queue); err != nil || len(queue.Results) != 1 {
			t.Fatalf("%v %+v", err, queue)
		}
		if other := w.Ask(t, "researcher", http.MethodGet, "/api/admin/requests?kind=partner-with-us&q=li+wei", ""); !strings.Contains(other.Body, `"count":0`) {
			t.Errorf("the filter has no effect: %s", other.Body)
		}
		at := "/api/admin/requests/" + queue.Results[0].ID
		for _, c := range []struct {
			who, method, path, body string
			status                  int
			holds                   string
		}{
			{"attorney", http.MethodGet, at, "", 403, ""},
			{Nobody, http.MethodPost, at + "/read", "", 401, ""},
			{"researcher", http.MethodPost, at + "/read", "", 200, "Marked as read"},
			{"researcher", http.MethodPost, at + "/answer", `{"version":1,"text":"Thank you."}`, 409, "read it"},
			{"researcher", http.MethodPost, at + "/answer", `{"version":2,"text":"Thank you."}`, 200, "on its way"},
			{"admin", http.MethodPost, at + "/close", `{"version":3}`, 200, "closed"},
			{"admin", http.MethodPost, at + "/assign", `{"version":4,"assignee_id":"nobody"}`, 422, "assignee_id"},
			{"admin", http.MethodPost, at + "/reopen", `{"version":4}`, 200, "open again"},
			{"admin", http.MethodGet, at, "", 200, "Thank you."},
			{"admin", http.MethodGet, "/api/admin/requests/export?kind=contact", "", 200, "A wrong date"},
			{"expert", http.MethodGet, "/api/admin/requests/export", "", 403, ""},
		} {
			if a := w.Ask(t, c.who, c.method, c.path, c.body); a.Status != c.status || !strings.Contains(a.Body, c.holds) {
				t.Errorf("%s %s %s: %d %s", c.who, c.method, c.path, a.Status, a.Body)
			}
		}
	})
}
