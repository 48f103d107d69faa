package sample

import (
	"slices"
	"strings"

	"peritus/bff/sample/dice"
	"peritus/bff/sample/trade"
)

// school grants degrees. Schools early in the list are better known and more likely.
type school struct {
	name    string
	country string
}

func schools(country, names string) []school {
	var all []school
	for _, n := range list(names) {
		all = append(all, school{n, country})
	}
	return all
}

var americanSchools = schools("US", "Massachusetts Institute of Technology|Columbia University|University of Michigan|University of California, Berkeley|Stanford University|Johns Hopkins University|Cornell University|Purdue University|University of Illinois Urbana-Champaign|Georgia Institute of Technology|University of Texas at Austin|Pennsylvania State University|Drexel University|Rutgers University|New York University|Northwestern University|University of Washington|University of Wisconsin–Madison|Ohio State University|University of Pennsylvania|Duke University|Harvard University|Yale University|University of Florida|Texas A&M University|Virginia Tech|North Carolina State University|University of Minnesota|Rensselaer Polytechnic Institute|Lehigh University|Carnegie Mellon University|University of Colorado Boulder|Arizona State University|University of Arizona|Howard University|Morehouse College|Spelman College|Tuskegee University|University of Maryland|Boston University|Tufts University|Brown University|Dartmouth College|Emory University|Vanderbilt University|Tulane University|Louisiana State University|University of Alabama|Auburn University|Clemson University|University of Tennessee|University of Kentucky|Iowa State University|University of Iowa|University of Kansas|Kansas State University|University of Nebraska–Lincoln|University of Oklahoma|Oklahoma State University|University of New Mexico|Colorado School of Mines|Missouri University of Science and Technology|Washington University in St. Louis|Saint Louis University|Marquette University|Case Western Reserve University|University of Cincinnati|Michigan State University|Wayne State University|Indiana University Bloomington|University of Notre Dame|University of Chicago|DePaul University|University of Utah|Brigham Young University|University of Nevada, Reno|University of Oregon|Oregon State University|Washington State University|University of Idaho|Montana State University|University of Wyoming|University of Alaska Fairbanks|University of Hawaiʻi at Mānoa|University of Maine|University of New Hampshire|University of Vermont|University of Rhode Island|University of Connecticut|Stevens Institute of Technology|Pratt Institute|Webb Institute|State University of New York Maritime College|Embry-Riddle Aeronautical University|Worcester Polytechnic Institute|Rochester Institute of Technology|Syracuse University|University at Buffalo|Fordham University|Temple University|Villanova University|Georgetown University|George Washington University|American University|University of Virginia|William & Mary|Wake Forest University|University of Miami|Florida International University|Universidad de Puerto Rico, Mayagüez|University of Southern California|University of California, Los Angeles|University of California, San Diego|University of California, Davis|San José State University|Santa Clara University|California State University, Fresno|Diné College")

