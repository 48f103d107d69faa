package proof_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/profile"
	"peritus/bff/profile/proof"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

var (
	noon     = time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)
	staff    = auth.Actor{UserID: "staff", Name: "Joaquín Mbeki", Groups: auth.Groups{auth.Researcher}}
	attorney = auth.Actor{UserID: "att", Name: "Ines Castellanos", Groups: auth.Groups{auth.Attorney}}
)

// world is a profile with a license, a degree, and a membership, whose checks are real.
type world struct {
	*proof.Service
	profiles *profile.Service
	clock    *clock.Fake
	log      *authtest.Log
	db       *db.DB
	expert   auth.Actor
	expertID string
	license  string
}

type lazy struct{ w *world }

func (l lazy) Of(ctx context.Context, rows []proof.Row) (map[string]proof.ItemProof, error) {
	return l.w.Service.Of(ctx, rows)
}

type admitted struct{}

func (admitted) Confirmed(context.Context, string) (bool, error) { return true, nil }

func each(t *testing.T, f func(t *testing.T, w *world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := &world{clock: clock.NewFake(noon), log: &authtest.Log{}, db: d,
			expert: auth.Actor{UserID: "user", Name: "Amara Okonkwo-Bell", Groups: auth.Groups{auth.Expert}}}
		w.profiles = profile.New(profile.Deps{DB: d, Clock: w.clock, IDs: id.Random, Admissions: admitted{}, Proofs: lazy{w},
			Approval: profile.Approval{AuditLog: w.log}})
		w.Service = proof.New(proof.Deps{DB: d, Clock: w.clock, IDs: id.Random, Profiles: w.profiles, AuditLog: w.log})
		expertID, err := w.profiles.OpenNamed(t.Context(), "user", "amara@example.org", profile.Named{FirstName: "Amara", LastName: "Okonkwo-Bell"})
		if err != nil {
			t.Fatal(err)
		}
		w.expertID = expertID
		w.license = w.add(t, section.LicensesCode, license())
		w.add(t, section.EducationCode, &section.Education{Organization: "Columbia University", Degree: "PhD", Status: "completed"})
		example, _ := section.Find(section.MembershipsCode)
		w.add(t, section.MembershipsCode, example.Example())
		f(t, w)
	})
}

func license() *section.License {
	return &section.License{Kind: "license", Name: "Professional Engineer", Issuer: "New York State", Number: "093211", Jurisdiction: "NY", Issued: "2009-06", Status: "active"}
}

func (w *world) add(t *testing.T, code string, content section.Item) string {
	t.Helper()
	out, err := w.profiles.Add(t.Context(), w.expert, w.expertID, code, profile.Input{Visibility: stored.Public, Content: content})
	if err != nil {
		t.Fatal(err)
	}
	return out.Item.ID
}

// save changes the license and returns its new version.
func (w *world) save(t *testing.T, version int, change func(*section.License)) int {
	t.Helper()
	content := license()
	change(content)
	out, err := w.profiles.Save(t.Context(), w.expert, w.expertID, section.LicensesCode, w.license, profile.Input{Version: version, Visibility: stored.Public, Content: content})
	if err != nil {
		t.Fatal(err)
	}
	return out.Item.Version
}

func atSource(on string) proof.CheckForm {
	return proof.CheckForm{Grade: "source", On: on, URL: "https://www.op.nysed.gov/verify?number=093211", Note: "Active, no discipline."}
}

func (w *world) record(t *testing.T, version int, form proof.CheckForm) {
	t.Helper()
	if err := w.Record(t.Context(), staff, w.expertID, w.license, version, form); err != nil {
		t.Fatal(err)
	}
}

// of is the proof of the license and the summary.
func (w *world) of(t *testing.T) (proof.ItemProof, proof.Summary) {
	t.Helper()
	list, summary, err := w.List(t.Context(), w.expert, w.expertID)
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(list, func(c proof.Checked) bool { return c.ItemID == w.license })
	return list[at].Proof, summary
}

func (w *world) withdraw(t *testing.T) error {
	t.Helper()
	list, _, err := w.List(t.Context(), staff, w.expertID)
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(list, func(c proof.Checked) bool { return c.ItemID == w.license })
	return w.Withdraw(t.Context(), staff, w.expertID, list[at].Checks[0].ID, proof.WithdrawalForm{Reason: "It was another person."})
}

