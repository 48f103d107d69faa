package profile

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
	"peritus/bff/profile/status"
	"peritus/bff/profile/stored"
)

var noon = time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)

// world is a service on a database with one claimed, empty profile.
type world struct {
	*Service
	clock  *clock.Fake
	expert auth.Actor
	staff  auth.Actor
	id     string // of the expert's profile
	events []Saved
	mu     sync.Mutex
}

// admitted treats all attorneys except "new" as admitted.
type admitted struct{}

func (admitted) Confirmed(_ context.Context, userID string) (bool, error) {
	return userID != "new", nil
}

func newWorld(t *testing.T, d *db.DB) *world {
	t.Helper()
	w := &world{
		clock:  clock.NewFake(noon),
		expert: auth.Actor{UserID: "user-expert", Name: "Amara Okonkwo-Bell", Groups: auth.Groups{auth.Expert}},
		staff:  auth.Actor{UserID: "user-staff", Name: "Joaquín Mbeki", Groups: auth.Groups{auth.Researcher}},
		id:     "expert-1",
	}
	w.Service = New(Deps{DB: d, Clock: w.clock, IDs: id.Random, Admissions: admitted{},
		Approval: Approval{AuditLog: &authtest.Log{}}})
	w.Saved.Listen(func(_ context.Context, e Saved) {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.events = append(w.events, e)
	})
	w.insert(t, stored.Expert{ID: w.id, UserID: w.expert.UserID, Status: stored.Published, Visibility: stored.Private, CreatedAt: noon, UpdatedAt: noon})
	return w
}

func (w *world) insert(t *testing.T, e stored.Expert) {
	t.Helper()
	row := stored.RowOf(e)
	if err := w.store.DB.Write(t.Context()).Create(&row).Error; err != nil {
		t.Fatal(err)
	}
}

// asked is why staff change a profile in tests.
const asked = "Asked by phone"

func about(change func(*section.AboutMe)) Input {
	a := &section.AboutMe{
		FirstName: "Amara", LastName: "Okonkwo-Bell", Suffix: "PE", Headline: "Structural engineer",
		Bio: strings.Repeat("Cranes and rigging. ", 10), City: "Newark", Country: "US", State: "NJ",
		TimeZone: "America/New_York", ContactEmail: "amara@example.org", Languages: []field.Language{},
	}
	if change != nil {
		change(a)
	}
	return Input{Visibility: stored.Public, Content: a, Reason: asked}
}

func engineering(subcategory string, primary bool) Input {
	return Input{Visibility: stored.Public, Reason: asked, Content: &section.AreaOfExpertise{
		Category: "engineering", Subcategory: subcategory, Primary: primary, Keywords: []string{}}}
}

func degree(name string) Input {
	return Input{Visibility: stored.Public, Reason: asked, Content: &section.Education{Organization: "Columbia University", Degree: name, Status: "completed"}}
}

func (in Input) at(version int) Input { in.Version = version; return in }

func (in Input) seenBy(v stored.Visibility) Input { in.Visibility = v; return in }

// done returns an action's result and fails the test on an error.
func done[T any](value T, err error) func(*testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}

func refused(t *testing.T, err error, kind errs.Kind) *errs.Error {
	t.Helper()
	var e *errs.Error
	if !errors.As(err, &e) || e.Kind != kind {
		t.Fatalf("want %s, have %v", kind, err)
	}
	return e
}

