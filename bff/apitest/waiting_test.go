package apitest

import (
	"maps"
	"strings"
	"testing"
	"time"

	"peritus/bff/account/session"
	"peritus/bff/waiting"
)

// What waits for staff: who can list it, and whose navigation counts it.
func TestWaiting_staffSeeWhatWaitsAndNobodyElseDoes(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		then := time.Now().AddDate(0, -1, 0).UnixMilli() // the oldest of all, but not so old that it is swept
		if err := w.App.DB.Write(t.Context()).Exec(`INSERT INTO inquiries (id, reference, fingerprint, form, state, name, email, subject, fields, found_by, version, created_at, updated_at)
VALUES ('r1', 'R-1', 'r1', 'contact', 'unread', 'Port of Tacoma', '', 'Ship stability', '{}', '', 1, ?, ?)`, then, then).Error; err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct {
			who    string
			status int
			holds  string
			counts bool // in the menu of /admin
		}{
			{Nobody, 401, "login", false},
			{"attorney", 403, "no access", false},
			{"expert", 403, "no access", false},
			{"researcher", 200, `"oldest":[{"queue":"requests","id":"r1","title":"Port of Tacoma"`, true},
			{"admin", 200, `"oldest":[{"queue":"requests","id":"r1","title":"Port of Tacoma"`, true},
		} {
			response := w.Ask(t, c.who, "GET", "/api/admin/waiting", "")
			if response.Status != c.status || !strings.Contains(response.Body, c.holds) || c.status != 200 && strings.Contains(response.Body, "Tacoma") {
				t.Errorf("%s: %d %s", c.who, response.Status, response.Body)
			}
			want := map[string]int{}
			if c.counts {
				var list waiting.WaitingList
				response.Into(t, &list)
				for _, q := range list.Queues {
					page := "/admin/claims"
					if q.Queue == "requests" {
						page = "/admin/requests"
					}
					want[page] += q.Waits
				}
			}
			var n session.Navigation
			w.Ask(t, c.who, "GET", "/api/navigation?path=/admin", "").Into(t, &n)
			got := map[string]int{}
			for _, entry := range n.Menu {
				if entry.Waits > 0 {
					got[entry.Path] = entry.Waits
				}
			}
			if !maps.Equal(got, want) {
				t.Errorf("menu of %s: %v, want %v", c.who, got, want)
			}
		}
	})
}
