package apitest

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"strings"
	"sync"
	"testing"

	"peritus/bff/account"
	"peritus/bff/attorney"
)

const password = "ledger crane basalt 41"

var browserSecret = strings.Repeat("w", 43)

// attorneyForm returns a valid attorney sign-up with some members changed.
func attorneyForm(otherwise map[string]any) string {
	form := map[string]any{"browser": browserSecret, "first_name": "Imogen", "last_name": "Castellanos",
		"email": "imogen@firm.example", "password": password, "terms": "2026-11-01"}
	maps.Copy(form, otherwise)
	return asJSON(form)
}

// recordForm is the record that an attorney submits for access to attorney-only details.
func recordForm(otherwise map[string]any) string {
	form := map[string]any{"version": 1, "first_name": "Imogen", "last_name": "Castellanos", "firm": "Castellanos Pryce LLP",
		"phone": "(212) 555-0147", "phone_country": "US", "role": "partner",
		"practice_areas": []string{"construction"}, "city": "New York", "state": "NY", "time_zone": "America/New_York",
		"admissions": []map[string]any{{"state": "NY", "number": "5418820", "year": 2014}}}
	maps.Copy(form, otherwise)
	return asJSON(form)
}

func claimantForm(otherwise map[string]any) string {
	form := map[string]any{"browser": browserSecret, "first_name": "Renée", "last_name": "Ng'ang'a", "email": "renee@uni.example",
		"password": password, "terms": "2026-11-01"}
	maps.Copy(form, otherwise)
	return asJSON(form)
}

func expertForm(otherwise map[string]any) string {
	form := map[string]any{"browser": browserSecret, "first_name": "Renée", "last_name": "Ng'ang'a", "email": "renee@uni.example",
		"phone": "020 7946 0018", "phone_country": "GB", "area": "engineering/structural", "institution": "University of Leeds",
		"city": "Leeds", "country": "GB", "time_zone": "Europe/London", "password": password, "terms": "2026-11-01"}
	maps.Copy(form, otherwise)
	return asJSON(form)
}

func asJSON(v any) string {
	raw, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(raw)
}

type begun struct {
	SignUp      string `json:"sign_up"`
	MaskedEmail string `json:"masked_email"`
}

var sixDigits = regexp.MustCompile(`Your code is (\d{6})`)

// codeFor returns the newest code mailed to an address.
func (w *World) codeFor(t *testing.T, to string) string {
	t.Helper()
	mails, err := w.App.Mails.Latest(t.Context(), 200)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range mails {
		if found := sixDigits.FindStringSubmatch(m.Body); m.Recipient == to && found != nil {
			return found[1]
		}
	}
	t.Fatalf("no code was mailed to %s", to)
	return ""
}

func (w *World) signUp(t *testing.T, kind, form string) begun {
	t.Helper()
	response := w.Ask(t, Nobody, "POST", "/api/sign-up/"+kind, form)
	if response.Status != 202 {
		t.Fatalf("%d %s", response.Status, response.Body)
	}
	var b begun
	response.Into(t, &b)
	return b
}

func proof(b begun, browser, code string) string {
	return asJSON(map[string]string{"sign_up": b.SignUp, "browser": browser, "code": code})
}

