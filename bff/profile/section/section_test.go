package section

import (
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"testing"

	"peritus/bff/sample"
)

// Sound values of each section, from which each test spoils one.
func soundAbout() map[string]any {
	return map[string]any{
		"first_name": "Amara", "last_name": "Okonkwo-Bell", "headline": "Structural engineer; tower cranes",
		"bio": strings.Repeat("b", 150), "city": "Newark", "country": "US", "state": "NJ",
		"time_zone": "America/New_York", "contact_email": "amara@okonkwobell.example",
	}
}

func soundArea() map[string]any {
	return map[string]any{"category": "engineering", "subcategory": "structural", "primary": true}
}

func soundEducation() map[string]any {
	return map[string]any{"organisation": "Columbia University", "degree": "PhD", "status": "completed"}
}

var sound = map[string]func() map[string]any{
	AboutMeCode: soundAbout, AreaOfExpertiseCode: soundArea, EducationCode: soundEducation,
}

// judge decodes, normalises and checks, as saving does.
func judge(t *testing.T, code string, data map[string]any) (Item, Problems) {
	t.Helper()
	declared, found := Find(code)
	if !found {
		t.Fatalf("no section %q", code)
	}
	raw, err := json.Marshal(data)
	if err != nil {
		t.Fatal(err)
	}
	item, problems := declared.Decode(raw)
	if len(problems) > 0 {
		return nil, problems
	}
	Normalise(item)
	return item, Check(item)
}

type spoiled struct {
	rule    string
	section string
	field   string
	value   any
	refusal string // empty: it is accepted
	with    map[string]any
}

