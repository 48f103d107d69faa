package list

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/token"
)

var sam = auth.Actor{UserID: "sam", Email: "sam@cole.example", Groups: auth.Groups{auth.Attorney}}

// code makes a code for Dana at Hart LLP.
func (w *world) code(listID, expires string) (Code, string) {
	w.t.Helper()
	w.clock.Advance(time.Millisecond)
	c, code, err := w.MakeCode(w.t.Context(), dana, listID, CodeForm{"Dana at Hart LLP", expires})
	if err != nil {
		w.t.Fatal(err)
	}
	return c, code
}

// only is the one code of a list.
func (w *world) only(listID string) Code {
	w.t.Helper()
	codes, err := w.Codes(w.t.Context(), dana, listID)
	if err != nil || len(codes) != 1 {
		w.t.Fatalf("%+v %v", codes, err)
	}
	return codes[0]
}

func TestCodes_openAListForWhomTheyWereMade(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara v. Palisade", "c a b hidden")
		w.move(l.ID, "b", Retained, "")
		if _, err := w.Note(t.Context(), dana, l.ID, of("a"), NoteForm{"Leads.", new(1)}); err != nil {
			t.Fatal(err)
		}
		made, code := w.code(l.ID, "never")
		if made.Person != "Dana at Hart LLP" || made.ExpiresAt != nil || len(code) != codeLength {
			t.Errorf("%+v %q", made, code)
		}
		for _, typed := range []string{code, strings.ToLower(code)} {
			got, err := w.Open(t.Context(), lee, typed)
			if err != nil || got.Person != "Dana at Hart LLP" || got.OwnerID != "dana" || got.Own || fmt.Sprint(got.ExpertIDs) != fmt.Sprint(allOf("a b c")) {
				t.Errorf("%+v %v", got, err)
			}
			if said := fmt.Sprintf("%+v", got); strings.Contains(said, "Abara") || strings.Contains(said, "Leads") || strings.Contains(said, "retained") {
				t.Errorf("%s", said)
			}
		}
		if err := w.StillOpen(t.Context(), code); err != nil {
			t.Error(err)
		}
		if _, err := w.Add(t.Context(), dana, l.ID, allOf("d")); err != nil {
			t.Fatal(err)
		}
		if got, err := w.Open(t.Context(), sam, code); err != nil || len(got.ExpertIDs) != 4 {
			t.Errorf("an expert added later: %+v %v", got, err)
		}
	})
}

func TestCodes_areStoredAsHashes(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		_, code := w.code(w.list(dana, "Abara", "a").ID, "week")
		var rows []map[string]any
		if err := w.DB.Read(t.Context()).Table("list_codes").Find(&rows).Error; err != nil || len(rows) != 1 {
			t.Fatal(rows, err)
		}
		stored := fmt.Sprint(rows[0])
		if strings.Contains(strings.ToUpper(stored), code) || !strings.Contains(stored, token.Hash(code)) {
			t.Errorf("%s", stored)
		}
	})
}

func TestCodes_openNothingOnceTheyEnd(t *testing.T) {
	for _, c := range []struct {
		rule string
		end  func(t *testing.T, w *world, l List, c Code)
	}{
		{"revoked", func(t *testing.T, w *world, l List, c Code) {
			for range 2 {
				if got, err := w.Revoke(t.Context(), dana, l.ID, c.ID); err != nil || got.RevokedAt == nil || !got.RevokedAt.Equal(w.clock.Now()) {
					t.Errorf("%+v %v", got, err)
				}
			}
		}},
		{"expired", func(_ *testing.T, w *world, _ List, _ Code) { w.clock.Advance(7 * 24 * time.Hour) }},
		{"the list is archived", func(t *testing.T, w *world, l List, _ Code) {
			if _, err := w.Archive(t.Context(), dana, l.ID); err != nil {
				t.Fatal(err)
			}
		}},
		{"the list is deleted", func(t *testing.T, w *world, l List, _ Code) {
			if _, err := w.Delete(t.Context(), dana, l.ID); err != nil {
				t.Fatal(err)
			}
		}},
		{"the owner is erased", func(t *testing.T, w *world, _ List, _ Code) {
			if err := (Personal{w.Service}).Erase(t.Context(), "dana"); err != nil {
				t.Fatal(err)
			}
		}},
	} {
		t.Run(c.rule, func(t *testing.T) {
			each(t, func(t *testing.T, w *world) {
				l := w.list(dana, "Abara", "a")
				made, code := w.code(l.ID, "week")
				w.clock.Advance(7*24*time.Hour - 2*time.Millisecond)
				if _, err := w.Open(t.Context(), lee, code); err != nil {
					t.Fatal(err)
				}
				w.clock.Advance(-7*24*time.Hour + 2*time.Millisecond)
				c.end(t, w, l, made)
				_, err := w.Open(t.Context(), lee, code)
				is(t, "open", err, errs.NotFound)
				is(t, "check", w.StillOpen(t.Context(), code), errs.NotFound)
				if err.Error() != errNoLink.Error() {
					t.Errorf("the refusal says why: %v", err)
				}
			})
		})
	}
}

