package apitest

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/session"
	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/privacy"
)

// demoExpert signs in the demo's expert, who has a profile.
func (w *World) demoExpert(t *testing.T) string {
	t.Helper()
	w.tokens["demo expert"] = w.SignIn(t, "expert@peritus.test", account.DemoPassword).Access
	return "demo expert"
}

func (w *World) sweep(t *testing.T) {
	t.Helper()
	if err := w.App.Privacy.Sweep(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func (w *World) exec(t *testing.T, statement string, args ...any) {
	t.Helper()
	if err := w.App.DB.Write(t.Context()).Exec(statement, args...).Error; err != nil {
		t.Fatal(err)
	}
}

func TestExport_isCompletePrivateAndExpires(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		expert := w.demoExpert(t)
		if a := w.Ask(t, Nobody, "POST", "/api/settings/export", ""); a.Status != 401 {
			t.Errorf("nobody: %d %s", a.Status, a.Body)
		}
		var asked privacy.ExportAsked
		if a := w.Ask(t, expert, "POST", "/api/settings/export", ""); a.Status == 202 {
			a.Into(t, &asked)
		} else {
			t.Fatalf("%d %s", a.Status, a.Body)
		}
		var list privacy.DataExports
		w.Await(t, func() bool {
			w.Ask(t, expert, "GET", "/api/settings/exports", "").Into(t, &list)
			return len(list.Results) == 1 && list.Results[0].State == "ready"
		})
		if e := list.Results[0]; e.ID != asked.Export.ID || e.Done != e.Steps || e.Steps < 6 || e.Size == 0 {
			t.Errorf("%+v", e)
		}
		file := "/api/settings/exports/" + asked.Export.ID + "/file"
		for who, status := range map[string]int{Nobody: 401, "attorney": 404, "admin": 404} {
			if a := w.Ask(t, who, "GET", file, ""); a.Status != status || strings.HasPrefix(a.Body, "PK") {
				t.Errorf("%s: %d", who, a.Status)
			}
		}
		a := w.Ask(t, expert, "GET", file, "")
		if a.Status != 200 || a.Header.Get("Content-Type") != "application/zip" || !strings.HasPrefix(a.Header.Get("Content-Disposition"), "attachment") {
			t.Fatalf("%d %v", a.Status, a.Header)
		}
		files := unzip(t, a.Body)
		for name, holds := range map[string]string{
			"README.txt": "expert@peritus.test", "account/account.json": "expert@peritus.test", "account/sessions.json": "127.0.0.1",
			"profile/profile.json": "Amara", "profile/sections/about-me.json": "first_name", "profile/history.json": "changes",
			"privacy/consents.json": privacy.Documents[0].Version, "audit/entries.json": "[", "claims/claims.json": "[", "requests/requests.json": "[", "mails/mails.json": "[",
		} {
			if !strings.Contains(files[name], holds) {
				t.Errorf("%s: no %q in %.200q", name, holds, files[name])
			}
		}
		for name, text := range files {
			if strings.Contains(text, "$argon2id") || strings.Contains(text, "password_hash") {
				t.Errorf("%s holds a password's hash", name)
			}
		}
		w.exec(t, "UPDATE data_exports SET expires_at = 1")
		if a := w.Ask(t, expert, "GET", file, ""); a.Status != 404 {
			t.Errorf("after it expired: %d", a.Status)
		}
		w.sweep(t)
		var left int64
		if err := w.App.DB.Read(t.Context()).Raw("SELECT COUNT(*) FROM data_export_parts").Scan(&left).Error; err != nil || left != 0 {
			t.Errorf("%d pieces are left: %v", left, err)
		}
	})
}

func TestExport_isLimitedToThreeADay(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		for range privacy.ExportsADay {
			if a := w.Ask(t, "attorney", "POST", "/api/settings/export", ""); a.Status != 202 {
				t.Fatalf("%d %s", a.Status, a.Body)
			}
			w.Await(t, func() bool {
				return !strings.Contains(w.Ask(t, "attorney", "GET", "/api/settings/exports", "").Body, `ing","done"`)
			})
		}
		if a := w.Ask(t, "attorney", "POST", "/api/settings/export", ""); a.Status != 429 || a.Header.Get("Retry-After") == "" {
			t.Errorf("%d %s", a.Status, a.Body)
		}
		if a := w.Ask(t, "admin", "POST", "/api/settings/export", ""); a.Status != 202 {
			t.Errorf("another person: %d %s", a.Status, a.Body)
		}
	})
}

