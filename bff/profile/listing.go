package profile

import (
	"context"
	"math"
	"strings"
	"time"

	"golang.org/x/text/unicode/norm"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/profile/area"
	"peritus/bff/profile/section"
)

// Listing is what the list of staff sorts and filters by. Package roster reads it.
type Listing struct {
	SortName  string     // last name first, folded
	Area      string     // the primary one, category/subcategory
	Country   string     // ISO 3166-1 alpha-2
	State     string     // postal code; empty outside the United States
	StaleFrom *time.Time // when the first section becomes stale; nil if none was ever confirmed
}

func listingOf(all sections, confirmed map[string]time.Time) Listing {
	var l Listing
	if about := all.about(); about != nil {
		l.SortName = sortName(about.LastName + " " + about.FirstName)
		l.Country, l.State = about.Country, about.State
	}
	for _, item := range all[section.AreaOfExpertiseCode] {
		if a := item.Content.(*section.AreaOfExpertise); a.Primary || l.Area == "" {
			l.Area = area.Path(a.Category, a.Subcategory)
		}
	}
	for code, at := range confirmed {
		from := at.Add(section.StaleAfter)
		if len(all[code]) > 0 && (l.StaleFrom == nil || from.Before(*l.StaleFrom)) {
			l.StaleFrom = &from
		}
	}
	return l
}

// sortName folds case and marks, so that Ångström is among the As in both databases.
func sortName(name string) string {
	return strings.Map(func(r rune) rune {
		if r >= 0x0300 && r <= 0x036f { // combining marks
			return -1
		}
		return r
	}, norm.NFKD.String(strings.ToLower(name)))
}

// scoreOf returns how complete a section is, in percent.
func scoreOf(code string, items []Item) int {
	declared, _ := section.Find(code)
	return int(math.Floor(100 * declared.Status(contents(items)).Score))
}

func scoresOf(expertID string, all sections) []sectionRow {
	rows := make([]sectionRow, 0, len(all))
	for code, items := range all {
		rows = append(rows, sectionRow{ExpertID: expertID, Section: code, Items: len(items), Score: scoreOf(code, items)})
	}
	return rows
}

// saveScores stores how complete sections are and leaves their confirmations alone.
func (s store) saveScores(ctx context.Context, rows []sectionRow) error {
	return insert(s.db.Write(ctx).Clauses(clause.OnConflict{
		Columns: []clause.Column{{Name: "expert_id"}, {Name: "section"}}, DoUpdates: clause.AssignmentColumns([]string{"items", "score"})}).
		Session(&gorm.Session{}), rows)
}

// worded are the sections whose words find a profile in the list of staff.
var worded = []string{section.AboutMeCode, section.EducationCode, section.HistoryCode}

const mostRosterWords = 80 // of one profile

// rosterWordRow is a word by which staff find a profile, whoever else may see it.
type rosterWordRow struct {
	Word     string `gorm:"primaryKey"`
	ExpertID string `gorm:"primaryKey"`
}

func (rosterWordRow) TableName() string { return "roster_words" }

// WordsOf returns the folded words of a text, as the list of staff finds them.
func (s *Service) WordsOf(text string) []string { return s.wordsOf(text) }

// rosterWordsOf returns the words by which staff find a profile.
func (s *Service) rosterWordsOf(e Expert, all sections) []rosterWordRow {
	words := s.wordsOf(strings.Join(rosterTexts(all), " "))
	words = words[:min(len(words), mostRosterWords)]
	rows := make([]rosterWordRow, len(words))
	for i, word := range words {
		rows[i] = rosterWordRow{Word: word, ExpertID: e.ID}
	}
	return rows
}

// rosterTexts returns a profile's names, email address, slug, and institutions, private
// ones too.
func rosterTexts(all sections) []string {
	about := all.about()
	if about == nil {
		return nil
	}
	texts := []string{about.FirstName, about.LastName, about.OtherNames, about.Suffix, about.ContactEmail, about.Slug}
	texts = append(texts, institutionsOf(all)...)
	for _, item := range all[section.HistoryCode] {
		texts = append(texts, item.Content.(*section.Position).Organization)
	}
	return texts
}

func (s store) replaceRosterWords(ctx context.Context, expertIDs []string, rows []rosterWordRow) error {
	if err := s.db.Write(ctx).Where("expert_id IN ?", expertIDs).Delete(&rosterWordRow{}).Error; err != nil {
		return err
	}
	return insert(s.db.Write(ctx), rows)
}
