package place

import "testing"

func TestZones_startWithThoseOfTheUnitedStatesByTheirNames(t *testing.T) {
	for i, want := range []string{"Eastern Time", "Central Time", "Mountain Time", "Mountain Time (Arizona)", "Pacific Time"} {
		if have := Zones()[i]; have.Name != want || have.Region != "United States" {
			t.Errorf("zone %d is %+v, want %s", i, have, want)
		}
	}
	if name := ZoneName("America/Argentina/Buenos_Aires"); name != "Argentina, Buenos Aires" {
		t.Error(name)
	}
	if name := ZoneName("Asia/Calcutta"); name != "Calcutta" {
		t.Errorf("an older alias is named %q", name)
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
		t.Error("the rest are not by name, or one is listed twice")
	}
}
