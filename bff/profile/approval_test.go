package profile

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/errs"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// office is a fake of the accounts, the outbox, and the audit log.
type office struct {
	auth.Directory
	mails   notifytest.Outbox
	entries authtest.Log
}

func (o *office) Person(_ context.Context, userID string) (auth.Person, bool, error) {
	return auth.Person{ID: userID, Name: "Amara", Email: userID + "@home.example"}, true, nil
}

func (o *office) People(ctx context.Context, userIDs []string) (map[string]auth.Person, error) {
	people := map[string]auth.Person{}
	for _, id := range userIDs {
		people[id], _, _ = o.Person(ctx, id)
	}
	return people, nil
}

// newcomer submits the world's profile for approval.
func newcomer(t *testing.T, w *world) *office {
	t.Helper()
	o := &office{}
	w.approval = Approval{Accounts: o, Notify: &o.mails, AuditLog: &o.entries, WebOrigin: "https://peritus.test"}
	if _, err := w.SaveSingle(t.Context(), w.expert, w.id, section.AboutMeCode, about(nil)); err != nil {
		t.Fatal(err)
	}
	done(w.Add(t.Context(), w.expert, w.id, section.AreaOfExpertiseCode, engineering("civil", true)))(t)
	w.force(t, w.id, stored.Pending)
	return o
}

// force puts a profile into a state without any rule.
func (w *world) force(t *testing.T, expertID string, to stored.Status) {
	t.Helper()
	err := w.store.DB.InTx(t.Context(), func(ctx context.Context) error {
		e, err := w.store.Lock(ctx, expertID)
		if err != nil {
			return err
		}
		revision := stored.Revision{ID: w.ids.New(), ExpertID: expertID, Action: stored.Restated, Source: stored.ByStaff, Changes: []section.Change{statusChange(e.Status, to)}, At: w.clock.Now()}
		return errors.Join(w.store.SetStatus(ctx, []string{expertID}, to, w.clock.Now()), w.store.AddRevisions(ctx, []stored.Revision{revision}),
			w.announce(ctx, expertID, "", w.clock.Now()))
	})
	if err != nil {
		t.Fatal(err)
	}
}

func (w *world) status(t *testing.T) stored.Status {
	t.Helper()
	e, _, err := w.Find(t.Context(), w.id)
	if err != nil {
		t.Fatal(err)
	}
	return e.Status
}

func TestNewProfiles_areOwnedAndPending(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		newcomer(t, w)
		w.prepare(t, "imported", "Bea", "Quimby", "", func(_ *section.AboutMe, e *stored.Expert) { e.Status = stored.Unclaimed })
		list, count, err := w.NewProfiles(t.Context(), 1)
		if err != nil || count != 1 || len(list) != 1 || list[0].Expert.ID != w.id || list[0].Email != "user-expert@home.example" || list[0].Place != "Newark, NJ, US" {
			t.Errorf("%+v %d %v", list, count, err)
		}
		if err := w.Approve(t.Context(), w.staff, "imported"); errs.KindOf(err) != errs.Conflict {
			t.Errorf("an unclaimed profile is approved: %v", err)
		}
	})
}

func TestNewProfiles_areOrderedByTheirLastSubmission(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		newcomer(t, w)
		w.clock.Advance(time.Hour)
		w.prepare(t, "second", "Bea", "Quimby", "", func(_ *section.AboutMe, e *stored.Expert) { e.Status, e.UserID = stored.Draft, "user-second" })
		w.force(t, "second", stored.Pending)
		order := func() (ids []string) {
			t.Helper()
			list, _, err := w.NewProfiles(t.Context(), 1)
			if err != nil {
				t.Fatal(err)
			}
			for n, one := range list {
				ids = append(ids, one.Expert.ID)
				if n > 0 && one.AskedAt.Before(list[n-1].AskedAt) {
					t.Errorf("%s has waited longer than %s", one.Expert.ID, list[n-1].Expert.ID)
				}
			}
			return ids
		}
		if got := order(); !slices.Equal(got, []string{w.id, "second"}) {
			t.Errorf("%v", got)
		}
		w.clock.Advance(time.Hour)
		if err := w.Refuse(t.Context(), w.staff, w.id, "Tell us more."); err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(time.Hour)
		w.force(t, w.id, stored.Pending)
		if got := order(); !slices.Equal(got, []string{"second", w.id}) {
			t.Errorf("a profile that was submitted again keeps its first place: %v", got)
		}
	})
}

