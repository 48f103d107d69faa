package apitest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/fasthttp/websocket"

	"peritus/bff/notify"
)

// entryOf puts a notification into a person's center and returns its id.
func (w *World) entryOf(t *testing.T, who, kind string, read bool) string {
	t.Helper()
	entryID := w.App.Notify.IDs.New()
	w.exec(t, "INSERT INTO notifications (id, user_id, kind, title, by_id, path, created_at) VALUES (?, ?, ?, ?, '', '{area}/settings', 1)", entryID, w.idOf(t, who), kind, "About "+kind)
	if read {
		w.exec(t, "UPDATE notifications SET read_at = 2 WHERE id = ?", entryID)
	}
	return entryID
}

func TestNotifications_scenarios(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		w.exec(t, "DELETE FROM notifications")
		first, second := w.entryOf(t, "attorney", "list.shared", false), w.entryOf(t, "attorney", "account.password-set", false)
		staffs := w.entryOf(t, "admin", "claim.waiting", false)
		w.entryOf(t, "attorney", "claim.waiting", false) // from when they were staff
		unread := func(n int) string {
			return fmt.Sprintf(`"notifications":{"unread":%d,"path":"/attorney/notifications"}`, n)
		}
		for _, c := range []struct {
			rule, who, method, path, body string
			status                        int
			holds, without                string
		}{
			{"a visitor lists", Nobody, "GET", "/api/notifications", "", 401, "", "About"},
			{"a visitor marks", Nobody, "POST", "/api/notifications/" + first + "/read", "", 401, "", ""},
			{"an attorney's", "attorney", "GET", "/api/notifications", "", 200, `"title":"About account.password-set","path":"/attorney/settings"`, "claim.waiting"},
			{"an expert's", "expert", "GET", "/api/notifications", "", 200, `"results":[]`, "About"},
			{"of a topic", "attorney", "GET", "/api/notifications?topic=lists", "", 200, "list.shared", "password"},
			{"of an unknown topic: all", "attorney", "GET", "/api/notifications?topic=x", "", 200, "list.shared", ""},
			{"older ones", "attorney", "GET", "/api/notifications?before=" + second, "", 200, "list.shared", "password"},
			{"an attorney's topics", "attorney", "GET", "/api/notifications", "", 200, `{"topic":"credits","label":"Credits"}`, `"topic":"staff"`},
			{"profiles are not an attorney's", "attorney", "GET", "/api/notifications", "", 200, `"topics"`, `{"topic":"profile"`},
			{"profiles are an expert's", "expert", "GET", "/api/notifications", "", 200, `{"topic":"profile","label":"Profile"}`, `{"topic":"credits"`},
			{"staff's topics", "researcher", "GET", "/api/notifications", "", 200, `{"topic":"staff","label":"Staff"}`, `{"topic":"credits"`},
			{"the bell", "attorney", "GET", "/api/navigation?path=/attorney", "", 200, unread(2), ""},
			{"an expert's bell", "expert", "GET", "/api/navigation?path=/experts/my-profile", "", 200, `"path":"/experts/my-profile/notifications"`, ""},
			{"staff's bell", "admin", "GET", "/api/navigation?path=/admin", "", 200, `"path":"/admin/notifications"`, ""},
			{"no bell on public pages", "attorney", "GET", "/api/navigation?path=/blog", "", 200, `"notifications":null`, ""},
			{"a visitor's bell", Nobody, "GET", "/api/navigation?path=/blog", "", 200, `"notifications":null`, ""},
			{"someone else's", "expert", "POST", "/api/notifications/" + first + "/read", "", 404, "Object does not exist", ""},
			{"staff don't mark it either", "admin", "POST", "/api/notifications/" + first + "/read", "", 404, "", ""},
			{"no id", "attorney", "POST", "/api/notifications/x/read", "", 422, "", ""},
			{"one's own", "attorney", "POST", "/api/notifications/" + second + "/read", "", 200, "Marked as read.", ""},
			{"again", "attorney", "POST", "/api/notifications/" + second + "/read", "", 200, "", ""},
			{"one is left", "attorney", "GET", "/api/notifications/unread", "", 200, `"unread":1`, ""},
			{"all, by someone else", "expert", "POST", "/api/notifications/read", `{"until":"` + second + `"}`, 200, "", ""},
			{"all, up to nothing", "attorney", "POST", "/api/notifications/read", `{"until":""}`, 422, "", ""},
			{"all of an unknown topic", "attorney", "POST", "/api/notifications/read", `{"until":"` + second + `","topic":"x"}`, 422, "", ""},
			{"all of another topic", "attorney", "POST", "/api/notifications/read", `{"until":"` + second + `","topic":"account"}`, 200, "", ""},
			{"still one", "attorney", "GET", "/api/navigation?path=/attorney/lists", "", 200, unread(1), ""},
			{"all", "attorney", "POST", "/api/notifications/read", `{"until":"` + second + `"}`, 200, "", ""},
			{"none", "attorney", "GET", "/api/navigation?path=/attorney", "", 200, unread(0), ""},
			{"staff's is unread", "admin", "GET", "/api/notifications/unread", "", 200, `"unread":1`, ""},
			{"the settings", "attorney", "GET", "/api/settings/notifications", "", 200, `"schedule":{"time_zone":"America/New_York","digest_at":"08:00","quiet":false,"quiet_from":"22:00","quiet_until":"07:00"}`, "New requests"},
			{"a channel", "attorney", "PUT", "/api/settings/notifications", `{"wanted":{},"in_app":{"list.shared":false}}`, 200, "Saved.", ""},
			{"a channel of security", "attorney", "PUT", "/api/settings/notifications", `{"wanted":{},"in_app":{"account.password-set":false}}`, 422, `"in_app.account.password-set":[`, ""},
			{"the choice is kept", "attorney", "GET", "/api/settings/notifications", "", 200, `"kind":"list.shared","label":"Shared lists","detail":"When a colleague shares a list of experts with you.","wanted":true,"in_app":false`, ""},
			{"a schedule", "attorney", "PUT", "/api/settings/notifications/schedule", `{"time_zone":"America/Phoenix","digest_at":"17:30","quiet":true,"quiet_from":"20:00","quiet_until":"06:30"}`, 200, "Saved.", ""},
			{"the schedule is kept", "attorney", "GET", "/api/settings/notifications", "", 200, `"time_zone":"America/Phoenix","digest_at":"17:30","quiet":true`, ""},
			{"a bad schedule", "attorney", "PUT", "/api/settings/notifications/schedule", `{"time_zone":"America/Phoenix","digest_at":"21:00","quiet":true,"quiet_from":"20:00","quiet_until":"06:30"}`, 422, `"digest_at":["Choose a time outside your quiet hours."]`, ""},
			{"a visitor's schedule", Nobody, "PUT", "/api/settings/notifications/schedule", `{}`, 401, "", ""},
		} {
			got := w.Ask(t, c.who, c.method, c.path, c.body)
			if got.Status != c.status || !strings.Contains(got.Body, c.holds) || c.without != "" && strings.Contains(got.Body, c.without) {
				t.Errorf("%s: %d %s", c.rule, got.Status, got.Body)
			}
		}
		if got := w.Ask(t, "admin", "POST", "/api/notifications/"+staffs+"/read", ""); got.Status != 200 {
			t.Errorf("staff's own: %d %s", got.Status, got.Body)
		}
	})
}

