package apitest

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
)

// publicParam marks operations whose parameter names something public: published content,
// a public form, or a public profile.
const publicParam = "nobody's"

// staffOnly marks operations that staff use on other people's objects. The access test
// checks the groups. Here, the owner calls the operation with their own object.
const staffOnly = "staff's"

// owned lists the operations with a parameter in their path and the kind of object the
// parameter names. A new operation fails until it is listed.
var owned = map[string]string{
	"GET /api/content/articles/{id}":                    publicParam,
	"GET /api/content/audio/{name}":                     publicParam,
	"GET /api/content/areas/{category}/{area}":          publicParam,
	"GET /api/content/authors/{slug}":                   publicParam,
	"GET /api/content/episodes/{id}":                    publicParam,
	"GET /api/content/episodes/{id}/chapters.json":      publicParam,
	"GET /api/content/episodes/{id}/transcript.srt":     publicParam,
	"GET /api/content/episodes/{id}/transcript.vtt":     publicParam,
	"GET /api/content/pages/{name}":                     publicParam,
	"GET /api/content/sitemap/{name}":                   publicParam,
	"GET /api/inquiries/{form}":                         publicParam,
	"POST /api/inquiries/{form}":                        publicParam,
	"GET /api/public/experts/{slug}":                    publicParam,
	"GET /api/public/experts/{slug}/receipts/{receipt}": publicParam, // says yes or no
	"GET /api/experts/{expert_id}":                      publicParam, // for attorneys only
	"GET /api/experts/{expert_id}/similar":              publicParam,
	"PUT /api/viewed/{expert_id}":                       publicParam,
	"PUT /api/favorites/{expert_id}":                    publicParam,
	"DELETE /api/favorites/{expert_id}":                 publicParam,
	"GET /api/experts/{expert_id}/cross-examination":    publicParam, // experts read only their own: TestPage_…
	"GET /api/claims/profiles/{expert_id}":              publicParam, // masked hints of an unclaimed profile

	"POST /api/admin/bar-admissions/{id}/confirm":                            staffOnly,
	"POST /api/admin/bar-admissions/{id}/refuse":                             staffOnly,
	"POST /api/admin/bar-admissions/{id}/undo":                               staffOnly,
	"GET /api/admin/claims/{id}":                                             staffOnly,
	"GET /api/admin/claims/{id}/documents/{document_id}":                     staffOnly,
	"POST /api/admin/claims/{id}/reject":                                     staffOnly,
	"POST /api/admin/claims/{id}/verify":                                     staffOnly,
	"POST /api/admin/experts/{expert_id}/approve":                            staffOnly,
	"POST /api/admin/experts/{expert_id}/refuse":                             staffOnly,
	"POST /api/admin/experts/{expert_id}/checks":                             staffOnly,
	"POST /api/admin/experts/{expert_id}/checks/{check_id}/withdraw":         staffOnly,
	"GET /api/admin/requests/{id}":                                           staffOnly,
	"POST /api/admin/requests/{id}/answer":                                   staffOnly,
	"POST /api/admin/requests/{id}/assign":                                   staffOnly,
	"POST /api/admin/requests/{id}/close":                                    staffOnly,
	"POST /api/admin/requests/{id}/read":                                     staffOnly,
	"POST /api/admin/requests/{id}/reopen":                                   staffOnly,
	"GET /api/credits/orders/{order_id}":                                     "order",
	"GET /api/admin/credits/{user_id}":                                       staffOnly,
	"GET /api/admin/forum-lines/{code}":                                      staffOnly,
	"PUT /api/admin/forum-lines/{code}":                                      staffOnly,
	"POST /api/admin/forum-lines/{code}/restore":                             staffOnly,
	"POST /api/admin/credits/problems/{problem_id}/settle":                   staffOnly,
	"POST /api/admin/credits/{user_id}/grant":                                staffOnly,
	"POST /api/admin/credits/{user_id}/revoke":                               staffOnly,
	"GET /api/admin/users/{id}":                                              staffOnly,
	"POST /api/admin/users/{id}/end-sessions":                                staffOnly,
	"POST /api/admin/users/{id}/end-chosen-sessions":                         staffOnly,
	"POST /api/admin/users/{id}/groups":                                      staffOnly,
	"POST /api/admin/users/{id}/invite-again":                                staffOnly,
	"POST /api/admin/users/{id}/reset-factor":                                staffOnly,
	"POST /api/admin/users/{id}/restore":                                     staffOnly,
	"POST /api/admin/users/{id}/suspend":                                     staffOnly,
	"POST /api/admin/message-reports/{report_id}/close":                      staffOnly,
	"GET /api/admin/message-reports/{report_id}/attachments/{attachment_id}": staffOnly,

	"PUT /api/settings/passkeys/{id}":     "passkey",
	"DELETE /api/settings/passkeys/{id}":  "passkey",
	"GET /api/settings/exports/{id}/file": "export",

	"GET /api/profiles/{expert_id}/proofs":                           "item",
	"GET /api/profiles/{expert_id}/{section}":                        "item",
	"PUT /api/profiles/{expert_id}/{section}":                        "item",
	"POST /api/profiles/{expert_id}/{section}":                       "item",
	"PUT /api/profiles/{expert_id}/{section}/{item_id}":              "item",
	"DELETE /api/profiles/{expert_id}/{section}/{item_id}":           "item",
	"POST /api/profiles/{expert_id}/{section}/order":                 "item",
	"GET /api/profiles/{expert_id}/revisions":                        "item",
	"GET /api/profiles/{expert_id}":                                  "item",
	"GET /api/profiles/{expert_id}/revisions/editors":                "item",
	"GET /api/profiles/{expert_id}/revisions/{revision_id}/restore":  "item",
	"POST /api/profiles/{expert_id}/revisions/{revision_id}/restore": "item",
	"GET /api/profiles/{expert_id}/as-of":                            "item",
	"GET /api/profiles/{expert_id}/as-of/export":                     "item",
	"POST /api/profiles/{expert_id}/files":                           "item",
	"GET /api/profiles/{expert_id}/files/{key}":                      "item",
	"POST /api/profiles/{expert_id}/photos":                          "item",
	"GET /api/profiles/{expert_id}/photos/{key}":                     "item",
	"GET /api/photos/{key}":                                          publicParam,
	"GET /api/profiles/{expert_id}/publications/lookup":              "item",
	"POST /api/profiles/{expert_id}/publications/lookup":             "item",

	"GET /api/lists/{list_id}":                           "list",
	"PUT /api/lists/{list_id}":                           "list",
	"DELETE /api/lists/{list_id}":                        "list",
	"POST /api/lists/{list_id}/undelete":                 "list",
	"POST /api/lists/{list_id}/archive":                  "list",
	"POST /api/lists/{list_id}/restore":                  "list",
	"POST /api/lists/{list_id}/copy":                     "list",
	"POST /api/lists/{list_id}/experts":                  "list",
	"POST /api/lists/{list_id}/experts/remove":           "list",
	"POST /api/lists/{list_id}/experts/put-back":         "list",
	"PUT /api/lists/{list_id}/experts/{expert_id}/place": "list",
	"PUT /api/lists/{list_id}/experts/{expert_id}/note":  "list",
	"GET /api/lists/{list_id}/export":                    "list",
	"POST /api/lists/{list_id}/comparison":               "list",
	"GET /api/lists/{list_id}/codes":                     "list",
	"POST /api/lists/{list_id}/codes":                    "list",
	"POST /api/lists/{list_id}/codes/{code_id}/revoke":   "list",
	"GET /api/lists/{list_id}/members":                   "list",
	"PUT /api/lists/{list_id}/members":                   "list",
	"POST /api/lists/{list_id}/members/remove":           "list",
	"POST /api/lists/{list_id}/members/leave":            "list",
	"GET /api/lists/{list_id}/events":                    "list",

	"GET /api/conversations/{conversation_id}":                                "conversation",
	"GET /api/conversations/{conversation_id}/messages":                       "conversation",
	"POST /api/conversations/{conversation_id}/attachments":                   "conversation",
	"GET /api/conversations/{conversation_id}/attachments/{attachment_id}":    "conversation",
	"DELETE /api/conversations/{conversation_id}/attachments/{attachment_id}": "conversation",
	"POST /api/conversations/{conversation_id}/messages":                      "conversation",
	"GET /api/conversations/{conversation_id}/materials":                      "conversation",
	"GET /api/conversations/{conversation_id}/transcript":                     "conversation",
	"GET /api/conversations/{conversation_id}/export":                         "conversation",
	"GET /api/conversations/{conversation_id}/materials/export":               "conversation",
	"GET /api/conversations/{conversation_id}/materials/checksums":            "conversation",
	"POST /api/conversations/{conversation_id}/materials/complete":            "conversation",
	"POST /api/conversations/{conversation_id}/materials/reopen":              "conversation",
	"PUT /api/conversations/{conversation_id}/messages/{seq}":                 "conversation",
	"PUT /api/conversations/{conversation_id}/messages/{seq}/label":           "conversation",
	"POST /api/conversations/{conversation_id}/read":                          "conversation",
	"POST /api/conversations/{conversation_id}/archive":                       "conversation",
	"POST /api/conversations/{conversation_id}/restore":                       "conversation",
	"POST /api/conversations/{conversation_id}/mute":                          "conversation",
	"POST /api/conversations/{conversation_id}/unmute":                        "conversation",
	"POST /api/conversations/{conversation_id}/block":                         "conversation",
	"POST /api/conversations/{conversation_id}/unblock":                       "conversation",
	"POST /api/conversations/{conversation_id}/decline":                       "conversation",
	"POST /api/conversations/{conversation_id}/report":                        "conversation",
	"GET /api/conversations/{conversation_id}/conflict":                       "conversation",
	"POST /api/conversations/{conversation_id}/parties":                       "conversation",
	"PUT /api/conversations/{conversation_id}/parties/{number}":               "conversation",
	"DELETE /api/conversations/{conversation_id}/parties/{number}":            "conversation",
	"PUT /api/conversations/{conversation_id}/names":                          "conversation",
	"GET /api/conversations/{conversation_id}/conflict/{number}":              "conversation",
	"GET /api/conversations/{conversation_id}/conflict/{number}/file":         "conversation",
	"GET /api/conversations/{conversation_id}/designation":                    "conversation",
	"POST /api/conversations/{conversation_id}/designation":                   "conversation",
	"POST /api/conversations/{conversation_id}/designation/confirm":           "conversation",
	"POST /api/conversations/{conversation_id}/designation/withdraw":          "conversation",

	"POST /api/notifications/{notification_id}/read":  "notification",
	"GET /api/availability/{availability_id}":         "availability request",
	"POST /api/availability/{availability_id}/settle": "availability request",
	"PUT /api/availability/asked/{ask_id}":            "availability request",

	"POST /api/saved-searches/{search_id}/open":     "saved search",
	"PUT /api/saved-searches/{search_id}":           "saved search",
	"DELETE /api/saved-searches/{search_id}":        "saved search",
	"POST /api/saved-searches/{search_id}/undelete": "saved search",

	"GET /api/sign-up/{sign_up}":     "sign-up",
	"GET /api/claims/{id}":           "claim",
	"POST /api/claims/{id}/code":     "claim",
	"POST /api/claims/{id}/resend":   "claim",
	"POST /api/claims/{id}/resume":   "claim",
	"POST /api/claims/{id}/document": "claim",
}

