package roster_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/profile"
	"peritus/bff/profile/roster"
	"peritus/bff/profile/section"
	"peritus/bff/profile/status"
	"peritus/bff/profile/stored"
	"peritus/bff/search/index"
)

var (
	noon  = time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)
	staff = auth.Actor{UserID: "staff", Name: "Joaquín Mbeki", Groups: auth.Groups{auth.Researcher}}
)

// office knows one member of staff.
type office struct{ authtest.Directory }

func (o office) People(ctx context.Context, ids []string) (map[string]auth.Person, error) {
	people := map[string]auth.Person{}
	for _, id := range ids {
		if p, found, _ := o.Person(ctx, id); found {
			people[id] = p
		}
	}
	return people, nil
}

func (o office) Staff(context.Context) ([]auth.Person, error) { return o.Directory, nil }

type world struct {
	*roster.Service
	profiles *profile.Service
	clock    *clock.Fake
	log      *authtest.Log
	db       *db.DB
}

func each(t *testing.T, f func(t *testing.T, w *world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := &world{clock: clock.NewFake(noon), log: &authtest.Log{}, db: d}
		people := office{authtest.Directory{{ID: "staff", Name: "Joaquín Mbeki"}}}
		w.profiles = profile.New(profile.Deps{DB: d, Clock: w.clock, IDs: id.Random, Terms: index.Terms,
			Approval: profile.Approval{Accounts: people, Notify: &notifytest.Outbox{}, AuditLog: w.log}})
		w.Service = roster.New(roster.Deps{DB: d, Clock: w.clock, Profiles: w.profiles, Accounts: people, AuditLog: w.log})
		f(t, w)
	})
}

func person(first string) profile.Preparation {
	return profile.Preparation{FirstName: first, LastName: "Quimby", ContactEmail: strings.ToLower(first) + "@uni.example",
		Area: "engineering/structural", Institution: "Open College", Status: "unclaimed"}
}

func (w *world) prepare(t *testing.T, p profile.Preparation) string {
	t.Helper()
	expertID, err := w.profiles.Prepare(t.Context(), staff, p)
	if err != nil {
		t.Fatal(err)
	}
	return expertID
}

// complete gives a profile what publishing needs.
func (w *world) complete(t *testing.T, expertID, first string, change func(*section.AboutMe)) {
	t.Helper()
	about := &section.AboutMe{FirstName: first, LastName: "Quimby", Headline: "Structural engineer", Bio: strings.Repeat("Cranes and rigging. ", 10),
		City: "Newark", Country: "US", State: "NJ", TimeZone: "America/New_York", ContactEmail: strings.ToLower(first) + "@uni.example", Phone: "+12025550143"}
	if change != nil {
		change(about)
	}
	view, err := w.profiles.Items(t.Context(), staff, expertID, section.AboutMeCode)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.profiles.SaveSingle(t.Context(), staff, expertID, section.AboutMeCode,
		profile.Input{Version: view.Items[0].Version, Visibility: stored.Public, Content: about, Reason: "For the test."}); err != nil {
		t.Fatal(err)
	}
}

func (w *world) names(t *testing.T, f roster.Filter) []string {
	t.Helper()
	found, count, err := w.List(t.Context(), f, 1)
	if err != nil || count != len(found) {
		t.Fatal(count, len(found), err)
	}
	names := make([]string, len(found))
	for i, l := range found {
		names[i], _, _ = strings.Cut(l.Name, " ")
	}
	return names
}

