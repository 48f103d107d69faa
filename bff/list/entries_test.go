package list

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"peritus/bff/platform/errs"
)

func TestAdd_twiceIsOnce(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		w.move(l.ID, "a", Contacted, "")
		for i, want := range []Added{{Added: allOf("b c"), Already: 1, Hidden: 1}, {Already: 3, Hidden: 1}} {
			got, err := w.Add(t.Context(), dana, l.ID, append(allOf("a b c b hidden"), "nonsense", "\xff"))
			if err != nil || !slices.Equal(got.Added, want.Added) || got.Already != want.Already || got.Hidden != want.Hidden {
				t.Errorf("%d: %+v %v", i, got, err)
			}
		}
		if got := w.shows(dana, l.ID); got != "considering: b c, contacted: a" {
			t.Errorf("%s", got)
		}
		for rule, ids := range map[string][]string{"hidden": allOf("hidden"), "nobody": allOf("nobody"), "no id": {"x"}, "none": nil} {
			_, err := w.Add(t.Context(), dana, l.ID, ids)
			is(t, rule, err, errs.NotFound)
		}
		choices, err := w.Choices(t.Context(), dana, allOf("a b d"))
		if err != nil || len(choices) != 1 || choices[0].Holds != 2 || choices[0].Counts.Total() != 3 {
			t.Errorf("%+v %v", choices, err)
		}
	})
}

func TestMine_namesTheFirstExpertsOfEachStage(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l, empty := w.list(dana, "Abara", "a b c d e"), w.list(dana, "Baker", "")
		w.move(l.ID, "d", Retained, "")
		w.move(l.ID, "a", Rejected, "")
		exec(t, w.DB, "UPDATE list_entries SET removed_at = 1 WHERE list_id = ? AND expert_id = ?", l.ID, of("a"))
		lists, _, _, err := w.Mine(t.Context(), dana, 1, false)
		if err != nil || len(lists) != 2 {
			t.Fatalf("%+v %v", lists, err)
		}
		first := map[string]Firsts{lists[0].ID: lists[0].First, lists[1].ID: lists[1].First}
		if want := (Firsts{Considering: allOf("b c e"), Retained: allOf("d")}); !reflect.DeepEqual(first[l.ID], want) {
			t.Errorf("%v, want %v", first[l.ID], want)
		}
		if got := first[empty.ID]; len(got) != 0 {
			t.Errorf("%v", got)
		}
		w.list(dana, "Cole", "a b c d e")
		if lists, _, _, _ = w.Mine(t.Context(), dana, 1, false); !slices.ContainsFunc(lists, func(s Summary) bool {
			return s.Counts[Considering] == 5 && slices.Equal(s.First[Considering], allOf("a b c"))
		}) {
			t.Errorf("%+v", lists)
		}
	})
}

func TestAdd_refusesMoreThanAListCanHave(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "")
		series := fmt.Sprintf("WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < %d)", MostExperts-1)
		exec(t, w.DB, "INSERT INTO experts (id, status, visibility, created_at, updated_at) "+series+" SELECT 'e' || n, 'published', 'public', 1, 1 FROM series")
		exec(t, w.DB, "INSERT INTO list_entries (list_id, expert_id, stage, position, version, note_version, added_at) "+series+" SELECT '"+l.ID+"', 'e' || n, 'retained', n, 1, 1, 1 FROM series")
		_, err := w.Add(t.Context(), dana, l.ID, allOf("a b"))
		is(t, "two more", err, errs.Conflict)
		if _, err := w.Add(t.Context(), dana, l.ID, allOf("a")); err != nil {
			t.Error(err)
		}
		if _, _, err := w.Remove(t.Context(), dana, l.ID, allOf("a")); err != nil {
			t.Error(err)
		}
		if _, err := w.Add(t.Context(), dana, l.ID, allOf("b")); err != nil {
			t.Error(err)
		}
		_, _, err = w.PutBack(t.Context(), dana, l.ID, allOf("a"))
		is(t, "put back", err, errs.Conflict)
	})
}

