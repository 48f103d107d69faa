package record

import "peritus/bff/platform/place"

// stateCode returns the postal code of a state's name, or an empty text.
func stateCode(name string) string {
	if name == "Washington D.C." { // as the list of courts names it
		return "DC"
	}
	for _, s := range place.States() {
		if s.Name == name {
			return s.Code
		}
	}
	return ""
}