var foreignSchools = map[string][]school{
	"CA": schools("CA", "University of Toronto|McGill University|University of British Columbia|Université de Montréal|University of Waterloo|Western University|Queen’s University"),
	"GB": schools("GB", "Imperial College London|University of Cambridge|University of Oxford|University of Edinburgh|University of Manchester|University of Leeds"),
	"IE": schools("IE", "Trinity College Dublin|University College Dublin|University College Cork|University of Galway"),
	"NG": schools("NG", "University of Ibadan|University of Lagos|Obafemi Awolowo University|Ahmadu Bello University"),
	"GH": schools("GH", "University of Ghana|Kwame Nkrumah University of Science and Technology"),
	"VN": schools("VN", "Hanoi University of Science and Technology|Vietnam National University Ho Chi Minh City|Cần Thơ University"),
	"IN": schools("IN", "Indian Institute of Technology Bombay|Indian Institute of Technology Madras|University of Delhi|Indian Institute of Science|Anna University|Christian Medical College Vellore"),
	"AE": schools("AE", "American University of Beirut|Cairo University|University of Baghdad|United Arab Emirates University"),
	"PL": schools("PL", "Uniwersytet Warszawski|Politechnika Warszawska|Jagiellonian University|Politechnika Łódzka|AGH University of Krakow"),
	"HK": schools("HK", "Tsinghua University|Peking University|University of Hong Kong|National Taiwan University|Zhejiang University"),
	"KR": schools("KR", "Seoul National University|KAIST|Yonsei University|Korea University|POSTECH"),
	"JP": schools("JP", "University of Tokyo|Kyoto University|Osaka University|Tohoku University|Waseda University"),
	"MX": schools("MX", "Universidad Nacional Autónoma de México|Instituto Tecnológico y de Estudios Superiores de Monterrey|Instituto Politécnico Nacional|Universidad de los Andes|Pontificia Universidad Católica de Chile"),
	"BR": schools("BR", "Universidade de São Paulo|Universidade Federal do Rio de Janeiro|Universidade Estadual de Campinas"),
	"AU": schools("AU", "University of Melbourne|University of Sydney|UNSW Sydney|University of Queensland"),
	"NZ": schools("NZ", "University of Auckland|University of Otago|University of Canterbury"),
	"DE": schools("DE", "Technische Universität München|RWTH Aachen|Universität Heidelberg|Humboldt-Universität zu Berlin|Technische Universität Dresden|Universität zu Köln"),
	"SE": schools("SE", "KTH Royal Institute of Technology|Chalmers University of Technology|Lund University|Uppsala universitet|Norwegian University of Science and Technology|Technical University of Denmark"),
	"FR": schools("FR", "École polytechnique|Sorbonne Université|École des Ponts ParisTech|Université Laval|INSA Lyon"),
	"IT": schools("IT", "Politecnico di Milano|Università di Bologna|Politecnico di Torino|Sapienza Università di Roma"),
	"CZ": schools("CZ", "Charles University|Czech Technical University in Prague|Taras Shevchenko National University of Kyiv|University of Belgrade|Sveučilište u Zagrebu"),
	"PH": schools("PH", "University of the Philippines Diliman|University of Santo Tomas|Ateneo de Manila University|De La Salle University"),
	"IL": schools("IL", "Technion – Israel Institute of Technology|Hebrew University of Jerusalem|Tel Aviv University"),
	"TR": schools("TR", "İstanbul Teknik Üniversitesi|Boğaziçi Üniversitesi|Middle East Technical University"),
	"US": americanSchools,
}

// ladder lists the degrees that usually lead to a profession.
type ladder struct {
	bachelor []string
	master   []string
	doctor   string // empty where none is usual
	always   bool   // the doctorate is required
	years    int    // that the doctorate takes
}

var ladders = map[string]ladder{
	"engineering": {list("BS|BS|BEng|BS"), list("MS|MS|MEng"), "PhD", false, 5},
	"science":     {list("BS|BS|BA"), list("MS|MS|MA"), "PhD", false, 5},
	"medicine":    {list("BS|BA"), list("MPH|MS"), "MD", true, 4},
	"pharmacy":    {list("BS"), list("MS"), "PharmD", true, 4},
	"nursing":     {list("BSN"), list("MSN|MSN|MPH"), "DNP", false, 4},
	"business":    {list("BS|BBA|BA"), list("MBA|MS|MAcc"), "PhD", false, 5},
	"psychology":  {list("BA|BS"), list("MA|MS"), "PhD", true, 6},
	"veterinary":  {list("BS"), list("MS"), "DVM", true, 4},
	"trade":       {list("BS|BA|BS"), list("MS|MPA"), "PhD", false, 5},
	"arts":        {list("BA"), list("MA|MFA"), "PhD", false, 6},
}

