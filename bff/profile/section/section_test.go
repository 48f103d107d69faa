package section

import (
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"testing"

	"peritus/bff/platform/field"
	"peritus/bff/platform/phone"
)

// Valid values for each section. Each test makes one invalid.
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
	return map[string]any{"organization": "Columbia University", "degree": "PhD", "status": "completed"}
}

var sound = map[string]func() map[string]any{
	AboutMeCode: soundAbout, AreaOfExpertiseCode: soundArea, EducationCode: soundEducation,
}

// decodeAndCheck decodes, normalizes, and validates, as saving does.
func decodeAndCheck(t *testing.T, code string, data map[string]any) (Item, field.Problems) {
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
	field.Normalize(item)
	return item, field.Check(item)
}

type spoiled struct {
	rule    string
	section string
	field   string
	value   any
	refusal string // empty: it is accepted
	with    map[string]any
}

func TestSections_everyRuleIsEnforced(t *testing.T) {
	long := func(n int) string { return strings.Repeat("é", n) }
	many := func(n int) []string {
		words := make([]string, n)
		for i := range words {
			words[i] = fmt.Sprintf("word %d", i)
		}
		return words
	}
	for _, c := range []spoiled{
		{rule: "a first name is required", section: AboutMeCode, field: "first_name", value: "", refusal: "Enter your first name."},
		{rule: "spaces are no name", section: AboutMeCode, field: "first_name", value: "  \u00a0", refusal: "Enter your first name."},
		{rule: "null is no name", section: AboutMeCode, field: "last_name", value: nil, refusal: "Enter your last name."},
		{rule: "a name has 80 characters at most, counted as people count", section: AboutMeCode, field: "first_name", value: long(81), refusal: "Shorten your first name to 80 characters or fewer. It has 81 now."},
		{rule: "80 characters of two bytes each are 80", section: AboutMeCode, field: "first_name", value: long(80)},
		{rule: "a headline is required", section: AboutMeCode, field: "headline", value: "", refusal: "Enter a headline."},
		{rule: "a headline has 120 characters at most", section: AboutMeCode, field: "headline", value: long(121), refusal: "Shorten the headline to 120 characters or fewer. It has 121 now."},
		{rule: "a line break in a headline is a space", section: AboutMeCode, field: "headline", value: "two\nlines"},
		{rule: "a biography has 150 characters at least", section: AboutMeCode, field: "bio", value: long(149), refusal: "Lengthen the biography to at least 150 characters. It has 149 now."},
		{rule: "a biography has 3,000 characters at most", section: AboutMeCode, field: "bio", value: long(3001), refusal: "Shorten the biography to 3,000 characters or fewer. It has 3,001 now."},
		{rule: "a biography may have 3,000", section: AboutMeCode, field: "bio", value: long(3000)},
		{rule: "a biography may have lines", section: AboutMeCode, field: "bio", value: long(100) + "\r\n\r\n" + long(60)},
		{rule: "control characters are refused", section: AboutMeCode, field: "bio", value: long(150) + "\a", refusal: "Remove the special characters from the biography."},
		{rule: "a tab in a line is a space", section: AboutMeCode, field: "city", value: "New\tark"},
		{rule: "tabs around a line are dropped", section: AboutMeCode, field: "other_names", value: "\tAmara\t"},
		{rule: "controls of the upper half are refused too", section: AboutMeCode, field: "city", value: "New\u0085ark", refusal: "Remove the special characters from your city."},
		{rule: "a city is required", section: AboutMeCode, field: "city", value: "", refusal: "Enter your city."},
		{rule: "a country is required", section: AboutMeCode, field: "country", value: "", refusal: "Choose your country.", with: map[string]any{"state": ""}},
		{rule: "a country is one of the list", section: AboutMeCode, field: "country", value: "XX", refusal: "Choose your country from the list.", with: map[string]any{"state": ""}},
		{rule: "the United States need a state", section: AboutMeCode, field: "state", value: "", refusal: "Choose a state."},
		{rule: "a state is one of the list", section: AboutMeCode, field: "state", value: "ZZ", refusal: "Choose a state from the list."},
		{rule: "other countries have no state", section: AboutMeCode, field: "state", value: "NJ", refusal: "Leave the state empty outside the United States.", with: map[string]any{"country": "IE"}},
		{rule: "a time zone is required", section: AboutMeCode, field: "time_zone", value: "", refusal: "Choose your time zone."},
		{rule: "a time zone is one of the world's", section: AboutMeCode, field: "time_zone", value: "America/Gotham", refusal: "Choose your time zone from the list."},
		{rule: "the machine's own zone is none", section: AboutMeCode, field: "time_zone", value: "Local", refusal: "Choose your time zone from the list."},
		{rule: "a zone does not lead out of the folder of zones", section: AboutMeCode, field: "time_zone", value: "../../etc/passwd", refusal: "Choose your time zone from the list."},
		{rule: "an older name of a zone is accepted", section: AboutMeCode, field: "time_zone", value: "Asia/Calcutta"},
		{rule: "a language is one of the list", section: AboutMeCode, field: "languages", value: []any{map[string]any{"language": "qq", "level": "native"}}, refusal: "Entry 1: choose a language from the list."},
		{rule: "a language has a level", section: AboutMeCode, field: "languages", value: []any{map[string]any{"language": "en"}}, refusal: "Entry 1: choose a level from the list."},
		{rule: "no language twice", section: AboutMeCode, field: "languages", value: []any{map[string]any{"language": "en", "level": "native"}, map[string]any{"language": "en", "level": "basic"}}, refusal: "You entered English twice. Remove one."},
		{rule: "a language has nothing else", section: AboutMeCode, field: "languages", value: []any{map[string]any{"language": "en", "level": "native", "since": 1}}, refusal: "Enter a list of languages, each with a level."},
		{rule: "an email address is required", section: AboutMeCode, field: "contact_email", value: "", refusal: "Enter your contact email."},
		{rule: "an email address has an at sign", section: AboutMeCode, field: "contact_email", value: "amara.example", refusal: "Enter an email address such as name@example.com."},
		{rule: "an email address has no display name", section: AboutMeCode, field: "contact_email", value: "Amara <amara@x.example>", refusal: "Enter an email address such as name@example.com."},
		{rule: "an email address names a public host", section: AboutMeCode, field: "contact_email", value: "amara@localhost", refusal: "“localhost” is missing an ending, such as .com."},
		{rule: "a phone number is optional", section: AboutMeCode, field: "phone", value: ""},
		{rule: "a phone number is valid in its country", section: AboutMeCode, field: "phone", value: "+1 212 555 01", refusal: phone.TooShort.Sentence()},
		{rule: "a phone number without a country is a U.S. number", section: AboutMeCode, field: "phone", value: "(212) 555-0147"},
		{rule: "a phone number has no letters", section: AboutMeCode, field: "phone", value: "+1 212 CALL ME", refusal: phone.NotANumber.Sentence()},
		{rule: "a phone number has 20 characters at most", section: AboutMeCode, field: "phone", value: "+1 (212)  555 - 0147 ", refusal: ""},
		{rule: "21 characters are too many", section: AboutMeCode, field: "phone", value: "+1 (212)   555 - 0147", refusal: phone.TooLong.Sentence()},
		{rule: "a phone number stays as typed", section: AboutMeCode, field: "phone", value: "+1 (212) 555-0147"},
		{rule: "a slug has letters, digits, hyphens and underscores", section: AboutMeCode, field: "slug", value: "amara.bell", refusal: "Use 3 to 64 letters, digits, hyphens, or underscores."},
		{rule: "a slug has 3 characters at least", section: AboutMeCode, field: "slug", value: "ab", refusal: "Use 3 to 64 letters, digits, hyphens, or underscores."},
		{rule: "a slug has 64 characters at most", section: AboutMeCode, field: "slug", value: strings.Repeat("a", 65), refusal: "Use 3 to 64 letters, digits, hyphens, or underscores."},
		{rule: "a slug has no accents", section: AboutMeCode, field: "slug", value: "siobhán", refusal: "Use 3 to 64 letters, digits, hyphens, or underscores."},
		{rule: "reserved words are refused, in any case", section: AboutMeCode, field: "slug", value: "AdMin", refusal: "This address is reserved. Choose another."},
		{rule: "a good slug", section: AboutMeCode, field: "slug", value: "Amara_Bell-2"},
		{rule: "a photo is a key, not an address", section: AboutMeCode, field: "photo", value: "https://evil.example/p.jpg", refusal: "Upload the file again."},
		{rule: "a photo's key stays in its folder", section: AboutMeCode, field: "photo", value: "photos/../secret.jpg", refusal: "Upload the file again."},
		{rule: "an unknown field is refused at that field", section: AboutMeCode, field: "shoe_size", value: 42, refusal: "This form has no such field."},
		{rule: "names of fields are spelled exactly", section: AboutMeCode, field: "First_Name", value: "x", refusal: "This form has no such field."},
		{rule: "a number is no text", section: AboutMeCode, field: "headline", value: 42, refusal: "Enter text."},

		{rule: "a category is required", section: AreaOfExpertiseCode, field: "category", value: "", refusal: "Choose a category."},
		{rule: "a category is one of the list", section: AreaOfExpertiseCode, field: "category", value: "alchemy", refusal: "Choose a category from the list."},
		{rule: "a subcategory is required", section: AreaOfExpertiseCode, field: "subcategory", value: "", refusal: "Choose a subcategory."},
		{rule: "a subcategory belongs to its category", section: AreaOfExpertiseCode, field: "subcategory", value: "cardiology", refusal: "Choose a subcategory from the list."},
		{rule: "primary is true or false", section: AreaOfExpertiseCode, field: "primary", value: "yes", refusal: "Choose yes or no."},
		{rule: "years are whole", section: AreaOfExpertiseCode, field: "years", value: 1.5, refusal: "Enter a whole number."},
		{rule: "years are no text", section: AreaOfExpertiseCode, field: "years", value: "12", refusal: "Enter a whole number."},
		{rule: "years are not negative", section: AreaOfExpertiseCode, field: "years", value: -1, refusal: "Years of experience must be between 0 and 80."},
		{rule: "years are 80 at most", section: AreaOfExpertiseCode, field: "years", value: 81, refusal: "Years of experience must be between 0 and 80."},
		{rule: "years may be left out", section: AreaOfExpertiseCode, field: "years", value: nil},
		{rule: "20 keywords are enough", section: AreaOfExpertiseCode, field: "keywords", value: many(21), refusal: "Enter 20 keywords or fewer. You entered 21."},
		{rule: "20 keywords are accepted", section: AreaOfExpertiseCode, field: "keywords", value: many(20)},
		{rule: "no keyword is empty", section: AreaOfExpertiseCode, field: "keywords", value: []string{"crane", " "}, refusal: "Entry 2 is empty. Fill it in or remove it."},
		{rule: "no keyword twice, in any case", section: AreaOfExpertiseCode, field: "keywords", value: []string{"Crane", "crane"}, refusal: "You entered “crane” twice. Remove one."},
		{rule: "a keyword has 60 characters at most", section: AreaOfExpertiseCode, field: "keywords", value: []string{long(61)}, refusal: "Shorten entry 1 to 60 characters or fewer. It has 61 now."},
		{rule: "keywords are a list", section: AreaOfExpertiseCode, field: "keywords", value: "crane", refusal: "Enter a list of texts."},
		{rule: "keywords are texts", section: AreaOfExpertiseCode, field: "keywords", value: []any{"crane", nil}, refusal: "Enter a list of texts."},

		{rule: "an institution is required", section: EducationCode, field: "organization", value: "", refusal: "Enter an institution."},
		{rule: "a degree is required", section: EducationCode, field: "degree", value: "", refusal: "Enter a degree."},
		{rule: "a status is required", section: EducationCode, field: "status", value: "", refusal: "Choose a status."},
		{rule: "a status is one of the list", section: EducationCode, field: "status", value: "expelled", refusal: "Choose a status from the list."},
		{rule: "a date is a year, a month or a day", section: EducationCode, field: "start", value: "May 2004", refusal: "Enter a year, a month, or a day: 2024, 2024-05, or 2024-05-31."},
		{rule: "a month is one of twelve", section: EducationCode, field: "start", value: "2004-13", refusal: "Enter a year, a month, or a day: 2024, 2024-05, or 2024-05-31."},
		{rule: "a day exists", section: EducationCode, field: "start", value: "2023-02-29", refusal: "That day doesn’t exist. Check the date."},
		{rule: "the 29th of February exists in leap years", section: EducationCode, field: "start", value: "2024-02-29"},
		{rule: "a year is within reason", section: EducationCode, field: "start", value: "0204", refusal: "Enter a year between 1900 and 2100."},
		{rule: "an end is not before its start", section: EducationCode, field: "end", value: "2003", refusal: "The end date is before the start date. Correct one of them.", with: map[string]any{"start": "2004"}},
		{rule: "months are compared where both have them", section: EducationCode, field: "end", value: "2004-04", refusal: "The end date is before the start date. Correct one of them.", with: map[string]any{"start": "2004-05-01"}},
		{rule: "an end may be coarser than the start", section: EducationCode, field: "end", value: "2004", with: map[string]any{"start": "2004-05-01"}},
	} {
		t.Run(c.section+"/"+c.rule, func(t *testing.T) {
			data := sound[c.section]()
			maps.Copy(data, c.with)
			data[c.field] = c.value
			_, problems := decodeAndCheck(t, c.section, data)
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

func TestAreas_areValidatedTogether(t *testing.T) {
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
		{"without a primary area none is saved", []Item{area("civil", false)}, "primary", "Exactly one area must be primary. Mark this one, or mark another first."},
		{"two primary areas are one too many", []Item{area("civil", true), area("fire", true)}, "primary", "Exactly one area must be primary. Mark this one, or mark another first."},
		{"no area twice", []Item{area("civil", true), area("civil", false)}, "subcategory", "You’ve already added Civil and transportation."},
		{"ten areas at most", eleven, "section", "Keep 10 or fewer."},
		{"at least one area", nil, "section", "Keep at least one area."},
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

func TestDiff_isFieldByField(t *testing.T) {
	before := &Education{Organization: "Columbia", Degree: "MS", Status: "completed"}
	after := &Education{Organization: "Columbia", Degree: "PhD <b>", Status: "completed", End: "2006"}
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

func TestCompleteness_listsMissingFields(t *testing.T) {
	about, _ := Find(AboutMeCode)
	areas, _ := Find(AreaOfExpertiseCode)
	years := 12
	full := map[string][]Item{
		AboutMeCode:         {&AboutMe{FirstName: "A", Photo: "p.jpg", Languages: []field.Language{{Language: "en", Level: "native"}}, Phone: "+1"}},
		AreaOfExpertiseCode: {&AreaOfExpertise{Years: &years, Keywords: []string{"crane"}}},
		EducationCode:       {&Education{Field: "x", End: "2001"}},
	}
	total, filled := 0, 0
	for _, s := range All() {
		total += s.Weight
		if items := full[s.Code]; items != nil {
			filled += s.Weight
			if st := s.Status(items); st.Score != 1 || len(st.Missing) > 0 {
				t.Errorf("%s is complete, but has %+v", s.Code, st)
			}
		}
	}
	if n := Completeness(full); n != 100*filled/total {
		t.Errorf("%d of %d are filled, but it is %d%%", filled, total, n)
	}
	if n := Completeness(nil); n != 0 {
		t.Errorf("nothing is filled in, but it is %d%%", n)
	}
	bare := about.Status([]Item{&AboutMe{}})
	if bare.Score != 0.5 || strings.Join(bare.Missing, ",") != "a photo,the languages you speak,a phone number" {
		t.Errorf("%+v", bare)
	}
	some := areas.Status([]Item{&AreaOfExpertise{Years: &years}, &AreaOfExpertise{Years: &years, Keywords: []string{"x"}}})
	if some.Score != 0.875 || strings.Join(some.Missing, ",") != "keywords (1 of 2 areas)" {
		t.Errorf("%+v", some)
	}
	if none := areas.Status(nil); strings.Join(none.Missing, ",") != "at least one area" {
		t.Errorf("%+v", none)
	}
}
