package users

import (
	"context"
	"slices"
	"strings"

	"peritus/bff/account"
	"peritus/bff/platform/db"

	"gorm.io/gorm"
)

type store struct {
	account.Store
	db *db.DB
}

// lastWord sorts after every word.
const lastWord = "\U0010FFFF"

// rareEnough is the number of accounts up to which a word is looked up first.
const rareEnough = 200

// rarestFirst orders words by the number of accounts they match. The first is looked up
// and the others filter its accounts, because addresses contain words that thousands
// share.
func (s store) rarestFirst(ctx context.Context, words []string) ([]string, error) {
	if len(words) < 2 {
		return words, nil
	}
	const one = "SELECT ? AS word, COUNT(*) AS found FROM (SELECT user_id FROM user_words WHERE word >= ? AND word < ? LIMIT ?) AS few"
	var given []any
	for _, word := range words {
		given = append(given, word, word, word+lastWord, rareEnough)
	}
	var counts []struct {
		Word  string
		Found int
	}
	each := strings.Repeat(one+" UNION ALL ", len(words)-1) + one
	if err := s.db.Read(ctx).Raw(each, given...).Scan(&counts).Error; err != nil {
		return nil, db.Wrap("count words", err)
	}
	found := make(map[string]int, len(counts))
	for _, c := range counts {
		found[c.Word] = c.Found
	}
	slices.SortStableFunc(words, func(a, b string) int { return found[a] - found[b] })
	return words, nil
}

func (f Filter) narrow(q *gorm.DB, words []string) *gorm.DB {
	for i, word := range words {
		if i == 0 {
			q = q.Where("id IN (SELECT user_id FROM user_words WHERE word >= ? AND word < ?)", word, word+lastWord)
		} else {
			q = q.Where("EXISTS (SELECT 1 FROM user_words w WHERE w.user_id = users.id AND w.word >= ? AND w.word < ?)", word, word+lastWord)
		}
	}
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
	words, err := s.rarestFirst(ctx, account.WordsOf(f.Query))
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