// Schools that grant professional degrees, as far as the lists above have them.
var professional = map[string][]string{
	"MD":     list("Columbia University|University of Michigan|Stanford University|Johns Hopkins University|Cornell University|New York University|Northwestern University|University of Washington|University of Wisconsin–Madison|Ohio State University|University of Pennsylvania|Duke University|Harvard University|Yale University|University of Florida|University of Minnesota|University of Arizona|Howard University|University of Maryland|Boston University|Tufts University|Brown University|Emory University|Vanderbilt University|Tulane University|University of Kentucky|University of Iowa|University of Kansas|University of New Mexico|Washington University in St. Louis|Saint Louis University|Case Western Reserve University|University of Cincinnati|Michigan State University|Wayne State University|University of Chicago|University of Utah|University of Vermont|University at Buffalo|Temple University|Georgetown University|George Washington University|University of Virginia|Wake Forest University|University of Miami|University of Southern California|University of California, Los Angeles|University of California, San Diego|University of California, Davis|University of Connecticut|Drexel University|Rutgers University"),
	"DO":     list("Michigan State University|Oklahoma State University"),
	"DVM":    list("Cornell University|Purdue University|University of Illinois Urbana-Champaign|Ohio State University|Texas A&M University|North Carolina State University|University of Minnesota|University of Wisconsin–Madison|University of Florida|University of Tennessee|Auburn University|Tuskegee University|Iowa State University|Kansas State University|Oklahoma State University|Louisiana State University|Washington State University|Oregon State University|Michigan State University|Tufts University|University of California, Davis"),
	"VMD":    list("University of Pennsylvania"),
	"PharmD": list("University of Michigan|Purdue University|Rutgers University|University of Washington|University of Wisconsin–Madison|Ohio State University|University of Florida|University of Minnesota|University of Arizona|University of Maryland|Auburn University|University of Kentucky|University of Iowa|University of Kansas|University of Oklahoma|University of New Mexico|University of Utah|University of Cincinnati|Wayne State University|University of Connecticut|University at Buffalo|Temple University|University of Southern California|University of Rhode Island|University of Wyoming|Howard University"),
	"DPT":    list("New York University|Northwestern University|Emory University|Duke University|University of Southern California|Boston University|Marquette University|University of Iowa|University of Florida|University of Utah|Temple University|University of Miami|Washington University in St. Louis|Drexel University"),
	"BSN":    nursingSchools, "MSN": nursingSchools, "DNP": nursingSchools,
}

var nursingSchools = list("Columbia University|University of Michigan|Johns Hopkins University|Pennsylvania State University|Drexel University|Rutgers University|New York University|University of Washington|University of Wisconsin–Madison|Ohio State University|University of Pennsylvania|Duke University|University of Florida|University of Minnesota|Arizona State University|University of Maryland|Emory University|Vanderbilt University|University of Alabama|University of Kentucky|University of Iowa|University of Kansas|Saint Louis University|Marquette University|Case Western Reserve University|University of Cincinnati|Michigan State University|University of Utah|University of Connecticut|Villanova University|University of Virginia|University of California, Los Angeles")

var (
	// engineeringOnly teach engineering and the sciences.
	engineeringOnly = list("Institute of Technology|Polytechnic|Polit|Technische|Tecnológico|KTH|Chalmers|KAIST|POSTECH|AGH|École|INSA|RWTH|Technion|Colorado School of Mines|Missouri University of Science|Hanoi University of Science|Kwame Nkrumah|Technical University|Teknik|Middle East Technical|Waterloo|Indian Institute of Science")
	// undergraduate schools grant no higher degrees in these fields.
	undergraduate = list("Morehouse College|Spelman College|Diné College|Tuskegee University|Santa Clara University|California State University, Fresno|San José State University")
	// narrow schools, with the fields that they teach.
	narrow = map[string]string{"Webb Institute": "engineering/marine", "State University of New York Maritime College": "transport/maritime engineering/marine",
		"Embry-Riddle Aeronautical University": "engineering/aerospace transport/aviation", "Pratt Institute": "construction/defects construction/envelope construction/safety"}
)

// teaches reports whether a school grants a degree in a field, as far as a reader would
// notice.
func (s school) teaches(degree string, work *trade.Specialty) bool {
	if list, found := professional[degree]; found && s.country == "US" {
		return slices.Contains(list, s.name)
	}
	if paths, found := narrow[s.name]; found && !strings.Contains(paths, work.Category+"/"+work.Subcategory) {
		return false
	}
	if degree[0] != 'B' && slices.Contains(undergraduate, s.name) {
		return false
	}
	_, medical := professional[degree]
	if !medical && (work.Ladder == "engineering" || work.Ladder == "science") {
		return true
	}
	return !slices.ContainsFunc(engineeringOnly, func(mark string) bool { return strings.Contains(s.name, mark) })
}

// schoolFor picks one that teaches a degree in the field. Better known ones are likelier.
func schoolFor(d *dice.Dice, from []school, degree string, work *trade.Specialty) string {
	at := d.Skewed(len(from))
	for range from {
		if from[at].teaches(degree, work) {
			break
		}
		at = (at + 1) % len(from)
	}
	return from[at].name
}