func TestSections_everyRuleHasItsRefusal(t *testing.T) {
	long := func(n int) string { return strings.Repeat("é", n) }
	many := func(n int) []string {
		words := make([]string, n)
		for i := range words {
			words[i] = fmt.Sprintf("word %d", i)
		}
		return words
	}
	for _, c := range []spoiled{
		{rule: "a first name is required", section: AboutMeCode, field: "first_name", value: "", refusal: "First name is required."},
		{rule: "spaces are no name", section: AboutMeCode, field: "first_name", value: "  \u00a0", refusal: "First name is required."},
		{rule: "null is no name", section: AboutMeCode, field: "last_name", value: nil, refusal: "Last name is required."},
		{rule: "a name has 80 characters at most, counted as people count", section: AboutMeCode, field: "first_name", value: long(81), refusal: "At most 80 characters; this has 81."},
		{rule: "80 characters of two bytes each are 80", section: AboutMeCode, field: "first_name", value: long(80)},
		{rule: "a headline is required", section: AboutMeCode, field: "headline", value: "", refusal: "Headline is required."},
		{rule: "a headline has 120 characters at most", section: AboutMeCode, field: "headline", value: long(121), refusal: "At most 120 characters; this has 121."},
		{rule: "a headline is one line", section: AboutMeCode, field: "headline", value: "two\nlines", refusal: "Must be on one line."},
		{rule: "a biography has 150 characters at least", section: AboutMeCode, field: "bio", value: long(149), refusal: "At least 150 characters; this has 149."},
		{rule: "a biography has 3,000 characters at most", section: AboutMeCode, field: "bio", value: long(3001), refusal: "At most 3000 characters; this has 3001."},
		{rule: "a biography may have 3,000", section: AboutMeCode, field: "bio", value: long(3000)},
		{rule: "a biography may have lines", section: AboutMeCode, field: "bio", value: long(100) + "\r\n\r\n" + long(60)},
		{rule: "control characters are refused", section: AboutMeCode, field: "bio", value: long(150) + "\a", refusal: "Contains a control character (U+0007), which cannot be stored."},
		{rule: "a tab is a control character", section: AboutMeCode, field: "city", value: "New\tark", refusal: "Contains a control character (U+0009), which cannot be stored."},
		{rule: "so is a lone tab in an optional field", section: AboutMeCode, field: "other_names", value: "\t", refusal: "Contains a control character (U+0009), which cannot be stored."},
		{rule: "controls of the upper half are refused too", section: AboutMeCode, field: "city", value: "New\u0085ark", refusal: "Contains a control character (U+0085), which cannot be stored."},
		{rule: "a city is required", section: AboutMeCode, field: "city", value: "", refusal: "City is required."},
		{rule: "a country is required", section: AboutMeCode, field: "country", value: "", refusal: "Country is required.", with: map[string]any{"state": ""}},
		{rule: "a country is one of the list", section: AboutMeCode, field: "country", value: "XX", refusal: "Choose one of the list.", with: map[string]any{"state": ""}},
		{rule: "the United States need a state", section: AboutMeCode, field: "state", value: "", refusal: "State is required in the United States."},
		{rule: "a state is one of the list", section: AboutMeCode, field: "state", value: "ZZ", refusal: "Choose one of the list."},
		{rule: "other countries have no state", section: AboutMeCode, field: "state", value: "NJ", refusal: "Is given in the United States only.", with: map[string]any{"country": "IE"}},
		{rule: "a time zone is required", section: AboutMeCode, field: "time_zone", value: "", refusal: "Time zone is required."},
		{rule: "a time zone is one of the world's", section: AboutMeCode, field: "time_zone", value: "America/Gotham", refusal: "Choose one of the list."},
		{rule: "the machine's own zone is none", section: AboutMeCode, field: "time_zone", value: "Local", refusal: "Choose one of the list."},
		{rule: "a zone does not lead out of the folder of zones", section: AboutMeCode, field: "time_zone", value: "../../etc/passwd", refusal: "Choose one of the list."},
		{rule: "an older name of a zone is accepted", section: AboutMeCode, field: "time_zone", value: "Asia/Calcutta"},
		{rule: "a language is one of the list", section: AboutMeCode, field: "languages", value: []any{map[string]any{"language": "qq", "level": "native"}}, refusal: "Entry 1: choose a language of the list."},
		{rule: "a language has a level", section: AboutMeCode, field: "languages", value: []any{map[string]any{"language": "en"}}, refusal: "Entry 1: choose a level of the list."},
		{rule: "no language twice", section: AboutMeCode, field: "languages", value: []any{map[string]any{"language": "en", "level": "native"}, map[string]any{"language": "en", "level": "basic"}}, refusal: "English is there twice."},
		{rule: "a language has nothing else", section: AboutMeCode, field: "languages", value: []any{map[string]any{"language": "en", "level": "native", "since": 1}}, refusal: "Must be a list of languages, each with a level."},
		{rule: "an e-mail address is required", section: AboutMeCode, field: "contact_email", value: "", refusal: "Contact e-mail is required."},
		{rule: "an e-mail address has an at sign", section: AboutMeCode, field: "contact_email", value: "amara.example", refusal: "Must be an e-mail address such as name@example.org."},
		{rule: "an e-mail address has no display name", section: AboutMeCode, field: "contact_email", value: "Amara <amara@x.example>", refusal: "Must be an e-mail address such as name@example.org."},
		{rule: "an e-mail address names a public host", section: AboutMeCode, field: "contact_email", value: "amara@localhost", refusal: "Must be an e-mail address such as name@example.org."},
		{rule: "a phone number is optional", section: AboutMeCode, field: "phone", value: ""},
		{rule: "a phone number is valid in its country", section: AboutMeCode, field: "phone", value: "+1 212 555 01", refusal: "Is not a valid number in that country."},
		{rule: "a phone number is international", section: AboutMeCode, field: "phone", value: "212 555 0147", refusal: "Must start with a plus and the country's code."},
		{rule: "a phone number has no letters", section: AboutMeCode, field: "phone", value: "+1 212 CALL ME", refusal: "May hold digits, spaces, parentheses, hyphens and a plus."},
		{rule: "a phone number has 20 characters at most", section: AboutMeCode, field: "phone", value: "+1 (212)  555 - 0147 ", refusal: ""},
		{rule: "21 characters are too many", section: AboutMeCode, field: "phone", value: "+1 (212)   555 - 0147", refusal: "At most 20 characters; this has 21."},
		{rule: "a phone number stays as typed", section: AboutMeCode, field: "phone", value: "+1 (212) 555-0147"},
		{rule: "a slug has letters, digits, hyphens and underscores", section: AboutMeCode, field: "slug", value: "amara.bell", refusal: "Must be 3 to 64 letters, digits, hyphens or underscores."},
		{rule: "a slug has 3 characters at least", section: AboutMeCode, field: "slug", value: "ab", refusal: "Must be 3 to 64 letters, digits, hyphens or underscores."},
		{rule: "a slug has 64 characters at most", section: AboutMeCode, field: "slug", value: strings.Repeat("a", 65), refusal: "Must be 3 to 64 letters, digits, hyphens or underscores."},
		{rule: "a slug has no accents", section: AboutMeCode, field: "slug", value: "siobhán", refusal: "Must be 3 to 64 letters, digits, hyphens or underscores."},
		{rule: "reserved words are refused, in any case", section: AboutMeCode, field: "slug", value: "AdMin", refusal: "Is reserved. Choose another."},
		{rule: "a good slug", section: AboutMeCode, field: "slug", value: "Amara_Bell-2"},
		{rule: "a photo is a key, not an address", section: AboutMeCode, field: "photo", value: "https://evil.example/p.jpg", refusal: "Must be the key of an uploaded picture."},
		{rule: "a photo's key stays in its folder", section: AboutMeCode, field: "photo", value: "photos/../secret.jpg", refusal: "Must be the key of an uploaded picture."},
		{rule: "an unknown field is refused at that field", section: AboutMeCode, field: "shoe_size", value: 42, refusal: "There is no such field."},
		{rule: "names of fields are spelled exactly", section: AboutMeCode, field: "First_Name", value: "x", refusal: "There is no such field."},
		{rule: "a number is no text", section: AboutMeCode, field: "headline", value: 42, refusal: "Must be text."},

		{rule: "a category is required", section: AreaOfExpertiseCode, field: "category", value: "", refusal: "Category is required."},
		{rule: "a category is one of the list", section: AreaOfExpertiseCode, field: "category", value: "alchemy", refusal: "Choose one of the list."},
		{rule: "a subcategory is required", section: AreaOfExpertiseCode, field: "subcategory", value: "", refusal: "Subcategory is required."},
		{rule: "a subcategory belongs to its category", section: AreaOfExpertiseCode, field: "subcategory", value: "cardiology", refusal: "Choose one of the list."},
		{rule: "primary is true or false", section: AreaOfExpertiseCode, field: "primary", value: "yes", refusal: "Must be true or false."},
		{rule: "years are whole", section: AreaOfExpertiseCode, field: "years", value: 1.5, refusal: "Must be a whole number."},
		{rule: "years are no text", section: AreaOfExpertiseCode, field: "years", value: "12", refusal: "Must be a whole number."},
		{rule: "years are not negative", section: AreaOfExpertiseCode, field: "years", value: -1, refusal: "Must be from 0 to 80."},
		{rule: "years are 80 at most", section: AreaOfExpertiseCode, field: "years", value: 81, refusal: "Must be from 0 to 80."},
		{rule: "years may be left out", section: AreaOfExpertiseCode, field: "years", value: nil},
		{rule: "20 keywords are enough", section: AreaOfExpertiseCode, field: "keywords", value: many(21), refusal: "At most 20; these are 21."},
		{rule: "20 keywords are accepted", section: AreaOfExpertiseCode, field: "keywords", value: many(20)},
		{rule: "no keyword is empty", section: AreaOfExpertiseCode, field: "keywords", value: []string{"crane", " "}, refusal: "Entry 2 is empty."},
		{rule: "no keyword twice, in any case", section: AreaOfExpertiseCode, field: "keywords", value: []string{"Crane", "crane"}, refusal: "“crane” is there twice."},
		{rule: "a keyword has 60 characters at most", section: AreaOfExpertiseCode, field: "keywords", value: []string{long(61)}, refusal: "Entry 1: at most 60 characters; this has 61."},
		{rule: "keywords are a list", section: AreaOfExpertiseCode, field: "keywords", value: "crane", refusal: "Must be a list of texts."},
		{rule: "keywords are texts", section: AreaOfExpertiseCode, field: "keywords", value: []any{"crane", nil}, refusal: "Must be a list of texts."},

		{rule: "an institution is required", section: EducationCode, field: "organisation", value: "", refusal: "Institution is required."},
		{rule: "a degree is required", section: EducationCode, field: "degree", value: "", refusal: "Degree is required."},
		{rule: "a status is required", section: EducationCode, field: "status", value: "", refusal: "Status is required."},
		{rule: "a status is one of the list", section: EducationCode, field: "status", value: "expelled", refusal: "Choose one of the list."},
		{rule: "a date is a year, a month or a day", section: EducationCode, field: "start", value: "May 2004", refusal: "Must be a year, a month or a day: 2024, 2024-05 or 2024-05-31."},
		{rule: "a month is one of twelve", section: EducationCode, field: "start", value: "2004-13", refusal: "Must be a year, a month or a day: 2024, 2024-05 or 2024-05-31."},
		{rule: "a day exists", section: EducationCode, field: "start", value: "2023-02-29", refusal: "There is no such day."},
		{rule: "the 29th of February exists in leap years", section: EducationCode, field: "start", value: "2024-02-29"},
		{rule: "a year is within reason", section: EducationCode, field: "start", value: "0204", refusal: "The year must be from 1900 to 2100."},
		{rule: "an end is not before its start", section: EducationCode, field: "end", value: "2003", refusal: "The end is before the start.", with: map[string]any{"start": "2004"}},
		{rule: "months are compared where both have them", section: EducationCode, field: "end", value: "2004-04", refusal: "The end is before the start.", with: map[string]any{"start": "2004-05-01"}},
		{rule: "an end may be coarser than the start", section: EducationCode, field: "end", value: "2004", with: map[string]any{"start": "2004-05-01"}},
	} {
		t.Run(c.section+"/"+c.rule, func(t *testing.T) {
			data := sound[c.section]()
			maps.Copy(data, c.with)
			data[c.field] = c.value
			_, problems := judge(t, c.section, data)
			if c.refusal == "" {
				if len(problems) > 0 {
					t.Fatalf("refused: %v", problems)
				}
				return
			}
			if len(problems) != 1 || len(problems[c.field]) != 1 || problems[c.field][0] != c.refusal {
				t.Fatalf("want %s: %q, have %v", c.field, c.refusal, problems)
			}
		})
	}
}