func TestSignUp_anAttorneySeesMoreOnceConfirmed(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		b := w.signUp(t, "attorney", attorneyForm(nil))
		if b.MaskedEmail != "i••••@firm.example" {
			t.Errorf("%+v", b)
		}
		response := w.Ask(t, Nobody, "POST", "/api/sign-up/verify", proof(b, browserSecret, w.codeFor(t, "imogen@firm.example")))
		var login account.Login
		response.Into(t, &login)
		if response.Status != 200 || login.UserName != "Imogen Castellanos" || len(login.Groups) != 1 || login.Groups[0].Name != "Attorney" || response.Header.Get("Cache-Control") != "no-store" {
			t.Fatalf("%d %s", response.Status, response.Body)
		}
		w.tokens["imogen"] = login.Access
		w.SignIn(t, "IMOGEN@firm.example", password)

		if a := w.Ask(t, "imogen", "GET", "/api/experts?q=engineer", ""); a.Status != 200 {
			t.Errorf("search: %d %s", a.Status, a.Body)
		}
		page := "/api/experts/" + w.publicExpert(t)
		if a := w.Ask(t, "imogen", "GET", page, ""); a.Status != 200 || strings.Contains(a.Body, "contact_email") {
			t.Errorf("before: %d %s", a.Status, a.Body)
		}
		var record attorney.AttorneyRecord
		w.Ask(t, "imogen", "GET", "/api/attorney/record", "").Into(t, &record)
		if record.FirstName != "Imogen" || record.Version != 1 || record.Firm != "" || record.Confirmed || len(record.Admissions) != 0 || record.PracticeAreas == nil {
			t.Errorf("after the sign-up: %+v", record)
		}
		w.do(t, "imogen", "PUT", "/api/attorney/record", recordForm(nil)).Into(t, &record)
		if record.Confirmed || len(record.Admissions) != 1 || record.Admissions[0].Status != "pending" || record.Phone != "+1 (212) 555-0147" {
			t.Errorf("%+v", record)
		}
		if a := w.Ask(t, "researcher", "POST", "/api/admin/bar-admissions/"+record.Admissions[0].ID+"/confirm", `{"version":1}`); a.Status != 200 {
			t.Fatalf("%d %s", a.Status, a.Body)
		}
		if a := w.Ask(t, "imogen", "GET", page, ""); a.Status != 200 || !strings.Contains(a.Body, "contact_email") {
			t.Errorf("after: %d %s", a.Status, a.Body)
		}
		if a := w.Ask(t, "imogen", "POST", "/api/admin/bar-admissions/"+record.Admissions[0].ID+"/confirm", `{"version":1}`); a.Status != 403 {
			t.Errorf("their own record: %d", a.Status)
		}
	})
}

// subjectsTo returns the subjects of the mails to an address, newest first.
func (w *World) subjectsTo(t *testing.T, to string) []string {
	t.Helper()
	mails, err := w.App.Mails.Latest(t.Context(), 200)
	if err != nil {
		t.Fatal(err)
	}
	subjects := []string{}
	for _, m := range mails {
		if m.Recipient == to {
			subjects = append(subjects, m.Subject)
		}
	}
	return subjects
}

func TestSignUp_sendsOneCodeAndAnnouncesTheNextBrowser(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		const first, second = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Safari/604.1"
		for email, begin := range map[string]func() begun{
			"imogen@firm.example": func() begun { return w.signUp(t, "attorney", attorneyForm(nil)) },
			"renee@uni.example":   func() begun { return w.signUp(t, "expert", expertForm(nil)) },
		} {
			b := begin()
			if a := w.Ask(t, Nobody, "POST", "/api/sign-up/verify", proof(b, browserSecret, w.codeFor(t, email)), "User-Agent", first); a.Status != 200 {
				t.Fatalf("%d %s", a.Status, a.Body)
			}
			if got := w.subjectsTo(t, email); len(got) != 1 || got[0] != "Your Peritus code" {
				t.Errorf("%s: a sign-up mails %q", email, got)
			}
			signIn := func(browser string) {
				if a := w.Ask(t, Nobody, "POST", "/api/token/", fmt.Sprintf(`{"email":%q,"password":%q}`, email, password), "User-Agent", browser); a.Status != 200 {
					t.Fatalf("%d %s", a.Status, a.Body)
				}
			}
			signIn(first)
			if got := w.subjectsTo(t, email); len(got) != 1 {
				t.Errorf("%s: the same browser again mails %q", email, got)
			}
			signIn(second)
			signIn(second)
			if got := w.subjectsTo(t, email); len(got) != 2 || got[0] != "New sign-in to your Peritus account" {
				t.Errorf("%s: another browser mails %q", email, got)
			}
		}
	})
}