func TestRecord_raisesTheGradeEverywhere(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		if p, s := w.of(t); p.Grade != proof.Stated || p.CheckedOn != nil || p.CountsUntil != nil || s.Items != 3 || s.Checked != 0 || s.OldestDays != nil {
			t.Errorf("%+v %+v", p, s)
		}
		before, err := w.profiles.Latest(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		w.record(t, 1, atSource("2026-09-08"))
		if p, s := w.of(t); p.Grade != proof.Source || *p.CheckedOn != "2026-09-08" || p.Lapse != "" || s.Checked != 1 || s.AtSource != 1 || *s.OldestDays != 80 {
			t.Errorf("%+v %+v", p, s)
		}
		if after, err := w.profiles.Latest(t.Context()); err != nil || after != before+1 {
			t.Errorf("the change feed went from %d to %d, %v", before, after, err)
		}
		changes, _, err := w.profiles.Revisions(t.Context(), w.expert, w.expertID, stored.Filter{Section: section.LicensesCode}, 1)
		if err != nil || changes[0].Action != stored.Proved || string(changes[0].Changes[0].After) != `"Checked at the source on September 8, 2026"` || !changes[0].OnBehalf ||
			changes[0].Changes[0].Label != "Professional Engineer (NY, number ending in 211, issued June 2009)" {
			t.Errorf("%+v %v", changes[0], err)
		}
		if e := w.log.All[len(w.log.All)-1]; e.Action != "expert.checked" || e.ID != w.expertID || e.Detail["grade"] != "source" || e.Reason == "" {
			t.Errorf("%+v", e)
		}
		if _, err := w.profiles.AsOf(t.Context(), w.expert, w.expertID, noon); err != nil {
			t.Errorf("the profile as of before: %v", err)
		}
	})
}

func TestProof_agesAndComesBackWithANewCheck(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, 1, atSource("2026-11-27"))
		w.clock.Advance(365 * 24 * time.Hour)
		if p, _ := w.of(t); p.Grade != proof.Source || *p.CountsUntil != "2027-11-27" {
			t.Errorf("on its last day: %+v", p)
		}
		w.clock.Advance(24 * time.Hour)
		if p, s := w.of(t); p.Grade != proof.Stated || p.Lapse != "aged" || *p.CheckedOn != "2026-11-27" || *p.CountsUntil != "2027-11-27" || p.URL != "" || s.Checked != 0 {
			t.Errorf("a day later: %+v %+v", p, s)
		}
		w.record(t, 1, atSource("2027-11-28"))
		if p, _ := w.of(t); p.Grade != proof.Source || p.Lapse != "" || *p.CheckedOn != "2027-11-28" {
			t.Errorf("checked again: %+v", p)
		}
	})
}

func TestLastDay_isTheLastOnWhichTheCheckCounts(t *testing.T) {
	for on, last := range map[string]string{"2026-11-20": "2027-11-20", "2024-02-29": "2025-02-28", "2023-02-28": "2024-02-28", "2023-03-01": "2024-03-01", "": "", "2026-02-30": ""} {
		if got := proof.LastDay(on); got != last {
			t.Errorf("%s: %s", on, got)
		}
	}
	for day := time.Date(2023, 1, 1, 23, 59, 0, 0, time.UTC); day.Year() < 2029; day = day.AddDate(0, 0, 1) {
		on := day.Format(time.DateOnly)
		last, err := time.Parse(time.DateOnly, proof.LastDay(on))
		if err != nil || proof.Oldest(last) > on || proof.Oldest(last.AddDate(0, 0, 1)) <= on {
			t.Errorf("%s counts until %s, %v", on, proof.LastDay(on), err)
		}
	}
}

