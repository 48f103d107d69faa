package sample

import (
	"strings"

	"peritus/bff/sample/dice"
	"peritus/bff/sample/people"
)

// Organizations are invented from these words. In a form, {S} is a stem, {F} a family
// name, {P} a place that doesn't exist, and {H} a hospital's name.
var (
	stems = list("Northgate|Ridgeline|Ironbridge|Bluewater|Stonebrook|Summit Ridge|Kingsbridge|Redstone|Westbrook|Oakhurst|Silverline|Graniteville|Fairhaven|Highpoint|Windmere|Brightwater|Crestline|Foxhall|Tidewater|Larkspur|Halcyon|Copperfield|Eastmoor|Harrowgate|Longmeadow|Marlowe|Quarrystone|Sandpiper|Thornfield|Wolfpine|Amberley|Brookhollow|Calderstone|Driftwood|Elmsford|Glenhaven|Heronsgate|Juniper Hill|Kettlebrook|Lindenwood|Millrace|Nettleton|Orchard Lane|Pemberwick|Ravensworth|Saltmarsh|Tamarack|Underhill|Vale Crest|Whitcombe")
	// fictitious towns and counties
	places    = list("Port Alder|Kestrel Bay|Ashgrove|Wexmoor|Tallow Creek|Eastmere|Granby Falls|Halden|Merrow|Larkfield|Orrin|Thornbury|Cedar Hollow|Pell Harbor|Stillwell|Brannock|Coldbrook|Dunvale|Fenwater|Greymoor|Hartsvale|Kingsmere|Loxley|Marrowstone|Newcombe|Oxbow|Penrith Falls|Quillan|Rookwood|Sable Point")
	hospitals = list("St. Aldan|St. Brannoc|St. Elswith|Mercy Ridge|Sacred Oak|Bethany Hill|Riverbend|Eastmere|Pinecrest|Lakeview Heights|St. Orsola|Cedar Hollow|Marrowstone|Trinity Hill|Greymoor|St. Ivo")
)

