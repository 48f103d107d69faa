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

// TimeAt returns the time in a nullable milliseconds column, or nil if it's null.
func TimeAt(ms *int64) *time.Time {
	if ms == nil {
		return nil
	}
	at := time.UnixMilli(*ms).UTC()
	return &at
}

// Millis returns the value of a nullable milliseconds column.
func Millis(at *time.Time) *int64 {
	if at == nil {
		return nil
	}
	ms := at.UnixMilli()
	return &ms
}
