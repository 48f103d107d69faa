package message

import (
	"slices"
	"strings"
	"testing"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

func TestOpen_passesTheConflictCheckFirst(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.checks.possible = map[string]bool{of("a"): true}
		form := opening(of("a"), "Abara v. Palisade", "Hello", "first")
		_, err := w.Open(t.Context(), dana, form)
		refused(t, err, "despite")
		same(t, "a possible conflict holds nothing", strings.Join(w.credit.did, ", "), "")
		same(t, "nothing was opened", w.box(dana, "", ""), "")
		form.Despite = true
		if _, err := w.Open(t.Context(), dana, form); err != nil {
			t.Fatal(err)
		}
		same(t, "credits", strings.Join(w.credit.did, ", "), "hold a")
		same(t, "parties", strings.Join(w.checks.kept, ", "), "[{defense Acme Rigging}]")

		w.checks.grown = map[string]bool{of("n"): true}
		_, err = w.Open(t.Context(), dana, opening(of("n"), "Lowe", "Hello", "second"))
		refused(t, err, "despite")
		same(t, "the record grew meanwhile", w.box(dana, "", ""), "Dr. a: Abara v. Palisade: Hello")

		for field, name := range map[string]func(*OpenForm){
			"subject": func(f *OpenForm) { f.Subject = "Crane of Acme Rigging" }, "text": func(f *OpenForm) { f.Text = "For Acme Rigging" },
			"subject ": func(f *OpenForm) { f.Subject = "Harper v. Northgate" }, "text ": func(f *OpenForm) { f.Text = "A crane of Northgate" },
			"subject  ": func(f *OpenForm) { f.Subject = "No. 1:26 CV 01234" }, "text  ": func(f *OpenForm) { f.Text = "It is 26-cv-01234." },
		} {
			form := opening(of("a"), "Harper v. Northgate", "Hello", "named")
			form.Court, form.Docket = "Arbitration", "1:26-cv-01234"
			name(&form)
			asked := w.checks.asked
			_, err := w.Open(t.Context(), dana, form)
			refused(t, err, strings.TrimSpace(field))
			if w.checks.asked != asked {
				t.Errorf("%s: compared before it was refused", field)
			}
		}
	})
}

func TestEdit_theFirstMessageNamesNobodyEither(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		form := opening(of("a"), "Abara v. Palisade", "Hello", "first")
		form.Court, form.Docket = "Arbitration", "1:26-cv-01234"
		c, err := w.Open(t.Context(), dana, form)
		if err != nil {
			t.Fatal(err)
		}
		version := 1
		for _, words := range []string{"For Acme Rigging", "A crane of Palisade", "It is 1:26-cv-01234."} {
			_, err := w.Edit(t.Context(), dana, c.ID, 1, EditForm{words, &version})
			refused(t, err, "text")
		}
		same(t, "nothing changed", w.thread(amara, c.ID), "1 attorney Hello")
		if _, err := w.Edit(t.Context(), dana, c.ID, 1, EditForm{"Hello again", &version}); err != nil {
			t.Fatal(err)
		}
		if err := w.Disclose(t.Context(), c.ID); err != nil {
			t.Fatal(err)
		}
		version++
		if _, err := w.Edit(t.Context(), dana, c.ID, 1, EditForm{"For Acme Rigging", &version}); err != nil {
			t.Errorf("once the names are shown: %v", err)
		}
	})
}

func TestDocketed(t *testing.T) {
	for _, c := range []struct {
		text, docket string
		want         bool
	}{{"No. 1:26-CV-01234", "1:26-cv-01234", true}, {"26 cv 01234", "1:26-cv-01234", true}, {"In 2026", "26", false}, {"Hello", "", false}, {"26-cv-0123", "1:26-cv-01234", false}} {
		if got := Docketed(c.text, c.docket); got != c.want {
			t.Errorf("%q in %q: %v", c.docket, c.text, got)
		}
	}
}

