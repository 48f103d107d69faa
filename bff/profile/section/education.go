package section

// Education is one course of study.
type Education struct {
	Organisation string `json:"organisation"`
	Degree       string `json:"degree"`
	Field        string `json:"field"`
	Start        string `json:"start"`
	End          string `json:"end"`
	Status       string `json:"status"`
}

// EducationCode is the section that degrees are taken from.
const EducationCode = "education"

// Completed is the status in which alone a course of study shows as a degree.
const Completed = "completed"

func education() Section {
	return Section{
		Code:   EducationCode,
		Title:  "Education",
		Intro:  "Where you studied. Only what is completed shows as a degree.",
		Why:    "Opposing counsel checks degrees first; attorneys filter by them.",
		Weight: 25,
		Max:    30,
		Row:    "degree",
		New:    func() Item { return new(Education) },
	}
}

// Declare binds the fields.
func (e *Education) Declare(f *Form) {
	f.Text(&e.Organisation, "Institution", Required, Max(200), Autocomplete("organization"))
	f.Text(&e.Degree, "Degree", Required, Max(80), Suggest("PhD", "MD", "DO", "JD", "PharmD", "DVM", "EdD", "PsyD", "MS", "MA", "MBA", "MEng", "MPH", "BS", "BA", "BEng", "BSN"))
	f.Text(&e.Field, "Field", Max(120), Recommended("the field of study"))
	f.PartialDate(&e.Start, "Start")
	f.PartialDate(&e.End, "End", Recommended("the year of the end"))
	f.Choice(&e.Status, "Status", Options("completed: Completed", "in-progress: In progress", "not-completed: Not completed"), Required)
	f.Unless(NotBefore(e.End, e.Start), &e.End, "The end is before the start.")
}
