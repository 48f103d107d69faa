package profile

import (
	"slices"
	"testing"
	"time"

	"peritus/bff/platform/field"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

func TestOverview_pointsOutWhatAttorneysWouldAskAbout(t *testing.T) {
	now := time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC)
	post := func(name, start, end string) section.Item {
		return &section.Position{Organization: name, Job: "Engineer", Dates: field.DateRange{Start: start, End: end, Current: end == ""}}
	}
	license := func(status, expires string) section.Item {
		return &section.License{Name: "PE", Status: status, Issued: "2003", Expires: expires}
	}
	inState := func(state string) section.Item {
		return &section.License{Name: "PE", Jurisdiction: state, Number: "093211", Status: "active", Issued: "2003", Expires: "2026-12-01"}
	}
	cv := func(asOf string, current bool) section.Item {
		return &section.Resume{File: "x", AsOf: asOf, Current: current}
	}
	for _, c := range []struct {
		name, code string
		items      []section.Item
		want       []string
	}{
		{"nothing", section.HistoryCode, nil, nil},
		{"posts without a gap", section.HistoryCode, []section.Item{post("New", "2012-01", ""), post("Old", "2001", "2011-12")}, nil},
		{"a gap of eight months", section.HistoryCode, []section.Item{post("New", "2012-09", ""), post("Old", "2001", "2011-12-31")},
			[]string{"What did you do between Old and New?"}},
		{"a license that expires in 61 days", section.LicensesCode, []section.Item{license("active", "2027-01-29")}, nil},
		{"in 60 days", section.LicensesCode, []section.Item{license("active", "2027-01-28")}, []string{"PE expires on January 28, 2027."}},
		{"today", section.LicensesCode, []section.Item{license("active", "2026-11-29")}, []string{"PE expires on November 29, 2026."}},
		{"at the end of last month", section.LicensesCode, []section.Item{license("active", "2026-10")}, []string{"PE expired on October 31, 2026, but its status is active."}},
		{"one that is no longer active", section.LicensesCode, []section.Item{license("expired", "2026-10")}, nil},
		{"two of one name", section.LicensesCode, []section.Item{inState("New York"), inState("Texas")},
			[]string{"PE (New York, number ending in 211, issued 2003) expires on December 1, 2026.", "PE (Texas, number ending in 211, issued 2003) expires on December 1, 2026."}},
		{"one in another section", section.MembershipsCode, []section.Item{license("active", "2026-12-01")}, []string{"PE expires on December 1, 2026."}},
		{"one without an end", section.LicensesCode, []section.Item{license("active", "")}, nil},
		{"a CV of 180 days", section.ResumeCode, []section.Item{cv("2026-06-03", true)}, nil},
		{"a CV of 181 days", section.ResumeCode, []section.Item{cv("2026-06-02", true)}, []string{"Your current CV is from June 2, 2026."}},
		{"an earlier version", section.ResumeCode, []section.Item{cv("2020-06-02", false)}, nil},
	} {
		all := stored.Sections{}
		for _, content := range c.items {
			all[c.code] = append(all[c.code], stored.Item{ID: "item", Visibility: stored.Public, Content: content})
		}
		var o editing.ProfileOverview
		if err := o.WarnOfRecord(all, now); err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, w := range o.Warnings {
			if w.Section != c.code || (w.ItemID == "item") != (c.code != section.HistoryCode) {
				t.Errorf("%s: %+v", c.name, w)
			}
			got = append(got, w.Text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}
