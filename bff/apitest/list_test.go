package apitest

import (
	"net/url"
	"strings"
	"testing"

	"peritus/bff/list"
	"peritus/bff/search"
)

// listOf starts a list with experts and returns its id.
func (w *World) listOf(t *testing.T, who, name string, expertIDs ...string) string {
	t.Helper()
	var made list.ListDone
	w.do(t, who, "POST", "/api/lists?"+url.Values{"expert": expertIDs}.Encode(), asJSON(map[string]string{"name": name})).Into(t, &made)
	return made.ID
}

// listAt reads a list by its address.
func (w *World) listAt(t *testing.T, who, address string) (l list.ListDetail) {
	t.Helper()
	w.do(t, who, "GET", address, "").Into(t, &l)
	return l
}

func TestLists_scenarios(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var found search.ExpertSearch
		w.Ask(t, "attorney", "GET", "/api/experts", "").Into(t, &found)
		first, second := found.Results[0].ExpertID, found.Results[1].ExpertID
		at := "/api/lists/" + w.listOf(t, "attorney", "Reyes v. Northgate", first)
		nobody := strings.Repeat("v", 26)
		one, both := `{"expert_ids":["`+first+`"]}`, `{"expert_ids":["`+first+`","`+second+`"]}`
		for _, c := range []struct {
			rule, who, method, path, body string
			status                        int
			holds, without                string
		}{
			{"a visitor reads", Nobody, "GET", "/api/lists", "", 401, "", "Reyes"},
			{"an expert reads", "expert", "GET", "/api/lists", "", 403, "", "Reyes"},
			{"an expert reads the list", "expert", "GET", at, "", 403, "", "Reyes"},
			{"staff have their own", "researcher", "GET", "/api/lists", "", 200, `"count":0`, "Reyes"},
			{"staff read an attorney's list", "admin", "GET", at, "", 404, "Object does not exist", "Reyes"},
			{"the attorney's lists", "attorney", "GET", "/api/lists", "", 200, `"stages":[{"stage":"considering","count":1,"first":["` + first + `"]},{"stage":"contacted","count":0,"first":[]}`, "note"},
			{"a second one of that name", "attorney", "POST", "/api/lists", `{"name":"REYES v. northgate","description":""}`, 422, `"errors":{"name":["You already have a list called “REYES v. northgate”. Enter another name."]}`, ""},
			{"without a name", "attorney", "POST", "/api/lists", `{"name":" ","description":""}`, 422, `"errors":{"name":["Enter a name for the list."]}`, ""},
			{"something else", "attorney", "GET", "/api/lists/nothing", "", 422, "", "Reyes"},
			{"a list that doesn't exist", "attorney", "GET", "/api/lists/" + nobody, "", 404, "Object does not exist", ""},
			{"lists with both", "attorney", "GET", "/api/lists/choices?id=" + first + "&id=" + second + "&id=nobody", "", 200, `"holds":1`, ""},
			{"add both", "attorney", "POST", at + "/experts", both, 200, `"detail":"Added to “Reyes v. Northgate”."`, first + `"]`},
			{"add them again", "attorney", "POST", at + "/experts", both, 200, `"detail":"All are already on “Reyes v. Northgate”."`, ""},
			{"add nobody", "attorney", "POST", at + "/experts", `{"expert_ids":["` + nobody + `"]}`, 404, "Expert: Object does not exist", ""},
			{"add none", "attorney", "POST", at + "/experts", `{"expert_ids":[]}`, 422, `"errors":{"expert_ids":`, ""},
			{"move", "attorney", "PUT", at + "/experts/" + first + "/place", `{"stage":"retained","after":"start","version":1}`, 200, `"stage":"retained"`, ""},
			{"move, stale", "attorney", "PUT", at + "/experts/" + first + "/place", `{"stage":"rejected","version":1}`, 409, `"data":{"stage":"retained","version":2}`, ""},
			{"move nowhere", "attorney", "PUT", at + "/experts/" + first + "/place", `{"stage":"hired","version":2}`, 422, `"errors":{"stage":`, ""},
			{"move after nothing", "attorney", "PUT", at + "/experts/" + first + "/place", `{"stage":"rejected","after":"x","version":2}`, 422, `"errors":{"after":`, ""},
			{"note", "attorney", "PUT", at + "/experts/" + first + "/note", `{"note":"Leads.","version":1}`, 200, `"note":"Leads."`, ""},
			{"note, stale", "attorney", "PUT", at + "/experts/" + first + "/note", `{"note":"Other","version":1}`, 409, `"data":{"note":"Leads.","version":2}`, ""},
			{"note without a version", "attorney", "PUT", at + "/experts/" + first + "/note", `{"note":"Other"}`, 422, `"errors":{"version":`, ""},
			{"remove", "attorney", "POST", at + "/experts/remove", one, 200, `"expert_ids":["` + first + `"]`, ""},
			{"put back", "attorney", "POST", at + "/experts/put-back", one, 200, "Back on “Reyes v. Northgate”.", ""},
			{"the list", "attorney", "GET", at, "", 200, `"note":"Leads."`, "name_key"},
			{"rename, stale", "attorney", "PUT", at, `{"name":"Lowe","description":"","version":7}`, 409, `"version":1`, ""},
			{"rename", "attorney", "PUT", at, `{"name":"Lowe","description":"Will contest","version":1}`, 200, `"name":"Lowe"`, ""},
			{"a matter", "attorney", "PUT", at, `{"name":"Lowe","description":"","caption":"Lowe v. Lowe","court":"S.D.N.Y.","docket":"1:26-cv-1","trial_on":"2027-05-17","version":2}`, 200, "Saved.", ""},
			{"its deadlines", "attorney", "GET", at, "", 200, `"deadlines":[{"name":"Disclose experts","rule":"Rule 26(a)(2)(D)(i)","on":"2027-02-16"}`, ""},
			{"a docket number without a court", "attorney", "PUT", at, `{"name":"Lowe","docket":"1:26-cv-1","version":3}`, 422, `"errors":{"court":["Enter the court of this docket number."]}`, ""},
			{"copy", "attorney", "POST", at + "/copy", "", 200, `"detail":"Created “Copy of Lowe”."`, ""},
			{"export", "attorney", "GET", at + "/export", "", 200, ",Leads.,", ""},
			{"export for nobody", "researcher", "GET", at + "/export", "", 404, "", "Leads"},
			{"archive", "attorney", "POST", at + "/archive", "", 200, "Archived “Lowe”.", ""},
			{"add to an archived one", "attorney", "POST", at + "/experts", both, 409, "Restore it to change it.", ""},
			{"archived lists", "attorney", "GET", "/api/lists?archived=true", "", 200, `"other":1`, "Copy of"},
			{"restore", "attorney", "POST", at + "/restore", "", 200, "Restored “Lowe”.", ""},
			{"delete", "attorney", "DELETE", at, "", 200, "Deleted “Lowe”.", ""},
			{"delete again", "attorney", "DELETE", at, "", 404, "", ""},
			{"undo", "attorney", "POST", at + "/undelete", "", 200, "“Lowe” is back.", ""},
			{"both lists", "attorney", "GET", "/api/lists?page=9", "", 200, `"count":2`, ""},
		} {
			got := w.Ask(t, c.who, c.method, c.path, c.body)
			if got.Status != c.status || !strings.Contains(got.Body, c.holds) || c.without != "" && strings.Contains(got.Body, c.without) {
				t.Errorf("%s: %d %.600s", c.rule, got.Status, got.Body)
			}
		}
	})
}