func TestSave_writesSectionRevisionSummaryAndFeed(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		saved, err := w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil))
		if err != nil {
			t.Fatal(err)
		}
		begun := section.Completeness(map[string][]section.Item{section.AboutMeCode: {about(nil).Content}})
		if begun == 0 {
			t.Fatal("a saved section does not count toward completeness")
		}
		if saved.Item.Version != 1 || saved.Item.Source != stored.ByExpert || saved.Item.Position != 1 || !saved.Changed {
			t.Errorf("%+v", saved.Item)
		}
		if saved.Section.State != "partial" || *saved.Section.Days != 0 || saved.Completeness != begun {
			t.Errorf("%+v, %d%%", saved.Section, saved.Completeness)
		}
		expert, found, err := w.FindByUser(ctx, w.expert.UserID)
		if err != nil || !found {
			t.Fatal(found, err)
		}
		if expert.Name != "Amara Okonkwo-Bell, PE" || expert.Slug != "amara-okonkwo-bell" || expert.Visibility != stored.Public ||
			expert.Completeness != begun || expert.ConfirmedAt == nil || !expert.ConfirmedAt.Equal(noon) {
			t.Errorf("the summary is %+v", expert)
		}

		w.clock.Advance(time.Hour)
		next := about(func(a *section.AboutMe) { a.City, a.Slug = "Trenton", expert.Slug }).at(1).seenBy(stored.Attorneys)
		if saved, err = w.SaveSingle(ctx, w.staff, w.id, section.AboutMeCode, next); err != nil {
			t.Fatal(err)
		}
		if saved.Item.Version != 2 || saved.Item.Source != stored.ByStaff {
			t.Errorf("%+v", saved.Item)
		}

		revisions, count, err := w.Revisions(ctx, w.expert, w.id, stored.Filter{Section: section.AboutMeCode}, 1)
		if err != nil || count != 2 {
			t.Fatal(count, err)
		}
		r := revisions[0]
		if r.Action != stored.Changed || r.Source != stored.ByStaff || !r.OnBehalf || r.ActorName != "Joaquín Mbeki" || !r.At.Equal(noon.Add(time.Hour)) {
			t.Errorf("%+v", r)
		}
		if len(r.Changes) != 2 || r.Changes[0].Field != "city" || string(r.Changes[0].Before) != `"Newark"` || string(r.Changes[0].After) != `"Trenton"` ||
			r.Changes[1].Field != "_visibility" || string(r.Changes[1].After) != `"attorneys"` {
			t.Errorf("%+v", r.Changes)
		}
		if r := revisions[1]; r.Action != stored.Added || r.OnBehalf || string(r.Changes[0].Before) != "null" {
			t.Errorf("%+v", r)
		}
		// A change by staff doesn't confirm the section.
		if expert, _, err = w.Find(ctx, w.id); err != nil || !expert.ConfirmedAt.Equal(noon) {
			t.Errorf("confirmed %v, %v", expert.ConfirmedAt, err)
		}
		if len(w.events) != 2 || w.events[0].Seq != 1 || w.events[1].Seq != 2 || w.events[1].Section != section.AboutMeCode {
			t.Errorf("events %+v", w.events)
		}
	})
}

func TestSave_writesNothingIfNothingChanged(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil)))(t)
		w.clock.Advance(time.Hour)
		out := done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil).at(1)))(t)
		if out.Changed || out.Item.Version != 1 || !out.Item.UpdatedAt.Equal(noon) {
			t.Errorf("%+v", out)
		}
		if _, count, err := w.Revisions(ctx, w.expert, w.id, stored.Filter{}, 1); err != nil || count != 1 || len(w.events) != 1 {
			t.Errorf("%d revisions, %d events, %v", count, len(w.events), err)
		}
	})
}

func TestSave_staleVersionIsAConflictWithBothValues(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil)))(t)
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(func(a *section.AboutMe) { a.City = "Trenton" }).at(1)))(t)
		_, err := w.SaveSingle(ctx, w.staff, w.id, section.AboutMeCode, about(func(a *section.AboutMe) { a.City = "Camden" }).at(1))
		e := refused(t, err, errs.Conflict)
		raw, err := json.Marshal(e.Data)
		if err != nil {
			t.Fatal(err)
		}
		var data struct {
			Yours, Theirs struct{ Data section.AboutMe }
			Version       int
		}
		if err := json.Unmarshal(raw, &data); err != nil || data.Yours.Data.City != "Camden" || data.Theirs.Data.City != "Trenton" || data.Version != 2 {
			t.Errorf("%s, %v", raw, err)
		}
		// Starting an existing section again is stale too.
		_, err = w.SaveSingle(ctx, w.staff, w.id, section.AboutMeCode, about(nil))
		refused(t, err, errs.Conflict)
	})
}

