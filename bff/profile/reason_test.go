package profile

import (
	"slices"
	"strings"
	"testing"

	"peritus/bff/platform/db/dbtest"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// Every change of staff on an expert's behalf needs a reason. The expert's own need none.
func TestHTTP_staffGiveAReason(t *testing.T) {
	s := newSite(t)
	const path = "/api/profiles/expert-1/education"
	row := func(more, degree string) string {
		return `{` + more + `"data":{"organization":"Columbia","degree":"` + degree + `","status":"completed"}}`
	}
	add := func(degree string) string {
		t.Helper()
		status, body, raw := s.ask(t, "expert", "POST", path, row("", degree))
		if status != 201 {
			t.Fatal(raw)
		}
		return body["item"].(map[string]any)["id"].(string)
	}
	one, two := add("BS"), add("MS")
	order, back := `"ids":["`+two+`","`+one+`"]`, `"ids":["`+one+`","`+two+`"]`
	deleted := s.undoOf(t, "staff", path+"/"+add("MBA")+"?version=1&reason=Asked+by+phone")
	own := s.undoOf(t, "expert", path+"/"+add("LLM")+"?version=1")
	const required, long = `"errors":{"reason":["Enter a reason."]}`, `"reason":["`
	tooLong := strings.Repeat("é", editing.LongestReason+1)
	why := `"reason":"Asked by phone",`
	for _, c := range []struct {
		story, who, method, path, body string
		status                         int
		says                           string
		revisions                      int // that it adds
	}{
		{"a section", "staff", "PUT", "/api/profiles/expert-1/about-me", `{"data":` + aboutBody + `}`, 422, required, 0},
		{"a section with a reason of spaces", "staff", "PUT", "/api/profiles/expert-1/about-me", `{"reason":" \n ","data":` + aboutBody + `}`, 422, required, 0},
		{"a section with a long reason", "staff", "PUT", "/api/profiles/expert-1/about-me", `{"reason":"` + tooLong + `","data":` + aboutBody + `}`, 422, long, 0},
		{"a section with control characters", "staff", "PUT", "/api/profiles/expert-1/about-me", `{"reason":"a\u0000b","data":` + aboutBody + `}`, 422, long, 0},
		{"a section with other errors", "staff", "PUT", "/api/profiles/expert-1/about-me", `{"data":{}}`, 422, `"first_name":["Enter your first name."]`, 0},
		{"and its reason too", "staff", "PUT", "/api/profiles/expert-1/about-me", `{"data":{}}`, 422, `"reason":["Enter a reason."]`, 0},
		{"the expert's section has other errors only", "expert", "PUT", "/api/profiles/expert-1/about-me", `{"data":{}}`, 422, `"first_name":["Enter your first name."]`, 0},
		{"a new row", "staff", "POST", path, row("", "PhD"), 422, required, 0},
		{"a changed row", "staff", "PUT", path + "/" + one, row(`"version":1,`, "BA"), 422, required, 0},
		{"another visibility", "staff", "PUT", path + "/" + one, row(`"version":1,"visibility":"private",`, "BS"), 422, required, 0},
		{"nothing changed", "staff", "PUT", path + "/" + one, row(`"version":1,`, "BS"), 200, "Nothing changed.", 0},
		{"a deletion", "staff", "DELETE", path + "/" + one + "?version=1", "", 422, required, 0},
		{"a deletion with a long reason", "staff", "DELETE", path + "/" + one + "?version=1&reason=" + strings.Repeat("a", editing.LongestReason+1), "", 422, long, 0},
		{"a stale deletion", "staff", "DELETE", path + "/" + one + "?version=7", "", 409, "Someone else has changed this.", 0},
		{"an order", "staff", "POST", path + "/order", `{` + order + `}`, 422, required, 0},
		{"the same order", "staff", "POST", path + "/order", `{` + back + `}`, 200, "Nothing changed.", 0},
		{"undoing their own deletion", "staff", "POST", deleted, `{}`, 422, required, 0},
		{"undoing the expert's deletion", "staff", "POST", own, `{}`, 422, required, 0},

		{"the expert's own row", "expert", "PUT", path + "/" + one, row(`"version":1,`, "BA"), 200, "is saved", 1},
		{"the expert's own order", "expert", "POST", path + "/order", `{` + order + `}`, 200, "new order", 1},
		{"the expert undoes their own deletion", "expert", "POST", own, `{}`, 200, "is restored", 1},

		{"a section with a reason", "staff", "PUT", "/api/profiles/expert-1/about-me", `{` + why + `"data":` + aboutBody + `}`, 200, "is saved", 1},
		{"a new row with a reason", "staff", "POST", path, row(why, "PhD"), 201, "is saved", 1},
		{"a changed row with a reason", "staff", "PUT", path + "/" + one, row(why+`"version":2,`, "BS"), 200, "is saved", 1},
		{"undone with a reason", "staff", "POST", deleted, `{"reason":"Asked by phone"}`, 200, "is restored", 1},
		{"a deletion with a reason", "staff", "DELETE", path + "/" + two + "?version=1&reason=Asked+by+phone", "", 200, "one row fewer", 1},
	} {
		_, before, _ := s.ask(t, "staff", "GET", "/api/profiles/expert-1/revisions", "")
		status, _, raw := s.ask(t, c.who, c.method, c.path, c.body)
		if status != c.status || !strings.Contains(raw, c.says) {
			t.Errorf("%s: want %d %s, have %d %s", c.story, c.status, c.says, status, raw)
		}
		if c.who == "expert" && strings.Contains(raw, `"reason"`) {
			t.Errorf("%s: an expert is asked for a reason: %s", c.story, raw)
		}
		_, after, _ := s.ask(t, "staff", "GET", "/api/profiles/expert-1/revisions", "")
		if added := int(after["count"].(float64) - before["count"].(float64)); added != c.revisions {
			t.Errorf("%s: %d changes in the history, want %d", c.story, added, c.revisions)
		}
		latest := after["results"].([]any)[0].(map[string]any)
		if c.who == "staff" && c.revisions > 0 && (latest["reason"] != "Asked by phone" || latest["on_behalf"] != true) {
			t.Errorf("%s: the history doesn't show the reason: %v", c.story, latest)
		}
	}
}

// undoOf deletes a row, and returns the address that undoes it.
func (s *site) undoOf(t *testing.T, who, row string) string {
	t.Helper()
	status, body, raw := s.ask(t, who, "DELETE", row, "")
	if status != 200 {
		t.Fatal(raw)
	}
	return "/api/profiles/expert-1/revisions/" + body["revision"].(string) + "/restore"
}

// The photo and the CV belong to sections, so they can't be changed without a reason either.
func TestChange_onBehalfNeedsAReasonInEverySection(t *testing.T) {
	w := newWorld(t, dbtest.SQLite(t))
	for _, declared := range section.All() {
		in := example(declared)
		in.Reason = ""
		save := w.Add
		if declared.Single {
			save = w.SaveSingle
		}
		_, err := save(t.Context(), w.staff, w.id, declared.Code, in)
		if got := fieldsOf(t, err)["reason"]; !slices.Equal(got, []string{"Enter a reason."}) {
			t.Errorf("%s: %v %v", declared.Code, got, err)
		}
	}
	if _, count, err := w.Revisions(t.Context(), w.staff, w.id, stored.Filter{}, 1); count != 0 || err != nil {
		t.Error(count, err)
	}
}
