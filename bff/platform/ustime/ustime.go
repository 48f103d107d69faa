// Package ustime formats dates and times for people in U.S. format. They are in UTC,
// because the time zone of an email's or file's reader is unknown. The web formats the
// times on its pages itself.
package ustime

import "time"

// Date returns a day, such as "November 28, 2026".
func Date(at time.Time) string { return at.UTC().Format("January 2, 2006") }

// DateTime returns a day and time, such as "November 28, 2026, 3:23 PM UTC".
func DateTime(at time.Time) string { return at.UTC().Format("January 2, 2006, 3:04 PM MST") }