func TestList_filtersAndSorts(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ada := w.prepare(t, person("Ada"))
		bea := person("Bea")
		bea.Area, bea.Status, bea.Institution = "engineering/fire", "draft", "Hidden Academy"
		w.clock.Advance(time.Hour)
		w.prepare(t, bea)
		w.clock.Advance(time.Hour)
		cleo := person("Çleo")
		cleo.Area, cleo.ContactEmail = "medicine/emergency", "cleo@uni.example" // the address has no cedilla
		w.prepare(t, cleo)
		w.clock.Advance(time.Hour)
		w.complete(t, ada, "Ada", nil)
		if _, err := w.Act(t.Context(), staff, roster.Selection{IDs: []string{ada}}, roster.ActForm{Act: "assign", Assignee: "staff"}); err != nil {
			t.Fatal(err)
		}
		for _, c := range []struct {
			rule string
			roster.Filter
			want []string
		}{
			{"all, by name", roster.Filter{}, []string{"Ada", "Bea", "Çleo"}},
			{"the other way", roster.Filter{Sort: "-name"}, []string{"Çleo", "Bea", "Ada"}},
			{"the newest first", roster.Filter{Sort: "-created"}, []string{"Çleo", "Bea", "Ada"}},
			{"a beginning of a name", roster.Filter{Query: "quim ad"}, []string{"Ada"}},
			{"without its accent", roster.Filter{Query: "cleo"}, []string{"Çleo"}},
			{"an email", roster.Filter{Query: "bea@uni.example"}, []string{"Bea"}},
			{"a slug", roster.Filter{Query: "ada-quimby"}, []string{"Ada"}},
			{"nothing", roster.Filter{Query: "zzz"}, []string{}},
			{"a state of the profile", roster.Filter{Status: status.Draft}, []string{"Bea"}},
			{"without an owner", roster.Filter{Owner: "unclaimed"}, []string{"Ada", "Bea", "Çleo"}},
			{"with one", roster.Filter{Owner: "claimed"}, []string{}},
			{"by its maker", roster.Filter{Source: stored.ByStaff}, []string{"Ada", "Bea", "Çleo"}},
			{"an area", roster.Filter{Area: "engineering/structural"}, []string{"Ada"}},
			{"a whole category", roster.Filter{Area: "engineering"}, []string{"Ada", "Bea"}},
			{"a state", roster.Filter{State: "NJ"}, []string{"Ada"}},
			{"a country", roster.Filter{Country: "US"}, []string{"Ada"}},
			{"nearly complete", roster.Filter{From: 75, To: 99}, []string{}},
			{"an empty section", roster.Filter{Empty: section.AboutMeCode}, []string{}},
			{"education empty", roster.Filter{Empty: section.EducationCode}, []string{"Ada", "Bea", "Çleo"}},
			{"assigned to someone", roster.Filter{Assignee: "staff"}, []string{"Ada"}},
			{"assigned to no one", roster.Filter{Assignee: "none"}, []string{"Bea", "Çleo"}},
			{"stale", roster.Filter{Stale: true}, []string{}},
		} {
			if got := w.names(t, c.Filter); !slices.Equal(got, c.want) {
				t.Errorf("%s: %v, want %v", c.rule, got, c.want)
			}
		}
		for _, sort := range []string{"-complete", "-changed"} {
			if got := w.names(t, roster.Filter{Sort: sort}); got[0] != "Ada" {
				t.Errorf("%s: %v", sort, got)
			}
		}
		found, _, err := w.List(t.Context(), roster.Filter{Query: "ada"}, 1)
		if err != nil || found[0].Assignee != "Joaquín Mbeki" || found[0].Sections[section.AboutMeCode].Score == 0 || found[0].Area != "engineering/structural" {
			t.Errorf("%+v %v", found, err)
		}
	})
}

func TestList_findsWhatBecameStale(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		owner := auth.Actor{UserID: "user", Name: "Dora Quimby", Groups: auth.Groups{auth.Expert}}
		expertID, err := w.profiles.OpenNamed(t.Context(), owner.UserID, "dora@uni.example", profile.Named{FirstName: "Dora", LastName: "Quimby"})
		if err != nil {
			t.Fatal(err)
		}
		w.clock.Advance(section.StaleAfter - time.Hour)
		if got := w.names(t, roster.Filter{Stale: true}); len(got) != 0 {
			t.Errorf("an hour before: %v", got)
		}
		w.clock.Advance(time.Hour)
		if got := w.names(t, roster.Filter{Stale: true}); !slices.Equal(got, []string{"Dora"}) {
			t.Errorf("in time: %v", got)
		}
		if _, err := w.profiles.Confirm(t.Context(), owner, expertID, section.AboutMeCode); err != nil {
			t.Fatal(err)
		}
		if got := w.names(t, roster.Filter{Stale: true}); len(got) != 0 {
			t.Errorf("confirmed: %v", got)
		}
	})
}

