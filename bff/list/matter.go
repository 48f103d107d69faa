package list

import (
	"time"

	"peritus/bff/platform/court"
)

// Matter is the case that a list is for, if any.
type Matter struct {
	Caption string
	Court   string
	Docket  string // number, as typed
	TrialOn string // YYYY-MM-DD
}

// Deadline is a day that follows from the trial date.
type Deadline struct {
	Name string
	Rule string // where it says so
	On   string // YYYY-MM-DD
}

// Deadlines counts back from the trial by the Federal Rules of Civil Procedure, which an
// order of the court can change. Without a trial date, or in other courts, there are none:
// each state has its own.
func (m Matter) Deadlines() []Deadline {
	trial, err := time.Parse(time.DateOnly, m.TrialOn)
	if err != nil || !m.federal() {
		return nil
	}
	disclosure := before(trial, 90)
	return []Deadline{
		{"Disclose experts", "Rule 26(a)(2)(D)(i)", disclosure.Format(time.DateOnly)},
		{"Disclose rebuttal experts, if the other side disclosed on the last day", "Rule 26(a)(2)(D)(ii)", after(disclosure, 30).Format(time.DateOnly)},
		{"Supplement expert disclosures, and make pretrial disclosures", "Rules 26(a)(3)(B) and 26(e)(2)", before(trial, 30).Format(time.DateOnly)},
	}
}

// federal reports whether the matter is in a federal trial court.
func (m Matter) federal() bool {
	c, known := court.Named(m.Court)
	return known && c.System == "federal" && c.Type == "trial"
}

// before counts days back. A weekend or holiday moves the last day further back, by Rule
// 6(a)(1)(C) and (5).
func before(day time.Time, days int) time.Time {
	day = day.AddDate(0, 0, -days)
	for !works(day) {
		day = day.AddDate(0, 0, -1)
	}
	return day
}

// after counts days forward, to the next day that is no weekend or holiday.
func after(day time.Time, days int) time.Time {
	day = day.AddDate(0, 0, days)
	for !works(day) {
		day = day.AddDate(0, 0, 1)
	}
	return day
}

// works reports whether a day is neither on a weekend nor a legal holiday.
func works(day time.Time) bool {
	weekday := day.Weekday()
	if weekday == time.Saturday || weekday == time.Sunday || holiday(day) {
		return false
	}
	// A holiday on a weekend is observed on the weekday beside it.
	return !(weekday == time.Friday && holiday(day.AddDate(0, 0, 1)) || weekday == time.Monday && holiday(day.AddDate(0, 0, -1)))
}

// holiday reports whether a day is one of those in Rule 6(a)(6)(A).
func holiday(day time.Time) bool {
	_, month, date := day.Date()
	week := (date + 6) / 7 // of the month, for the nth weekday
	switch month {
	case time.January:
		return date == 1 || day.Weekday() == time.Monday && week == 3
	case time.February:
		return day.Weekday() == time.Monday && week == 3
	case time.May:
		return day.Weekday() == time.Monday && date > 24
	case time.June:
		return date == 19
	case time.July:
		return date == 4
	case time.September:
		return day.Weekday() == time.Monday && week == 1
	case time.October:
		return day.Weekday() == time.Monday && week == 2
	case time.November:
		return date == 11 || day.Weekday() == time.Thursday && week == 4
	case time.December:
		return date == 25
	}
	return false
}
