package profile

import (
	"context"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/profile/proof"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

func (w *world) current(t *testing.T) reading.Views {
	t.Helper()
	changes := done(w.Current(t.Context(), []string{w.id}))(t)
	if len(changes) != 1 || changes[0].ExpertID != w.id {
		t.Fatalf("%+v", changes)
	}
	return changes[0].Views
}

// example saves a section's example.
func (w *world) example(t *testing.T, code string, seen stored.Visibility, change func(section.Item)) {
	t.Helper()
	s, _ := section.Find(code)
	in := Input{Visibility: seen, Content: s.Example()}
	if change != nil {
		change(in.Content)
	}
	if s.Single {
		done(w.SaveSingle(t.Context(), w.expert, w.id, code, in))(t)
	} else {
		done(w.Add(t.Context(), w.expert, w.id, code, in))(t)
	}
}

func textsOf(d *reading.Document) string {
	var b strings.Builder
	for _, text := range d.Texts {
		b.WriteString(text.Row + ": " + text.Text + "\n")
	}
	return b.String()
}

func TestFeed_documentsFollowFromTheSections(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		done(w.SaveSingle(t.Context(), w.expert, w.id, section.AboutMeCode, about(nil)))(t)
		w.example(t, section.FeeScheduleCode, stored.Public, nil)
		w.example(t, section.PublicationsCode, stored.Public, nil)
		w.example(t, section.LicensesCode, stored.Public, nil)
		w.example(t, section.PreferencesCode, stored.Public, nil)
		v := w.current(t)
		for _, want := range []string{"Publication: Fatigue of slewing ring bolts\n", "License: Professional Engineer\n"} {
			if !strings.Contains(textsOf(v.Counsel), want) {
				t.Errorf("%q is not in\n%s", want, textsOf(v.Counsel))
			}
		}
		for _, want := range []section.FilterValue{{Filter: "license", Value: "active"}, {Filter: "remote", Value: "yes"}, {Filter: "testimony", Value: "none"}} {
			if !slices.Contains(v.Counsel.Facts.Values, want) {
				t.Errorf("%v is not in %v", want, v.Counsel.Facts.Values)
			}
		}
		// The fees are for attorneys only, but the index hides them, so the document is shared.
		if len(v.Counsel.Facts.Rates) != 2 || v.Public != v.Counsel {
			t.Errorf("%+v", v.Counsel.Facts)
		}

		w.example(t, section.MattersCode, stored.Attorneys, nil)
		v = w.current(t)
		if v.Public == v.Counsel || strings.Contains(textsOf(v.Public), "Reyes") || !strings.Contains(textsOf(v.Counsel), "Matter: Reyes v. Northgate") ||
			v.Public.Facts.Testimony.Matters != 0 || v.Counsel.Facts.Testimony.Matters != 1 || len(v.Public.Facts.Rates) != 0 {
			t.Errorf("%+v\n%+v", v.Counsel, v.Public)
		}
		if changes := done(w.Current(t.Context(), []string{"nobody"}))(t); changes[0].Views != (reading.Views{}) {
			t.Errorf("%+v", changes)
		}
	})
}

func TestFeed_aSealedMatterLeavesNoTrace(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		done(w.SaveSingle(t.Context(), w.expert, w.id, section.AboutMeCode, about(nil)))(t)
		for range 5 {
			w.example(t, section.MattersCode, stored.Public, nil)
		}
		before := w.current(t)
		w.clock.Advance(time.Minute)
		for _, seen := range []stored.Visibility{stored.Public, stored.Attorneys, stored.Private} {
			w.example(t, section.MattersCode, seen, func(item section.Item) {
				m := item.(*section.Matter)
				m.Sealed, m.Side, m.Events = true, "defense", []section.Event{{Kind: "trial", Date: "2026-01-01"}}
			})
		}
		after := w.current(t)
		for _, v := range []reading.Views{before, after} {
			v.Counsel.ConfirmedAt, v.Public.ConfirmedAt = nil, nil // saving confirms the section
		}
		if !reflect.DeepEqual(before.Counsel, after.Counsel) || !reflect.DeepEqual(before.Public, after.Public) || after.Public != after.Counsel {
			t.Errorf("%+v\nwant\n%+v", after.Counsel, before.Counsel)
		}
	})
}

// checkedAtSource proves every entry.
type checkedAtSource struct{}

func (checkedAtSource) Of(_ context.Context, rows []proof.Row) (map[string]proof.ItemProof, error) {
	proofs := map[string]proof.ItemProof{}
	for _, r := range rows {
		if r.Content.(*section.License).Number == "" {
			return nil, errors.New("a check is compared with all fields")
		}
		proofs[r.ItemID] = proof.ItemProof{Grade: proof.Source}
	}
	return proofs, nil
}

// declaresNone is a declaration of every expert.
type declaresNone struct{ reading.Declarations }

func (declaresNone) Kinds(_ context.Context, expertIDs []string) (map[string]string, error) {
	kinds := map[string]string{}
	for _, id := range expertIDs {
		kinds[id] = "none"
	}
	return kinds, nil
}

func TestFeed_documentsSayWhatIsCheckedAndDeclared(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		done(w.SaveSingle(t.Context(), w.expert, w.id, section.AboutMeCode, about(nil)))(t)
		w.example(t, section.LicensesCode, stored.Public, nil)
		checked, none := section.FilterValue{Filter: "license", Value: "checked"}, section.FilterValue{Filter: "challenges", Value: "none"}
		has := func(d *reading.Document, v section.FilterValue) bool { return slices.Contains(d.Facts.Values, v) }
		if v := w.current(t); has(v.Counsel, checked) || has(v.Counsel, none) {
			t.Errorf("%+v", v.Counsel.Facts)
		}
		w.Proofs, w.Declarations = checkedAtSource{}, declaresNone{}
		v := w.current(t)
		if !has(v.Counsel, checked) || !has(v.Counsel, none) || v.Public != v.Counsel {
			t.Errorf("%+v", v.Counsel.Facts)
		}
	})
}
