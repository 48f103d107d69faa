package profile

import (
	"strings"
	"testing"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// Words that only some readers may see, each in an item or a field for those readers.
const (
	publicWord    = "Aardvark"
	attorneysWord = "Bandicoot"
	privateWord   = "Chinchilla"
	sealedWord    = "Dormouse"
)

// fillPage adds testimony, degrees, and preferences for each audience.
func (w *world) fillPage(t *testing.T) {
	t.Helper()
	ctx := t.Context()
	done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil)))(t)
	for _, m := range []struct {
		word       string
		visibility stored.Visibility
		sealed     bool
	}{{publicWord, stored.Public, false}, {attorneysWord, stored.Attorneys, false}, {privateWord, stored.Private, false}, {sealedWord, stored.Public, true}} {
		done(w.Add(ctx, w.expert, w.id, section.MattersCode, Input{Visibility: m.visibility, Content: &section.Matter{
			Caption: m.word + " v. Doe", Court: "S.D.N.Y.", Docket: "1:24-cv-0001", Jurisdiction: "New York", Side: "plaintiff",
			Events: []section.Event{{Kind: "trial", Date: "2025-01-02"}}, Firm: privateWord + " LLP", Sealed: m.sealed,
			Challenges: []section.Challenge{{Basis: m.word + " method", Ruling: "granted", Date: "2025-01-01"}}}}))(t)
		done(w.Add(ctx, w.expert, w.id, section.EducationCode, Input{Visibility: m.visibility, Content: &section.Education{
			Organization: "Columbia", Degree: "PhD " + strings.ReplaceAll(m.word, sealedWord, privateWord), Status: "not-completed"}}.
			seenBy(map[bool]stored.Visibility{true: stored.Private, false: m.visibility}[m.sealed])))(t)
	}
	done(w.SaveSingle(ctx, w.expert, w.id, section.PreferencesCode, Input{Visibility: stored.Public, Content: &section.WorkPreferences{
		Accepting: "yes", Refused: attorneysWord, Testifying: "over-50", TestifyingAt: "2026-06-01", Excluded: []string{privateWord}}}))(t)
}

// Each reader gets what their audience sees, on the page and in the cross-examiner's view.
// The expert reads their own page as attorneys see it. Nobody learns of a sealed matter.
func TestPage_showsEachReaderOnlyWhatTheyMaySee(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		w.fillPage(t)
		type reader struct {
			name      string
			actor     auth.Actor
			page      bool // may open the page for attorneys
			questions bool // may open the cross-examiner's view
			matters   int
			excluded  int
			sees      []string
			lacks     []string
		}
		all := []string{publicWord, attorneysWord}
		for _, r := range []reader{
			{"a visitor", auth.Nobody, true, false, 1, 0, []string{publicWord}, []string{attorneysWord, privateWord, sealedWord}},
			{"an attorney without admission", someone("new", auth.Attorney), true, true, 1, 1, []string{publicWord}, []string{attorneysWord, privateWord, sealedWord}},
			{"an attorney with admission", counsel, true, true, 2, 2, all, []string{privateWord, sealedWord}},
			{"staff", w.staff, true, true, 2, 2, all, []string{privateWord, sealedWord}},
			{"the expert", w.expert, false, true, 2, 2, all, []string{privateWord, sealedWord}},
			{"another expert", someone("other", auth.Expert), false, false, 0, 0, nil, nil},
		} {
			var texts []string
			if r.page {
				page := done(w.Page(ctx, r.actor, w.id))(t)
				if page.Testimony.Matters != r.matters || page.Testimony.Recent != r.matters || page.Testimony.Rulings.Granted != r.matters || len(page.Testimony.Courts) != r.matters {
					t.Errorf("%s: %+v", r.name, page.Testimony)
				}
				texts = append(texts, string(field.Encode(page)))
			}
			questions, err := w.CrossExamine(ctx, r.actor, w.id)
			if (err == nil) != r.questions {
				t.Errorf("%s: cross-examination: %v", r.name, err)
			}
			if err == nil {
				excluded := 0
				for _, q := range questions.Questions {
					if q.Rule == "excluded" {
						excluded++
					}
				}
				if excluded != r.excluded || questions.Testimony.Matters != r.matters {
					t.Errorf("%s: %+v", r.name, questions)
				}
				texts = append(texts, string(field.Encode(questions)))
			}
			for _, text := range texts {
				for _, word := range r.sees {
					if !strings.Contains(text, word) {
						t.Errorf("%s doesn't see %s in %s", r.name, word, text)
					}
				}
				for _, word := range r.lacks {
					if strings.Contains(text, word) {
						t.Errorf("%s sees %s in %s", r.name, word, text)
					}
				}
			}
		}
		slug := done(w.Page(ctx, counsel, w.id))(t).Slug
		if public := done(w.PublicPage(ctx, slug))(t); public.Testimony.Matters != 1 {
			t.Errorf("the public page counts %+v", public.Testimony)
		}
	})
}

// A sealed matter changes nothing that anyone reads, not even a count.
func TestCrossExamine_asksTheSameWithASealedMatter(t *testing.T) {
	w, ctx := newWorld(t, dbtest.SQLite(t)), t.Context()
	done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil)))(t)
	before := done(w.CrossExamine(ctx, counsel, w.id))(t)
	done(w.Add(ctx, w.expert, w.id, section.MattersCode, Input{Visibility: stored.Public, Content: &section.Matter{
		Caption: sealedWord, Court: "S.D.N.Y.", Docket: "1:24-cv-0001", Jurisdiction: "New York", Side: "plaintiff", Sealed: true,
		Events: []section.Event{{Kind: "trial", Date: "2025-01-02"}}, Challenges: []section.Challenge{{Basis: "Method", Ruling: "granted", Date: "2025"}}}}))(t)
	for _, reader := range []auth.Actor{counsel, w.staff, w.expert} {
		if after := done(w.CrossExamine(ctx, reader, w.id))(t); string(field.Encode(after)) != string(field.Encode(before)) {
			t.Errorf("%s: %+v", reader.Name, after)
		}
	}
}
