package attorney

import (
	"fmt"
	"strings"

	"golang.org/x/text/cases"

	"peritus/bff/platform/field"
	"peritus/bff/platform/phone"
)

// Check normalizes a form and validates it. The problems of the second admission
// begin with "admissions.1.".
func (s *Service) Check(f *Form) field.Problems {
	problems := field.Validate(f)
	seen := map[string]bool{}
	latest := s.Clock.Now().Year()
	for i, a := range f.Admissions {
		at := fmt.Sprintf("admissions.%d.", i)
		if a.Year != nil && (*a.Year < earliestYear || *a.Year > latest) {
			problems[at+"year"] = []string{fmt.Sprintf("Enter a year between %d and %d.", earliestYear, latest)}
		}
		if key := keyOf(a.State, a.Number); a.Number != "" && seen[key] {
			problems[at+"number"] = []string{"You've already entered this admission."}
		} else {
			seen[key] = true
		}
	}
	return problems
}

// recordOf converts a valid form to a record.
func recordOf(f Form) Record {
	r := Record{FirstName: f.FirstName, LastName: f.LastName, Firm: f.Firm, Phone: phone.Field(f.Phone, "").E164, Role: f.Role,
		PracticeAreas: f.PracticeAreas, City: f.City, State: f.State, TimeZone: f.TimeZone, Admissions: make([]Admission, len(f.Admissions))}
	for i, a := range f.Admissions {
		r.Admissions[i] = Admission{State: a.State, Number: a.Number, Year: *a.Year}
	}
	return r
}

var fold = cases.Fold()

// keyOf identifies an admission by state and number, ignoring spaces and case.
func keyOf(state, number string) string {
	return state + " " + fold.String(strings.Join(strings.Fields(number), " "))
}
