package sample

import (
	"peritus/bff/sample/people"
)

// part has the fixed properties of a named person in the cast. The demo account owns the
// first one.
type part struct {
	first, last, other string
	woman              bool
	suffix             string
	path               string   // the primary area
	also               []string // further areas
	headline           string
	town               people.Town
	languages          []Language
	degree             Degree // the highest, completed
	years              int

	posts    []post   // if the career has fixed ones, in order
	matters  int      // the number, if it's fixed
	works    int      // the number of publications, if it's fixed
	empty    []string // sections without items
	stale    string   // the section confirmed longest ago
	expiring bool     // the first license expires this year
}

func native(codes ...string) []Language {
	languages := make([]Language, len(codes))
	for i, code := range codes {
		languages[i] = Language{code, []string{"native", "native", "professional", "conversational"}[min(i, 3)]}
	}
	return languages
}

var cast = []part{
	{"Amara", "Okonkwo-Bell", "", true, "PhD, PE", "engineering/structural", list("construction/cranes|construction/safety"),
		"Structural engineer; tower cranes, lifting plans, and temporary works",
		people.Town{City: "Newark", State: "NJ", Country: "US", Zone: "America/New_York"}, native("en", "yo", "fr"), Degree{Organization: "Columbia University", Degree: "PhD", Field: "Structural Engineering", End: "2006"}, 24,
		[]post{
			{organization: "Westbrook Engineering Group", title: "Design engineer", start: monthOf(2002, 7), end: monthOf(2006, 8)},
			{organization: "Halloran Structures", title: "Senior structural engineer", start: monthOf(2006, 9), end: monthOf(2010, 9)},
			{organization: "Okonkwo-Bell Engineering", title: "Principal engineer", department: "Forensics", start: monthOf(2011, 5), end: thisMonth, current: true, own: true},
		}, 18, 12, list("awards-and-honors|intellectual-property"), "work-preferences", true},
	{"Rafael", "Ibarra Montoya", "", false, "PE", "construction/cranes", list("engineering/mechanical|engineering/materials"),
		"Licensed engineer; wire rope, hoists, and rigging failure",
		people.Town{City: "Philadelphia", State: "PA", Country: "US", Zone: "America/New_York"}, native("es", "en"), Degree{Organization: "Drexel University", Degree: "MS", Field: "Mechanical Engineering", End: "1997"}, 31, nil, 0, 0, nil, "", false},
	{"Mei-Ling", "Tsao", "", true, "PhD", "engineering/materials", list("engineering/structural"),
		"Metallurgist; fatigue and fracture of high-strength bolts",
		people.Town{City: "Ithaca", State: "NY", Country: "US", Zone: "America/New_York"}, native("cmn", "en"), Degree{Organization: "Massachusetts Institute of Technology", Degree: "PhD", Field: "Materials Science", End: "2007"}, 18, nil, 0, 0, nil, "", false},
	{"Kwame Asante", "Boadu", "", false, "CSP", "construction/safety", list("construction/cranes"),
		"Construction safety; OSHA Subpart CC and site supervision",
		people.Town{City: "Brooklyn", State: "NY", Country: "US", Zone: "America/New_York"}, native("en", "ak"), Degree{Organization: "Pratt Institute", Degree: "BS", Field: "Construction Management", End: "1998"}, 27, nil, 0, 0, nil, "", false},
	{"Harjit Singh", "Randhawa", "", false, "PhD, PE", "engineering/structural", list("engineering/civil"),
		"Wind engineer; gust loading on cranes and facades",
		people.Town{City: "Jersey City", State: "NJ", Country: "US", Zone: "America/New_York"}, native("pa", "en", "hi"), Degree{Organization: "Western University", Degree: "PhD", Field: "Civil Engineering", End: "2010"}, 15, nil, 0, 0, nil, "", false},
	{"Ingrid", "Solheim Vance", "Solheim", true, "NCCCO", "construction/cranes", nil,
		"Crane operator and lift planner; heavy lifts over 200 tonnes",
		people.Town{City: "Albany", State: "NY", Country: "US", Zone: "America/New_York"}, native("en", "nb"), Degree{Organization: "State University of New York Maritime College", Degree: "BS", Field: "Marine Transportation", End: "1992"}, 33, nil, 0, 0, nil, "", false},
	{"Siobhán", "Ní Dhuibhir", "", true, "PhD, CPE", "transport/human-factors", list("construction/safety"),
		"Human factors; radio and hand signals, fatigue, and warnings",
		people.Town{City: "Princeton", State: "NJ", Country: "US", Zone: "America/New_York"}, native("en", "ga"), Degree{Organization: "Trinity College Dublin", Degree: "PhD", Field: "Experimental Psychology", End: "2009"}, 16, nil, 0, 0, nil, "", false},
	{"Noor", "Al-Hashimi", "", true, "MD", "pharmacology/clinical", list("pharmacology/opioids|pharmacology/toxicology"),
		"Clinical pharmacologist; dosing and interactions",
		people.Town{City: "Ann Arbor", State: "MI", Country: "US", Zone: "America/Detroit"}, native("ar", "en"), Degree{Organization: "University of Michigan", Degree: "MD", Field: "Medicine", End: "2001"}, 22, nil, 0, 0, nil, "", false},
	{"Leilani", "Kahananui", "", true, "PhD, PE", "engineering/marine", list("engineering/structural|engineering/materials|environment/coastal"),
		"Forensic engineer; connections, corrosion, and marine structures",
		people.Town{City: "Honolulu", State: "HI", Country: "US", Zone: "Pacific/Honolulu"}, native("haw", "en", "ja"), Degree{Organization: "University of Hawaiʻi at Mānoa", Degree: "PhD", Field: "Ocean Engineering", End: "2005"}, 20, nil, 0, 0, nil, "", false},
	{"Tomasz", "Wieczorek", "", false, "D-ABFDE", "documents/handwriting", list("documents/authentication"),
		"Document examiner; signatures, wills, and indented writing",
		people.Town{City: "Chicago", State: "IL", Country: "US", Zone: "America/Chicago"}, native("pl", "en"), Degree{Organization: "Jagiellonian University", Degree: "MS", Field: "Forensic Science", End: "1999"}, 25, nil, 0, 0, nil, "", false},
	{"Rosalind", "Quispe Mamani", "", true, "PG", "environment/geology", list("engineering/geotechnical|environment/hydrology"),
		"Engineering geologist; settlement, landslides, and pyrrhotite",
		people.Town{City: "Golden", State: "CO", Country: "US", Zone: "America/Denver"}, native("es", "en", "qu"), Degree{Organization: "Colorado School of Mines", Degree: "MS", Field: "Geological Engineering", End: "2004"}, 21, nil, 0, 0, nil, "", false},
	{"Priya", "Raghunathan", "", true, "CPA, CFE", "finance/forensic", list("finance/damages|finance/valuation"),
		"Forensic accountant; tracing funds and partnership disputes",
		people.Town{City: "Dallas", State: "TX", Country: "US", Zone: "America/Chicago"}, native("ta", "en", "hi"), Degree{Organization: "University of Texas at Austin", Degree: "MBA", Field: "Accounting", End: "2003"}, 23, nil, 0, 0, nil, "", false},
	{"Henrik", "Lindqvist", "", false, "PhD", "engineering/marine", list("transport/maritime"),
		"Naval architect; ship stability and listing vessels",
		people.Town{City: "Seattle", State: "WA", Country: "US", Zone: "America/Los_Angeles"}, native("sv", "en"), Degree{Organization: "Chalmers University of Technology", Degree: "PhD", Field: "Naval Architecture", End: "2002"}, 26, nil, 0, 0, nil, "", false},
	{"Aiko", "Nakagawa", "", true, "MD, FAAP", "medicine/pediatrics", list("medicine/surgery"),
		"Pediatric surgeon; newborn care and head trauma",
		people.Town{City: "San Francisco", State: "CA", Country: "US", Zone: "America/Los_Angeles"}, native("ja", "en"), Degree{Organization: "Stanford University", Degree: "MD", Field: "Medicine", End: "2004"}, 19, nil, 0, 0, nil, "", false},
	{"Thérèse", "Mensah-Duval", "", true, "PhD, CFA", "finance/damages", list("economics/earnings"),
		"Damages economist; lost profits and business interruption",
		people.Town{City: "New Orleans", State: "LA", Country: "US", Zone: "America/Chicago"}, native("fr", "en"), Degree{Organization: "Tulane University", Degree: "PhD", Field: "Economics", End: "2008"}, 17, nil, 0, 0, nil, "", false},
	{"Pieter", "Achterberg", "", false, "CFEI", "engineering/fire", list("engineering/electrical"),
		"Fire origin and cause; wiring, batteries, and arc mapping",
		people.Town{City: "Portland", State: "OR", Country: "US", Zone: "America/Los_Angeles"}, native("en", "nl"), Degree{Organization: "Oregon State University", Degree: "MS", Field: "Fire Science", End: "2001"}, 24, nil, 0, 0, nil, "", false},
	{"Elena", "Lindgren", "", true, "D-ABFDE", "documents/handwriting", nil,
		"Handwriting examiner; disguised and guided-hand signatures",
		people.Town{City: "Minneapolis", State: "MN", Country: "US", Zone: "America/Chicago"}, native("en", "sv"), Degree{Organization: "University of Minnesota", Degree: "MS", Field: "Chemistry", End: "2006"}, 18, nil, 0, 0, nil, "", false},
	{"Samuel Tso", "Begay", "", false, "PH", "environment/hydrology", list("environment/contamination"),
		"Hydrologist; arid basins, acequias, and uranium in wells",
		people.Town{City: "Gallup", State: "NM", Country: "US", Zone: "America/Denver"}, native("nv", "en"), Degree{Organization: "University of Arizona", Degree: "MS", Field: "Hydrology", End: "1996"}, 29, nil, 0, 0, nil, "", false},
	{"Sefina", "Tuilagi", "", true, "RN, CCRN", "care/nursing", list("care/long-term"),
		"Critical care nurse; alarms, falls, and chain of command",
		people.Town{City: "Salt Lake City", State: "UT", Country: "US", Zone: "America/Denver"}, native("sm", "en"), Degree{Organization: "University of Utah", Degree: "MSN", Field: "Nursing", End: "2009"}, 16, nil, 0, 0, nil, "", false},
	{"Aram", "Petrosyan", "", false, "PhD", "technology/software", list("technology/discovery"),
		"Software engineer; escrow, source code, and failed projects",
		people.Town{City: "Pasadena", State: "CA", Country: "US", Zone: "America/Los_Angeles"}, native("hy", "en", "ru"), Degree{Organization: "University of Southern California", Degree: "PhD", Field: "Computer Science", End: "2003"}, 22, nil, 0, 0, nil, "", false},
	{"Astrid", "Solheim", "", true, "PhD", "environment/coastal", nil,
		"Fisheries biologist; by-catch and stock assessment",
		people.Town{City: "Orono", State: "ME", Country: "US", Zone: "America/New_York"}, native("nb", "en"), Degree{Organization: "University of Maine", Degree: "PhD", Field: "Marine Biology", End: "2011"}, 14, nil, 0, 0, nil, "", false},
	{"Magnus", "Solheim", "", false, "PE", "engineering/fire", nil,
		"Fire protection engineer; sprinklers and warehouse fires",
		people.Town{City: "Duluth", State: "MN", Country: "US", Zone: "America/Chicago"}, native("en", "nb"), Degree{Organization: "University of Maryland", Degree: "MS", Field: "Fire Protection Engineering", End: "2000"}, 25, nil, 0, 0, nil, "", false},
	{"Ruth", "Oyelaran-Voss", "", true, "PhD", "documents/linguistics", list("documents/translation"),
		"Forensic linguist; transcripts, pauses, and disputed authorship",
		people.Town{City: "Washington", State: "DC", Country: "US", Zone: "America/New_York"}, native("en", "yo", "de"), Degree{Organization: "Georgetown University", Degree: "PhD", Field: "Linguistics", End: "2007"}, 18, nil, 0, 0, nil, "", false},
	{"Minh Đức", "Nguyễn", "", false, "MD, FACEP", "medicine/emergency", list("pharmacology/opioids"),
		"Emergency physician; overdose, sepsis, and missed stroke",
		people.Town{City: "Houston", State: "TX", Country: "US", Zone: "America/Chicago"}, native("vi", "en"), Degree{Organization: "Emory University", Degree: "MD", Field: "Medicine", End: "2002"}, 20, nil, 0, 0, nil, "", false},
}