func TestRemove_canBeUndone(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a b c d")
		w.move(l.ID, "d", Retained, "")
		if _, err := w.Note(t.Context(), dana, l.ID, of("b"), NoteForm{"Leads.", new(1)}); err != nil {
			t.Fatal(err)
		}
		_, removed, err := w.Remove(t.Context(), dana, l.ID, allOf("b d e"))
		if slices.Sort(removed); err != nil || !slices.Equal(removed, allOf("b d")) || w.shows(dana, l.ID) != "considering: a c" {
			t.Errorf("%v %v %s", removed, err, w.shows(dana, l.ID))
		}
		if _, again, err := w.Remove(t.Context(), dana, l.ID, allOf("b d")); err != nil || len(again) != 0 {
			t.Errorf("%v %v", again, err)
		}
		_, err = w.Move(t.Context(), dana, l.ID, of("b"), 1, Retained, "")
		is(t, "move", err, errs.NotFound)
		_, err = w.Note(t.Context(), dana, l.ID, of("b"), NoteForm{"x", new(2)})
		is(t, "note", err, errs.NotFound)
		for range 2 {
			if _, _, err := w.PutBack(t.Context(), dana, l.ID, removed); err != nil {
				t.Error(err)
			}
		}
		if got := w.shows(dana, l.ID); got != "considering: a b c, retained: d" || w.entry(l.ID, "b").Note != "Leads." {
			t.Errorf("%s", got)
		}
		if _, _, err := w.Remove(t.Context(), dana, l.ID, allOf("b d")); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Add(t.Context(), dana, l.ID, allOf("b")); err != nil { // added again, not put back
			t.Fatal(err)
		}
		if got := w.shows(dana, l.ID); got != "considering: a c b" || w.entry(l.ID, "b").Note != "Leads." {
			t.Errorf("%s", got)
		}
		w.clock.Advance(UndoFor + 1e6)
		_, _, err = w.PutBack(t.Context(), dana, l.ID, allOf("d"))
		is(t, "too late", err, errs.Conflict)
		if err := w.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		_, _, err = w.PutBack(t.Context(), dana, l.ID, allOf("d"))
		is(t, "swept", err, errs.Conflict)
		if got := w.shows(dana, l.ID); got != "considering: a c b" {
			t.Errorf("%s", got)
		}
	})
}

func TestMove_putsAnExpertAtAPlace(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a b c d")
		for _, c := range []struct {
			name  string
			stage Stage
			after string
			want  string
		}{
			{"c", Considering, Start, "considering: c a b d"},
			{"c", Considering, "b", "considering: a b c d"},
			{"a", Considering, "", "considering: b c d a"},
			{"b", Retained, "", "considering: c d a, retained: b"},
			{"d", Retained, Start, "considering: c a, retained: d b"},
			{"a", Retained, "d", "considering: c, retained: d a b"},
			{"c", Retained, "h", "retained: d a b c"}, // after someone who isn't there
			{"c", Rejected, "c", "retained: d a b, rejected: c"},
			{"a", Retained, "d", "retained: d a b, rejected: c"},
		} {
			w.move(l.ID, c.name, c.stage, c.after)
			if got := w.shows(dana, l.ID); got != c.want {
				t.Errorf("%s after %q at %s: %s, want %s", c.name, c.after, c.stage, got, c.want)
			}
		}
		_, err := w.Move(t.Context(), dana, l.ID, of("a"), 9, "hired", "")
		is(t, "an unknown stage", err, errs.Invalid)
		_, err = w.Move(t.Context(), dana, l.ID, of("h"), 1, Retained, "")
		is(t, "not on the list", err, errs.NotFound)
	})
}

func TestMove_refusesAStaleVersion(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a b")
		for _, rule := range []string{"moved", "sent again"} {
			if e, err := w.Move(t.Context(), dana, l.ID, of("a"), 1, Retained, ""); err != nil || e.Version != 2 {
				t.Errorf("%s: %+v %v", rule, e, err)
			}
		}
		_, err := w.Move(t.Context(), dana, l.ID, of("a"), 1, Rejected, "")
		is(t, "stale", err, errs.Conflict)
		var known *errs.Error
		if !errors.As(err, &known) || known.Data["stage"] != Retained || known.Data["version"] != 2 {
			t.Errorf("%+v", known)
		}
	})
}

func TestMove_worksHoweverOftenAListIsReordered(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a b c")
		for i := range 60 { // always into the same gap
			w.move(l.ID, []string{"c", "b"}[i%2], Considering, "a")
		}
		if got := w.shows(dana, l.ID); got != "considering: a b c" {
			t.Errorf("%s", got)
		}
	})
}

