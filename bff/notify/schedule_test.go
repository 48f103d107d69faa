package notify

import (
	"testing"
	"time"
)

func zone(t *testing.T, name string) *time.Location {
	t.Helper()
	z, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return z
}

func at(t *testing.T, rfc3339 string) time.Time {
	t.Helper()
	when, err := time.Parse(time.RFC3339, rfc3339)
	if err != nil {
		t.Fatal(err)
	}
	return when
}

func TestInstant_isRightWhenClocksChange(t *testing.T) {
	for _, c := range []struct{ name, zone, day, clock, want string }{
		{"an ordinary day", "America/New_York", "2026-06-09", "08:00", "2026-06-09T08:00:00-04:00"},
		{"before clocks go forward that day", "America/New_York", "2026-03-08", "01:30", "2026-03-08T01:30:00-05:00"},
		{"a time that is skipped", "America/New_York", "2026-03-08", "02:30", "2026-03-08T03:00:00-04:00"},
		{"the first time that is skipped", "America/New_York", "2026-03-08", "02:00", "2026-03-08T03:00:00-04:00"},
		{"after clocks went forward that day", "America/New_York", "2026-03-08", "08:00", "2026-03-08T08:00:00-04:00"},
		{"a time that is twice", "America/New_York", "2026-11-01", "01:30", "2026-11-01T01:30:00-04:00"},
		{"after clocks went back that day", "America/New_York", "2026-11-01", "02:00", "2026-11-01T02:00:00-05:00"},
		{"before clocks go back that day", "America/New_York", "2026-11-01", "00:30", "2026-11-01T00:30:00-04:00"},
		{"a zone without changes, in spring", "America/Phoenix", "2026-03-08", "02:30", "2026-03-08T02:30:00-07:00"},
		{"a zone without changes, in fall", "Asia/Kolkata", "2026-11-01", "01:30", "2026-11-01T01:30:00+05:30"},
		{"the southern spring", "Australia/Sydney", "2026-10-04", "02:30", "2026-10-04T03:00:00+11:00"},
		{"the southern fall", "Australia/Sydney", "2026-04-05", "02:30", "2026-04-05T02:30:00+11:00"},
		{"a change of half an hour", "Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-04T02:30:00+11:00"},
		{"a change at midnight", "America/Havana", "2026-03-08", "00:30", "2026-03-08T01:00:00-04:00"},
		{"a midnight that is twice", "America/Havana", "2026-11-01", "00:30", "2026-11-01T00:30:00-04:00"},
		{"a day that was skipped", "Pacific/Apia", "2011-12-30", "08:00", "2011-12-31T00:00:00+14:00"},
		{"the far east", "Pacific/Kiritimati", "2026-06-09", "23:30", "2026-06-09T23:30:00+14:00"},
		{"the far west", "Pacific/Pago_Pago", "2026-06-09", "00:00", "2026-06-09T00:00:00-11:00"},
	} {
		day, err := time.Parse(time.DateOnly, c.day)
		if err != nil {
			t.Fatal(err)
		}
		clock, err := time.Parse("15:04", c.clock)
		if err != nil {
			t.Fatal(err)
		}
		got := instant(day.Year(), day.Month(), day.Day(), clock.Hour()*60+clock.Minute(), zone(t, c.zone))
		if !got.Equal(at(t, c.want)) {
			t.Errorf("%s: %s, want %s", c.name, got.Format(time.RFC3339), c.want)
		}
	}
}