// publicExpert returns an expert whose page is public.
func (w *World) publicExpert(t *testing.T) string {
	t.Helper()
	var found struct {
		Results []struct {
			ExpertID string `json:"expert_id"`
			Slug     string `json:"slug"`
		} `json:"results"`
	}
	w.Ask(t, "admin", "GET", "/api/experts", "").Into(t, &found)
	for _, r := range found.Results {
		if w.Ask(t, Nobody, "GET", "/api/public/experts/"+r.Slug, "").Status == 200 {
			return r.ExpertID
		}
	}
	t.Fatal("no expert is public")
	return ""
}

func TestSignUp_anExpertProfileWaitsForReview(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		b := w.signUp(t, "expert", expertForm(nil))
		response := w.Ask(t, Nobody, "POST", "/api/sign-up/verify", proof(b, browserSecret, w.codeFor(t, "renee@uni.example")))
		var login account.Login
		response.Into(t, &login)
		w.tokens["renee"] = login.Access
		a := w.Ask(t, "renee", "GET", "/api/my-profile", "")
		if a.Status != 200 || !strings.Contains(a.Body, `"status":"pending"`) || !strings.Contains(a.Body, "Structural, University of Leeds") {
			t.Errorf("%d %s", a.Status, a.Body)
		}
	})
}

func TestSignUp_responses(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		b := w.signUp(t, "attorney", attorneyForm(nil))
		code := w.codeFor(t, "imogen@firm.example")
		wrong := "000000"
		if wrong == code {
			wrong = "000001"
		}
		for _, c := range []struct {
			story, who, method, path, body string
			headers                        []string
			status                         int
			holds, lacks                   string
		}{
			{"a check without problems", Nobody, "POST", "/api/sign-up/attorney/check", attorneyForm(nil), nil, 200, `"problems":{}`, ""},
			{"a check does not reveal a known address", Nobody, "POST", "/api/sign-up/attorney/check", attorneyForm(map[string]any{"email": "attorney@peritus.test"}), nil, 200, `"problems":{}`, ""},
			{"a check of a weak password", Nobody, "POST", "/api/sign-up/attorney/check", attorneyForm(map[string]any{"password": "password1234"}), nil, 200, `"password":["This one is easy to guess.`, ""},
			{"the strength as a word", Nobody, "POST", "/api/sign-up/expert/check", expertForm(nil), nil, 200, `"word":"Very strong"`, ""},
			{"problems by field", Nobody, "POST", "/api/sign-up/attorney", attorneyForm(map[string]any{"email": "x", "last_name": ""}), nil, 422, `"last_name":["Enter your last name."]`, ""},
			{"fields of the record, which are asked for later", Nobody, "POST", "/api/sign-up/attorney", attorneyForm(map[string]any{"firm": "Castellanos Pryce LLP"}), nil, 422, `firm`, ""},
			{"a claimant without a claim", Nobody, "POST", "/api/sign-up/claim", claimantForm(nil), nil, 422, `"claim":["Find your profile and verify it first."]`, ""},
			{"a claimant with a profile", Nobody, "POST", "/api/sign-up/claim", claimantForm(map[string]any{"claim": "x", "institution": "University of Leeds"}), nil, 422, `institution`, ""},
			{"an expert with a claim", Nobody, "POST", "/api/sign-up/expert", expertForm(map[string]any{"claim": "x"}), nil, 422, `claim`, ""},
			{"a password that is the address", Nobody, "POST", "/api/sign-up/expert", expertForm(map[string]any{"password": "renee@uni.example"}), nil, 422, `Choose something other than your email address.`, ""},
			{"an unknown field", Nobody, "POST", "/api/sign-up/expert", expertForm(map[string]any{"groups": []string{"Admin"}}), nil, 422, `groups`, ""},
			{"no agreement", Nobody, "POST", "/api/sign-up/expert", expertForm(map[string]any{"terms": ""}), nil, 422, `"terms":["You must agree`, ""},
			{"the state", Nobody, "GET", "/api/sign-up/" + b.SignUp, "", []string{"X-Sign-Up-Browser", browserSecret}, 200, `"tries_left":5`, code},
			{"the state for another browser", Nobody, "GET", "/api/sign-up/" + b.SignUp, "", []string{"X-Sign-Up-Browser", strings.Repeat("v", 43)}, 404, "Object does not exist", "imogen"},
			{"the state without a browser", Nobody, "GET", "/api/sign-up/" + b.SignUp, "", nil, 404, "Object does not exist", "imogen"},
			{"another browser's code", Nobody, "POST", "/api/sign-up/verify", proof(b, strings.Repeat("v", 43), code), nil, 404, "Object does not exist", ""},
			{"a resend too soon", Nobody, "POST", "/api/sign-up/resend", asJSON(map[string]string{"sign_up": b.SignUp, "browser": browserSecret}), nil, 429, "You can request a new code in", ""},
			{"a wrong code", Nobody, "POST", "/api/sign-up/verify", proof(b, browserSecret, wrong), nil, 422, `"tries_left":4`, code},
			{"letters instead of digits", Nobody, "POST", "/api/sign-up/verify", proof(b, browserSecret, "abcde"), nil, 422, "Enter the six digits", ""},
			{"the queue for a visitor", Nobody, "GET", "/api/admin/bar-admissions", "", nil, 401, "", "Oyelaran"},
			{"the queue for an attorney", "attorney", "GET", "/api/admin/bar-admissions", "", nil, 403, "", "Oyelaran"},
			{"the queue for staff", "researcher", "GET", "/api/admin/bar-admissions", "", nil, 200, `"Oyelaran`, ""},
			{"a refusal without a reason", "admin", "POST", "/api/admin/bar-admissions/x/refuse", `{"version":1,"reason":""}`, nil, 422, "Enter a reason.", ""},
			{"an unknown admission", "admin", "POST", "/api/admin/bar-admissions/x/refuse", `{"version":1,"reason":"No."}`, nil, 404, "Object does not exist", ""},
			{"an attorney without a record", "attorney", "GET", "/api/attorney/record", "", nil, 404, "Object does not exist", ""},
			{"the record of a staff member", "admin", "GET", "/api/attorney/record", "", nil, 403, "", ""},
		} {
			a := w.Ask(t, c.who, c.method, c.path, c.body, c.headers...)
			if a.Status != c.status || !strings.Contains(a.Body, c.holds) || c.lacks != "" && strings.Contains(a.Body, c.lacks) {
				t.Errorf("%s: %d %s", c.story, a.Status, a.Body)
			}
		}
	})
}

