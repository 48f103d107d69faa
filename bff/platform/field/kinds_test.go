package field

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/phone"
)

// every declares every kind.
type every struct {
	Name      string     `json:"name"`
	Bio       string     `json:"bio"`
	Side      string     `json:"side"`
	Areas     []string   `json:"areas"`
	Years     *int       `json:"years"`
	Year      *int       `json:"year"`
	Day       string     `json:"day"`
	Since     string     `json:"since"`
	Link      string     `json:"link"`
	Email     string     `json:"email"`
	Phone     string     `json:"phone"`
	Slug      string     `json:"slug"`
	Country   string     `json:"country"`
	State     string     `json:"state"`
	Zone      string     `json:"zone"`
	Languages []Language `json:"languages"`
	Keywords  []string   `json:"keywords"`
	Flag      bool       `json:"flag"`
	Consent   string     `json:"consent"`
	Password  string     `json:"password"`
	Chosen    string     `json:"chosen"`
	Code      string     `json:"code"`
	Photo     string     `json:"photo"`
	File      string     `json:"file"`
	Rows      []row      `json:"rows"`

	CV      string    `json:"cv"`
	Rate    *int      `json:"rate"`
	Dates   DateRange `json:"dates"`
	Authors []string  `json:"authors"`
	Firm    string    `json:"firm"`
	Court   string    `json:"court"`
	Docket  string    `json:"docket"`
	DOI     string    `json:"doi"`
}

type row struct {
	State string `json:"state"`
	Year  *int   `json:"year"`
}

func (r *row) Declare(f *Form) {
	f.State(&r.State, "State", Required)
	f.Year(&r.Year, "Year", Required, Between(1940, 2100))
}

func (e *every) Declare(f *Form) {
	f.Text(&e.Name, "First name", Max(10), Called("your first name"))
	f.LongText(&e.Bio, "Biography", Max(2000))
	f.Choice(&e.Side, "Side", Pairs("defense: Defense", "plaintiff: Plaintiff"))
	f.Choices(&e.Areas, "Areas", Pairs("tax: Tax", "energy: Energy", "family: Family"), Max(2))
	f.Number(&e.Years, "Years", Max(80))
	f.Year(&e.Year, "Year")
	f.Date(&e.Day, "Day")
	f.PartialDate(&e.Since, "Since")
	f.URL(&e.Link, "Link")
	f.Email(&e.Email, "Email")
	f.Phone(&e.Phone, "Phone")
	f.Slug(&e.Slug, "Address", func(slug string) bool { return slug == "admin" })
	f.Country(&e.Country, "Country")
	f.StateIn(&e.State, &e.Country, "State")
	f.TimeZone(&e.Zone, "Time zone")
	f.Languages(&e.Languages, "Languages")
	f.Keywords(&e.Keywords, "Keywords")
	f.Flag(&e.Flag, "Flag")
	f.Consent(&e.Consent, "I agree.", "You must agree.")
	f.Password(&e.Password, "Password")
	f.NewPassword(&e.Chosen, "New password")
	f.Code(&e.Code, "Code")
	f.Photo(&e.Photo, "Photo")
	f.File(&e.File, "Document", "application/pdf")
	Records(f, &e.Rows, "Admissions", "admission", 2)
	f.Upload(&e.CV, "CV", Documents)
	f.Money(&e.Rate, "Rate", Between(1, 10_000_00))
	f.Range(&e.Dates, "Dates", OpenEnd("I still work here"))
	f.People(&e.Authors, "Authors", Max(3))
	f.Organization(&e.Firm, "Firm")
	f.Court(&e.Court, "Court")
	f.Docket(&e.Docket, "Docket number")
	f.Identifier(&e.DOI, "DOI", DOI)
}

// The web doesn't compile without a renderer for each kind, so Kinds must be complete.
func TestKinds_areAllDeclaredAndDescribed(t *testing.T) {
	var declared []Kind
	object := ObjectSchema(new(every))
	for _, f := range Schema(new(every)) {
		declared = append(declared, f.Kind)
		if s := object.Properties[f.Name]; s == nil || s.Type == "" && s.OneOf == nil || s.Description == "" {
			t.Errorf("the OpenAPI document doesn't describe kind %s: %+v", f.Kind, s)
		}
		if !slices.Contains(Kinds, f.Kind) {
			t.Errorf("kind %q is not in Kinds, so the web doesn't have it", f.Kind)
		}
	}
	for _, k := range Kinds {
		if !slices.Contains(declared, k) {
			t.Errorf("every declares no field of kind %s: add one", k)
		}
	}
	if enum := Kind("").Schema(nil).Enum; len(enum) != len(Kinds) {
		t.Errorf("the OpenAPI enumeration has %d of %d kinds", len(enum), len(Kinds))
	}
}