func unzip(t *testing.T, body string) map[string]string {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader([]byte(body)), int64(len(body)))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for _, f := range r.File {
		in, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(in)
		if err != nil {
			t.Fatal(err)
		}
		files[f.Name] = string(text)
	}
	return files
}

func TestDeletion_canBeCanceledDuringTheGracePeriod(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		w.exec(t, "UPDATE sessions SET confirmed_at = 0")
		w.token(t, "attorney")
		w.exec(t, "UPDATE sessions SET confirmed_at = 0")
		if a := w.Ask(t, "attorney", "POST", "/api/settings/deletion", ""); a.Status != 403 || !strings.Contains(a.Body, "step-up") {
			t.Errorf("without a recent confirmation: %d %s", a.Status, a.Body)
		}
		w.tokens["attorney"] = w.SignIn(t, MailOf("attorney"), account.DemoPassword).Access
		if a := w.Ask(t, "attorney", "POST", "/api/settings/deletion/cancel", ""); a.Status != 422 {
			t.Errorf("nothing to cancel: %d %s", a.Status, a.Body)
		}
		var first, again privacy.Leaving
		w.Ask(t, "attorney", "POST", "/api/settings/deletion", "").Into(t, &first)
		w.Ask(t, "attorney", "POST", "/api/settings/deletion", "").Into(t, &again)
		if days := time.Until(first.LeavingAt).Hours() / 24; days < 29.9 || days > 30 || !again.LeavingAt.Equal(first.LeavingAt) {
			t.Errorf("%v %v", first.LeavingAt, again.LeavingAt)
		}
		w.sweep(t)
		w.tokens["attorney"] = w.SignIn(t, MailOf("attorney"), account.DemoPassword).Access
		var n session.Navigation
		w.Ask(t, "attorney", "GET", "/api/navigation?path=/attorney", "").Into(t, &n)
		if n.Session == nil || n.Session.LeavingAt == nil {
			t.Errorf("%+v", n.Session)
		}
		if a := w.Ask(t, "admin", "GET", "/api/admin/users/"+w.idOf(t, "attorney"), ""); !strings.Contains(a.Body, `"leaving_at":"20`) {
			t.Errorf("staff: %s", a.Body)
		}
		if a := w.Ask(t, "attorney", "POST", "/api/settings/deletion/cancel", ""); a.Status != 200 {
			t.Errorf("%d %s", a.Status, a.Body)
		}
		w.exec(t, "UPDATE users SET leaving_at = 1 WHERE leaving_at IS NOT NULL")
		w.sweep(t)
		if a := w.Ask(t, "attorney", "GET", "/api/settings", ""); a.Status != 200 {
			t.Errorf("an account that stays: %d %s", a.Status, a.Body)
		}
		if a := w.Ask(t, "admin", "GET", "/api/admin/audit?action=account", ""); !strings.Contains(a.Body, "account.deletion-requested") || !strings.Contains(a.Body, "account.deletion-cancelled") {
			t.Errorf("%s", a.Body)
		}
	})
}

// The mail says when, what stays, and how to stop it; signing in alone stops nothing.
func TestDeletion_itsMailSaysWhatIsTrue(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var deletion struct {
			LeavingAt time.Time `json:"leaving_at"`
		}
		w.Ask(t, "attorney", "POST", "/api/settings/deletion", "").Into(t, &deletion)
		w.SignIn(t, MailOf("attorney"), account.DemoPassword)
		if n := w.count(t, "SELECT COUNT(*) FROM users WHERE leaving_at IS NOT NULL"); n != 1 {
			t.Errorf("a sign-in canceled the deletion")
		}
		var text string
		if err := w.App.DB.Read(t.Context()).Raw("SELECT body FROM mails WHERE subject = 'Your Peritus account will be deleted'").Scan(&text).Error; err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"Signing in alone doesn't cancel", "Keep my account", "- that your profile existed", "- that a profile was claimed", "- what kind of action was taken"} {
			if !strings.Contains(text, want) {
				t.Errorf("%q is missing in\n%s", want, text)
			}
		}
	})
}

func TestDeletion_refusesTheLastAdministrator(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		w.exec(t, "UPDATE users SET suspended_at = 1 WHERE email = 'admin@peritus.test'")
		if a := w.Ask(t, "admin", "POST", "/api/settings/deletion", ""); a.Status != 409 || !strings.Contains(a.Body, "last administrator") {
			t.Errorf("%d %s", a.Status, a.Body)
		}
	})
}

