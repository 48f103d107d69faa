package apitest

import (
	"strings"
	"testing"

	"peritus/bff/designation"
	"peritus/bff/profile/reading"
)

func TestDesignation_overHTTP(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		w.confirmed(t, "attorney")
		w.exec(t, "UPDATE experts SET user_id = ? WHERE id = ?", w.idOf(t, "expert"), demoExpert)
		at := "/api/conversations/" + w.conversationOf(t, "attorney", demoExpert, "Abara v. Palisade", "Which bolts?")
		get := func(who string) (view designation.DesignationView) {
			t.Helper()
			w.do(t, who, "GET", at+"/designation", "").Into(t, &view)
			return view
		}
		refuses := func(who, act, body string, status int, says string) {
			t.Helper()
			if got := w.Ask(t, who, "POST", at+"/designation"+act, body); got.Status != status || !strings.Contains(got.Body, says) {
				t.Errorf("%s %s: %d %s", who, act, got.Status, got.Body)
			}
		}
		refuses("attorney", "", "{}", 409, "once they have answered")
		if view := get("attorney"); view.State != "none" || view.CanDesignate {
			t.Errorf("before an answer: %+v", view)
		}
		w.do(t, "expert", "POST", at+"/messages", `{"text":"Grade 8.","client_id":"answer"}`)
		if view := get("attorney"); !view.CanDesignate {
			t.Errorf("after an answer: %+v", view)
		}
		if view := get("expert"); view.CanDesignate {
			t.Errorf("the expert: %+v", view)
		}
		refuses("expert", "", "{}", 403, "Only the attorney can designate.")
		w.do(t, "attorney", "POST", at+"/designation", "{}")
		body := asJSON(map[string]string{"id": get("expert").ID})
		refuses("attorney", "/confirm", body, 403, "Only the expert can confirm.")
		refuses("expert", "/confirm", asJSON(map[string]string{"id": strings.Repeat("v", 26)}), 409, "no designation anymore")
		for _, who := range []string{"attorney+expert", "admin"} {
			if got := w.Ask(t, who, "GET", at+"/designation", ""); got.Status != 404 && got.Status != 403 {
				t.Errorf("%s reads it: %d %s", who, got.Status, got.Body)
			}
		}
		w.do(t, "expert", "POST", at+"/designation/confirm", body)
		view := get("attorney")
		var page reading.ExpertPage
		w.do(t, "attorney", "GET", "/api/experts/"+demoExpert, "").Into(t, &page)
		receipt, found := strings.CutPrefix(view.Receipt, "/expert/"+page.Slug+"/receipt/")
		if view.State != "confirmed" || !found {
			t.Fatalf("confirmed: %+v", view)
		}
		says := func(slug, receipt, want string) {
			t.Helper()
			got := w.Ask(t, Nobody, "GET", "/api/public/experts/"+slug+"/receipts/"+receipt, "")
			if strings.TrimSpace(got.Body) != want || !strings.Contains(got.Header.Get("Cache-Control"), "no-store") {
				t.Errorf("%s of %s: %d %s %s", receipt, slug, got.Status, got.Body, got.Header.Get("Cache-Control"))
			}
		}
		const yes, no = `{"holds":true}`, `{"holds":false}`
		says(page.Slug, receipt, yes)
		says(strings.ToUpper(page.Slug), receipt, yes)
		says("nobody-here", receipt, no)
		says(page.Slug, strings.Repeat("A", 26), no)
		w.exec(t, "UPDATE experts SET status = 'hidden' WHERE id = ?", demoExpert)
		says(page.Slug, receipt, yes) // a hidden profile is still designated
		refuses("expert", "/withdraw", body, 409, "confirmed meanwhile")
		w.do(t, "expert", "POST", at+"/designation/withdraw", asJSON(map[string]any{"id": view.ID, "confirmed": true}))
		says(page.Slug, receipt, no)
	})
}
