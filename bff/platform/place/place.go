// Package place owns the names behind codes: countries, states, time zones, and
// languages. Which of them a form asks for is left to the domains.
package place

// UnitedStates is the country in which people also name a state.
const UnitedStates = "US"

// Named is a code together with its English name.
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

// Country is the name of a country, or its code when there is no such country.
func Country(code string) string { return nameOr(countryName, code) }

// State is the name of a state of the United States, or its code when there is
// no such state.
func State(code string) string { return nameOr(stateName, code) }

// Language is the name of a language, or its code when there is no such
// language.
func Language(code string) string { return nameOr(languageName, code) }

// HasCountry says whether the code is one of Countries.
func HasCountry(code string) bool { _, found := countryName[code]; return found }

// HasState says whether the code is one of States.
func HasState(code string) bool { _, found := stateName[code]; return found }

// HasLanguage says whether the code is one of Languages.
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
