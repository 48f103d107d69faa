package record

import "time"

// Earliest returns the first day that a partial date can mean: "2019-05" is 2019-05-01.
// The date must be valid.
func Earliest(date string) string {
	return date + "0000-01-01"[len(date):]
}

// Latest returns the last day that a partial date can mean: "2019-05" is 2019-05-31. The
// date must be valid.
func Latest(date string) string {
	switch len(date) {
	case len("2006"):
		return date + "-12-31"
	case len("2006-01"):
		first, err := time.Parse("2006-01", date)
		if err != nil {
			return date + "-31"
		}
		return first.AddDate(0, 1, -1).Format(time.DateOnly)
	}
	return date
}
