package attorney

import (
	"errors"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

var lerato = auth.Actor{UserID: "lerato", Name: "Lerato Dube", Groups: auth.Groups{auth.Admin}}

// seen returns an admission in its current version.
func (w *world) seen(t *testing.T, admissionID string) Seen {
	t.Helper()
	return Seen{admissionID, w.admission(t, admissionID).Version}
}

func (w *world) admission(t *testing.T, admissionID string) Admission {
	t.Helper()
	r, _, err := w.store.find(w.ctx, imogen.UserID)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range r.Admissions {
		if a.ID == admissionID {
			return a
		}
	}
	t.Fatalf("no admission %s", admissionID)
	return Admission{}
}

// announce lets the undo window pass and runs the sweep.
func (w *world) announce(t *testing.T) {
	t.Helper()
	w.clock.Advance(UndoWindow)
	if err := w.Announce(w.ctx); err != nil {
		t.Fatal(err)
	}
}

// recent counts the decisions that a staff member can undo.
func (w *world) recent(t *testing.T, who auth.Actor) int {
	t.Helper()
	found, err := w.Recent(w.ctx, who)
	if err != nil {
		t.Fatal(err)
	}
	return len(found)
}

// Credits come with the email, so an undone decision gives none.
func TestAnnounce_welcomesAnAttorneyOnce(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, imogen, filled())
		queue, err := w.List(w.ctx, Pending, 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range queue {
			if err := w.Confirm(w.ctx, jana, w.seen(t, a.ID)); err != nil {
				t.Fatal(err)
			}
		}
		if len(w.gifts) != 0 {
			t.Error("credits came before the decision was final")
		}
		w.announce(t)
		if len(queue) < 2 || len(w.gifts) != 1 || w.gifts[0] != "imogen" {
			t.Errorf("%d admissions, %v", len(queue), w.gifts)
		}
		first, second := w.mails.All[0].Text, w.mails.All[1].Text
		if !strings.Contains(first, "We added 25 credits to your account. Use them to write to experts by February 26, 2027.") || strings.Contains(second, "credits") {
			t.Errorf("%s\n%s", first, second)
		}
	})
}

func TestWelcomeEarlier_welcomesWhoWasVerifiedBeforeCreditsOnce(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, imogen, filled())
		run := func() {
			if err := w.WelcomeEarlier(w.ctx); err != nil {
				t.Fatal(err)
			}
		}
		run()
		queue, err := w.List(w.ctx, Pending, 1)
		if err != nil {
			t.Fatal(err)
		}
		if err := w.Confirm(w.ctx, jana, w.seen(t, queue[0].ID)); err != nil {
			t.Fatal(err)
		}
		run() // the decision can still be undone
		if len(w.gifts) != 0 || len(w.mails.All) != 0 {
			t.Fatalf("%v, %+v", w.gifts, w.mails.All)
		}
		w.announce(t)
		w.gifts, w.mails.All = nil, nil // as if there had been no credits
		run()
		run()
		if len(w.gifts) != 1 || len(w.mails.All) != 1 || w.mails.All[0].Subject != "We added 25 credits to your Peritus account" {
			t.Errorf("%v, %+v", w.gifts, w.mails.All)
		}
		if titles := w.mails.Titles(); titles[len(titles)-1] != "We added 25 welcome credits to your account: /attorney/credits" {
			t.Errorf("%q", titles)
		}
	})
}

func TestUndo_returnsTheAdmissionToTheQueueAndEmailsNobody(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, imogen, filled())
		queue, _ := w.List(w.ctx, Pending, 1)
		id := queue[0].ID
		if err := w.Confirm(w.ctx, jana, w.seen(t, id)); err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(UndoWindow - time.Millisecond)
		if err := w.Announce(w.ctx); err != nil || len(w.mails.All) != 0 {
			t.Fatalf("an email within the window: %v %+v", err, w.mails.All)
		}
		found, err := w.Recent(w.ctx, jana)
		if err != nil || len(found) != 1 || found[0].ID != id || found[0].Name != "Imogen Castellanos" || w.recent(t, lerato) != 0 {
			t.Fatalf("%+v %v", found, err)
		}
		restored, err := w.Undo(w.ctx, jana, w.seen(t, id))
		if err != nil || restored != Pending || w.confirmed(t) || w.recent(t, jana) != 0 {
			t.Fatalf("%s %v", restored, err)
		}
		if a := w.admission(t, id); a.DecidedAt != nil || a.DecidedBy != "" || a.SubmittedAt != queue[0].SubmittedAt || a.Version != 3 {
			t.Errorf("%+v", a)
		}
		if entry := w.entries.All[1]; entry.Action != "bar-admission.undone" || entry.ID != id || entry.Person != "imogen" || entry.Detail["from"] != "confirmed" || entry.Detail["to"] != "pending" {
			t.Errorf("%+v", entry)
		}
		w.announce(t)
		if len(w.mails.All) != 0 {
			t.Errorf("an email about an undone decision: %+v", w.mails.All)
		}
	})
}

