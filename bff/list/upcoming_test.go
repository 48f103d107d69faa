package list

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
)

func TestUpcoming_listsTheNextDaysOfCurrentLists(t *testing.T) {
	each(t, func(t *testing.T, w *world) { // at noon on March 1, 2026, UTC
		add := func(actor auth.Actor, name, court, trial string) List {
			t.Helper()
			l, err := w.Create(t.Context(), actor, DetailsForm{Name: name, Court: court, TrialOn: trial}, nil)
			if err != nil {
				t.Fatal(err)
			}
			return l
		}
		add(dana, "State", "Superior Court of California, County of Los Angeles", "2026-03-20")
		federal := add(dana, "Federal", southern, "2026-05-17")
		add(dana, "Over", southern, "2025-11-03")
		add(dana, "No trial", southern, "")
		archived := add(dana, "Archived", southern, "2026-04-01")
		if _, err := w.Archive(t.Context(), dana, archived.ID); err != nil {
			t.Fatal(err)
		}
		add(lee, "Of another person", southern, "2026-03-02")
		days := func() string {
			t.Helper()
			all, err := w.Upcoming(t.Context(), dana)
			if err != nil {
				t.Fatal(err)
			}
			var said []string
			for _, u := range all {
				said = append(said, u.On[5:]+" "+u.List.Name+" "+strings.Fields(u.Name)[0])
			}
			return strings.Join(said, ", ")
		}
		if got := days(); got != "03-16 Federal Disclose, 03-20 State Trial, 04-17 Federal Supplement, 05-17 Federal Trial" {
			t.Error(got)
		}
		w.clock.Advance(16*24*time.Hour - 3*time.Hour) // March 17, 9:00 AM UTC is March 16 in Hawaii
		if got := days(); !strings.HasPrefix(got, "03-16 Federal") {
			t.Error(got)
		}
		w.clock.Advance(2 * time.Hour)
		if got := days(); !strings.HasPrefix(got, "03-20 State") {
			t.Error(got)
		}
		if _, err := w.Delete(t.Context(), dana, federal.ID); err != nil {
			t.Fatal(err)
		}
		if got := days(); got != "03-20 State Trial" {
			t.Error(got)
		}
		for i := range MostUpcoming {
			add(dana, fmt.Sprint("More ", i), "", "2026-04-01")
		}
		if got := days(); strings.Count(got, ",") != MostUpcoming-1 || strings.Contains(got, "More 5") {
			t.Error(got)
		}
	})
}