func TestKinds_roundTrip(t *testing.T) {
	const raw = `{"name":"Dana","bio":"a\nb","side":"defense","areas":["tax"],"years":3,"year":2001,"day":"2026-11-28","since":"2024-05",
		"link":"https://example.org/","email":"dana@example.org","phone":"+1 212 555 0142","slug":"dana","country":"US","state":"NY",
		"zone":"America/New_York","languages":[{"language":"en","level":"native"}],"keywords":["crane"],"flag":true,"consent":"yes",
		"password":"x","chosen":"y","code":"123456","photo":"0123456789abcdef0123456789abcdef","file":"a.pdf","rows":[{"state":"NY","year":2014}],
		"cv":"0123456789abcdef0123456789abcdef","rate":45050,"dates":{"start":"2019","current":true},"authors":["B. Second","A. First"],"firm":"Hart LLP","court":"D. Mass.",
		"docket":"1:17-cv-11696-ADB","doi":"https://doi.org/10.1000/182"}`
	first, again := new(every), new(every)
	if problems := Read([]byte(raw), first); len(problems) > 0 {
		t.Fatal(problems)
	}
	for _, v := range Values(first) {
		if v.Empty() && v.Field.Kind != KindFlag {
			t.Errorf("%s was not decoded", v.Field.Name)
		}
	}
	if problems := Read(Encode(first), again); len(problems) > 0 || string(Encode(first)) != string(Encode(again)) {
		t.Errorf("%v\n%s\n%s", problems, Encode(first), Encode(again))
	}
	nulls := map[string]any{}
	for _, f := range Schema(first) {
		nulls[f.Name] = nil
	}
	body, err := json.Marshal(nulls)
	if err != nil {
		t.Fatal(err)
	}
	if problems := Decode(body, again); len(problems) > 0 {
		t.Error(problems)
	}
	for _, v := range Values(again) {
		if !v.Empty() && v.Field.Kind != KindFlag {
			t.Errorf("null left %s unchanged", v.Field.Name)
		}
	}
}

