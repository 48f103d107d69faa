package apitest

import (
	"fmt"
	"net/url"
	"strings"
	"testing"
	"unicode/utf8"

	"peritus/bff/account"
	"peritus/bff/account/users"
	"peritus/bff/list"
	"peritus/bff/platform/db"
	"peritus/bff/platform/field"
	"peritus/bff/platform/soak"
	"peritus/bff/platform/text"
)

// fromElsewhere gives each request another IP address, so that limits by address do not
// apply.
func (w *World) fromElsewhere(n int) []string {
	return From(fmt.Sprintf("2001:%x:%x::1", 0xdb8+n>>16, n&0xffff))
}

// textField is a form field whose text is stored.
type textField struct {
	form, name string
	most       int
	lines      bool // more than one line is allowed
	optional   bool
	trimmed    bool // surrounding spaces are removed
	// send submits the form with the text and returns the response and a function that reads the
	// stored value.
	send func(n int, written string) (response Response, kept func() string)
}

// aList is a form whose name is nobody's.
const aList = "a list"

// refuses reports whether the field must refuse the text.
func (f textField) refuses(want string) bool {
	if text.Blank(want) {
		return !f.optional
	}
	return text.ControlProblem(want, f.lines) != "" || utf8.RuneCountInString(want) > f.most || f.form != aList && refusesName(f.name, want)
}

// names are the rules of the fields for names.
type names struct {
	Person       string `json:"person"`
	Organization string `json:"organization"`
}

func (n *names) Declare(f *field.Form) {
	f.Text(&n.Person, "Name", field.PersonName)
	f.Text(&n.Organization, "Organization", field.OrganizationName)
}

func refusesName(name, want string) bool {
	switch name {
	case "name", "first_name", "last_name":
		return len(field.Validate(&names{Person: want})) > 0
	case "firm", "institution":
		return len(field.Validate(&names{Organization: want})) > 0
	}
	return false
}

func TestForms_keepOrRefuseEveryText(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		all := writings(t)
		step := soak.Pick(10, 30) // each field gets a different share of the texts
		if w.App.DB.Dialect() == db.Postgres {
			step *= 3
		}
		for i, f := range w.textFields(t) {
			t.Run(f.form+", "+f.name, func(t *testing.T) {
				kept, refused := 0, 0
				for n, written := range thinned(all) {
					if n >= special && (n+i)%step != 0 {
						continue
					}
					want := text.Normal(written)
					if !f.lines {
						want = text.Line(written)
					}
					if f.trimmed {
						want = strings.TrimSpace(want)
					}
					response, read := f.send(i*100_000+n, written)
					if f.refuses(want) {
						refused++
						if sentence := problemAt(t, response, f.name); response.Status != 422 || !strings.HasSuffix(sentence, ".") {
							t.Errorf("%q: %d %s", written, response.Status, response.Body)
						}
						continue
					}
					kept++
					if response.Status/100 != 2 {
						t.Errorf("%q: %d %s", written, response.Status, response.Body)
					} else if got := read(); got != want && !text.Blank(want) {
						t.Errorf("wrote %q, read %q", want, got)
					}
				}
				if kept < 5 || refused == 0 {
					t.Errorf("%d kept, %d refused", kept, refused)
				}
			})
		}
	})
}

// special is the number of texts in thinned that are in no corpus.
const special = 10

// thinned returns the special texts, all naughty strings, and every twentieth name.
func thinned(all []string) []string {
	const names = 600   // texts before this index are not names
	chosen := []string{ // the special ones first
		"", " ", strings.Repeat("x", 3000), strings.Repeat("é", 80), strings.Repeat("e\u0301", 80), "two\r\nlines\rthree", "bell\a", "nul\x00", "del\x7f", "next\u0085line"}
	for n, written := range all {
		if n < names || n%20 == 0 {
			chosen = append(chosen, written)
		}
	}
	return chosen
}

// problemAt returns the error at a field.
func problemAt(t *testing.T, a Response, field string) string {
	t.Helper()
	var envelope struct{ Errors map[string][]string }
	a.Into(t, &envelope)
	if len(envelope.Errors[field]) == 0 {
		return ""
	}
	return envelope.Errors[field][0]
}

