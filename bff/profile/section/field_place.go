package section

import (
	"peritus/bff/profile/place"
)

// Country is an ISO 3166-1 code.
func (f *Form) Country(at *string, label string, options ...Option) {
	list := func(s *FieldSchema) { s.List = "countries" }
	f.add(at, "country", label, coded{stringValue{at}, place.HasCountry}, append([]Option{list, Autocomplete("country")}, options...))
}

// TimeZone is a name of the IANA database.
func (f *Form) TimeZone(at *string, label string, options ...Option) {
	list := func(s *FieldSchema) { s.List = "time-zones" }
	f.add(at, "time-zone", label, coded{stringValue{at}, place.HasZone}, append([]Option{list}, options...))
}

type coded struct {
	stringValue
	known func(string) bool
}

func (c coded) problems(*FieldSchema) []string {
	if !c.known(*c.at) {
		return []string{"Choose one of the list."}
	}
	return nil
}

// State is a state of the United States: required when the country says so, and
// empty otherwise.
func (f *Form) State(at, country *string, label string, options ...Option) {
	only := func(s *FieldSchema) {
		s.List, s.DependsOn, s.OnlyFor = "us-states", f.nameOf(country), place.UnitedStates
	}
	f.add(at, "us-state", label, coded{stringValue{at}, place.HasState}, append([]Option{only, Autocomplete("address-level1")}, options...))
	american := *country == place.UnitedStates
	f.Unless(!american || !blank(*at), at, label+" is required in the United States.")
	f.Unless(american || *at == "", at, "Is given in the United States only.")
}
