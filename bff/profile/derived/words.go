package derived

import (
	"slices"
	"strings"
	"unicode/utf8"

	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// InstitutionsOf returns the institutions in an expert's education.
func InstitutionsOf(seen stored.Sections) []string {
	var names []string
	for _, item := range seen[section.EducationCode] {
		names = append(names, item.Content.(*section.Education).Organization)
	}
	return names
}

const (
	mostWords      = 60 // of one profile
	mostQueryWords = 8
)

// rowsOfWords returns the words of a name and of institutions as they are stored.
func rowsOfWords(expertID string, named, others []string) []stored.WordRow {
	rows := make([]stored.WordRow, 0, len(named)+len(others))
	for i, word := range slices.Concat(named, others) {
		rows = append(rows, stored.WordRow{ExpertID: expertID, Word: word, Stem: stored.Beginning(word, stored.StemRunes), Initial: stored.Beginning(word, 1), Named: i < len(named)})
	}
	return rows[:min(len(rows), mostWords)]
}

// WordsOf returns the distinct folded words of a text.
func (d *Deriver) WordsOf(text string) []string {
	if d.terms == nil {
		words := strings.Fields(strings.ToLower(text))
		slices.Sort(words)
		return slices.Compact(words)
	}
	return d.terms(text)
}

// Telling reports whether a query is specific enough for a search.
func Telling(words []string) bool {
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

// NamesOf returns the words that find a profile, from its public data.
func (d *Deriver) NamesOf(e stored.Expert, all stored.Sections) []stored.WordRow {
	names, institutions := publicNames(all)
	named := d.WordsOf(strings.Join(names, " "))
	others := slices.DeleteFunc(d.WordsOf(strings.Join(institutions, " ")), func(word string) bool { return slices.Contains(named, word) })
	return rowsOfWords(e.ID, named, others)
}

// publicNames returns a person's names and institutions as everyone sees them.
func publicNames(all stored.Sections) (names, institutions []string) {
	seen := all.SeenBy(stored.Visitors)
	about := seen.About()
	if about == nil {
		return nil, nil
	}
	return []string{about.FirstName, about.LastName, about.OtherNames}, InstitutionsOf(seen)
}

// sameNames reports whether two states of a profile are found by the same words.
func sameNames(a, b stored.Sections) bool {
	names, institutions := publicNames(a)
	otherNames, otherInstitutions := publicNames(b)
	return slices.Equal(names, otherNames) && slices.Equal(institutions, otherInstitutions)
}