func (w *World) textFields(t *testing.T) []textField {
	user := "/api/admin/users/" + w.idOf(t, "no group")
	expert := w.claimable(t)
	fields := []textField{
		{"invitation", "name", 160, false, false, true, func(n int, written string) (Response, func() string) {
			return w.invited(t, n, written, "Asked", func(u users.UserDetail, _ string) string { return u.User.Name })
		}},
		{"invitation", "reason", 500, true, false, true, func(n int, written string) (Response, func() string) {
			return w.invited(t, n, "Zoë", written, func(_ users.UserDetail, reason string) string { return reason })
		}},
		{"an account", "reason", 500, true, false, true, func(n int, written string) (Response, func() string) {
			w.exec(t, "UPDATE users SET suspended_at = NULL")
			a := w.Ask(t, "admin", "POST", user+"/suspend", asJSON(map[string]string{"reason": written}))
			return a, func() string { return w.newestEntry(t, "account").Reason }
		}},
		{"a refused bar admission", "reason", 1000, true, false, false, func(n int, written string) (Response, func() string) {
			w.exec(t, "UPDATE bar_admissions SET status = 'pending', version = 1 WHERE user_id = ?", w.idOf(t, "attorney"))
			record := w.record(t)
			a := w.Ask(t, "researcher", "POST", "/api/admin/bar-admissions/"+record.Admissions[0].ID+"/refuse", asJSON(map[string]any{"version": 1, "reason": written}))
			return a, func() string { return w.record(t).Admissions[0].Reason }
		}},
		{"a rejected claim", "reason", 2000, true, false, true, func(n int, written string) (Response, func() string) {
			id := w.claimWith(t, n, expert, nil)
			a := w.Ask(t, "admin", "POST", "/api/admin/claims/"+id+"/reject", asJSON(map[string]any{"version": w.dossier(t, id).Claim.Version, "reason": written}))
			return a, func() string { return w.dossier(t, id).Reason }
		}},
	}
	for _, f := range []struct {
		name                     string
		most                     int
		lines, optional, trimmed bool
		read                     func(claimDossier) string
	}{
		{"name", 160, false, false, true, func(d claimDossier) string { return d.claimant("name") }},
		{"institution", 160, false, true, true, func(d claimDossier) string { return d.claimant("institution") }},
		{"note", 2000, true, true, false, func(d claimDossier) string { return d.Note }},
	} {
		fields = append(fields, textField{"a claim by document", f.name, f.most, f.lines, f.optional, f.trimmed, func(n int, written string) (Response, func() string) {
			a, id := w.beginClaim(t, n, expert, map[string]any{f.name: written})
			return a, func() string { return f.read(w.dossier(t, id)) }
		}})
	}
	for _, f := range []struct {
		name            string
		most            int
		lines, optional bool
		read            func(list.ListSummary) string
	}{
		{"name", 100, false, false, func(l list.ListSummary) string { return l.Name }},
		{"description", 500, true, true, func(l list.ListSummary) string { return l.Description }},
	} {
		fields = append(fields, textField{aList, f.name, f.most, f.lines, f.optional, false, func(_ int, written string) (Response, func() string) {
			w.exec(t, "DELETE FROM lists")
			form := map[string]string{"name": "Abara", "description": ""}
			form[f.name] = written
			a := w.Ask(t, "attorney", "POST", "/api/lists", asJSON(form))
			return a, func() string {
				var all list.ListPage
				w.Ask(t, "attorney", "GET", "/api/lists", "").Into(t, &all)
				return f.read(all.Results[0])
			}
		}})
	}
	fields = append(fields, textField{"a note on a list", "note", 2000, true, true, false, func(_ int, written string) (Response, func() string) {
		w.exec(t, "DELETE FROM lists")
		at := "/api/lists/" + w.listOf(t, "attorney", "Abara", expert)
		a := w.Ask(t, "attorney", "PUT", at+"/experts/"+expert+"/note", asJSON(map[string]any{"note": written, "version": 1}))
		return a, func() string { return w.listAt(t, "attorney", at).Entries[0].Note }
	}})
	for _, f := range []struct {
		name string
		most int
		read func(attorneyRecord) string
	}{
		{"first_name", 80, func(r attorneyRecord) string { return r.FirstName }},
		{"last_name", 80, func(r attorneyRecord) string { return r.LastName }},
		{"firm", 160, func(r attorneyRecord) string { return r.Firm }},
		{"city", 120, func(r attorneyRecord) string { return r.City }},
		{"admissions.0.number", 40, func(r attorneyRecord) string { return r.Admissions[0].Number }},
	} {
		fields = append(fields, textField{"an attorney's record", f.name, f.most, false, false, false, func(n int, written string) (Response, func() string) {
			return w.saveRecord(t, f.name, written), func() string { return f.read(w.record(t)) }
		}})
	}
	w.saveRecord(t, "", "")
	return fields
}

