// Package place owns the codes and names of countries, states, time zones, and languages.
// Which of them a form asks for is left to the domains.
package place

// UnitedStates is the country whose addresses include a state.
const UnitedStates = "US"

// Named is a code with its English name.
type Named struct {
	Code string
	Name string
}

// Countries lists ISO 3166-1, the United States first, then by name. The caller must not change it.
func Countries() []Named { return countries }

// States lists the states and territories of the United States by name. The
// caller must not change it.
func States() []Named { return states }

// Languages lists languages by name. The caller must not change it.
func Languages() []Named { return languages }

// Country returns a country's name, or its code if unknown.
func Country(code string) string { return nameOr(countryName, code) }

// State returns a U.S. state's name, or its code if unknown.
func State(code string) string { return nameOr(stateName, code) }

// Language returns a language's name, or its code if unknown.
func Language(code string) string { return nameOr(languageName, code) }

// HasCountry reports whether the code is in Countries.
func HasCountry(code string) bool { _, found := countryName[code]; return found }

// HasState reports whether the code is in States.
func HasState(code string) bool { _, found := stateName[code]; return found }

// HasLanguage reports whether the code is in Languages.
func HasLanguage(code string) bool { _, found := languageName[code]; return found }

var (
	countryName  = index(countries)
	stateName    = index(states)
	languageName = index(languages)
)

func index(list []Named) map[string]string {
	names := make(map[string]string, len(list))
	for _, n := range list {
		names[n.Code] = n.Name
	}
	return names
}

func nameOr(names map[string]string, code string) string {
	if name, found := names[code]; found {
		return name
	}
	return code
}
