package web

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/gofiber/fiber/v3"
	"github.com/valyala/fasthttp"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/logtest"
)

const webSecret = "the secret between web and bff"

// serve starts a server on a free port and returns its address and its log.
func serve(t *testing.T, deadline time.Duration, routes func(*fiber.App)) (string, *logtest.Log) {
	t.Helper()
	log := &logtest.Log{}
	app := NewServer(Options{Logger: slog.New(slog.NewJSONHandler(log, nil)), WebSecret: webSecret,
		Origins: []string{"http://localhost:3000"}, Metrics: NewMetrics(), IDs: id.Random, Deadline: deadline, Quiet: []string{"/often"}})
	routes(app)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan error, 1)
	go func() { done <- app.Listener(listener, fiber.ListenConfig{DisableStartupMessage: true}) }()
	t.Cleanup(func() {
		if err := app.ShutdownWithTimeout(5 * time.Second); err != nil {
			t.Error(err)
		}
		<-done
	})
	return "http://" + listener.Addr().String(), log
}

func send(t *testing.T, method, url string, body io.Reader, headers map[string]string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, url, body)
	if err != nil {
		t.Fatal(err)
	}
	for name, value := range headers {
		r.Header.Set(name, value)
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response, string(text)
}

func TestTextOf_tooLargeNamesTheOperationsLimit(t *testing.T) {
	o := Options{Larger: func(method, path string) int {
		if method == "POST" && path == "/large" {
			return 4 << 20
		}
		return 0
	}}
	for uri, want := range map[string]string{"/large?a=1": "The limit is 4096 KB", "/small": "The limit is 1024 KB"} {
		if got := textOf(fiber.ErrRequestEntityTooLarge, o.limit("POST", uri)); !strings.Contains(got, want) {
			t.Errorf("%s: %s, want %s", uri, got, want)
		}
	}
}

func TestServer_failuresUseTheEnvelopeAndHideCauses(t *testing.T) {
	base, log := serve(t, 0, func(app *fiber.App) {
		app.Get("/panic", func(fiber.Ctx) error { panic("hidden cause") })
		app.Get("/plain", func(fiber.Ctx) error { return errors.New("hidden cause") })
		app.Get("/late", func(c fiber.Ctx) error { <-c.Context().Done(); return c.Context().Err() })
		app.Get("/wait", func(fiber.Ctx) error { return errs.TooManyRequests("Wait.", 1500*time.Millisecond) })
		app.Get("/outage", func(fiber.Ctx) error { return errs.Outage("Away.", errors.New("hidden cause")) })
		app.Post("/small", func(c fiber.Ctx) error { return c.SendString("ok") })
	})
	for _, c := range []struct {
		method, path string
		body         int
		status       int
		detail       string
	}{
		{"GET", "/panic", 0, 500, internalText},
		{"GET", "/plain", 0, 500, internalText},
		{"GET", "/wait", 0, 429, "Wait."},
		{"GET", "/outage", 0, 503, "Away."},
		{"GET", "/nowhere", 0, 404, "There is no page at this address."},
		{"DELETE", "/small", 0, 405, "This address doesn't support that method."},
		{"POST", "/small", BodyLimit + 1, 413, "The request is too large. The limit is 1024 KB."},
		{"POST", "/small", 20 << 20, 413, "The request is too large. The limit is 1024 KB."},
	} {
		t.Run(c.method+c.path, func(t *testing.T) {
			response, text := send(t, c.method, base+c.path, bytes.NewReader(make([]byte, c.body)), nil)
			var f Failure
			if err := json.Unmarshal([]byte(text), &f); err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if response.StatusCode != c.status || f.Level != "error" || f.Detail != c.detail {
				t.Errorf("%d %s", response.StatusCode, text)
			}
			if strings.Contains(text, "hidden cause") {
				t.Error("a cause is revealed")
			}
			if c.status == 429 && response.Header.Get("Retry-After") != "2" {
				t.Errorf("Retry-After %q", response.Header.Get("Retry-After"))
			}
		})
	}
	if got := strings.Count(log.String(), "hidden cause"); got < 3 {
		t.Errorf("the log contains %d of 3 causes", got)
	}
}

