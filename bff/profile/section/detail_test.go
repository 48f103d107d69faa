package section

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"peritus/bff/platform/field"
)

func TestNames_tellRowsOfOneTitleApart(t *testing.T) {
	engineer := func(state, number, issued string) Item {
		return &License{Name: "Professional Engineer", Jurisdiction: state, Number: number, Issued: issued}
	}
	for _, c := range []struct {
		rule string
		rows []Item
		want []string
	}{
		{"no rows", nil, []string{}},
		{"different titles", []Item{engineer("NY", "093211", "2009"), &License{Name: "Master Rigger", Number: "1"}}, []string{"Professional Engineer", "Master Rigger"}},
		{"one title", []Item{engineer("New York", "093211", "2009-06"), &License{Name: "professional engineer", Jurisdiction: "New Jersey", Number: "24GE04512300", Issued: "2003-06-01"}},
			[]string{"Professional Engineer (New York, number ending in 211, issued June 2009)", "professional engineer (New Jersey, number ending in 300, issued June 1, 2003)"}},
		{"without a number", []Item{engineer("", "", "2009"), engineer("Texas", "7", "")}, []string{"Professional Engineer (issued 2009)", "Professional Engineer (Texas)"}},
		{"nothing else", []Item{engineer("", "", ""), engineer("", "", "")}, []string{"Professional Engineer", "Professional Engineer"}},
		{"posts", []Item{&Position{Organization: "Columbia", Job: "Professor", Dates: field.DateRange{Start: "2011-03", Current: true}},
			&Position{Organization: "Columbia", Job: "Professor", Dates: field.DateRange{Start: "1999", End: "2004-05"}}}, []string{"Professor, Columbia (2011–present)", "Professor, Columbia (1999–2004)"}},
		{"years", []Item{&Membership{Organization: "ASCE", Dates: field.DateRange{Start: "2004"}}, &Membership{Organization: "ASCE", Dates: field.DateRange{Start: "2004-01", End: "2004-05"}}},
			[]string{"ASCE (since 2004)", "ASCE (2004)"}},
	} {
		if got := Names(c.rows); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.rule, got, c.want)
		}
	}
}

// The detail must use a field that the title doesn't.
func TestDetail_everyListTellsItsRowsApart(t *testing.T) {
	for _, declared := range All() {
		detail := Detail(declared.Example())
		if declared.Single || declared.Code == ResumeCode { // a CV's title is its date
			if detail != "" {
				t.Errorf("%s: %q", declared.Code, detail)
			}
			continue
		}
		if detail == "" || strings.Contains(Title(declared.Example()), detail) {
			t.Errorf("%s: %q", declared.Code, detail)
		}
		if empty := Detail(declared.New()); empty != "" {
			t.Errorf("%s: an empty row has the detail %q", declared.Code, empty)
		}
	}
}

func TestDetail_showsNoMoreOfANumberThanVisitorsSee(t *testing.T) {
	for number, shown := range map[string]string{"093211": "211", "12": "2", "1": "", "": "", "Ünï-Ω": "-Ω"} {
		got := Detail(&License{Number: number})
		if want := after("number ending in", shown); got != want {
			t.Errorf("%s: %q", number, got)
		}
		var seen struct{ Number string }
		if err := json.Unmarshal(Seen(&License{Number: number}, false), &seen); err != nil || number != "" && seen.Number != "••••"+shown {
			t.Errorf("%s: visitors see %q, %v", number, seen.Number, err)
		}
	}
}

func TestDetail_doesNotRepeatTheTitle(t *testing.T) {
	const address = "https://github.com/someone"
	if got := Detail(&WebPage{URL: address}); got != "" {
		t.Errorf("a page without a name: %q", got)
	}
	if got := Detail(&WebPage{URL: address, Label: "My code"}); got != address {
		t.Errorf("a page with a name: %q", got)
	}
}
