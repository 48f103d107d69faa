package section

import (
	"cmp"
	"time"

	"peritus/bff/platform/field"
)

const (
	// recentYears are the years for which Rule 26 asks for testimony.
	recentYears = 4
	// leastMatters for a plaintiff or a defendant make a split that says something.
	leastMatters = 5
)

// testimonyFacts says when the expert testified, and for whom mostly. Someone is mostly on
// a side that retained them in at least two of three matters for a plaintiff or a defendant.
func testimonyFacts(rows []Item, today time.Time, facts *Facts) {
	t := &facts.Testimony
	testified := false
	for _, row := range rows {
		m := row.(*Matter)
		t.Matters++
		switch m.Side {
		case "plaintiff":
			t.Plaintiff++
		case "defense":
			t.Defense++
		}
		tried := false
		for _, e := range m.Events {
			if e.Kind == "report" || !facts.begun(e.Date, today) {
				continue
			}
			testified = true
			tried = tried || e.Kind == "trial"
			if e.Kind == "trial" || e.Kind == "deposition" {
				facts.recent(e, today)
			}
		}
		if tried {
			t.Trials++
		}
	}
	if testified {
		facts.Add("testimony", "ever")
	} else {
		facts.Add("testimony", "none")
	}
	facts.Add("challenges", cmp.Or(facts.known.Declared, "undeclared"))
	switch both := t.Plaintiff + t.Defense; {
	case both < leastMatters:
	case 3*t.Plaintiff >= 2*both:
		facts.Add("side", "plaintiff")
	case 3*t.Defense >= 2*both:
		facts.Add("side", "defense")
	default:
		facts.Add("side", "balanced")
	}
}

// recent adds an appearance whose date can be in the last four years.
func (f *Facts) recent(e Event, today time.Time) {
	_, last, ok := field.Days(e.Date)
	if ok && !last.Before(today.AddDate(-recentYears, 0, 0)) {
		f.Add("testimony", e.Kind)
		f.ChangeOn(last.AddDate(recentYears, 0, 1))
	}
}
