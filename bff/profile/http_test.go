package profile

import (
	"context"
	"encoding/json"
	"io"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"
	"github.com/gofiber/fiber/v3"

	"peritus/bff/auth"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/web"
	"peritus/bff/profile/section"
)

// tokens is a fake of accounts: a token is an actor's name.
type tokens map[string]auth.Actor

func (ts tokens) Authenticate(_ context.Context, token string) (auth.Presented, error) {
	if actor, found := ts[token]; found {
		return auth.Presented{State: auth.TokenValid, Actor: actor}, nil
	}
	return auth.Presented{State: auth.TokenInvalid}, nil
}

type site struct {
	*world
	app *fiber.App
	api huma.API
}

func newSite(t *testing.T) *site {
	t.Helper()
	w := newWorld(t, dbtest.SQLite(t))
	s := &site{world: w, app: fiber.New()}
	s.api = web.NewAPI(s.app)
	s.api.UseMiddleware(auth.Middleware(s.api, tokens{
		"expert": w.expert, "staff": w.staff, "attorney": someone("att", auth.Attorney), "other": someone("other", auth.Expert),
	}))
	w.Operations(s.api)
	return s
}

func (s *site) ask(t *testing.T, who, method, path, body string) (int, map[string]any, string) {
	t.Helper()
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	if who != "" {
		r.Header.Set("Authorization", "Bearer "+who)
	}
	res, err := s.app.Test(r)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	var decoded map[string]any
	if err := json.Unmarshal(raw, &decoded); err != nil {
		t.Fatalf("%s %s: %d %s", method, path, res.StatusCode, raw)
	}
	return res.StatusCode, decoded, string(raw)
}

const aboutBody = `{"first_name":"Amara","last_name":"Bell","headline":"Engineer","city":"Newark","country":"US","state":"NJ",` +
	`"time_zone":"America/New_York","contact_email":"amara@example.org","bio":"` +
	`Cranes and rigging. Cranes and rigging. Cranes and rigging. Cranes and rigging. Cranes and rigging. Cranes and rigging. Cranes and rigging. Cranes and rigging."}`