func TestProof_belongsToTheValuesThatWereChecked(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, 1, atSource("2026-11-20"))
		version := w.save(t, 1, func(l *section.License) { l.Note = "Also licensed in New Jersey." })
		if p, _ := w.of(t); p.Grade != proof.Source {
			t.Errorf("the note isn't checked: %+v", p)
		}
		for field, change := range map[string]func(*section.License){
			"kind": func(l *section.License) { l.Kind = "registration" }, "name": func(l *section.License) { l.Name = "Structural Engineer" },
			"issuer": func(l *section.License) { l.Issuer = "New Jersey" }, "number": func(l *section.License) { l.Number = "1" },
			"jurisdiction": func(l *section.License) { l.Jurisdiction = "NJ" }, "issued": func(l *section.License) { l.Issued = "2009-07" },
			"expires": func(l *section.License) { l.Expires = "2027" }, "status": func(l *section.License) { l.Status = "inactive" },
		} {
			version = w.save(t, version, change)
			if p, _ := w.of(t); p.Grade != proof.Stated || p.Lapse != "changed" || *p.CheckedOn != "2026-11-20" || p.CountsUntil != nil {
				t.Errorf("%s: %+v", field, p)
			}
			version = w.save(t, version, func(*section.License) {})
			if p, _ := w.of(t); p.Grade != proof.Source || p.Lapse != "" {
				t.Errorf("%s, changed back: %+v", field, p)
			}
		}
	})
}

func TestProof_theBestCheckThatCountsWins(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, 1, atSource("2026-10-01"))
		w.record(t, 1, proof.CheckForm{Grade: "document", On: "2026-11-01"})
		if p, _ := w.of(t); p.Grade != proof.Source || *p.CheckedOn != "2026-10-01" {
			t.Errorf("%+v", p)
		}
		w.clock.Advance(320 * 24 * time.Hour) // October is too long ago, November is not
		if p, _ := w.of(t); p.Grade != proof.Document || *p.CheckedOn != "2026-11-01" {
			t.Errorf("%+v", p)
		}
	})
}

func TestWithdraw_fallsBackAndIsRecorded(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, 1, atSource("2026-11-20"))
		if err := w.withdraw(t); err != nil {
			t.Fatal(err)
		}
		if p, s := w.of(t); p.Grade != proof.Stated || p.CheckedOn != nil || s.Checked != 0 {
			t.Errorf("%+v %+v", p, s)
		}
		if e := w.log.All[len(w.log.All)-1]; e.Action != "expert.check-withdrawn" || e.Reason != "It was another person." {
			t.Errorf("%+v", e)
		}
		if err := w.withdraw(t); errs.KindOf(err) != errs.Conflict {
			t.Errorf("twice: %v", err)
		}
	})
}

func TestRecord_isRefused(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		other := auth.Actor{UserID: "other", Groups: auth.Groups{auth.Expert}}
		record := func(actor auth.Actor, itemID string, version int, form proof.CheckForm) error {
			return w.Record(t.Context(), actor, w.expertID, itemID, version, form)
		}
		for rule, c := range map[string]struct {
			err  error
			kind errs.Kind
		}{
			"the expert":                    {record(w.expert, w.license, 1, atSource("2026-11-20")), errs.Forbidden},
			"another expert":                {record(other, w.license, 1, atSource("2026-11-20")), errs.Forbidden},
			"an attorney":                   {record(attorney, w.license, 1, atSource("2026-11-20")), errs.Forbidden},
			"an entry that doesn't exist":   {record(staff, "nothing", 1, atSource("2026-11-20")), errs.NotFound},
			"values that they haven't seen": {record(staff, w.license, 2, atSource("2026-11-20")), errs.Conflict},
			"a profile that doesn't exist":  {w.Record(t.Context(), staff, "nobody", w.license, 1, atSource("2026-11-20")), errs.NotFound},
			"a check that doesn't exist":    {w.Withdraw(t.Context(), staff, w.expertID, "none", proof.WithdrawalForm{Reason: "Why not."}), errs.NotFound},
			"a withdrawal by the expert":    {w.Withdraw(t.Context(), w.expert, w.expertID, "none", proof.WithdrawalForm{Reason: "Why not."}), errs.Forbidden},
		} {
			if errs.KindOf(c.err) != c.kind {
				t.Errorf("%s: %v", rule, c.err)
			}
		}
		for rule, c := range map[string]struct {
			form  proof.CheckForm
			field string
		}{
			"no grade":            {proof.CheckForm{On: "2026-11-20"}, "grade"},
			"no date":             {proof.CheckForm{Grade: "document"}, "checked_on"},
			"the future":          {proof.CheckForm{Grade: "document", On: "2026-11-29"}, "checked_on"},
			"over 12 months ago":  {proof.CheckForm{Grade: "document", On: "2025-11-26"}, "checked_on"},
			"a source, no link":   {proof.CheckForm{Grade: "source", On: "2026-11-20"}, "url"},
			"a link to a script":  {proof.CheckForm{Grade: "source", On: "2026-11-20", URL: "javascript:alert(1)"}, "url"},
			"a note that's a bit": {proof.CheckForm{Grade: "document", On: "2026-11-20", Note: strings.Repeat("x", 1001)}, "note"},
		} {
			var e *errs.Error
			if err := record(staff, w.license, 1, c.form); !errors.As(err, &e) || len(e.Fields[c.field]) != 1 || len(e.Fields) != 1 {
				t.Errorf("%s: %v", rule, err)
			}
		}
		if p, _ := w.of(t); p.Grade != proof.Stated {
			t.Errorf("a refused check counts: %+v", p)
		}
	})
}

