package section

import "peritus/bff/profile/place"

var all = []Section{aboutMe(), areaOfExpertise(), education()}

// All sections, in the order in which an expert meets them. The caller must not
// change the list.
func All() []Section { return all }

// Find looks a section up by its code.
func Find(code string) (Section, bool) {
	for _, s := range all {
		if s.Code == code {
			return s, true
		}
	}
	return Section{}, false
}

// SectionCatalog is every declaration, as forms are made from it.
type SectionCatalog struct {
	Sections []SectionSchema `json:"sections"`
	Lists    []OptionList    `json:"lists" doc:"Long lists that several fields choose from."`
}

// SectionSchema is the declaration of one section.
type SectionSchema struct {
	Code   string        `json:"code"`
	Title  string        `json:"title"`
	Intro  string        `json:"intro"`
	Why    string        `json:"why"`
	Weight int           `json:"weight"`
	Single bool          `json:"single"`
	Row    string        `json:"row" doc:"What one row is called."`
	Min    int           `json:"min" doc:"Rows that the list keeps once it has been begun."`
	Max    int           `json:"max" doc:"Rows at most."`
	Fields []FieldSchema `json:"fields"`
}

// OptionList is a list that fields refer to by name.
type OptionList struct {
	Name    string        `json:"name" enum:"countries,us-states,time-zones,languages"`
	Options []FieldOption `json:"options"`
}

// Catalog is all of it.
func Catalog() SectionCatalog {
	catalog := SectionCatalog{Sections: make([]SectionSchema, len(all))}
	for i, s := range all {
		catalog.Sections[i] = SectionSchema{
			Code: s.Code, Title: s.Title, Intro: s.Intro, Why: s.Why, Weight: s.Weight,
			Single: s.Single, Row: s.Row, Min: s.Min, Max: s.Max, Fields: s.Schema(),
		}
	}
	zones := make([]FieldOption, len(place.Zones()))
	for i, zone := range place.Zones() {
		zones[i] = FieldOption{Value: zone, Label: zone}
	}
	catalog.Lists = []OptionList{
		{"countries", named(place.Countries())},
		{"us-states", named(place.States())},
		{"time-zones", zones},
		{"languages", named(place.Languages())},
	}
	return catalog
}

func named(list []place.Named) []FieldOption {
	options := make([]FieldOption, len(list))
	for i, n := range list {
		options[i] = FieldOption{Value: n.Code, Label: n.Name}
	}
	return options
}
