package field

import (
	"fmt"
	"time"

	"github.com/danielgtaylor/huma/v2"
)

// Date is one day, YYYY-MM-DD.
func (f *Form) Date(at *string, label string, options ...Option) {
	f.add(at, KindDate, label, day{trimmed{stringValue{at}}}, options)
}

type day struct{ trimmed }

func (d day) problems(*DeclaredField) []string {
	at, err := time.Parse(time.DateOnly, *d.at)
	if err != nil {
		return []string{"Enter a date that exists, such as November 28, 2026."}
	}
	return yearProblems(at.Year())
}

func (d day) openAPI(f *DeclaredField) *huma.Schema {
	s := d.stringValue.openAPI(f)
	s.Description = "YYYY-MM-DD"
	return s
}

func yearProblems(year int) []string {
	if year < earliestYear || year > latestYear {
		return []string{fmt.Sprintf("Enter a year between %d and %d.", earliestYear, latestYear)}
	}
	return nil
}
