package attorney

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
)

var (
	imogen = auth.Actor{UserID: "imogen", Name: "Imogen Castellanos", Groups: auth.Groups{auth.Attorney}}
	jana   = auth.Actor{UserID: "jana", Name: "Jana Moreau", Groups: auth.Groups{auth.Researcher}}
)

type people struct{ auth.Directory }

func (people) People(_ context.Context, ids []string) (map[string]auth.Person, error) {
	all := map[string]auth.Person{}
	for _, id := range ids {
		all[id] = auth.Person{ID: id, Name: "Imogen Castellanos", Email: id + "@firm.example"}
	}
	return all, nil
}

type world struct {
	*Service
	clock   *clock.Fake
	ctx     context.Context
	mails   notifytest.Outbox
	entries authtest.Log
	gifts   gifts
}

// gifts are who was welcomed.
type gifts []string

func (g *gifts) NotWelcomed(_ context.Context, userIDs []string) ([]string, error) {
	return slices.DeleteFunc(slices.Clone(userIDs), func(userID string) bool { return slices.Contains(*g, userID) }), nil
}

func (g *gifts) Welcome(_ context.Context, userID string) (int, time.Time, error) {
	if slices.Contains(*g, userID) {
		return 0, time.Time{}, nil
	}
	*g = append(*g, userID)
	return 25, time.Date(2027, 2, 26, 9, 0, 0, 0, time.UTC), nil
}

// each runs f on SQLite and Postgres with two accounts.
func each(t *testing.T, f func(t *testing.T, w *world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := &world{clock: clock.NewFake(time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)), ctx: t.Context()}
		for _, id := range []string{"imogen", "bisi"} {
			if err := d.Write(w.ctx).Exec(`INSERT INTO users (id, email, email_key, password_hash, name, groups, created_at, updated_at)
				VALUES (?, ?, ?, '', ?, 'Attorney', 0, 0)`, id, id, id, id).Error; err != nil {
				t.Fatal(err)
			}
		}
		w.Service = New(Deps{DB: d, Clock: w.clock, IDs: id.Random, Accounts: people{}, Gifts: &w.gifts, Notify: &w.mails, AuditLog: &w.entries, WebOrigin: "https://peritus.test"})
		f(t, w)
	})
}

func filled() Form {
	return Form{FirstName: "Imogen", LastName: "Castellanos", Firm: "Castellanos Pryce LLP", Phone: "(212) 555-0147",
		Role: "partner", PracticeAreas: []string{"construction", "wrongful-death"}, City: "New York", State: "NY", TimeZone: "America/New_York",
		Admissions: []AdmissionForm{{"NY", "5418820", new(2014)}, {"NJ", "04471-2016", new(2016)}}}
}

// record stores a complete record for an attorney who has none.
func (w *world) record(t *testing.T, who auth.Actor, f Form) {
	t.Helper()
	if _, err := w.Save(w.ctx, who, 0, f); err != nil {
		t.Fatal(err)
	}
}

func (w *world) confirmed(t *testing.T) bool {
	t.Helper()
	yes, err := w.Confirmed(w.ctx, imogen.UserID)
	if err != nil {
		t.Fatal(err)
	}
	return yes
}

func refused(t *testing.T, err error, kind errs.Kind) *errs.Error {
	t.Helper()
	var e *errs.Error
	if !errors.As(err, &e) || e.Kind != kind {
		t.Fatalf("%v, want it to be %s", err, kind)
	}
	return e
}