func TestServer_endsSlowHandlers(t *testing.T) {
	base, _ := serve(t, 30*time.Millisecond, func(app *fiber.App) {
		app.Get("/late", func(c fiber.Ctx) error { <-c.Context().Done(); return c.Context().Err() })
	})
	if response, text := send(t, "GET", base+"/late", nil, nil); response.StatusCode != 503 {
		t.Errorf("%d %s", response.StatusCode, text)
	}
}

func TestServer_keepsPlausibleRequestIDsAndLogsThem(t *testing.T) {
	base, log := serve(t, 0, func(app *fiber.App) {
		app.Get("/", func(c fiber.Ctx) error { return c.SendString(RequestID(c.Context())) })
	})
	for sent, kept := range map[string]bool{"abcdefgh-1234": true, "short": false, "with space inside": false,
		strings.Repeat("x", 65): false, "abcdefgh\"}{": false} {
		response, text := send(t, "GET", base+"/", nil, map[string]string{RequestIDHeader: sent})
		if got := response.Header.Get(RequestIDHeader); (got == sent) != kept || got != text || got == "" {
			t.Errorf("%q: returned %q, handler received %q", sent, got, text)
		}
	}
	if !strings.Contains(log.String(), `"request_id":"abcdefgh-1234"`) {
		t.Error("the id is not in the log")
	}
}

func TestServer_logsQuietPathsOnlyOnFailure(t *testing.T) {
	failing := atomic.Bool{}
	base, log := serve(t, 0, func(app *fiber.App) {
		app.Get("/often", func(c fiber.Ctx) error {
			if failing.Load() {
				return errs.Outage("Not loaded yet.", errors.New("the cause"))
			}
			return c.SendString("ok")
		})
		app.Get("/seldom", func(c fiber.Ctx) error { return errors.New("broken") })
	})
	send(t, "GET", base+"/often", nil, nil)
	send(t, "GET", base+"/seldom", nil, nil)
	if text := log.String(); strings.Contains(text, "/often") || strings.Count(text, `"level":"ERROR"`) != 2 {
		t.Errorf("log: %s", text)
	}
	lines := func() []string {
		return slices.DeleteFunc(strings.Split(log.String(), "\n"), func(line string) bool { return !strings.Contains(line, "/often") })
	}
	failing.Store(true)
	for range 5 {
		send(t, "GET", base+"/often", nil, nil)
	}
	if got := lines(); len(got) != 1 || !strings.Contains(got[0], `"level":"WARN"`) || !strings.Contains(got[0], "the cause") {
		t.Errorf("after five failures, the log has %q", got)
	}
	failing.Store(false)
	for range 5 {
		send(t, "GET", base+"/often", nil, nil)
	}
	if got := lines(); len(got) != 2 || !strings.Contains(got[1], `"level":"INFO"`) {
		t.Errorf("after recovery, the log has %q", got)
	}
	failing.Store(true)
	send(t, "GET", base+"/often", nil, nil)
	if got := lines(); len(got) != 3 || strings.Contains(log.String(), `"msg":"request failed","error":"unavailable`) {
		t.Errorf("after another failure, the log has %q", got)
	}
}

func TestServer_trustsForwardedAddressesFromTheWebOnly(t *testing.T) {
	base, _ := serve(t, 0, func(app *fiber.App) {
		app.Get("/", func(c fiber.Ctx) error { return c.SendString(RequestIn(c.Context()).Address) })
	})
	for _, c := range []struct{ secret, want string }{
		{webSecret, "203.0.113.5"}, {"", "127.0.0.1"}, {"guessed", "127.0.0.1"},
	} {
		_, got := send(t, "GET", base+"/", nil, map[string]string{"X-Forwarded-For": "203.0.113.5, 10.0.0.1", SecretHeader: c.secret})
		if got != c.want {
			t.Errorf("secret %q: address %s, want %s", c.secret, got, c.want)
		}
	}
}

