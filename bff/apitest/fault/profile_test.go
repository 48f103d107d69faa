package fault

import (
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"strings"
	"testing"

	"peritus/bff/platform/db"
)

// changeAwards adds awards, changes them, moves them, and deletes every second one.
func (w *writers) changeAwards(editor ...string) {
	const awards = "/api/profiles/" + expert + "/awards-and-honors"
	for n := 1; !w.stopped.Load() && w.ctx.Err() == nil; n++ {
		data := map[string]any{"title": fmt.Sprintf("Award %d", n), "awarder": "Society", "date": "2019"}
		if w.repeat(http.MethodPost, awards, map[string]any{"visibility": "public", "data": data, "reason": "Fault"}, 201, editor...) == "" {
			return
		}
		// The response of the first may be lost, so the row is read.
		var view struct {
			Items []struct {
				ID      string
				Version int
			}
		}
		if err := json.Unmarshal([]byte(w.repeat(http.MethodGet, awards, nil, 200, editor...)), &view); err != nil {
			return // the test is over
		}
		ids := make([]string, len(view.Items))
		for i, item := range view.Items {
			ids[len(ids)-1-i] = item.ID
		}
		last := view.Items[len(view.Items)-1]
		data["summary"] = strings.Repeat("Awarded for its method. ", 10)
		w.repeat(http.MethodPut, awards+"/"+last.ID, map[string]any{"version": last.Version, "visibility": "attorneys", "data": data, "reason": "Fault"}, 200, editor...)
		w.repeat(http.MethodPost, awards+"/order", map[string]any{"ids": ids, "reason": "Fault"}, 200, editor...)
		if n%2 == 0 {
			w.repeat(http.MethodDelete, fmt.Sprintf("%s/%s?version=%d&reason=Fault", awards, last.ID, last.Version+1), nil, 200, editor...)
		}
	}
}

// verifyProfile replays the history of the profile, which must lead to exactly what is
// stored: no change without its revision, no revision without its change, and no section
// whose parts don't fit.
func verifyProfile(t *testing.T, d *db.DB) {
	t.Helper()
	read := d.Read(t.Context())
	var revisions []struct{ Section, ItemID, Action, Changes string }
	if err := read.Table("profile_revisions").Where("expert_id = ? AND section <> ''", expert).Order("created_at, id").Find(&revisions).Error; err != nil {
		t.Fatal(err)
	}
	var items []struct {
		Section, ID, Data, Visibility string
		Position, Version             int
	}
	if err := read.Table("profile_items").Where("expert_id = ?", expert).Order("section, position").Find(&items).Error; err != nil {
		t.Fatal(err)
	}
	type state struct {
		values   map[string]any
		versions int
	}
	replayed := map[string]*state{}
	for _, r := range revisions {
		var changes []struct {
			Field string
			After any
		}
		if err := json.Unmarshal([]byte(r.Changes), &changes); err != nil {
			t.Fatal(err)
		}
		switch r.Action {
		case "add":
			replayed[r.ItemID] = &state{values: map[string]any{}}
		case "remove":
			delete(replayed, r.ItemID)
			continue
		case "save":
		default:
			continue
		}
		s := replayed[r.ItemID]
		if s == nil {
			t.Errorf("%s %s was %s before it was added", r.Section, r.ItemID, r.Action)
			continue
		}
		s.versions++
		for _, c := range changes {
			s.values[c.Field] = c.After
		}
	}
	counts := map[string]int{}
	for _, item := range items {
		counts[item.Section]++
		if item.Position != counts[item.Section] {
			t.Errorf("%s %s is in place %d, want %d", item.Section, item.ID, item.Position, counts[item.Section])
		}
		s := replayed[item.ID]
		if s == nil {
			t.Errorf("%s %s is stored without a revision", item.Section, item.ID)
			continue
		}
		delete(replayed, item.ID)
		var data map[string]any
		if err := json.Unmarshal([]byte(item.Data), &data); err != nil {
			t.Fatal(err)
		}
		data["_visibility"] = item.Visibility
		for field, value := range data {
			if was, found := s.values[field]; found && !reflect.DeepEqual(was, value) {
				t.Errorf("%s %s: %s is %v, the history says %v", item.Section, item.ID, field, value, was)
			}
		}
		if s.versions != item.Version {
			t.Errorf("%s %s has version %d and %d revisions", item.Section, item.ID, item.Version, s.versions)
		}
	}
	for id := range replayed {
		t.Errorf("%s has revisions, but isn't stored", id)
	}
	var stored []struct {
		Section string
		Items   int
	}
	if err := read.Table("profile_sections").Where("expert_id = ?", expert).Find(&stored).Error; err != nil {
		t.Fatal(err)
	}
	for _, s := range stored {
		if s.Items != counts[s.Section] {
			t.Errorf("%s counts %d items and has %d", s.Section, s.Items, counts[s.Section])
		}
	}
	if counts["awards-and-honors"] == 0 {
		t.Error("no award was stored, so the test proves nothing")
	}
}