func TestUndo_restoresAnEarlierDecisionWithItsEmail(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, imogen, filled())
		queue, _ := w.List(w.ctx, Pending, 1)
		id := queue[0].ID
		if err := w.Refuse(w.ctx, lerato, w.seen(t, id), "Not in the register."); err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(time.Minute)
		if err := w.Confirm(w.ctx, jana, w.seen(t, id)); err != nil {
			t.Fatal(err)
		}
		if restored, err := w.Undo(w.ctx, jana, w.seen(t, id)); err != nil || restored != Refused {
			t.Fatalf("%s %v", restored, err)
		}
		if a := w.admission(t, id); a.DecidedBy != "Lerato Dube" || a.Reason != "Not in the register." {
			t.Errorf("%+v", a)
		}
		_, err := w.Undo(w.ctx, lerato, w.seen(t, id))
		refused(t, err, errs.Conflict) // only the last change can be undone
		w.announce(t)
		if len(w.mails.All) != 1 || !strings.Contains(w.mails.All[0].Text, "> Not in the register.") {
			t.Fatalf("%+v", w.mails.All)
		}
		if err := w.Confirm(w.ctx, jana, w.seen(t, id)); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Undo(w.ctx, jana, w.seen(t, id)); err != nil {
			t.Fatal(err)
		}
		w.announce(t)
		if len(w.mails.All) != 1 {
			t.Errorf("the refusal was emailed again: %+v", w.mails.All)
		}
	})
}

func TestUndo_isRefused(t *testing.T) {
	for _, c := range []struct {
		name  string
		who   auth.Actor
		after func(t *testing.T, w *world, id string)
		kind  errs.Kind
	}{
		{"to another member of staff", lerato, nil, errs.Forbidden},
		{"after the window", jana, func(_ *testing.T, w *world, _ string) { w.clock.Advance(UndoWindow) }, errs.Conflict},
		{"after the email", jana, func(t *testing.T, w *world, _ string) { w.announce(t) }, errs.Conflict},
		{"after another decision", jana, func(t *testing.T, w *world, id string) {
			if err := w.Refuse(w.ctx, lerato, w.seen(t, id), "Not in the register."); err != nil {
				t.Fatal(err)
			}
		}, errs.Conflict},
		{"a second time", jana, func(t *testing.T, w *world, id string) {
			if _, err := w.Undo(w.ctx, jana, w.seen(t, id)); err != nil {
				t.Fatal(err)
			}
		}, errs.Conflict},
		{"after the attorney changed it", jana, func(t *testing.T, w *world, _ string) {
			f := filled()
			f.Admissions[0].Year, f.Admissions[1].Year = new(2001), new(2001)
			if _, err := w.Save(w.ctx, imogen, 1, f); err != nil {
				t.Fatal(err)
			}
		}, errs.NotFound},
	} {
		t.Run(c.name, func(t *testing.T) {
			each(t, func(t *testing.T, w *world) {
				w.record(t, imogen, filled())
				queue, _ := w.List(w.ctx, Pending, 1)
				id := queue[0].ID
				if err := w.Confirm(w.ctx, jana, w.seen(t, id)); err != nil {
					t.Fatal(err)
				}
				seen := w.seen(t, id)
				if c.after != nil {
					c.after(t, w, id)
				}
				entries := len(w.entries.All)
				_, err := w.Undo(w.ctx, c.who, seen)
				refused(t, err, c.kind)
				if len(w.entries.All) != entries {
					t.Errorf("the refusal is in the audit log: %+v", w.entries.All[entries:])
				}
			})
		})
	}
}

func TestUndo_rollsBackWithoutItsAuditEntry(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, imogen, filled())
		queue, _ := w.List(w.ctx, Pending, 1)
		if err := w.Confirm(w.ctx, jana, w.seen(t, queue[0].ID)); err != nil {
			t.Fatal(err)
		}
		w.entries.Fail = errors.New("the log is full")
		if _, err := w.Undo(w.ctx, jana, w.seen(t, queue[0].ID)); !errors.Is(err, w.entries.Fail) || !w.confirmed(t) {
			t.Errorf("%v", err)
		}
	})
}

func TestDecide_aVersionThatIsNotTheCurrentOneIsAConflict(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, imogen, filled())
		queue, _ := w.List(w.ctx, Pending, 1)
		stale := w.seen(t, queue[0].ID)
		if err := w.Refuse(w.ctx, lerato, stale, "Not in the register."); err != nil {
			t.Fatal(err)
		}
		e := refused(t, w.Confirm(w.ctx, jana, stale), errs.Conflict)
		if e.Detail != "Lerato Dube decided after you opened this page. Check the admission, then decide again." || e.Data["status"] != "refused" || w.confirmed(t) {
			t.Errorf("%+v", e)
		}
		if _, err := w.Undo(w.ctx, lerato, w.seen(t, queue[0].ID)); err != nil {
			t.Fatal(err)
		}
		if e := refused(t, w.Confirm(w.ctx, jana, stale), errs.Conflict); !strings.HasPrefix(e.Detail, "A decision was undone") {
			t.Errorf("%+v", e)
		}
	})
}

func TestAnnounce_oneFailureKeepsTheRest(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, imogen, filled())
		w.confirmAll(t)
		w.mails.Fail = errors.New("the outbox is full")
		w.clock.Advance(UndoWindow)
		if err := w.Announce(w.ctx); !errors.Is(err, w.mails.Fail) {
			t.Fatalf("%v", err)
		}
		w.mails.Fail = nil
		if err := w.Announce(w.ctx); err != nil || len(w.mails.All) != 2 {
			t.Errorf("%v, %d emails", err, len(w.mails.All))
		}
	})
}
