package people

// Town is where an expert lives, with its time zone.
type Town struct {
	City    string
	State   string
	Country string
	Zone    string
}

func us(state, zone, cities string) []Town {
	var towns []Town
	for _, city := range list(cities) {
		towns = append(towns, Town{city, state, "US", zone})
	}
	return towns
}

func abroad(country, zone, cities string) []Town {
	var towns []Town
	for _, city := range list(cities) {
		towns = append(towns, Town{city, "", country, zone})
	}
	return towns
}

func join(groups ...[]Town) []Town {
	var all []Town
	for _, g := range groups {
		all = append(all, g...)
	}
	return all
}

// Large states come first and have more towns, so they occur more often.
var American = join(
	us("CA", "America/Los_Angeles", "Los Angeles|San Francisco|San Diego|Sacramento|Oakland|Fresno|Santa Barbara|Pasadena|San José|Irvine|Berkeley|Palo Alto"),
	us("NY", "America/New_York", "New York|Brooklyn|Buffalo|Rochester|Syracuse|Albany|Ithaca|White Plains|Troy"),
	us("TX", "America/Chicago", "Houston|Dallas|Austin|San Antonio|Fort Worth|Lubbock|Galveston|Corpus Christi"),
	us("TX", "America/Denver", "El Paso"),
	us("FL", "America/New_York", "Miami|Tampa|Orlando|Jacksonville|Gainesville|Fort Lauderdale|Tallahassee"),
	us("FL", "America/Chicago", "Pensacola"),
	us("NJ", "America/New_York", "Newark|Jersey City|Princeton|Hoboken|Trenton|Camden"),
	us("PA", "America/New_York", "Philadelphia|Pittsburgh|Harrisburg|State College|Bethlehem|Erie"),
	us("IL", "America/Chicago", "Chicago|Springfield|Peoria|Evanston|Champaign"),
	us("MA", "America/New_York", "Boston|Cambridge|Worcester|Amherst"),
	us("OH", "America/New_York", "Cleveland|Columbus|Cincinnati|Dayton|Akron"),
	us("MI", "America/Detroit", "Detroit|Ann Arbor|Grand Rapids|Lansing"),
	us("GA", "America/New_York", "Atlanta|Savannah|Athens|Augusta"),
	us("NC", "America/New_York", "Charlotte|Raleigh|Durham|Asheville"),
	us("WA", "America/Los_Angeles", "Seattle|Tacoma|Spokane|Pullman"),
	us("VA", "America/New_York", "Richmond|Norfolk|Charlottesville|Blacksburg"),
	us("CO", "America/Denver", "Denver|Boulder|Fort Collins|Golden"),
	us("AZ", "America/Phoenix", "Phoenix|Tucson|Tempe"),
	us("MD", "America/New_York", "Baltimore|Bethesda|Annapolis"),
	us("MN", "America/Chicago", "Minneapolis|Rochester|Duluth"),
	us("WI", "America/Chicago", "Milwaukee|Madison"),
	us("MO", "America/Chicago", "St. Louis|Kansas City|Rolla"),
	us("TN", "America/Chicago", "Nashville|Memphis"),
	us("TN", "America/New_York", "Knoxville"),
	us("IN", "America/Indiana/Indianapolis", "Indianapolis|West Lafayette|Bloomington"),
	us("OR", "America/Los_Angeles", "Portland|Corvallis|Eugene"),
	us("LA", "America/Chicago", "New Orleans|Baton Rouge"),
	us("CT", "America/New_York", "Hartford|New Haven"),
	us("DC", "America/New_York", "Washington"),
	us("AL", "America/Chicago", "Birmingham|Huntsville"),
	us("SC", "America/New_York", "Charleston|Columbia"),
	us("KY", "America/New_York", "Louisville|Lexington"),
	us("OK", "America/Chicago", "Oklahoma City|Tulsa"),
	us("UT", "America/Denver", "Salt Lake City|Provo"),
	us("NV", "America/Los_Angeles", "Las Vegas|Reno"),
	us("NM", "America/Denver", "Albuquerque|Santa Fe|Gallup"),
	us("IA", "America/Chicago", "Des Moines|Ames"),
	us("KS", "America/Chicago", "Wichita|Lawrence"),
	us("NE", "America/Chicago", "Omaha"),
	us("HI", "Pacific/Honolulu", "Honolulu|Hilo"),
	us("AK", "America/Anchorage", "Anchorage|Fairbanks"),
	us("ME", "America/New_York", "Portland|Orono"),
	us("NH", "America/New_York", "Manchester"),
	us("VT", "America/New_York", "Burlington"),
	us("RI", "America/New_York", "Providence"),
	us("DE", "America/New_York", "Wilmington"),
	us("WV", "America/New_York", "Morgantown"),
	us("AR", "America/Chicago", "Little Rock"),
	us("MS", "America/Chicago", "Jackson"),
	us("ID", "America/Boise", "Boise"),
	us("MT", "America/Denver", "Missoula|Bozeman"),
	us("WY", "America/Denver", "Laramie"),
	us("ND", "America/Chicago", "Fargo"),
	us("SD", "America/Chicago", "Sioux Falls"),
	us("PR", "America/Puerto_Rico", "San Juan|Mayagüez"),
)