func TestQuietUntilAt_isRightWhenClocksChange(t *testing.T) {
	for _, c := range []struct{ name, zone, from, until, now, want string }{ // without a wanted end it isn't quiet
		{"the evening", "America/New_York", "22:00", "07:00", "2026-06-09T22:00:00-04:00", "2026-06-10T07:00:00-04:00"},
		{"just before", "America/New_York", "22:00", "07:00", "2026-06-09T21:59:59-04:00", ""},
		{"the morning", "America/New_York", "22:00", "07:00", "2026-06-10T06:59:59-04:00", "2026-06-10T07:00:00-04:00"},
		{"the end", "America/New_York", "22:00", "07:00", "2026-06-10T07:00:00-04:00", ""},
		{"within a day", "America/New_York", "12:00", "13:30", "2026-06-10T12:30:00-04:00", "2026-06-10T13:30:00-04:00"},
		{"outside, within a day", "America/New_York", "12:00", "13:30", "2026-06-10T23:00:00-04:00", ""},
		{"the shorter night", "America/New_York", "22:00", "07:00", "2026-03-07T23:00:00-05:00", "2026-03-08T07:00:00-04:00"},
		{"the longer night", "America/New_York", "22:00", "07:00", "2026-10-31T23:00:00-04:00", "2026-11-01T07:00:00-05:00"},
		{"an end that is skipped", "America/New_York", "22:00", "02:30", "2026-03-08T01:59:59-05:00", "2026-03-08T03:00:00-04:00"},
		{"past an end that was skipped", "America/New_York", "22:00", "02:30", "2026-03-08T03:00:00-04:00", ""},
		{"a beginning that was skipped", "America/New_York", "02:30", "06:00", "2026-03-08T03:00:00-04:00", "2026-03-08T06:00:00-04:00"},
		{"hours that are skipped as a whole", "America/New_York", "02:00", "02:30", "2026-03-08T03:00:00-04:00", ""},
		{"the end, the first time", "America/New_York", "22:00", "01:30", "2026-11-01T01:29:59-04:00", "2026-11-01T01:30:00-04:00"},
		{"not again, the second time", "America/New_York", "22:00", "01:30", "2026-11-01T01:15:00-05:00", ""},
		{"a beginning that is twice", "America/New_York", "01:30", "06:00", "2026-11-01T01:15:00-05:00", "2026-11-01T06:00:00-05:00"},
		{"a zone without changes", "America/Phoenix", "22:00", "07:00", "2026-03-08T02:30:00-07:00", "2026-03-08T07:00:00-07:00"},
		{"the southern spring", "Australia/Sydney", "22:00", "07:00", "2026-10-03T23:00:00+10:00", "2026-10-04T07:00:00+11:00"},
		{"the southern fall", "Australia/Sydney", "22:00", "07:00", "2026-04-04T23:00:00+11:00", "2026-04-05T07:00:00+10:00"},
		{"a day that was skipped", "Pacific/Apia", "22:00", "07:00", "2011-12-29T23:00:00-10:00", "2011-12-31T00:00:00+14:00"},
	} {
		s := Schedule{Zone: zone(t, c.zone), Quiet: true, QuietFrom: minutesOf(c.from), QuietUntil: minutesOf(c.until)}
		until, quiet := s.QuietUntilAt(at(t, c.now))
		switch {
		case quiet != (c.want != ""):
			t.Errorf("%s: quiet %v until %s", c.name, quiet, until.Format(time.RFC3339))
		case quiet && !until.Equal(at(t, c.want)):
			t.Errorf("%s: until %s, want %s", c.name, until.Format(time.RFC3339), c.want)
		}
		s.Quiet = false
		if _, quiet := s.QuietUntilAt(at(t, c.now)); quiet {
			t.Errorf("%s: quiet although it's off", c.name)
		}
	}
}