// codeOf makes a code of a list and returns it with its id.
func (w *World) codeOf(t *testing.T, who, at, person string) list.ListCodeMade {
	t.Helper()
	var made list.ListCodeMade
	w.do(t, who, "POST", at+"/codes", asJSON(map[string]string{"person": person, "expires": "week"})).Into(t, &made)
	return made
}

func TestColleaguesLists_scenarios(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var found search.ExpertSearch
		w.Ask(t, "attorney", "GET", "/api/experts", "").Into(t, &found)
		first, second := found.Results[0].ExpertID, found.Results[1].ExpertID
		at := "/api/lists/" + w.listOf(t, "attorney", "Reyes v. Northgate", first)
		colleague := func(role string) string {
			return asJSON(map[string]string{"email": MailOf("researcher"), "role": role})
		}
		for _, c := range []struct {
			rule, who, method, path, body string
			status                        int
			holds, without                string
		}{
			{"before it's shared", "researcher", "GET", at, "", 404, "", first},
			{"share to read", "attorney", "PUT", at + "/members", colleague("reader"), 200, `"role":"reader"`, ""},
			{"with an address that nobody has", "attorney", "PUT", at + "/members", `{"email":"nobody@park.example","role":"reader"}`, 200, `"detail":"Shared with nobody@park.example."`, ""},
			{"with nobody", "attorney", "PUT", at + "/members", `{"email":"","role":"reader"}`, 422, `"errors":{"email":["Enter your colleague’s email address."]}`, ""},
			{"the colleague's lists", "researcher", "GET", "/api/lists/shared", "", 200, `"role":"reader"`, ""},
			{"are not their own", "researcher", "GET", "/api/lists", "", 200, `"count":0`, "Northgate"},
			{"read", "researcher", "GET", at, "", 200, `"role":"reader"`, ""},
			{"move as a reader", "researcher", "PUT", at + "/experts/" + first + "/place", `{"stage":"retained","version":1}`, 403, "You can read this list, but not change it.", ""},
			{"make a code as a reader", "researcher", "POST", at + "/codes", `{"person":"Lee","expires":"day"}`, 403, "", ""},
			{"share to edit", "attorney", "PUT", at + "/members", colleague("editor"), 200, `"role":"editor"`, ""},
			{"move as an editor", "researcher", "PUT", at + "/experts/" + first + "/place", `{"stage":"retained","version":1}`, 200, `"stage":"retained"`, ""},
			{"add as an editor", "researcher", "POST", at + "/experts", `{"expert_ids":["` + second + `"]}`, 200, "Added to", ""},
			{"delete as an editor", "researcher", "DELETE", at, "", 403, "Only the owner of this list can do this.", ""},
			{"codes as an editor", "researcher", "GET", at + "/codes", "", 403, "", ""},
			{"who did what", "attorney", "GET", at + "/events", "", 200, `"kind":"moved"`, ""},
			{"who is on it", "researcher", "GET", at + "/members", "", 200, MailOf("researcher"), ""},
			{"another attorney", "admin", "GET", at + "/members", "", 404, "", MailOf("researcher")},
			{"its events", "admin", "GET", at + "/events", "", 404, "", "moved"},
			{"leave", "researcher", "POST", at + "/members/leave", "", 200, "You left the list.", ""},
			{"read after leaving", "researcher", "GET", at, "", 404, "", first},
			{"unshare who left", "attorney", "POST", at + "/members/remove", colleague(""), 422, "", ""},
			{"unshare", "attorney", "POST", at + "/members/remove", `{"email":"nobody@park.example"}`, 200, "No longer shared with nobody@park.example.", ""},
			{"unshare again", "attorney", "POST", at + "/members/remove", `{"email":"nobody@park.example"}`, 404, "Object does not exist", ""},
			{"the owner leaves", "attorney", "POST", at + "/members/leave", "", 409, "", ""},
		} {
			got := w.Ask(t, c.who, c.method, c.path, c.body)
			if got.Status != c.status || !strings.Contains(got.Body, c.holds) || c.without != "" && strings.Contains(got.Body, c.without) {
				t.Errorf("%s: %d %.600s", c.rule, got.Status, got.Body)
			}
		}
	})
}

