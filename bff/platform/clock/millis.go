package clock

import "time"

// AtMillis is the time that a nullable column of milliseconds holds; the zero time
// where it is null or 0.
func AtMillis(ms *int64) time.Time {
	if ms == nil || *ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(*ms).UTC()
}
