package lookup

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/redis/go-redis/v9"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

const findAmara = "/publications/lookup?orcid=" + amara

func TestFind_overHTTP(t *testing.T) {
	s := newSite(t, dbtest.SQLite(t), node("Slewing rings", "2019", "10.5555/1"), node("Hooks", "2021", "10.5555/2"), node("", "2021", "10.5555/3"))
	s.add(t, section.PublicationsCode, &section.Publication{Name: "Hooks!", Type: "article", Date: "2021-05", Authors: []string{"A. Bell"}})
	for _, c := range []struct {
		story, who, path string
		status           int
		holds, lacks     []string
	}{
		{"a visitor", "", findAmara, 401, nil, []string{"Slewing"}},
		{"an attorney", "attorney", findAmara, 403, nil, []string{"Slewing"}},
		{"another expert", "other", findAmara, 403, []string{"your own profile"}, []string{"Slewing"}},
		{"the expert", "expert", findAmara, 200, []string{`"orcid":"` + amara + `"`, `"total":3`, `"listed":3`, `"room":999`, `"title":"Slewing rings"`, `"status":"new","suggested":true`,
			`"status":"duplicate","suggested":false`, `"title":"Hooks!"`, `"status":"unusable"`, `"notes":["It has no title."]`}, nil},
		{"staff", "staff", findAmara, 200, []string{`"title":"Slewing rings"`}, nil},
		{"an iD as an address", "expert", "/publications/lookup?orcid=https%3A%2F%2Forcid.org%2F" + amara, 200, []string{`"orcid":"` + amara + `"`, `"title":"Slewing rings"`}, nil},
		{"no iD anywhere", "expert", "/publications/lookup", 422, []string{`"orcid":["Enter the ORCID iD."]`}, nil},
		{"a mistyped iD", "expert", "/publications/lookup?orcid=0000-0002-1825-0098", 422, []string{`"orcid":["This ORCID iD is mistyped. Check its digits."]`}, nil},
		{"an attack", "expert", "/publications/lookup?orcid=%22%7D%29%20%7B%20x%20%7D%00", 422, []string{`"orcid":[`}, nil},
		{"an iD that DataCite doesn't know", "expert", "/publications/lookup?orcid=" + nobody, 200, []string{`"total":0`, `"candidates":[]`}, nil},
		{"the section says that it can be looked up", "expert", "/publications", 200, []string{`"lookup":{"orcid":""}`}, nil},
		{"other sections don't", "expert", "/education", 200, []string{`"lookup":null`}, nil},
	} {
		status, body := s.ask(t, c.who, http.MethodGet, c.path, "")
		if status != c.status {
			t.Errorf("%s: %d %s, want %d", c.story, status, body, c.status)
		}
		for _, text := range c.holds {
			if !strings.Contains(body, text) {
				t.Errorf("%s: %s is not in %s", c.story, text, body)
			}
		}
		for _, text := range c.lacks {
			if strings.Contains(body, text) {
				t.Errorf("%s: %s is in %s", c.story, text, body)
			}
		}
	}
	if s.cite.requests != 2 { // the two iDs; other requests were refused or remembered
		t.Errorf("%d requests to DataCite", s.cite.requests)
	}
	s.add(t, section.WebCode, &section.WebPage{Kind: "orcid", URL: "https://orcid.org/" + amara})
	if status, body := s.ask(t, "expert", http.MethodGet, "/publications/lookup", ""); status != 200 || !strings.Contains(body, "Slewing") {
		t.Errorf("the iD in Me on the web: %d %s", status, body)
	}

	s.DataCite = nil
	for _, c := range []struct {
		who    string
		status int
	}{{"expert", 404}, {"staff", 404}, {"other", 403}, {"", 401}} {
		if status, body := s.ask(t, c.who, http.MethodGet, findAmara, ""); status != c.status {
			t.Errorf("off, %s: %d %s", c.who, status, body)
		}
		if status, body := s.ask(t, c.who, http.MethodPost, "/publications/lookup", `{"orcid":"`+amara+`","keys":["x"]}`); status != c.status {
			t.Errorf("off, %s accepts: %d %s", c.who, status, body)
		}
	}
}

