package crossexam

import (
	"slices"
	"testing"
	"time"

	"peritus/bff/platform/field"
	"peritus/bff/profile/record"
	"peritus/bff/profile/section"
)

var today = time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC)

func post(organization, start, end string) Row[*section.Position] {
	return Row[*section.Position]{ID: organization, Item: &section.Position{Organization: organization, Job: "Engineer",
		Dates: field.DateRange{Start: start, End: end, Current: end == ""}}}
}

func license(issued, expires, status string) Row[*section.License] {
	return Row[*section.License]{ID: "pe-" + issued, Item: &section.License{Name: "Professional Engineer", Issuer: "New Jersey", Jurisdiction: "New Jersey",
		Issued: issued, Expires: expires, Status: status}}
}

func matter(side string, pairs ...string) record.Matter {
	m := &section.Matter{Caption: "Reyes v. Northgate", Side: side}
	for i := 0; i < len(pairs); i += 2 {
		m.Events = append(m.Events, section.Event{Kind: pairs[i], Date: pairs[i+1]})
	}
	return record.Matter{ID: "reyes", Matter: m}
}

func challenged(ruling, reply string) record.Matter {
	m := matter("court", "trial", "2019-03")
	m.Challenges = []section.Challenge{{Basis: "Daubert: methodology", Ruling: ruling, Date: "2019-01-18", Citation: "ECF No. 112", Reply: reply}}
	return m
}

func sides(plaintiff, defense int) (matters []record.Matter) {
	for range plaintiff {
		matters = append(matters, matter("plaintiff"))
	}
	for range defense {
		matters = append(matters, matter("defense"))
	}
	return matters
}

func studies(status string) []Row[*section.Education] {
	return []Row[*section.Education]{{ID: "phd", Item: &section.Education{Degree: "PhD", Field: "Physics", Organization: "Columbia University", Status: status}}}
}