func TestDigestDue_isOnceADay(t *testing.T) {
	for _, c := range []struct {
		name, zone, at, since, last, now string
		due                              bool
	}{
		{"not before its time", "America/New_York", "08:00", "2026-06-09T12:00:00-04:00", "", "2026-06-10T07:59:59-04:00", false},
		{"at its time", "America/New_York", "08:00", "2026-06-09T12:00:00-04:00", "", "2026-06-10T08:00:00-04:00", true},
		{"later, if we were down", "America/New_York", "08:00", "2026-06-09T12:00:00-04:00", "", "2026-06-10T17:00:00-04:00", true},
		{"not for what came after it", "America/New_York", "08:00", "2026-06-10T08:00:00-04:00", "", "2026-06-10T17:00:00-04:00", false},
		{"for what waited for days", "America/New_York", "08:00", "2026-06-07T09:00:00-04:00", "", "2026-06-10T03:00:00-04:00", true},
		{"once a day", "America/New_York", "08:00", "2026-06-09T12:00:00-04:00", "2026-06-10T08:00:10-04:00", "2026-06-10T17:00:00-04:00", false},
		{"the next day", "America/New_York", "08:00", "2026-06-10T12:00:00-04:00", "2026-06-10T08:00:10-04:00", "2026-06-11T08:00:00-04:00", true},
		{"not at night, for what the last one just missed", "America/New_York", "08:00", "2026-06-10T07:59:59-04:00", "2026-06-10T08:00:10-04:00", "2026-06-11T00:30:00-04:00", false},
		{"once, when its time is changed to a later one", "America/New_York", "17:00", "2026-06-09T12:00:00-04:00", "2026-06-10T08:00:10-04:00", "2026-06-10T17:00:00-04:00", false},
		{"nor at midnight after that", "America/New_York", "17:00", "2026-06-09T12:00:00-04:00", "2026-06-10T08:00:10-04:00", "2026-06-11T00:03:00-04:00", false},
		{"but at the later time", "America/New_York", "17:00", "2026-06-10T12:00:00-04:00", "2026-06-10T08:00:10-04:00", "2026-06-11T17:00:00-04:00", true},
		{"after a night's outage, today's comes at its time", "America/New_York", "17:00", "2026-06-11T02:00:00-04:00", "2026-06-11T00:03:00-04:00", "2026-06-12T00:03:00-04:00", false},
		{"a time that is skipped", "America/New_York", "02:30", "2026-03-07T12:00:00-05:00", "2026-03-07T02:30:00-05:00", "2026-03-08T03:00:00-04:00", true},
		{"not before it", "America/New_York", "02:30", "2026-03-07T12:00:00-05:00", "2026-03-07T02:30:00-05:00", "2026-03-08T01:59:59-05:00", false},
		{"a time that is twice, the first time", "America/New_York", "01:30", "2026-10-31T12:00:00-04:00", "2026-10-31T01:30:00-04:00", "2026-11-01T01:30:00-04:00", true},
		{"not the second time", "America/New_York", "01:30", "2026-11-01T01:00:00-04:00", "2026-11-01T01:30:00-04:00", "2026-11-01T01:30:00-05:00", false},
		{"a zone without changes", "America/Phoenix", "02:30", "2026-03-07T12:00:00-07:00", "2026-03-07T02:30:00-07:00", "2026-03-08T02:30:00-07:00", true},
		{"the southern spring", "Australia/Sydney", "02:30", "2026-10-03T12:00:00+10:00", "2026-10-03T02:30:00+10:00", "2026-10-04T03:00:00+11:00", true},
		{"after a move to the west, not again that day", "America/Los_Angeles", "08:00", "2026-06-10T08:30:00-04:00", "2026-06-10T08:00:00-04:00", "2026-06-10T08:00:00-07:00", false},
		{"after a move far to the east, not an hour later", "Pacific/Auckland", "08:00", "2026-11-30T08:30:00-10:00", "2026-11-30T08:00:00-10:00", "2026-12-01T08:00:00+13:00", false},
		{"but the next day there", "Pacific/Auckland", "08:00", "2026-11-30T08:30:00-10:00", "2026-11-30T08:00:00-10:00", "2026-12-02T08:00:00+13:00", true},
		{"after a move far to the west", "Pacific/Honolulu", "08:00", "2026-12-01T09:00:00+13:00", "2026-12-01T08:00:00+13:00", "2026-12-01T08:00:00-10:00", true},
	} {
		s := Schedule{Zone: zone(t, c.zone), DigestAt: minutesOf(c.at)}
		var last time.Time
		if c.last != "" {
			last = at(t, c.last)
		}
		if due := s.DigestDue(at(t, c.since), last, at(t, c.now)); due != c.due {
			t.Errorf("%s: %v", c.name, due)
		}
	}
}
