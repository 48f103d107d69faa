package lookup

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gofiber/fiber/v3"
	"github.com/redis/go-redis/v9"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
	"peritus/bff/platform/logtest"
	"peritus/bff/platform/web"
	"peritus/bff/profile"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

const (
	amara  = "0000-0002-1825-0097"
	nobody = "0000-0002-1694-233X"
)

var noon = time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC)

// fakeDataCite has the works of Amara. It pages like DataCite, with the position as the
// cursor.
type fakeDataCite struct {
	mu       sync.Mutex
	nodes    []string
	requests int
	// instead, if set, answers a request by its number, from 1, or returns false.
	instead func(w http.ResponseWriter, request int) bool
}

func (f *fakeDataCite) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.requests++
	if f.instead != nil && f.instead(w, f.requests) {
		return
	}
	var asked struct {
		OperationName string `json:"operationName"`
		Variables     struct {
			ID    string `json:"id"`
			First int    `json:"first"`
			After string `json:"after"`
		} `json:"variables"`
	}
	if err := json.NewDecoder(r.Body).Decode(&asked); err != nil || asked.OperationName != "Publications" {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	if asked.Variables.ID != "https://orcid.org/"+amara {
		_, _ = io.WriteString(w, `{"data":{"person":null},"errors":[{"message":"Record not found"}]}`)
		return
	}
	from, _ := strconv.Atoi(asked.Variables.After)
	to := min(from+asked.Variables.First, len(f.nodes))
	_, _ = io.WriteString(w, pageOf(f.nodes[from:to], len(f.nodes), strconv.Itoa(to), to < len(f.nodes)))
}

func pageOf(nodes []string, total int, cursor string, more bool) string {
	return fmt.Sprintf(`{"data":{"person":{"works":{"totalCount":%d,"pageInfo":{"endCursor":"%s","hasNextPage":%t},"nodes":[%s]}}}}`,
		total, cursor, more, strings.Join(nodes, ","))
}

// node is a valid article.
func node(title, year, doi string) string {
	return `{"doi":"` + doi + `","types":{"resourceTypeGeneral":"JournalArticle"},"titles":[{"title":"` + title + `"}],` +
		`"creators":[{"givenName":"Amara","familyName":"Okonkwo-Bell"}],"publicationYear":` + year + `,"container":{"title":"Crane Letters"}}`
}

func nodes(count int) []string {
	list := make([]string, count)
	for i := range list {
		list[i] = node(fmt.Sprintf("Crane %d", i), "2019", fmt.Sprintf("10.5555/crane.%d", i))
	}
	return list
}

// site is a profile with a fake DataCite, over HTTP.
type site struct {
	*Service
	profiles *profile.Service
	cite     *fakeDataCite
	redis    redis.UniversalClient
	log      *logtest.Log
	expert   auth.Actor
	id       string
	app      *fiber.App
}

// tokens is a fake of accounts: a token is an actor's name.
type tokens map[string]auth.Actor

func (ts tokens) Authenticate(_ context.Context, token string) (auth.Presented, error) {
	if actor, found := ts[token]; found {
		return auth.Presented{State: auth.TokenValid, Actor: actor}, nil
	}
	return auth.Presented{State: auth.TokenInvalid}, nil
}

func newSite(t *testing.T, d *db.DB, works ...string) *site {
	t.Helper()
	s := &site{cite: &fakeDataCite{nodes: works}, redis: cachetest.InProcess(t), log: &logtest.Log{}, app: fiber.New(),
		expert: auth.Actor{UserID: "user-expert", Name: "Amara Okonkwo-Bell", Groups: auth.Groups{auth.Expert}}}
	server := httptest.NewServer(s.cite)
	t.Cleanup(server.Close)
	s.profiles = profile.New(profile.Deps{DB: d, Clock: clock.NewFake(noon), IDs: id.Random, Lookup: true, Approval: profile.Approval{AuditLog: &authtest.Log{}}})
	s.Service = New(Deps{Profiles: s.profiles, DataCite: Client(server.URL, http.MethodPost), Redis: s.redis, Log: slog.New(slog.NewTextHandler(s.log, nil))})
	opened, err := s.profiles.OpenNamed(t.Context(), s.expert.UserID, "amara@example.org", profile.Named{FirstName: "Amara", LastName: "Okonkwo-Bell"})
	if err != nil {
		t.Fatal(err)
	}
	s.id = opened
	api := web.NewAPI(s.app)
	api.UseMiddleware(auth.Middleware(api, tokens{
		"expert": s.expert, "staff": {UserID: "staff", Name: "Joaquín Mbeki", Groups: auth.Groups{auth.Researcher}},
		"attorney": {UserID: "att", Groups: auth.Groups{auth.Attorney}}, "other": {UserID: "other", Groups: auth.Groups{auth.Expert}},
	}))
	s.profiles.Operations(api)
	s.Operations(api)
	return s
}

// ask sends a request about the profile.
func (s *site) ask(t *testing.T, who, method, path, body string) (int, string) {
	t.Helper()
	r := httptest.NewRequest(method, "/api/profiles/"+s.id+path, strings.NewReader(body))
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	if who != "" {
		r.Header.Set("Authorization", "Bearer "+who)
	}
	res, err := s.app.Test(r, fiber.TestConfig{Timeout: time.Minute})
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return res.StatusCode, string(raw)
}

func (s *site) add(t *testing.T, code string, content section.Item) {
	t.Helper()
	if _, err := s.profiles.Add(t.Context(), s.expert, s.id, code, profile.Input{Visibility: stored.Public, Content: content}); err != nil {
		t.Fatal(err)
	}
}

func (s *site) find(t *testing.T) PublicationLookup {
	t.Helper()
	list, err := s.Find(t.Context(), s.expert, s.id, amara)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// keys returns the keys of the candidates with a status, in order.
func keys(list PublicationLookup, status string) []string {
	var found []string
	for _, c := range list.Candidates {
		if c.Status == status {
			found = append(found, c.Key)
		}
	}
	return found
}

func (s *site) rows(t *testing.T) []editing.SectionItem {
	t.Helper()
	view, err := s.profiles.Items(t.Context(), s.expert, s.id, section.PublicationsCode)
	if err != nil {
		t.Fatal(err)
	}
	return view.Items
}
