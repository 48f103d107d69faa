package profile

import (
	"slices"
	"strings"
	"testing"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// A form whose responses are lost goes on typing and saving from the version it has.
func TestSave_aFormIsNeverInConflictWithItself(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		typed := func(version int, form, field string, base *Base) Input {
			in := degree("PhD")
			in.Version, in.Form, in.Base = version, form, base
			in.Content.(*section.Education).Field = field
			return in
		}
		fieldOf := func(out Outcome) string { return out.Item.Content.(*section.Education).Field }

		first := done(w.Add(ctx, w.expert, w.id, section.EducationCode, typed(0, "form-a", "P", nil)))(t)
		again := done(w.Add(ctx, w.expert, w.id, section.EducationCode, typed(0, "form-a", "Phys", nil)))(t)
		if again.Item.ID != first.Item.ID || fieldOf(again) != "Phys" {
			t.Errorf("the second press added another row: %+v", again.Item)
		}
		if other := done(w.Add(ctx, w.expert, w.id, section.EducationCode, typed(0, "form-b", "Phys", nil)))(t); other.Item.ID == first.Item.ID {
			t.Error("another form took the row of the first")
		}

		base := &Base{Visibility: stored.Public, Content: again.Item.Content}
		save := func(in Input) (Outcome, error) {
			return w.Save(ctx, w.expert, w.id, section.EducationCode, first.Item.ID, in)
		}
		for _, field := range []string{"Physi", "Physic", "Physics"} {
			if out := done(save(typed(2, "form-c", field, base)))(t); fieldOf(out) != field {
				t.Errorf("%+v", out.Item.Content)
			}
		}
		// Another tab, or another person, is another form.
		for _, form := range []string{"form-d", ""} {
			_, err := save(typed(2, form, "Chemistry", base))
			refused(t, err, errs.Conflict)
		}
		// After someone else's change, the form is no longer the last one.
		done(w.Save(ctx, w.staff, w.id, section.EducationCode, first.Item.ID, typed(5, "form-s", "Optics", nil)))(t)
		_, err := save(typed(2, "form-c", "Physics II", base))
		refused(t, err, errs.Conflict)

		// A save that merged hasn't seen all of what is stored.
		edit := typed(2, "form-e", "Phys", base)
		edit.Content.(*section.Education).End = "2001"
		if out := done(save(edit))(t); fieldOf(out) != "Optics" {
			t.Errorf("%+v", out.Item.Content)
		}
		edit.Content = edited(edit.Content, func(e *section.Education) { e.Field = "Acoustics" })
		_, err = save(edit)
		refused(t, err, errs.Conflict)
	})
}

func TestDecodeInput_refusesOtherIDsOfForms(t *testing.T) {
	for _, form := range []string{`""`, `"0b7d2c1e-9a55-4c1e-8a3f-0f6f3e1d2c3b"`} {
		if _, err := decodeInput(section.EducationCode, []byte(`{"form":`+form+`,"data":{"organization":"A","degree":"PhD","status":"completed"}}`)); err != nil {
			t.Errorf("%s: %v", form, err)
		}
	}
	for _, form := range []string{`1`, `"a:b"`, `"` + strings.Repeat("a", 65) + `"`} {
		_, err := decodeInput(section.EducationCode, []byte(`{"form":`+form+`,"data":{"organization":"A","degree":"PhD","status":"completed"}}`))
		if e := refused(t, err, errs.Invalid); !slices.Equal(e.Fields["form"], []string{"Reload the page."}) {
			t.Errorf("%s: %v", form, e.Fields)
		}
	}
}
