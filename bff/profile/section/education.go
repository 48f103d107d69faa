package section

import "peritus/bff/platform/field"

// Education is one course of study.
type Education struct {
	Organization string `json:"organization"`
	Degree       string `json:"degree"`
	Field        string `json:"field"`
	Start        string `json:"start"`
	End          string `json:"end"`
	Status       string `json:"status"`
}

// EducationCode is the section with the degrees.
const EducationCode = "education"

// Completed is the only status that shows as a degree.
const Completed = "completed"

func education() Section {
	return Section{
		Code:   EducationCode,
		Title:  "Education",
		Intro:  "Where you studied. Only completed programs show as degrees.",
		Why:    "Opposing counsel checks degrees first, and attorneys filter by them.",
		Weight: 10,
		Max:    30,
		Row:    "degree",
		New:    func() Item { return new(Education) },
		Example: func() Item {
			return &Education{Organization: "Columbia University", Degree: "PhD", Field: "Civil engineering", Start: "1996", End: "2001-05", Status: Completed}
		},
	}
}

// Declare binds the fields.
func (e *Education) Declare(f *field.Form) {
	f.Organization(&e.Organization, "Institution", field.Required, field.Searched(field.SearchOrganization), field.Shown)
	f.Text(&e.Degree, "Degree", field.Required, field.Max(80), field.Searched(field.SearchDegree), field.Filtered("degree"), field.Shown, field.Suggest("PhD", "MD", "DO", "JD", "PharmD", "DVM", "EdD", "PsyD", "MS", "MA", "MBA", "MEng", "MPH", "BS", "BA", "BEng", "BSN"))
	f.Text(&e.Field, "Field", field.Searched(field.SearchDegree), field.Shown, field.Max(120), field.Recommended("the field of study"))
	f.PartialDate(&e.Start, "Start")
	f.PartialDate(&e.End, "End", field.Recommended("the end year"))
	f.Choice(&e.Status, "Status", field.Pairs("completed: Completed", "in-progress: In progress", "not-completed: Not completed"), field.Required, field.Filtered("degree"))
	f.Unless(field.NotBefore(e.End, e.Start), &e.End, "The end date is before the start date. Correct one of them.")
}

// Title names the row.
func (e *Education) Title() string { return e.Degree + ", " + e.Organization }

// Detail tells the row apart from others with its title.
func (e *Education) Detail() string {
	return parts(e.Field, years(field.DateRange{Start: e.Start, End: e.End}))
}
