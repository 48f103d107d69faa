package field

import (
	"strings"
	"unicode"

	"peritus/bff/platform/court"
)

const longestOrganization = 200

// Organization is the name of an organization. The web suggests known ones.
func (f *Form) Organization(at *string, label string, options ...Option) {
	f.add(at, KindOrganization, label, &line{stringValue{at}}, append([]Option{Max(longestOrganization), Autocomplete("organization")}, options...))
}

// Court is the name of a court. A name or citation on the list of courts is stored as the
// list spells it; others are stored as typed.
func (f *Form) Court(at *string, label string, options ...Option) {
	f.add(at, KindCourt, label, &courtName{line{stringValue{at}}}, append([]Option{Max(longestOrganization)}, options...))
}

type courtName struct{ line }

func (c *courtName) normalize() {
	c.line.normalize()
	if known, found := court.Named(*c.at); found {
		*c.at = known.Name
	}
}

const longestDocket = 80

// Docket is a docket number, stored as typed. Package docket compares them.
func (f *Form) Docket(at *string, label string, options ...Option) {
	f.add(at, KindDocket, label, &docketNumber{line{stringValue{at}}}, append([]Option{Max(longestDocket), Example("1:24-cv-01234")}, options...))
}

type docketNumber struct{ line }

func (d *docketNumber) problems(schema *DeclaredField) []string {
	if problems := d.line.problems(schema); len(problems) > 0 {
		return problems
	}
	if !strings.ContainsFunc(*d.at, unicode.IsDigit) {
		return []string{"Enter the docket number as the court prints it, such as 1:24-cv-01234."}
	}
	return nil
}
