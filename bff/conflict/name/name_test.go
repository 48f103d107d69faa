package name

import (
	"strings"
	"testing"
)

// pairsOf are what an expert's record says and what an attorney enters.
var hits = [][2]string{
	{"Palisade Tower Cranes, Inc.", "PALISADE TOWER CRANES INC"},
	{"Palisade Tower Cranes", "Palisade Tower Cranes, L.L.C."},
	{"The Boeing Company", "Boeing Co."},
	{"Procter & Gamble", "Procter and Gamble Company"},
	{"Société Générale S.A.", "Societe Generale"},
	{"Nestlé USA, Inc.", "Nestle"},
	{"Müller Maschinenbau GmbH", "Mueller Maschinenbau"},
	{"Müller Maschinenbau GmbH", "Muller Maschinenbau"},
	{"A.P. Møller-Mærsk A/S", "AP Moller Maersk"},
	{"J.P. Morgan", "JP Morgan"},
	{"J. P. Morgan & Co.", "JPMorgan & Co."},
	{"O'Neill Construction", "O’Neill Constr. Co."},
	{"Int'l Paper Co.", "International Paper Company"},
	{"Nat'l Union Fire Ins. Co.", "National Union Fire Insurance Company"},
	{"Mass. Mut. Life Ins. Co.", "Mass. Mutual Life Insurance Co."},
	{"St. Mary's Hosp.", "Saint Marys Hospital"},
	{"IBM", "International Business Machines Corp."},
	{"Allied Crane Equipment, LLC", "ACE"},
	{"Acme Inc. d/b/a Roadrunner Supplies", "Roadrunner Supplies"},
	{"Roadrunner Supplies f/k/a Acme Anvils", "Acme Anvils, Inc."},
	{"Palisade Tower Cranes, Inc. (“Palisade”)", "Palisade"},
	{"Palisade Holdings, Inc.", "Palisade Group LLC"},
	{"Volkswagen Group of America, Inc.", "Volkswagen AG"},
	{"Abara, Lena", "Lena Abara"},
	{"Lena M. Abara", "Lena Abara"},
	{"L. Abara", "Lena Abara"},
	{"Lena Q. Abara", "Lena Quinn Abara"},
	{"J. P. Roe", "John Paul Roe"},
	{"William Smith", "Bill Smith"},
	{"Robert Jones Jr.", "Bob Jones"},
	{"Dr. Amara Okonkwo-Bell", "Amara Okonkwo Bell"},
	{"Estate of Lena Harper", "Lena Harper"},
	{"Texas", "State of Texas"},
	{"People of the State of California", "California"},
	{"Commonwealth of Massachusetts", "Massachusetts"},
	{"United States of America", "U.S."},
	{"USA", "United States"},
	{"County of Los Angeles", "Los Angeles County"},
	{"Harbor Crane Co.", "harbor  crane"},
	{"José Núñez", "Jose Nunez"},
	{"Straße Logistik GmbH", "Strasse Logistik"},
	{"Łukasz Wójcik", "Lukasz Wojcik"},
	{"Toyota Motor Corp.", "Toyota Motor Corporation"},
	{"Amazon.com, Inc.", "Amazon"},
	{"Smith, Jones & Lee LLP", "Smith Jones and Lee"},
	{"Northgate Hoisting Corp.", "Northgate Hoisting Corp., Plaintiff"},
	{"Jane Roe, individually and as executor of the Estate of John Roe", "John Roe"},
	{"United States ex rel. Lena Abara", "Lena Abara"},
	{"3M Company", "3M Co"},
	{"Dow Chem. Co.", "Dow Chemical"},
}

var misses = [][2]string{
	{"Texas", "Texas Instruments Inc."},
	{"State of Texas", "Texas Roadhouse, Inc."},
	{"Texas Co.", "Texas"},
	{"American Airlines", "American Express"},
	{"General Electric", "General Motors"},
	{"United States", "United States Steel Corp."},
	{"City of Chicago", "City of Chicago Heights"},
	{"City of Chicago", "Chicago Title Insurance Co."},
	{"New York", "City of New York"},
	{"First National Bank of Omaha", "First National Bank of Texas"},
	{"Smith", "John Smith"},
	{"John Smith", "Jane Smith"},
	{"John Smith", "John Smithson"},
	{"Harbor Crane Co.", "Harbor Freight Tools"},
	{"Palisade Tower Cranes, Inc.", "Palisades Insurance Co."},
	{"Palisade", "Palisade Tower Cranes, Inc."},
	{"IBM", "Irish Beef Co."},
	{"International Business Machines", "Irish Butter Makers"},
	{"ace", "Allied Crane Equipment"},
	{"American Holdings", "American Group"},
	{"Texas Holdings", "Texas Group"},
	{"Johnson & Johnson", "Johnson Controls"},
	{"Johnson", "Johnson & Johnson"},
	{"Black & Decker", "Black Diamond"},
	{"Acme Inc. (the “Company”)", "Company"},
	{"Lena Abara", "Lena Abaza"},
	{"L. Abara", "Maria Abara"},
	{"University of Texas", "Texas"},
	{"Orange County", "Orange"},
	{"Bank of America", "Bank of the West"},
	{"Roe", "Doe"},
	{"Blue Cross of Texas", "Blue Cross of Florida"},
	{"", "Acme"},
	{"...", "Acme"},
}

