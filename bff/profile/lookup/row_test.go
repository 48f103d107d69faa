package lookup

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"peritus/bff/platform/field"
)

// rowOf returns the row of a node in JSON.
func rowOf(t *testing.T, node string) foundWork {
	t.Helper()
	var w work
	if err := json.Unmarshal([]byte(node), &w); err != nil {
		t.Fatal(node, err)
	}
	return w.row()
}

const wholeNode = `{"doi":"10.5555/CRANE.2019.17","types":{"resourceTypeGeneral":"JournalArticle","resourceType":"Article","citeproc":"article-journal"},
	"titles":[{"title":"Fatigue of <i>slewing</i> rings"}],
	"creators":[{"name":"Okonkwo-Bell, Amara","givenName":"Amara","familyName":"Okonkwo-Bell","type":"Person"},{"name":"Mbeki, J.","type":"Person"},{"name":"Crane Safety Board, Inc.","type":"Organization"}],
	"dates":[{"date":"2019-03-00","dateType":"Issued"},{"date":"2018-12-01","dateType":"Submitted"}],"publicationYear":2019,
	"container":{"title":"Journal of Forensic Engineering","volume":"34","issue":"2","firstPage":"112","lastPage":"128"},
	"identifiers":[{"identifier":"978-0-306-40615-7","identifierType":"ISBN"},{"identifier":"PMID: 12345678","identifierType":"PMID"}]}`

func TestRow_takesOverEveryValue(t *testing.T) {
	found := rowOf(t, wholeNode)
	want := `{"title":"Fatigue of slewing rings","type":"article","date":"2019-03","authors":["Amara Okonkwo-Bell","J. Mbeki","Crane Safety Board, Inc."],` +
		`"container":"Journal of Forensic Engineering","volume":"34(2)","pages":"112-128","doi":"10.5555/CRANE.2019.17","isbn":"978-0-306-40615-7","pmid":"12345678","url":"","peer_reviewed":false,"retracted":false}`
	if got := string(field.Encode(found.Publication)); got != want || len(found.Notes)+len(found.Unusable) > 0 || found.Unlikely {
		t.Errorf("%s\n%v %v %t\nwant %s", got, found.Notes, found.Unusable, found.Unlikely, want)
	}
}

