package field

import (
	"fmt"
	"slices"
	"unicode/utf8"

	"peritus/bff/platform/text"
)

// People is an ordered list of names, such as the authors of a publication. Empty entries
// are dropped.
func (f *Form) People(at *[]string, label string, options ...Option) {
	f.add(at, KindPeople, label, &people{stringList{at}}, append([]Option{Max(100), EachMax(160)}, options...))
}

type people struct{ stringList }

func (p *people) normalize() {
	p.stringList.normalize()
	for i, name := range *p.at {
		(*p.at)[i] = text.Line(name)
	}
	*p.at = slices.DeleteFunc(*p.at, text.Blank)
}

func (p *people) problems(schema *DeclaredField) []string {
	if n := len(*p.at); n > *schema.Max {
		return []string{fmt.Sprintf("Enter %d %s or fewer. You entered %d.", *schema.Max, lowerFirst(schema.Label), n)}
	}
	for i, name := range *p.at {
		if problem := text.ControlProblem(name, false); problem != "" {
			return []string{fmt.Sprintf("Entry %d: %s", i+1, problem)}
		}
		if n := utf8.RuneCountInString(name); n > *schema.EachMax {
			return []string{fmt.Sprintf("Shorten entry %d to %d characters or fewer. It has %d now.", i+1, *schema.EachMax, n)}
		}
	}
	return nil
}
