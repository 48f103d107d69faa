package apitest

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/fasthttp/websocket"

	"peritus/bff/credit"
	"peritus/bff/credit/ledger"
	"peritus/bff/message"
)

// demoExpert is the profile that the demo's expert answers for.
const demoExpert = "06dne00001o014r4im8rn3cc00"

// confirmed gives a person a bar admission that staff confirmed.
func (w *World) confirmed(t *testing.T, who string) {
	t.Helper()
	w.exec(t, "INSERT INTO attorneys (user_id, first_name, last_name, firm, phone, role, practice_areas, city, state, time_zone, version, created_at, updated_at) VALUES (?, 'a', 'b', '', '', 'partner', '', 'c', 'NY', 'America/New_York', 1, 1, 1)", w.idOf(t, who))
	w.exec(t, "INSERT INTO bar_admissions (id, user_id, position, state, number, year, status, submitted_at) VALUES (?, ?, 1, 'NY', '1', 2014, 'confirmed', 1)", "bar-"+who, w.idOf(t, who))
	order := ledger.Order{Key: "conversations", Amount: 50, Reason: "staff", Rule: credit.RuleStaff, Version: 1}
	if _, err := w.App.Credit.Ledger.Grant(t.Context(), w.idOf(t, who), order, nil); err != nil {
		t.Fatal(err)
	}
}

// conversationOf writes to an expert and returns the conversation's id.
func (w *World) conversationOf(t *testing.T, who, expertID, caption, words string) string {
	t.Helper()
	var opened message.ConversationOpened
	w.do(t, who, "POST", "/api/conversations", opening(expertID, caption, words, who+caption)).Into(t, &opened)
	return opened.ID
}

// opening is the body that starts a conversation about a matter of one party.
func opening(expertID, caption, words, clientID string) string {
	return asJSON(map[string]any{"expert_id": expertID, "caption": caption, "subject": "Collapse of a crane", "text": words, "client_id": clientID,
		"parties": []map[string]string{{"name": "Zebulon Rigging", "side": "defense"}}})
}

