package section

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/platform/field"
)

var today = time.Date(2026, 11, 29, 0, 0, 0, 0, time.UTC)

// treeFilters have a look of their own in the search, so no section declares them.
var treeFilters = []string{"area", "state", "country", "degree"}

func TestFilters_dependOnTheFieldsThatNameThem(t *testing.T) {
	named := map[string]bool{}
	var walk func(fields []field.DeclaredField)
	walk = func(fields []field.DeclaredField) {
		for _, f := range fields {
			for _, filter := range f.Filters {
				named[filter] = true
			}
			walk(f.Fields)
		}
	}
	for _, s := range All() {
		walk(field.Schema(s.New()))
	}
	declared := map[string]bool{}
	for _, f := range Filters() {
		if !named[f.Code] || declared[f.Code] || slices.Contains(treeFilters, f.Code) || f.Label == "" || len(f.Values) == 0 {
			t.Errorf("%+v", f)
		}
		declared[f.Code] = true
		if f.Counsel != (f.Code == FeeFilter || f.Code == "challenges") {
			t.Errorf("%s is only for attorneys: %t", f.Code, f.Counsel)
		}
	}
	for filter := range named {
		if !declared[filter] && !slices.Contains(treeFilters, filter) {
			t.Errorf("no section declares %q", filter)
		}
	}
}

// factsText writes facts as text.
func factsText(facts Facts) string {
	var parts []string
	for _, v := range facts.Values {
		parts = append(parts, v.Filter+" "+v.Value)
	}
	for _, r := range facts.Rates {
		parts = append(parts, fmt.Sprintf("%s %d %t", r.Activity, r.Cents, r.Compared))
	}
	if !facts.Until.IsZero() {
		parts = append(parts, "until "+facts.Until.Format(time.DateOnly))
	}
	return strings.Join(parts, ", ")
}

func matters(sides string, events ...string) (rows []Item) {
	for _, side := range sides {
		m := &Matter{Side: map[rune]string{'p': "plaintiff", 'd': "defense", 'n': "neutral"}[side]}
		rows = append(rows, m)
	}
	for _, e := range events {
		kind, date, _ := strings.Cut(e, " ")
		m := rows[0].(*Matter)
		m.Events = append(m.Events, Event{Kind: kind, Date: date})
	}
	return rows
}

