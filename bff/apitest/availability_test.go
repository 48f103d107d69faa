package apitest

import (
	"strings"
	"testing"

	"peritus/bff/availability"
	"peritus/bff/profile/reading"
)

// availabilityOf asks an expert and returns the path parameters of the request and the ask.
func (w *World) availabilityOf(t *testing.T, who, expertID string) []string {
	t.Helper()
	var made availability.AvailabilityDone
	w.do(t, who, "POST", "/api/availability", asJSON(map[string]any{"expert_ids": []string{expertID}, "text": "We need a crane engineer in New Jersey.", "client_id": "asked"})).Into(t, &made)
	var askID string
	if err := w.App.DB.Read(t.Context()).Table("availability_asks").Where("request_id = ?", made.ID).Pluck("id", &askID).Error; err != nil {
		t.Fatal(err)
	}
	return []string{"{availability_id}", made.ID, "{ask_id}", askID}
}

func TestAvailability_overHTTP(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		ask := func(who, method, path, body string, status int, says string) {
			t.Helper()
			if got := w.Ask(t, who, method, path, body); got.Status != status || !strings.Contains(got.Body, says) {
				t.Errorf("%s %s %s: %d %s", who, method, path, got.Status, got.Body)
			}
		}
		form := func(changes map[string]any) string {
			all := map[string]any{"expert_ids": []string{demoExpert}, "text": "We need a crane engineer in New Jersey.", "needs": []string{"report"}, "client_id": "one"}
			for name, value := range changes {
				all[name] = value
			}
			return asJSON(all)
		}
		ask("attorney", "POST", "/api/availability", form(nil), 403, "after we confirm one of your bar admissions")
		w.confirmed(t, "attorney")
		w.exec(t, "UPDATE experts SET user_id = ? WHERE id = ?", w.idOf(t, "expert"), demoExpert)
		listID := w.listOf(t, "attorney", "Abara", demoExpert)
		w.exec(t, "UPDATE lists SET caption = 'Abara v. Palisade Tower Cranes, Inc.', docket = '1:26-cv-01234' WHERE id = ?", listID)
		ask("attorney", "POST", "/api/availability", form(map[string]any{"text": "The crane of Palisade Tower Cranes fell.", "list_id": listID}), 422, `"text":["Leave out the names`)
		ask("attorney", "POST", "/api/availability", form(map[string]any{"text": "Look at 26-cv-1234 first, if you can."}), 422, `"text":["Leave out the docket number`)
		ask("attorney", "POST", "/api/availability", form(map[string]any{"expert_ids": []string{strings.Repeat("v", 26)}}), 422, `"expert_ids":["One of these profiles`)
		ask("attorney", "GET", "/api/availability/candidates?id="+demoExpert, "", 200, `"refusal":""`)
		parameters := w.availabilityOf(t, "attorney", demoExpert)
		at, asked := "/api/availability/"+parameters[1], "/api/availability/asked/"+parameters[3]
		ask("attorney", "GET", "/api/availability/candidates?id="+demoExpert, "", 200, "You already asked this expert.")
		ask("attorney", "GET", "/api/availability", "", 200, `"count":1`)
		ask("expert", "GET", "/api/availability/asked", "", 200, "crane engineer")
		ask("expert", "GET", "/api/availability/asked/waiting", "", 200, `"waiting":1`)
		ask("expert", "PUT", asked, `{"answer":"perhaps"}`, 422, `"answer":["Choose an answer from the list.`)
		ask("expert", "PUT", asked, `{"answer":"later","note":"From May on."}`, 200, "Sent: Later.")
		ask("attorney", "GET", at, "", 200, `"answer":"later","note":"From May on."`)

		token := w.App.Availability.Token(parameters[3])
		ask(Nobody, "POST", "/api/availability/link/check", asJSON(map[string]string{"token": token}), 200, `"answer":"later"`)
		ask(Nobody, "POST", "/api/availability/link/check", asJSON(map[string]string{"token": token + "x"}), 404, "")
		ask(Nobody, "POST", "/api/availability/link/check", asJSON(map[string]string{"token": "\x00"}), 404, "")
		ask(Nobody, "POST", "/api/availability/link", asJSON(map[string]string{"token": token, "answer": "yes"}), 200, "Sent: Yes.")
		ask(Nobody, "POST", "/api/availability/link", asJSON(map[string]string{"answer": "yes"}), 404, "")
		w.exec(t, "UPDATE users SET suspended_at = 1 WHERE id = ?", w.idOf(t, "expert"))
		ask(Nobody, "POST", "/api/availability/link", asJSON(map[string]string{"token": token, "answer": "no"}), 404, "")
		ask("attorney", "POST", "/api/availability", form(map[string]any{"client_id": "two"}), 422, "right now")
		w.exec(t, "UPDATE users SET suspended_at = NULL WHERE id = ?", w.idOf(t, "expert"))
		ask("admin", "GET", at, "", 403, "")
		ask("attorney", "POST", at+"/settle", asJSON(map[string]string{"expert_id": demoExpert}), 200, "Chosen.")
		ask("expert", "PUT", asked, `{"answer":"no"}`, 409, "no longer needs an answer")
		ask("attorney", "POST", at+"/settle", `{"expert_id":""}`, 409, "already settled")

		figures := func() *reading.PageAnswering {
			t.Helper()
			var page reading.ExpertPage
			w.do(t, "attorney", "GET", "/api/experts/"+demoExpert, "").Into(t, &page)
			return page.Answering
		}
		if got := figures(); got != nil {
			t.Errorf("after one request: %+v", got)
		}
		for n := range 4 {
			id := []string{"a", "b", "c", "d"}[n]
			w.exec(t, "INSERT INTO availability_requests (id, attorney_id, client_id, text, needs, answer_by, asked_at, ends_at, over_at) VALUES (?, 'x', ?, '', '', '', 1, 2, 864000000)", id, id)
			w.exec(t, "INSERT INTO availability_asks (id, request_id, position, attorney_id, expert_id, expert_user_id, asked_at, over_at) VALUES (?, ?, 1, 'x', ?, ?, 1, 864000000)", id, id, demoExpert, w.idOf(t, "expert"))
		}
		if got := figures(); got == nil || got.Requests != 5 || got.Share != 20 {
			t.Errorf("after five: %+v", got)
		}
	})
}