func TestSave_concurrentSavesLoseNothing(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil)))(t)
		const savers = 8
		var wait sync.WaitGroup
		results := make([]error, savers)
		for i := range savers {
			wait.Go(func() {
				_, results[i] = w.SaveSingle(ctx, w.staff, w.id, section.AboutMeCode,
					about(func(a *section.AboutMe) { a.City = fmt.Sprintf("City %d", i) }).at(1))
			})
		}
		wait.Wait()
		winner := -1
		for i, err := range results {
			switch {
			case err == nil && winner < 0:
				winner = i
			case err == nil:
				t.Errorf("%d and %d both won", winner, i)
			default:
				refused(t, err, errs.Conflict)
			}
		}
		view := done(w.Items(ctx, w.staff, w.id, section.AboutMeCode))(t)
		if winner < 0 || view.Items[0].Version != 2 || !strings.Contains(string(view.Items[0].Data), fmt.Sprintf(`"City %d"`, winner)) {
			t.Errorf("winner %d, stored %+v %s", winner, view.Items[0].Version, view.Items[0].Data)
		}
		if _, count, _ := w.Revisions(ctx, w.staff, w.id, stored.Filter{}, 1); count != 2 {
			t.Errorf("%d revisions", count)
		}
	})
}

func TestAdd_concurrentAddsKeepTheRules(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		names := strings.Fields("structural civil mechanical electrical materials geotechnical fire biomechanics marine aerospace chemical")
		done(w.Add(ctx, w.expert, w.id, section.AreaOfExpertiseCode, engineering(names[0], true)))(t)
		var wait sync.WaitGroup
		results := make([]error, len(names))
		for i, name := range names[1:] {
			wait.Go(func() {
				_, results[i] = w.Add(ctx, w.expert, w.id, section.AreaOfExpertiseCode, engineering(name, true))
			})
		}
		wait.Wait()
		tooMany := 0
		for _, err := range results {
			if err != nil {
				if e := refused(t, err, errs.Invalid); e.Fields["section"] == nil {
					t.Error(e.Fields)
				}
				tooMany++
			}
		}
		view := done(w.Items(ctx, w.expert, w.id, section.AreaOfExpertiseCode))(t)
		primary, positions := 0, []int{}
		for _, item := range view.Items {
			positions = append(positions, item.Position)
			if strings.Contains(string(item.Data), `"primary":true`) {
				primary++
			}
		}
		if tooMany != 1 || len(view.Items) != 10 || primary != 1 || !slices.Equal(positions, []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) {
			t.Errorf("%d refused, %d rows, %d primary, positions %v", tooMany, len(view.Items), primary, positions)
		}
	})
}

func TestSave_newPrimaryAreaReplacesTheOldOne(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		one := done(w.Add(ctx, w.expert, w.id, section.AreaOfExpertiseCode, engineering("civil", true)))(t)
		two := done(w.Add(ctx, w.expert, w.id, section.AreaOfExpertiseCode, engineering("fire", false)))(t)
		_, err := w.Save(ctx, w.expert, w.id, section.AreaOfExpertiseCode, one.Item.ID, engineering("civil", false).at(1))
		if e := refused(t, err, errs.Invalid); e.Fields["primary"] == nil {
			t.Error(e.Fields)
		}
		done(w.Save(ctx, w.expert, w.id, section.AreaOfExpertiseCode, two.Item.ID, engineering("fire", true).at(1)))(t)
		view := done(w.Items(ctx, w.expert, w.id, section.AreaOfExpertiseCode))(t)
		if strings.Contains(string(view.Items[0].Data), `"primary":true`) || view.Items[0].Version != 2 || !strings.Contains(string(view.Items[1].Data), `"primary":true`) {
			t.Errorf("%s %s", view.Items[0].Data, view.Items[1].Data)
		}
		// The row that lost the flag is stale for anyone who had it open.
		_, err = w.Save(ctx, w.expert, w.id, section.AreaOfExpertiseCode, one.Item.ID, engineering("civil", true).at(1))
		refused(t, err, errs.Conflict)
		if _, count, _ := w.Revisions(ctx, w.expert, w.id, stored.Filter{Section: section.AreaOfExpertiseCode}, 1); count != 4 {
			t.Errorf("%d revisions", count)
		}
	})
}