// TestErasure_removesThePersonFromEveryTable stores a unique name in every place that can
// contain it, erases its owner, and searches the whole database.
func TestErasure_removesThePersonFromEveryTable(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		const name, email = "Zebulon Quartzwright", "zebulon@quartzwright.example"
		id, err := w.App.Account.Add(t.Context(), email, name, account.DemoPassword, auth.Groups{auth.Expert})
		if err != nil {
			t.Fatal(err)
		}
		expertID := w.adopt(t, id, name)
		w.tokens["zebulon"] = w.SignIn(t, email, account.DemoPassword).Access
		for _, c := range [][3]string{
			{"zebulon", "/api/settings/export", ""}, {"zebulon", "/api/consents", fmt.Sprintf(`{"versions":{"terms":%q,"privacy":%q}}`, privacy.Documents[0].Version, privacy.Documents[1].Version)},
			{"admin", "/api/admin/users/" + id + "/end-sessions", `{"reason":"Quartzwright lost a laptop"}`},
		} {
			if a := w.Ask(t, c[0], "POST", c[1], c[2]); a.Status >= 300 {
				t.Fatalf("%v: %d %s", c, a.Status, a.Body)
			}
		}
		w.tokens["zebulon"] = w.SignIn(t, email, account.DemoPassword).Access
		if a := w.Ask(t, "zebulon", "POST", "/api/settings/deletion", ""); a.Status != 200 {
			t.Fatalf("%d %s", a.Status, a.Body)
		}
		w.Await(t, func() bool {
			return w.count(t, "SELECT COUNT(*) FROM data_exports WHERE state = 'ready'") == 1 && w.count(t, "SELECT COUNT(*) FROM mails WHERE sent_at IS NULL") == 0
		})
		if found := w.tablesWith(t, "quartzwright"); len(found) < 5 {
			t.Fatalf("the test wrote the name only to %v", found)
		}
		w.exec(t, "UPDATE users SET leaving_at = 1 WHERE id = ?", id)
		w.sweep(t)
		w.Await(t, func() bool { return w.count(t, "SELECT COUNT(*) FROM mails WHERE sent_at IS NULL") == 0 })
		w.exec(t, "DELETE FROM mails WHERE subject = 'Your Peritus account was deleted'") // the farewell; kept for 30 days
		if found := w.tablesWith(t, "quartzwright"); len(found) > 0 {
			t.Errorf("the name is left in %v", found)
		}
		if a := w.Ask(t, Nobody, "POST", "/api/token/", fmt.Sprintf(`{"email":%q,"password":%q}`, email, account.DemoPassword)); a.Status != 401 {
			t.Errorf("sign-in: %d %s", a.Status, a.Body)
		}
		if a := w.Ask(t, "zebulon", "GET", "/api/settings", ""); a.Status != 401 {
			t.Errorf("a session of an erased account: %d", a.Status)
		}
		if a := w.Ask(t, "attorney", "GET", "/api/experts/"+expertID, ""); a.Status != http.StatusNotFound {
			t.Errorf("the profile: %d %s", a.Status, a.Body)
		}
		if n := w.count(t, "SELECT COUNT(*) FROM profile_revisions WHERE expert_id = '"+expertID+"'"); n == 0 {
			t.Error("the whole history was deleted")
		}
		if a := w.Ask(t, "admin", "GET", "/api/admin/audit/check", ""); !strings.Contains(a.Body, `"problems":[]`) {
			t.Errorf("the chain: %s", a.Body)
		}
		if a := w.Ask(t, "admin", "GET", "/api/admin/audit?kind=account&subject="+id, ""); !strings.Contains(a.Body, "account.erased") || !strings.Contains(a.Body, `"subject_erased":true`) {
			t.Errorf("the log: %s", a.Body)
		}
		if a := w.Ask(t, "admin", "GET", "/api/admin/overview", ""); a.Status != 200 {
			t.Errorf("the overview: %d %s", a.Status, a.Body)
		}
	})
}