func TestAreas_areJudgedTogether(t *testing.T) {
	declared, _ := Find(AreaOfExpertiseCode)
	area := func(subcategory string, primary bool) Item {
		return &AreaOfExpertise{Category: "engineering", Subcategory: subcategory, Primary: primary}
	}
	eleven := make([]Item, 11)
	for i, s := range strings.Fields("structural civil mechanical electrical materials geotechnical fire biomechanics marine aerospace chemical") {
		eleven[i] = area(s, i == 0)
	}
	for _, c := range []struct {
		rule    string
		rows    []Item
		field   string
		refusal string
	}{
		{"one primary area is right", eleven[:3], "", ""},
		{"without a primary area none is saved", []Item{area("civil", false)}, "primary", "Exactly one area is the primary one. Mark this one, or mark another first."},
		{"two primary areas are one too many", []Item{area("civil", true), area("fire", true)}, "primary", "Exactly one area is the primary one. Mark this one, or mark another first."},
		{"no area twice", []Item{area("civil", true), area("civil", false)}, "subcategory", "Civil and transportation is there already."},
		{"ten areas at most", eleven, "section", "There can be 10 at most."},
		{"one area at least", nil, "section", "Keep at least one area."},
	} {
		t.Run(c.rule, func(t *testing.T) {
			problems := declared.CheckRows(c.rows)
			if c.refusal == "" && len(problems) > 0 || c.refusal != "" && (len(problems) != 1 || problems[c.field][0] != c.refusal) {
				t.Errorf("want %s: %q, have %v", c.field, c.refusal, problems)
			}
		})
	}
	rows := []Item{area("civil", true), area("fire", true)}
	movePrimary(rows, 1)
	if rows[0].(*AreaOfExpertise).Primary || !rows[1].(*AreaOfExpertise).Primary {
		t.Error("the saved row did not take the flag over")
	}
}

