package twin

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"peritus/bff/apitest"
	"peritus/bff/search"
	"peritus/bff/search/saved"
)

// found lists the experts whom an attorney finds on a process, in one order.
func found(t *testing.T, w *apitest.World) []string {
	t.Helper()
	var page search.ExpertSearch
	w.Ask(t, "attorney", http.MethodGet, "/api/experts", "").Into(t, &page)
	ids := make([]string, len(page.Results))
	for i, r := range page.Results {
		ids[i] = r.ExpertID
	}
	slices.Sort(ids)
	return ids
}

// Three processes hide and show profiles at once, and one more starts meanwhile. Each ends
// with what the database says, and of those who were shown, one email tells.
func TestSearch_followsTheDatabaseInThreeProcesses(t *testing.T) {
	one, second := two(t)
	processes := []*apitest.World{one, second, one.Twin(t, 0)}
	before := found(t, one)
	if len(before) < 6 {
		t.Fatalf("%d experts", len(before))
	}
	act := func(w *apitest.World, what, expert string) {
		body := fmt.Sprintf(`{"act":%q,"reason":"They asked.","assignee_id":"","selected":[%q]}`, what, expert)
		if got := w.Ask(t, "researcher", http.MethodPost, "/api/admin/experts/act", body); got.Status != 200 || !strings.Contains(got.Body, `"changed":1`) {
			t.Errorf("%s: %d %s", what, got.Status, got.Body)
		}
	}
	act(one, "hide", before[0])
	var made saved.SavedSearchDone
	one.Ask(t, "attorney", http.MethodPost, "/api/saved-searches", `{"name":"Everyone","mail":true,"search":""}`).Into(t, &made)

	var all sync.WaitGroup
	for i, w := range processes {
		all.Go(func() { // experts of its own: two are hidden in the end
			for range 3 {
				act(w, "hide", before[1+i])
				act(w, "unhide", before[1+i])
			}
			if i > 0 {
				act(w, "hide", before[1+i])
			}
		})
	}
	late := one.Twin(t, 0)
	all.Wait()
	act(second, "unhide", before[0])
	want := slices.DeleteFunc(slices.Clone(before), func(id string) bool { return id == before[2] || id == before[3] })
	for i, w := range append(processes, late) {
		w.Await(t, func() bool { return slices.Equal(found(t, w), want) })
		all.Go(func() {
			if err := w.App.Saved.Match(t.Context()); err != nil {
				t.Errorf("process %d: %v", i, err)
			}
		})
	}
	all.Wait()
	// The time of the daily email has come.
	if err := one.App.DB.Write(t.Context()).Exec("UPDATE saved_search_finds SET found_at = found_at - 172800000").Error; err != nil {
		t.Fatal(err)
	}
	for i, w := range append(processes, late) {
		all.Go(func() {
			if err := w.App.Saved.Match(t.Context()); err != nil {
				t.Errorf("process %d: %v", i, err)
			}
		})
	}
	all.Wait()
	mails, err := one.App.Mails.Latest(t.Context(), 200)
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, m := range mails {
		if strings.Contains(m.Subject, "saved search") {
			told = append(told, m.Body)
		}
	}
	if len(told) != 1 || !strings.Contains(told[0], before[0]) || strings.Count(told[0], "/attorney/experts/") != 1 {
		t.Errorf("%q", told)
	}
}