func TestMessages_scenarios(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		open := func(expertID, clientID string) string {
			return opening(expertID, "Reyes v. Northgate", "Could you help?", clientID)
		}
		if got := w.Ask(t, "attorney", "POST", "/api/conversations", open(demoExpert, "early")); got.Status != 403 || !strings.Contains(got.Body, "confirmed one of your bar admissions") {
			t.Errorf("without an admission: %d %s", got.Status, got.Body)
		}
		w.confirmed(t, "attorney")
		// The profile belongs to the expert of this test.
		w.exec(t, "UPDATE experts SET user_id = ? WHERE id = ?", w.idOf(t, "expert"), demoExpert)
		at := "/api/conversations/" + w.conversationOf(t, "attorney", demoExpert, "Abara v. Palisade", "Which bolts?")
		nobody := "/api/conversations/" + strings.Repeat("v", 26)
		var reports struct{ Results []struct{ ID string } }
		for _, c := range []struct {
			rule, who, method, path, body string
			status                        int
			holds, without                string
		}{
			{"a visitor lists", Nobody, "GET", "/api/conversations", "", 401, "", "Abara"},
			{"staff list", "admin", "GET", "/api/conversations", "", 403, "", "Abara"},
			{"staff read", "admin", "GET", at, "", 403, "", "bolts"},
			{"another attorney reads", "attorney+expert", "GET", at, "", 404, "Object does not exist", "bolts"},
			{"no conversation", "attorney", "GET", nobody, "", 404, "Object does not exist", ""},
			{"no id", "attorney", "GET", "/api/conversations/x", "", 422, "", ""},
			{"what to know first", "attorney", "GET", "/api/conversations/start?expert_id=" + demoExpert, "", 200, `"refusal":"","existing":[{"id":`, ""},
			{"an expert can't start", "expert", "POST", "/api/conversations", open(demoExpert, "mine"), 403, "", ""},
			{"no such expert", "attorney", "POST", "/api/conversations", open(strings.Repeat("v", 26), "none"), 404, "", ""},
			{"the same matter", "attorney", "POST", "/api/conversations", opening(demoExpert, "ABARA v. Palisade", "Again", "again"), 422, `"data":{"conversation_id":`, ""},
			{"the expert's inbox", "expert", "GET", "/api/conversations", "", 200, `"text":"Which bolts?","own":false`, ""},
			{"unread in the menu", "expert", "GET", "/api/navigation?path=/experts/my-profile", "", 200, `"path":"/experts/my-profile/messages","icon":"messages","below":true,"waits":1`, ""},
			{"the attorney labels", "attorney", "PUT", at + "/messages/1/label", `{"label":"facts"}`, 200, `"label":"facts"`, ""},
			{"an unknown label", "attorney", "PUT", at + "/messages/1/label", `{"label":"x"}`, 422, `"label":[`, ""},
			{"another attorney labels", "attorney+expert", "PUT", at + "/messages/1/label", `{"label":"facts"}`, 404, "", ""},
			{"staff label", "admin", "PUT", at + "/messages/1/label", `{"label":"facts"}`, 403, "", ""},
			{"a visitor labels", Nobody, "PUT", at + "/messages/1/label", `{"label":"facts"}`, 401, "", ""},
			{"the expert reads", "expert", "GET", at, "", 200, `"can_decline":true`, `"client_id":"attorney`},
			{"marks as read", "expert", "POST", at + "/read", `{"seq":1}`, 200, `"read_seq":1`, ""},
			{"marks nothing", "expert", "POST", at + "/read", `{"seq":0}`, 422, "", ""},
			{"unread no more", "expert", "GET", "/api/conversations/unread", "", 200, `"unread":0`, ""},
			{"answers", "expert", "POST", at + "/messages", `{"text":"Grade 8 <b>bolts</b>","client_id":"one"}`, 200, `"seq":2,"own":true`, ""},
			{"answers once", "expert", "POST", at + "/messages", `{"text":"Grade 8 <b>bolts</b>","client_id":"one"}`, 200, `"seq":2,"own":true`, ""},
			{"says nothing", "expert", "POST", at + "/messages", `{"text":"\n","client_id":"two"}`, 422, `"errors":{"text":["Write a message."]}`, ""},
			{"too late to decline", "expert", "POST", at + "/decline", `{"reason":"conflict"}`, 409, "", ""},
			{"waits for the attorney", "attorney", "GET", "/api/conversations/waiting", "", 200, `"count":1`, ""},
			{"the thread", "attorney", "GET", at, "", 200, `"text":"Grade 8 `, ""},
			{"messages after the first", "attorney", "GET", at + "/messages?after=1", "", 200, `"seq":2`, `"seq":1,`},
			{"edits the other one's", "attorney", "PUT", at + "/messages/2", `{"text":"No","version":1}`, 403, "", ""},
			{"edits", "expert", "PUT", at + "/messages/2", `{"text":"Grade 5","version":1}`, 200, `"earlier":[{"text":"Grade 8`, ""},
			{"finds the new text", "attorney", "GET", "/api/conversations?q=grade+5", "", 200, `"count":1`, ""},
			{"and not the old", "attorney", "GET", "/api/conversations?q=grade+8", "", 200, `"count":0`, ""},
			{"archives", "attorney", "POST", at + "/archive", "", 200, "Archived.", ""},
			{"the box of archived ones", "attorney", "GET", "/api/conversations?box=archived", "", 200, `"count":1`, ""},
			{"restores", "attorney", "POST", at + "/restore", "", 200, "", ""},
			{"mutes", "attorney", "POST", at + "/mute", "", 200, "", ""},
			{"unmutes", "attorney", "POST", at + "/unmute", "", 200, "", ""},
			{"reports", "attorney", "POST", at + "/report", `{"reason":"spam","text":"Look","seq":2}`, 200, "Reported.", ""},
			{"reports for no reason", "attorney", "POST", at + "/report", `{"reason":"x","text":"","seq":null}`, 422, `"errors":{"reason":`, ""},
			{"staff see the report", "researcher", "GET", "/api/admin/message-reports", "", 200, `"quote":"Grade 5"`, "Which bolts?"},
			{"attorneys don't", "attorney", "GET", "/api/admin/message-reports", "", 403, "", "Grade 5"},
			{"blocks", "expert", "POST", at + "/block", "", 200, "", ""},
			{"the blocked one writes", "attorney", "POST", at + "/messages", `{"text":"Hello?","client_id":"three"}`, 409, "This conversation is closed", "blocked"},
			{"unblocks", "expert", "POST", at + "/unblock", "", 200, "", ""},
		} {
			got := w.Ask(t, c.who, c.method, c.path, c.body)
			if got.Status != c.status || !strings.Contains(got.Body, c.holds) || c.without != "" && strings.Contains(got.Body, c.without) {
				t.Errorf("%s: %d %s", c.rule, got.Status, got.Body)
			}
		}
		w.do(t, "admin", "GET", "/api/admin/message-reports", "").Into(t, &reports)
		if len(reports.Results) != 1 {
			t.Fatalf("%+v", reports)
		}
		w.do(t, "admin", "POST", "/api/admin/message-reports/"+reports.Results[0].ID+"/close", `{"outcome":"Warned."}`)
		if got := w.Ask(t, "admin", "GET", "/api/admin/message-reports?closed=true", ""); !strings.Contains(got.Body, `"outcome":"Warned."`) {
			t.Errorf("closed: %s", got.Body)
		}
	})
}