// anybodyElse is the secret of a browser that has started no sign-up or claim.
var anybodyElse = strings.Repeat("e", 43)

// bodies are valid request bodies, so that no request is refused for its format.
var bodies = map[string]string{
	"PUT /api/settings/passkeys/{id}":                                `{"name":"Mine now"}`,
	"PUT /api/profiles/{expert_id}/{section}":                        `{"data":{}}`,
	"POST /api/profiles/{expert_id}/{section}":                       `{"data":{}}`,
	"PUT /api/profiles/{expert_id}/{section}/{item_id}":              `{"version":1,"data":{}}`,
	"POST /api/profiles/{expert_id}/{section}/order":                 `{"ids":[]}`,
	"POST /api/profiles/{expert_id}/revisions/{revision_id}/restore": `{"reason":"Mine now"}`,
	"POST /api/profiles/{expert_id}/publications/lookup":             `{"orcid":"","keys":["x"]}`,
	"PUT /api/lists/{list_id}":                                       `{"name":"Mine now","description":"","version":1}`,
	"POST /api/lists/{list_id}/experts":                              `{"expert_ids":["06dne00001o014r4im8rn3cc00"]}`,
	"POST /api/lists/{list_id}/experts/remove":                       `{"expert_ids":["06dne00001o014r4im8rn3cc00"]}`,
	"POST /api/lists/{list_id}/experts/put-back":                     `{"expert_ids":["06dne00001o014r4im8rn3cc00"]}`,
	"PUT /api/lists/{list_id}/experts/{expert_id}/place":             `{"stage":"retained","version":1}`,
	"PUT /api/lists/{list_id}/experts/{expert_id}/note":              `{"note":"Mine now","version":1}`,
	"PUT /api/saved-searches/{search_id}":                            `{"name":"Mine now","version":1}`,
	"POST /api/lists/{list_id}/comparison":                           `{"rows":[["","Ada"]]}`,
	"POST /api/conversations/{conversation_id}/messages":             `{"text":"Mine now","client_id":"x"}`,
	"PUT /api/conversations/{conversation_id}/messages/{seq}":        `{"text":"Mine now","version":1}`,
	"PUT /api/conversations/{conversation_id}/messages/{seq}/label":  `{"label":"facts"}`,
	"POST /api/conversations/{conversation_id}/read":                 `{"seq":1}`,
	"POST /api/conversations/{conversation_id}/decline":              `{"reason":"field"}`,
	"POST /api/conversations/{conversation_id}/materials/complete":   `{"hash":"x"}`,
	"POST /api/conversations/{conversation_id}/report":               `{"reason":"spam","text":"","seq":null}`,
	"POST /api/conversations/{conversation_id}/parties":              `{"name":"Mine now","side":"other"}`,
	"PUT /api/conversations/{conversation_id}/parties/{number}":      `{"name":"Mine now","side":"other"}`,
	"PUT /api/conversations/{conversation_id}/names":                 `{"agreed":true}`,
	"POST /api/conversations/{conversation_id}/designation/confirm":  `{"id":"06dne00001o014r4im8rn3cc00"}`,
	"POST /api/conversations/{conversation_id}/designation/withdraw": `{"id":"06dne00001o014r4im8rn3cc00"}`,
	"POST /api/availability/{availability_id}/settle":                `{"expert_id":""}`,
	"PUT /api/availability/asked/{ask_id}":                           `{"answer":"no"}`,
	"POST /api/lists/{list_id}/codes":                                `{"person":"Me","expires":"never"}`,
	"PUT /api/lists/{list_id}/members":                               `{"email":"me@park.example","role":"editor"}`,
	"POST /api/lists/{list_id}/members/remove":                       `{"email":"me@park.example"}`,
	"POST /api/claims/{id}/code":                                     `{"browser":"` + anybodyElse + `","code":"123456"}`,
	"POST /api/claims/{id}/resend":                                   `{"browser":"` + anybodyElse + `"}`,
	"POST /api/claims/{id}/resume":                                   `{"browser":"` + anybodyElse + `","token":"` + anybodyElse + `"}`,
}