func TestCheck_reportsProblemsAtTheirFields(t *testing.T) {
	s := New(Deps{Clock: clock.NewFake(time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC))})
	for _, c := range []struct {
		field, says string
		change      func(*Form)
	}{
		{"first_name", "Enter your first name.", func(f *Form) { f.FirstName = " " }},
		{"last_name", "Shorten your last name to 80 characters or fewer. It has 81 now.", func(f *Form) { f.LastName = strings.Repeat("ü", 81) }},
		{"firm", "Remove the special characters from your firm.", func(f *Form) { f.Firm = "a\ab" }},
		{"city", "Enter your city.", func(f *Form) { f.City = "" }},
		{"phone", "Enter your phone number.", func(f *Form) { f.Phone = "+1 " }},
		{"phone", "This is too short for a phone number in that country.", func(f *Form) { f.Phone = "212 555" }},
		{"role", "Choose your role.", func(f *Form) { f.Role = "" }},
		{"role", "Choose your role from the list.", func(f *Form) { f.Role = "judge" }},
		{"state", "Choose your state from the list.", func(f *Form) { f.State = "XX" }},
		{"time_zone", "Choose your time zone.", func(f *Form) { f.TimeZone = "" }},
		{"practice_areas", "Choose at least one practice area.", func(f *Form) { f.PracticeAreas = nil }},
		{"practice_areas", "Choose practice areas from the list.", func(f *Form) { f.PracticeAreas = []string{"alchemy"} }},
		{"practice_areas", "Choose 6 practice areas or fewer. You chose 7.", func(f *Form) {
			f.PracticeAreas = []string{"tax", "energy", "family", "insurance", "securities", "maritime", "bankruptcy"}
		}},
		{"admissions.0.state", "Choose a state.", func(f *Form) { f.Admissions[0].State = "" }},
		{"admissions.0.number", "Enter a bar number.", func(f *Form) { f.Admissions[0].Number = "" }},
		{"admissions.1.year", "Enter the year you were admitted.", func(f *Form) { f.Admissions[1].Year = nil }},
		{"admissions.1.year", "Enter a year between 1940 and 2026.", func(f *Form) { f.Admissions[1].Year = new(2027) }},
		{"admissions.1.year", "Enter a year between 1940 and 2026.", func(f *Form) { f.Admissions[1].Year = new(1939) }},
		{"admissions.1.number", "You've already entered this admission.", func(f *Form) { f.Admissions[1] = AdmissionForm{"NY", " 5418820 ", new(2014)} }},
		{"admissions.1.number", "Shorten the bar number to 40 characters or fewer. It has 41 now.", func(f *Form) { f.Admissions[1].Number = strings.Repeat("1", 41) }},
		{"admissions", "Add at least one bar admission.", func(f *Form) { f.Admissions = nil }},
		{"admissions", "Enter 12 bar admissions or fewer. You entered 13.", func(f *Form) {
			for n := range 11 {
				f.Admissions = append(f.Admissions, AdmissionForm{"NY", fmt.Sprint(n), new(2014)})
			}
		}},
	} {
		f := filled()
		c.change(&f)
		if problems := s.Check(&f); len(problems) != 1 || len(problems[c.field]) != 1 || problems[c.field][0] != c.says {
			t.Errorf("%s: %v, want %q", c.field, problems, c.says)
		}
	}
}

func TestRecord_storesThePhoneInInternationalFormat(t *testing.T) {
	s := New(Deps{Clock: clock.NewFake(time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC))})
	f := filled()
	if problems := s.Check(&f); len(problems) != 0 || recordOf(f).Phone != "+12125550147" {
		t.Errorf("%+v %v", recordOf(f), problems)
	}
}

func TestOpen_storesANameThatTheAttorneyCompletesLater(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		for what, o := range map[string]Opening{"no first name": {LastName: "Castellanos"}, "a web address": {FirstName: "Imogen", LastName: "https://evil.test"}} {
			if err := w.Open(w.ctx, imogen.UserID, o); errs.KindOf(err) != errs.Invalid {
				t.Errorf("%s: %v", what, err)
			}
		}
		if err := w.Open(w.ctx, imogen.UserID, Opening{" Imogen ", "Castellanos"}); err != nil {
			t.Fatal(err)
		}
		r, err := w.Get(w.ctx, imogen)
		if err != nil || r.Name() != "Imogen Castellanos" || r.Version != 1 || len(r.Admissions) != 0 || r.PracticeAreas == nil || len(r.PracticeAreas) != 0 || w.confirmed(t) {
			t.Fatalf("%+v %v", r, err)
		}
		if queue, err := w.List(w.ctx, Pending, 1); err != nil || len(queue) != 0 {
			t.Errorf("%+v %v", queue, err)
		}
		if r, err = w.Save(w.ctx, imogen, 1, filled()); err != nil || r.Firm == "" || len(r.Admissions) != 2 || r.Admissions[0].Status != Pending {
			t.Fatalf("%+v %v", r, err)
		}
		if len(w.entries.All) != 0 {
			t.Errorf("the first firm is recorded as a change of firm: %+v", w.entries.All)
		}
	})
}

func TestSave_recordsANameThatDiffersFromSignUpAsARename(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		if err := w.Open(w.ctx, imogen.UserID, Opening{"Ingrid", "Castellanos"}); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Save(w.ctx, imogen, 1, filled()); err != nil {
			t.Fatal(err)
		}
		if all := w.entries.All; len(all) != 1 || all[0].Detail["from"] != "Ingrid Castellanos" || all[0].Detail["to"] != "Imogen Castellanos, Castellanos Pryce LLP" {
			t.Errorf("%+v", all)
		}
	})
}

