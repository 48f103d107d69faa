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
	wordsABatch    = 500
)

type wordRow struct {
	ExpertID string `gorm:"primaryKey"`
	Word     string `gorm:"primaryKey"`
	Stem     string
	Initial  string
}

func (wordRow) TableName() string { return "profile_words" }

func rowOfWord(expertID, word string) wordRow {
	return wordRow{ExpertID: expertID, Word: word, Stem: beginning(word, stemRunes), Initial: beginning(word, 1)}
}

// beginning is so many first runes of a word.
func beginning(word string, runes int) string {
	for i := range word {
		if runes == 0 {
			return word[:i]
		}
		runes--
	}
	return word
}

// wordsOf are the folded words of a text, each once.
func (s *Service) wordsOf(text string) []string {
	if s.terms == nil {
		words := strings.Fields(strings.ToLower(text))
		slices.Sort(words)
		return slices.Compact(words)
	}
	return s.terms(text)
}

// telling says whether a query says enough to be looked up.
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

// namesOf are the words by which the person whom a profile is about finds it: of what
// visitors may read. None where it is somebody's.
func (s *Service) namesOf(e Expert, all sections) []string {
	seen := all.seenBy(Visitors)
	about := seen.about()
	if e.UserID != "" || about == nil {
		return nil
	}
	texts := append([]string{about.FirstName, about.LastName, about.OtherNames}, institutionsOf(seen)...)
	words := s.wordsOf(strings.Join(texts, " "))
	return words[:min(len(words), mostWords)]
}

// reword brings the words of a profile up to date.
func (s *Service) reword(ctx context.Context, e Expert, all sections) error {
	if e.UserID != "" {
		return nil
	}
	return s.store.replaceWords(ctx, e.ID, s.namesOf(e, all))
}

// IndexNames gives words to the profiles that lack them, such as those of an earlier
// version. Where all have theirs it only looks.
func (s *Service) IndexNames(ctx context.Context) error {
	for after := ""; ; {
		experts, err := s.store.wordless(ctx, after, wordsABatch)
		if err != nil || len(experts) == 0 {
			return err
		}
		ids := make([]string, len(experts))
		for i, e := range experts {
			ids[i] = e.ID
		}
		err = s.store.db.InTx(ctx, func(ctx context.Context) error {
			items, err := s.store.items(ctx, ids...)
			if err != nil {
				return err
			}
			var rows []wordRow
			for _, e := range experts {
				for _, word := range s.namesOf(e, items[e.ID]) {
					rows = append(rows, rowOfWord(e.ID, word))
				}
			}
			return insert(s.store.db.Write(ctx), rows)
		})
		if err != nil {
			return err
		}
		after = ids[len(ids)-1]
	}
}

// replaceWords writes the words of a profile anew.
func (s store) replaceWords(ctx context.Context, expertID string, words []string) error {
	if err := s.db.Write(ctx).Where("expert_id = ?", expertID).Delete(&wordRow{}).Error; err != nil {
		return err
	}
	rows := make([]wordRow, len(words))
	for i, word := range words {
		rows[i] = rowOfWord(expertID, word)
	}
	return insert(s.db.Write(ctx), rows)
}

// wordless are unclaimed profiles with a public about-me that have no words, by id.
func (s store) wordless(ctx context.Context, after string, limit int) ([]Expert, error) {
	var rows []expertRow
	err := s.db.Write(ctx).Where("id > ? AND user_id IS NULL AND visibility = ? AND name <> ''", after, Public).
		Where("NOT EXISTS (SELECT 1 FROM profile_words WHERE profile_words.expert_id = experts.id)").
		Order("id").Limit(limit).Find(&rows).Error
	return expertsOf(rows), err
}

// searchWords gets a part of the claimable, unclaimed experts that have all the words,
// as a whole word, as its beginning or as an initial; and how many there are. Those
// with the most whole words come first.
func (s store) searchWords(ctx context.Context, words []string, offset, limit int) ([]Expert, int, error) {
	query := func() *gorm.DB {
		q := s.db.Read(ctx).Model(&expertRow{}).
			Where("user_id IS NULL AND visibility = ? AND status IN ?", Public, []Status{Published, Pending})
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
	err := query().Select("experts.*, (?) AS whole", whole).Order("whole DESC, name, id").Offset(offset).Limit(limit).Find(&rows).Error
	return expertsOf(rows), int(count), err
}

// having are the ids of the experts that have a word. Words consist of letters and
// digits, so that none of them means something to LIKE.
func (s store) having(ctx context.Context, word string) *gorm.DB {
	q := s.db.Read(ctx).Model(&wordRow{}).Select("expert_id")
	initial := beginning(word, 1)
	switch n := utf8.RuneCountInString(word); {
	case n == 1:
		return q.Where("initial = ?", initial)
	case n < stemRunes:
		return q.Where("initial = ? AND (word LIKE ? OR word = ?)", initial, word+"%", initial)
	}
	return q.Where("stem = ? AND word LIKE ? OR stem = ?", beginning(word, stemRunes), word+"%", initial)
}

// removeExpert deletes an expert with all that belongs to him; the change feed keeps
// that there is one less.
func (s store) removeExpert(ctx context.Context, expertID string) error {
	w := s.db.Write(ctx)
	for _, row := range []any{&wordRow{}, &revisionRow{}, &sectionRow{}, &itemRow{}} {
		if err := w.Session(&gorm.Session{}).Where("expert_id = ?", expertID).Delete(row).Error; err != nil {
			return err
		}
	}
	return w.Where("id = ?", expertID).Delete(&expertRow{}).Error
}
