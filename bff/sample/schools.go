package sample

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
	"science":     {list("BS|BS|BA"), list("MS|MS|MPhil"), "PhD", false, 5},
	"medicine":    {list("BS|BA"), list("MPH|MS"), "MD", true, 4},
	"pharmacy":    {list("BS"), list("MS"), "PharmD", true, 4},
	"nursing":     {list("BSN"), list("MSN|MSN|MPH"), "DNP", false, 4},
	"business":    {list("BS|BBA|BA"), list("MBA|MS|MAcc"), "PhD", false, 5},
	"psychology":  {list("BA|BS"), list("MA|MS"), "PhD", true, 6},
	"veterinary":  {list("BS"), list("MS"), "DVM", true, 4},
	"trade":       {list("BS|BA|AAS"), list("MS|MPA"), "PhD", false, 5},
	"arts":        {list("BA"), list("MA|MFA"), "PhD", false, 6},
}
