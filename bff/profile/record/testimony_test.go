package record

import (
	"reflect"
	"testing"
	"time"

	"peritus/bff/profile/section"
)

var today = time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC)

func events(pairs ...string) []section.Event {
	var list []section.Event
	for i := 0; i < len(pairs); i += 2 {
		list = append(list, section.Event{Kind: pairs[i], Date: pairs[i+1]})
	}
	return list
}

func TestTestified_countsTheLastFourYears(t *testing.T) {
	for _, c := range []struct {
		name   string
		events []section.Event
		want   bool
	}{
		{"on the first day", events("deposition", "2022-11-29"), true},
		{"a day before", events("deposition", "2022-11-28"), false},
		{"a month that reaches into them", events("trial", "2022-11"), true},
		{"a year that reaches into them", events("hearing", "2022"), true},
		{"the year before", events("trial", "2021"), false},
		{"today", events("arbitration", "2026-11-29"), true},
		{"tomorrow", events("trial", "2026-11-30"), false},
		{"a report only", events("report", "2026-01"), false},
		{"one of two", events("deposition", "2010", "trial", "2025-02"), true},
		{"nothing", nil, false},
	} {
		if have := Testified(&section.Matter{Events: c.events}, "2022-11-29", "2026-11-29"); have != c.want {
			t.Errorf("%s: %t", c.name, have)
		}
	}
}

func TestStateOf_readsTheCourt(t *testing.T) {
	for _, c := range []struct{ court, jurisdiction, want string }{
		{"U.S. District Court for the District of Massachusetts", "Massachusetts", "MA"},
		{"S.D.N.Y.", "New York", "NY"},
		{"D.D.C.", "District of Columbia", "DC"},
		{"9th Cir.", "California", ""},
		{"Supreme Court of the United States", "", ""},
		{"Superior Court, Essex County", "New Jersey", "NJ"},
		{"High Court of Justice", "England", ""},
	} {
		if have := StateOf(&section.Matter{Court: c.court, Jurisdiction: c.jurisdiction}); have != c.want {
			t.Errorf("%s: want %q, have %q", c.court, c.want, have)
		}
	}
}

func TestTestimonyOf_sumsUp(t *testing.T) {
	matter := func(id, side, court string, events []section.Event, rulings ...string) Matter {
		m := &section.Matter{Side: side, Court: court, Events: events}
		for _, r := range rulings {
			m.Challenges = append(m.Challenges, section.Challenge{Ruling: r})
		}
		return Matter{ID: id, Matter: m}
	}
	have := TestimonyOf([]Matter{
		matter("a", "plaintiff", "S.D.N.Y.", events("deposition", "2024-01", "trial", "2025-03-02"), "denied", "granted"),
		matter("b", "plaintiff", "D. Mass.", events("trial", "2012"), "withdrawn"),
		matter("c", "defense", "S.D.N.Y.", events("report", "2026"), "granted-in-part", "pending"),
		matter("d", "neutral", "High Court of Justice", events("trial", "2027-01-05")),
		matter("e", "court", "N.D. Cal.", events("hearing", "2023")),
	}, today)
	want := Testimony{
		Matters: 5, Recent: 2, Since: "2022-11-29", Trials: 2, Federal: 2, Plaintiff: 2, Defense: 1, Court: 1, Neutral: 1,
		Rulings: Rulings{Denied: 1, Granted: 1, InPart: 1, Withdrawn: 1, Pending: 1},
		States:  []StateSum{{"NY", "New York", 2}, {"CA", "California", 1}, {"MA", "Massachusetts", 1}},
		Courts: []CourtView{{"a", "S.D.N.Y.", "NY", true}, {"b", "D. Mass.", "MA", false}, {"c", "S.D.N.Y.", "NY", false},
			{"d", "High Court of Justice", "", false}, {"e", "N.D. Cal.", "CA", true}},
	}
	if !reflect.DeepEqual(have, want) {
		t.Errorf("want %+v\nhave %+v", want, have)
	}
	if have.Rulings.Sum() != 5 {
		t.Error(have.Rulings.Sum())
	}
	if none := TestimonyOf(nil, today); none.Matters != 0 || none.States == nil || none.Courts == nil {
		t.Errorf("%+v", none)
	}
}

func TestLatest_isTheLastDayOfAPartialDate(t *testing.T) {
	for _, c := range []struct{ date, earliest, latest string }{
		{"2024", "2024-01-01", "2024-12-31"},
		{"2024-02", "2024-02-01", "2024-02-29"},
		{"2023-02", "2023-02-01", "2023-02-28"},
		{"2024-02-07", "2024-02-07", "2024-02-07"},
	} {
		if Earliest(c.date) != c.earliest || Latest(c.date) != c.latest {
			t.Errorf("%s: %s to %s", c.date, Earliest(c.date), Latest(c.date))
		}
	}
}