// A notification reaches the center and every open tab of its reader, and of nobody else, and
// so does its end.
func TestNotifications_reachEveryOpenTab(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		w.exec(t, "DELETE FROM notifications")
		one, other, elses := w.socketOf(t, "attorney"), w.socketOf(t, "attorney"), w.socketOf(t, "expert")
		w.do(t, "admin", "POST", "/api/admin/credits/"+w.idOf(t, "attorney")+"/grant", `{"credits":12,"days":null,"reason":"Sorry"}`)
		hears(t, one, `"type":"notification"`)
		hears(t, other, `"type":"notification"`)
		var page notify.NotificationPage
		w.do(t, "attorney", "GET", "/api/notifications", "").Into(t, &page)
		if len(page.Results) != 1 || page.Results[0].Title != "We added 12 credits to your account" || page.Results[0].Path != "/attorney/credits" || page.Unread != 1 {
			t.Fatalf("%+v", page)
		}
		w.do(t, "attorney", "POST", "/api/notifications/"+page.Results[0].ID+"/read", "")
		hears(t, one, `"type":"notification"`)
		hears(t, other, `"type":"notification"`)
		if err := elses.WriteMessage(websocket.TextMessage, []byte(`{"type":"ping"}`)); err != nil {
			t.Fatal(err)
		}
		_, ready, _ := elses.ReadMessage()
		if _, pong, err := elses.ReadMessage(); err != nil || !strings.Contains(string(pong), `"n":0`) || !strings.Contains(string(pong), "pong") {
			t.Errorf("another person's socket: %s %s %v", ready, pong, err)
		}
	})
}
