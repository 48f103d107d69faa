package section

import "testing"

// every is a section that declares each kind which no section uses yet.
type every struct {
	Link string `json:"link"`
	Year *int   `json:"year"`
}

func (e *every) Declare(f *Form) {
	f.URL(&e.Link, "Link")
	f.Year(&e.Year, "Year")
}

func TestKinds_thatNoSectionUsesYet(t *testing.T) {
	declared := Section{Code: "every", New: func() Item { return new(every) }}
	for _, c := range []struct{ rule, raw, field, refusal string }{
		{"an address is https", `{"link":"http://example.org/"}`, "link", "Must start with https://."},
		{"an address names a host", `{"link":"https:///page"}`, "link", "Must be an address such as https://example.org/page."},
		{"an address runs no script", `{"link":"javascript:alert(1)"}`, "link", "Must be an address such as https://example.org/page."},
		{"an address carries no password", `{"link":"https://a:b@example.org/"}`, "link", "Must not carry a user name or a password."},
		{"an address names a public host", `{"link":"https://localhost/"}`, "link", "Must name a public host."},
		{"an address has no spaces inside", `{"link":"https://example.org/a b"}`, "link", "Must be an address such as https://example.org/page."},
		{"spaces around an address are dropped", `{"link":" https://example.org/ "}`, "", ""},
		{"a year is within reason", `{"year":1066}`, "year", "Must be from 1900 to 2100."},
		{"a year is a number", `{"year":"2001"}`, "year", "Must be a whole number."},
		{"a good year", `{"year":2001}`, "", ""},
	} {
		t.Run(c.rule, func(t *testing.T) {
			item, problems := declared.Decode([]byte(c.raw))
			if len(problems) == 0 {
				Normalise(item)
				problems = Check(item)
			}
			if c.refusal == "" && len(problems) > 0 || c.refusal != "" && (len(problems) != 1 || problems[c.field] == nil || problems[c.field][0] != c.refusal) {
				t.Errorf("want %s: %q, have %v", c.field, c.refusal, problems)
			}
		})
	}
}

type astray struct {
	Name string `json:"name"`
}

var elsewhere string

func (a *astray) Declare(f *Form) { f.Text(&elsewhere, "Name") }

func TestForm_fieldOfAnotherStructIsAMistake(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("the declaration was accepted")
		}
	}()
	Section{New: func() Item { return new(astray) }}.Schema()
}
