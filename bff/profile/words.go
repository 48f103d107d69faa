package profile

import (
	"context"
	"slices"
	"strings"
	"unicode/utf8"

	"gorm.io/gorm"
)

const (
	mostWords      = 60 // of one profile
	mostQueryWords = 8
	stemRunes      = 3
)

type wordRow struct {
	ExpertID string `gorm:"primaryKey"`
	Word     string `gorm:"primaryKey"`
	Stem     string
	Initial  string
	Named    bool // of the person's name, so the word may stand for an initial or be one
}

func (wordRow) TableName() string { return "profile_words" }

// rowsOfWords returns the words of a name and of institutions as they are stored.
func rowsOfWords(expertID string, named, others []string) []wordRow {
	rows := make([]wordRow, 0, len(named)+len(others))
	for i, word := range slices.Concat(named, others) {
		rows = append(rows, wordRow{ExpertID: expertID, Word: word, Stem: beginning(word, stemRunes), Initial: beginning(word, 1), Named: i < len(named)})
	}
	return rows[:min(len(rows), mostWords)]
}

// beginning returns the first runes of a word.
func beginning(word string, runes int) string {
	for i := range word {
		if runes == 0 {
			return word[:i]
		}
		runes--
	}
	return word
}

// wordsOf returns the distinct folded words of a text.
func (s *Service) wordsOf(text string) []string {
	if s.terms == nil {
		words := strings.Fields(strings.ToLower(text))
		slices.Sort(words)
		return slices.Compact(words)
	}
	return s.terms(text)
}

// telling reports whether a query is specific enough for a search.
func telling(words []string) bool {
	if len(words) > mostQueryWords {
		return false
	}
	for _, word := range words {
		if utf8.RuneCountInString(word) > 1 {
			return true
		}
	}
	return false
}

// namesOf returns the words that find a profile, from its public data.
func (s *Service) namesOf(e Expert, all sections) []wordRow {
	names, institutions := publicNames(all)
	named := s.wordsOf(strings.Join(names, " "))
	others := slices.DeleteFunc(s.wordsOf(strings.Join(institutions, " ")), func(word string) bool { return slices.Contains(named, word) })
	return rowsOfWords(e.ID, named, others)
}

// publicNames returns a person's names and institutions as everyone sees them.
func publicNames(all sections) (names, institutions []string) {
	seen := all.seenBy(Visitors)
	about := seen.about()
	if about == nil {
		return nil, nil
	}
	return []string{about.FirstName, about.LastName, about.OtherNames}, institutionsOf(seen)
}

// sameNames reports whether two states of a profile are found by the same words.
func sameNames(a, b sections) bool {
	names, institutions := publicNames(a)
	otherNames, otherInstitutions := publicNames(b)
	return slices.Equal(names, otherNames) && slices.Equal(institutions, otherInstitutions)
}

// replaceWords replaces the words of a profile.
func (s store) replaceWords(ctx context.Context, expertID string, rows []wordRow) error {
	if err := s.db.Write(ctx).Where("expert_id = ?", expertID).Delete(&wordRow{}).Error; err != nil {
		return err
	}
	return insert(s.db.Write(ctx), rows)
}

// searchWords returns a range of the experts that match all words (as a whole word, a
// prefix, or an initial of the name) and the total. It finds unclaimed profiles, and
// published ones that have an owner. Those with the most whole words come first.
func (s store) searchWords(ctx context.Context, words []string, offset, limit int) ([]Expert, int, error) {
	query := func() *gorm.DB {
		q := s.db.Read(ctx).Model(&expertRow{}).
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
	whole := s.db.Read(ctx).Model(&wordRow{}).Select("COUNT(*)").
		Where("profile_words.expert_id = experts.id AND profile_words.word IN ?", words)
	var rows []expertRow
	err := query().Select("experts.*, (?) AS whole", whole).Order("whole DESC, user_id IS NOT NULL, name, id").Offset(offset).Limit(limit).Find(&rows).Error
	return expertsOf(rows), int(count), err
}

// having returns the ids of the experts that have a word. A single letter, typed or
// stored, is an initial only in names, not in institutions such as Texas A&M. Words
// contain only letters and digits, so they have no LIKE wildcards.
func (s store) having(ctx context.Context, word string) *gorm.DB {
	q := s.db.Read(ctx).Model(&wordRow{}).Select("expert_id")
	initial := beginning(word, 1)
	switch n := utf8.RuneCountInString(word); {
	case n == 1:
		return q.Where("initial = ? AND (named = ? OR word = ?)", initial, true, initial)
	case n < stemRunes:
		return q.Where("initial = ? AND (word LIKE ? OR word = ? AND named = ?)", initial, word+"%", initial, true)
	}
	return q.Where("stem = ? AND word LIKE ? OR stem = ? AND named = ?", beginning(word, stemRunes), word+"%", initial, true)
}

// removeExpert deletes an expert with all their data. The change feed keeps the removal.
func (s store) removeExpert(ctx context.Context, expertID string) error {
	w := s.db.Write(ctx)
	for _, row := range []any{&wordRow{}, &rosterWordRow{}, &revisionRow{}, &sectionRow{}, &itemRow{}} {
		if err := w.Session(&gorm.Session{}).Where("expert_id = ?", expertID).Delete(row).Error; err != nil {
			return err
		}
	}
	return w.Where("id = ?", expertID).Delete(&expertRow{}).Error // its files cascade
}