func TestDecode_isStrictAboutTheWhole(t *testing.T) {
	declared, _ := Find(EducationCode)
	for _, c := range []struct{ rule, raw, field, refusal string }{
		{"a list is no object", `[]`, "body", "Must be an object."},
		{"half an object is no JSON", `{"degree":`, "body", "Must be JSON."},
		{"two objects are no JSON", `{} {}`, "body", "Must be JSON."},
		{"nothing is no JSON", ``, "body", "Must be JSON."},
		{"bytes that are not UTF-8", "{\"degree\":\"\xff\"}", "body", "Must be text in UTF-8."},
		{"half a surrogate pair", `{"degree":"\ud800"}`, "body", "Contains half of a surrogate pair, which is no character."},
		{"the other half", `{"degree":"\udc00 x"}`, "body", "Contains half of a surrogate pair, which is no character."},
		{"two first halves", `{"degree":"\ud83d\ud83d"}`, "body", "Contains half of a surrogate pair, which is no character."},
		{"a field given twice", `{"degree":"MS","degree":"PhD"}`, "degree", "Is given twice."},
	} {
		t.Run(c.rule, func(t *testing.T) {
			_, problems := declared.Decode([]byte(c.raw))
			if len(problems) != 1 || problems[c.field] == nil || problems[c.field][0] != c.refusal {
				t.Errorf("want %s: %q, have %v", c.field, c.refusal, problems)
			}
		})
	}
	item, problems := declared.Decode([]byte(`{"degree":"\ud83d\ude00 \\ud800 \u00e9"}`))
	if len(problems) > 0 || item.(*Education).Degree != "😀 \\ud800 é" {
		t.Errorf("a whole pair was not read: %v %v", item, problems)
	}
}

