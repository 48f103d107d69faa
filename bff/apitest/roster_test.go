package apitest

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"peritus/bff/profile/editing"
	checked "peritus/bff/profile/proof"
	"peritus/bff/profile/roster"
)

// Staff's list of profiles, acts on many, new profiles, and checks, over HTTP.
func TestRoster_scenarios(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var overview editing.ProfileOverview
		w.Ask(t, w.demoExpert(t), "GET", "/api/my-profile", "").Into(t, &overview)
		own := overview.ExpertID
		var proofs checked.ProofList
		w.Ask(t, "researcher", "GET", "/api/profiles/"+own+"/proofs", "").Into(t, &proofs)
		at := slices.IndexFunc(proofs.Results, func(c checked.CheckedItem) bool { return c.Section == "education" })
		if at < 0 {
			t.Fatalf("nothing to check: %+v", proofs)
		}
		// The demo has checks of each kind, and profiles that someone takes care of.
		kinds := map[string]bool{}
		for _, c := range proofs.Results {
			kinds[string(c.Proof.Grade)+c.Proof.Lapse] = true
		}
		var free, everyone roster.Roster
		w.Ask(t, "admin", "GET", "/api/admin/experts?assignee=none", "").Into(t, &free)
		w.Ask(t, "admin", "GET", "/api/admin/experts", "").Into(t, &everyone)
		if !kinds["source"] || !kinds["document"] || !kinds["stated"] || !kinds["statedaged"] || free.Count == 0 || free.Count == everyone.Count {
			t.Errorf("the demo shows %v, and %d of %d assigned to no one", kinds, free.Count, everyone.Count)
		}
		item := proofs.Results[at].ItemID
		checks, check := "/api/admin/experts/"+own+"/checks", `{"item_id":"`+item+`","version":1,"grade":"source","checked_on":"TODAY","url":"https://www.columbia.edu/verify","note":"Seen."}`
		check = strings.Replace(check, "TODAY", w.App.Roster.Clock.Now().Format("2006-01-02"), 1)
		const act = "/api/admin/experts/act"
		const ada = `{"first_name":"Adelaide","last_name":"Quimby","contact_email":"adelaide@uni.example","area":"engineering/structural","institution":"Open College","headline":"","status":"unclaimed"}`
		for _, c := range []struct {
			rule, who, method, path, body string
			status                        int
			holds                         string
			without                       string
		}{
			{"a visitor", Nobody, "GET", "/api/admin/experts", "", 401, "", "results"},
			{"an attorney", "attorney", "GET", "/api/admin/experts", "", 403, "", "results"},
			{"an expert", "expert", "GET", "/api/admin/experts", "", 403, "", "results"},
			{"staff find by name", "researcher", "GET", "/api/admin/experts?q=amara+okonkwo", "", 200, `"expert_id":"` + own + `"`, "contact_email"},
			{"and filter", "researcher", "GET", "/api/admin/experts?q=amara+okonkwo&status=hidden", "", 200, `"count":0`, own},
			{"staff export", "researcher", "GET", "/api/admin/experts/export?q=amara+okonkwo", "", 200, "ID,Name,Headline", ""},
			{"an attorney exports", "attorney", "GET", "/api/admin/experts/export", "", 403, "", "Amara"},
			{"an expert hides", "expert", "POST", act, `{"act":"hide","reason":"x","assignee_id":"","selected":["` + own + `"]}`, 403, "", "changed"},
			{"no reason", "researcher", "POST", act, `{"act":"hide","reason":"","assignee_id":"","selected":["` + own + `"]}`, 422, "Enter a reason", "changed"},
			{"another number matches", "researcher", "POST", act, `{"act":"hide","reason":"x","assignee_id":"","all":true,"count":7,"filter":{"q":"amara okonkwo"}}`, 409, "1 profiles match now, not 7", ""},
			{"staff hide", "researcher", "POST", act, `{"act":"hide","reason":"They asked.","assignee_id":"","all":true,"count":1,"filter":{"q":"amara okonkwo"}}`, 200, `"changed":1`, ""},
			{"and show again", "researcher", "POST", act, `{"act":"unhide","reason":"A mistake.","assignee_id":"","selected":["` + own + `"]}`, 200, "1 of 1 profile shown again.", ""},
			{"what can't be done says why", "researcher", "POST", act, `{"act":"unhide","reason":"A mistake.","assignee_id":"","selected":["` + own + `"]}`, 200, "This profile is published.", ""},
			{"staff prepare a profile", "researcher", "POST", "/api/admin/experts", ada, 200, `"twins":[]`, ""},
			{"and see who is alike", "researcher", "POST", "/api/admin/experts", ada, 200, "Same email", ""},
			{"an attorney prepares", "attorney", "POST", "/api/admin/experts", ada, 403, "", "Same email"},
			{"an expert records a check", "expert", "POST", checks, check, 403, "", "recorded"},
			{"staff record one", "researcher", "POST", checks, check, 200, "The check is recorded.", ""},
			{"without a link", "researcher", "POST", checks, strings.Replace(check, "https://www.columbia.edu/verify", "", 1), 422, "Enter the link", ""},
			{"the expert sees it", "demo expert", "GET", "/api/profiles/" + own + "/proofs", "", 200, `"grade":"source"`, ""},
			{"others don't", "expert", "GET", "/api/profiles/" + own + "/proofs", "", 403, "", "columbia"},
			{"its page shows it", "researcher", "GET", "/api/experts/" + own, "", 200, `"url":"https://www.columbia.edu/verify"`, ""},
			{"staff see the public page", "researcher", "GET", "/api/experts/" + own + "?as=public", "", 200, `"grade":"source"`, "columbia.edu/verify"},
		} {
			got := w.Ask(t, c.who, c.method, c.path, c.body)
			if got.Status != c.status || !strings.Contains(got.Body, c.holds) || c.without != "" && strings.Contains(got.Body, c.without) {
				t.Errorf("%s: %d %.400s", c.rule, got.Status, got.Body)
			}
		}
		var list roster.Roster
		w.Ask(t, "admin", "GET", "/api/admin/experts?sort=-created", "").Into(t, &list)
		if len(list.Staff) == 0 || list.Results[0].Name != "Adelaide Quimby" || list.Results[0].Status != "unclaimed" {
			t.Errorf("%+v", list.Results[0])
		}
		assign := `{"act":"assign","reason":"","assignee_id":"` + list.Staff[0].ID + `","selected":["` + own + `"]}`
		if got := w.Ask(t, "researcher", http.MethodPost, act, assign); got.Status != 200 || !strings.Contains(got.Body, "1 of 1 profile assigned.") {
			t.Errorf("%d %s", got.Status, got.Body)
		}
	})
}