func TestApprove_publishesNotifiesAndAudits(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		o := newcomer(t, w)
		if err := w.Approve(t.Context(), w.staff, w.id); err != nil || w.status(t) != stored.Published {
			t.Fatalf("%v, %s", err, w.status(t))
		}
		if len(o.mails.All) != 1 || o.mails.All[0].To != "user-expert@home.example" || len(o.entries.All) != 1 || o.entries.All[0].Action != "expert.approved" {
			t.Errorf("%+v %+v", o.mails.All, o.entries.All)
		}
		if err := w.Approve(t.Context(), w.staff, w.id); errs.KindOf(err) != errs.Conflict {
			t.Errorf("twice: %v", err)
		}
		if err := w.Approve(t.Context(), w.staff, "nobody"); errs.KindOf(err) != errs.NotFound {
			t.Errorf("a missing profile: %v", err)
		}
	})
}

func TestRefuse_sendsTheReasonAndAllowsResubmission(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		o := newcomer(t, w)
		if err := w.AskAgain(t.Context(), w.expert); errs.KindOf(err) != errs.Conflict {
			t.Errorf("submitted while it was waiting: %v", err)
		}
		for _, reason := range []string{"", " \n", strings.Repeat("x", 2001), "a\x00b"} {
			if fields := fieldsOf(t, w.Refuse(t.Context(), w.staff, w.id, reason)); len(fields["reason"]) != 1 {
				t.Errorf("%.10q: %v", reason, fields)
			}
		}
		if err := w.Refuse(t.Context(), w.staff, w.id, "Where did you study?"); err != nil || w.status(t) != stored.Draft {
			t.Fatalf("%v, %s", err, w.status(t))
		}
		if len(o.mails.All) != 1 || !strings.Contains(o.mails.All[0].Text, "Where did you study?") || o.entries.All[0].Action != "expert.refused" || o.entries.All[0].Reason == "" {
			t.Errorf("%+v %+v", o.mails.All, o.entries.All)
		}
		if err := w.AskAgain(t.Context(), w.expert); err != nil || w.status(t) != stored.Pending {
			t.Errorf("%v, %s", err, w.status(t))
		}
		if err := w.AskAgain(t.Context(), auth.Actor{UserID: "stranger"}); errs.KindOf(err) != errs.NotFound {
			t.Errorf("a stranger: %v", err)
		}
	})
}

func (w *world) overview(t *testing.T) editing.ProfileOverview {
	t.Helper()
	o, err := w.Overview(t.Context(), w.expert)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestOverview_showsTheRefusalToTheExpertAndStaff(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		newcomer(t, w)
		if o := w.overview(t); o.MaySubmit || o.Refusal != nil {
			t.Errorf("while it was waiting: %+v", o)
		}
		if list, _, err := w.NewProfiles(t.Context(), 1); err != nil || len(list) != 1 || list[0].Refusal != nil {
			t.Errorf("the first time: %+v %v", list, err)
		}
		for _, reason := range []string{"Where did you study?", "In which year?\nAnd where?"} {
			if err := w.Refuse(t.Context(), w.staff, w.id, reason); err != nil {
				t.Fatal(err)
			}
			o := w.overview(t)
			if !o.MaySubmit || o.Refusal == nil || o.Refusal.Reason != reason || o.Refusal.At.IsZero() {
				t.Errorf("%+v %+v", o, o.Refusal)
			}
			if list, count, err := w.NewProfiles(t.Context(), 1); err != nil || count != 0 {
				t.Errorf("a draft is in the queue: %+v %v", list, err)
			}
			if err := w.AskAgain(t.Context(), w.expert); err != nil {
				t.Fatal(err)
			}
			if o := w.overview(t); o.MaySubmit || o.Refusal != nil {
				t.Errorf("resubmitted: %+v", o)
			}
			list, _, err := w.NewProfiles(t.Context(), 1)
			if err != nil || len(list) != 1 || list[0].Refusal == nil || list[0].Refusal.Reason != reason || list[0].AskedAt.Before(list[0].Refusal.At) {
				t.Errorf("%+v %v", list, err)
			}
		}
		if err := w.Approve(t.Context(), w.staff, w.id); err != nil {
			t.Fatal(err)
		}
		w.force(t, w.id, stored.Draft)
		if o := w.overview(t); o.Refusal != nil || !o.MaySubmit {
			t.Errorf("a refusal from before it was published: %+v", o.Refusal)
		}
	})
}

func TestApprove_failsIfItCannotBeAudited(t *testing.T) {
	preparing(t, func(t *testing.T, w *world) {
		o := newcomer(t, w)
		o.entries.Fail = errors.New("the audit log is away")
		if err := w.Approve(t.Context(), w.staff, w.id); !errors.Is(err, o.entries.Fail) || w.status(t) != stored.Pending {
			t.Errorf("%v, %s", err, w.status(t))
		}
	})
}
