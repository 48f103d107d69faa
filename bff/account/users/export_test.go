package users

import (
	"context"

	"gorm.io/gorm"

	"peritus/bff/account"
	"peritus/bff/platform/db"
)

// RarestFirst shows tests in which order the words of a query are looked up.
func RarestFirst(ctx context.Context, d *db.DB, query string) ([]string, error) {
	return wordIndex.RarestFirst(ctx, d, account.WordsOf(query))
}

// Page shows tests the query of the first page.
func Page(f Filter, q *gorm.DB, words []string) *gorm.DB { return f.page(q, words, 0, PageSize) }

// LongestReason is the limit, for tests that reach it.
const LongestReason = longestReason
