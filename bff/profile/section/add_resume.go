package section

import "peritus/bff/platform/field"

// Resume is one version of the expert's CV.
type Resume struct {
	File    string `json:"file"`
	AsOf    string `json:"as_of"`
	Current bool   `json:"current"`
}

// ResumeCode is the section with the CV.
const ResumeCode = "add-resume"

func addResume() Section {
	return Section{
		Code:   ResumeCode,
		Title:  "Résumé",
		Intro:  "Your CV as a document. Every version is kept; one is current.",
		Why:    "Rule 26 requires a CV with the disclosure, and attorneys ask for it first.",
		Weight: 5,
		Max:    40,
		Row:    "version",
		New:    func() Item { return new(Resume) },
		Example: func() Item {
			return &Resume{File: "0123456789abcdef0123456789abcdef", AsOf: "2026-10-01", Current: true}
		},
		Settle: moveCurrent,
		Whole:  checkResumes,
	}
}

// Declare binds the fields.
func (r *Resume) Declare(f *field.Form) {
	f.Upload(&r.File, "File", field.Documents, field.Required, field.AttorneysOnly, field.Hint("PDF or Word (DOCX), up to 10 MB."))
	f.Date(&r.AsOf, "As of", field.Required, field.Called("the date of this CV"))
	f.Flag(&r.Current, "This is my current CV")
}

// moveCurrent makes the saved version the only current one if it sets the flag.
func moveCurrent(rows []Item, saved int) {
	if !rows[saved].(*Resume).Current {
		return
	}
	for i, row := range rows {
		if i != saved {
			row.(*Resume).Current = false
		}
	}
}

func checkResumes(rows []Item) field.Problems {
	problems := field.Problems{}
	current := 0
	for _, row := range rows {
		if row.(*Resume).Current {
			current++
		}
	}
	if current != 1 {
		problems.Add("current", "Exactly one version must be current. Mark this one, or mark another first.")
	}
	return problems
}

// Title names the row.
func (r *Resume) Title() string { return "CV as of " + r.AsOf }