// invited invites a person and reads the account and the audit entry.
func (w *World) invited(t *testing.T, n int, name, reason string, read func(u users.UserDetail, reason string) string) (Response, func() string) {
	t.Helper()
	a := w.Ask(t, "admin", "POST", "/api/admin/users/invite", asJSON(map[string]any{"email": fmt.Sprintf("n%d@invited.example", n), "name": name, "groups": []string{"Expert"}, "reason": reason}))
	return a, func() string {
		var made struct{ ID string }
		a.Into(t, &made)
		var user users.UserDetail
		w.Ask(t, "admin", "GET", "/api/admin/users/"+made.ID, "").Into(t, &user)
		return read(user, w.newestEntry(t, "account").Reason)
	}
}

type keptEntry struct {
	Action, Reason string
	SubjectName    string `json:"subject_name"`
}

// newestEntry returns the newest audit entry of a change.
func (w *World) newestEntry(t *testing.T, kind string) keptEntry {
	t.Helper()
	var log struct{ Results []keptEntry }
	w.Ask(t, "admin", "GET", "/api/admin/audit?kind="+kind, "").Into(t, &log)
	for _, e := range log.Results {
		if !strings.HasSuffix(e.Action, ".opened") {
			return e
		}
	}
	t.Fatalf("no change of a %s is in the log", kind)
	return keptEntry{}
}

type attorneyRecord struct {
	FirstName  string `json:"first_name"`
	LastName   string `json:"last_name"`
	Firm, City string
	Admissions []struct{ ID, Number, Reason string }
	Version    int
}

func (w *World) record(t *testing.T) (r attorneyRecord) {
	t.Helper()
	w.Ask(t, "attorney", "GET", "/api/attorney/record", "").Into(t, &r)
	return r
}

// saveRecord saves the attorney's record with one field changed.
func (w *World) saveRecord(t *testing.T, field, written string) Response {
	t.Helper()
	version := 0
	if a := w.Ask(t, "attorney", "GET", "/api/attorney/record", ""); a.Status == 200 {
		version = w.record(t).Version
	}
	number := "5418820"
	if field == "admissions.0.number" {
		number = written
	}
	form := map[string]any{"first_name": "Imogen", "last_name": "Castellanos", "firm": "Castellanos Pryce LLP", "phone": "(212) 555-0147", "phone_country": "US",
		"role": "partner", "practice_areas": []string{"construction"}, "city": "New York", "state": "NY", "time_zone": "America/New_York",
		"admissions": []map[string]any{{"state": "NY", "number": number, "year": 2014}}, "version": version}
	if _, plain := form[field]; plain {
		form[field] = written
	}
	return w.Ask(t, "attorney", "PUT", "/api/attorney/record", asJSON(form))
}

// claimable returns an unclaimed profile.
func (w *World) claimable(t *testing.T) string {
	t.Helper()
	var found struct {
		Results []struct {
			ExpertID string `json:"expert_id"`
		}
	}
	w.Ask(t, Nobody, "GET", "/api/claims/search?q=solheim", "").Into(t, &found)
	return found.Results[0].ExpertID
}

// beginClaim starts a claim by document from a new browser and IP address.
func (w *World) beginClaim(t *testing.T, n int, expert string, otherwise map[string]any) (Response, string) {
	t.Helper()
	claimBody := map[string]any{"expert_id": expert, "mode": "document", "browser": claimSecret(n), "name": "Ingrid Solheim Vance", "contact": "ingrid@home.example"}
	for name, value := range otherwise {
		claimBody[name] = value
	}
	a := w.Ask(t, Nobody, "POST", "/api/claims", asJSON(claimBody), w.fromElsewhere(n)...)
	var begun struct{ Claim struct{ ID string } }
	if a.Status == 200 {
		a.Into(t, &begun)
	}
	return a, begun.Claim.ID
}

func claimSecret(n int) string { return fmt.Sprintf("%043d", n) }