// TestOwnership_refusesOtherPeoplesObjects requests each object by its real id as a person
// who does not own it. The owner is an attorney, and an expert sends the request.
func TestOwnership_refusesOtherPeoplesObjects(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		objects := w.objects(t)
		for name := range operations(t, w) {
			if !strings.Contains(name, "{") {
				continue
			}
			whose, ok := owned[name]
			if !ok {
				t.Errorf("add %s to the table owned with the kind of object its path names", name)
				continue
			}
			if whose == publicParam || whose == staffOnly {
				continue
			}
			parameters, ok := objects[whose]
			if !ok {
				t.Errorf("%s: the test has no %s", name, whose)
				continue
			}
			method, path, _ := strings.Cut(strings.NewReplacer(parameters...).Replace(name), " ")
			body := bodies[name]
			if body == "" {
				body = bodyFor(method)
			}
			if method == http.MethodDelete && whose == "item" {
				path += "?version=1"
			}
			for _, who := range []string{"expert", "attorney+expert", "no group", Nobody} {
				response := w.Ask(t, who, method, path, body, "X-Claim-Browser", anybodyElse, "X-Sign-Up-Browser", anybodyElse)
				if response.Status != 401 && response.Status != 403 && response.Status != 404 && (whose != "claim" || response.Status != 422 && response.Status != 409) {
					t.Errorf("%s of another person as %s: %d %.200s", name, who, response.Status, response.Body)
				}
			}
		}
		for name := range owned {
			if operations(t, w)[name] == "" {
				t.Errorf("%s is no longer an operation", name)
			}
		}
		if got := w.Ask(t, "attorney", http.MethodGet, "/api/settings/factors", ""); !strings.Contains(got.Body, "My key") {
			t.Errorf("another person changed the owner's passkey: %s", got.Body)
		}
	})
}