func TestFind_marksDuplicatesByIdentifierOrElseByTitleAndYear(t *testing.T) {
	s := newSite(t, dbtest.SQLite(t),
		node("Renamed since", "2024", "10.5555/SAME"),
		node("Rigging: a Review", "2018", "10.5555/other"),
		node("Hooks", "2017", "10.5555/hooks"),
		node("Version", "2020", "10.5555/v1"), node("Version", "2020", "10.5555/v2"),
		node("Twice", "2016", "10.5555/twice"), node("Twice again", "2016", "10.5555/TWICE"),
		strings.Replace(node("Load data", "2015", "10.5555/data"), "JournalArticle", "Dataset", 1))
	for _, p := range []section.Publication{
		{Name: "Slewing rings", Date: "2019", DOI: "10.5555/same"}, {Name: "rigging — A REVIEW", Date: "2018-04"}, {Name: "Hooks", Date: "2017", DOI: "10.5555/preprint"},
	} {
		p.Type, p.Authors = "article", []string{"A. Bell"}
		s.add(t, section.PublicationsCode, &p)
	}
	rows := s.rows(t)
	var got []string
	for _, c := range s.find(t).Candidates {
		line := fmt.Sprintf("%s %s %t", c.Publication.DOI, c.Status, c.Suggested)
		if c.Twin != nil {
			line += fmt.Sprintf(" of %q in row %d", c.Twin.Title, slices.IndexFunc(rows, func(i editing.SectionItem) bool { return i.ID == c.Twin.ItemID }))
		}
		got = append(got, line+" "+strings.Join(c.Notes, "|"))
	}
	want := []string{
		"10.5555/v1 new true ",
		"10.5555/v2 new false Another work in this list has this title and year. This may be another version of it.",
		"10.5555/hooks new false The profile has this title and year under another DOI. This may be another version of it.",
		"10.5555/twice new true ",
		"10.5555/data new false DataCite lists it under “dataset”.",
		`10.5555/SAME duplicate false of "Slewing rings" in row 0 `,
		`10.5555/other duplicate false of "rigging — A REVIEW" in row 1 `,
		`10.5555/TWICE duplicate false of "Twice" in row -1 `,
	}
	if !slices.Equal(got, want) {
		t.Errorf("%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestFind_readsHugeAndBrokenAnswers(t *testing.T) {
	respond := func(body string) func(http.ResponseWriter, int) bool {
		return func(w http.ResponseWriter, _ int) bool { _, _ = io.WriteString(w, body); return true }
	}
	after := func(good int, status int, body string) func(http.ResponseWriter, int) bool {
		return func(w http.ResponseWriter, request int) bool {
			if request <= good {
				return false
			}
			w.WriteHeader(status)
			_, _ = io.WriteString(w, body)
			return true
		}
	}
	for _, c := range []struct {
		name                    string
		nodes                   int
		instead                 func(http.ResponseWriter, int) bool
		listed, total, requests int
		kind                    errs.Kind
		logs                    string
	}{
		{"no works", 0, nil, 0, 0, 1, "", ""},
		{"one page", 100, nil, 100, 100, 1, "", ""},
		{"two pages", 101, nil, 101, 101, 2, "", ""},
		{"10,000 works", 10_000, nil, 1000, 10_000, 10, "", ""},
		{"10,000 works in one page", 0, respond(pageOf(nodes(10_000), 10_000, "", false)), 1000, 10_000, 1, "", ""},
		{"a cursor that stays", 0, respond(pageOf(nodes(3), 9, "3", true)), 6, 9, 2, "", ""},
		{"pages that end nowhere", 0, respond(pageOf(nil, 9, "x", true)), 0, 9, 1, "", ""},
		{"a total below the list", 0, respond(pageOf(nodes(3), -5, "", false)), 3, 3, 1, "", ""},
		{"works of another shape", 0, respond(pageOf([]string{"null", `"x"`, `{"titles":7}`, node("Hooks", "2019", "10.5555/1")}, 4, "", false)), 1, 4, 1, "", "works=3"},
		{"a part, with an error", 0, respond(strings.Replace(pageOf(nodes(2), 2, "", false), `{"data"`, `{"errors":[{"message":"Slow shard"}],"data"`, 1)), 2, 2, 1, "", "Slow shard"},
		{"an outage after two pages", 500, after(2, 503, "Down"), 200, 500, 3, "", "GraphQL Error (Code: 503)"},
		{"a page that is too large", 500, after(1, 200, `{"data":"`+strings.Repeat("x", maxResponse)), 100, 500, 2, "", "too large"},
		{"an outage", 5, after(0, 503, "Down"), 0, 0, 1, errs.Unavailable, ""},
		{"an error", 5, after(0, 200, `{"data":{"person":null},"errors":[{"message":"Timeout on validation"}]}`), 0, 0, 1, errs.Unavailable, ""},
		{"a page of HTML", 5, after(0, 200, "<html>"), 0, 0, 1, errs.Unavailable, ""},
		{"data of another shape", 5, after(0, 200, `{"data":{"person":{"works":[1]}}}`), 0, 0, 1, errs.Unavailable, ""},
		{"no person and no error", 5, after(0, 200, `{"data":{"person":null}}`), 0, 0, 1, "", ""},
		{"a redirect", 5, after(0, 302, ""), 0, 0, 1, errs.Unavailable, ""},
	} {
		s := newSite(t, dbtest.SQLite(t), nodes(c.nodes)...)
		s.cite.instead = c.instead
		list, err := s.Find(t.Context(), s.expert, s.id, amara)
		kind := errs.Kind("")
		if err != nil {
			kind = errs.KindOf(err)
		}
		if kind != c.kind || list.Listed != c.listed || len(list.Candidates) != c.listed || list.Total != c.total || s.cite.requests != c.requests {
			t.Errorf("%s: %v, %d of %d in %d requests, want %+v", c.name, err, list.Listed, list.Total, s.cite.requests, c)
		}
		if log := s.log.Take(); c.logs == "" != (log == "") || !strings.Contains(log, c.logs) {
			t.Errorf("%s logs %s", c.name, log)
		}
		if err == nil { // looking again, also at less, asks nothing
			if again, err := s.Find(t.Context(), s.expert, s.id, amara); err != nil || again.Listed != c.listed || s.cite.requests != c.requests {
				t.Errorf("%s, again: %v, %d in %d requests", c.name, err, again.Listed, s.cite.requests)
			}
		}
	}
}

func TestFind_isLimitedPerPerson(t *testing.T) {
	s := newSite(t, dbtest.SQLite(t), nodes(2)...)
	if err := s.redis.Set(t.Context(), "lookup:person:"+s.expert.UserID, lookupLimit-1, lookupSpan).Err(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		story, who, orcid string
		status            int
	}{
		{"the last that is allowed", "expert", amara, 200},
		{"one more", "expert", nobody, 429},
		{"what is remembered", "expert", amara, 200},
		{"another person", "staff", nobody, 200},
	} {
		status, body := s.ask(t, c.who, http.MethodGet, "/publications/lookup?orcid="+c.orcid, "")
		if status != c.status || status == 429 && !strings.Contains(body, "Try again in 60 minutes.") {
			t.Errorf("%s: %d %s", c.story, status, body)
		}
	}
}

func TestFind_worksWithoutRedis(t *testing.T) {
	s := newSite(t, dbtest.SQLite(t), nodes(2)...)
	s.Redis = redis.NewClient(&redis.Options{})
	if err := s.Redis.Close(); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if list := s.find(t); list.Listed != 2 {
			t.Errorf("%+v", list)
		}
	}
	if log := s.log.String(); s.cite.requests != 2 || !strings.Contains(log, "not limited") || !strings.Contains(log, "remembered") {
		t.Errorf("%d requests, %s", s.cite.requests, log)
	}
}

func TestAccept_overHTTP(t *testing.T) {
	s := newSite(t, dbtest.SQLite(t), append(nodes(5), node("", "2021", "10.5555/x"))...)
	list := s.find(t)
	usable, unusable := keys(list, isNew), keys(list, isUnusable)
	body := func(keys ...string) string {
		return `{"orcid":"` + amara + `","keys":` + string(field.Encode(append([]string{}, keys...))) + `}`
	}
	for _, c := range []struct {
		story, who, body string
		status           int
		says             string
		rows             int
	}{
		{"a visitor", "", body(usable[0]), 401, "", 0},
		{"an attorney", "attorney", body(usable[0]), 403, "", 0},
		{"another expert", "other", body(usable[0]), 403, "your own profile", 0},
		{"nothing chosen", "expert", body(), 422, `"keys":["Choose at least one publication."]`, 0},
		{"no list", "expert", `{"orcid":"` + amara + `","keys":null}`, 422, `"keys"`, 0},
		{"a mistyped iD", "expert", `{"orcid":"0000-0002-1825-0098","keys":["x"]}`, 422, `"orcid":[`, 0},
		{"another person's works", "expert", `{"orcid":"` + nobody + `","keys":["` + usable[0] + `"]}`, 409, "This list has changed", 0},
		{"a work that there is not", "expert", body(usable[0], "x"), 409, "This list has changed", 0},
		{"a work that can't be used", "expert", body(usable[0], unusable[0]), 422, "can’t be used", 0},
		{"two works", "expert", body(usable[1], usable[0]), 200, `"detail":"2 publications are added."`, 2},
		{"the same again", "expert", body(usable[0], usable[1]), 200, `"detail":"Nothing changed. The profile already has these publications.","added":0,"skipped":2`, 2},
		{"one twice", "expert", body(usable[2], usable[2]), 200, `"detail":"1 publication is added."`, 3},
		{"staff without a reason", "staff", body(usable...), 422, `"reason":["Enter a reason."]`, 3},
		{"some that are there", "staff", strings.Replace(body(usable...), "{", `{"reason":"Asked by phone",`, 1), 200, `"detail":"2 of 5 publications are added. The profile already has the others."`, 5},
	} {
		status, got := s.ask(t, c.who, http.MethodPost, "/publications/lookup", c.body)
		if status != c.status || !strings.Contains(got, c.says) {
			t.Errorf("%s: %d %s, want %d %s", c.story, status, got, c.status, c.says)
		}
		if rows := s.rows(t); len(rows) != c.rows {
			t.Errorf("%s: %d rows, want %d", c.story, len(rows), c.rows)
		}
	}
}

func TestAccept_savesImportedRowsWithTheirHistory(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s := newSite(t, d, wholeNode, node("Hooks", "2021", "10.5555/2"))
		list := s.find(t)
		added, err := s.Accept(t.Context(), s.expert, s.id, amara, keys(list, isNew), "")
		if err != nil || added.Count != 2 || added.Section.Items != 2 {
			t.Fatal(added, err)
		}
		for i, row := range s.rows(t) {
			var want string
			for _, c := range list.Candidates { // in the order of DataCite
				if strings.Contains(string(row.Data), c.Publication.DOI) {
					want = string(field.Encode(c.Publication))
				}
			}
			if row.Source != "import" || row.Visibility != "public" || row.Version != 1 || row.Position != i+1 || string(row.Data) != want {
				t.Errorf("%+v %s, want %s", row, row.Data, want)
			}
		}
		revisions, count, err := s.profiles.Revisions(t.Context(), s.expert, s.id, stored.Filter{Section: section.PublicationsCode}, 1)
		if err != nil || count != 2 {
			t.Fatal(count, err)
		}
		for _, r := range revisions {
			if r.Action != stored.Added || r.Source != stored.ByImport || r.ActorName != "Amara Okonkwo-Bell" || r.Reason != "Found at DataCite by ORCID iD "+amara+"." || len(r.Changes) < 10 {
				t.Errorf("%+v", r)
			}
		}
		if _, history := s.ask(t, "expert", http.MethodGet, "/revisions?section=publications", ""); !strings.Contains(history, `"by":"Amara Okonkwo-Bell"`) {
			t.Errorf("the history doesn't name who accepted them: %s", history)
		}
		if view, err := s.profiles.Items(t.Context(), s.expert, s.id, section.PublicationsCode); err != nil || view.ConfirmedAt == nil {
			t.Errorf("what experts accept is confirmed: %+v %v", view, err)
		}
		again, err := s.Accept(t.Context(), s.expert, s.id, amara, keys(list, isNew), "")
		if err != nil || again.Changed || again.Skipped != 2 {
			t.Errorf("%+v %v", again, err)
		}
		if _, after, err := s.profiles.Revisions(t.Context(), s.expert, s.id, stored.Filter{Section: section.PublicationsCode}, 1); err != nil || after != 2 {
			t.Errorf("%d revisions after accepting twice, %v", after, err)
		}
		if got := keys(s.find(t), isDuplicate); len(got) != 2 {
			t.Errorf("%d duplicates after accepting", len(got))
		}
	})
}