func TestSharedLists_scenarios(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var found search.ExpertSearch
		w.Ask(t, "attorney", "GET", "/api/experts", "").Into(t, &found)
		first := found.Results[0].ExpertID
		at := "/api/lists/" + w.listOf(t, "attorney", "Reyes v. Northgate", first)
		w.do(t, "attorney", "PUT", at+"/experts/"+first+"/note", `{"note":"Leads.","version":1}`)
		w.do(t, "attorney", "PUT", at+"/experts/"+first+"/place", `{"stage":"retained","version":1}`)
		made := w.codeOf(t, "attorney", at, "Dana at Hart LLP")
		w.codeOf(t, "attorney", at, "Somebody Else")
		code, nobody := asJSON(map[string]string{"code": made.Code}), strings.Repeat("v", 26)
		for _, c := range []struct {
			rule, who, method, path, body string
			status                        int
			holds, without                string
		}{
			{"a visitor opens it", Nobody, "POST", "/api/shared-lists/open", code, 401, "", first},
			{"an expert opens it", "expert", "POST", "/api/shared-lists/open", code, 403, "", first},
			{"staff open it", "researcher", "POST", "/api/shared-lists/open", code, 200, `"expert_ids":["` + first + `"]`, "Northgate"},
			{"whom it was made for", "researcher", "POST", "/api/shared-lists/open", code, 200, `"person":"Dana at Hart LLP"`, "Somebody Else"},
			{"without notes", "researcher", "POST", "/api/shared-lists/open", code, 200, `"own":false`, "Leads"},
			{"without stages", "researcher", "POST", "/api/shared-lists/open", code, 200, `"owner":"`, "retained"},
			{"it works", "researcher", "POST", "/api/shared-lists/check", code, 200, "This link works.", first},
			{"no code", "researcher", "POST", "/api/shared-lists/open", `{"code":"x"}`, 404, "Link: Object does not exist", ""},
			{"a long code", "researcher", "POST", "/api/shared-lists/open", asJSON(map[string]string{"code": strings.Repeat("x", 101)}), 422, `"errors":{"code":`, ""},
			{"the owner's codes", "attorney", "GET", at + "/codes", "", 200, `"opened":4`, made.Code},
			{"another person's codes", "researcher", "GET", at + "/codes", "", 404, "", "Dana"},
			{"without a name", "attorney", "POST", at + "/codes", `{"person":"","expires":"never"}`, 422, `"errors":{"person":["Enter who this link is for."]}`, ""},
			{"for a year", "attorney", "POST", at + "/codes", `{"person":"Lee","expires":"year"}`, 422, `"errors":{"expires":`, ""},
			{"a code that doesn't exist", "attorney", "POST", at + "/codes/" + nobody + "/revoke", "", 404, "Object does not exist", ""},
			{"revoke", "attorney", "POST", at + "/codes/" + made.ID + "/revoke", "", 200, `"works":false`, made.Code},
			{"revoked", "researcher", "POST", "/api/shared-lists/open", code, 404, "Link: Object does not exist", first},
			{"checked", "researcher", "POST", "/api/shared-lists/check", code, 404, "Link: Object does not exist", ""},
		} {
			got := w.Ask(t, c.who, c.method, c.path, c.body)
			if got.Status != c.status || !strings.Contains(got.Body, c.holds) || c.without != "" && strings.Contains(got.Body, c.without) {
				t.Errorf("%s: %d %.600s", c.rule, got.Status, got.Body)
			}
			if c.status < 400 && got.Header.Get("Cache-Control") != "private, no-store" {
				t.Errorf("%s: %q", c.rule, got.Header.Get("Cache-Control"))
			}
		}
	})
}
