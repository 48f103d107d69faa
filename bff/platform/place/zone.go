package place

import (
	"slices"
	"strings"
	"time"
	_ "time/tzdata" // for machines without zone files
)

// Zone is a time zone with its IANA name and its common name.
type Zone struct {
	Code   string // "America/New_York"
	Name   string // "Eastern Time"
	Region string // heading in the list
}

// Zones lists the time zones to choose from: those of the United States first, then
// by region. The caller must not change it.
func Zones() []Zone { return zones }

// HasZone reports whether code is in Zones or an older alias that browsers still report,
// such as "Asia/Calcutta".
func HasZone(code string) bool {
	if isZone[code] {
		return true
	}
	if !strings.Contains(code, "/") || len(code) > 64 {
		return false
	}
	_, err := time.LoadLocation(code)
	return err == nil
}

const usRegion = "United States"

// usZones lists the zones of the United States by their common names, from east to west.
var usZones = []Named{
	{"America/New_York", "Eastern Time"},
	{"America/Chicago", "Central Time"},
	{"America/Denver", "Mountain Time"},
	{"America/Phoenix", "Mountain Time (Arizona)"},
	{"America/Los_Angeles", "Pacific Time"},
	{"America/Anchorage", "Alaska Time"},
	{"Pacific/Honolulu", "Hawaii Time"},
	{"America/Puerto_Rico", "Atlantic Time (Puerto Rico)"},
	{"America/St_Thomas", "Atlantic Time (U.S. Virgin Islands)"},
	{"Pacific/Guam", "Chamorro Time (Guam)"},
	{"Pacific/Saipan", "Chamorro Time (Northern Mariana Islands)"},
	{"Pacific/Pago_Pago", "Samoa Time (American Samoa)"},
	{"America/Detroit", "Eastern Time (Detroit)"},
	{"America/Indiana/Indianapolis", "Eastern Time (Indianapolis)"},
	{"America/Indiana/Marengo", "Eastern Time (Marengo)"},
	{"America/Indiana/Petersburg", "Eastern Time (Petersburg)"},
	{"America/Indiana/Vevay", "Eastern Time (Vevay)"},
	{"America/Indiana/Vincennes", "Eastern Time (Vincennes)"},
	{"America/Indiana/Winamac", "Eastern Time (Winamac)"},
	{"America/Kentucky/Louisville", "Eastern Time (Louisville)"},
	{"America/Kentucky/Monticello", "Eastern Time (Monticello)"},
	{"America/Indiana/Knox", "Central Time (Knox)"},
	{"America/Indiana/Tell_City", "Central Time (Tell City)"},
	{"America/Menominee", "Central Time (Menominee)"},
	{"America/North_Dakota/Beulah", "Central Time (Beulah)"},
	{"America/North_Dakota/Center", "Central Time (Center)"},
	{"America/North_Dakota/New_Salem", "Central Time (New Salem)"},
	{"America/Boise", "Mountain Time (Boise)"},
	{"America/Juneau", "Alaska Time (Juneau)"},
	{"America/Metlakatla", "Alaska Time (Metlakatla)"},
	{"America/Nome", "Alaska Time (Nome)"},
	{"America/Sitka", "Alaska Time (Sitka)"},
	{"America/Yakutat", "Alaska Time (Yakutat)"},
	{"America/Adak", "Hawaii-Aleutian Time (Adak)"},
}

var zones = func() []Zone {
	all := make([]Zone, 0, len(zoneNames))
	american := index(usZones)
	for _, z := range usZones {
		if slices.Contains(zoneNames, z.Code) {
			all = append(all, Zone{Code: z.Code, Name: z.Name, Region: usRegion})
		}
	}
	for _, code := range zoneNames {
		if _, listed := american[code]; listed {
			continue
		}
		region, _, inRegion := strings.Cut(code, "/")
		if !inRegion {
			region = "Universal"
		}
		all = append(all, Zone{Code: code, Name: cityOf(code), Region: region})
	}
	return all
}()

var isZone = func() map[string]bool {
	codes := make(map[string]bool, len(zones))
	for _, z := range zones {
		codes[z.Code] = true
	}
	return codes
}()

// cityOf converts "America/Argentina/Buenos_Aires" to "Argentina, Buenos Aires".
func cityOf(code string) string {
	_, city, found := strings.Cut(code, "/")
	if !found {
		city = code
	}
	return strings.NewReplacer("_", " ", "/", ", ").Replace(city)
}
