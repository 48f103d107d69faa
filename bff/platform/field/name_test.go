package field

import (
	"strings"
	"testing"
)

type card struct {
	Name string `json:"name"`
	Firm string `json:"firm"`
}

func (c *card) Declare(f *Form) {
	f.Text(&c.Name, "Name", PersonName, Called("your name"))
	f.Text(&c.Firm, "Firm", OrganizationName, Called("your firm"))
}

func TestNames_refuseLinksAndReorderingCharacters(t *testing.T) {
	for _, name := range []string{
		"Visit https://evil.test now", "HTTP://x", "see www.evil.example", "WWW．evil", "evil.com/win", "evil.com:8080/win", "//evil", "javascript:alert(1)",
		"mailto: me", "Imogen\u202egnp.exe", "Imogen\u2066", "\u200fImogen", "\u061cImogen", "https：//evil", "bit.ly/x", `http:\\evil`,
	} {
		c := card{Name: name, Firm: name}
		problems := Validate(&c)
		for field, says := range map[string]string{"name": "your name.", "firm": "your firm."} {
			got := problems[field]
			if len(got) != 1 || !strings.HasPrefix(got[0], "Remove the ") || !strings.HasSuffix(got[0], says) {
				t.Errorf("%s, %q: %q", field, name, got)
			}
		}
	}
	for _, name := range []string{"Win at evil.com today", "evil.co.uk", "bit.ly", "prize@evil.example", "пример.рф", "evil。com"} {
		if c := (card{Name: name}); len(Validate(&c)["name"]) != 1 {
			t.Errorf("%q is accepted as a person's name", name)
		}
	}
}

func TestNames_acceptRealNames(t *testing.T) {
	for _, name := range []string{
		"Imogen", "J.R.R. Tolkien", "Dr.Smith", "O’Brien-Łukasiewicz", "Martin Luther King, Jr.", "María José", "José", "Nguyễn Thị Minh Khai", "李 伟", "محمد", "שרה",
		"St.John", "A/B", "D'Angelo", "Wm. H. Macy III", "X Æ A-12", "Anne Marie (Annie)",
	} {
		if c := (card{Name: name, Firm: name}); len(Validate(&c)) != 0 {
			t.Errorf("%q: %v", name, Validate(&c))
		}
	}
	for _, firm := range []string{"Amazon.com, Inc.", "Booking.com", "Smith & Doyle, P.C.", "A.B.C. LLP", "AT&T", "24/7 Legal", "Ernst & Young S.p.A.", "@Law LLP"} {
		if c := (card{Firm: firm}); len(Validate(&c)) != 0 {
			t.Errorf("%q: %v", firm, Validate(&c))
		}
	}
}