func TestAct_publishesWhatItCanOfAllThatMatch(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		ready, bare := w.prepare(t, person("Ada")), w.prepare(t, person("Bea"))
		w.complete(t, ready, "Ada", nil)
		all := roster.Selection{All: true, Filter: roster.Filter{Query: "Quimby"}, Count: 2}
		publish := roster.ActForm{Act: "publish", Reason: "Agreed by phone."}

		w.prepare(t, person("Cleo"))
		_, err := w.Act(t.Context(), staff, all, publish)
		var e *errs.Error
		if !errors.As(err, &e) || e.Kind != errs.Conflict || fmt.Sprint(e.Data["count"]) != "3" || !strings.Contains(e.Detail, "3 profiles match now, not 2") {
			t.Errorf("the list has grown: %v", err)
		}
		if got := w.names(t, roster.Filter{Status: status.Published}); len(got) != 0 {
			t.Errorf("published meanwhile: %v", got)
		}
		all.Count = 3
		out, err := w.Act(t.Context(), staff, all, publish)
		if err != nil || out.Done != 1 || len(out.Refused) != 2 || out.Refused[0].ExpertID != bare || !strings.Contains(out.Refused[0].Err.Error(), "Biography") {
			t.Errorf("%+v %v", out, err)
		}
	})
}

func TestAct_isRefused(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		one := roster.Selection{IDs: []string{w.prepare(t, person("Ada"))}}
		expert := auth.Actor{UserID: "x", Groups: auth.Groups{auth.Expert}}
		for rule, c := range map[string]struct {
			actor  auth.Actor
			chosen roster.Selection
			form   roster.ActForm
			kind   errs.Kind
			field  string
		}{
			"no act":                {staff, one, roster.ActForm{}, errs.Invalid, "act"},
			"an act that isn't one": {staff, one, roster.ActForm{Act: "delete"}, errs.Invalid, "act"},
			"no reason":             {staff, one, roster.ActForm{Act: "hide"}, errs.Invalid, "reason"},
			"nothing selected":      {staff, roster.Selection{}, roster.ActForm{Act: "hide", Reason: "Why not."}, errs.Invalid, "selected"},
			"not staff":             {staff, one, roster.ActForm{Act: "assign", Assignee: "nobody"}, errs.Invalid, "assignee_id"},
			"an expert hides":       {expert, one, roster.ActForm{Act: "hide", Reason: "Why not."}, errs.Forbidden, ""},
			"an expert assigns":     {expert, one, roster.ActForm{Act: "assign"}, errs.Forbidden, ""},
		} {
			_, err := w.Act(t.Context(), c.actor, c.chosen, c.form)
			var e *errs.Error
			if !errors.As(err, &e) || e.Kind != c.kind || c.field != "" && len(e.Fields[c.field]) != 1 {
				t.Errorf("%s: %v", rule, err)
			}
		}
		out, err := w.Act(t.Context(), staff, roster.Selection{IDs: []string{"gone"}}, roster.ActForm{Act: "assign", Assignee: "staff"})
		if err != nil || out.Done != 0 || len(out.Refused) != 1 {
			t.Errorf("a profile that is gone: %+v %v", out, err)
		}
	})
}

func TestAll_refusesMoreThanAnExportHolds(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		for n, refused := range []bool{false, true} {
			err := w.db.Write(t.Context()).Exec(`INSERT INTO experts (id, status, visibility, created_at, updated_at)
				WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
				SELECT 'bulk-' || CAST(? AS TEXT) || '-' || i, 'draft', 'public', 1, 1 FROM n`, []int{roster.MostAtOnce, 1}[n], fmt.Sprint(n)).Error
			if err != nil {
				t.Fatal(err)
			}
			found, err := w.All(t.Context(), roster.Filter{})
			if refused && errs.KindOf(err) != errs.Invalid || !refused && (err != nil || len(found) != roster.MostAtOnce) {
				t.Errorf("%d profiles: %v", len(found), err)
			}
		}
	})
}

func TestPrepare_createsAProfileThatIsFoundToBeClaimed(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		expertID := w.prepare(t, person("Ada"))
		draft := person("Bea")
		draft.Status = "draft"
		w.prepare(t, draft)
		found, count, err := w.profiles.SearchPrepared(t.Context(), "quimby", 1, 10)
		if err != nil || count != 1 || found[0].ExpertID != expertID || found[0].Headline != "Structural, Open College" {
			t.Errorf("%+v %v", found, err)
		}
		if e := w.log.All[0]; e.Action != "expert.prepared" || e.ID != expertID || e.Name != "Profile" {
			t.Errorf("%+v", e)
		}
		for field, change := range map[string]func(*profile.Preparation){
			"first_name": func(p *profile.Preparation) { p.FirstName = "" }, "contact_email": func(p *profile.Preparation) { p.ContactEmail = "ada" },
			"area": func(p *profile.Preparation) { p.Area = "engineering/nothing" }, "status": func(p *profile.Preparation) { p.Status = "published" },
			"institution": func(p *profile.Preparation) { p.Institution = " " },
		} {
			p := person("Ada")
			change(&p)
			_, err := w.profiles.Prepare(t.Context(), staff, p)
			var e *errs.Error
			if !errors.As(err, &e) || len(e.Fields) != 1 || len(e.Fields[field]) != 1 {
				t.Errorf("%s: %v", field, err)
			}
		}
		if _, err := w.profiles.Prepare(t.Context(), auth.Actor{UserID: "x", Groups: auth.Groups{auth.Expert}}, person("Eve")); errs.KindOf(err) != errs.Forbidden {
			t.Errorf("an expert: %v", err)
		}
	})
}

