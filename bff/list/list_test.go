package list

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
)

func TestLists_areNamedOncePerOwner(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara v. Palisade", "a b")
		if got := w.shows(dana, l.ID); got != "considering: a b" {
			t.Errorf("%s", got)
		}
		for rule, name := range map[string]string{"the same name": "Abara v. Palisade", "another case": "ABARA v. palisade", "spaces around it": " Abara v. Palisade ", "no name": " ", "a long name": strings.Repeat("x", 101)} {
			_, err := w.Create(t.Context(), dana, DetailsForm{Name: name}, nil)
			is(t, rule, err, errs.Invalid)
		}
		w.list(lee, "Abara v. Palisade", "") // another owner
		second := w.list(dana, "Harper", "")
		_, err := w.Rename(t.Context(), dana, second.ID, RenameForm{DetailsForm{Name: "abara V. Palisade"}, new(1)})
		is(t, "renamed to a taken name", err, errs.Invalid)
		if got, err := w.Rename(t.Context(), dana, l.ID, RenameForm{DetailsForm{Name: "ABARA", Description: "Trial in May."}, new(1)}); err != nil || got.Name != "ABARA" || got.Version != 2 {
			t.Errorf("%+v %v", got, err)
		}
		if got := w.mine(dana, false); got != "Harper, ABARA" && got != "ABARA, Harper" {
			t.Errorf("%s", got)
		}
	})
}

func TestLists_renameRefusesAStaleVersion(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "First", "")
		for _, rule := range []string{"saved", "sent again"} {
			if got, err := w.Rename(t.Context(), dana, l.ID, RenameForm{DetailsForm{Name: "Second"}, new(1)}); err != nil || got.Version != 2 {
				t.Errorf("%s: %+v %v", rule, got, err)
			}
		}
		_, err := w.Rename(t.Context(), dana, l.ID, RenameForm{DetailsForm{Name: "Third"}, new(1)})
		is(t, "stale", err, errs.Conflict)
		var known *errs.Error
		if !errors.As(err, &known) || known.Data["name"] != "Second" || known.Data["version"] != 2 {
			t.Errorf("%+v", known)
		}
		_, err = w.Rename(t.Context(), dana, l.ID, RenameForm{DetailsForm{Name: "Third"}, nil})
		is(t, "without a version", err, errs.Invalid)
	})
}

func TestLists_areNobodyElses(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a b")
		for rule, act := range map[string]func(ctx context.Context) error{
			"get": func(ctx context.Context) error { _, _, _, err := w.Get(ctx, lee, l.ID); return err },
			"rename": func(ctx context.Context) error {
				_, err := w.Rename(ctx, lee, l.ID, RenameForm{DetailsForm{Name: "x"}, new(1)})
				return err
			},
			"archive":  func(ctx context.Context) error { _, err := w.Archive(ctx, lee, l.ID); return err },
			"restore":  func(ctx context.Context) error { _, err := w.Restore(ctx, lee, l.ID); return err },
			"delete":   func(ctx context.Context) error { _, err := w.Delete(ctx, lee, l.ID); return err },
			"undelete": func(ctx context.Context) error { _, err := w.Undelete(ctx, lee, l.ID); return err },
			"copy":     func(ctx context.Context) error { _, err := w.Copy(ctx, lee, l.ID); return err },
			"add":      func(ctx context.Context) error { _, err := w.Add(ctx, lee, l.ID, allOf("c")); return err },
			"remove":   func(ctx context.Context) error { _, _, err := w.Remove(ctx, lee, l.ID, allOf("a")); return err },
			"put back": func(ctx context.Context) error { _, _, err := w.PutBack(ctx, lee, l.ID, allOf("a")); return err },
			"move": func(ctx context.Context) error {
				_, err := w.Move(ctx, lee, l.ID, of("a"), 1, Retained, "")
				return err
			},
			"note": func(ctx context.Context) error {
				_, err := w.Note(ctx, lee, l.ID, of("a"), NoteForm{"x", new(1)})
				return err
			},
		} {
			is(t, rule, act(t.Context()), errs.NotFound)
		}
		if got := w.shows(dana, l.ID) + w.mine(lee, false); got != "considering: a b" {
			t.Errorf("%s", got)
		}
		if choices, err := w.Choices(t.Context(), lee, allOf("a")); err != nil || len(choices) != 0 {
			t.Errorf("%v %v", choices, err)
		}
		_, _, _, err := w.Get(t.Context(), dana, "nothing")
		is(t, "no such list", err, errs.NotFound)
	})
}

func TestLists_archivedOnesStayAsTheyAre(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		w.list(dana, "Harper", "")
		for range 2 {
			if got, err := w.Archive(t.Context(), dana, l.ID); err != nil || got.ArchivedAt == nil {
				t.Fatal(got, err)
			}
		}
		if got := []string{w.mine(dana, false), w.mine(dana, true)}; got[0] != "Harper" || got[1] != "Abara" {
			t.Errorf("%q", got)
		}
		_, err := w.Add(t.Context(), dana, l.ID, allOf("b"))
		is(t, "add", err, errs.Conflict)
		_, _, err = w.Remove(t.Context(), dana, l.ID, allOf("a"))
		is(t, "remove", err, errs.Conflict)
		_, err = w.Move(t.Context(), dana, l.ID, of("a"), 1, Retained, "")
		is(t, "move", err, errs.Conflict)
		_, err = w.Note(t.Context(), dana, l.ID, of("a"), NoteForm{"x", new(1)})
		is(t, "note", err, errs.Conflict)
		_, err = w.Rename(t.Context(), dana, l.ID, RenameForm{DetailsForm{Name: "x"}, new(1)})
		is(t, "rename", err, errs.Conflict)
		_, err = w.Create(t.Context(), dana, DetailsForm{Name: "abara"}, nil)
		is(t, "its name", err, errs.Invalid)
		if choices, err := w.Choices(t.Context(), dana, allOf("a")); err != nil || len(choices) != 1 {
			t.Errorf("%v %v", choices, err)
		}
		for range 2 {
			if got, err := w.Restore(t.Context(), dana, l.ID); err != nil || got.ArchivedAt != nil {
				t.Fatal(got, err)
			}
		}
		if got := w.mine(dana, false); !strings.Contains(got, "Abara") {
			t.Errorf("%s", got)
		}
	})
}