// adopt gives an account an unclaimed profile under its name.
func (w *World) adopt(t *testing.T, userID, name string) string {
	t.Helper()
	var expertID string
	if err := w.App.DB.Read(t.Context()).Raw("SELECT id FROM experts WHERE user_id IS NULL AND status = 'published' ORDER BY id LIMIT 1").Scan(&expertID).Error; err != nil {
		t.Fatal(err)
	}
	w.exec(t, "UPDATE experts SET user_id = ?, name = ? WHERE id = ?", userID, name, expertID)
	w.exec(t, "UPDATE profile_revisions SET actor_id = ?, actor_name = ? WHERE expert_id = ?", userID, name, expertID)
	w.exec(t, "UPDATE profile_items SET data = REPLACE(data, 'first_name', 'first_name') WHERE expert_id = ?", expertID)
	now := time.Now().UnixMilli() // an old request would be swept
	w.exec(t, "INSERT INTO inquiries (id, reference, fingerprint, form, state, name, email, subject, fields, found_by, version, created_at, updated_at) VALUES "+
		"('i', 'r', 'f', 'contact', 'open', ?, 'Zebulon@Quartzwright.example', 'x', '{}', 'zebulon@quartzwright.example', 1, ?, ?)", name, now, now)
	return expertID
}

func (w *World) count(t *testing.T, query string) (n int64) {
	t.Helper()
	if err := w.App.DB.Read(t.Context()).Raw(query).Scan(&n).Error; err != nil {
		t.Fatal(err)
	}
	return n
}

// tablesWith lists the tables that contain a text, ignoring case.
func (w *World) tablesWith(t *testing.T, text string) (found []string) {
	t.Helper()
	query := "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
	if w.App.DB.Dialect() == db.Postgres {
		query = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
	}
	var tables []string
	if err := w.App.DB.Read(t.Context()).Raw(query).Scan(&tables).Error; err != nil {
		t.Fatal(err)
	}
	for _, table := range tables {
		rows, err := w.App.DB.Read(t.Context()).Raw("SELECT * FROM " + table).Rows()
		if err != nil {
			t.Fatal(err)
		}
		var all strings.Builder
		columns, err := rows.Columns()
		for err == nil && rows.Next() {
			values := make([]any, len(columns))
			for i := range values {
				values[i] = new(any)
			}
			err = rows.Scan(values...)
			for _, v := range values {
				switch value := (*v.(*any)).(type) {
				case string:
					all.WriteString(value + "\n")
				case []byte:
					all.WriteString(string(value) + "\n")
				}
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		_ = rows.Close()
		if strings.Contains(strings.ToLower(all.String()), text) {
			found = append(found, table)
		}
	}
	return found
}

func TestConsents_acceptTheCurrentVersionOnly(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		due := func(who string) bool {
			var n session.Navigation
			w.Ask(t, who, "GET", "/api/navigation?path=/attorney", "").Into(t, &n)
			return n.Session.ConsentDue
		}
		terms, policy := privacy.Documents[0].Version, privacy.Documents[1].Version
		if !due("attorney") {
			t.Error("no consent was given, but none is requested")
		}
		for _, c := range []struct {
			who, method, body string
			status            int
			holds             string
		}{
			{Nobody, "GET", "", 200, `"given_at":null`},
			{Nobody, "POST", `{"versions":{"terms":"` + terms + `"}}`, 401, ""},
			{"attorney", "POST", `{"versions":{}}`, 422, "versions"},
			{"attorney", "POST", `{"versions":{"cookies":"1"}}`, 422, "no such document"},
			{"attorney", "POST", `{"versions":{"terms":"2020-01-01"}}`, 409, terms},
			{"attorney", "POST", `{"versions":{"terms":"` + terms + `"}}`, 200, "choice is saved"},
			{"attorney", "GET", "", 200, `"document":"privacy","title":"Privacy policy","path":"/privacy-policy","version":"` + policy + `","given_at":null`},
		} {
			if a := w.Ask(t, c.who, c.method, "/api/consents", c.body); a.Status != c.status || !strings.Contains(a.Body, c.holds) {
				t.Errorf("%s %s %s: %d %s", c.who, c.method, c.body, a.Status, a.Body)
			}
		}
		if !due("attorney") {
			t.Error("accepting one document accepted both")
		}
		both := fmt.Sprintf(`{"versions":{"terms":%q,"privacy":%q}}`, terms, policy)
		for range 2 {
			if a := w.Ask(t, "attorney", "POST", "/api/consents", both); a.Status != 200 {
				t.Errorf("%d %s", a.Status, a.Body)
			}
		}
		if due("attorney") || w.count(t, "SELECT COUNT(*) FROM consents WHERE user_id = '"+w.idOf(t, "attorney")+"'") != 2 {
			t.Error("consent is requested again or recorded twice")
		}
		w.exec(t, "UPDATE users SET consented = 'terms:2020-01-01,privacy:2020-01-01'")
		if !due("attorney") {
			t.Error("consent to an older version is accepted")
		}
	})
}