func TestTwins_areShownByEmailThenByName(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		named := person("Ada")
		named.ContactEmail, named.Institution = "someone@else.example", "Another Place"
		namedID := w.prepare(t, named)
		atWork := person("Ada")
		atWork.ContactEmail = "a.quimby@work.example"
		atWorkID := w.prepare(t, atWork)
		mail := person("Adelaide")
		mail.ContactEmail = "ADA@uni.example"
		mailID := w.prepare(t, mail)
		w.prepare(t, person("Bea"))
		twins, err := w.profiles.Twins(t.Context(), person("Ada"))
		if err != nil {
			t.Fatal(err)
		}
		var said []string
		for _, twin := range twins {
			said = append(said, twin.ExpertID+" "+twin.Why)
		}
		if want := []string{mailID + " Same email", atWorkID + " Same name and institution", namedID + " Same name"}; !slices.Equal(said, want) {
			t.Errorf("%v, want %v", said, want)
		}
	})
}

// Every order and filter reads an index, never the whole table.
func TestList_usesAnIndexForEveryQuery(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.crowd(t, 6000)
		for what, c := range map[string]struct {
			roster.Filter
			words []string
		}{
			"all, by name": {}, "by completeness": {Filter: roster.Filter{Sort: "-complete"}}, "by change": {Filter: roster.Filter{Sort: "-changed"}},
			"by age": {Filter: roster.Filter{Sort: "created"}}, "a state": {Filter: roster.Filter{Status: status.Hidden}},
			"an area": {Filter: roster.Filter{Area: "a42/b"}}, "a category": {Filter: roster.Filter{Area: "a42"}},
			"a place": {Filter: roster.Filter{State: "NJ"}}, "an assignee": {Filter: roster.Filter{Assignee: "staff"}},
			"words": {words: []string{"quill004711", "firm"}},
		} {
			plan := dbtest.Plan(t, w.db, func(q *gorm.DB) *gorm.DB { return roster.Page(c.Filter, q, c.words, noon) })
			for _, scan := range []string{"SCAN experts\n", "Seq Scan on experts", "SCAN roster_words\n", "Seq Scan on roster_words"} {
				if strings.Contains(plan+"\n", scan) {
					t.Errorf("%s: %s in\n%s", what, strings.TrimSpace(scan), plan)
				}
			}
		}
	})
}

func (w *world) crowd(t *testing.T, many int) {
	t.Helper()
	series := fmt.Sprintf("WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < %d)", many)
	name := "'quill' || substr('000000' || n, -6)"
	if w.db.Dialect() == db.Postgres {
		name = "'quill' || lpad(n::text, 6, '0')"
	}
	for _, statement := range []string{
		"INSERT INTO experts (id, status, source, visibility, name, sort_name, area, country, state, completeness, created_at, updated_at) " + series +
			" SELECT 'u' || " + name + ", CASE WHEN n % 50 = 0 THEN 'hidden' ELSE 'published' END, 'import', 'public', " + name + ", " + name + ", 'a' || (n % 200) || '/b', 'US', CASE WHEN n % 50 = 0 THEN 'NJ' ELSE 'NY' END, n % 100, n, n FROM series",
		"INSERT INTO roster_words (word, expert_id) " + series + " SELECT " + name + ", 'u' || " + name + " FROM series",
		"INSERT INTO roster_words (word, expert_id) " + series + " SELECT 'firm', 'u' || " + name + " FROM series",
		"INSERT INTO profile_assignments (expert_id, user_id, assigned_at) " + series + " SELECT 'u' || " + name + ", CASE WHEN n % 600 = 0 THEN 'staff' ELSE 'other' END, 1 FROM series",
		"ANALYZE",
	} {
		if err := w.db.Write(t.Context()).Exec(statement).Error; err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
}