// The sessions to end are in the body, so the walk above doesn't reach them.
func TestOwnership_nobodyEndsAnotherPersonsSession(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var sessions struct{ Results []struct{ ID string } }
		w.Ask(t, "attorney", http.MethodGet, "/api/settings/sessions", "").Into(t, &sessions)
		if len(sessions.Results) == 0 {
			t.Fatal("the attorney has no session")
		}
		body := asJSON(map[string]any{"sessions": []string{sessions.Results[0].ID}})
		for who, status := range map[string]int{"expert": 404, "attorney+expert": 404, "admin": 404, Nobody: 401} {
			if got := w.Ask(t, who, http.MethodPost, "/api/settings/sessions/revoke", body); got.Status != status {
				t.Errorf("%s: %d %s", who, got.Status, got.Body)
			}
		}
		if got := w.Ask(t, "attorney", http.MethodGet, "/api/settings", ""); got.Status != 200 {
			t.Errorf("another person ended the owner's session: %d", got.Status)
		}
	})
}

// objects returns the path parameters of one object of each kind. All belong to the
// attorney, except the profile, which is the demo expert's.
func (w *World) objects(t *testing.T) map[string][]string {
	t.Helper()
	w.token(t, "attorney") // before a passkey makes signing in take two steps
	if err := w.App.DB.Write(t.Context()).Exec("INSERT INTO passkeys (id, user_id, credential_id, credential, name, created_at) VALUES (?, ?, ?, ?, ?, ?)",
		"passkey1", w.idOf(t, "attorney"), "credential1", "{}", "My key", 1).Error; err != nil {
		t.Fatal(err)
	}
	if got := w.Ask(t, "attorney", http.MethodPost, "/api/settings/export", `{}`); got.Status >= 300 {
		t.Fatalf("export: %d %s", got.Status, got.Body)
	}
	var exports struct{ Results []struct{ ID string } }
	w.Ask(t, "attorney", http.MethodGet, "/api/settings/exports", "").Into(t, &exports)
	const expert = "06dne00001o014r4im8rn3cc00"
	var items struct{ Items []struct{ ID string } }
	w.Ask(t, "admin", http.MethodGet, "/api/profiles/"+expert+"/education", "").Into(t, &items)
	var signUp begun
	w.Ask(t, Nobody, http.MethodPost, "/api/sign-up/attorney", attorneyForm(nil)).Into(t, &signUp)
	if len(exports.Results) == 0 || len(items.Items) == 0 || signUp.SignUp == "" {
		t.Fatalf("no object of some kind: %+v %+v %+v", exports, items, signUp)
	}
	w.confirmed(t, "attorney")
	listID := w.listOf(t, "attorney", "Reyes v. Northgate", expert)
	wallet, err := w.App.Credit.Ledger.Open(t.Context(), w.idOf(t, "attorney"))
	if err != nil {
		t.Fatal(err)
	}
	orderID := w.App.Credit.IDs.New()
	conversationID := w.conversationOf(t, "attorney", expert, "Abara", "Hello")
	w.exec(t, "INSERT INTO credit_orders (id, wallet_id, credits, cents, currency, rule_version, state, taken_back, turns, created_at, updated_at) VALUES (?, ?, 20, 12000, 'usd', 1, 'open', 0, 0, 1, 1)", orderID, wallet)
	noticeID := w.App.Notify.IDs.New()
	w.exec(t, "INSERT INTO notifications (id, user_id, kind, title, by_id, path, created_at) VALUES (?, ?, 'list.shared', 'A list', '', '/attorney/lists', 1)", noticeID, w.idOf(t, "attorney"))
	return map[string][]string{
		"notification":         {"{notification_id}", noticeID},
		"order":                {"{order_id}", orderID},
		"passkey":              {"{id}", "passkey1"},
		"export":               {"{id}", exports.Results[0].ID},
		"item":                 {"{expert_id}", expert, "{section}", "education", "{item_id}", items.Items[0].ID, "{revision_id}", items.Items[0].ID, "{key}", "x"},
		"sign-up":              {"{sign_up}", signUp.SignUp},
		"claim":                {"{id}", w.claim(t)},
		"list":                 {"{list_id}", listID, "{expert_id}", expert, "{code_id}", w.codeOf(t, "attorney", "/api/lists/"+listID, "Dana").ID},
		"conversation":         {"{conversation_id}", conversationID, "{seq}", "1", "{number}", "1", "{attachment_id}", w.attached(t, "attorney", conversationID).ID},
		"availability request": w.availabilityOf(t, "attorney", expert),
		"saved search":         {"{search_id}", w.searchOf(t, "attorney", "Abara v. Palisade")},
	}
}

// claim starts a visitor's claim of an unclaimed profile.
func (w *World) claim(t *testing.T) string {
	t.Helper()
	var ids []string
	if err := w.App.DB.Read(t.Context()).Table("experts").Where("user_id IS NULL OR user_id = ''").Pluck("id", &ids).Error; err != nil {
		t.Fatal(err)
	}
	for _, id := range ids {
		got := w.Ask(t, Nobody, http.MethodPost, "/api/claims", fmt.Sprintf(
			`{"expert_id":%q,"mode":"document","browser":%q,"contact":"li@uni.example","name":"Li Wei","institution":"University"}`, id, browserSecret))
		if got.Status >= 300 {
			continue
		}
		var begun struct{ Claim struct{ ID string } }
		got.Into(t, &begun)
		if begun.Claim.ID != "" {
			return begun.Claim.ID
		}
	}
	t.Fatalf("none of %d profiles could be claimed", len(ids))
	return ""
}