// socketOf opens a socket as a browser does.
func (w *World) socketOf(t *testing.T, who string) *websocket.Conn {
	t.Helper()
	var ticket struct{ UUID string }
	w.do(t, who, "GET", "/auth_for_ws_connection", "").Into(t, &ticket)
	ws, response, err := websocket.DefaultDialer.Dial(strings.Replace(w.URL, "http", "ws", 1)+"/ws?uuid="+ticket.UUID, http.Header{"Origin": {w.App.Config.WebOrigin}})
	if err != nil {
		t.Fatalf("%v %v", response, err)
	}
	t.Cleanup(func() { _ = ws.Close() })
	return ws
}

// hears reads events until one contains a text.
func hears(t *testing.T, ws *websocket.Conn, text string) {
	t.Helper()
	var all []string
	for {
		if err := ws.SetReadDeadline(time.Now().Add(10 * time.Second)); err != nil {
			t.Fatal(err)
		}
		_, body, err := ws.ReadMessage()
		if err != nil {
			t.Fatalf("no %s in %s: %v", text, all, err)
		}
		if all = append(all, string(body)); strings.Contains(string(body), text) {
			return
		}
	}
}

func TestLive_tellsTheTwoAndClosesWithTheSession(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		w.confirmed(t, "attorney")
		w.exec(t, "UPDATE experts SET user_id = ? WHERE id = ?", w.idOf(t, "expert"), demoExpert)
		id := w.conversationOf(t, "attorney", demoExpert, "Abara", "Hello")
		attorney, expert, other := w.socketOf(t, "attorney"), w.socketOf(t, "expert"), w.socketOf(t, "attorney+expert")
		w.do(t, "expert", "POST", "/api/conversations/"+id+"/messages", `{"text":"Privileged words","client_id":"one"}`)
		hears(t, attorney, `"credits":45,"message":"Your credits changed"`) // taken at the first answer
		hears(t, attorney, `"kind":"sent"`)
		hears(t, expert, `"kind":"sent"`)
		if err := attorney.WriteMessage(websocket.TextMessage, []byte(`{"type":"typing","conversation_id":"`+id+`"}`)); err != nil {
			t.Fatal(err)
		}
		hears(t, expert, `"type":"typing"`)
		w.do(t, "attorney", "POST", "/api/conversations/"+id+"/read", `{"seq":2}`)
		hears(t, expert, `"kind":"read"`)

		// Someone else's socket heard nothing, not even of what it claims to type.
		if err := other.WriteMessage(websocket.TextMessage, []byte(`{"type":"typing","conversation_id":"`+id+`"}`)); err != nil {
			t.Fatal(err)
		}
		if err := other.WriteMessage(websocket.TextMessage, []byte(`{"type":"ping"}`)); err != nil {
			t.Fatal(err)
		}
		_, ready, _ := other.ReadMessage()
		_, pong, err := other.ReadMessage()
		var answer struct {
			N    int
			Type string
		}
		if err != nil || json.Unmarshal(pong, &answer) != nil || answer.Type != "pong" || answer.N != 0 {
			t.Errorf("another person's socket: %s %s %v", ready, pong, err)
		}

		var sessions struct {
			Results []struct {
				ID      string
				Current bool
			}
		}
		w.do(t, "expert", "GET", "/api/settings/sessions", "").Into(t, &sessions)
		ids := []string{}
		for _, s := range sessions.Results {
			ids = append(ids, s.ID)
		}
		w.exec(t, "UPDATE sessions SET revoked_at = ?, revoked_for = 'test' WHERE id IN ?", time.Now().UnixMilli(), ids)
		for {
			if _, _, err = expert.ReadMessage(); err != nil {
				break
			}
		}
		closed, _ := err.(*websocket.CloseError)
		if closed == nil || closed.Code != 4401 {
			t.Errorf("closed with %v", err)
		}
		if got := w.Ask(t, "expert", "GET", "/auth_for_ws_connection", ""); got.Status != 401 {
			t.Errorf("a ticket after that: %d", got.Status)
		}
	})
}
