package attorney

// Register is where staff look up an attorney's bar admission.
type Register struct {
	Name string // who keeps it
	URL  string
}

// RegisterOf returns the public register of a state or territory. Micronesia, the Marshall
// Islands, and Palau have none.
func RegisterOf(state string) (Register, bool) {
	r, found := registers[state]
	return r, found
}

// registers by postal code. An address that changes often is replaced by the home page of
// whoever keeps the register.
var registers = map[string]Register{
	"AL": {"Alabama State Bar", "https://www.alabar.org/"},
	"AK": {"Alaska Bar Association", "https://alaskabar.org/"},
	"AS": {"American Samoa Bar Association", "https://www.asbar.org/"},
	"AZ": {"State Bar of Arizona", "https://www.azbar.org/"},
	"AR": {"Arkansas Judiciary", "https://attorneyinfo.aoc.arkansas.gov/info/attorney_search/info/attorney/attorneysearch.aspx"},
	"CA": {"State Bar of California", "https://apps.calbar.ca.gov/attorney/LicenseeSearch/QuickSearch"},
	"CO": {"Colorado Office of Attorney Regulation Counsel", "https://www.coloradolegalregulation.com/attorney-search/"},
	"CT": {"Connecticut Judicial Branch", "https://www.jud.ct.gov/attorneyfirminquiry/AttorneyFirmInquiry.aspx"},
	"DE": {"Delaware Courts", "https://courts.delaware.gov/"},
	"DC": {"District of Columbia Bar", "https://my.dcbar.org/memberdirectory"},
	"FL": {"Florida Bar", "https://www.floridabar.org/directories/find-mbr/"},
	"GA": {"State Bar of Georgia", "https://www.gabar.org/"},
	"GU": {"Guam Bar Association", "https://www.guambar.org/"},
	"HI": {"Hawaii State Bar Association", "https://hsba.org/"},
	"ID": {"Idaho State Bar", "https://isb.idaho.gov/licensing-mcle/attorney-roster-search/"},
	"IL": {"Illinois Attorney Registration and Disciplinary Commission", "https://www.iardc.org/Lawyer/Search"},
	"IN": {"Indiana Roll of Attorneys", "https://courtapps.in.gov/rollofattorneys"},
	"IA": {"Iowa Judicial Branch Commissions", "https://www.iacourtcommissions.org/"},
	"KS": {"Kansas Judicial Branch", "https://directory-kard.kscourts.gov/"},
	"KY": {"Kentucky Bar Association", "https://www.kybar.org/"},
	"LA": {"Louisiana State Bar Association", "https://www.lsba.org/"},
	"ME": {"Maine Board of Overseers of the Bar", "https://apps.web.maine.gov/cgi-bin/online/maine_bar/attorney_directory.pl"},
	"MD": {"Maryland Courts", "https://www.mdcourts.gov/attysearch"},
	"MA": {"Massachusetts Board of Bar Overseers", "https://www.massbbo.org/"},
	"MI": {"State Bar of Michigan", "https://www.michbar.org/"},
	"MN": {"Minnesota Lawyer Registration Office", "https://www.lro.mn.gov/"},
	"MS": {"Mississippi Bar", "https://www.msbar.org/"},
	"MO": {"Missouri Bar", "https://mobar.org/public/LawyerDirectory.aspx"},
	"MT": {"State Bar of Montana", "https://www.montanabar.org/"},
	"NE": {"Nebraska State Bar Association", "https://www.nebar.com/"},
	"NV": {"State Bar of Nevada", "https://nvbar.org/"},
	"NH": {"New Hampshire Bar Association", "https://www.nhbar.org/"},
	"NJ": {"New Jersey Courts", "https://www.njcourts.gov/"},
	"NM": {"State Bar of New Mexico", "https://www.sbnm.org/For-Public/I-Need-a-Lawyer/Online-Bar-Directory"},
	"NY": {"New York State Unified Court System", "https://iapps.courts.state.ny.us/attorneyservices/search"},
	"NC": {"North Carolina State Bar", "https://portal.ncbar.gov/verification/search.aspx"},
	"ND": {"North Dakota Court System", "https://www.ndcourts.gov/lawyers"},
	"MP": {"Commonwealth Law Revision Commission", "https://www.cnmilaw.org/"},
	"OH": {"Supreme Court of Ohio", "https://www.supremecourt.ohio.gov/AttorneySearch/"},
	"OK": {"Oklahoma Bar Association", "https://www.okbar.org/"},
	"OR": {"Oregon State Bar", "https://www.osbar.org/members/membersearch_start.asp"},
	"PA": {"Disciplinary Board of the Supreme Court of Pennsylvania", "https://www.padisciplinaryboard.org/for-the-public/find-attorney"},
	"PR": {"Judiciary of Puerto Rico", "https://poderjudicial.pr/"},
	"RI": {"Rhode Island Judiciary", "https://www.courts.ri.gov/"},
	"SC": {"South Carolina Judicial Branch", "https://www.sccourts.org/attorneys/"},
	"SD": {"State Bar of South Dakota", "https://www.statebarofsouthdakota.com/"},
	"TN": {"Tennessee Board of Professional Responsibility", "https://www.tbpr.org/for-the-public/online-attorney-directory"},
	"TX": {"State Bar of Texas", "https://www.texasbar.com/AM/Template.cfm?Section=Find_A_Lawyer"},
	"UT": {"Utah State Bar", "https://www.utahbar.org/"},
	"VT": {"Vermont Judiciary", "https://www.vermontjudiciary.org/"},
	"VI": {"Virgin Islands Bar Association", "https://www.vibar.org/"},
	"VA": {"Virginia State Bar", "https://www.vsb.org/"},
	"WA": {"Washington State Bar Association", "https://www.mywsba.org/PersonifyEbusiness/LegalDirectory.aspx"},
	"WV": {"West Virginia State Bar", "https://www.wvbar.org/"},
	"WI": {"State Bar of Wisconsin", "https://www.wisbar.org/Pages/BasicLawyerSearch.aspx"},
	"WY": {"Wyoming State Bar", "https://www.wyomingbar.org/"},
}
