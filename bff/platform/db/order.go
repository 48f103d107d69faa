package db

import "strings"

// Order builds an ORDER BY from a sort parameter: a key of columns, with a leading "-" for
// descending. The tie breaker makes the order total, so no row appears on two pages.
// fallback applies if columns has no such key.
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
