package lookup

import (
	"fmt"
	"regexp"
	"time"
)

// datesByRank are the kinds of dates that say when a work was published, the best first.
var datesByRank = []string{"Issued", "Available"}

// date returns when a work was published, or an empty text. A more exact date than the year
// of publication counts only if it's in that year: repositories register old works late.
func (w *work) date() string {
	year := ""
	if w.Year > 0 {
		year = fmt.Sprintf("%04d", w.Year)
	}
	for _, kind := range datesByRank {
		for _, d := range w.Dates {
			date := partial(d.Date)
			if d.Type == kind && date != "" && (year == "" || date[:4] == year) {
				return date
			}
		}
	}
	return year
}

var dateStart = regexp.MustCompile(`^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:$|[^\d-])`)

// partial returns as much of a date as exists: 2019-00-00 is 2019, and 2019-06-31 is 2019-06.
// Of a range, it returns the start.
func partial(date string) string {
	parts := dateStart.FindStringSubmatch(plain(date))
	switch {
	case parts == nil || parts[1] == "0000":
		return ""
	case exists("2006-01-02", parts[1]+"-"+parts[2]+"-"+parts[3]):
		return parts[1] + "-" + parts[2] + "-" + parts[3]
	case exists("2006-01", parts[1]+"-"+parts[2]):
		return parts[1] + "-" + parts[2]
	}
	return parts[1]
}

func exists(layout, date string) bool {
	_, err := time.Parse(layout, date)
	return err == nil
}