// Each case changes the good node. What is refused is said, and a row that is left passes
// the section's rules.
func TestRow_hostileValues(t *testing.T) {
	long := strings.Repeat("crane ", 200)
	authors := func(n int) string {
		list := make([]string, n)
		for i := range list {
			list[i] = fmt.Sprintf(`{"name":"Author %d"}`, i)
		}
		return "[" + strings.Join(list, ",") + "]"
	}
	for _, c := range []struct {
		name, member, value string
		check               func(foundWork) bool
		notes, unusable     string
	}{
		{"no title", "titles", `[]`, nil, "", "It has no title."},
		{"a title of null", "titles", `[{"title":null}]`, nil, "", "It has no title."},
		{"a title of markup", "titles", `[{"title":"<i> </i>"}]`, nil, "", "It has no title."},
		{"too long a title", "titles", `[{"title":"` + long + `"}]`, nil, "", "Shorten the title to 500 characters or fewer. It has 1,199 now."},
		{"control characters", "titles", `[{"title":"A\u0000 crane\u0007\n\tfalls\u202e"}]`, func(f foundWork) bool { return f.Publication.Name == "A crane falls" }, "", ""},
		{"a script", "titles", `[{"title":"<script>alert(1)</script>Cranes"}]`, func(f foundWork) bool { return f.Publication.Name == "alert(1)Cranes" }, "", ""},
		{"no authors", "creators", `null`, nil, "", "It names no authors."},
		{"authors without names", "creators", `[{"name":null},{"name":"  "},null]`, nil, "", "It names no authors."},
		{"a hundred authors", "creators", authors(100), func(f foundWork) bool { return len(f.Publication.Authors) == 100 }, "", ""},
		{"more than a hundred authors", "creators", authors(101), func(f foundWork) bool {
			return len(f.Publication.Authors) == 100 && f.Publication.Authors[99] == "Author 99"
		}, "Only the first 100 authors are included.", ""},
		{"an author with too long a name", "creators", `[{"name":"` + long + `"}]`, nil, "", "Shorten entry 1 to 160 characters or fewer. It has 1199 now."},
		{"no date", "dates", `[]`, func(f foundWork) bool { return f.Publication.Date == "2019" }, "", ""},
		{"no year", "publicationYear", `null`, func(f foundWork) bool { return f.Publication.Date == "2019-03" }, "", ""},
		{"a year that can't be", "publicationYear", `99999`, nil, "", "Enter a year, a month, or a day: 2024, 2024-05, or 2024-05-31."},
		{"a date of another year", "dates", `[{"date":"2022-01-01","dateType":"Issued"}]`, func(f foundWork) bool { return f.Publication.Date == "2019" }, "", ""},
		{"no container", "container", `null`, func(f foundWork) bool { return f.Publication.Container+f.Publication.Volume+f.Publication.Pages == "" }, "", ""},
		{"too long a container", "container", `{"title":"` + long + `","issue":"2","lastPage":"9"}`, func(f foundWork) bool {
			return f.Publication.Container == "" && f.Publication.Volume == "(2)" && f.Publication.Pages == "9"
		}, "The journal, book, or conference can’t be used and is left out.", ""},
		{"identifiers that are wrong", "identifiers", `[{"identifier":"978-0-306-40615-8","identifierType":"isbn"},{"identifier":"none","identifierType":"PMID"}]`, func(f foundWork) bool {
			return f.Publication.ISBN+f.Publication.PMID == ""
		}, "The ISBN can’t be used and is left out.|The PubMed ID can’t be used and is left out.", ""},
		{"a DOI that is none", "doi", `"javascript:alert(1)"`, func(f foundWork) bool { return f.Publication.DOI == "" }, "The DOI can’t be used and is left out.", ""},
		{"a DOI as an address", "doi", `"https://doi.org/10.5555/x"`, func(f foundWork) bool { return f.Publication.DOI == "10.5555/x" }, "", ""},
		{"a dataset", "types", `{"resourceTypeGeneral":"InteractiveResource"}`, func(f foundWork) bool { return f.Publication.Type == "other" && f.Unlikely },
			"DataCite lists it under “interactive resource”.", ""},
		{"a type of markup", "types", `{"resourceTypeGeneral":"` + long + `"}`, func(f foundWork) bool { return f.Publication.Type == "other" && f.Unlikely },
			"DataCite doesn’t list it as a text.", ""},
		{"no type", "types", `null`, func(f foundWork) bool { return f.Publication.Type == "other" && !f.Unlikely }, "", ""},
	} {
		var node map[string]json.RawMessage
		if err := json.Unmarshal([]byte(wholeNode), &node); err != nil {
			t.Fatal(err)
		}
		node[c.member] = json.RawMessage(c.value)
		raw, err := json.Marshal(node)
		if err != nil {
			t.Fatal(c.name, err)
		}
		found := rowOf(t, string(raw))
		if c.check != nil && !c.check(found) || strings.Join(found.Notes, "|") != c.notes || strings.Join(found.Unusable, "|") != c.unusable {
			t.Errorf("%s: %+v", c.name, found)
		}
		if problems := field.Check(&found.Publication); (len(problems) > 0) != (c.unusable != "") {
			t.Errorf("%s: the row has the problems %v", c.name, problems)
		}
	}
}

func TestKind_comesFromTheMostTellingType(t *testing.T) {
	for types, want := range map[string]string{
		`{"resourceTypeGeneral":"JournalArticle"}`:                                    "article",
		`{"resourceTypeGeneral":"DataPaper"}`:                                         "article",
		`{"resourceTypeGeneral":"Book"}`:                                              "book",
		`{"resourceTypeGeneral":"BookChapter"}`:                                       "chapter",
		`{"resourceTypeGeneral":"ConferencePaper"}`:                                   "paper",
		`{"resourceTypeGeneral":"Report"}`:                                            "report",
		`{"resourceTypeGeneral":"Dissertation"}`:                                      "thesis",
		`{"resourceTypeGeneral":"Standard"}`:                                          "standard",
		`{"resourceTypeGeneral":"Preprint","citeproc":"article-journal"}`:             "other",
		`{"resourceTypeGeneral":"Text","citeproc":"article-journal"}`:                 "article",
		`{"resourceTypeGeneral":"Text","citeproc":"article","resourceType":"Thesis"}`: "thesis",
		`{"resourceTypeGeneral":"Text","resourceType":"Conference paper"}`:            "paper",
		`{"resourceTypeGeneral":"Text","resourceType":"Book chapter"}`:                "chapter",
		`{"resourceTypeGeneral":"Text","resourceType":"Technical Report"}`:            "report",
		`{"resourceTypeGeneral":"Text"}`:                                              "other",
		`{"resourceType":"Journal article"}`:                                          "article",
		`{"resourceTypeGeneral":"Dataset"}`:                                           "other",
	} {
		if found := rowOf(t, `{"types":`+types+`}`); found.Publication.Type != want {
			t.Errorf("%s: %s, want %s", types, found.Publication.Type, want)
		}
	}
}

