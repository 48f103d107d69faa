package profile

import (
	"strings"
	"testing"

	"peritus/bff/auth"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

func opening() Opening {
	return Opening{FirstName: "Renée", LastName: "Ng'ang'a", Phone: "+44 20 7946 0018",
		Area: "engineering/structural", Institution: "University of Leeds", City: "Leeds", Country: "GB", TimeZone: "Europe/London"}
}

func TestOpen_aNewProfileHasTheFormsTextAndIsPending(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		expertID, err := w.Open(t.Context(), "user-new", "renee@uni.example", opening())
		if err != nil {
			t.Fatal(err)
		}
		e, found, err := w.FindByUser(t.Context(), "user-new")
		if err != nil || !found || e.ID != expertID || e.Status != stored.Pending || e.Name != "Renée Ng'ang'a" || e.Slug == "" ||
			e.Headline != "Structural, University of Leeds" {
			t.Fatalf("%+v %v %v", e, found, err)
		}
		if zones, err := w.TimeZones(t.Context(), []string{"user-new", w.expert.UserID, "nobody"}); err != nil || len(zones) != 1 || zones["user-new"] != "Europe/London" {
			t.Errorf("time zones, of one who has written theirs: %v %v", zones, err)
		}
		self := auth.Actor{UserID: "user-new", Groups: auth.Groups{auth.Expert}}
		about, err := w.Items(t.Context(), self, expertID, section.AboutMeCode)
		if err != nil || len(about.Items) != 1 {
			t.Fatalf("%+v %v", about, err)
		}
		areas, err := w.Items(t.Context(), self, expertID, section.AreaOfExpertiseCode)
		if err != nil || len(areas.Items) != 1 {
			t.Fatalf("%+v %v", areas, err)
		}
		if _, err := w.PublicPage(t.Context(), e.Slug); err != error(stored.ErrNoExpert) {
			t.Errorf("the public page: %v", err)
		}
		if _, err := w.Page(t.Context(), auth.Actor{UserID: "a", Groups: auth.Groups{auth.Attorney}}, expertID); err != error(stored.ErrNoExpert) {
			t.Errorf("for attorneys: %v", err)
		}
		_, revisions, err := w.Revisions(t.Context(), self, expertID, stored.Filter{}, 1)
		if err != nil || revisions != 2 {
			t.Errorf("%d revisions, %v", revisions, err)
		}
	})
}

func TestOpenNamed_createsAPendingProfileFromAName(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		if _, err := w.OpenNamed(t.Context(), "user-new", "renee@uni.example", Named{FirstName: "Renée"}); errs.KindOf(err) != errs.Invalid {
			t.Errorf("without a last name: %v", err)
		}
		expertID, err := w.OpenNamed(t.Context(), "user-new", "renee@uni.example", Named{"Renée", "Ng'ang'a"})
		if err != nil {
			t.Fatal(err)
		}
		overview, err := w.Overview(t.Context(), auth.Actor{UserID: "user-new", Groups: auth.Groups{auth.Expert}})
		if err != nil || overview.ExpertID != expertID || overview.Name != "Renée Ng'ang'a" || overview.Status != string(stored.Pending) || overview.Slug == "" || overview.Completeness >= 50 {
			t.Errorf("%+v %v", overview, err)
		}
	})
}

func TestOpen_aUserHasOneProfile(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := newWorld(t, d)
		if _, err := w.Open(t.Context(), w.expert.UserID, "renee@uni.example", opening()); errs.KindOf(err) != errs.Conflict {
			t.Errorf("%v", err)
		}
	})
}

func TestCheckOpening_reportsProblemsAtTheirFields(t *testing.T) {
	for _, c := range []struct {
		field, says string
		change      func(*Opening)
	}{
		{"first_name", "Enter your first name.", func(o *Opening) { o.FirstName = " " }},
		{"last_name", "Shorten your last name to 80 characters or fewer. It has 81 now.", func(o *Opening) { o.LastName = strings.Repeat("ß", 81) }},
		{"city", "Enter your city.", func(o *Opening) { o.City = "" }},
		{"country", "Choose your country from the list.", func(o *Opening) { o.Country = "XX" }},
		{"time_zone", "Choose your time zone.", func(o *Opening) { o.TimeZone = "" }},
		{"time_zone", "Choose your time zone from the list.", func(o *Opening) { o.TimeZone = "Mars/Olympus" }},
		{"phone", "Enter your phone number.", func(o *Opening) { o.Phone = " " }},
		{"phone", "This is too short for a phone number in that country.", func(o *Opening) { o.Phone = "+44 20 79" }},
		{"institution", "Enter your institution. If you work for yourself, say so.", func(o *Opening) { o.Institution = "" }},
		{"area", "Choose your main area of expertise.", func(o *Opening) { o.Area = "" }},
		{"area", "Choose your main area of expertise from the list.", func(o *Opening) { o.Area = "engineering/astrology" }},
	} {
		o := opening()
		c.change(&o)
		if problems := CheckOpening(&o); len(problems) != 1 || len(problems[c.field]) != 1 || problems[c.field][0] != c.says {
			t.Errorf("%s: %v, want %q", c.field, problems, c.says)
		}
	}
	sound := opening()
	if problems := CheckOpening(&sound); len(problems) != 0 {
		t.Errorf("%v", problems)
	}
}
