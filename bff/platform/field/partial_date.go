package field

import (
	"regexp"
	"strconv"
	"time"
)

const partialDatePattern = `[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?`

var partialDateShape = regexp.MustCompile(`^` + partialDatePattern + `$`)

// PartialDate is YYYY, YYYY-MM or YYYY-MM-DD.
func (f *Form) PartialDate(at *string, label string, options ...Option) {
	f.add(at, KindPartialDate, label, partialDate{trimmed{stringValue{at}}}, append([]Option{pattern(partialDatePattern)}, options...))
}

type partialDate struct{ trimmed }

func (d partialDate) problems(*DeclaredField) []string {
	if !partialDateShape.MatchString(*d.at) {
		return []string{"Enter a year, a month, or a day: 2024, 2024-05, or 2024-05-31."}
	}
	if len(*d.at) == len(time.DateOnly) {
		if _, err := time.Parse(time.DateOnly, *d.at); err != nil {
			return []string{"That day doesn’t exist. Check the date."}
		}
	}
	year, err := strconv.Atoi((*d.at)[:4])
	if err != nil {
		year = 0
	}
	return yearProblems(year)
}

// NotBefore reports whether one partial date can be at or after another. It compares only
// the parts that both have: 2019 can be after 2019-05. An empty or malformed date is
// before nothing.
func NotBefore(end, start string) bool {
	if !partialDateShape.MatchString(end) || !partialDateShape.MatchString(start) {
		return true
	}
	shared := min(len(end), len(start))
	return end[:shared] >= start[:shared]
}

// DateWords writes a partial date in words: "May 2019". Any other text stays as it is.
func DateWords(date string) string {
	for layout, words := range map[string]string{time.DateOnly: "January 2, 2006", "2006-01": "January 2006"} {
		if at, err := time.Parse(layout, date); err == nil {
			return at.Format(words)
		}
	}
	return date
}

// Days returns the first and the last day that a partial date can mean, in UTC.
func Days(date string) (first, last time.Time, ok bool) {
	months := map[int]int{len("2006"): 12, len("2006-01"): 1, len(time.DateOnly): 0}
	span, known := months[len(date)]
	if !known {
		return first, last, false
	}
	first, err := time.Parse(time.DateOnly, date+"2006-01-01"[len(date):])
	if err != nil {
		return first, last, false
	}
	if span == 0 {
		return first, first, true
	}
	return first, first.AddDate(0, span, -1), true
}