func TestCreator_isWrittenAsItIsSpoken(t *testing.T) {
	for given, want := range map[creator]string{
		{GivenName: "Amara", FamilyName: "Okonkwo-Bell", Name: "Bell, A."}: "Amara Okonkwo-Bell",
		{FamilyName: "Okonkwo-Bell"}:                                       "Okonkwo-Bell",
		{Name: "Okonkwo-Bell, Amara", Type: "Person"}:                      "Amara Okonkwo-Bell",
		{Name: "Okonkwo-Bell, Amara"}:                                      "Amara Okonkwo-Bell",
		{Name: "Bell, A., PhD"}:                                            "Bell, A., PhD",
		{Name: "Bell,"}:                                                    "Bell,",
		{Name: "Crane Safety Board, Inc.", Type: "Organization"}:           "Crane Safety Board, Inc.",
		{Name: "<b>Bell</b>,\u0000 A&eacute;"}:                             "Aé Bell",
		{}:                                                                 "",
	} {
		if got := given.written(); got != want {
			t.Errorf("%+v: %q, want %q", given, got, want)
		}
	}
}

func TestPartial_keepsAsMuchOfADateAsExists(t *testing.T) {
	for date, want := range map[string]string{
		"2019": "2019", "2019-06": "2019-06", "2019-06-15": "2019-06-15", "2019-06-15T10:00:00Z": "2019-06-15", " 2019-06 ": "2019-06",
		"2019-00-00": "2019", "2019-06-00": "2019-06", "2019-06-31": "2019-06", "2019-02-29": "2019-02", "2020-02-29": "2020-02-29", "2019-13-01": "2019",
		"2019/2020": "2019", "2019-06-01/2019-06-30": "2019-06-01", "2019 [1987]": "2019",
		"": "", "0000": "", "0000-00-00": "", "20190615": "", "2019-6-1": "", "June 2019": "", "2019-": "", "-2019": "", "２０１９": "", "2019-06-15-07": "",
	} {
		if got := partial(date); got != want {
			t.Errorf("%q: %q, want %q", date, got, want)
		}
	}
}

func TestPlain_removesMarkupAndKeepsTheWords(t *testing.T) {
	for written, want := range map[string]string{
		"Fatigue of <i>slewing</i> rings":                         "Fatigue of slewing rings",
		"CO<sub>2</sub> on growth":                                "CO2 on growth",
		"&lt;i&gt;E. coli&lt;/i&gt; &amp; friends":                "E. coli & friends",
		"A<br/>B<p class=\"x\">C</p>":                             "A B C",
		"<jats:italic>Cranes</jats:italic>":                       "Cranes",
		"<mml:math><mml:mi>x</mml:mi></mml:math>-rays":            "x-rays",
		"p < 0.05 and x > 3":                                      "p < 0.05 and x > 3",
		"a<b and c>d":                                             "a<b and c>d",
		"<Dana> &copy; 2019":                                      "<Dana> © 2019",
		"<img src=x onerror=alert(1)>":                            "<img src=x onerror=alert(1)>",
		"  two\n\tlines\u00a0here ":                               "two lines here",
		"\u0000\u0007bell\u009f":                                  "bell",
		"\u202eevil\u202c \u2066x\u2069 \ufeffy soft\u00adhyphen": "evil x y softhyphen",
		"": "",
	} {
		if got := plain(written); got != want {
			t.Errorf("%q: %q, want %q", written, got, want)
		}
	}
	if got := plain(strings.Repeat("é", 50_000)); len(got) > longestText || !strings.HasSuffix(got, "é") {
		t.Errorf("%d bytes", len(got))
	}
}

func FuzzRow(f *testing.F) {
	f.Add(wholeNode)
	f.Add(`{"titles":[{"title":"<i><b"}],"dates":[{"date":"2019-00-00","dateType":"Issued"}]}`)
	f.Fuzz(func(t *testing.T, node string) {
		var w work
		if json.Unmarshal([]byte(node), &w) != nil {
			return
		}
		found := w.row()
		if problems := field.Check(&found.Publication); len(problems) > 0 && len(found.Unusable) == 0 {
			t.Errorf("%v", problems)
		}
		if slices.Contains(found.Unusable, "") {
			t.Error("an empty reason")
		}
	})
}
