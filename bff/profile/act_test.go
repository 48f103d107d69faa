package profile

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/profile/section"
	"peritus/bff/profile/status"
	"peritus/bff/profile/stored"
)

// complete is a profile with everything that publishing needs.
func (w *world) complete(t *testing.T, id, userID string, at stored.Status) {
	t.Helper()
	w.prepare(t, id, "Bea", "Quimby", "", func(_ *section.AboutMe, e *stored.Expert) { e.Status, e.UserID = at, userID })
	done(w.Add(t.Context(), w.staff, id, section.AreaOfExpertiseCode, engineering("civil", true)))(t)
}

func (w *world) at(t *testing.T, id string) stored.Status {
	t.Helper()
	e, found, err := w.Find(t.Context(), id)
	if err != nil || !found {
		t.Fatal(id, found, err)
	}
	return e.Status
}

// Every act of staff in every state, with and without an owner, as the machine has it.
func TestAct_followsTheTableOfTransitions(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		o := newcomer(t, w)
		n := 0
		for _, act := range []status.Act{status.Approve, status.Refuse, status.Offer, status.Publish, status.Hide, status.Unhide} {
			for _, from := range status.All {
				for _, owned := range []bool{true, false} {
					n++
					id, owner := fmt.Sprintf("p%02d", n), ""
					if owned {
						owner = "user-" + id
					}
					w.complete(t, id, owner, from)
					want, refused := status.Next(act, from, status.Facts{By: status.Staff, Owned: owned, Before: stored.Draft, Reason: "Asked by phone."})
					entries := len(o.entries.All)
					err := w.Act(t.Context(), w.staff, id, act, "Asked by phone.")
					if (err == nil) != (refused == nil) || err != nil && errs.KindOf(err) != errs.Conflict {
						t.Errorf("%s of %s, owned %v: %v, want %v", act, from, owned, err, refused)
					}
					if refused != nil {
						want = from
					}
					if got := w.at(t, id); got != want {
						t.Errorf("%s of %s, owned %v: %s, want %s", act, from, owned, got, want)
					}
					changes, _, err := w.Revisions(t.Context(), w.staff, id, stored.Filter{}, 1)
					if err != nil {
						t.Fatal(err)
					}
					recorded := slices.ContainsFunc(changes, func(r stored.Revision) bool {
						return r.Action == stored.Restated && r.Reason == "Asked by phone." && r.OnBehalf
					})
					if audits := o.entries.All[entries:]; recorded != (refused == nil) || (refused == nil) != slices.ContainsFunc(audits, func(e auth.AuditEntry) bool {
						return e.Action == audited[act] && e.ID == id && e.Reason == "Asked by phone." && (e.Name == "Bea Quimby") == owned
					}) {
						t.Errorf("%s of %s: recorded %v, audited %+v", act, from, recorded, audits)
					}
				}
			}
		}
	})
}

func TestActAll_doesWhatItCanAndSaysWhyNotTheRest(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		o := newcomer(t, w)
		w.complete(t, "ready", "", stored.Unclaimed)
		w.complete(t, "owned", "user-owned", stored.Draft)
		w.complete(t, "out", "user-out", stored.Published)
		w.prepare(t, "bare", "Bea", "Quimby", "", func(a *section.AboutMe, e *stored.Expert) { e.Status = stored.Draft })
		seq := done(w.Latest(t.Context()))(t)
		results, err := w.ActAll(t.Context(), w.staff, []string{"bare", "ready", "nobody", "out", "owned"}, status.Publish, "Asked by phone.")
		if err != nil {
			t.Fatal(err)
		}
		var said []string
		for _, r := range results {
			said = append(said, fmt.Sprintf("%s %s %v", r.ExpertID, r.Status, r.Err))
		}
		if want := []string{"bare draft This is missing: An area of expertise.", "ready published <nil>", "nobody  not found: Expert: Object does not exist",
			"out published This profile is published.", "owned published <nil>"}; !slices.Equal(said, want) {
			t.Errorf("%q", said)
		}
		changes := done(w.Since(t.Context(), seq))(t)
		if len(changes) != 2 {
			t.Errorf("search hears of %d changes", len(changes))
		}
		if len(o.mails.All) != 1 || o.mails.All[0].To != "user-owned@home.example" {
			t.Errorf("mails %+v", o.mails.All)
		}
	})
}