func TestRemove_closesTheGapAndKeepsTheRules(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		one := done(w.Add(ctx, w.expert, w.id, section.AreaOfExpertiseCode, engineering("civil", true)))(t)
		two := done(w.Add(ctx, w.expert, w.id, section.AreaOfExpertiseCode, engineering("fire", false)))(t)
		_, err := w.Remove(ctx, w.expert, w.id, section.AreaOfExpertiseCode, one.Item.ID, 1, "")
		if e := refused(t, err, errs.Invalid); e.Fields["primary"] == nil {
			t.Error("the primary area was removed", e.Fields)
		}
		_, err = w.Remove(ctx, w.expert, w.id, section.AreaOfExpertiseCode, two.Item.ID, 7, "")
		refused(t, err, errs.Conflict)
		done(w.Save(ctx, w.expert, w.id, section.AreaOfExpertiseCode, two.Item.ID, engineering("fire", true).at(1)))(t)
		done(w.Remove(ctx, w.expert, w.id, section.AreaOfExpertiseCode, one.Item.ID, 2, ""))(t)
		view := done(w.Items(ctx, w.expert, w.id, section.AreaOfExpertiseCode))(t)
		if len(view.Items) != 1 || view.Items[0].ID != two.Item.ID || view.Items[0].Position != 1 {
			t.Errorf("%+v", view.Items)
		}
		_, err = w.Remove(ctx, w.expert, w.id, section.AreaOfExpertiseCode, two.Item.ID, 2, "")
		if e := refused(t, err, errs.Invalid); e.Fields["section"] == nil || e.Fields["section"][0] != "Keep at least one area." {
			t.Error("the last area was removed", e.Fields)
		}
		_, err = w.Remove(ctx, w.expert, w.id, section.AreaOfExpertiseCode, one.Item.ID, 2, "")
		refused(t, err, errs.NotFound)
	})
}

func TestReorder_needsAllRowsAndIsRecorded(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		var ids []string
		for _, name := range []string{"BS", "MS", "PhD"} {
			ids = append(ids, done(w.Add(ctx, w.expert, w.id, section.EducationCode, degree(name)))(t).Item.ID)
		}
		wanted := []string{ids[2], ids[0], ids[1]}
		done(w.Reorder(ctx, w.expert, w.id, section.EducationCode, wanted, ""))(t)
		view := done(w.Items(ctx, w.expert, w.id, section.EducationCode))(t)
		for i, item := range view.Items {
			if item.ID != wanted[i] || item.Position != i+1 || item.Version != 1 {
				t.Errorf("row %d is %+v", i, item)
			}
		}
		for _, wrong := range [][]string{ids[:2], {ids[0], ids[0], ids[1]}, append(slices.Clone(ids), "other")} {
			_, err := w.Reorder(ctx, w.expert, w.id, section.EducationCode, wrong, "")
			refused(t, err, errs.Conflict)
		}
		if out := done(w.Reorder(ctx, w.expert, w.id, section.EducationCode, wanted, ""))(t); out.Changed {
			t.Error("reordering to the same order was a change")
		}
		revisions, count, err := w.Revisions(ctx, w.expert, w.id, stored.Filter{Section: section.EducationCode}, 1)
		if err != nil || count != 4 || revisions[0].Action != stored.Reordered || revisions[0].Changes[0].Field != "_order" {
			t.Errorf("%d %+v %v", count, revisions[0], err)
		}
	})
}

func TestSections_othersHaveNoAccess(t *testing.T) {
	w, ctx := newWorld(t, dbtest.SQLite(t)), t.Context()
	for who, actor := range map[string]auth.Actor{
		"another expert": someone("other", auth.Expert), "an attorney": someone("att", auth.Attorney), "a visitor": auth.Nobody,
	} {
		_, err := w.SaveSingle(ctx, actor, w.id, section.AboutMeCode, about(nil))
		refused(t, err, errs.Forbidden)
		_, err = w.Items(ctx, actor, w.id, section.AboutMeCode)
		refused(t, err, errs.Forbidden)
		_, _, err = w.Revisions(ctx, actor, w.id, stored.Filter{}, 1)
		refused(t, err, errs.Forbidden)
		if err := w.Act(ctx, actor, w.id, status.Hide, "A mistake."); errs.KindOf(err) != errs.Forbidden {
			t.Error(who, "hid it", err)
		}
	}
	_, err := w.SaveSingle(ctx, w.staff, "nobody", section.AboutMeCode, about(nil))
	refused(t, err, errs.NotFound)
	for _, c := range []struct{ rule, code string }{{"an unknown section", "horoscope"}, {"a list section saved as one item", section.EducationCode}} {
		if _, err := w.SaveSingle(ctx, w.expert, w.id, c.code, degree("BS")); errs.KindOf(err) != errs.NotFound {
			t.Error(c.rule, err)
		}
	}
	if _, err := w.Add(ctx, w.expert, w.id, section.AboutMeCode, about(nil)); errs.KindOf(err) != errs.NotFound {
		t.Error("a row added to a single section", err)
	}
}

