package apitest

import (
	"strings"
	"testing"

	"peritus/bff/search/saved"
)

// searchOf saves a search and returns its id.
func (w *World) searchOf(t *testing.T, who, name string) string {
	t.Helper()
	var made saved.SavedSearchDone
	w.do(t, who, "POST", "/api/saved-searches", asJSON(map[string]any{"name": name, "mail": true, "search": "q=crane"})).Into(t, &made)
	return made.ID
}

func TestSavedSearches_scenarios(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		const all = "/api/saved-searches"
		var made saved.SavedSearchDone
		w.do(t, "attorney", "POST", all, `{"name":"Whitlock","mail":true,"search":"q=crane&state=NJ&page=2"}`).Into(t, &made)
		at := all + "/" + made.ID
		nothing := all + "/" + strings.Repeat("v", 26)
		for _, c := range []struct {
			rule, who, method, path, body string
			status                        int
			holds, without                string
		}{
			{"a visitor reads", Nobody, "GET", all, "", 401, "", "Whitlock"},
			{"an expert reads", "expert", "GET", all, "", 403, "", "Whitlock"},
			{"an expert saves", "expert", "POST", all, `{"name":"x","search":""}`, 403, "", ""},
			{"staff have their own", "researcher", "GET", all, "", 200, `{"results":[]}`, "Whitlock"},
			{"the attorney's", "attorney", "GET", all, "", 200, `"search":"q=crane&state=NJ","words":"crane","criteria":["New Jersey"],"mail":true,"version":1`, "page"},
			{"another person opens", "admin", "POST", at + "/open", "", 404, "Saved search: Object does not exist", "Whitlock"},
			{"another person changes", "admin", "PUT", at, `{"name":"Mine","version":1}`, 404, "", "Whitlock"},
			{"another person deletes", "admin", "DELETE", at, "", 404, "", "Whitlock"},
			{"no name", "attorney", "POST", all, `{"name":" ","search":"q=x"}`, 422, `"errors":{"name":["Enter a name for the search."]}`, ""},
			{"a name that's taken", "attorney", "POST", all, `{"name":"WHITLOCK","search":"q=x"}`, 422, `"errors":{"name":["You have a saved search called “WHITLOCK”. Choose another name."]}`, ""},
			{"an unknown state", "attorney", "POST", all, `{"name":"Nowhere","search":"state=ZZ"}`, 422, `"errors":{"search":[`, ""},
			{"a pasted text", "attorney", "POST", all, `{"name":"Complaint","search":"q=` + strings.Repeat("the+plaintiff+fell+from+the+crane+", 8) + `"}`, 422, "Search for its main words instead.", ""},
			{"open", "attorney", "POST", at + "/open", "", 200, `"newcomers":[]`, ""},
			{"open nothing", "attorney", "POST", nothing + "/open", "", 404, "", ""},
			{"open what is no id", "attorney", "POST", all + "/x/open", "", 422, "", ""},
			{"change", "attorney", "PUT", at, `{"name":"Harper","mail":false,"version":1}`, 200, `"detail":"Saved “Harper”."`, `"mail":true`},
			{"change, stale", "attorney", "PUT", at, `{"name":"Late","mail":true,"version":1}`, 409, "changed in another tab", "Late"},
			{"delete", "attorney", "DELETE", at, "", 200, `"detail":"Deleted “Harper”."`, ""},
			{"delete again", "attorney", "DELETE", at, "", 404, "", "Harper"},
			{"another person undoes it", "admin", "POST", at + "/undelete", "", 404, "", "Harper"},
			{"undo", "attorney", "POST", at + "/undelete", "", 200, `"detail":"Restored “Harper”."`, ""},
			{"undo what isn't deleted", "attorney", "POST", at + "/undelete", "", 404, "", ""},
		} {
			r := w.Ask(t, c.who, c.method, c.path, c.body)
			if r.Status != c.status || !strings.Contains(r.Body, c.holds) || c.without != "" && strings.Contains(r.Body, c.without) {
				t.Errorf("%s: %d %s", c.rule, r.Status, r.Body)
			}
		}
	})
}

// A profile that is shown after a search was saved is found by the whole program: the change
// feed, the index, and the daily email.
func TestSavedSearches_tellWhoIsShownLater(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		expert := w.publicExpert(t)
		act := func(act string) {
			t.Helper()
			w.do(t, "researcher", "POST", "/api/admin/experts/act", `{"act":"`+act+`","reason":"They asked.","assignee_id":"","selected":["`+expert+`"]}`)
		}
		match := func() (told []string) {
			t.Helper()
			if err := w.App.Saved.Match(t.Context()); err != nil {
				t.Fatal(err)
			}
			mails, err := w.App.Mails.Latest(t.Context(), 200)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range mails {
				if m.Subject == "A new expert fits your saved searches" {
					told = append(told, m.Recipient+"\n"+m.Body)
				}
			}
			return told
		}
		act("hide")
		w.do(t, "attorney", "POST", "/api/saved-searches", `{"name":"Everyone","mail":true,"search":""}`)
		if told := match(); len(told) != 0 {
			t.Errorf("%q", told)
		}
		act("unhide")
		if told := match(); len(told) != 0 {
			t.Errorf("before the time of the daily email: %q", told)
		}
		w.exec(t, "UPDATE saved_search_finds SET found_at = found_at - 172800000")
		match()
		told := match()
		if len(told) != 1 || !strings.HasPrefix(told[0], MailOf("attorney")) || !strings.Contains(told[0], "/attorney/experts/"+expert) || !strings.Contains(told[0], "Fits: Everyone") {
			t.Errorf("%q", told)
		}
	})
}