func TestHTTP_scenarios(t *testing.T) {
	s := newSite(t)
	for _, c := range []struct {
		story        string
		who          string
		method, path string
		body         string
		status       int
		holds        []string
		lacks        []string
	}{
		{"everyone reads the declarations", "", "GET", "/api/sections", "", 200, []string{`"code":"about-me"`, `"name":"countries"`}, nil},
		{"a section that is empty", "expert", "GET", "/api/profiles/expert-1/about-me", "", 200, []string{`"items":[]`, `"state":"empty"`}, nil},
		{"a page that is not written is missing", "attorney", "GET", "/api/experts/expert-1", "", 404, []string{"Expert: Object does not exist"}, nil},
		{"unknown fields stand under their names", "expert", "PUT", "/api/profiles/expert-1/about-me", `{"data":{"shoe_size":42},"color":"red"}`, 422,
			[]string{`"shoe_size":["This form has no such field."]`, `"color":["This form has no such field."]`, `"level":"error"`}, nil},
		{"required fields stand under their names", "expert", "PUT", "/api/profiles/expert-1/about-me", `{"data":{}}`, 422, []string{`"first_name":["Enter your first name."]`, `"bio":`}, nil},
		{"no data at all", "expert", "PUT", "/api/profiles/expert-1/about-me", `{}`, 422, []string{`"data":["Is required."]`}, nil},
		{"data of null", "expert", "PUT", "/api/profiles/expert-1/about-me", `{"data":null}`, 422, []string{`"errors"`}, nil},
		{"a body that is no JSON", "expert", "PUT", "/api/profiles/expert-1/about-me", `{"data":`, 422, []string{`"body":["Send valid JSON."]`}, nil},
		{"a visibility that there is not", "expert", "PUT", "/api/profiles/expert-1/about-me", `{"visibility":"friends","data":` + aboutBody + `}`, 422, []string{`"visibility":["Choose an option from the list."]`}, nil},
		{"the expert saves", "expert", "PUT", "/api/profiles/expert-1/about-me", `{"version":0,"visibility":"public","data":` + aboutBody + `}`, 200,
			[]string{`"level":"success"`, `"detail":"About me is saved."`, `"version":1`, `"slug":"amara-bell"`}, nil},
		{"saved as seen, nothing changes", "staff", "PUT", "/api/profiles/expert-1/about-me", `{"version":1,"data":` + aboutBody + `}`, 200, []string{`"Nothing changed."`}, nil},
		{"a stale save answers with both values", "staff", "PUT", "/api/profiles/expert-1/about-me", `{"version":7,"data":` + strings.Replace(aboutBody, "Newark", "Trenton", 1) + `}`, 409,
			[]string{`"yours":{`, `"theirs":{`, `"Trenton"`, `"Newark"`, `"version":1`}, nil},
		{"a visitor may not", "", "PUT", "/api/profiles/expert-1/about-me", `{"data":` + aboutBody + `}`, 401, nil, nil},
		{"an attorney may not", "attorney", "PUT", "/api/profiles/expert-1/about-me", `{"data":` + aboutBody + `}`, 403, nil, nil},
		{"another expert may not", "other", "PUT", "/api/profiles/expert-1/about-me", `{"version":1,"data":` + aboutBody + `}`, 403, []string{"your own profile"}, nil},
		{"a section that there is not", "expert", "GET", "/api/profiles/expert-1/horoscope", "", 404, []string{"Section: Object does not exist"}, nil},
		{"the first area is primary", "expert", "POST", "/api/profiles/expert-1/area-of-expertise", `{"data":{"category":"engineering","subcategory":"civil","primary":false}}`, 422, []string{`"primary":[`}, nil},
		{"an area is added", "staff", "POST", "/api/profiles/expert-1/area-of-expertise", `{"reason":"Asked by phone","data":{"category":"engineering","subcategory":"civil","primary":true,"years":12}}`, 201, []string{`"source":"staff"`, `"keywords":[]`}, nil},
		{"a degree for attorneys", "expert", "POST", "/api/profiles/expert-1/education", `{"visibility":"attorneys","data":{"organization":"Columbia","degree":"PhD","status":"completed"}}`, 201, []string{`"visibility":"attorneys"`}, nil},
		{"a row that there is not", "expert", "PUT", "/api/profiles/expert-1/education/nothing", `{"version":1,"data":{"organization":"Columbia","degree":"PhD","status":"completed"}}`, 404, []string{"Item: Object does not exist"}, nil},
		{"removing says which version", "expert", "DELETE", "/api/profiles/expert-1/education/nothing", "", 422, []string{`"version"`}, nil},
		{"an order of other rows", "expert", "POST", "/api/profiles/expert-1/education/order", `{"ids":["nothing"]}`, 409, []string{`"theirs":[`}, nil},
		{"attorneys read the page", "attorney", "GET", "/api/experts/expert-1", "", 200, []string{`"contact_email":"amara@example.org"`, `"subcategory_name":"Civil and transportation"`, `"degree":"PhD"`}, nil},
		{"experts do not", "other", "GET", "/api/experts/expert-1", "", 403, nil, nil},
		{"everyone reads what is public", "", "GET", "/api/public/experts/AMARA-bell", "", 200, []string{`"years":12`, `"education":[]`}, []string{"example.org", "PhD"}},
		{"attorneys get no more of it", "attorney", "GET", "/api/public/experts/amara-bell", "", 200, nil, []string{"example.org", "PhD"}},
		{"an unknown slug", "", "GET", "/api/public/experts/nobody", "", 404, []string{`"detail":"Expert: Object does not exist"`, `"level":"error"`}, nil},
		{"one's own profile", "expert", "GET", "/api/my-profile", "", 200, []string{`"public_path":"/expert/amara-bell"`, `"revisions":3`, `"missing":["a photo"`}, nil},
		{"an expert without a profile", "other", "GET", "/api/my-profile", "", 404, nil, nil},
		{"a section is confirmed", "expert", "POST", "/api/my-profile/confirm", `{"section":"about-me"}`, 200, []string{`"detail":"About me is confirmed."`, `"days":0`, `"overview":{`}, nil},
		{"a section that is not there is not confirmed", "expert", "POST", "/api/my-profile/confirm", `{"section":"horoscope"}`, 404, nil, nil},
		{"the history", "staff", "GET", "/api/profiles/expert-1/revisions", "", 200, []string{`"count":4`, `"total":1`, `"next":null`, `"action":"confirm"`, `"on_behalf":true`, `"before":null`}, nil},
		{"the history of a section", "expert", "GET", "/api/profiles/expert-1/revisions?section=education", "", 200, []string{`"count":1`}, []string{"area-of-expertise"}},
		{"the history of another's profile", "other", "GET", "/api/profiles/expert-1/revisions", "", 403, nil, nil},
		{"how all stand", "staff", "GET", "/api/admin/overview", "", 200, []string{`"experts":1`, `"name":"Amara Bell"`, `"action":"confirm"`, `"to":100`}, nil},
		{"how all stand is for staff", "expert", "GET", "/api/admin/overview", "", 403, nil, nil},
	} {
		t.Run(c.story, func(t *testing.T) {
			status, _, raw := s.ask(t, c.who, c.method, c.path, c.body)
			if status != c.status {
				t.Fatalf("want %d, have %d %s", c.status, status, raw)
			}
			for _, text := range c.holds {
				if !strings.Contains(raw, text) {
					t.Errorf("%q is not in %s", text, raw)
				}
			}
			for _, text := range c.lacks {
				if strings.Contains(raw, text) {
					t.Errorf("%q is in %s", text, raw)
				}
			}
		})
	}
}