func TestConfirm_oneAdmissionGivesAccessAndNotifiesTheAttorney(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, imogen, filled())
		if w.confirmed(t) {
			t.Error("confirmed before staff decided")
		}
		queue, err := w.List(w.ctx, Pending, 1)
		if err != nil || len(queue) != 2 || queue[0].Name != "Imogen Castellanos" || queue[0].StateName != "New York" || queue[0].Email != "imogen@firm.example" {
			t.Fatalf("%+v %v", queue, err)
		}
		if err := w.Confirm(w.ctx, jana, w.seen(t, queue[0].ID)); err != nil {
			t.Fatal(err)
		}
		if err := w.Confirm(w.ctx, jana, w.seen(t, queue[0].ID)); err != nil || len(w.entries.All) != 1 {
			t.Errorf("confirming twice: %v, %d entries", err, len(w.entries.All))
		}
		w.announce(t)
		w.announce(t)
		if len(w.mails.All) != 1 {
			t.Fatalf("%d emails, want one", len(w.mails.All))
		}
		if d := w.entries.All[0]; d.Action != "bar-admission.confirmed" || d.ID != queue[0].ID || d.Person != "imogen" || d.Name != "Imogen Castellanos, New York 5418820" {
			t.Errorf("%+v", d)
		}
		if m := w.mails.All[0]; m.To != "imogen@firm.example" || !strings.Contains(m.Text, "number 5418820, 2014") {
			t.Errorf("%+v", m)
		}
		counts, err := w.Counts(w.ctx)
		if err != nil || counts[Pending] != 1 || counts[Confirmed] != 1 || !w.confirmed(t) {
			t.Errorf("%v %v", counts, err)
		}
	})
}

func TestRefuse_emailsItsReasonAndRemovesAccessWithoutAnotherAdmission(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, imogen, filled())
		queue, _ := w.List(w.ctx, Pending, 1)
		for reason, says := range map[string]string{"": "Enter a reason. The attorney will read it.", " \n ": "Enter a reason. The attorney will read it.",
			"a\x00": "Remove the special characters from the reason.", strings.Repeat("x", 1001): "Shorten the reason to 1,000 characters or fewer. It has 1,001 now."} {
			if e := refused(t, w.Refuse(w.ctx, jana, w.seen(t, queue[0].ID), reason), errs.Invalid); e.Fields["reason"][0] != says {
				t.Errorf("%v", e.Fields)
			}
		}
		if err := w.Confirm(w.ctx, jana, w.seen(t, queue[0].ID)); err != nil {
			t.Fatal(err)
		}
		if err := w.Refuse(w.ctx, jana, w.seen(t, queue[0].ID), "The register lists\nnobody of this number."); err != nil {
			t.Fatal(err)
		}
		if w.confirmed(t) {
			t.Error("still confirmed")
		}
		w.announce(t)
		if len(w.mails.All) != 1 {
			t.Fatalf("%d emails, want one about the last decision", len(w.mails.All))
		}
		m := w.mails.All[0]
		if !strings.Contains(m.Text, "> The register lists\n> nobody of this number.") || w.entries.All[1].Reason != "The register lists\nnobody of this number." {
			t.Errorf("%+v %+v", m, w.entries.All[1])
		}
		refused(t, w.Refuse(w.ctx, jana, w.seen(t, queue[0].ID), "Again."), errs.Conflict)
		if err := w.Refuse(w.ctx, jana, Seen{"none", 1}, "x"); !errors.Is(err, ErrNoAdmission) {
			t.Errorf("%v", err)
		}
	})
}

func TestDecide_rollsBackWithoutItsAuditEntry(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, imogen, filled())
		queue, _ := w.List(w.ctx, Pending, 1)
		w.entries.Fail = errors.New("the log is full")
		if err := w.Confirm(w.ctx, jana, w.seen(t, queue[0].ID)); !errors.Is(err, w.entries.Fail) || w.confirmed(t) {
			t.Errorf("%v", err)
		}
	})
}

// confirmAll confirms every admission in the queue and returns them.
func (w *world) confirmAll(t *testing.T) []Waiting {
	t.Helper()
	queue, _ := w.List(w.ctx, Pending, 1)
	for _, a := range queue {
		if err := w.Confirm(w.ctx, jana, Seen{a.ID, a.Version}); err != nil {
			t.Fatal(err)
		}
	}
	return queue
}