func TestLists_aDeletionCanBeUndoneForADay(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a b")
		if _, err := w.Delete(t.Context(), dana, l.ID); err != nil {
			t.Fatal(err)
		}
		_, _, _, err := w.Get(t.Context(), dana, l.ID)
		is(t, "a deleted list", err, errs.NotFound)
		_, err = w.Delete(t.Context(), dana, l.ID)
		is(t, "deleted again", err, errs.NotFound)
		_, err = w.Copy(t.Context(), dana, l.ID)
		is(t, "copied", err, errs.NotFound)
		w.list(dana, "abara", "")
		for range 2 {
			back, err := w.Undelete(t.Context(), dana, l.ID)
			if err != nil || back.Name != "Abara (2)" || w.shows(dana, l.ID) != "considering: a b" {
				t.Errorf("%+v %v", back, err)
			}
		}
		if _, err := w.Delete(t.Context(), dana, l.ID); err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(UndoFor + time.Millisecond)
		_, err = w.Undelete(t.Context(), dana, l.ID)
		is(t, "too late", err, errs.Conflict)
		if err := w.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		_, err = w.Undelete(t.Context(), dana, l.ID)
		is(t, "swept", err, errs.NotFound)
		if got := w.mine(dana, false); got != "abara" {
			t.Errorf("%s", got)
		}
	})
}

func TestLists_aCopyHasTheSameExpertsAndNotes(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, strings.Repeat("x", 100), "a b c")
		w.move(l.ID, "c", Retained, "")
		w.move(l.ID, "b", Considering, Start)
		if _, err := w.Note(t.Context(), dana, l.ID, of("a"), NoteForm{"Leads.", new(1)}); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"Copy of " + strings.Repeat("x", 92), "Copy of " + strings.Repeat("x", 88) + " (2)"} {
			made, err := w.Copy(t.Context(), dana, l.ID)
			if err != nil || made.Name != want || w.shows(dana, made.ID) != "considering: b a, retained: c" || w.entry(made.ID, "a").Note != "Leads." {
				t.Errorf("%+v %v", made, err)
			}
			w.move(made.ID, "a", Rejected, "")
		}
		if got := w.shows(dana, l.ID); got != "considering: b a, retained: c" {
			t.Errorf("a change of the copy changed the list: %s", got)
		}
	})
}

func TestLists_haveALimitAndPages(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		series := fmt.Sprintf("WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < %d)", MostLists)
		exec(t, w.DB, "INSERT INTO lists (id, owner_id, name, name_key, version, created_at, updated_at) "+series+" SELECT 'l' || n, 'dana', 'l' || n, 'l' || n, 1, n, n FROM series")
		exec(t, w.DB, "INSERT INTO list_entries (list_id, expert_id, stage, position, version, note_version, added_at) VALUES ('l480', ?, 'retained', 1, 1, 1, 1)", of("a"))
		_, err := w.Create(t.Context(), dana, DetailsForm{Name: "One more"}, nil)
		is(t, "one more", err, errs.Conflict)
		_, err = w.Copy(t.Context(), dana, "l1")
		is(t, "a copy", err, errs.Conflict)
		page, n, other, err := w.Mine(t.Context(), dana, 2, false)
		if err != nil || n != MostLists || other != 0 || len(page) != PageSize || page[0].ID != "l480" || page[0].Counts[Retained] != 1 || page[0].Counts.Total() != 1 {
			t.Errorf("%d %d %+v %v", n, other, page, err)
		}
		for name, query := range map[string]func(*gorm.DB) *gorm.DB{
			"current":  func(q *gorm.DB) *gorm.DB { return current(q, "dana").Limit(PageSize) },
			"archived": func(q *gorm.DB) *gorm.DB { return archived(q, "dana").Limit(PageSize) },
		} {
			plan := dbtest.Plan(t, w.DB, query)
			if strings.Contains(plan, "SCAN lists") || strings.Contains(plan, "Seq Scan") || strings.Contains(plan, "TEMP B-TREE") {
				t.Errorf("%s: %s", name, plan)
			}
		}
		if _, err := w.Delete(t.Context(), dana, "l1"); err != nil {
			t.Fatal(err)
		}
		w.list(dana, "One more", "")
		_, err = w.Undelete(t.Context(), dana, "l1")
		is(t, "an undo", err, errs.Conflict)
	})
}

func TestLists_goWithThePersonAndTheProfile(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		of1, of2 := w.list(dana, "Abara", "a b"), w.list(lee, "Lowe", "a b")
		exec(t, w.DB, "DELETE FROM experts WHERE id = ?", of("a"))
		if err := (Personal{w.Service}).Erase(t.Context(), "dana"); err != nil {
			t.Fatal(err)
		}
		_, _, _, err := w.Get(t.Context(), dana, of1.ID)
		is(t, "an erased list", err, errs.NotFound)
		if got := w.shows(lee, of2.ID); got != "considering: b" {
			t.Errorf("%s", got)
		}
		var left int64
		if err := w.DB.Read(t.Context()).Model(&entryRow{}).Count(&left).Error; err != nil || left != 1 {
			t.Errorf("%d %v", left, err)
		}
	})
}