func TestKinds_refuseInvalidValues(t *testing.T) {
	for _, c := range []struct{ rule, raw, field, refusal string }{
		{"a text has its limit", `{"name":"Maximiliano"}`, "name", "Shorten your first name to 10 characters or fewer. It has 11 now."},
		{"a choice is in the list", `{"side":"judge"}`, "side", "Choose a side from the list."},
		{"choices are in the list", `{"areas":["tax","golf"]}`, "areas", "Choose areas from the list."},
		{"choices are limited", `{"areas":["tax","energy","family"]}`, "areas", "Choose 2 areas or fewer. You chose 3."},
		{"a choice made twice counts once", `{"areas":["tax","energy","tax"]}`, "", ""},
		{"a number has a limit", `{"years":81}`, "years", "Years must be 80 or less."},
		{"a year is plausible", `{"year":1066}`, "year", "Enter a year between 1900 and 2100."},
		{"a year is a number", `{"year":"next"}`, "year", "Enter the year with four digits, such as 2014."},
		{"a date exists", `{"day":"2026-02-30"}`, "day", "Enter a date that exists, such as November 28, 2026."},
		{"a date is plausible", `{"day":"0206-02-03"}`, "day", "Enter a year between 1900 and 2100."},
		{"a partial date is one", `{"since":"May"}`, "since", "Enter a year, a month, or a day: 2024, 2024-05, or 2024-05-31."},
		{"an address is https", `{"link":"http://example.org/"}`, "link", "Enter an address that starts with https://."},
		{"an address names a host", `{"link":"https:///page"}`, "link", "Enter a full web address, such as https://example.org/page."},
		{"an address runs no script", `{"link":"javascript:alert(1)"}`, "link", "Enter a full web address, such as https://example.org/page."},
		{"an address carries no password", `{"link":"https://a:b@example.org/"}`, "link", "Remove the username and password from the address."},
		{"an address is public", `{"link":"https://localhost/"}`, "link", "Enter the address of a public website."},
		{"an address has no spaces inside", `{"link":"https://example.org/a b"}`, "link", "Enter a full web address, such as https://example.org/page."},
		{"spaces around an address are dropped", `{"link":" https://example.org/ "}`, "", ""},
		{"an email address is one", `{"email":"dana"}`, "email", "Enter an email address such as name@example.com."},
		{"an email address has an ending", `{"email":"dana@gmail"}`, "email", "“gmail” is missing an ending, such as .com."},
		{"a phone number is a U.S. number by default", `{"phone":"(212) 555-0142"}`, "", ""},
		{"a phone number follows its country", `{"phone":"0171 555 0142","phone_country":"US"}`, "phone", phone.TooLong.Sentence()},
		{"a phone number does not change its country", `{"phone":"004-92-58-76-11","phone_country":"FR"}`, "phone", phone.InvalidCountry.Sentence()},
		{"an extension is refused", `{"phone":"+1 (312) 555-0147 ext. 22"}`, "phone", "Leave out the extension. Enter only the phone number."},
		{"the country of a phone number is text", `{"phone":"","phone_country":1}`, "phone_country", "Enter text."},
		{"a slug is not reserved", `{"slug":"admin"}`, "slug", "This address is reserved. Choose another."},
		{"a state belongs to the United States", `{"state":"NY","country":"IE"}`, "state", "Leave the state empty outside the United States."},
		{"a time zone exists", `{"zone":"America/Gotham"}`, "zone", "Choose a time zone from the list."},
		{"a language is entered once", `{"languages":[{"language":"en","level":"native"},{"language":"en","level":"basic"}]}`, "languages", "You entered English twice. Remove one."},
		{"a keyword is entered once", `{"keywords":["Crane","crane"]}`, "keywords", "You entered “crane” twice. Remove one."},
		{"a flag is a boolean", `{"flag":"yes"}`, "flag", "Choose yes or no."},
		{"consent is required", `{"consent":""}`, "consent", "You must agree."},
		{"a photo is a key", `{"photo":"https://example.org/a.jpg"}`, "photo", "Upload the file again."},
		{"records are a list", `{"rows":{}}`, "rows", "Enter a list."},
		{"records are limited", `{"rows":[{"state":"NY","year":2001},{"state":"NY","year":2001},{"state":"NY","year":2001}]}`, "rows", "Enter 2 admissions or fewer. You entered 3."},
		{"a record's field is named by its row", `{"rows":[{"state":"NY","year":2001},{"state":"NY"}]}`, "rows.1.year", "Enter a year."},
		{"a record's field is decoded strictly", `{"rows":[{"state":"NY","year":"x"}]}`, "rows.0.year", "Enter the year with four digits, such as 2014."},
		{"a record has no other fields", `{"rows":[{"state":"NY","year":2001,"bar":1}]}`, "rows.0.bar", "This form has no such field."},
		{"an uploaded file is a key", `{"cv":"../../etc/passwd"}`, "cv", "Upload the file again."},
		{"an amount is written in major units", `{"rate":"1,250.50"}`, "", ""},
		{"an amount may have a currency sign", `{"rate":"$450"}`, "", ""},
		{"an amount is a number", `{"rate":"a lot"}`, "rate", "Enter an amount, such as 450 or 1,250.50."},
		{"an amount has two decimals at most", `{"rate":"4.505"}`, "rate", "Enter an amount, such as 450 or 1,250.50."},
		{"an amount groups by thousands", `{"rate":"1,25"}`, "rate", "Enter an amount, such as 450 or 1,250.50."},
		{"minor units are whole", `{"rate":450.5}`, "rate", "Enter an amount, such as 450 or 1,250.50."},
		{"an amount has a minimum", `{"rate":0}`, "rate", "Rate must be 0.01 or more."},
		{"an amount has a maximum", `{"rate":"10,000.01"}`, "rate", "Rate must be 10,000 or less."},
		{"a range may be empty", `{"dates":{"start":"","end":"","current":false}}`, "", ""},
		{"a range starts", `{"dates":{"end":"2020"}}`, "dates.start", "Enter the start."},
		{"a range ends or goes on", `{"dates":{"start":"2020"}}`, "dates.end", "Enter the end, or check “I still work here”."},
		{"a range that goes on has no end", `{"dates":{"start":"2020","end":"2021","current":true}}`, "dates.end", "Clear the end, or uncheck “I still work here”."},
		{"a range ends after its start", `{"dates":{"start":"2020","end":"2019-12"}}`, "dates.end", "The end date is before the start date. Correct one of them."},
		{"a range has dates", `{"dates":{"start":"May 2020","end":"2021"}}`, "dates.start", "Enter a year, a month, or a day: 2024, 2024-05, or 2024-05-31."},
		{"a range has nothing else", `{"dates":{"start":"2020","end":"2021","length":1}}`, "dates", "Enter a start and an end."},
		{"people are limited", `{"authors":["A","B","C","D"]}`, "authors", "Enter 3 authors or fewer. You entered 4."},
		{"empty lines are no people", `{"authors":["A",""," ","B"]}`, "", ""},
		{"a docket number has a digit", `{"docket":"unknown"}`, "docket", "Enter the docket number as the court prints it, such as 1:24-cv-01234."},
		{"a DOI is one", `{"doi":"182"}`, "doi", "Enter a DOI, such as 10.1000/182."},
		{"a court that isn't on the list is accepted", `{"court":"High Court of Justice"}`, "", ""},
		{"an unknown field is refused", `{"Name":"Dana"}`, "Name", "This form has no such field."},
	} {
		t.Run(c.rule, func(t *testing.T) {
			raw := c.raw
			if c.field != "consent" {
				raw = raw[:len(raw)-1] + `,"consent":"yes"}`
			}
			problems := Read([]byte(raw), new(every))
			if c.refusal == "" && len(problems) > 0 || c.refusal != "" && (len(problems) != 1 || problems[c.field] == nil || problems[c.field][0] != c.refusal) {
				t.Errorf("want %s: %q, have %v", c.field, c.refusal, problems)
			}
		})
	}
}

