package sample

import (
	"strings"

	"peritus/bff/profile/area"
)

// specialty is the vocabulary of one area of expertise.
type specialty struct {
	category, subcategory string
	role                  string   // what the person is called
	ladder                string   // a key of ladders
	credentials           []string // suffixes, the usual one first; may be empty
	fields                []string // of degrees
	terms                 []string // topics of the work, common words first
	rare                  []string // rare words
	subjects              []string // subjects of disputes, plural
}

func newSpecialty(path, role, ladder, credentials, fields, terms, rare, subjects string) specialty {
	category, subcategory := area.Split(path)
	s := specialty{
		category: category, subcategory: subcategory, role: role, ladder: ladder,
		fields: list(fields), terms: list(terms), rare: list(rare), subjects: list(subjects),
	}
	if credentials != "" {
		s.credentials = strings.Split(credentials, "|")
	}
	return s
}

var specialties = func() []specialty {
	var all []specialty
	for _, group := range [][]specialty{
		engineeringWords, constructionWords, medicineWords, careWords, pharmacologyWords,
		financeWords, economicsWords, technologyWords, documentWords, transportWords,
		environmentWords, propertyWords, insuranceWords, forensicWords, psychologyWords,
		agricultureWords,
	} {
		all = append(all, group...)
	}
	return all
}()

var specialtyByPath = func() map[string]int {
	at := make(map[string]int, len(specialties))
	for i := range specialties {
		at[area.Path(specialties[i].category, specialties[i].subcategory)] = i
	}
	return at
}()

// siblings lists, for each category, the specialties in it.
var siblings = func() map[string][]int {
	in := make(map[string][]int, 16)
	for i := range specialties {
		in[specialties[i].category] = append(in[specialties[i].category], i)
	}
	return in
}()