var foreign = map[string][]Town{
	"CA": join(abroad("CA", "America/Toronto", "Toronto|Ottawa|Montréal|Kingston"), abroad("CA", "America/Vancouver", "Vancouver"), abroad("CA", "America/Edmonton", "Calgary|Edmonton"), abroad("CA", "America/Halifax", "Halifax")),
	"GB": abroad("GB", "Europe/London", "London|Manchester|Edinburgh|Leeds|Bristol|Cardiff|Glasgow"),
	"IE": abroad("IE", "Europe/Dublin", "Dublin|Cork|Galway"),
	"NG": abroad("NG", "Africa/Lagos", "Lagos|Ibadan|Abuja"),
	"GH": abroad("GH", "Africa/Accra", "Accra|Kumasi"),
	"VN": abroad("VN", "Asia/Ho_Chi_Minh", "Ho Chi Minh City|Hà Nội|Đà Nẵng"),
	"IN": abroad("IN", "Asia/Kolkata", "Mumbai|Bengaluru|New Delhi|Chennai|Pune"),
	"AE": abroad("AE", "Asia/Dubai", "Dubai|Abu Dhabi"),
	"PL": abroad("PL", "Europe/Warsaw", "Warsaw|Kraków|Gdańsk|Wrocław"),
	"HK": abroad("HK", "Asia/Hong_Kong", "Hong Kong"),
	"KR": abroad("KR", "Asia/Seoul", "Seoul|Busan|Daejeon"),
	"JP": abroad("JP", "Asia/Tokyo", "Tokyo|Osaka|Kyoto"),
	"MX": abroad("MX", "America/Mexico_City", "Mexico City|Puebla|Querétaro"),
	"BR": abroad("BR", "America/Sao_Paulo", "São Paulo|Rio de Janeiro|Curitiba"),
	"AU": join(abroad("AU", "Australia/Sydney", "Sydney"), abroad("AU", "Australia/Melbourne", "Melbourne"), abroad("AU", "Australia/Brisbane", "Brisbane")),
	"NZ": abroad("NZ", "Pacific/Auckland", "Auckland|Wellington"),
	"DE": abroad("DE", "Europe/Berlin", "Berlin|München|Hamburg|Köln|Düsseldorf"),
	"SE": abroad("SE", "Europe/Stockholm", "Stockholm|Göteborg|Malmö"),
	"FR": abroad("FR", "Europe/Paris", "Paris|Lyon|Besançon"),
	"IT": abroad("IT", "Europe/Rome", "Milan|Turin|Forlì"),
	"CZ": abroad("CZ", "Europe/Prague", "Prague|Brno"),
	"PH": abroad("PH", "Asia/Manila", "Manila|Cebu City"),
	"IL": abroad("IL", "Asia/Jerusalem", "Tel Aviv|Haifa"),
	"TR": abroad("TR", "Europe/Istanbul", "İstanbul|İzmir"),
	"US": American,
}

// Dialing has phone number prefixes by country, in the fictitious or reserved range if the
// country has one. Two digits complete a number.
var Dialing = map[string]string{
	"US": "+1 212 555 01", "CA": "+1 416 555 01", "GB": "+44 20 7946 09",
	"IE": "+353 1 555 01", "AU": "+61 2 5550 10", "DE": "+49 30 231250",
	"FR": "+33 1 99 00 10 ", "SE": "+46 8 465 004 ", "JP": "+81 3 5550 01",
}

// AreaCodes keeps U.S. numbers in the state where people live.
var AreaCodes = map[string]string{
	"CA": "415", "NY": "212", "TX": "512", "FL": "305", "NJ": "201", "PA": "215",
	"IL": "312", "MA": "617", "OH": "614", "MI": "313", "GA": "404", "NC": "919",
	"WA": "206", "VA": "804", "CO": "303", "AZ": "602", "MD": "410", "MN": "612",
	"HI": "808", "OR": "503", "MO": "314", "WI": "414", "TN": "615", "IN": "317",
	"LA": "504", "DC": "202", "CT": "203", "AL": "205", "SC": "803", "UT": "801",
}
