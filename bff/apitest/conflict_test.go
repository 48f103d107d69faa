package apitest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/conflict"
	"peritus/bff/message"
	"peritus/bff/platform/archive"
	"peritus/bff/platform/logtest"
)

// Names of parties are nowhere but with their attorney, and those of an expert's record nowhere
// but with the expert: in no response, search, frame, email, log, or table.
func TestConflicts_leakNoNames(t *testing.T) {
	for name, on := range map[string]func(*testing.T, ...Option) *World{"sqlite": OnSQLite, "postgres and redis": OnServers} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			log := &logtest.Log{}
			w := on(t, loggedTo(log))
			w.confirmed(t, "attorney")
			w.exec(t, "UPDATE experts SET user_id = ? WHERE id = ?", w.idOf(t, "expert"), demoExpert)
			parties := []string{"quixotebury", "zzyzxfield", "cv-98765"}
			record := []string{"vexworth", "nimbleton", "ostrander"}
			exclude := func(names ...string) {
				t.Helper()
				var section struct {
					Items []struct {
						Data    map[string]any
						Version int
					}
				}
				at := "/api/profiles/" + demoExpert + "/work-preferences"
				w.do(t, "expert", "GET", at, "").Into(t, &section)
				section.Items[0].Data["exclusions"] = names
				w.do(t, "expert", "PUT", at, asJSON(map[string]any{"data": section.Items[0].Data, "visibility": "public", "version": section.Items[0].Version}))
			}
			exclude("Vexworth Hoists, Inc.")
			w.do(t, "expert", "POST", "/api/profiles/"+demoExpert+"/expert-witness-experience", asJSON(map[string]any{"visibility": "public", "data": map[string]any{
				"caption": "Nimbleton v. Ostrander Hoists", "court": "S.D.N.Y.", "docket_number": "1:20-cv-1", "jurisdiction": "New York", "side": "plaintiff", "subject": "",
				"events": []any{map[string]string{"kind": "trial", "date": "2024-01-02"}}, "challenges": []any{}, "retaining_firm": "", "sealed": true}}))
			if err := w.App.Conflict.Recheck(t.Context()); err != nil {
				t.Fatal(err)
			}
			form := map[string]any{"expert_id": demoExpert, "caption": "Zzyzxfield v. Quixotebury", "subject": "Collapse of a hoist", "court": "S.D.N.Y.", "docket": "1:26-cv-98765",
				"text": "Could you help?", "client_id": "leak", "parties": []map[string]string{{"name": "Lena Zzyzxfield", "side": "plaintiff"}, {"name": "Quixotebury Rigging LLC", "side": "defense"}}}
			for field, text := range map[string]string{"text": "For Quixotebury Rigging", "subject": "Lena Zzyzxfield’s fall"} {
				was := form[field]
				form[field] = text
				if got := w.Ask(t, "attorney", "POST", "/api/conversations", asJSON(form)); got.Status != 422 || !strings.Contains(got.Body, `"`+field+`":["Leave out the names`) {
					t.Errorf("%s: %d %s", field, got.Status, got.Body)
				}
				form[field] = was
			}
			expert, attorney := w.socketOf(t, "expert"), w.socketOf(t, "attorney")
			var opened message.ConversationOpened
			w.do(t, "attorney", "POST", "/api/conversations", asJSON(form)).Into(t, &opened)
			at := "/api/conversations/" + opened.ID
			ask := func(who, method, path, body string, status int, holds string) {
				t.Helper()
				if got := w.Ask(t, who, method, path, body); got.Status != status || !strings.Contains(got.Body, holds) {
					t.Errorf("%s %s as %s: %d %s", method, path, who, got.Status, got.Body)
				}
			}
			ask("attorney", "GET", at+"/conflict", "", 200, `"result":"clear"`)
			ask("attorney", "POST", "/api/conflict-checks", asJSON(map[string]any{"expert_id": demoExpert, "parties": []map[string]string{{"name": "Ostrander Hoists", "side": "defense"}}}), 200, `"result":"possible"`)
			ask("attorney", "POST", "/api/conflict-checks", `{"expert_id":"`+demoExpert+`","parties":[]}`, 422, `"parties":[`)
			ask("expert", "POST", "/api/conflict-checks", asJSON(map[string]any{"expert_id": demoExpert, "parties": []map[string]string{{"name": "Acme", "side": "defense"}}}), 403, "")
			form["client_id"], form["caption"], form["parties"] = "second", "Lowe", []map[string]string{{"name": "Ostrander Hoists", "side": "other"}}
			ask("attorney", "POST", "/api/conversations", asJSON(form), 422, `"despite":["This may be a conflict`)
			form["parties"] = []map[string]string{{"name": "Acme", "side": "own"}}
			ask("attorney", "POST", "/api/conversations", asJSON(form), 422, `"parties.0.side":[`)
			ask("expert", "POST", at+"/parties", `{"name":"Acme","side":"other"}`, 403, "")
			ask("attorney", "POST", at+"/parties", `{"name":"Quixotebury Holdings","side":"other"}`, 200, "ran again")
			ask("expert", "GET", "/api/conversations?q=quixotebury", "", 200, `"count":0`)
			ask("expert", "GET", "/api/conversations?q=hoist", "", 200, `"count":1`)
			ask("attorney", "GET", "/api/conversations?q=quixotebury", "", 200, `"count":1`)
			ask("expert", "POST", at+"/messages", `{"text":"Yes.","client_id":"leak"}`, 200, "")
			exclude("Vexworth Hoists, Inc.", "Quixotebury Rigging")
			w.exec(t, "UPDATE conflict_states SET checked_at = checked_at - 86400000") // by itself, it runs once a day
			if err := w.App.Conflict.Recheck(t.Context()); err != nil {
				t.Fatal(err)
			}
			ask("attorney", "GET", at+"/conflict", "", 200, `"result":"possible"`)
			ask("expert", "GET", at+"/conflict", "", 200, `"result":"possible"`)
			ask("expert", "PUT", at+"/names", `{"agreed":true}`, 200, "")

			var frames strings.Builder
			for _, one := range []string{"expert", "attorney"} {
				ws := expert
				if one == "attorney" {
					ws = attorney
				}
				for seen := 0; seen < 2; { // two checks after the first
					if err := ws.SetReadDeadline(time.Now().Add(10 * time.Second)); err != nil {
						t.Fatal(err)
					}
					_, body, err := ws.ReadMessage()
					if err != nil {
						t.Fatalf("%s: %v after %s", one, err, frames.String())
					}
					frames.Write(body)
					if strings.Contains(string(body), `"kind":"checked"`) {
						seen++
					}
				}
			}
			contains := func(text string, names []string) bool {
				return slices.ContainsFunc(names, func(n string) bool { return strings.Contains(strings.ToLower(text), n) })
			}
			if contains(frames.String(), append(parties, record...)) {
				t.Errorf("frames: %s", frames.String())
			}
			walk := func(who string, forbidden []string) {
				t.Helper()
				for operation := range operations(t, w) {
					method, path, _ := strings.Cut(operation, " ")
					if method != "GET" {
						continue
					}
					for _, number := range []string{"1", "2", "3"} {
						path := strings.NewReplacer("{conversation_id}", opened.ID, "{number}", number, "{expert_id}", demoExpert).Replace(path)
						if strings.Contains(path, "{") {
							continue
						}
						for _, query := range []string{"", "?q=quixotebury", "?q=vexworth", "?box=archived", "?box=unread"} {
							got := w.Ask(t, who, method, path+query, "")
							body := strings.ReplaceAll(strings.ReplaceAll(strings.ToLower(got.Body), `"q":"quixotebury"`, ""), `"q":"vexworth"`, "")
							if strings.Contains(query, "q=") && !strings.Contains(path, "conversations") {
								continue // they repeat what was looked for
							}
							if contains(body, forbidden) {
								t.Errorf("%s%s as %s: %.400s", path, query, who, got.Body)
							}
						}
					}
				}
				var out bytes.Buffer
				to := archive.New(&out, time.Now())
				for _, err := range []error{message.Personal{Service: w.App.Message}.Export(t.Context(), w.idOf(t, who), to), conflict.Personal{Service: w.App.Conflict}.Export(t.Context(), w.idOf(t, who), to), to.Close()} {
					if err != nil {
						t.Fatal(err)
					}
				}
				if text := fmt.Sprint(unzip(t, out.String())); contains(text, forbidden) {
					t.Errorf("the copy of %s: %.600s", who, text)
				}
			}
			own := slices.Clone(parties)
			own = slices.DeleteFunc(own, func(n string) bool { return n == "quixotebury" }) // the expert excluded it, too
			walk("expert", own)
			walk("attorney", record)
			walk("admin", parties[1:])
			for table, names := range map[string][]string{"conflict_parties": {"quixotebury rigging llc", "lena zzyzxfield"}, "conversations": {"zzyzxfield v", "98765"}} {
				for _, n := range names {
					if found := w.tablesWith(t, n); fmt.Sprint(found) != fmt.Sprint([]string{table}) {
						t.Errorf("%s is in %v", n, found)
					}
				}
			}
			for _, n := range record[:3] {
				for _, table := range w.tablesWith(t, n) {
					if !strings.HasPrefix(table, "profile_") && table != "roster_words" && table != "organizations" {
						t.Errorf("%s is in %s", n, table)
					}
				}
			}
			if text := log.Take(); contains(text, append(parties, record...)) {
				for _, line := range strings.Split(text, "\n") {
					if contains(line, append(parties, record...)) {
						t.Errorf("the log has a name: %s", line)
					}
				}
			}

			ask("attorney", "PUT", at+"/names", `{"agreed":true}`, 409, "would be shown at once")
			ask("attorney", "PUT", at+"/names", `{"agreed":true,"offered":true}`, 200, "You both agreed")
			ask("expert", "GET", at+"/conflict", "", 200, `"name":"Lena Zzyzxfield"`)
			ask("expert", "GET", at, "", 200, `"caption":"Zzyzxfield v. Quixotebury"`)
			ask("expert", "GET", "/api/conversations?q=zzyzx", "", 200, `"count":1`)
			ask("attorney", "GET", at+"/conflict/3/file", "", 200, `"format":"`+conflict.Format)
			ask("expert", "PUT", at+"/parties/1", `{"name":"Lena Roe","side":"plaintiff"}`, 403, "")
			ask("attorney", "PUT", at+"/parties/1", `{"name":"","side":"plaintiff"}`, 422, `"name":["Enter the name`)
			ask("attorney", "PUT", at+"/parties/1", `{"name":"Lena Roe","side":"plaintiff"}`, 200, "ran again")
			ask("expert", "DELETE", at+"/parties/2", "", 403, "")
			ask("attorney", "DELETE", at+"/parties/2", "", 200, "Removed")
			ask("attorney", "DELETE", at+"/parties/2", "", 404, "")
			ask("expert", "GET", at+"/conflict", "", 200, `"name":"Lena Roe"`)
			ask("attorney", "GET", at+"/conflict/9", "", 404, "Object does not exist")
			ask("attorney", "GET", at+"/conflict/x", "", 422, "")
			ask("attorney+expert", "GET", at+"/conflict/1", "", 404, "Object does not exist")
			ask("admin", "GET", at+"/conflict", "", 403, "")
		})
	}
}