func TestAct_hidingKeepsEverythingAndComesBack(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		o := newcomer(t, w)
		w.complete(t, "one", "user-one", stored.Published)
		before := done(w.AsOf(t.Context(), w.staff, "one", w.clock.Now()))(t)
		if err := w.Act(t.Context(), w.staff, "one", status.Hide, "They asked us to."); err != nil {
			t.Fatal(err)
		}
		if len(o.mails.All) != 1 || !strings.Contains(o.mails.All[0].Text, "They asked us to.") {
			t.Errorf("mails %+v", o.mails.All)
		}
		if got := w.found(t, "quimby"); len(got) != 0 {
			t.Errorf("found %v", got)
		}
		if _, err := w.Page(t.Context(), someone("att", auth.Attorney), "one"); errs.KindOf(err) != errs.NotFound {
			t.Errorf("read: %v", err)
		}
		if err := w.Act(t.Context(), w.staff, "one", status.Unhide, "It was a mistake."); err != nil || w.at(t, "one") != stored.Published {
			t.Fatalf("%v %s", err, w.at(t, "one"))
		}
		if after := done(w.AsOf(t.Context(), w.staff, "one", w.clock.Now()))(t); before.Hash() != after.Hash() {
			t.Error("the profile isn't what it was")
		}
	})
}

func TestAct_isRefusedByField(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		newcomer(t, w)
		w.complete(t, "one", "", stored.Unclaimed)
		for _, reason := range []string{"", " \n", strings.Repeat("x", mostActReason+1)} {
			if fields := fieldsOf(t, w.Act(t.Context(), w.staff, "one", status.Hide, reason)); len(fields["reason"]) != 1 {
				t.Errorf("%.10q: %v", reason, fields)
			}
		}
		if err := w.Act(t.Context(), w.expert, "one", status.Hide, "I am not staff."); errs.KindOf(err) != errs.Forbidden {
			t.Errorf("an expert: %v", err)
		}
		if err := w.Act(t.Context(), w.staff, "nobody", status.Hide, "Gone."); !errors.Is(err, stored.ErrNoExpert) {
			t.Errorf("a missing profile: %v", err)
		}
		if w.at(t, "one") != stored.Unclaimed {
			t.Error("it changed")
		}
	})
}

func TestClaim_leadsToTheReviewOrToADraft(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		newcomer(t, w)
		w.complete(t, "whole", "", stored.Unclaimed)
		w.prepare(t, "part", "Cleo", "Quimby", "", func(_ *section.AboutMe, e *stored.Expert) { e.Status = stored.Unclaimed })
		w.complete(t, "out", "", stored.Published)
		w.complete(t, "gone", "", stored.Hidden)
		w.complete(t, "early", "", stored.Draft)
		for id, want := range map[string]stored.Status{"whole": stored.Pending, "part": stored.Draft, "out": stored.Published, "gone": stored.Hidden, "early": stored.Draft} {
			err := w.store.DB.InTx(t.Context(), func(ctx context.Context) error {
				owned, err := w.Own(ctx, id, "user-"+id, "Cleo Quimby")
				if owned != (id != "gone" && id != "early") {
					t.Errorf("%s: claimed %v", id, owned)
				}
				return err
			})
			if err != nil || w.at(t, id) != want {
				t.Errorf("%s: %s, %v", id, w.at(t, id), err)
			}
		}
		for _, id := range []string{"whole", "part", "out"} {
			if _, found, err := w.FindPrepared(t.Context(), id); !found || err != nil {
				t.Errorf("%s can't be disputed any more: %v", id, err)
			}
			if err := w.store.DB.InTx(t.Context(), func(ctx context.Context) error { return w.Release(ctx, id, "staff", "Joaquín Mbeki") }); err != nil {
				t.Fatal(err)
			}
		}
		if whole, part, out := w.at(t, "whole"), w.at(t, "part"), w.at(t, "out"); whole != stored.Unclaimed || part != stored.Unclaimed || out != stored.Published {
			t.Errorf("released: %s %s %s", whole, part, out)
		}
	})
}

func TestSubmit_needsWhatAPublishedProfileNeeds(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		newcomer(t, w)
		w.force(t, w.id, stored.Draft)
		view := done(w.Items(t.Context(), w.expert, w.id, section.AreaOfExpertiseCode))(t)
		if o := w.overview(t); !o.MaySubmit || len(o.Missing) != 0 {
			t.Errorf("%v %v", o.MaySubmit, o.Missing)
		}
		done(w.SaveSingle(t.Context(), w.expert, w.id, section.AboutMeCode, about(nil).at(1).seenBy(stored.Private)))(t)
		if o := w.overview(t); o.MaySubmit || !slices.Equal(o.Missing, []string{"About me that attorneys can see"}) {
			t.Errorf("%v %v, %d areas", o.MaySubmit, o.Missing, len(view.Items))
		}
		err := w.AskAgain(t.Context(), w.expert)
		if errs.KindOf(err) != errs.Invalid || !strings.Contains(err.Error(), "About me that attorneys can see") {
			t.Errorf("%v", err)
		}
	})
}