func TestAccept_addsWhatWasShownOrNothing(t *testing.T) {
	s := newSite(t, dbtest.SQLite(t), nodes(3)...)
	chosen := keys(s.find(t), isNew)
	s.cite.nodes[1] = node("Another title", "2019", "10.5555/crane.1")
	s.cite.instead = func(w http.ResponseWriter, _ int) bool { w.WriteHeader(503); return true }
	if added, err := s.Accept(t.Context(), s.expert, s.id, amara, chosen[:1], ""); err != nil || added.Count != 1 {
		t.Errorf("while DataCite is down, what was shown is remembered: %+v %v", added, err)
	}
	s.cite.instead = nil
	if err := s.redis.FlushAll(t.Context()).Err(); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Accept(t.Context(), s.expert, s.id, amara, chosen, ""); errs.KindOf(err) != errs.Conflict || len(s.rows(t)) != 1 {
		t.Errorf("%v, %d rows", err, len(s.rows(t)))
	}
}

func TestAccept_staysWithinTheLimitOfTheSection(t *testing.T) {
	s := newSite(t, dbtest.SQLite(t), nodes(1000)...)
	s.add(t, section.PublicationsCode, &section.Publication{Name: "Hooks", Type: "article", Date: "2021", Authors: []string{"A. Bell"}})
	list := s.find(t)
	all := keys(list, isNew)
	if list.Room != 999 || len(all) != 1000 {
		t.Fatalf("room %d, %d new", list.Room, len(all))
	}
	_, err := s.Accept(t.Context(), s.expert, s.id, amara, all, "")
	var refused *errs.Error
	if !errors.As(err, &refused) || fmt.Sprint(refused.Fields["keys"]) != "[There’s room for 999 more publications. Choose 999 or fewer.]" || len(s.rows(t)) != 1 {
		t.Errorf("%v, %d rows", err, len(s.rows(t)))
	}
	added, err := s.Accept(t.Context(), s.expert, s.id, amara, all[:999], "")
	if err != nil || added.Count != 999 || len(s.rows(t)) != 1000 || s.find(t).Room != 0 {
		t.Errorf("%+v %v", added.Count, err)
	}
	if _, err := s.Accept(t.Context(), s.expert, s.id, amara, all[999:], ""); !errors.As(err, &refused) || !strings.Contains(fmt.Sprint(refused.Fields["keys"]), "full") {
		t.Errorf("no room: %v", err)
	}
}

// Two tabs, or an expert and staff, accept the same list.
func TestAccept_concurrentCallsAddEachWorkOnce(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		s := newSite(t, d, nodes(12)...)
		all := keys(s.find(t), isNew)
		var calls sync.WaitGroup
		results := make([]Added, 6)
		for i := range results {
			calls.Go(func() {
				var err error
				if results[i], err = s.Accept(t.Context(), s.expert, s.id, amara, all[i:i+6], ""); err != nil {
					t.Error(err)
				}
			})
		}
		calls.Wait()
		count := 0
		for _, r := range results {
			count += r.Count
		}
		titles := map[string]bool{}
		for _, row := range s.rows(t) {
			titles[row.Title] = true
		}
		if count != 11 || len(titles) != 11 || len(s.rows(t)) != 11 {
			t.Errorf("%d added, %d rows with %d titles", count, len(s.rows(t)), len(titles))
		}
	})
}