func TestPage_showsProofsOfWhatItsReaderSees(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, 1, atSource("2026-11-20"))
		if err := w.db.Write(t.Context()).Exec("UPDATE experts SET status = 'published' WHERE id = ?", w.expertID).Error; err != nil {
			t.Fatal(err)
		}
		expert, _, err := w.profiles.Find(t.Context(), w.expertID)
		if err != nil {
			t.Fatal(err)
		}
		proofs := func(p reading.ExpertPage, err error) (proved map[string]proof.ItemProof, summary proof.Summary) {
			if err != nil {
				t.Fatal(err)
			}
			proved = map[string]proof.ItemProof{}
			for _, part := range p.Parts {
				for _, item := range part.Items {
					if (item.Proof != nil) != proof.Checkable(part.Section) {
						t.Errorf("%s: %+v", part.Section, item.Proof)
					}
					if item.Proof != nil {
						proved[item.ID] = *item.Proof
					}
				}
			}
			return proved, p.Proof
		}
		full, summary := proofs(w.profiles.Page(t.Context(), attorney, w.expertID))
		if full[w.license].URL == "" || full[w.license].Grade != proof.Source || summary.Items != 3 || summary.Checked != 1 {
			t.Errorf("attorneys: %+v %+v", full[w.license], summary)
		}
		public, summary := proofs(w.profiles.PublicPage(t.Context(), expert.Slug))
		if public[w.license].URL != "" || public[w.license].Grade != proof.Source || summary.Checked != 1 {
			t.Errorf("the public sees a link that holds the number: %+v %+v", public[w.license], summary)
		}
	})
}

func TestSweep_announcesChecksThatBecameTooOldOnce(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, 1, atSource("2026-11-20"))
		latest := func() int64 {
			seq, err := w.profiles.Latest(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			return seq
		}
		sweep := func() {
			if err := w.Sweep(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		seq := latest()
		sweep()
		if latest() != seq {
			t.Error("a check that counts was announced")
		}
		w.clock.Advance(366 * 24 * time.Hour)
		sweep()
		sweep()
		if latest() != seq+1 {
			t.Errorf("from %d to %d", seq, latest())
		}
	})
}

func TestErase_deletesChecksAndForgetsWhoMadeThem(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.record(t, 1, atSource("2026-11-20"))
		personal := proof.Personal{Service: w.Service}
		if err := personal.Erase(t.Context(), staff.UserID); err != nil {
			t.Fatal(err)
		}
		list, _, err := w.List(t.Context(), w.expert, w.expertID)
		if err != nil {
			t.Fatal(err)
		}
		for _, one := range list {
			for _, c := range one.Checks {
				if c.ByName != "" {
					t.Errorf("%+v", c)
				}
			}
		}
		if err := personal.Erase(t.Context(), "user"); err != nil {
			t.Fatal(err)
		}
		var n int64
		if err := w.db.Read(t.Context()).Table("proof_checks").Count(&n).Error; err != nil || n != 0 {
			t.Errorf("%d checks, %v", n, err)
		}
	})
}

// A field that is added to a section must be either checked or left out on purpose.
func TestChecked_coversTheSections(t *testing.T) {
	leftOut := map[string][]string{section.LicensesCode: {"note"}}
	for _, code := range proof.Sections {
		declared, found := section.Find(code)
		if !found {
			t.Fatal(code)
		}
		if missing := proof.Unchecked(declared); !slices.Equal(missing, leftOut[code]) {
			t.Errorf("%s: %v aren't checked", code, missing)
		}
	}
}