// claimWith starts a claim and sends its document.
func (w *World) claimWith(t *testing.T, n int, expert string, otherwise map[string]any) string {
	t.Helper()
	a, id := w.beginClaim(t, n, expert, otherwise)
	if a.Status != 200 {
		t.Fatalf("%d %s", a.Status, a.Body)
	}
	if a := w.upload(t, id, claimSecret(n), "a.pdf", claimPDF); a.Status != 200 {
		t.Fatalf("%d %s", a.Status, a.Body)
	}
	return id
}

type claimDossier struct {
	Claim     struct{ Version int }
	Note      string
	Reason    string
	Facts     []struct{ Name, Claimant string }
	Documents []struct{ ID, Name, Kind string }
}

func (d claimDossier) claimant(fact string) string {
	for _, f := range d.Facts {
		if f.Name == fact {
			return f.Claimant
		}
	}
	return ""
}

func (w *World) dossier(t *testing.T, id string) (d claimDossier) {
	t.Helper()
	w.Ask(t, "researcher", "GET", "/api/admin/claims/"+id, "").Into(t, &d)
	return d
}

// Every text is either searched for or refused at its field.
func TestSearches_neverFailOnAnyText(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		share := soak.Pick(1, 6)
		if w.App.DB.Dialect() == db.Postgres {
			share *= 3
		}
		for n, written := range thinned(writings(t)) {
			if n >= special && n%share != 0 {
				continue
			}
			q := "?q=" + url.QueryEscape(written)
			for _, c := range []struct{ who, path string }{{Nobody, "/api/claims/search"}, {"admin", "/api/admin/users"}, {"researcher", "/api/admin/claims"}, {"admin", "/api/admin/audit"}} {
				a := w.Ask(t, c.who, "GET", c.path+q, "", w.fromElsewhere(n)...)
				if a.Status != 200 && (a.Status != 422 || problemAt(t, a, "q") == "") {
					t.Errorf("%s for %q: %d %s", c.path, written, a.Status, a.Body)
				}
			}
		}
	})
}

// The text in the expert sign-up form appears in the profile and the account.
func TestSignUp_fillsTheExpertProfile(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		for n, written := range []string{"O'Brien-Ødegård", "Rene\u0301e", "Ng'ang'a; DROP TABLE users--", "<b>Ólafur</b> & \"Söhne\"", "李小龍", "محمد علي", "ʻŌiwi 👩🏽‍⚖️", "{{7*7}} ${x} %s", " space around ", "Ṩ̈ \u212b ﬀ"} {
			want := text.Line(written)
			email := fmt.Sprintf("writer%d@uni.example", n)
			b := w.begin(t, "expert", expertForm(map[string]any{"email": email, "first_name": written, "last_name": written, "institution": written, "city": written}), n)
			a := w.Ask(t, Nobody, "POST", "/api/sign-up/verify", proof(b, browserSecret, w.codeFor(t, email)), w.fromElsewhere(n)...)
			if a.Status != 200 {
				t.Fatalf("%q: %d %s", written, a.Status, a.Body)
			}
			var login account.Login
			a.Into(t, &login)
			if login.UserName != want+" "+want || login.Email != email {
				t.Errorf("wrote %q, the account's name is %q", want, login.UserName)
			}
			w.tokens[email] = login.Access
			var mine struct {
				ExpertID string `json:"expert_id"`
			}
			w.Ask(t, email, "GET", "/api/my-profile", "").Into(t, &mine)
			var about struct {
				Items []struct {
					Data struct {
						FirstName string `json:"first_name"`
						LastName  string `json:"last_name"`
						City      string
						Headline  string
					}
				}
			}
			w.Ask(t, email, "GET", "/api/profiles/"+mine.ExpertID+"/about-me", "").Into(t, &about)
			if got := about.Items[0].Data; got.FirstName != want || got.LastName != want || got.City != want || !strings.Contains(got.Headline, want) {
				t.Errorf("wrote %q, the profile says %+v", want, got)
			}
		}
	})
}

// begin is signUp from a new IP address.
func (w *World) begin(t *testing.T, kind, form string, n int) (b begun) {
	t.Helper()
	response := w.Ask(t, Nobody, "POST", "/api/sign-up/"+kind, form, w.fromElsewhere(n)...)
	if response.Status != 202 {
		t.Fatalf("%d %s", response.Status, response.Body)
	}
	response.Into(t, &b)
	return b
}
