package roster

import (
	"time"

	"gorm.io/gorm"
)

// Page is the query of a page of the list.
func Page(f Filter, q *gorm.DB, words []string, now time.Time) *gorm.DB {
	return f.pageOf(q, words, now, 0, PageSize)
}