func TestNote_refusesAStaleVersionWithBothValues(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		for _, rule := range []string{"saved", "sent again"} {
			if e, err := w.Note(t.Context(), dana, l.ID, of("a"), NoteForm{"Leads.\nAsk first.", new(1)}); err != nil || e.NoteVersion != 2 {
				t.Errorf("%s: %+v %v", rule, e, err)
			}
		}
		w.move(l.ID, "a", Contacted, "") // doesn't concern the note
		_, err := w.Note(t.Context(), dana, l.ID, of("a"), NoteForm{"Other", new(1)})
		is(t, "stale", err, errs.Conflict)
		var known *errs.Error
		if !errors.As(err, &known) || known.Data["note"] != "Leads.\nAsk first." || known.Data["version"] != 2 {
			t.Errorf("%+v", known)
		}
		for rule, form := range map[string]NoteForm{"a long note": {strings.Repeat("x", 2001), new(2)}, "a bell": {"\a", new(2)}, "no version": {"x", nil}} {
			_, err := w.Note(t.Context(), dana, l.ID, of("a"), form)
			is(t, rule, err, errs.Invalid)
		}
		if e, err := w.Note(t.Context(), dana, l.ID, of("a"), NoteForm{"", new(2)}); err != nil || e.Note != "" {
			t.Errorf("%+v %v", e, err)
		}
	})
}

// Two people, eight tabs: all move, note, add, and remove at once, and nothing is lost.
func TestLists_concurrentChangesLoseNothing(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a b c d e f")
		var all sync.WaitGroup
		do := func(rule string, f func(ctx context.Context) error) {
			all.Go(func() {
				if err := f(t.Context()); err != nil {
					t.Errorf("%s: %v", rule, err)
				}
			})
		}
		for i, name := range strings.Fields("a b c d e f") {
			do("note "+name, func(ctx context.Context) error {
				_, err := w.Note(ctx, dana, l.ID, of(name), NoteForm{"About " + name, new(1)})
				return err
			})
			if i < 4 {
				do("move "+name, func(ctx context.Context) error {
					_, err := w.Move(ctx, dana, l.ID, of(name), 1, []Stage{Retained, Contacted}[i%2], []string{Start, ""}[i/2])
					return err
				})
			}
		}
		for range 2 {
			do("add", func(ctx context.Context) error { _, err := w.Add(ctx, dana, l.ID, allOf("g h")); return err })
		}
		do("remove", func(ctx context.Context) error { _, _, err := w.Remove(ctx, dana, l.ID, allOf("zz")); return err })
		do("rename", func(ctx context.Context) error {
			_, err := w.Rename(ctx, dana, l.ID, RenameForm{DetailsForm{Name: "Renamed"}, new(1)})
			return err
		})
		all.Wait()
		_, _, entries, err := w.Get(t.Context(), dana, l.ID)
		if err != nil || len(entries) != 8 || len(at(entries, Retained)) != 2 || len(at(entries, Contacted)) != 2 || len(at(entries, Considering)) != 4 {
			t.Errorf("%s %v", w.shows(dana, l.ID), err)
		}
		positions := map[string]bool{}
		for _, e := range entries {
			key := fmt.Sprint(e.Stage, e.Position)
			if positions[key] {
				t.Errorf("two experts at one place: %s", w.shows(dana, l.ID))
			}
			positions[key] = true
			if name := strings.TrimLeft(e.ExpertID, "0"); name < "g" && e.Note != "About "+name {
				t.Errorf("the note about %s is %q", name, e.Note)
			}
		}
	})
}

func TestLists_ofConcurrentMovesOfOneExpertOneWins(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a b")
		results := make(chan error, 8)
		var all sync.WaitGroup
		for i := range cap(results) {
			all.Go(func() {
				_, err := w.Move(t.Context(), dana, l.ID, of("a"), 1, Stages[1+i%4], "")
				results <- err
			})
		}
		all.Wait()
		close(results)
		moved := 0
		for err := range results {
			if err == nil {
				moved++
			} else {
				is(t, "the others", err, errs.Conflict)
			}
		}
		if moved == 0 || moved > 2 || w.entry(l.ID, "a").Version != 2 { // two tabs asked for the same stage
			t.Errorf("%d moved: %s", moved, w.shows(dana, l.ID))
		}
	})
}

func TestLists_concurrentListsOfOneNameAreOne(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		of := w.list(dana, "Abara", "a")
		results := make(chan error, 8)
		var all sync.WaitGroup
		for i := range cap(results) {
			all.Go(func() {
				if i%2 == 0 {
					_, err := w.Create(t.Context(), dana, DetailsForm{Name: "Lowe"}, nil)
					results <- err
					return
				}
				if _, err := w.Copy(t.Context(), dana, of.ID); err != nil {
					t.Error(err)
				}
				results <- errNoList
			})
		}
		all.Wait()
		close(results)
		made := 0
		for err := range results {
			if err == nil {
				made++
			}
		}
		if lists, n, _, err := w.Mine(t.Context(), dana, 1, false); made != 1 || n != 6 || err != nil {
			t.Errorf("%d made, %d lists: %+v", made, n, lists)
		}
	})
}
