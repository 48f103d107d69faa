package list

import (
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/errs"
)

const southern = "U.S. District Court for the Southern District of New York"

func TestDeadlines_countBackFromTheTrial(t *testing.T) {
	for _, c := range []struct{ trial, court, want string }{
		{"2027-05-17", southern, "2027-02-16 2027-03-18 2027-04-16"}, // Saturday, April 17 moves back
		{"2027-05-18", "S.D.N.Y.", "2027-02-17 2027-03-19 2027-04-16"},
		{"2027-05-16", southern, "2027-02-12 2027-03-15 2027-04-16"}, // 90 days back is Presidents' Day, March 14 a Sunday
		{"2026-04-01", southern, "2025-12-31 2026-01-30 2026-03-02"}, // 90 days back is New Year's Day
		{"2027-09-30", southern, "2027-07-02 2027-08-02 2027-08-31"},
		{"2022-10-02", southern, "2022-07-01 2022-08-01 2022-09-02"},
		{"2027-05-17", "", ""},
		{"2027-05-17", "Superior Court of California, County of Los Angeles", ""},
		{"", southern, ""},
	} {
		var days []string
		for _, d := range (Matter{Court: c.court, TrialOn: c.trial}).Deadlines() {
			days = append(days, d.On)
		}
		if got := strings.Join(days, " "); got != c.want {
			t.Errorf("trial on %s in %q: %s, want %s", c.trial, c.court, got, c.want)
		}
	}
}

func TestDeadlines_knowLegalHolidays(t *testing.T) {
	want := "01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31"
	var got []string
	for day := date("2027-01-01"); day.Year() == 2027; day = day.AddDate(0, 0, 1) {
		weekend := day.Weekday() == 0 || day.Weekday() == 6
		if holiday(day) || !weekend && !works(day) {
			got = append(got, day.Format("01-02"))
		}
	}
	if strings.Join(got, " ") != want {
		t.Errorf("%s", got)
	}
}

func TestLists_haveAMatter(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		l := w.list(dana, "Abara", "a")
		form := DetailsForm{Name: "Abara", Caption: "Abara v. Palisade", Court: southern, Docket: "1:26-cv-01234", TrialOn: "2027-05-17"}
		got, err := w.Rename(t.Context(), dana, l.ID, RenameForm{form, new(1)})
		if err != nil || got.Matter != (Matter{"Abara v. Palisade", southern, "1:26-cv-01234", "2027-05-17"}) || len(got.Matter.Deadlines()) != 3 {
			t.Errorf("%+v %v", got, err)
		}
		made, err := w.Copy(t.Context(), dana, l.ID)
		if err != nil || made.Matter != got.Matter {
			t.Errorf("%+v %v", made, err)
		}
		for rule, bad := range map[string]DetailsForm{
			"a docket number without a court": {Name: "x", Docket: "1:26-cv-01234"},
			"a day that doesn't exist":        {Name: "x", TrialOn: "2027-02-30"},
			"no docket number":                {Name: "x", Court: southern, Docket: "nothing"},
			"a long caption":                  {Name: "x", Caption: strings.Repeat("x", 301)},
		} {
			_, err := w.Create(t.Context(), dana, bad, nil)
			is(t, rule, err, errs.Invalid)
		}
	})
}

func date(day string) time.Time {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		panic(err)
	}
	return at
}
