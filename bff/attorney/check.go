package attorney

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/cases"

	"peritus/bff/platform/phone"
	"peritus/bff/platform/text"
)

const (
	longestName   = 80
	longestFirm   = 160
	longestCity   = 120
	longestNumber = 40
	mostAreas     = 6
	mostStates    = 12   // admissions of one attorney
	earliestYear  = 1940 // of an admission of somebody who still practices
)

const (
	missing = "Please fill this in."
	unknown = "Choose one of the list."
)

// Check reads a form. The problems are sentences by the names of the fields; those of
// the second admission begin with "admissions.1.".
func (s *Service) Check(f Form) (Record, map[string][]string) {
	problems := map[string][]string{}
	say := func(field, problem string) {
		if problem != "" {
			problems[field] = []string{problem}
		}
	}
	r := Record{FirstName: text.Normal(f.FirstName), LastName: text.Normal(f.LastName), Firm: text.Normal(f.Firm),
		Role: f.Role, City: text.Normal(f.City), State: f.State, TimeZone: f.TimeZone}
	for _, line := range []struct {
		field, value string
		most         int
	}{{"first_name", r.FirstName, longestName}, {"last_name", r.LastName, longestName},
		{"firm", r.Firm, longestFirm}, {"city", r.City, longestCity}} {
		if text.Blank(line.value) {
			say(line.field, missing)
			continue
		}
		say(line.field, text.LineProblem(line.value, line.most))
	}
	number := phone.Field(f.Phone, f.PhoneCountry)
	r.Phone = number.E164
	if text.Blank(f.Phone) || strings.TrimSpace(f.Phone) == "+"+phone.CallingCode(f.PhoneCountry) {
		say("phone", "Please give a phone number.")
	} else if number.Outcome != phone.Valid {
		say("phone", number.Outcome.Sentence())
	}
	if _, known := labelOf(Roles, f.Role); !known {
		say("role", chooseOr(f.Role))
	}
	if _, known := s.Places.StateName(f.State); !known {
		say("state", chooseOr(f.State))
	}
	if !s.Places.HasZone(f.TimeZone) {
		say("time_zone", chooseOr(f.TimeZone))
	}
	r.PracticeAreas = areasOf(f.PracticeAreas, say)
	r.Admissions = s.admissionsOf(f.Admissions, say)
	return r, problems
}

func chooseOr(value string) string {
	if value == "" {
		return "Please choose one."
	}
	return unknown
}

func areasOf(given []string, say func(field, problem string)) []string {
	areas := []string{}
	for _, code := range given {
		if _, known := labelOf(PracticeAreas, code); !known {
			say("practice_areas", unknown)
			return nil
		}
		if !slices.Contains(areas, code) {
			areas = append(areas, code)
		}
	}
	switch {
	case len(areas) == 0:
		say("practice_areas", "Choose at least one.")
	case len(areas) > mostAreas:
		say("practice_areas", fmt.Sprintf("Choose at most %d; these are %d.", mostAreas, len(areas)))
	}
	return areas
}

// admissionsOf reads the rows that are filled in. The first is never left out, so that
// a form without any says what is missing where it belongs.
func (s *Service) admissionsOf(given []AdmissionForm, say func(field, problem string)) []Admission {
	if len(given) > mostStates {
		say("admissions", fmt.Sprintf("At most %d admissions.", mostStates))
		return nil
	}
	if len(given) == 0 {
		given = []AdmissionForm{{}}
	}
	admissions, seen := []Admission{}, map[string]bool{}
	for i, row := range given {
		if i > 0 && row.State == "" && text.Blank(row.Number) && text.Blank(row.Year) {
			continue
		}
		at := fmt.Sprintf("admissions.%d.", i)
		a := Admission{State: row.State, Number: text.Normal(row.Number)}
		if _, known := s.Places.StateName(a.State); !known {
			say(at+"state", chooseOr(a.State))
		}
		if text.Blank(a.Number) {
			say(at+"number", missing)
		} else {
			say(at+"number", text.LineProblem(a.Number, longestNumber))
		}
		a.Year = s.yearOf(row.Year, func(problem string) { say(at+"year", problem) })
		if key := keyOf(a); seen[key] {
			say(at+"number", "This admission stands here twice.")
		} else {
			seen[key] = true
		}
		admissions = append(admissions, a)
	}
	return admissions
}

func (s *Service) yearOf(written string, say func(string)) int {
	written = strings.TrimSpace(written)
	year, err := strconv.Atoi(written)
	latest := s.Clock.Now().Year()
	switch {
	case written == "":
		say(missing)
	case err != nil || len(written) != 4:
		say("Write the year with four digits, such as 2014.")
	case year < earliestYear || year > latest:
		say(fmt.Sprintf("A year from %d to %d.", earliestYear, latest))
	}
	return year
}

var fold = cases.Fold()

// keyOf is what makes two admissions the same: a number of a state, however it is
// spaced and cased.
func keyOf(a Admission) string {
	return a.State + " " + fold.String(strings.Join(strings.Fields(a.Number), " "))
}