func TestSame_hitsWholeNamesHoweverTheyAreWritten(t *testing.T) {
	if len(hits)+len(misses) < 60 {
		t.Errorf("only %d pairs", len(hits)+len(misses))
	}
	for i, pair := range append(hits, misses...) {
		for _, p := range [][2]string{pair, {pair[1], pair[0]}, {strings.ToUpper(pair[0]), pair[1]}} {
			if p[0] == "ACE" && i >= len(hits) {
				continue // in capitals, it's an acronym
			}
			got := Any([]Entry{{p[0], Excluded}}, []Entry{{p[1], Party}})
			if got != (i < len(hits)) {
				t.Errorf("%q and %q: %v", p[0], p[1], got)
			}
		}
	}
}

func TestAny_readsCaptions(t *testing.T) {
	for caption, want := range map[string]struct{ hits, misses []string }{
		"Reyes v. Northgate Hoisting Corp.":                              {[]string{"Northgate Hoisting"}, []string{"Maria Reyes", "Northgate"}},
		"ALVAREZ et al. vs. HARBOR CRANE CO., et al.":                    {[]string{"Harbor Crane Company"}, []string{"Harbor", "Crane Co."}},
		"Lena Abara and Tom Lowe v. Palisade Cranes, Inc.; Acme Rigging": {[]string{"Lena Abara", "Thomas Lowe", "Palisade Cranes", "Acme Rigging, LLC"}, []string{"Abara"}},
		"In re Vioxx Products Liability Litigation":                      {[]string{"Vioxx"}, []string{"Products", "Liability"}},
		"In the Matter of Lena Harper":                                   {[]string{"Lena Harper"}, nil},
		"Estate of Lena Harper v. Mercy Hosp.":                           {[]string{"Lena Harper", "Mercy Hospital"}, []string{"Mercy"}},
		"State v. Lena Abara":                                            {[]string{"Lena Abara"}, []string{"State of Texas"}},
		"Texas v. Acme Rigging":                                          {[]string{"State of Texas"}, []string{"Texas Instruments"}},
		"Black and Decker v. Lowe":                                       {[]string{"Black & Decker"}, []string{"Decker"}},
		"Harbor Point arbitration":                                       {[]string{"Harbor Point LLC"}, []string{"Harbor"}},
	} {
		for _, one := range want.hits {
			if !Any([]Entry{{caption, Caption}}, []Entry{{one, Party}}) {
				t.Errorf("%q misses %q", caption, one)
			}
		}
		for _, one := range want.misses {
			if Any([]Entry{{caption, Caption}}, []Entry{{one, Party}}) {
				t.Errorf("%q hits %q", caption, one)
			}
		}
	}
}

func TestAny_aShortCaptionNeedsBothSides(t *testing.T) {
	caption := []Entry{{"Abara v. Palisade", Caption}}
	for want, sets := range map[bool][][]string{
		true: {{"Lena Abara", "Palisade Tower Cranes, Inc."}, {"Palisade Tower Cranes, Inc.", "Acme", "Lena Abara"}},
		false: {{"Lena Abara"}, {"Palisade Tower Cranes, Inc."}, {"Lena Abara", "Maria Abara"}, {"Lena Abara", "Tower Palisade Cranes"},
			{"Abara Palisade"}},
	} {
		for _, set := range sets {
			var parties []Entry
			for _, one := range set {
				parties = append(parties, Entry{one, Party})
			}
			if got := Any(caption, parties); got != want {
				t.Errorf("%v: %v", set, got)
			}
		}
	}
	if Any([]Entry{{"Smith v. Texas", Caption}}, []Entry{{"John Smith", Party}, {"Texas Instruments", Party}}) {
		t.Error("a place is no short form")
	}
}

func TestAny_firms(t *testing.T) {
	for _, c := range []struct {
		theirs, ours Kind
		want         bool
	}{{Firm, Opposing, true}, {Firm, Party, true}, {Firm, Own, false}, {Excluded, Own, true}, {Excluded, Opposing, true}, {Caption, Own, false}} {
		if got := Any([]Entry{{"Hart & Lowe LLP", c.theirs}}, []Entry{{"Hart and Lowe", c.ours}}); got != c.want {
			t.Errorf("%s and %s: %v", c.theirs, c.ours, got)
		}
	}
}

func TestMentioned(t *testing.T) {
	for text, want := range map[string]bool{
		"A failure of a Palisade Tower Cranes machine": true, "Palisade tower, cranes": true, "A failure of a tower crane": false,
		"The Abara matter": true, "Abara’s fall": true, "Palisade Tower Cranes's crane": true, "Cabaraet": false, "Texas law applies": false, "": false,
	} {
		got := Mentioned(text, "Palisade Tower Cranes, Inc.") || Mentioned(text, "Abara") || Mentioned(text, "Texas")
		if got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestCaptioned(t *testing.T) {
	for text, want := range map[string]bool{
		"Help in Abara v. Palisade": true, "Abara’s fall": true, "A crane of PALISADE": true, "In re Palisade": true,
		"A failure of a tower crane": false, "Palisades": false, "Texas law applies": false, "The fall of Lee": false, "": false,
	} {
		if got := Captioned(text, "Abara v. Palisade") || Captioned(text, "Lee v. Texas"); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
	if !Captioned("Patients of Mercy Hospital", "Estate of Lena Harper v. Mercy Hosp., et al.") || Captioned("Mercy", "Estate of Lena Harper v. Mercy Hosp.") {
		t.Error("a side of several words")
	}
}

func FuzzAny(f *testing.F) {
	for _, pair := range hits {
		f.Add(pair[0], pair[1])
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		if Any([]Entry{{a, Excluded}}, []Entry{{b, Party}}) != Any([]Entry{{b, Excluded}}, []Entry{{a, Party}}) {
			t.Errorf("%q and %q differ by order", a, b)
		}
		Any([]Entry{{a, Caption}}, []Entry{{b, Party}})
		Mentioned(a, b)
		Captioned(a, b)
	})
}
