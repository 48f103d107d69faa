package derived

import (
	"strings"
	"time"

	"golang.org/x/text/unicode/norm"

	"peritus/bff/profile/area"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

func listingOf(all stored.Sections, confirmed map[string]time.Time) stored.Listing {
	var l stored.Listing
	if about := all.About(); about != nil {
		l.SortName = SortName(about.LastName + " " + about.FirstName)
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

// SortName folds case and marks, so that Ångström is among the As in both databases.
func SortName(name string) string {
	return strings.Map(func(r rune) rune {
		if r >= 0x0300 && r <= 0x036f { // combining marks
			return -1
		}
		return r
	}, norm.NFKD.String(strings.ToLower(name)))
}

func scoresOf(expertID string, all stored.Sections) []stored.SectionRow {
	rows := make([]stored.SectionRow, 0, len(all))
	for code, items := range all {
		rows = append(rows, stored.SectionRow{ExpertID: expertID, Section: code, Items: len(items), Score: stored.ScoreOf(code, items)})
	}
	return rows
}

// Worded are the sections whose words find a profile in the list of staff.
var Worded = []string{section.AboutMeCode, section.EducationCode, section.HistoryCode}

const mostRosterWords = 80 // of one profile

// RosterWordsOf returns the words by which staff find a profile.
func (d *Deriver) RosterWordsOf(e stored.Expert, all stored.Sections) []stored.RosterWordRow {
	words := d.WordsOf(strings.Join(rosterTexts(all), " "))
	words = words[:min(len(words), mostRosterWords)]
	rows := make([]stored.RosterWordRow, len(words))
	for i, word := range words {
		rows[i] = stored.RosterWordRow{Word: word, ExpertID: e.ID}
	}
	return rows
}

// rosterTexts returns a profile's names, email address, slug, and institutions, private
// ones too.
func rosterTexts(all stored.Sections) []string {
	about := all.About()
	if about == nil {
		return nil
	}
	texts := []string{about.FirstName, about.LastName, about.OtherNames, about.Suffix, about.ContactEmail, about.Slug}
	texts = append(texts, InstitutionsOf(all)...)
	for _, item := range all[section.HistoryCode] {
		texts = append(texts, item.Content.(*section.Position).Organization)
	}
	return texts
}
