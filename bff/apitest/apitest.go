// Package apitest runs the whole bff over HTTP, on SQLite and on Postgres with
// Redis, and asks it what people and programs would ask.
package apitest

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/app"
	"peritus/bff/auth"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/config"
	"peritus/bff/platform/db/dbtest"
)

// World is a running bff with a few experts and an account for each group.
type World struct {
	App     *app.App
	URL     string
	tokens  map[string]string
	refresh map[string]string
}

// Nobody is the visitor among those who ask.
const Nobody = "nobody"

// people are the accounts of the world, by the word that tables use.
var people = map[string]auth.Groups{
	"attorney": {auth.Attorney}, "expert": {auth.Expert}, "admin": {auth.Admin}, "researcher": {auth.Researcher},
	"attorney+expert": {auth.Attorney, auth.Expert}, "no group": {},
}

// Each runs f on both kinds of installation.
func Each(t *testing.T, f func(t *testing.T, w *World)) {
	t.Run("sqlite", func(t *testing.T) {
		f(t, start(t, "sqlite:"+filepath.Join(t.TempDir(), "peritus.db"), ""))
	})
	t.Run("postgres and redis", func(t *testing.T) {
		f(t, start(t, dbtest.PostgresURL(t), cachetest.ServerURL(t)))
	})
}

func start(t *testing.T, database, redis string, more ...string) *World {
	t.Helper()
	cms := httptest.NewServer(http.HandlerFunc(emptyCMS))
	t.Cleanup(cms.Close)
	given := map[string]string{"DATABASE_URL": database, "REDIS_URL": redis, "CMS_URL": cms.URL, "MAIL_DIR": t.TempDir(), "MEDIA_DIR": filepath.Join(t.TempDir(), "media")}
	for i := 0; i+1 < len(more); i += 2 {
		given[more[i]] = more[i+1]
	}
	c := settings(t, given)
	a, err := app.New(t.Context(), c, app.Deps{Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	w := &World{App: a, tokens: map[string]string{}, refresh: map[string]string{}}
	if err := a.Seed(t.Context(), 12, nil); err != nil {
		t.Fatal(err)
	}
	for who, groups := range people {
		if _, err := a.Account.Add(t.Context(), mailOf(who), who, account.DemoPassword, groups); err != nil {
			t.Fatal(err)
		}
	}
	w.serve(t)
	return w
}

// serve starts the program and stops it with the test.
func (w *World) serve(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	up, done := make(chan string, 1), make(chan error, 1)
	go func() { done <- w.App.Serve(ctx, func(at net.Addr) { up <- "http://" + at.String() }) }()
	t.Cleanup(func() {
		// A connection that was opened to spare, and never used, keeps the server waiting for its first byte.
		noRedirects.CloseIdleConnections()
		stop()
		if err := <-done; err != nil {
			t.Errorf("serve: %v", err)
		}
		if err := w.App.Close(); err != nil {
			t.Errorf("close: %v", err)
		}
	})
	select {
	case w.URL = <-up:
	case err := <-done:
		t.Fatal(err)
	}
	w.await(t, func() bool { return w.Ask(t, Nobody, "GET", "/readyz", "").Status == 200 })
}

// await asks again until it is so; a start takes as long as it takes, within reason.
func (w *World) await(t *testing.T, so func() bool) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); {
		if so() {
			return
		}
	}
	t.Fatal("it did not come about within a minute")
}

// Answer is what came back.
type Answer struct {
	Status int
	Header http.Header
	Body   string
}

// Into reads the body as JSON.
func (a Answer) Into(t *testing.T, v any) {
	t.Helper()
	if err := json.Unmarshal([]byte(a.Body), v); err != nil {
		t.Fatalf("%s: %v", a.Body, err)
	}
}

// Ask sends a request as somebody.
func (w *World) Ask(t *testing.T, who, method, path, body string, headers ...string) Answer {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, w.URL+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	if who != Nobody {
		r.Header.Set("Authorization", "Bearer "+w.token(t, who))
	}
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	response, err := noRedirects.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return Answer{Status: response.StatusCode, Header: response.Header, Body: string(text)}
}

var noRedirects = &http.Client{Transport: http.DefaultTransport.(*http.Transport).Clone(), CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}

// token signs somebody in the first time.
func (w *World) token(t *testing.T, who string) string {
	t.Helper()
	if token, ok := w.tokens[who]; ok {
		return token
	}
	login := w.SignIn(t, mailOf(who), account.DemoPassword)
	w.tokens[who], w.refresh[who] = login.Access, login.Refresh
	return login.Access
}

// SignIn must succeed.
func (w *World) SignIn(t *testing.T, email, password string) account.Login {
	t.Helper()
	body, err := json.Marshal(map[string]string{"email": email, "password": password})
	if err != nil {
		t.Fatal(err)
	}
	answer := w.Ask(t, Nobody, "POST", "/api/token/", string(body))
	if answer.Status != 200 {
		t.Fatalf("sign-in of %s: %d %s", email, answer.Status, answer.Body)
	}
	var login account.Login
	answer.Into(t, &login)
	return login
}

// mailOf is the address of somebody; the demo's own accounts keep theirs.
func mailOf(who string) string {
	return strings.NewReplacer(" ", "-", "+", "-and-").Replace(who) + "@apitest.example"
}

// emptyCMS has nothing published.
func emptyCMS(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	switch r.URL.Path {
	case "/api/navigation", "/api/footer", "/api/home":
		w.WriteHeader(http.StatusNotFound)
		_, _ = io.WriteString(w, `{"data":null,"error":{"status":404,"name":"NotFoundError","message":"Not Found"}}`)
	default:
		_, _ = io.WriteString(w, `{"data":[],"meta":{"pagination":{"page":1,"pageSize":100,"pageCount":0,"total":0}}}`)
	}
}

func settings(t *testing.T, extra map[string]string) config.Config {
	t.Helper()
	secret := base64.StdEncoding.EncodeToString([]byte(strings.Repeat("s", 32)))
	for name, value := range map[string]string{
		"SEED_DEMO": "true", "STAFF_SECOND_FACTOR": "off", "BFF_HOST": "127.0.0.1", "BFF_PORT": "0", "BFF_METRICS_PORT": "0",
		"WEB_ORIGIN": "http://localhost:3000", "SMTP_URL": "", "MAIL_FROM": "Peritus <hello@peritus.test>",
		"JWT_KEYS": "a:" + secret, "REFRESH_KEY": secret, "WEB_SECRET": secret, "CMS_TOKEN": secret, "CMS_PUBLIC_URL": "",
		"CMS_WEBHOOK_SECRET": secret, "PREVIEW_SECRET": secret, "LOG_LEVEL": "info", "LOG_FORMAT": "json",
	} {
		t.Setenv(name, value)
	}
	for name, value := range extra {
		t.Setenv(name, value)
	}
	c, err := config.FromEnvironment()
	if err != nil {
		t.Fatal(err)
	}
	return c
}
