// Package trade has the vocabulary of each area of expertise, and what its careers, matters,
// and publications are made of.
package trade

import (
	"strings"

	"peritus/bff/profile/area"
	"peritus/bff/sample/dice"
)

// Specialty is the vocabulary of one area of expertise.
type Specialty struct {
	Category, Subcategory string
	Role                  string   // what the person is called
	Ladder                string   // a key of ladders
	Credentials           []string // suffixes, the usual one first; may be empty
	Fields                []string // of degrees
	Terms                 []string // topics of the work, common words first
	Rare                  []string // rare words
	Subjects              []string // subjects of disputes, plural
}

func newSpecialty(path, role, ladder, credentials, fields, terms, rare, subjects string) Specialty {
	category, subcategory := area.Split(path)
	s := Specialty{
		Category: category, Subcategory: subcategory, Role: role, Ladder: ladder,
		Fields: list(fields), Terms: list(terms), Rare: list(rare), Subjects: list(subjects),
	}
	if credentials != "" {
		s.Credentials = strings.Split(credentials, "|")
	}
	return s
}

// Specialties has one for each area of the tree.
var Specialties = func() []Specialty {
	var all []Specialty
	for _, group := range [][]Specialty{
		engineeringWords, constructionWords, medicineWords, careWords, pharmacologyWords,
		financeWords, economicsWords, technologyWords, documentWords, transportWords,
		environmentWords, propertyWords, insuranceWords, forensicWords, psychologyWords,
		agricultureWords,
	} {
		all = append(all, group...)
	}
	return all
}()

// SpecialtyByPath has the indices of the specialties by their paths in the tree of areas.
var SpecialtyByPath = func() map[string]int {
	at := make(map[string]int, len(Specialties))
	for i := range Specialties {
		at[area.Path(Specialties[i].Category, Specialties[i].Subcategory)] = i
	}
	return at
}()

// Siblings lists, for each category, the specialties in it.
var Siblings = func() map[string][]int {
	in := make(map[string][]int, 16)
	for i := range Specialties {
		in[Specialties[i].Category] = append(in[Specialties[i].Category], i)
	}
	return in
}()

// Residency is how long physicians train before they practice.
func (s *Specialty) Residency() int {
	if s.Ladder != "medicine" {
		return 0
	}
	switch s.Subcategory {
	case "surgery", "orthopedics", "neurology", "oncology", "cardiology":
		return 5
	case "pediatrics", "emergency", "clinical":
		return 3
	}
	return 4
}

// The distribution of areas in the profession, as parts of the total.
var categoryWeights, categoryCodes, categoryTotal = func() ([]int, []string, int) {
	weights := []struct {
		code   string
		weight int
	}{
		{"medicine", 20}, {"engineering", 18}, {"construction", 10}, {"finance", 8}, {"technology", 7},
		{"transport", 6}, {"psychology", 5}, {"forensics", 5}, {"care", 5}, {"environment", 4},
		{"pharmacology", 4}, {"insurance", 4}, {"economics", 3}, {"property", 3}, {"documents", 2}, {"agriculture", 2},
	}
	var numbers []int
	var codes []string
	total := 0
	for _, w := range weights {
		numbers, codes, total = append(numbers, w.weight), append(codes, w.code), total+w.weight
	}
	return numbers, codes, total
}()

// Any returns the index of a specialty. Common ones are likelier.
func Any(d *dice.Dice) int {
	code := categoryCodes[dice.Weighted(d, categoryWeights, categoryTotal)]
	return dice.PickSkewed(d, Siblings[code])
}

// list splits texts that bars separate.
func list(s string) []string { return strings.Split(s, "|") }