func TestSave_changedAndNewAdmissionsWaitForStaff(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, imogen, filled())
		queue := w.confirmAll(t)
		f := filled()
		f.City = "Albany"
		f.Admissions[0], f.Admissions[1] = f.Admissions[1], f.Admissions[0] // a different order changes nothing
		r, err := w.Save(w.ctx, imogen, 1, f)
		if err != nil || r.Version != 2 || r.City != "Albany" || r.Admissions[0].State != "NJ" || r.Admissions[0].Status != Confirmed || r.Admissions[1].Status != Confirmed {
			t.Fatalf("%+v %v", r, err)
		}
		f.Admissions[1].Year = new(2015)
		if r, err = w.Save(w.ctx, imogen, 2, f); err != nil || r.Admissions[0].Status != Confirmed || r.Admissions[1].Status != Pending || !w.confirmed(t) {
			t.Fatalf("%+v %v", r, err)
		}
		f.Admissions[0].Number = "04472-2016"
		if r, err = w.Save(w.ctx, imogen, 3, f); err != nil || w.confirmed(t) {
			t.Errorf("%+v %v", r, err)
		}
		if err := w.Confirm(w.ctx, jana, Seen{queue[0].ID, 1}); !errors.Is(err, ErrNoAdmission) {
			t.Errorf("a decision on an admission that was changed concurrently: %v", err)
		}
	})
}

func TestSave_aChangeOfNameOrFirmReturnsEveryAdmissionToTheQueue(t *testing.T) {
	for what, change := range map[string]func(*Form){
		"first name": func(f *Form) { f.FirstName = "Ingrid" },
		"last name":  func(f *Form) { f.LastName = "Pryce" },
		"firm":       func(f *Form) { f.Firm = "Cravath" },
	} {
		t.Run(what, func(t *testing.T) {
			each(t, func(t *testing.T, w *world) {
				w.record(t, imogen, filled())
				w.confirmAll(t)
				f := filled()
				change(&f)
				r, err := w.Save(w.ctx, imogen, 1, f)
				if err != nil || w.confirmed(t) {
					t.Fatalf("still confirmed: %+v %v", r, err)
				}
				if waiting, _ := w.List(w.ctx, Pending, 1); len(waiting) != 2 || waiting[0].SubmittedAt != w.clock.Now() {
					t.Errorf("%+v", waiting)
				}
				entry := w.entries.All[len(w.entries.All)-1]
				if entry.Action != "attorney.renamed" || entry.ID != imogen.UserID || entry.Detail["from"] != "Imogen Castellanos, Castellanos Pryce LLP" || entry.Detail["to"] == entry.Detail["from"] {
					t.Errorf("%+v", entry)
				}
				before := len(w.entries.All)
				f.City = "Albany" // the name stays the same
				if r, err = w.Save(w.ctx, imogen, 2, f); err != nil || len(w.entries.All) != before {
					t.Errorf("%+v %v", r, err)
				}
				w.entries.Fail = errors.New("the log is full")
				f.LastName = "Nobody"
				if _, err := w.Save(w.ctx, imogen, 3, f); !errors.Is(err, w.entries.Fail) {
					t.Errorf("a change of name without its audit entry: %v", err)
				}
			})
		})
	}
}

func TestSave_aStaleVersionIsAConflict(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		if _, err := w.Get(w.ctx, imogen); !errors.Is(err, ErrNoRecord) {
			t.Errorf("%v", err)
		}
		if _, err := w.Save(w.ctx, imogen, 0, filled()); err != nil {
			t.Fatal(err)
		}
		_, err := w.Save(w.ctx, imogen, 0, filled())
		if e := refused(t, err, errs.Conflict); e.Data["version"] != 1 {
			t.Errorf("%+v", e)
		}
		_, err = w.Save(w.ctx, imogen, 1, Form{})
		refused(t, err, errs.Invalid)
	})
}

func TestList_pagesPendingAdmissionsOldestFirst(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, imogen, filled())
		w.clock.Advance(time.Hour)
		f := filled()
		f.LastName, f.Admissions = "Oyelaran", nil
		for n := range mostAdmissions {
			f.Admissions = append(f.Admissions, AdmissionForm{"NY", fmt.Sprint(n), new(2019)})
		}
		w.record(t, auth.Actor{UserID: "bisi", Groups: auth.Groups{auth.Attorney}}, f)
		queue, err := w.List(w.ctx, Pending, 1)
		if err != nil || len(queue) != 2+mostAdmissions || queue[0].lastName() != "Castellanos" || queue[2].lastName() != "Oyelaran" {
			t.Errorf("%+v %v", queue, err)
		}
		if queue, err := w.List(w.ctx, Pending, 2); err != nil || len(queue) != 0 {
			t.Errorf("%+v %v", queue, err)
		}
	})
}

func (w Waiting) lastName() string { return w.Name[strings.LastIndexByte(w.Name, ' ')+1:] }
