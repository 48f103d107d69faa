package place

import (
	"slices"
	"testing"
)

func TestZones_startWithUSZonesByCommonName(t *testing.T) {
	for i, want := range []string{"Eastern Time", "Central Time", "Mountain Time", "Mountain Time (Arizona)", "Pacific Time"} {
		if have := Zones()[i]; have.Name != want || have.Region != "United States" {
			t.Errorf("zone %d is %+v, want %s", i, have, want)
		}
	}
}

func TestZones_outsideTheUnitedStatesHaveCityNames(t *testing.T) {
	if want := (Zone{"America/Argentina/Buenos_Aires", "Argentina, Buenos Aires", "America"}); !slices.Contains(Zones(), want) {
		t.Errorf("%+v is not listed", want)
	}
}

func TestHasZone_acceptsOldAliasesOfBrowsers(t *testing.T) {
	for code, want := range map[string]bool{"Asia/Calcutta": true, "Local": false, "Nowhere/City": false, "": false} {
		if HasZone(code) != want {
			t.Errorf("%q: %v", code, !want)
		}
	}
}

func TestZones_listEveryCanonicalZoneOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, z := range Zones() {
		if seen[z.Code] || !HasZone(z.Code) {
			t.Errorf("%s is listed twice or unknown", z.Code)
		}
		seen[z.Code] = true
	}
	for _, z := range usZones {
		if !seen[z.Code] {
			t.Errorf("%s is not a canonical zone", z.Code)
		}
	}
	if len(seen) != len(zoneNames) {
		t.Errorf("%d zones of %d are listed", len(seen), len(zoneNames))
	}
}

func TestCountries_startWithTheUnitedStates(t *testing.T) {
	list := Countries()
	if list[0].Code != UnitedStates {
		t.Errorf("the first country is %s", list[0].Name)
	}
	if list[1].Code != "AF" || len(countryName) != len(list) {
		t.Error("the others aren't sorted by name, or one is listed twice")
	}
}
