package ustime

import (
	"testing"
	"time"
)

func TestDate_formatsInUTCWithoutLeadingZeros(t *testing.T) {
	newYork := time.FixedZone("EST", -5*60*60)
	for _, c := range []struct {
		at             time.Time
		date, dateTime string
	}{
		{time.Date(2026, 11, 28, 15, 23, 0, 0, time.UTC), "November 28, 2026", "November 28, 2026, 3:23 PM UTC"},
		{time.Date(2027, 1, 2, 0, 4, 0, 0, time.UTC), "January 2, 2027", "January 2, 2027, 12:04 AM UTC"},
		{time.Date(2026, 12, 31, 22, 0, 0, 0, newYork), "January 1, 2027", "January 1, 2027, 3:00 AM UTC"},
	} {
		if got := Date(c.at); got != c.date {
			t.Errorf("date %q, want %q", got, c.date)
		}
		if got := DateTime(c.at); got != c.dateTime {
			t.Errorf("time %q, want %q", got, c.dateTime)
		}
	}
}
