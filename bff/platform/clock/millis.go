package clock

import "time"

// AtMillis returns the time in a nullable milliseconds column, or the zero time if it's
// null or 0.
func AtMillis(ms *int64) time.Time {
	if ms == nil || *ms == 0 {
		return time.Time{}
	}
	return time.UnixMilli(*ms).UTC()
}
