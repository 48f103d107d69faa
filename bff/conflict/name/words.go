package name

import (
	"strings"

	"peritus/bff/platform/place"
)

func set(words string) map[string]bool {
	all := map[string]bool{}
	for _, w := range strings.Fields(words) {
		all[w] = true
	}
	return all
}

// pairs reads "short full" lines.
func pairs(lines string) map[string]string {
	all := map[string]string{}
	for _, entry := range strings.Split(lines, ",") {
		words := strings.Fields(entry)
		for _, short := range words[:len(words)-1] {
			all[short] = words[len(words)-1]
		}
	}
	return all
}

// suffixes are legal forms of companies and what follows the names of people.
var suffixes = set(`inc incorporated corp corporation co company cos companies llc lc llp lllp lp pllc plc ltd limited pc pa na fsb ssb
	gmbh ag kg kgaa mbh se sa sas sarl srl spa nv bv oy oyj ab as asa aps kk pty pte pvt sdn bhd sl slu ltda eurl com trust
	jr sr ii iii iv esq esquire md phd dds dmd do jd cpa pe rn`)

// titles stand before the names of people.
var titles = set("mr mrs ms miss mx dr hon honorable judge justice prof professor sir rev reverend")

// groups are words at the end of names of companies that belong together.
var groups = set("holding holdings group international worldwide global us enterprises")

// common are words that say little by themselves.
var common = func() map[string]bool {
	all := set(`american america national general first united global international new north south east west central pacific atlantic
		standard universal federal state city county company group bank hospital university insurance trust us doe roe`)
	for _, s := range place.States() {
		all[strings.ToLower(s.Name)] = true
	}
	for _, c := range place.Countries() {
		all[strings.ToLower(c.Name)] = true
	}
	return all
}()

// states are the names of states in comparable form.
var states = func() map[string]bool {
	all := map[string]bool{}
	for _, s := range place.States() {
		all[strings.ToLower(s.Name)] = true
	}
	return all
}()

// roles are what brackets after a party often say instead of a name.
var roles = set(`plaintiff plaintiffs defendant defendants appellant appellee petitioner respondent company employer employee hospital bank
	seller buyer insured insurer insurance owner contractor us deceased decedent minor and collectively third party intervenor claimant debtor`)

// onlyInside are abbreviations that are words of their own at the start.
var onlyInside = set("am pac ind elec univ gen div prod cal mass")

// abbreviations are those of captions, and spellings of one word.
var abbreviations = pairs(`intl international, mfg mfr manufacturing, natl national, assn assoc assocn association, assocs associates,
	dept department, ins insurance, assur assurance, univ university, hosp hospital, med medical, ctr centre center, bros brothers, saint street st,
	mount mt, fort ft, tech techs technology technologies technology, servs svcs serv svc services service, indus industry industries industry,
	sys systems system, elec electrical electric, engg engr engineering, constr construction, pharm pharms pharma pharmaceutical pharmaceuticals pharmaceutical,
	mut mutual, transp transportation, mgmt management, prods product products product, equip equipment, chem chems chemicals chemical, bd board, educ education,
	govt government, dist district, sch school, ry rwy railway, rr railroad, comm commn commission, fin financial, fed federal, gen general,
	am amer american, pac pacific, tel telephone, tele telephone, util utils utilities utility, envtl environmental, inv investment investments investment,
	prop props properties property, auth authority, distrib distribs distributing, fdn found foundation, inst institute, lab labs laboratory laboratories laboratory,
	mach machinery, mktg marketing, mkt market, org organization, petrol petroleum, ref refining, rest restaurant, sec security, secs securities,
	twp township, usa us, cnty county, cmty community, coop cooperative, corr correctional, dev development, div division,
	enter entertainment, exch exchange, exec executive, guar guaranty, hous housing, info information, par parish, pub public, reg regional, sav savings, sur surety, tr trust`)

// nicknames are short forms of first names, and spellings of one name.
var nicknames = pairs(`bob bobby rob robbie robert, bill billy will willie william, jim jimmy jamie james, mike mickey michael, tom tommy thomas,
	dick rick ricky rich richie richard, dave davey david, dan danny daniel, joe joey joseph, liz beth betsy betty eliza lizzie elizabeth,
	kate katie kathy cathy catherine kathryn katherine, chris christopher, steve stephen steven, tony anthony, ed eddie ned edward,
	ted teddy theodore, peg peggy maggie meg margaret, sue susie susan, jen jenny jennifer, matt matthew, andy drew andrew, nick nicholas,
	ken kenny kenneth, jeff geoffrey geoff jeffrey, greg gregory, larry lawrence, sam sammy samuel, ben benny benjamin, ron ronny ronald,
	don donny donald, tim timothy, charlie chuck charles, hank harry henry, fred freddie frederick, frank francis, walt walter, vince vincent,
	jack johnny jon john, alex alexander, becky rebecca, debbie deb deborah, patty trish patricia, barb barbara, cindy cynthia, vicky victoria`)