func TestSignUp_concurrentCodesCreateOneAccount(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		b := w.signUp(t, "attorney", attorneyForm(nil))
		other := w.signUp(t, "attorney", attorneyForm(map[string]any{"browser": strings.Repeat("v", 43), "email": "Imogen@Firm.example"}))
		code, otherCode := w.codeFor(t, "imogen@firm.example"), w.codeFor(t, "Imogen@Firm.example")
		answers := make([]Response, 12)
		var all sync.WaitGroup
		for n := range answers {
			all.Go(func() {
				body := proof(b, browserSecret, code)
				if n%3 == 0 {
					body = proof(other, strings.Repeat("v", 43), otherCode)
				}
				answers[n] = w.Ask(t, Nobody, "POST", "/api/sign-up/verify", body)
			})
		}
		all.Wait()
		taken, refused := 0, 0
		for _, a := range answers {
			switch a.Status {
			case 200:
				taken++
			case 409:
				refused++
			default:
				t.Errorf("%d %s", a.Status, a.Body)
			}
		}
		if taken == 0 || refused == 0 {
			t.Errorf("%d accepted, %d refused", taken, refused)
		}
		user, found, err := w.App.Account.FindByEmail(t.Context(), "imogen@firm.example")
		if err != nil || !found || user.Name != "Imogen Castellanos" {
			t.Errorf("%+v %v", user, err)
		}
		var accounts, records int64
		if err := w.App.DB.Read(t.Context()).Table("users").Where("email_key = ?", "imogen@firm.example").Count(&accounts).Error; err != nil || accounts != 1 {
			t.Errorf("%d accounts, %v", accounts, err)
		}
		if err := w.App.DB.Read(t.Context()).Table("attorneys").Where("last_name = ?", "Castellanos").Where("user_id = ?", user.ID).Count(&records).Error; err != nil || records != 1 {
			t.Errorf("%d records, %v", records, err)
		}
	})
}