func TestSlug_isUniqueIgnoringCaseAndDerivedFromTheName(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		for i, user := range []string{"b", "c", "d"} {
			w.insert(t, stored.Expert{ID: "expert-" + user, UserID: "user-" + user, Status: stored.Draft, Visibility: stored.Private, CreatedAt: noon, UpdatedAt: noon.Add(time.Duration(i))})
		}
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(func(a *section.AboutMe) { a.Slug = "Amara-Bell" })))(t)
		_, err := w.SaveSingle(ctx, w.staff, "expert-b", section.AboutMeCode, about(func(a *section.AboutMe) { a.Slug = "aMARA-bELL" }))
		if e := refused(t, err, errs.Invalid); len(e.Fields["slug"]) != 1 {
			t.Error(e.Fields)
		}
		out := done(w.SaveSingle(ctx, w.staff, "expert-b", section.AboutMeCode, about(func(a *section.AboutMe) { a.FirstName, a.LastName = "Siobhán", "Ní Dhuibhir" })))(t)
		if slug := out.Item.Content.(*section.AboutMe).Slug; slug != "siobhan-ni-dhuibhir" {
			t.Errorf("%q", slug)
		}
		out = done(w.SaveSingle(ctx, w.staff, "expert-c", section.AboutMeCode, about(func(a *section.AboutMe) { a.FirstName, a.LastName = "Siobhan", "Ni Dhuibhir" })))(t)
		if slug := out.Item.Content.(*section.AboutMe).Slug; slug != "siobhan-ni-dhuibhir-2" {
			t.Errorf("%q", slug)
		}
		out = done(w.SaveSingle(ctx, w.staff, "expert-d", section.AboutMeCode, about(func(a *section.AboutMe) { a.FirstName, a.LastName = "雪", "曹" })))(t)
		if slug := out.Item.Content.(*section.AboutMe).Slug; slug != "expert-witness" {
			t.Errorf("%q", slug)
		}
		// Clearing the slug keeps the old one, because people may have saved its URL.
		out = done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil).at(1)))(t)
		if slug := out.Item.Content.(*section.AboutMe).Slug; slug != "Amara-Bell" || out.Changed {
			t.Errorf("%q %v", slug, out.Changed)
		}
	})
}

func TestSlug_onlyOneOfTwoConcurrentProfilesGetsIt(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		const people = 6
		for i := range people {
			w.insert(t, stored.Expert{ID: fmt.Sprintf("p%d", i), UserID: fmt.Sprintf("u%d", i), Status: stored.Draft, Visibility: stored.Private, CreatedAt: noon, UpdatedAt: noon})
		}
		var wait sync.WaitGroup
		results := make([]error, people)
		for i := range people {
			wait.Go(func() {
				_, results[i] = w.SaveSingle(ctx, w.staff, fmt.Sprintf("p%d", i), section.AboutMeCode, about(func(a *section.AboutMe) { a.Slug = "wanted" }))
			})
		}
		wait.Wait()
		won := 0
		for _, err := range results {
			if err == nil {
				won++
			} else if e := refused(t, err, errs.Invalid); len(e.Fields["slug"]) != 1 {
				t.Error(err)
			}
		}
		if won != 1 {
			t.Errorf("%d have the slug", won)
		}
	})
}

