package section

import (
	"time"

	"peritus/bff/platform/field"
)

// WorkPreferences say whether and how the expert can be engaged.
type WorkPreferences struct {
	Accepting     string     `json:"accepting_work"`
	Engagements   []string   `json:"engagement_types"`
	Jurisdictions []string   `json:"jurisdictions"`
	TravelMiles   *int       `json:"travel_miles"`
	Remote        bool       `json:"remote"`
	HoursAWeek    *int       `json:"hours_a_week"`
	EarliestStart string     `json:"earliest_start"`
	Blackouts     []Blackout `json:"blackout_dates"`
	NoticeDays    *int       `json:"notice_days"`
	Rush          bool       `json:"rush_accepted"`
	ReceiptOnly   bool       `json:"receipt_only"`
	MostMatters   *int       `json:"maximum_matters"`
	Testifying    string     `json:"testimony_share"`
	TestifyingAt  string     `json:"testimony_share_date"`
	Employer      string     `json:"employer_consent"`
	EmployerAt    string     `json:"employer_consent_date"`
	EmployerScope string     `json:"employer_consent_scope"`
	Refused       string     `json:"refused_subjects"`
	Tools         string     `json:"ai_use"`
	ToolsChecked  string     `json:"ai_checks"`
	ToolsAt       string     `json:"ai_date"`
	Excluded      []string   `json:"exclusions"`
}

// Blackout is a period in which the expert takes no work.
type Blackout struct {
	From   string `json:"from"`
	To     string `json:"to"`
	Reason string `json:"reason"`
}

// PreferencesCode is the section with the working terms.
const PreferencesCode = "work-preferences"

func workPreferences() Section {
	return Section{
		Code:   PreferencesCode,
		Title:  "Work preferences",
		Intro:  "Whether you take new matters, and on what terms.",
		Why:    "Attorneys who know your terms send you fewer requests that can’t work.",
		Weight: 5,
		Single: true,
		Row:    "preferences",
		New:    func() Item { return new(WorkPreferences) },
		Example: func() Item {
			return &WorkPreferences{Accepting: "yes", Engagements: []string{"testifying", "consulting"}, Jurisdictions: []string{"New Jersey", "New York"}, TravelMiles: number(500), Remote: true,
				HoursAWeek: number(20), Blackouts: []Blackout{{From: "2027-07-01", To: "2027-07-14", Reason: "Vacation"}}, NoticeDays: number(7), MostMatters: number(4),
				Testifying: "10-25", TestifyingAt: "2026-06-01", Employer: "not-needed", Tools: "search", ToolsChecked: "Every source is read in full.", ToolsAt: "2026-06-01", Excluded: []string{"Harbor Crane Co."}}
		},
		Filters: []Filter{
			{Code: "accepting", Label: "Availability", Values: field.Pairs("yes: Accepting work", "limited: Selected matters only")},
			{Code: "remote", Label: "Availability", Values: field.Pairs("yes: Works remotely")},
		},
		Facts: func(rows []Item, _ time.Time, facts *Facts) {
			w := rows[0].(*WorkPreferences)
			if w.Accepting != "no" {
				facts.Add("accepting", w.Accepting)
			}
			if w.Remote {
				facts.Add("remote", "yes")
			}
		},
	}
}

// Declare binds the fields.
func (w *WorkPreferences) Declare(f *field.Form) {
	f.Choice(&w.Accepting, "Accepting work", field.Pairs("yes: Yes", "limited: Selected matters only", "no: Not now"), field.Required, field.Called("whether you accept work"), field.Filtered("accepting"))
	f.Choices(&w.Engagements, "Engagement types", field.Pairs("testifying: Testifying", "consulting: Consulting", "rebuttal: Rebuttal",
		"court-appointed: Court-appointed", "mediation: Mediation or arbitration"), field.Recommended("engagement types"))
	f.Keywords(&w.Jurisdictions, "Jurisdictions", field.Max(60), field.Hint("States or countries where you take matters, separated by commas. Leave empty for all."))
	f.Number(&w.TravelMiles, "Travel distance (miles)", field.Between(0, 12000))
	f.Flag(&w.Remote, "Works remotely", field.Filtered("remote"))
	f.Number(&w.HoursAWeek, "Hours a week", field.Between(1, 80), field.Recommended("hours a week"))
	f.Date(&w.EarliestStart, "Earliest start")
	field.Records(f, &w.Blackouts, "Blackout dates", "period", 30, field.AttorneysOnly)
	f.Number(&w.NoticeDays, "Notice (days)", field.Between(0, 365))
	f.Flag(&w.Rush, "Accepts rush work")
	f.Flag(&w.ReceiptOnly, "Designated only with a receipt", field.Hint("You accept a designation only if you confirmed it here. Its receipt tells whoever was served."))
	f.Number(&w.MostMatters, "Most matters at a time", field.Between(1, 100), field.Private)
	f.Choice(&w.Testifying, "Share of working time spent on testimony", field.Pairs("under-10: Under 10%", "10-25: 10% to 25%", "25-50: 25% to 50%", "over-50: Over 50%"),
		field.AttorneysOnly, field.Recommended("your share of working time spent on testimony"))
	f.Date(&w.TestifyingAt, "As of", field.AttorneysOnly)
	f.Choice(&w.Employer, "Employer’s consent", field.Pairs("not-needed: Not needed", "given: Given", "pending: Asked for", "refused: Refused"), field.AttorneysOnly)
	f.Date(&w.EmployerAt, "Given on", field.AttorneysOnly)
	f.Text(&w.EmployerScope, "Scope of the consent", field.Max(300), field.AttorneysOnly)
	f.LongText(&w.Refused, "Subjects you can’t take", field.Max(1000), field.AttorneysOnly)
	f.Choice(&w.Tools, "Use of AI in your work", field.Pairs("none: None", "search: Search", "drafting: Drafting", "analysis: Analysis"), field.AttorneysOnly, field.Recommended("how you use AI"))
	f.LongText(&w.ToolsChecked, "How its output is checked", field.Max(500), field.AttorneysOnly, field.Called("how its output is checked"))
	f.Date(&w.ToolsAt, "As of", field.AttorneysOnly)
	f.People(&w.Excluded, "Private exclusion list", field.Private, field.Max(500),
		field.Hint("Parties and firms you can’t work for or against, one full name per line. When an attorney writes to you, we compare it with the parties of their matter. You both see only “clear” or “possible conflict”. Only you and our team see this list."))
	f.Unless(w.Testifying == "" || w.TestifyingAt != "", &w.TestifyingAt, "Enter the date of this statement.")
	f.Unless(w.Employer != "given" || w.EmployerAt != "", &w.EmployerAt, "Enter when your employer gave the consent.")
	f.Unless(w.Tools == "" || w.ToolsAt != "", &w.ToolsAt, "Enter the date of this statement.")
	f.Unless(w.Tools == "" || w.Tools == "none" || w.ToolsChecked != "", &w.ToolsChecked, "Say how the output is checked.")
}

// Declare binds the fields.
func (b *Blackout) Declare(f *field.Form) {
	f.Date(&b.From, "From", field.Required)
	f.Date(&b.To, "To", field.Required)
	f.Text(&b.Reason, "Reason", field.Max(120), field.Private)
	f.Unless(field.NotBefore(b.To, b.From), &b.To, "The last day is before the first. Correct one of them.")
}

// Title names the preferences.
func (w *WorkPreferences) Title() string { return "Work preferences" }
