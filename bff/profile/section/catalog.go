package section

import "peritus/bff/platform/field"

var all = []Section{
	aboutMe(), areaOfExpertise(), addResume(), professionalHistory(), education(), licensesAndCertifications(),
	expertWitnessExperience(), publications(), feeSchedule(), workPreferences(), presentationAndConferences(),
	associationMemberships(), awardsAndHonors(), intellectualProperty(), meOnTheWeb(), references(),
}

// All sections, in the order experts see them. The caller must not change the list.
func All() []Section { return all }

var byCode = func() map[string]*Section {
	sections := make(map[string]*Section, len(all))
	for i := range all {
		sections[all[i].Code] = &all[i]
	}
	return sections
}()

// Find returns the section with a code.
func Find(code string) (Section, bool) {
	if s := byCode[code]; s != nil {
		return *s, true
	}
	return Section{}, false
}

// SectionCatalog lists all declarations. The web builds its forms from it.
type SectionCatalog struct {
	Sections []SectionSchema    `json:"sections"`
	Lists    []field.ChoiceList `json:"lists" doc:"Long lists that several fields choose from."`
}

// SectionSchema is the declaration of one section.
type SectionSchema struct {
	Code   string                `json:"code"`
	Title  string                `json:"title"`
	Intro  string                `json:"intro"`
	Why    string                `json:"why"`
	Weight int                   `json:"weight"`
	Single bool                  `json:"single"`
	Row    string                `json:"row" doc:"What one row is called."`
	Min    int                   `json:"min" doc:"Fewest rows once the list has any."`
	Max    int                   `json:"max" doc:"Most rows."`
	Fields []field.DeclaredField `json:"fields"`
}

// Catalog returns all declarations.
func Catalog() SectionCatalog {
	catalog := SectionCatalog{Sections: make([]SectionSchema, len(all)), Lists: field.SharedLists()}
	for i, s := range all {
		catalog.Sections[i] = SectionSchema{
			Code: s.Code, Title: s.Title, Intro: s.Intro, Why: s.Why, Weight: s.Weight,
			Single: s.Single, Row: s.Row, Min: s.Min, Max: s.Max, Fields: field.Schema(s.New()),
		}
	}
	return catalog
}
