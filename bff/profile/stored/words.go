package stored

import (
	"context"
	"unicode/utf8"

	"gorm.io/gorm"
)

// RosterWordRow is a word by which staff find a profile, whoever else may see it.
type RosterWordRow struct {
	Word     string `gorm:"primaryKey"`
	ExpertID string `gorm:"primaryKey"`
}

func (RosterWordRow) TableName() string { return "roster_words" }

func (s Store) ReplaceRosterWords(ctx context.Context, expertIDs []string, rows []RosterWordRow) error {
	if err := s.DB.Write(ctx).Where("expert_id IN ?", expertIDs).Delete(&RosterWordRow{}).Error; err != nil {
		return err
	}
	return Insert(s.DB.Write(ctx), rows)
}

// WithWords returns profiles that have all of some words, for one of several sets of words.
func (s Store) WithWords(ctx context.Context, limit int, sets ...[]string) ([]Expert, error) {
	var rows []ExpertRow
	either := s.DB.Read(ctx).Where("1 = 0")
	for _, words := range sets {
		if len(words) == 0 {
			continue
		}
		have := s.DB.Read(ctx).Model(&RosterWordRow{}).Select("expert_id").Where("word IN ?", words).Group("expert_id").Having("COUNT(*) = ?", len(words))
		either = either.Or("id IN (?)", have)
	}
	err := s.DB.Read(ctx).Where("status <> ?", Erased).Where(either).Order("sort_name, id").Limit(limit).Find(&rows).Error
	return expertsOf(rows), err
}

const StemRunes = 3

type WordRow struct {
	ExpertID string `gorm:"primaryKey"`
	Word     string `gorm:"primaryKey"`
	Stem     string
	Initial  string
	Named    bool // of the person's name, so the word may stand for an initial or be one
}

func (WordRow) TableName() string { return "profile_words" }

// Beginning returns the first runes of a word.
func Beginning(word string, runes int) string {
	for i := range word {
		if runes == 0 {
			return word[:i]
		}
		runes--
	}
	return word
}

// ReplaceWords replaces the words of a profile.
func (s Store) ReplaceWords(ctx context.Context, expertID string, rows []WordRow) error {
	if err := s.DB.Write(ctx).Where("expert_id = ?", expertID).Delete(&WordRow{}).Error; err != nil {
		return err
	}
	return Insert(s.DB.Write(ctx), rows)
}

// SearchWords returns a range of the experts that match all words (as a whole word, a
// prefix, or an initial of the name) and the total. It finds unclaimed profiles, and
// published ones that have an owner. Those with the most whole words come first.
func (s Store) SearchWords(ctx context.Context, words []string, offset, limit int) ([]Expert, int, error) {
	query := func() *gorm.DB {
		q := s.DB.Read(ctx).Model(&ExpertRow{}).
			Where("visibility = ? AND status IN ?", Public, []Status{Published, Unclaimed})
		for _, word := range words {
			q = q.Where("id IN (?)", s.having(ctx, word))
		}
		return q
	}
	var count int64
	if err := query().Count(&count).Error; err != nil || count == 0 {
		return nil, 0, err
	}
	whole := s.DB.Read(ctx).Model(&WordRow{}).Select("COUNT(*)").
		Where("profile_words.expert_id = experts.id AND profile_words.word IN ?", words)
	var rows []ExpertRow
	err := query().Select("experts.*, (?) AS whole", whole).Order("whole DESC, user_id IS NOT NULL, name, id").Offset(offset).Limit(limit).Find(&rows).Error
	return expertsOf(rows), int(count), err
}

// having returns the ids of the experts that have a word. A single letter, typed or
// stored, is an initial only in names, not in institutions such as Texas A&M. Words
// contain only letters and digits, so they have no LIKE wildcards.
func (s Store) having(ctx context.Context, word string) *gorm.DB {
	q := s.DB.Read(ctx).Model(&WordRow{}).Select("expert_id")
	initial := Beginning(word, 1)
	switch n := utf8.RuneCountInString(word); {
	case n == 1:
		return q.Where("initial = ? AND (named = ? OR word = ?)", initial, true, initial)
	case n < StemRunes:
		return q.Where("initial = ? AND (word LIKE ? OR word = ? AND named = ?)", initial, word+"%", initial, true)
	}
	return q.Where("stem = ? AND word LIKE ? OR stem = ? AND named = ?", Beginning(word, StemRunes), word+"%", initial, true)
}