func TestServer_refusesNULInAddresses(t *testing.T) {
	url, _ := serve(t, time.Second, func(app *fiber.App) {
		app.Get("/*", func(c fiber.Ctx) error { return c.SendString("handled") })
	})
	for path, want := range map[string]string{"/?q=a%00b": `"q":["Remove the NUL character."]`, "/a%00b": "Object does not exist", "/?q=ab": "handled"} {
		if _, body := send(t, http.MethodGet, url+path, nil, nil); !strings.Contains(body, want) {
			t.Errorf("%s: %s", path, body)
		}
	}
}

func TestServer_refusesChangesFromOtherSites(t *testing.T) {
	base, _ := serve(t, 0, func(app *fiber.App) {
		app.All("/", func(c fiber.Ctx) error { return c.SendString("done") })
	})
	for _, c := range []struct {
		method, origin string
		status         int
	}{
		{"POST", "http://localhost:3000", 200}, {"POST", "", 200}, {"GET", "https://evil.example", 200},
		{"POST", "https://evil.example", 403}, {"DELETE", "http://localhost:3001", 403}, {"POST", "null", 403},
		{"PUT", "http://localhost:3000.evil.example", 403},
	} {
		headers := map[string]string{}
		if c.origin != "" {
			headers["Origin"] = c.origin
		}
		if response, text := send(t, c.method, base+"/", nil, headers); response.StatusCode != c.status {
			t.Errorf("%s from %q: %d %s", c.method, c.origin, response.StatusCode, text)
		}
	}
}

func TestServer_requestStringsOutliveTheRequest(t *testing.T) {
	var kept []string
	base, _ := serve(t, 0, func(app *fiber.App) {
		app.Get("/:name", func(c fiber.Ctx) error {
			kept = append(kept, c.Params("name"), c.Query("q"), c.Get("X-Word"))
			return nil
		})
	})
	for i := range 50 {
		word := fmt.Sprintf("word-%04d", i)
		send(t, "GET", base+"/"+word+"?q="+word, nil, map[string]string{"X-Word": word})
	}
	for i, got := range kept {
		if want := fmt.Sprintf("word-%04d", i/3); got != want {
			t.Fatalf("value %d became %q, want %q", i, got, want)
		}
	}
}

type greeting struct {
	Body struct {
		Name string `json:"name" minLength:"2"`
		Age  int    `json:"age,omitempty" maximum:"150"`
	}
}

func TestAPI_reportsInputErrorsAtTheField(t *testing.T) {
	base, _ := serve(t, 0, func(app *fiber.App) {
		huma.Register(NewAPI(app), huma.Operation{OperationID: "greet", Method: "POST", Path: "/greet"},
			func(context.Context, *greeting) (*struct{}, error) { return nil, nil })
	})
	for body, fields := range map[string][]string{
		`{"name":"x"}`:              {"name"},
		`{}`:                        {"name"},
		`{"name":"xy","age":"old"}`: {"age"},
		`{"name":"xy","more":1}`:    {"more"},
		`{"name":"xy","age":999}`:   {"age"},
		`{"name":`:                  {"body"},
	} {
		response, text := send(t, "POST", base+"/greet", strings.NewReader(body), map[string]string{"Content-Type": "application/json"})
		var f Failure
		if err := json.Unmarshal([]byte(text), &f); err != nil {
			t.Fatal(err)
		}
		if response.StatusCode < 400 || response.StatusCode > 422 || f.Level != "error" || f.Detail == "" {
			t.Errorf("%s: %d %s", body, response.StatusCode, text)
		}
		for _, field := range fields {
			if len(f.Errors[field]) == 0 {
				t.Errorf("%s: nothing at %s: %s", body, field, text)
			}
		}
	}
}

