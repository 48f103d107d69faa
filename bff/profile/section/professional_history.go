package section

import "peritus/bff/platform/field"

// Position is a post that the expert holds or held.
type Position struct {
	Organization string          `json:"organization"`
	Job          string          `json:"title"`
	Dates        field.DateRange `json:"dates"`
	Department   string          `json:"department"`
	Duties       string          `json:"duties"`
}

// HistoryCode is the section with the posts.
const HistoryCode = "professional-history"

func professionalHistory() Section {
	return Section{
		Code:   HistoryCode,
		Title:  "Professional history",
		Intro:  "Where you have worked, the latest first.",
		Why:    "Counsel compares every post with your testimony. An unexplained gap is the first thing they ask about.",
		Weight: 9,
		Max:    60,
		Row:    "position",
		New:    func() Item { return new(Position) },
		Example: func() Item {
			return &Position{Organization: "Okonkwo-Bell Engineering", Job: "Principal engineer", Dates: field.DateRange{Start: "2011-03", Current: true}, Department: "Forensics", Duties: "Investigates failures of cranes and temporary works."}
		},
	}
}

// Declare binds the fields.
func (p *Position) Declare(f *field.Form) {
	f.Organization(&p.Organization, "Organization", field.Required, field.Searched(field.SearchOrganization))
	f.Text(&p.Job, "Title", field.Searched(field.SearchTitle), field.Required, field.Max(160), field.Autocomplete("organization-title"))
	f.Range(&p.Dates, "Dates", field.Required, field.OpenEnd("I still work here"))
	f.Text(&p.Department, "Department", field.Max(160))
	f.LongText(&p.Duties, "Duties", field.Searched(field.SearchText), field.Max(1500), field.Recommended("your duties"))
}

// Title names the row.
func (p *Position) Title() string { return p.Job + ", " + p.Organization }

// Detail tells the row apart from others with its title.
func (p *Position) Detail() string { return parts(p.Department, years(p.Dates)) }