func TestNormalise_isNFCAndLFAndNothingElse(t *testing.T) {
	for in, want := range map[string]string{
		"cafe\u0301":                "café",
		"a\r\nb\rc\nd":              "a\nb\nc\nd",
		" kept ":                    " kept ",
		"zero\u200bwidth\u202e rtl": "zero\u200bwidth\u202e rtl",
		"<b>&amp;</b>":              "<b>&amp;</b>",
		"ﬁ Ⅷ ²":                     "ﬁ Ⅷ ²",
	} {
		if have := Normal(in); have != want {
			t.Errorf("%q became %q, want %q", in, have, want)
		}
	}
}

func TestDiff_isFieldByField(t *testing.T) {
	before := &Education{Organisation: "Columbia", Degree: "MS", Status: "completed"}
	after := &Education{Organisation: "Columbia", Degree: "PhD <b>", Status: "completed", End: "2006"}
	changes := Diff(before, after)
	if len(changes) != 2 || changes[0].Field != "degree" || string(changes[0].Before) != `"MS"` || string(changes[0].After) != `"PhD <b>"` || changes[1].Field != "end" {
		t.Errorf("%+v", changes)
	}
	if added := Diff(nil, after); len(added) != 6 || string(added[0].Before) != "null" {
		t.Errorf("a new item lists all its fields: %+v", added)
	}
	if removed := Diff(before, nil); len(removed) != 6 || string(removed[0].After) != "null" {
		t.Errorf("a removed item lists all its fields: %+v", removed)
	}
	if same := Diff(after, after); len(same) != 0 {
		t.Errorf("nothing changed, but %+v", same)
	}
}