// We measure allocated bytes rather than CPU time, which depends on the machine's load.
func TestAPI_costOfInputErrorsIsProportionalToTheBody(t *testing.T) {
	base, _ := serve(t, 0, func(app *fiber.App) {
		huma.Register(NewAPI(app), huma.Operation{OperationID: "greet", Method: "POST", Path: "/greet"},
			func(context.Context, *greeting) (*struct{}, error) { return nil, nil })
	})
	var body strings.Builder
	body.WriteString(`{"name":"xy"`)
	for i := range mostMembers - 1 {
		fmt.Fprintf(&body, `,"k%d":%q`, i, strings.Repeat("x", 5_000))
	}
	body.WriteString("}")
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	response, text := send(t, "POST", base+"/greet", strings.NewReader(body.String()), map[string]string{"Content-Type": "application/json"})
	runtime.ReadMemStats(&after)
	if response.StatusCode != http.StatusUnprocessableEntity || len(text) > 4096 || !strings.Contains(text, "Errors not listed: 79.") {
		t.Errorf("%d, %d bytes: %.500s", response.StatusCode, len(text), text)
	}
	if times := (after.TotalAlloc - before.TotalAlloc) / uint64(body.Len()); times > 40 {
		t.Errorf("allocates %d times the bytes of the body", times)
	}
}

func TestHealth_namesFailingChecks(t *testing.T) {
	well := func(context.Context) error { return nil }
	away := func(context.Context) error { return errors.New("password=hidden") }
	for name, c := range map[string]struct {
		checks []Check
		status int
		body   string
	}{
		"all parts well":          {[]Check{{Name: "database", Of: well}}, 200, `{"ready":true,"not_ready":[],"degraded":[]}`},
		"a part away":             {[]Check{{Name: "database", Of: away}, {Name: "redis", Of: well, Spared: true}}, 503, `{"ready":false,"not_ready":["database"],"degraded":[]}`},
		"only a spared part away": {[]Check{{Name: "database", Of: well}, {Name: "redis", Of: away, Spared: true}}, 200, `{"ready":true,"not_ready":[],"degraded":["redis"]}`},
	} {
		base, _ := serve(t, 0, func(app *fiber.App) { Health(app, c.checks) })
		if response, text := send(t, "GET", base+"/readyz", nil, nil); response.StatusCode != c.status || text != c.body {
			t.Errorf("%s: %d %s", name, response.StatusCode, text)
		}
		if response, _ := send(t, "GET", base+"/healthz", nil, nil); response.StatusCode != 200 {
			t.Errorf("%s: healthz: %d", name, response.StatusCode)
		}
	}
}

func TestReading_givesLargeBodiesOfSignedInPeopleMoreTime(t *testing.T) {
	o := Options{Larger: func(_, path string) int { return map[string]int{"/large": 4 << 20, "/huge": 25 << 20}[path] }}
	for _, c := range []struct {
		path, token string
		most        int
		within      time.Duration
	}{
		{"/large?x=1", "Bearer x", 4 << 20, uploadTimeout}, {"/large", "", 4 << 20, 0}, {"/huge", "Bearer x", 25 << 20, uploadTimeout}, {"/huge", "", VisitorLimit, 0}, {"/small", "Bearer x", BodyLimit, 0},
	} {
		var header fasthttp.RequestHeader
		header.SetMethod(http.MethodPost)
		header.SetRequestURI(c.path)
		if c.token != "" {
			header.Set("Authorization", c.token)
		}
		if got := o.reading(&header); got.MaxRequestBodySize != c.most || got.ReadTimeout != c.within {
			t.Errorf("%s %s: %+v", c.path, c.token, got)
		}
	}
}