func TestBlind_theExpertSeesOnlyTheSubject(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		form := opening(of("a"), "Abara v. Palisade", "Hello", "first")
		form.Court, form.Docket = "Arbitration", "1:26-cv-01234"
		c, err := w.Open(t.Context(), dana, form)
		if err != nil {
			t.Fatal(err)
		}
		see := func(actor auth.Actor) string {
			t.Helper()
			thread, err := w.Get(t.Context(), actor, c.ID)
			if err != nil {
				t.Fatal(err)
			}
			m := thread.Matter
			return strings.Join([]string{m.Caption, m.Court, m.Docket}, ", ")
		}
		same(t, "the expert", see(amara), "Collapse of a crane, Arbitration, ")
		same(t, "the attorney", see(dana), "Abara v. Palisade, Arbitration, 1:26-cv-01234")
		same(t, "the expert's inbox", w.box(amara, "", ""), "Dana Hart: Collapse of a crane: Hello*")
		same(t, "the attorney's inbox", w.box(dana, "", ""), "Dr. a: Abara v. Palisade: Hello")
		same(t, "the expert looks for a name", w.box(amara, "", "palisade"), "")
		same(t, "and the subject", w.box(amara, "", "CRANE"), "Dana Hart: Collapse of a crane: Hello*")
		same(t, "the attorney looks for a name", w.box(dana, "", "palisade"), "Dr. a: Abara v. Palisade: Hello")
		if _, side, closed, err := w.Part(t.Context(), amara, c.ID); err != nil || side != Witness || closed != nil {
			t.Errorf("part of the expert: %s %v %v", side, closed, err)
		}
		_, _, _, err = w.Part(t.Context(), noor, c.ID)
		is(t, "someone else's", err, errs.NotFound)

		if err := w.Disclose(t.Context(), c.ID); err != nil {
			t.Fatal(err)
		}
		same(t, "the expert, once both agreed", see(amara), "Abara v. Palisade, Arbitration, 1:26-cv-01234")
		same(t, "and looks for a name", w.box(amara, "", "palisade"), "Dana Hart: Abara v. Palisade: Hello*")
		if all, _, err := w.Messages(t.Context(), amara, c.ID, web.Rows[int64]{Limit: 5}); err != nil || len(all) != 1 {
			t.Errorf("messages: %v %v", all, err)
		}
		if open, err := w.StillOpen(t.Context(), []string{c.ID}); err != nil || len(open) != 1 {
			t.Errorf("open: %v %v", open, err)
		}
		if err := w.Decline(t.Context(), amara, c.ID, DeclineForm{"conflict"}); err != nil {
			t.Fatal(err)
		}
		if open, err := w.StillOpen(t.Context(), []string{c.ID}); err != nil || len(open) != 0 {
			t.Errorf("open after a conflict: %v %v", open, err)
		}
		same(t, "credits", strings.Join(w.credit.did, ", "), "hold a, conflict: returned")
		if _, _, closed, err := w.Part(t.Context(), dana, c.ID); err != nil || closed == nil {
			t.Errorf("closed: %v %v", closed, err)
		}
	})
}

func TestStillOpen_onlyWhereBothCanWrite(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		kept, lost := w.open(dana, "a", "Abara v. Palisade", "Hello"), w.open(dana, "n", "Lowe", "Hello")
		open := func() (captions string) {
			t.Helper()
			all, err := w.StillOpen(t.Context(), []string{kept.ID, lost.ID})
			if err != nil {
				t.Fatal(err)
			}
			names := make([]string, len(all))
			for i, c := range all {
				names[i] = c.Matter.Caption
			}
			slices.Sort(names)
			return strings.Join(names, ", ")
		}
		same(t, "both", open(), "Abara v. Palisade, Lowe")
		w.owners[of("n")] = "both"
		same(t, "someone else answers for the profile", open(), "Abara v. Palisade")
		w.owners[of("n")] = ""
		same(t, "nobody does", open(), "Abara v. Palisade")
		for _, actor := range []auth.Actor{amara, dana} {
			if err := w.Block(t.Context(), actor, kept.ID); err != nil {
				t.Fatal(err)
			}
			same(t, "blocked by "+actor.UserID, open(), "")
			if err := w.Unblock(t.Context(), actor, kept.ID); err != nil {
				t.Fatal(err)
			}
			same(t, "unblocked by "+actor.UserID, open(), "Abara v. Palisade")
		}
	})
}
