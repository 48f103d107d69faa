package users

import (
	"context"

	"peritus/bff/account"
	"peritus/bff/platform/db"

	"gorm.io/gorm"
)

type store struct {
	account.Store
	db *db.DB
}

// wordIndex finds accounts by their names and addresses.
var wordIndex = db.WordIndex{Table: "user_words", Owner: "user_id", Of: "users.id"}

func (f Filter) narrow(q *gorm.DB, words []string) *gorm.DB {
	q = wordIndex.Narrow(q, words)
	if f.Group != "" {
		q = q.Where("groups IN ?", account.StoredWith(f.Group))
	}
	switch f.State {
	case account.Suspended:
		q = q.Where("suspended_at IS NOT NULL")
	case account.Invited:
		q = q.Where("password_hash = '' AND suspended_at IS NULL")
	case account.Active:
		q = q.Where("password_hash <> '' AND suspended_at IS NULL")
	}
	return q
}

func (s store) listUsers(ctx context.Context, f Filter, offset, limit int) (rows []account.Row, count int, err error) {
	words, err := wordIndex.RarestFirst(ctx, s.db, account.WordsOf(f.Query))
	if err != nil {
		return nil, 0, err
	}
	var n int64
	if err := f.narrow(s.db.Read(ctx).Model(&account.Row{}), words).Count(&n).Error; err != nil {
		return nil, 0, db.Wrap("count users", err)
	}
	err = f.page(s.db.Read(ctx), words, offset, limit).Find(&rows).Error
	return rows, int(n), db.Wrap("list users", err)
}

func (f Filter) page(q *gorm.DB, words []string, offset, limit int) *gorm.DB {
	return f.narrow(q, words).Order(db.Order(f.Sort, sorts, "id", "created_at DESC, id DESC")).Offset(offset).Limit(limit)
}
