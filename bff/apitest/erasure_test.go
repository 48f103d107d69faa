package apitest

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"peritus/bff/account"
)

// signedUp completes a sign-up over HTTP and stores the session under a name.
func (w *World) signedUp(t *testing.T, who, kind, form, email, more string) string {
	t.Helper()
	b := w.signUp(t, kind, form)
	body := strings.TrimSuffix(proof(b, browserSecret, w.codeFor(t, email)), "}") + more + "}"
	a := w.Ask(t, Nobody, "POST", "/api/sign-up/verify", body)
	if a.Status != 200 {
		t.Fatalf("%d %s", a.Status, a.Body)
	}
	var login account.Login
	a.Into(t, &login)
	w.tokens[who], w.refresh[who] = login.Access, login.Refresh
	user, _, err := w.App.Account.FindByEmail(t.Context(), email)
	if err != nil {
		t.Fatal(err)
	}
	return user.ID
}

// do sends a request and fails the test unless it succeeds.
func (w *World) do(t *testing.T, who, method, path, body string) Response {
	t.Helper()
	a := w.Ask(t, who, method, path, body)
	if a.Status/100 != 2 {
		t.Fatalf("%s %s: %d %s", method, path, a.Status, a.Body)
	}
	return a
}

// erase requests a deletion and ends its grace period.
func (w *World) erase(t *testing.T, who, userID string) {
	t.Helper()
	w.do(t, who, "POST", "/api/settings/deletion", "")
	w.Await(t, func() bool { return w.count(t, "SELECT COUNT(*) FROM mails WHERE sent_at IS NULL") == 0 })
	w.exec(t, "UPDATE users SET leaving_at = 1 WHERE id = ?", userID)
}

// dropWhatMayStay deletes the messages that are kept for 30 days after a deletion: the
// farewell, mails to other people, and texts to the numbers of profiles.
func (w *World) dropWhatMayStay(t *testing.T, email string) {
	t.Helper()
	w.Await(t, func() bool {
		return w.count(t, "SELECT COUNT(*) FROM mails WHERE sent_at IS NULL AND subject = 'Your Peritus account was deleted'") == 0
	})
	w.exec(t, "DELETE FROM mails WHERE subject = 'Your Peritus account was deleted' OR recipient <> ?", email)
	w.exec(t, "DELETE FROM text_messages")
}

// The attorney has an unsent mail, a claim and a bar admission waiting for review,
// sessions, an authenticator app, a copy, an email change, a recovery link, and an
// unfinished sign-up with the same address.
func TestErasure_removesAnAttorneyWithPendingWork(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		const name, email = "Quartzwright", "zebulon@quartzwright.example"
		form := attorneyForm(map[string]any{"email": email, "first_name": "Zebulon", "last_name": name})
		id := w.signedUp(t, "zebulon", "attorney", form, email, "")
		w.do(t, "zebulon", "PUT", "/api/attorney/record", recordForm(map[string]any{"first_name": "Zebulon", "last_name": name, "firm": name + " LLP"}))
		other := w.SignIn(t, email, password)
		w.do(t, "zebulon", "PUT", "/api/settings/notifications", `{"wanted":{"new-browser":false}}`)
		w.do(t, "zebulon", "POST", "/api/settings/email", asJSON(map[string]string{"present": password, "email": "elsewhere@quartzwright.example"}))
		w.do(t, "zebulon", "POST", "/api/settings/export", "")
		w.enroll(t, "zebulon")
		w.do(t, Nobody, "POST", "/api/password-recovery", asJSON(map[string]string{"email": email}))
		w.do(t, Nobody, "POST", "/api/password-recovery", asJSON(map[string]string{"email": strings.ToUpper(email)}))
		unfinished := w.signUp(t, "attorney", attorneyForm(map[string]any{"email": strings.ToUpper(email), "last_name": name, "browser": claimSecret(1)}))
		claim := w.claimWith(t, 2, w.claimable(t), map[string]any{"name": "Zebulon " + name, "contact": strings.ToUpper(email[:1]) + email[1:], "institution": name + " LLP", "note": "I am " + name})
		asked := w.claimWith(t, 3, w.claimable(t), map[string]any{"name": "Somebody Else", "contact": "else@home.example"})
		w.Await(t, func() bool {
			return w.count(t, "SELECT COUNT(*) FROM data_exports WHERE state = 'ready'") == 1 && w.count(t, "SELECT COUNT(*) FROM account_links WHERE purpose = 'recovery'") > 0
		})
		token := linkOf(t, w, email)
		w.erase(t, "zebulon", id)
		w.exec(t, "INSERT INTO mails (id, recipient, subject, body, created_at) VALUES ('unsent', ?, 'Not gone out', 'Hello Zebulon "+name+"', 1)", email)
		for _, table := range []string{"attorneys", "users", "sign_ups", "email_changes", "claims", "mails", "audit_parts"} {
			if !slices.Contains(w.tablesWith(t, "quartzwright"), table) {
				t.Errorf("the test did not write the name to %s", table)
			}
		}
		if queue := w.Ask(t, "researcher", "GET", "/api/admin/bar-admissions", ""); !strings.Contains(queue.Body, name) {
			t.Error("no admission is waiting for review")
		}
		files := w.files(t)

		w.sweep(t)
		w.dropWhatMayStay(t, email)
		if found := w.tablesWith(t, "quartzwright"); len(found) > 0 {
			t.Errorf("the name is left in %v", found)
		}
		if now := w.files(t); now != files-1 {
			t.Errorf("%d documents of %d are left", now, files)
		}
		for _, table := range []string{"sessions", "account_links", "authenticators", "recovery_codes", "notification_choices", "notifications", "notification_schedules", "notification_digests", "held_mails", "email_changes", "data_exports", "consents", "attorneys", "bar_admissions"} {
			if n := w.count(t, "SELECT COUNT(*) FROM "+table+" WHERE user_id = '"+id+"'"); n != 0 {
				t.Errorf("%s: %d rows", table, n)
			}
		}
		for _, c := range []struct {
			who, method, path, body string
			status                  int
			holds, never            string
		}{
			{"zebulon", "GET", "/api/settings", "", 401, "", ""},
			{Nobody, "POST", "/api/token/refresh/", asJSON(map[string]string{"refresh": other.Refresh}), 401, "", ""},
			{Nobody, "POST", "/api/token/", asJSON(map[string]string{"email": email, "password": password}), 401, "", ""},
			{Nobody, "POST", "/api/password-recovery/check", asJSON(map[string]string{"token": token}), 200, `"state":"unknown"`, "zebulon"},
			{"researcher", "GET", "/api/admin/bar-admissions", "", 200, "", name},
			{"researcher", "GET", "/api/admin/claims?state=all", "", 200, "Somebody Else", name},
			{"researcher", "GET", "/api/admin/claims/" + claim, "", 404, "", name},
			{"researcher", "GET", "/api/admin/claims/" + asked, "", 200, "else@home.example", name},
			{"admin", "GET", "/api/admin/users?q=quartzwright", "", 200, `"count":0`, ""},
			{"admin", "GET", "/api/admin/audit/check", "", 200, `"problems":[]`, ""},
			{"admin", "GET", "/api/admin/audit?kind=account&subject=" + id, "", 200, "account.erased", name},
		} {
			if a := w.Ask(t, c.who, c.method, c.path, c.body); a.Status != c.status || !strings.Contains(a.Body, c.holds) || c.never != "" && strings.Contains(a.Body, c.never) {
				t.Errorf("%s %s: %d %s", c.method, c.path, a.Status, a.Body)
			}
		}
		if a := w.Ask(t, Nobody, "GET", "/api/sign-up/"+unfinished.SignUp, "", "X-Sign-Up-Browser", claimSecret(1)); a.Status != 404 {
			t.Errorf("the unfinished sign-up: %d %s", a.Status, a.Body)
		}
		w.signedUp(t, "zebulon", "attorney", form, email, "") // the address can be used again
	})
}

