package db

import "strings"

// Order is an ORDER BY for a sort as an address names it: a key of columns, with "-"
// before it for descending. The tie breaker makes the order total, so that no row
// shows on two pages. fallback applies where columns has no such key.
func Order(sort string, columns map[string]string, tie, fallback string) string {
	key, descending := strings.CutPrefix(sort, "-")
	column, known := columns[key]
	switch {
	case !known:
		return fallback
	case descending:
		return column + " DESC, " + tie + " DESC"
	}
	return column + ", " + tie
}