func TestCodes_archivedListsOpenAgainOnceRestored(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		made, code := w.code(l.ID, "never")
		if _, err := w.Archive(t.Context(), dana, l.ID); err != nil {
			t.Fatal(err)
		}
		_, _, err := w.MakeCode(t.Context(), dana, l.ID, CodeForm{"Lee", "never"})
		is(t, "a code of an archived list", err, errs.Conflict)
		if _, err := w.Restore(t.Context(), dana, l.ID); err != nil {
			t.Fatal(err)
		}
		if err := w.StillOpen(t.Context(), code); err != nil {
			t.Error(err)
		}
		if _, err := w.Archive(t.Context(), dana, l.ID); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Revoke(t.Context(), dana, l.ID, made.ID); err != nil {
			t.Errorf("revoked while archived: %v", err)
		}
	})
}

func TestCodes_refuseWhatIsNoCode(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		_, code := w.code(w.list(dana, "Abara", "a").ID, "never")
		for _, wrong := range []string{"", "x", code[1:], code + "A", strings.Repeat("A", codeLength), token.Hash(code), "\xff\xfe", strings.Repeat("é", 13)} {
			_, err := w.Open(t.Context(), lee, wrong)
			is(t, wrong, err, errs.NotFound)
		}
	})
}

func TestCodes_onlyTheOwnerSeesMakesAndRevokesThem(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l, other := w.list(dana, "Abara", "a"), w.list(dana, "Lowe", "a")
		made, code := w.code(l.ID, "never")
		_, err := w.Codes(t.Context(), lee, l.ID)
		is(t, "someone else reads codes", err, errs.NotFound)
		_, _, err = w.MakeCode(t.Context(), lee, l.ID, CodeForm{"Lee", "never"})
		is(t, "someone else makes a code", err, errs.NotFound)
		_, err = w.Revoke(t.Context(), lee, l.ID, made.ID)
		is(t, "someone else revokes", err, errs.NotFound)
		_, err = w.Revoke(t.Context(), dana, other.ID, made.ID)
		is(t, "a code of another list", err, errs.NotFound)
		for rule, form := range map[string]CodeForm{"no name": {" ", "never"}, "a long name": {strings.Repeat("x", 101), "never"}, "another time": {"Lee", "year"}, "no time": {"Lee", ""}} {
			_, _, err = w.MakeCode(t.Context(), dana, l.ID, form)
			is(t, rule, err, errs.Invalid)
		}
		if err := w.StillOpen(t.Context(), code); err != nil {
			t.Error(err)
		}
	})
}

func TestCodes_tellTheOwnerOfEachOpening(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		_, code := w.code(l.ID, "never")
		if got, err := w.Open(t.Context(), dana, code); err != nil || !got.Own {
			t.Fatal(got, err)
		}
		if err := w.StillOpen(t.Context(), code); err != nil {
			t.Fatal(err)
		}
		if c := w.only(l.ID); c.Opened != 0 || len(c.Openings) != 0 {
			t.Errorf("the owner's own look or a check counts: %+v", c)
		}
		for range KeptOpenings + 5 {
			w.clock.Advance(time.Minute)
			if _, err := w.Open(t.Context(), lee, code); err != nil {
				t.Fatal(err)
			}
		}
		c := w.only(l.ID)
		if c.Opened != KeptOpenings+5 || len(c.Openings) != KeptOpenings || !c.Openings[0].Equal(w.clock.Now()) || !c.Openings[1].Equal(w.clock.Now().Add(-time.Minute)) {
			t.Errorf("%d %d %v", c.Opened, len(c.Openings), c.Openings[:2])
		}
		for name, query := range map[string]func(*gorm.DB) *gorm.DB{
			"codes":    func(q *gorm.DB) *gorm.DB { return codesOf(q, l.ID) },
			"openings": func(q *gorm.DB) *gorm.DB { return openingsOf(q, c.ID) },
		} {
			if plan := dbtest.Plan(t, w.DB, query); strings.Contains(plan, "SCAN") && !strings.Contains(plan, "INDEX") || strings.Contains(plan, "TEMP B-TREE") {
				t.Errorf("%s: %s", name, plan)
			}
		}
	})
}

func TestCodes_concurrentOpeningsAreAllCounted(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		_, code := w.code(l.ID, "never")
		failures := make(chan error)
		for range 8 {
			go func() {
				_, err := w.Open(t.Context(), lee, code)
				failures <- err
			}()
		}
		for range 8 {
			if err := <-failures; err != nil {
				t.Error(err)
			}
		}
		if c := w.only(l.ID); c.Opened != 8 || len(c.Openings) != 8 {
			t.Errorf("%+v", c)
		}
	})
}

func TestCodes_haveALimitAndAreSwept(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		for range MostCodes {
			w.code(l.ID, "day")
		}
		_, _, err := w.MakeCode(t.Context(), dana, l.ID, CodeForm{"One more", "never"})
		is(t, "one more", err, errs.Conflict)
		w.clock.Advance(24 * time.Hour)
		w.code(l.ID, "never") // the others have expired
		w.clock.Advance(KeptCodes)
		if err := w.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		if c := w.only(l.ID); c.ExpiresAt != nil {
			t.Errorf("%+v", c)
		}
	})
}
