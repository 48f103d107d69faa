package notify

import "time"

// Schedule is when a person wants emails, in their time zone. Times are minutes since midnight.
type Schedule struct {
	Zone       *time.Location
	Quiet      bool
	QuietFrom  int
	QuietUntil int // of the next day if it's before QuietFrom
	DigestAt   int
}

// DefaultDigestAt is 8:00 AM.
const DefaultDigestAt = 8 * 60

// fallbackZone is for people whose time zone we don't know.
const fallbackZone = "America/New_York"

// instant returns when a day's clocks show a time. Where they show it twice, it's the first
// time; where they skip it, it's the moment they skip.
func instant(year int, month time.Month, day, minutes int, zone *time.Location) time.Time {
	wall := time.Date(year, month, day, 0, minutes, 0, 0, time.UTC)
	in := func(near time.Time) time.Time { // with the offset that is in force near a time
		_, offset := near.In(zone).Zone()
		return wall.Add(-time.Duration(offset) * time.Second).In(zone)
	}
	shows := func(at time.Time) bool {
		_, offset := at.Zone()
		return at.Add(time.Duration(offset) * time.Second).Equal(wall)
	}
	before, after := in(wall.Add(-24*time.Hour)), in(wall.Add(24*time.Hour))
	switch {
	case shows(before) && shows(after) && after.Before(before):
		return after
	case shows(before):
		return before
	case shows(after):
		return after
	}
	skipped, _ := before.ZoneBounds()
	return skipped.In(zone)
}

// QuietUntilAt returns when the quiet hours around a time end, or false if it isn't quiet.
func (s Schedule) QuietUntilAt(now time.Time) (until time.Time, quiet bool) {
	if !s.Quiet {
		return time.Time{}, false
	}
	local := now.In(s.Zone)
	for back := range 3 { // a day may be skipped, so those that began two days ago count too
		year, month, day := local.Date()
		from := instant(year, month, day-back, s.QuietFrom, s.Zone)
		if s.QuietUntil <= s.QuietFrom {
			day++
		}
		to := instant(year, month, day-back, s.QuietUntil, s.Zone)
		if !now.Before(from) && now.Before(to) {
			return to, true
		}
	}
	return time.Time{}, false
}

// DigestDue reports whether it's time for the email that comes once a day. Something has
// waited for it since a time, and the last one was sent at another, or never. There is one a
// day by the calendar of the zone that is in force now; yesterday's still comes today if
// nothing was sent since yesterday began.
func (s Schedule) DigestDue(since, last, now time.Time) bool {
	year, month, day := now.In(s.Zone).Date()
	if !last.IsZero() {
		lastYear, lastMonth, lastDay := last.In(s.Zone).Date()
		if year == lastYear && month == lastMonth && day == lastDay || last.After(now) {
			return false
		}
	}
	for back := range 2 {
		if !last.IsZero() && !last.Before(instant(year, month, day-back, 0, s.Zone)) {
			continue
		}
		at := instant(year, month, day-back, s.DigestAt, s.Zone)
		if since.Before(at) && last.Before(at) && !now.Before(at) {
			return true
		}
	}
	return false
}