func TestConfirm_refreshesAndIsForTheExpertOnly(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		_, err := w.Confirm(ctx, w.expert, w.id, section.EducationCode)
		refused(t, err, errs.Invalid)
		done(w.Add(ctx, w.staff, w.id, section.EducationCode, degree("PhD")))(t)
		overview := done(w.Overview(ctx, w.expert))(t)
		if s := educationOf(overview); s.State != "partial" || s.Days != nil {
			t.Errorf("%+v", s)
		}
		_, err = w.Confirm(ctx, w.staff, w.id, section.EducationCode)
		refused(t, err, errs.Forbidden)
		done(w.Confirm(ctx, w.expert, w.id, section.EducationCode))(t)
		w.clock.Advance(12*24*time.Hour + time.Minute)
		if s := educationOf(done(w.Overview(ctx, w.expert))(t)); *s.Days != 12 || s.State != "partial" {
			t.Errorf("%+v", s)
		}
		w.clock.Advance(169 * 24 * time.Hour)
		overview = done(w.Overview(ctx, w.expert))(t)
		if s := educationOf(overview); s.State != "stale" || !slices.Contains(overview.Warnings, editing.OverviewWarning{Section: section.EducationCode, Text: "Education was last confirmed 181 days ago."}) {
			t.Errorf("%+v %+v", s, overview.Warnings)
		}
		done(w.Confirm(ctx, w.expert, w.id, section.EducationCode))(t)
		if s := done(w.Overview(ctx, w.expert))(t); educationOf(s).State != "partial" || s.Revisions != 3 {
			t.Errorf("%+v, %d revisions", educationOf(s), s.Revisions)
		}
	})
}

func educationOf(o editing.ProfileOverview) editing.OverviewSection {
	return o.Sections[slices.IndexFunc(o.Sections, func(s editing.OverviewSection) bool { return s.Section == section.EducationCode })]
}

func TestOverview_withoutAProfileIsNotFound(t *testing.T) {
	w := newWorld(t, dbtest.SQLite(t))
	_, err := w.Overview(t.Context(), someone("new", auth.Expert))
	refused(t, err, errs.NotFound)
}

func TestPage_showsEachReaderTheirItems(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w, ctx := newWorld(t, d), t.Context()
		attorney := someone("att", auth.Attorney)
		_, err := w.Page(ctx, attorney, w.id)
		refused(t, err, errs.NotFound) // nothing is written yet
		done(w.SaveSingle(ctx, w.expert, w.id, section.AboutMeCode, about(nil)))(t)
		done(w.Add(ctx, w.expert, w.id, section.AreaOfExpertiseCode, engineering("civil", true)))(t)
		done(w.Add(ctx, w.expert, w.id, section.AreaOfExpertiseCode, engineering("fire", false).seenBy(stored.Attorneys)))(t)
		done(w.Add(ctx, w.expert, w.id, section.AreaOfExpertiseCode, engineering("marine", false).seenBy(stored.Private)))(t)
		done(w.Add(ctx, w.expert, w.id, section.EducationCode, degree("PhD").seenBy(stored.Private)))(t)

		full := done(w.Page(ctx, attorney, w.id))(t)
		if len(full.Areas) != 2 || full.ContactEmail != "amara@example.org" || full.Name != "Amara Okonkwo-Bell, PE" || *full.StateName != "New Jersey" ||
			len(full.Education) != 0 || len(full.Sections) != 2 || full.Sections[1].Items != 2 {
			t.Errorf("%+v", full)
		}
		unconfirmed := done(w.Page(ctx, someone("new", auth.Attorney), w.id))(t)
		if len(unconfirmed.Areas) != 1 || unconfirmed.ContactEmail != "" {
			t.Errorf("without a confirmed admission: %+v", unconfirmed)
		}
		public := done(w.PublicPage(ctx, "AMARA-okonkwo-BELL"))(t)
		if len(public.Areas) != 1 || public.ContactEmail != "" || public.ExpertID != w.id {
			t.Errorf("%+v", public)
		}
		raw, err := json.Marshal(public)
		if err != nil || strings.Contains(string(raw), "contact_email") || strings.Contains(string(raw), "example.org") {
			t.Errorf("%s %v", raw, err)
		}
		_, err = w.PublicPage(ctx, "nobody")
		if e := refused(t, err, errs.NotFound); e.Detail != "Expert: Object does not exist" {
			t.Error(e.Detail)
		}
		w.force(t, w.id, stored.Hidden)
		_, err = w.Page(ctx, attorney, w.id)
		refused(t, err, errs.NotFound)
		_, err = w.PublicPage(ctx, public.Slug)
		refused(t, err, errs.NotFound)
		if page := done(w.Page(ctx, w.staff, w.id))(t); page.Status != "hidden" {
			t.Error(page.Status)
		}
	})
}