func TestAsk_asksAsOpposingCounselWould(t *testing.T) {
	spends := func(share string) *section.WorkPreferences {
		return &section.WorkPreferences{Testifying: share, TestifyingAt: "2026-06-01"}
	}
	settled := spends("under-10") // asks nothing about working time
	for _, c := range []struct {
		name    string
		profile Profile
		want    []string // question, ground, and answer if there is one
	}{
		{"nothing in an empty profile", Profile{Counsel: true}, nil},

		{"a granted challenge", Profile{Preferences: settled, Counsel: true, Matters: []record.Matter{challenged("granted", "")}},
			[]string{"The court excluded your testimony in Reyes v. Northgate. What was wrong with it?", "Daubert: methodology; January 18, 2019; ECF No. 112"}},
		{"one granted in part, with a reply", Profile{Preferences: settled, Counsel: true, Matters: []record.Matter{challenged("granted-in-part", "One of five opinions.")}},
			[]string{"The court limited your testimony in Reyes v. Northgate. Which of your opinions did it not allow?", "Daubert: methodology; January 18, 2019; ECF No. 112", "One of five opinions."}},
		{"no denied one", Profile{Preferences: settled, Counsel: true, Matters: []record.Matter{challenged("denied", "")}}, nil},
		{"no pending one", Profile{Preferences: settled, Counsel: true, Matters: []record.Matter{challenged("pending", "")}}, nil},

		{"a license that had lapsed", Profile{Preferences: settled, Counsel: true, Licenses: []Row[*section.License]{license("2003-06", "2019-04-30", "expired")},
			Matters: []record.Matter{matter("court", "report", "2019-05-02", "trial", "2021-02", "deposition", "2020-06-03")}},
			[]string{"Was your license as Professional Engineer current when you testified in Reyes v. Northgate?", "The license expired on April 30, 2019. The deposition was on June 3, 2020."}},
		{"no license in force on the day", Profile{Preferences: settled, Counsel: true, Licenses: []Row[*section.License]{license("2003-06", "2020-06", "expired")},
			Matters: []record.Matter{matter("court", "deposition", "2020-06-03")}}, nil},
		{"no lapse in the year of the testimony", Profile{Preferences: settled, Counsel: true, Licenses: []Row[*section.License]{license("2003-06", "2020-03", "expired")},
			Matters: []record.Matter{matter("court", "deposition", "2020")}}, nil},
		{"no license that was renewed", Profile{Preferences: settled, Counsel: true, Licenses: []Row[*section.License]{license("2003-06", "2019-04-30", "expired"), license("2019-05", "2028", "active")},
			Matters: []record.Matter{matter("court", "deposition", "2020-06-03")}}, nil},
		{"a renewal that came too late", Profile{Preferences: settled, Counsel: true, Licenses: []Row[*section.License]{license("2003-06", "2019-04-30", "expired"), license("2021", "", "active")},
			Matters: []record.Matter{matter("court", "deposition", "2020-06-03")}},
			[]string{"Was your license as Professional Engineer current when you testified in Reyes v. Northgate?", "The license expired on April 30, 2019. The deposition was on June 3, 2020."}},
		{"no testimony that is yet to come", Profile{Preferences: settled, Counsel: true, Licenses: []Row[*section.License]{license("2003-06", "2026-10", "active")},
			Matters: []record.Matter{matter("court", "trial", "2027-02")}}, nil},
		{"a suspended license", Profile{Licenses: []Row[*section.License]{license("2003-06", "", "suspended")}},
			[]string{"Why was your license as Professional Engineer suspended?", "New Jersey lists it as suspended."}},

		{"a gap of seven months", Profile{Posts: []Row[*section.Position]{post("New", "2012-01-15", ""), post("Old", "2001", "2011-06-14")}},
			[]string{"What did you do between Old and New?", "One post ended on June 14, 2011, the next began on January 15, 2012. The profile lists none for the 7 months between."}},
		{"no gap of six months", Profile{Posts: []Row[*section.Position]{post("Old", "2001", "2011-06-14"), post("New", "2011-12-15", "")}}, nil},
		{"no gap between years", Profile{Posts: []Row[*section.Position]{post("Old", "2001", "2011"), post("New", "2012", "")}}, nil},
		{"a gap between years", Profile{Posts: []Row[*section.Position]{post("Old", "2001", "2011"), post("New", "2013", "")}},
			[]string{"What did you do between Old and New?", "One post ended in 2011, the next began in 2013. The profile lists none for the 12 months between."}},
		{"no gap that a longer post spans", Profile{Posts: []Row[*section.Position]{post("Long", "2000", "2020"), post("Short", "2001", "2003"), post("Late", "2020-06", "")}}, nil},
		{"nothing since the last post", Profile{Counsel: true, Preferences: settled, Posts: []Row[*section.Position]{post("Old", "2001", "2024-05")}},
			[]string{"What have you done since you left Old?", "The last post ended in May 2024. The profile lists none since."}},
		{"not of visitors, who may not see the latest post", Profile{Posts: []Row[*section.Position]{post("Old", "2001", "2024-05")}}, nil},

		{"one side only", Profile{Preferences: settled, Counsel: true, Matters: sides(4, 0)},
			[]string{"How often have you told a defendant’s counsel that their case has merit?", "All 4 matters listed for a party were for plaintiffs."}},
		{"mostly one side", Profile{Preferences: settled, Counsel: true, Matters: sides(2, 6)},
			[]string{"How often have you told a plaintiff’s counsel that their case has merit?", "6 of the 8 matters listed for a party were for defendants."}},
		{"no even split", Profile{Preferences: settled, Counsel: true, Matters: sides(5, 2)}, nil},
		{"no few matters", Profile{Preferences: settled, Counsel: true, Matters: sides(3, 0)}, nil},

		{"no statement about working time", Profile{Counsel: true, Matters: sides(1, 0)},
			[]string{"How much of your working time do you spend on testimony, and how much of your income comes from it?", "The profile doesn’t say."}},
		{"much working time", Profile{Counsel: true, Matters: sides(1, 0), Preferences: spends("over-50")},
			[]string{"How much of your income comes from testifying?", "Over 50% of working time is spent on testimony, as of June 1, 2026."}},
		{"little working time", Profile{Counsel: true, Matters: sides(1, 0), Preferences: spends("10-25")}, nil},
		{"not of visitors, who can't see the statement", Profile{Matters: sides(1, 0)}, nil},

		{"a degree not completed", Profile{Education: studies("not-completed")},
			[]string{"Why did you not complete your PhD?", "PhD, Physics, Columbia University: not completed."}},
		{"no degree in progress", Profile{Education: studies("in-progress")}, nil},
		{"a retracted publication", Profile{Publications: []Row[*section.Publication]{{Item: &section.Publication{Name: "Fatigue", Date: "2019-04", Retracted: true}}, {Item: &section.Publication{Name: "Fine"}}}},
			[]string{"Why was this publication retracted, and do your opinions rest on it?", "“Fatigue” (2019) is marked as retracted."}},
		{"some licenses only stated", Profile{Proofs: map[string]Proofs{section.LicensesCode: {All: 3, Stated: 2}, section.EducationCode: {All: 2}}},
			[]string{"Who besides you confirms your licenses?", "2 of the 3 licenses and certifications listed are stated and weren’t checked."}},
		{"no degree checked", Profile{Proofs: map[string]Proofs{section.EducationCode: {All: 2, Stated: 2}}},
			[]string{"Who besides you confirms your degrees?", "None of the degrees listed was checked."}},
		{"drafting with AI", Profile{Preferences: &section.WorkPreferences{Tools: "drafting", ToolsAt: "2026-06-01", ToolsChecked: "I read every sentence."}},
			[]string{"Which parts of your report did AI write?", "AI is used for drafting, as of June 1, 2026.", "I read every sentence."}},
		{"no search with AI", Profile{Preferences: &section.WorkPreferences{Tools: "search", ToolsAt: "2026-06-01"}}, nil},
	} {
		var have []string
		for _, q := range Ask(c.profile, today) {
			have = append(have, filled(q.Question, q.Ground, q.Answer)...)
			if q.Rule == "" || q.Section == "" {
				t.Errorf("%s: %+v", c.name, q)
			}
		}
		if !slices.Equal(have, c.want) {
			t.Errorf("%s:\nwant %q\nhave %q", c.name, c.want, have)
		}
	}
}