var organizations = map[string][][]piece{
	"design":         sentences("{F} & {F} Engineers", "{S} Engineering Group", "{F} Consulting Engineers", "{S} Design Associates", "{S} Technical Associates"),
	"contractor":     sentences("{S} Constructors", "{F} Brothers Construction", "{S} Builders, Inc.", "{S} Contracting Co.", "{F} Construction Group"),
	"rigging":        sentences("{S} Crane & Rigging", "{S} Hoisting Corp.", "{F} Heavy Lift", "{S} Steel Erectors", "{P} Crane Service, Inc."),
	"maker":          sentences("{S} Manufacturing", "{S} Industries, Inc.", "{F} Equipment Company", "{S} Products Corp.", "{S} Tool Works"),
	"utility":        sentences("{S} Power & Light", "{S} Energy Company", "{P} Electric Cooperative", "{S} Gas Company"),
	"lab":            sentences("{S} Laboratories", "{S} Testing Laboratory", "{F} Scientific", "{S} Forensic Engineering"),
	"hospital":       sentences("{H} Medical Center", "{H} Hospital", "{H} General Hospital", "{H} Regional Medical Center"),
	"clinic":         sentences("{S} Medical Group", "{S} Health Partners", "{P} Clinic", "{S} Physicians Group"),
	"nursing":        sentences("{S} Care Center", "{H} Nursing & Rehabilitation", "{S} Manor", "{P} Senior Living"),
	"rehabilitation": sentences("{S} Rehabilitation Hospital", "{H} Rehabilitation Center", "{S} Therapy Associates", "{P} Rehabilitation Services"),
	"pharmacy":       sentences("{S} Pharmacy", "{P} Community Pharmacy", "{S} Compounding Pharmacy", "{S} Drug Stores, Inc."),
	"pharma":         sentences("{S} Pharmaceuticals, Inc.", "{S} Therapeutics", "{F} Biosciences", "{S} Biologics, Inc."),
	"accountant":     sentences("{F} & {F}, CPAs", "{F} {F} & Company, CPAs", "{S} Forensic Accounting", "{S} Advisory Group"),
	"consult":        sentences("{F} Associates", "{S} Consulting Group", "{F} & {F} Consulting", "{S} Advisors"),
	"research":       sentences("{S} Research Institute", "{S} Research Group", "{S} Institute for Applied Research"),
	"bank":           sentences("{S} Savings Bank", "{P} National Bank", "First {S} Bank", "{S} Trust Company"),
	"broker":         sentences("{S} Securities, Inc.", "{F} & Company Securities", "{S} Capital Markets", "{S} Wealth Management"),
	"insurer":        sentences("{S} Mutual Insurance Company", "{S} Casualty Company", "{S} Indemnity Company", "{P} Mutual Insurance Company"),
	"appraiser":      sentences("{F} Appraisal Group", "{S} Valuation Services", "{F} & {F} Real Estate Appraisers"),
	"software":       sentences("{S} Software, Inc.", "{S} Data Systems", "{F} Technologies", "{S} Digital, Inc."),
	"telecom":        sentences("{S} Wireless", "{S} Communications, Inc.", "{S} Fiber Networks", "{P} Telephone Company"),
	"carrier":        sentences("{S} Freight Lines", "{F} Trucking, Inc.", "{S} Transport Co.", "{S} Logistics, Inc."),
	"railroad":       sentences("{S} Valley Railroad", "{S} Southern Railway", "{P} Terminal Railway", "{S} & Western Railroad"),
	"airline":        sentences("{S} Airways", "{S} Air Charter", "{S} Helicopters, Inc.", "{S} Aviation Services"),
	"aircraft":       sentences("{S} Aircraft Company", "{S} Aerospace, Inc.", "{S} Rotor Systems", "{S} Propulsion"),
	"shipping":       sentences("{S} Marine Transport", "{S} Towing Company", "{S} Lines, Inc.", "{S} Offshore Services", "{S} Cruise Line"),
	"shipyard":       sentences("{S} Shipyard", "{P} Dry Dock Company", "{S} Marine Engineering", "{F} Yacht Builders"),
	"mine":           sentences("{S} Mining Company", "{S} Coal Company", "{S} Aggregates, Inc.", "{S} Quarries"),
	"chemical":       sentences("{S} Chemical Company", "{S} Refining Co.", "{S} Petroleum, Inc.", "{S} Pipeline Company"),
	"environmental":  sentences("{S} Environmental, Inc.", "{S} Geosciences", "{F} Environmental Consulting", "{S} Water Resources Group"),
	"agency":         sentences("{P} County Department of Public Works", "{P} Water District", "{P} County Planning Department", "City of {P}"),
	"police":         sentences("{P} Police Department", "{P} County Sheriff’s Office"),
	"jail":           sentences("{P} County Department of Corrections", "{P} County Jail", "{P} Correctional Services"),
	"crime lab":      sentences("{P} County Crime Laboratory", "{S} Forensic Laboratory", "{P} Regional Crime Laboratory"),
	"examiner":       sentences("{P} County Medical Examiner’s Office", "{P} Regional Medical Examiner"),
	"school":         sentences("{P} Unified School District", "{P} Public Schools", "{S} Academy"),
	"employer":       sentences("{S} Stores, Inc.", "{S} Hospitality Group", "{S} Services Corp.", "{F} Industries", "{S} Holdings, Inc."),
	"landlord":       sentences("{S} Property Management", "{S} Apartments LLC", "{S} Hotels, Inc.", "{S} Plaza Associates"),
	"developer":      sentences("{S} Homes, Inc.", "{S} Development LLC", "{F} Builders", "{S} Condominium Association"),
	"farm":           sentences("{F} Farms", "{S} Growers", "{S} Orchards", "{S} Seed Company", "{P} Agricultural Cooperative"),
	"food":           sentences("{S} Foods, Inc.", "{S} Dairy", "{F} Meats, Inc.", "{S} Restaurants LLC"),
	"vet":            sentences("{S} Veterinary Hospital", "{P} Equine Clinic", "{S} Animal Hospital"),
	"forestry":       sentences("{S} Timber Company", "{S} Tree Service, Inc.", "{F} Land & Timber"),
	"brand":          sentences("{S} Brands, Inc.", "{S} Beverage Company", "{S} Apparel", "{S} Consumer Products"),
	"media":          sentences("{S} Records", "{S} Pictures", "{S} Publishing", "{S} Studios"),
	"chip":           sentences("{S} Semiconductor", "{S} Electronics, Inc.", "{S} Microsystems", "{S} Devices, Inc."),
	"language":       sentences("{S} Language Services", "{S} Translation Group", "{F} Linguistic Services"),
	"university":     sentences("{S} University", "{S} State University", "{P} University", "{S} Institute of Technology"),
	"law":            sentences("{F} {F} LLP", "{F} & {F} LLP", "{F}, {F} & {F} PLLC", "Law Offices of {F} & {F}", "{F} Trial Group", "{F} Law Group"),
}

// organization invents one of a kind.
func organization(d *dice.Dice, kind string) string {
	form := dice.PickSkewed(d, organizations[kind])
	var b strings.Builder
	b.Grow(40)
	last := ""
	for _, p := range form {
		switch p.slot {
		case "":
			b.WriteString(p.text)
		case "S":
			b.WriteString(dice.Pick(d, stems))
		case "P":
			b.WriteString(dice.Pick(d, places))
		case "H":
			b.WriteString(dice.Pick(d, hospitals))
		case "F":
			name := familyName(d)
			for name == last {
				name = familyName(d)
			}
			last = name
			b.WriteString(name)
		}
	}
	return b.String()
}

// familyName is one of any culture.
func familyName(d *dice.Dice) string {
	return dice.Pick(d, people.Cultures[dice.Weighted(d, people.CultureWeights, people.CultureTotal)].Family)
}
