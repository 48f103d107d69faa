package account

import (
	"context"
	"strings"
	"unicode"
	"unicode/utf8"

	"peritus/bff/platform/db"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
	"gorm.io/gorm/clause"
)

// longestWord is the number of bytes of a word that count.
const longestWord = 64

// WordsOf returns the distinct words of texts, normalized for searching: folded, without
// marks on letters.
func WordsOf(texts ...string) []string {
	var words []string
	seen := map[string]bool{}
	for _, text := range texts {
		for word := range strings.FieldsFuncSeq(plain(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) }) {
			if word = clipWord(word); !seen[word] {
				seen[word] = true
				words = append(words, word)
			}
		}
	}
	return words
}

// plain folds case and removes marks that people may not type: José becomes jose.
func plain(text string) string {
	var b strings.Builder
	for _, r := range norm.NFKD.String(cases.Fold().String(text)) {
		if !unicode.Is(unicode.Mn, r) {
			b.WriteRune(r)
		}
	}
	return norm.NFC.String(b.String())
}

func clipWord(word string) string {
	if len(word) <= longestWord {
		return word
	}
	end := longestWord
	for !utf8.RuneStart(word[end]) {
		end--
	}
	return word[:end]
}

type wordRow struct {
	Word   string
	UserID string
}

func (wordRow) TableName() string { return "user_words" }

// indexUser indexes an account by its current name and address.
func (s Store) indexUser(ctx context.Context, user Row) error {
	w := s.db.Write(ctx)
	if err := w.Where("user_id = ?", user.ID).Delete(&wordRow{}).Error; err != nil {
		return db.Wrap("index user", err)
	}
	words := WordsOf(user.Name, user.Email)
	if len(words) == 0 {
		words = []string{""} // marks it as indexed
	}
	rows := make([]wordRow, len(words))
	for i, word := range words {
		rows[i] = wordRow{Word: word, UserID: user.ID}
	}
	return db.Wrap("index user", w.Clauses(clause.OnConflict{DoNothing: true}).Create(&rows).Error)
}

// unindexed reads accounts without words, such as those older than the index.
func (s Store) unindexed(ctx context.Context, limit int) (rows []Row, err error) {
	err = s.db.Write(ctx).Where("NOT EXISTS (SELECT 1 FROM user_words w WHERE w.user_id = users.id)").Limit(limit).Find(&rows).Error
	return rows, db.Wrap("look for users without index", err)
}