func TestFacts_ofEachSection(t *testing.T) {
	const matter, license, terms, area = MattersCode, LicensesCode, PreferencesCode, AreaOfExpertiseCode
	pe, lapsed := &License{Status: "active", Issued: "2003"}, &License{Status: "expired", Issued: "2003"}
	for _, c := range []struct {
		what    string
		section string
		rows    []Item
		want    string
		known   Known
	}{
		{"no matters", matter, nil, "testimony none, challenges undeclared", Known{}},
		{"a report is no testimony", matter, matters("p", "report 2025-02"), "testimony none, challenges undeclared", Known{}},
		{"a hearing is", matter, matters("p", "hearing 2012"), "testimony ever, challenges undeclared", Known{}},
		{"a recent trial", matter, matters("p", "trial 2024-03-15"), "testimony trial, testimony ever, challenges undeclared, until 2028-03-16", Known{}},
		{"four years ago today", matter, matters("p", "deposition 2022-11-29"), "testimony deposition, testimony ever, challenges undeclared, until 2026-11-30", Known{}},
		{"a day earlier", matter, matters("p", "deposition 2022-11-28"), "testimony ever, challenges undeclared", Known{}},
		{"a year that may be within", matter, matters("p", "trial 2022"), "testimony trial, testimony ever, challenges undeclared, until 2027-01-01", Known{}},
		{"a month that may be within", matter, matters("p", "trial 2022-11"), "testimony trial, testimony ever, challenges undeclared, until 2026-12-01", Known{}},
		{"a month that can't be", matter, matters("p", "trial 2022-10"), "testimony ever, challenges undeclared", Known{}},
		{"a scheduled trial", matter, matters("p", "trial 2027-02"), "testimony none, challenges undeclared, until 2027-02-01", Known{}},
		{"the earliest change counts", matter, matters("p", "trial 2025-01-01", "deposition 2024-01-01"), "testimony trial, testimony deposition, testimony ever, challenges undeclared, until 2028-01-02", Known{}},
		{"four matters say nothing", matter, matters("pppp"), "testimony none, challenges undeclared", Known{}},
		{"two of three for plaintiffs", matter, matters("ppppdd"), "testimony none, challenges undeclared, side plaintiff", Known{}},
		{"less than that", matter, matters("pppdd"), "testimony none, challenges undeclared, side balanced", Known{}},
		{"two of three for defendants", matter, matters("pddddp"), "testimony none, challenges undeclared, side defense", Known{}},
		{"neutral matters don't count", matter, matters("ppddnnn"), "testimony none, challenges undeclared", Known{}},

		{"active", license, []Item{&License{Status: "active", Issued: "2003"}}, "license active, testimony none, challenges undeclared", Known{}},
		{"lapsed by its date", license, []Item{&License{Status: "active", Issued: "2003", Expires: "2026-11-28"}}, "testimony none, challenges undeclared", Known{}},
		{"valid on its last day", license, []Item{&License{Status: "active", Issued: "2003", Expires: "2026-11-29"}}, "license active, testimony none, challenges undeclared, until 2026-11-30", Known{}},
		{"valid until the end of the month", license, []Item{&License{Status: "active", Issued: "2003", Expires: "2026-11"}}, "license active, testimony none, challenges undeclared, until 2026-12-01", Known{}},
		{"not issued yet", license, []Item{&License{Status: "active", Issued: "2027-01-05"}}, "testimony none, challenges undeclared, until 2027-01-05", Known{}},
		{"suspended", license, []Item{&License{Status: "suspended", Issued: "2003"}}, "testimony none, challenges undeclared", Known{}},
		{"one of two is", license, []Item{&License{Status: "expired", Issued: "2003"}, &License{Status: "active", Issued: "2003"}}, "license active, testimony none, challenges undeclared", Known{}},

		{"checked at the source", license, []Item{pe, lapsed}, "license active, license checked, testimony none, challenges undeclared", Known{AtSource: map[Item]bool{pe: true}}},
		{"only a lapsed one is checked", license, []Item{pe, lapsed}, "license active, testimony none, challenges undeclared", Known{AtSource: map[Item]bool{lapsed: true}}},

		{"declares none", matter, nil, "testimony none, challenges none", Known{Declared: "none"}},
		{"declares some", matter, matters("p", "hearing 2012"), "testimony ever, challenges some", Known{Declared: "some"}},

		{"accepting", terms, []Item{&WorkPreferences{Accepting: "yes", Remote: true}}, "testimony none, challenges undeclared, accepting yes, remote yes", Known{}},
		{"selected matters", terms, []Item{&WorkPreferences{Accepting: "limited"}}, "testimony none, challenges undeclared, accepting limited", Known{}},
		{"not now", terms, []Item{&WorkPreferences{Accepting: "no"}}, "testimony none, challenges undeclared", Known{}},

		{"years of the primary area", area, []Item{&AreaOfExpertise{Years: number(40)}, &AreaOfExpertise{Primary: true, Years: number(19)}}, "years 10, testimony none, challenges undeclared", Known{}},
		{"the most without", area, []Item{&AreaOfExpertise{Years: number(9)}, &AreaOfExpertise{Years: number(31)}, &AreaOfExpertise{Primary: true}}, "years 30, testimony none, challenges undeclared", Known{}},
		{"none", area, []Item{&AreaOfExpertise{Years: number(0)}}, "years 0, testimony none, challenges undeclared", Known{}},
		{"not stated", area, []Item{&AreaOfExpertise{}}, "testimony none, challenges undeclared", Known{}},

		{"languages", AboutMeCode, []Item{&AboutMe{Languages: []field.Language{{Language: "es"}, {Language: "en"}}}}, "language es, language en, testimony none, challenges undeclared", Known{}},

		{"dollars per hour", FeeScheduleCode, []Item{&FeeSchedule{Currency: "USD", Lines: []FeeLine{{Activity: "review", Unit: "day", Rate: number(3000_00)}, {Activity: "review", Unit: "hour", Rate: number(400_50)}, {Activity: "trial", Unit: "day", Rate: number(5000_00)}}}},
			"testimony none, challenges undeclared, review 40050 true, trial 0 false", Known{}},
		{"euros", FeeScheduleCode, []Item{&FeeSchedule{Currency: "EUR", Lines: []FeeLine{{Activity: "review", Unit: "hour", Rate: number(400_00)}}}}, "testimony none, challenges undeclared, review 0 false", Known{}},
	} {
		rows := map[string][]Item{}
		if c.rows != nil {
			rows[c.section] = c.rows
		}
		facts := FactsOf(rows, c.known, today.Add(13*time.Hour))
		if got := factsText(facts); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}

func TestFacts_countMatters(t *testing.T) {
	rows := matters("ppdn", "trial 2001", "trial 2002", "deposition 2001")
	if got := FactsOf(map[string][]Item{MattersCode: rows}, Known{}, today).Testimony; got != (Testimony{Matters: 4, Plaintiff: 2, Defense: 1, Trials: 1}) {
		t.Errorf("%+v", got)
	}
}

// Facts change on the day that they name, and not before.
func TestFacts_holdUntilTheDayThatTheyName(t *testing.T) {
	rows := map[string][]Item{
		MattersCode:  matters("p", "trial 2022-12", "deposition 2024-02-29", "trial 2027-06-01", "deposition 2023"),
		LicensesCode: {&License{Status: "active", Issued: "2020", Expires: "2027-03"}, &License{Status: "active", Issued: "2028"}},
	}
	facts := FactsOf(rows, Known{}, today)
	for day, changes := today, 0; day.Year() < 2033; day = day.AddDate(0, 0, 1) {
		now := FactsOf(rows, Known{}, day)
		same := slices.Equal(now.Values, facts.Values) && now.Testimony == facts.Testimony
		if !same && day.Before(facts.Until) {
			t.Fatalf("%s: %s, before %s it was %s", day.Format(time.DateOnly), factsText(now), facts.Until.Format(time.DateOnly), factsText(facts))
		}
		if !same {
			changes++
		}
		if !facts.Until.IsZero() && !day.Before(facts.Until) {
			facts = now
		}
		if day.Equal(time.Date(2032, 12, 31, 0, 0, 0, 0, time.UTC)) && (changes < 5 || !now.Until.IsZero()) {
			t.Errorf("%d changes, then until %s", changes, now.Until)
		}
	}
}

// marked returns the section's example with a word of its own in every text, and the
// declared fields by word.
func marked(t *testing.T, s Section) (Item, map[string]*field.DeclaredField) {
	t.Helper()
	members := map[string]json.RawMessage{}
	if err := json.Unmarshal(field.Encode(s.Example()), &members); err != nil {
		t.Fatal(err)
	}
	marks := map[string]*field.DeclaredField{}
	fields := field.Schema(s.New())
	for i := range fields {
		f := &fields[i]
		mark := "zq" + strings.NewReplacer("-", "", "_", "").Replace(s.Code+f.Name)
		switch f.Kind {
		case field.KindText, field.KindLongText, field.KindOrganization, field.KindCourt, field.KindDocket:
			members[f.Name] = field.Encode(mark)
		case field.KindKeywords, field.KindPeople:
			members[f.Name] = field.Encode([]string{mark})
		default:
			continue
		}
		marks[mark] = f
	}
	item, problems := s.Decode(field.Encode(members))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return item, marks
}

func TestTexts_areThoseOfSearchedFieldsThatTheAudienceSees(t *testing.T) {
	for _, s := range All() {
		for _, counsel := range []bool{true, false} {
			item, marks := marked(t, s)
			s.Narrow(item, true)
			if !counsel {
				s.Narrow(item, false)
			}
			var all strings.Builder
			for _, text := range s.Texts(item) {
				all.WriteString(text.Text + " ")
			}
			for mark, f := range marks {
				seen := f.Searched != "" && !hidden(f, counsel)
				if strings.Contains(all.String(), mark) != seen {
					t.Errorf("%s.%s, counsel %t: searched is %t", s.Code, f.Name, counsel, !seen)
				}
			}
			// What Narrow leaves is what the audience sees on the page.
			kept := map[string]json.RawMessage{}
			if err := json.Unmarshal(Seen(item, counsel), &kept); err != nil {
				t.Fatal(err)
			}
			for _, v := range field.Values(item) {
				if _, seen := kept[v.Field.Name]; !seen && !v.Empty() && string(v.JSON()) != "false" {
					t.Errorf("%s.%s, counsel %t: %s is left", s.Code, v.Field.Name, counsel, v.JSON())
				}
			}
		}
	}
}

func TestNarrow_emptiesFieldsOfRecords(t *testing.T) {
	item := &WorkPreferences{Accepting: "yes", Blackouts: []Blackout{{From: "2027-07-01", To: "2027-07-14", Reason: "Surgery"}}}
	s, _ := Find(PreferencesCode)
	if s.Narrow(item, true); item.Blackouts[0] != (Blackout{From: "2027-07-01", To: "2027-07-14"}) {
		t.Errorf("%+v", item.Blackouts)
	}
	if s.Narrow(item, false); len(item.Blackouts) != 0 || item.Accepting != "yes" {
		t.Errorf("%+v", item)
	}
}
