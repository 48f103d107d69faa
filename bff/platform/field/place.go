package field

import (
	"peritus/bff/platform/place"
	"peritus/bff/platform/text"
)

// Country is an ISO 3166-1 code.
func (f *Form) Country(at *string, label string, options ...Option) {
	f.add(at, KindCountry, label, coded{stringValue{at}, place.HasCountry}, append([]Option{list(Countries), Autocomplete("country")}, options...))
}

// TimeZone is a name in the IANA database.
func (f *Form) TimeZone(at *string, label string, options ...Option) {
	f.add(at, KindTimeZone, label, coded{stringValue{at}, place.HasZone}, append([]Option{list(TimeZones)}, options...))
}

// State is a state of the United States.
func (f *Form) State(at *string, label string, options ...Option) {
	f.add(at, KindState, label, coded{stringValue{at}, place.HasState}, append([]Option{list(States), Autocomplete("address-level1")}, options...))
}

// StateIn is a state that is required if the country is the United States and empty
// otherwise.
func (f *Form) StateIn(at, country *string, label string, options ...Option) {
	only := func(s *DeclaredField) { s.DependsOn, s.OnlyFor = f.nameOf(country), place.UnitedStates }
	f.State(at, label, append([]Option{only}, options...)...)
	american := *country == place.UnitedStates
	f.Unless(!american || !text.Blank(*at), at, "Choose a "+lowerFirst(label)+".")
	f.Unless(american || *at == "", at, "Leave the "+lowerFirst(label)+" empty outside the United States.")
}

type coded struct {
	stringValue
	known func(string) bool
}

func (c coded) problems(schema *DeclaredField) []string {
	if !c.known(*c.at) {
		return []string{schema.fromList()}
	}
	return nil
}
