package db

import (
	"context"
	"slices"
	"strings"

	"gorm.io/gorm"
)

// WordIndex is a table with the words of each row of another one, such as an account's
// names. It finds rows by the beginnings of words. The names are constants of the program.
type WordIndex struct {
	Table string // has the column word and Owner
	Owner string // the id of the row
	Of    string // the column that Owner refers to, such as users.id
}

const (
	// lastWord sorts after every word.
	lastWord = "\U0010FFFF"
	// rareEnough is the number of rows up to which a word is looked up first.
	rareEnough = 200
)

// RarestFirst orders words by the number of rows they match. The first is looked up, and the
// others filter its rows, because thousands share a host or an institution.
func (x WordIndex) RarestFirst(ctx context.Context, d *DB, words []string) ([]string, error) {
	if len(words) < 2 {
		return words, nil
	}
	one := "SELECT ? AS word, COUNT(*) AS found FROM (SELECT " + x.Owner + " FROM " + x.Table + " WHERE word >= ? AND word < ? LIMIT ?) AS few"
	var given []any
	for _, word := range words {
		given = append(given, word, word, word+lastWord, rareEnough)
	}
	var counts []struct {
		Word  string
		Found int
	}
	each := strings.Repeat(one+" UNION ALL ", len(words)-1) + one
	if err := d.Read(ctx).Raw(each, given...).Scan(&counts).Error; err != nil {
		return nil, Wrap("count words", err)
	}
	found := make(map[string]int, len(counts))
	for _, c := range counts {
		found[c.Word] = c.Found
	}
	words = slices.Clone(words)
	slices.SortStableFunc(words, func(a, b string) int { return found[a] - found[b] })
	return words, nil
}

// Narrow keeps the rows that have all words, in the order of RarestFirst.
func (x WordIndex) Narrow(q *gorm.DB, words []string) *gorm.DB {
	for i, word := range words {
		if i == 0 {
			q = q.Where(x.Of+" IN (SELECT "+x.Owner+" FROM "+x.Table+" WHERE word >= ? AND word < ?)", word, word+lastWord)
		} else {
			q = q.Where("EXISTS (SELECT 1 FROM "+x.Table+" w WHERE w."+x.Owner+" = "+x.Of+" AND w.word >= ? AND w.word < ?)", word, word+lastWord)
		}
	}
	return q
}