func TestHTTP_rowsAreOrderedSavedAndRemoved(t *testing.T) {
	s := newSite(t)
	const path = "/api/profiles/expert-1/education"
	var ids []string
	for _, name := range []string{"BS", "MS"} {
		_, body, raw := s.ask(t, "expert", "POST", path, `{"data":{"organization":"Columbia","degree":"`+name+`","status":"completed"}}`)
		item, ok := body["item"].(map[string]any)
		if !ok {
			t.Fatal(raw)
		}
		ids = append(ids, item["id"].(string))
	}
	if status, _, raw := s.ask(t, "expert", "POST", path+"/order", `{"ids":["`+ids[1]+`","`+ids[0]+`"]}`); status != 200 {
		t.Error(raw)
	}
	if status, _, raw := s.ask(t, "expert", "PUT", path+"/"+ids[0], `{"version":1,"data":{"organization":"Yale","degree":"BS","status":"completed"}}`); status != 200 || !strings.Contains(raw, `"position":2`) || !strings.Contains(raw, `"version":2`) {
		t.Error(raw)
	}
	if status, _, raw := s.ask(t, "expert", "DELETE", path+"/"+ids[1]+"?version=1", ""); status != 200 || !strings.Contains(raw, `"item":null`) {
		t.Error(raw)
	}
	if _, _, raw := s.ask(t, "expert", "GET", path, ""); strings.Contains(raw, ids[1]) || !strings.Contains(raw, `"position":1`) {
		t.Error(raw)
	}
}

func TestOpenAPI_namesEverySectionsData(t *testing.T) {
	s := newSite(t)
	raw, err := json.Marshal(s.api.OpenAPI())
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		`"AboutMeData":{`, `"AreaOfExpertiseData":{`, `"EducationData":{`, `"ExpertPage":{`, `"ProfileOverview":{`, `"AdminOverview":{`,
		`"SectionCatalog":{`, `"#/components/schemas/EducationData"`, `"x-access":"anyone"`, `"x-access":"Expert,Admin,Researcher"`,
	} {
		if !strings.Contains(string(raw), text) {
			t.Errorf("%s is not in the document", text)
		}
	}
	if strings.Count(string(raw), `"format":"binary"`) != 2 { // the uploads of documents and photos
		t.Error("a JSON body is documented as bytes")
	}
	if len(s.api.OpenAPI().Components.Schemas.Map()) < len(section.All()) || s.api.OpenAPI().Paths["/api/profiles/{expert_id}/{section}"].Put.RequestBody == nil {
		t.Error("the body of a save is not documented")
	}
}