// One-line kinds accept a pasted tab or line break.
func TestKinds_oneLineTrimsAndReplacesBreaks(t *testing.T) {
	e := new(every)
	problems := Read([]byte(`{"name":" \tDana \r\n\t Y.\u00a0","link":"\nhttps://example.org/\t","email":"\tdana@example.org\r\n",
		"phone":"\t+1\t212\n555 0142 ","slug":"\tdana\n","keywords":["tower\tcrane ","\r\nhoist"],"code":"\t123456\n","bio":" a\r\nb ","consent":"yes"}`), e)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	got := []string{e.Name, e.Link, e.Email, e.Phone, e.Slug, e.Keywords[0], e.Keywords[1], e.Code, e.Bio}
	want := []string{"Dana Y.", "https://example.org/", "dana@example.org", "+1 212 555 0142", "dana", "tower crane", "hoist", "123456", " a\nb "}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestPhone_nationalNumberBecomesInternational(t *testing.T) {
	for raw, want := range map[string]string{
		`{"phone":"(212) 555-0142"}`:                        "+12125550142",
		`{"phone":"+1 (212) 555-0142"}`:                     "+1 (212) 555-0142",
		`{"phone":"030 901820","phone_country":"DE"}`:       "+4930901820",
		`{"phone":"+49","phone_country":"DE"}`:              "",
		`{"phone":" ","phone_country":"DE"}`:                "",
		`{"phone":"+44 20 7946 0018","phone_country":"US"}`: "+44 20 7946 0018",
	} {
		e := new(every)
		problems := Decode([]byte(raw), e)
		if Normalize(e); len(problems) > 0 || e.Phone != want {
			t.Errorf("%s became %q: %v", raw, e.Phone, problems)
		}
	}
}

type astray struct {
	Name string `json:"name"`
}

var elsewhere string

func (a *astray) Declare(f *Form) { f.Text(&elsewhere, "Name") }

func TestForm_fieldOfAnotherStructPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("the declaration was accepted")
		}
	}()
	Schema(new(astray))
}

type asking struct {
	Done string `json:"done"`
}

func (a *asking) Declare(f *Form) { f.Text(&a.Done, "What you did", Required) }

func TestForm_questionWithoutANamePanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error(`"Enter a what you did." was accepted`)
		}
	}()
	Schema(new(asking))
}

// combined has its own fields, an embedded struct, and a part.
type combined struct {
	row
	part *firstPart
	Last string `json:"last"`
}

type firstPart struct {
	First string `json:"first"`
}

func (a *firstPart) Declare(f *Form) { f.Text(&a.First, "First", Required) }

func (c *combined) Declare(f *Form) {
	c.row.Declare(f)
	f.Part(c.part)
	f.Text(&c.Last, "Last", Required)
	f.Unless(c.Last != "no", &c.Last, "Not that.")
}

func TestForm_canCombineSeveralStructs(t *testing.T) {
	c := &combined{part: new(firstPart)}
	problems := Read([]byte(`{"state":"NY","year":2001,"first":"a","last":"no"}`), c)
	if len(problems) != 1 || problems["last"][0] != "Not that." || c.part.First != "a" || c.State != "NY" {
		t.Errorf("%+v %v", c, problems)
	}
	if names := Schema(c); len(names) != 4 || names[0].Name != "state" || names[2].Name != "first" {
		t.Errorf("%+v", names)
	}
}

func TestRequestBody_refersToOneComponent(t *testing.T) {
	document := huma.DefaultConfig("test", "1").OpenAPI
	body := RequestBody(document, "Every", new(every))
	if ref := body.Content["application/json"].Schema.Ref; ref != "#/components/schemas/Every" {
		t.Error(ref)
	}
	if s := document.Components.Schemas.Map()["Every"]; s == nil || s.Properties["rows"].Items.Properties["year"] == nil {
		t.Errorf("%+v", s)
	}
}
