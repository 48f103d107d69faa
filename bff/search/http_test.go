package search

import (
	"context"
	"encoding/json"
	"io"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/gofiber/fiber/v3"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// tokens is a fake of accounts: a token is a group's name.
type tokens struct{}

func (tokens) Authenticate(_ context.Context, token string) (auth.Presented, error) {
	if token == unconfirmed {
		return auth.Presented{State: auth.TokenValid, Actor: auth.Actor{UserID: unconfirmed, Groups: auth.ParseGroups("Attorney")}}, nil
	}
	return auth.Presented{State: auth.TokenValid, Actor: auth.Actor{UserID: "u", Groups: auth.ParseGroups(token)}}, nil
}

type site struct{ app *fiber.App }

func newSite(t *testing.T, s *Service) site {
	t.Helper()
	app := fiber.New(fiber.Config{ReadBufferSize: 32 << 10})
	api := web.NewAPI(app)
	api.UseMiddleware(auth.Middleware(api, tokens{}))
	s.Operations(api)
	return site{app}
}

func (s site) get(t *testing.T, group, path string, into any) int {
	t.Helper()
	r := httptest.NewRequest("GET", path, nil)
	if group != "" {
		r.Header.Set("Authorization", "Bearer "+group)
	}
	response, err := s.app.Test(r)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	if err := response.Body.Close(); err != nil {
		t.Fatal(err)
	}
	if into != nil {
		if err := json.Unmarshal(raw, into); err != nil {
			t.Fatalf("%s: %s", path, raw)
		}
	}
	return response.StatusCode
}

func TestHTTP_onlyAttorneysAndStaffSearch(t *testing.T) {
	s := newSite(t, built(t, newFeed(document("a", "A A", "Cranes"))))
	for _, path := range []string{"/api/experts", "/api/experts/suggest?q=a", "/api/experts/a/similar"} {
		for group, want := range map[string]int{
			"": 401, "Expert": 403, "Attorney": 200, "Admin": 200, "Researcher": 200, "Attorney,Expert": 200,
		} {
			if got := s.get(t, group, path, nil); got != want {
				t.Errorf("%s as %q: %d, want %d", path, group, got, want)
			}
		}
	}
}

func TestHTTP_searchReturnsCardsFacetsAndPages(t *testing.T) {
	documents := append(numbered(30), document("z", "Zoë Quill", "Tower cranes & rigging"))
	documents[30].State, documents[30].StateName, documents[30].Photo = "", "", "https://x.test/z.webp"
	documents[30].Degrees[0].Field = ""
	s := newSite(t, built(t, newFeed(documents...)))

	var page ExpertSearch
	if status := s.get(t, "Attorney", "/api/experts?q=crane&area=engineering/structural&area=engineering&country=US&sort=name&page=2", &page); status != 200 {
		t.Fatal(status)
	}
	if page.Count != 31 || page.Total != 2 || page.Of != 31 || page.Number != 2 || len(page.Results) != 7 || page.Next != nil {
		t.Errorf("%+v", page)
	}
	if page.Previous == nil {
		t.Fatal("no previous page")
	}
	previous, err := url.Parse(*page.Previous)
	if err != nil || previous.Path != "/api/experts" || previous.Query().Encode() != "area=engineering%2Fstructural&area=engineering&country=US&page=1&q=crane&sort=name" {
		t.Error(*page.Previous, err)
	}
	if s.get(t, "Attorney", *page.Previous, &page) != 200 || len(page.Results) != 24 || page.Previous != nil || page.Next == nil {
		t.Errorf("%d, %v", len(page.Results), page.Next)
	}

	var raw map[string]any
	s.get(t, "Attorney", "/api/experts?q=quill+rigging", &raw)
	card := raw["results"].([]any)[0].(map[string]any)
	got, err := json.Marshal(card)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"areas":[{"category":"engineering","category_name":"Engineering","primary":true,"subcategory":"structural","subcategory_name":"Structural","years":12}],` +
		`"city":"Newark","confirmed_at":"2026-05-01T10:00:00Z","country":"US","country_name":"United States","credentials":[],` +
		`"degrees":[{"degree":"PhD","field":null,"organization":"Rutgers"}],"expert_id":"z","fee":null,` +
		`"headline":[{"found":false,"text":"Tower cranes \u0026 "},{"found":true,"text":"rigging"}],"languages":["English"],"name":"Zoë Quill","name_runs":[{"found":false,"text":"Zoë "},{"found":true,"text":"Quill"}],` +
		`"photo":"https://x.test/z.webp","slug":"zoë-quill","state":null,"state_name":null,"testimony":null,` +
		`"why":[{"found":false,"text":"Works on "},{"found":true,"text":"rigging"},{"found":false,"text":" (Structural)"}],"years":12}`
	if string(got) != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	facets, _ := json.Marshal(raw["facets"])
	if want := `{"areas":[{"children":[{"code":"engineering/structural","count":1,"name":"Structural","selected":false}],"code":"engineering","count":1,"name":"Engineering","selected":false}],"cities":[],` +
		`"countries":[{"code":"US","count":1,"name":"United States","selected":false}],"degrees":[{"code":"PhD","count":1,"name":"PhD","selected":false}],` +
		`"fees":{"activities":[{"code":"review","name":"Case review"},{"code":"trial","name":"Trial"}],"activity":"review","buckets":[],"compared":0,"from":null,"incomparable":0,"to":null},` +
		`"filters":[{"code":"testimony","hint":"","label":"Testimony","values":[]},{"code":"language","hint":"","label":"Language","values":[]},{"code":"secret","hint":"","label":"Secret","values":[]}],"states":[]}`; string(facets) != want {
		t.Errorf("%s\nwant\n%s", facets, want)
	}
	drop, _ := json.Marshal(raw["drop"])
	if want := `[{"count":31,"filter":"q","label":"quill","value":"quill"},{"count":31,"filter":"q","label":"quill rigging","value":"quill rigging"}]`; string(drop) != want {
		t.Errorf("%s\nwant\n%s", drop, want)
	}
	understood, _ := json.Marshal(raw["understood"])
	if want := `[{"also":[],"how":"exact","matched":["quill"],"plain":false,"relaxed":false,"results":1,"role":"word","typed":"quill"},{"also":[],"how":"exact","matched":["rigging"],"plain":false,"relaxed":false,"results":1,"role":"word","typed":"rigging"}]`; string(understood) != want {
		t.Errorf("%s\nwant\n%s", understood, want)
	}
}

func TestHTTP_errorsNameTheirFields(t *testing.T) {
	s := newSite(t, built(t, newFeed(document("a", "A A", "Cranes"))))
	for query, field := range map[string]string{
		"q=" + strings.Repeat("x", 5001):            "q",
		"skip=" + strings.Repeat("a&skip=b", 3):     "",
		"area=engineering/alchemy":                  "area",
		"area=engineering&area=alchemy":             "area",
		"state=ZZ":                                  "state",
		"country=Atlantis":                          "country",
		"city=Newark":                               "city",
		"city=XX//Newark":                           "city",
		"degree=" + strings.Repeat("x", 300):        "degree",
		"state=" + strings.Repeat("NJ&state=", 300): "",
	} {
		var failure web.Failure
		status := s.get(t, "Attorney", "/api/experts?"+query, &failure)
		if field == "" {
			if status != 200 {
				t.Errorf("%s: %d", query, status)
			}
			continue
		}
		if status != 422 || failure.Level != "error" || len(failure.Errors) != 1 || len(failure.Errors[field]) == 0 {
			t.Errorf("%s: %d %+v", query, status, failure)
		}
	}
	var failure web.Failure
	if status := s.get(t, "Attorney", "/api/experts/suggest?q="+strings.Repeat("x", 201), &failure); status != 422 || failure.Errors["q"] == nil {
		t.Errorf("%d %+v", status, failure)
	}
	if s.get(t, "Attorney", "/api/experts?q="+url.QueryEscape(strings.Repeat("ü", 4000))+"&state=TX&area=law&page=", nil) != 200 {
		t.Error("a query at the limit is refused")
	}
}

func TestHTTP_similarToAnUnknownExpertIsNotFound(t *testing.T) {
	s := newSite(t, built(t, newFeed(document("a", "A A", "Cranes"), document("b", "B B", "Bridges"))))
	var failure web.Failure
	if status := s.get(t, "Attorney", "/api/experts/nobody/similar", &failure); status != 404 || failure.Detail != "Expert: Object does not exist" {
		t.Errorf("%d %+v", status, failure)
	}
	var similar SimilarExperts
	if status := s.get(t, "Attorney", "/api/experts/a/similar", &similar); status != 200 || len(similar.Results) != 1 || similar.Results[0].ExpertID != "b" ||
		!strings.HasPrefix(similar.Results[0].Reason, "Also in ") {
		t.Errorf("%d %+v", status, similar)
	}
}

func TestHTTP_suggestionsNameTheirKind(t *testing.T) {
	s := newSite(t, built(t, newFeed(document("a", "Rutger Stone", "Cranes"))))
	var got map[string]any
	if status := s.get(t, "Attorney", "/api/experts/suggest?q=ru", &got); status != 200 {
		t.Fatal(status)
	}
	text, _ := json.Marshal(got)
	want := `{"results":[{"detail":"Cranes","kind":"expert","label":"Rutger Stone","runs":[{"found":true,"text":"Ru"},{"found":false,"text":"tger Stone"}],"value":"a"},` +
		`{"detail":"1 expert","kind":"organization","label":"Rutgers","runs":[{"found":true,"text":"Ru"},{"found":false,"text":"tgers"}],"value":"Rutgers"}]}`
	if string(text) != want {
		t.Errorf("%s\nwant\n%s", text, want)
	}
	if s.get(t, "Attorney", "/api/experts/suggest?q=", &got); len(got["results"].([]any)) != 0 {
		t.Error(got)
	}
}
