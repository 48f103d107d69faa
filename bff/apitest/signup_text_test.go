package apitest

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"strings"
	"testing"
	"unicode"

	"peritus/bff/account"
	"peritus/bff/attorney"
	"peritus/bff/auth"
	"peritus/bff/platform/corpus"
	"peritus/bff/platform/soak"
	"peritus/bff/platform/text"
	"peritus/bff/profile"
	"peritus/bff/signup"
)

// writings returns the names and texts of the shared test data.
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

// isName reports whether both sign-ups accept a text, given in NFC with LF, as a name.
func isName(want string) bool {
	return len([]rune(want)) <= 80 && !strings.ContainsFunc(want, unicode.IsControl) && !refusesName("name", want)
}

func TestSignUp_refusesNamesThatAreTooLongOrNotOneLine(t *testing.T) {
	t.Parallel()
	w := OnSQLite(t) // checking a form does not read the database
	kept, turnedAway := 0, 0
	for n, written := range writings(t) {
		want := text.Line(written)
		if strings.TrimSpace(want) == "" || isName(want) && n%soak.Pick(1, 12) != 0 {
			continue
		}
		record := attorney.Opening{FirstName: written, LastName: written}
		opening := profile.Opening{FirstName: written, LastName: written}
		for _, form := range []*signup.Form{
			{Kind: signup.Attorney, Details: &record}, {Kind: signup.Expert, Details: &opening},
		} {
			form.Password = password
			problems, kind := w.App.SignUp.Check(form), form.Kind
			if isName(want) != (len(problems["first_name"]) == 0 && len(problems["last_name"]) == 0) {
				t.Fatalf("%q as %s: %v", written, kind, problems)
			}
		}
		if isName(want) {
			kept++
		} else {
			turnedAway++
		}
	}
	if kept < 100 || turnedAway < 20 {
		t.Errorf("%d kept, %d refused", kept, turnedAway)
	}
}

// Names of all countries and the naughty strings are stored in the attorney's record in
// NFC and otherwise byte for byte.
func TestSignUp_namesAreStoredByteForByte(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		kept := 0
		for n, written := range writings(t) {
			want := text.Line(written)
			if strings.TrimSpace(want) == "" || !isName(want) || n%soak.Pick(1, 40) != 0 {
				continue
			}
			kept++
			made, err := w.App.Account.Create(t.Context(), account.NewAccount{Email: "writer" + asJSON(n) + "@apitest.example", Name: want, Groups: auth.Groups{auth.Attorney}})
			if err != nil {
				t.Fatal(err)
			}
			user := made.ID
			form := attorney.Form{FirstName: written, LastName: written, Firm: written, City: written, Phone: "+12125550147", Role: "partner",
				PracticeAreas: []string{"tax"}, State: "NY", TimeZone: "America/New_York", Admissions: []attorney.AdmissionForm{{State: "NY", Number: "1", Year: new(2014)}}}
			if err := w.App.Attorney.Open(t.Context(), user, attorney.Opening{FirstName: written, LastName: written}); err != nil {
				t.Fatalf("%q: %v", written, err)
			}
			r, err := w.App.Attorney.Save(t.Context(), auth.Actor{UserID: user}, 1, form)
			if err != nil || r.FirstName != want || r.LastName != want || r.Firm != want || r.City != want {
				t.Errorf("wrote %q, read %+v %v", want, r, err)
			}
		}
		if kept < 50 {
			t.Errorf("only %d names were stored", kept)
		}
	})
}
