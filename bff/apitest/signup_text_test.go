package apitest

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"peritus/bff/account"
	"peritus/bff/attorney"
	"peritus/bff/auth"
	"peritus/bff/platform/corpus"
	"peritus/bff/signup"
)

// writings are the names and texts of the shared test data.
func writings(t *testing.T) []string {
	t.Helper()
	all := corpus.Naughty(t)
	rows, err := csv.NewReader(bytes.NewReader(corpus.Read(t, "names-text", "names-by-country.csv"))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows[1:] {
		all = append(all, row[3], row[4])
	}
	var people []struct{ Name map[string]string }
	if err := json.Unmarshal(corpus.Read(t, "names-text", "cldr-person-names.json"), &people); err != nil {
		t.Fatal(err)
	}
	for _, p := range people {
		all = append(all, p.Name["given"], p.Name["surname"])
	}
	return append(all, "Rene\u0301e \u212b", " outer space ", "\u202eabc\u202c")
}

// Names of all countries and the naughty strings go through both sign-ups, from the
// form into the record and the profile, in NFC and else byte for byte; what is not a
// line of its length is refused at its field.
func TestSignUp_whatPeopleWriteGoesThroughByteForByte(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		kept, turnedAway, terms := 0, 0, termsOf(t, w)
		for n, written := range writings(t) {
			want := norm.NFC.String(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(written))
			if strings.TrimSpace(want) == "" {
				continue
			}
			d := signup.Details{FirstName: written, LastName: written, Firm: written, City: written, Phone: "+12125550147", PhoneCountry: "US",
				Role: "partner", PracticeAreas: []string{"tax"}, State: "NY", TimeZone: "America/New_York",
				Admissions: []signup.Admission{{State: "NY", Number: "1", Year: "2014"}}, Area: "engineering/structural", Institution: written, Country: "US"}
			line := len([]rune(want)) <= 80 && !strings.ContainsFunc(want, unicode.IsControl)
			for _, kind := range []signup.Kind{signup.Attorney, signup.Expert} {
				problems := w.App.SignUp.Check(signup.Form{Kind: kind, Email: "a@b.example", Password: password, Terms: terms, Details: d})
				if line != (len(problems["first_name"]) == 0 && len(problems["last_name"]) == 0) {
					t.Fatalf("%q as %s: %v", written, kind, problems)
				}
			}
			if !line {
				turnedAway++
				continue
			}
			if kept++; kept%12 != 0 && n < 1500 {
				continue // a dozenth is stored: each is judged
			}
			made, err := w.App.Account.Create(t.Context(), account.NewAccount{Email: "writer" + asJSON(n) + "@apitest.example", Name: want, Groups: auth.Groups{auth.Attorney}})
			if err != nil {
				t.Fatal(err)
			}
			user := made.ID
			form := attorney.Form{FirstName: written, LastName: written, Firm: written, City: written, Phone: d.Phone, PhoneCountry: "US", Role: d.Role,
				PracticeAreas: d.PracticeAreas, State: "NY", TimeZone: d.TimeZone, Admissions: []attorney.AdmissionForm{{State: "NY", Number: "1", Year: "2014"}}}
			if err := w.App.Attorney.Open(t.Context(), user, form); err != nil {
				t.Fatalf("%q: %v", written, err)
			}
			r, err := w.App.Attorney.Get(t.Context(), auth.Actor{UserID: user})
			if err != nil || r.FirstName != want || r.LastName != want || r.Firm != want || r.City != want {
				t.Errorf("wrote %q, read %+v %v", want, r, err)
			}
		}
		if kept < 1000 || turnedAway < 20 {
			t.Errorf("%d kept, %d refused", kept, turnedAway)
		}
	})
}

func termsOf(t *testing.T, w *World) string {
	t.Helper()
	var forms struct{ Terms string }
	w.Ask(t, Nobody, "GET", "/api/sign-up", "").Into(t, &forms)
	return forms.Terms
}