func TestCompleteness_saysWhatIsMissing(t *testing.T) {
	about, _ := Find(AboutMeCode)
	areas, _ := Find(AreaOfExpertiseCode)
	years := 12
	full := map[string][]Item{
		AboutMeCode:         {&AboutMe{FirstName: "A", Photo: "p.jpg", Languages: []Language{{"en", "native"}}, Phone: "+1"}},
		AreaOfExpertiseCode: {&AreaOfExpertise{Years: &years, Keywords: []string{"crane"}}},
		EducationCode:       {&Education{Field: "x", End: "2001"}},
	}
	total, filled := 0, 0
	for _, s := range All() {
		total += s.Weight
		if items := full[s.Code]; items != nil {
			filled += s.Weight
			if st := s.Status(items); st.Score != 1 || len(st.Missing) > 0 {
				t.Errorf("%s lacks nothing, but %+v", s.Code, st)
			}
		}
	}
	if n := Completeness(full); n != 100*filled/total {
		t.Errorf("%d of %d are filled, but it is %d%%", filled, total, n)
	}
	if n := Completeness(nil); n != 0 {
		t.Errorf("there is nothing, but it is %d%%", n)
	}
	bare := about.Status([]Item{&AboutMe{}})
	if bare.Score != 0.5 || strings.Join(bare.Missing, ",") != "a photo,the languages you speak,a phone number" {
		t.Errorf("%+v", bare)
	}
	some := areas.Status([]Item{&AreaOfExpertise{Years: &years}, &AreaOfExpertise{Years: &years, Keywords: []string{"x"}}})
	if some.Score != 0.875 || strings.Join(some.Missing, ",") != "keywords (1 of 2 areas)" {
		t.Errorf("%+v", some)
	}
	if none := areas.Status(nil); strings.Join(none.Missing, ",") != "one area at least" {
		t.Errorf("%+v", none)
	}
}

func TestSample_everyPersonPassesTheSections(t *testing.T) {
	areas, _ := Find(AreaOfExpertiseCode)
	check := func(i int, item Item) {
		t.Helper()
		before := string(Encode(item))
		Normalise(item)
		if after := string(Encode(item)); before != after && !strings.Contains(before, "null") {
			t.Fatalf("person %d is not normal: %s", i, before)
		}
		if problems := Check(item); len(problems) > 0 {
			t.Fatalf("person %d: %v in %s", i, problems, before)
		}
	}
	for i := range 2000 {
		p := sample.Expert(11, i)
		languages := []Language{}
		for _, l := range p.Languages {
			languages = append(languages, Language{l.Code, l.Level})
		}
		check(i, &AboutMe{FirstName: p.FirstName, LastName: p.LastName, OtherNames: p.OtherNames, Suffix: p.Suffix,
			Headline: p.Headline, Bio: p.Bio, City: p.City, Country: p.Country, State: p.State, TimeZone: p.TimeZone,
			Languages: languages, ContactEmail: p.Email, Phone: p.Phone, Slug: p.Slug})
		var rows []Item
		for _, a := range p.Areas {
			row := &AreaOfExpertise{Category: a.Category, Subcategory: a.Subcategory, Primary: a.Primary, Years: &a.Years, Keywords: a.Keywords}
			check(i, row)
			rows = append(rows, row)
		}
		if problems := areas.CheckRows(rows); len(problems) > 0 {
			t.Fatalf("person %d: %v", i, problems)
		}
		for _, d := range p.Education {
			check(i, &Education{Organisation: d.Organisation, Degree: d.Degree, Field: d.Field, Start: d.Start, End: d.End, Status: d.Status})
		}
	}
}