var recoveryLink = regexp.MustCompile(`/set-password\?token=([\w-]+)`)

// linkOf returns the token of the newest recovery link mailed to an address.
func linkOf(t *testing.T, w *World, email string) string {
	t.Helper()
	mails, err := w.App.Mails.Latest(t.Context(), 200)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range mails {
		if found := recoveryLink.FindStringSubmatch(m.Body); m.Recipient == email && found != nil {
			return found[1]
		}
	}
	t.Fatalf("no link was mailed to %s", email)
	return ""
}

// files counts the stored private files.
func (w *World) files(t *testing.T) int {
	t.Helper()
	kept, err := os.ReadDir(w.App.Config.MediaDir)
	if err != nil {
		t.Fatal(err)
	}
	return len(kept)
}

var claimCode = regexp.MustCompile(`^Your Peritus code is (\d{6})$`)

// An expert who claimed a profile deletes their account while another person claims it.
func TestErasure_removesTheNameFromOtherClaims(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		const email = "ingrid@home.example"
		expert := w.claimable(t)
		var begun struct{ Claim struct{ ID string } }
		w.do(t, Nobody, "POST", "/api/claims", fmt.Sprintf(`{"expert_id":%q,"mode":"email","browser":%q}`, expert, browserA)).Into(t, &begun)
		mails, err := w.App.Mails.Latest(t.Context(), 200)
		if err != nil {
			t.Fatal(err)
		}
		code := ""
		for _, m := range mails {
			if found := claimCode.FindStringSubmatch(m.Subject); found != nil && code == "" {
				code = found[1]
			}
		}
		w.do(t, Nobody, "POST", "/api/claims/"+begun.Claim.ID+"/code", asJSON(map[string]string{"browser": browserA, "code": code}))
		form := claimantForm(map[string]any{"email": email, "first_name": "Ingrid", "last_name": "Solheim Vance", "claim": begun.Claim.ID})
		id := w.signedUp(t, "ingrid", "claim", form, email, `,"claim_browser":"`+browserA+`"`)
		rival := w.claimWith(t, 7, expert, map[string]any{"name": "Another Claimant", "contact": "another@home.example"})
		if a := w.Ask(t, "researcher", "GET", "/api/admin/claims?state=all", ""); strings.Count(a.Body, `"expert_name":"Ingrid Solheim Vance`) < 2 {
			t.Fatalf("%s", a.Body)
		}
		w.erase(t, "ingrid", id)
		w.sweep(t)
		w.dropWhatMayStay(t, email)
		if found := w.tablesWith(t, "solheim vance"); len(found) > 0 {
			t.Errorf("the name is left in %v", found)
		}
		for _, claim := range []string{begun.Claim.ID, rival} {
			if a := w.Ask(t, "researcher", "GET", "/api/admin/claims/"+claim, ""); a.Status != 200 || strings.Contains(a.Body, "Solheim") {
				t.Errorf("%d %s", a.Status, a.Body)
			}
		}
		if a := w.Ask(t, Nobody, "GET", "/api/claims/search?q=solheim+vance", ""); strings.Contains(a.Body, expert) {
			t.Errorf("it can be claimed again: %s", a.Body)
		}
	})
}
