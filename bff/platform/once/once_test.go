package once_test

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/gofiber/fiber/v3"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/once"
	"peritus/bff/platform/web"
)

const key = "0123456789abcdef"

type note struct {
	ID   string `gorm:"primaryKey"`
	Text string
}

type writing struct {
	Body struct {
		Text string `json:"text"`
	}
}

type written struct {
	Location string `header:"Location"`
	Status   int
	Body     struct {
		ID string `json:"id"`
	}
}

// world is a server with one operation, which stores a note unless its text says otherwise.
type world struct {
	app      *fiber.App
	db       *db.DB
	clock    *clock.Fake
	requests once.Requests
	hold     chan struct{} // if set, "hold" waits for it after the note is stored
}

type whoKey struct{}

func each(t *testing.T, f func(t *testing.T, w *world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		if err := d.Write(t.Context()).AutoMigrate(&note{}); err != nil {
			t.Fatal(err)
		}
		w := &world{db: d, clock: clock.NewFake(time.Date(2026, 11, 29, 9, 0, 0, 0, time.UTC))}
		w.requests = once.Requests{DB: d, Clock: w.clock, Patience: 200 * time.Millisecond, Who: func(ctx context.Context) string {
			who, _ := ctx.Value(whoKey{}).(string)
			return who
		}}
		w.app = web.NewServer(web.Options{Logger: slog.New(slog.DiscardHandler), Metrics: web.NewMetrics(), IDs: id.Random})
		api := web.NewAPI(w.app)
		api.UseMiddleware(func(ctx huma.Context, next func(huma.Context)) {
			next(huma.WithValue(ctx, whoKey{}, ctx.Header("Person")))
		}, w.requests.Middleware(api))
		for _, path := range []string{"/notes", "/others"} {
			huma.Register(api, huma.Operation{OperationID: path, Method: http.MethodPost, Path: path, DefaultStatus: 201}, w.write)
		}
		huma.Register(api, huma.Operation{OperationID: "read", Method: http.MethodGet, Path: "/notes"},
			func(context.Context, *struct{}) (*written, error) { return &written{Status: 200}, nil })
		f(t, w)
	})
}

func (w *world) write(ctx context.Context, in *writing) (*written, error) {
	if in.Body.Text == "refused" {
		return nil, web.Problem(ctx, errs.Invalidf("No."))
	}
	n := note{ID: id.Random.New(), Text: in.Body.Text}
	if err := w.db.InTx(db.Aside(ctx), func(context.Context) error { return nil }); err != nil {
		return nil, err
	}
	err := w.db.InTx(ctx, func(ctx context.Context) error {
		if err := w.db.Write(ctx).Create(&n).Error; err != nil {
			return err
		}
		if in.Body.Text == "failed" {
			return errs.Outage("Later.", nil)
		}
		return nil
	})
	if err != nil {
		return nil, web.Problem(ctx, err)
	}
	switch in.Body.Text {
	case "failed afterward":
		return nil, web.Problem(ctx, errs.Outage("Later.", nil))
	case "killed":
		panic("the process ends here")
	case "hold":
		<-w.hold
	}
	out := &written{Status: 201, Location: "/notes/" + n.ID}
	out.Body.ID = n.ID
	return out, nil
}

type reply struct {
	status         int
	body, location string
}

func (w *world) send(t *testing.T, method, path, person, key, text string) reply {
	t.Helper()
	body := ""
	if method != http.MethodGet {
		body = `{"text":"` + text + `"}`
	}
	r := httptest.NewRequest(method, path, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Person", person)
	if key != "" {
		r.Header.Set(once.Header, key)
	}
	got, err := w.app.Test(r, fiber.TestConfig{Timeout: 10 * time.Second})
	if err != nil {
		t.Error(err)
		return reply{}
	}
	defer func() { _ = got.Body.Close() }()
	all, err := io.ReadAll(got.Body)
	if err != nil {
		t.Error(err)
	}
	return reply{got.StatusCode, strings.TrimSpace(string(all)), got.Header.Get("Location")}
}

func (w *world) notes(t *testing.T) (n int64) {
	t.Helper()
	if err := w.db.Read(t.Context()).Model(&note{}).Count(&n).Error; err != nil {
		t.Fatal(err)
	}
	return n
}

func TestMiddleware_aRepeatGetsTheFirstResponse(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		first := w.send(t, "POST", "/notes", "ada", key, "hello")
		if first.status != 201 || first.location == "" {
			t.Fatalf("%+v", first)
		}
		for range 3 {
			if again := w.send(t, "POST", "/notes", "ada", key, "hello"); again != first {
				t.Errorf("%+v, want %+v", again, first)
			}
		}
		if n := w.notes(t); n != 1 {
			t.Errorf("%d notes", n)
		}
		var rows []struct{ Response []byte }
		if err := w.db.Read(t.Context()).Table("received_requests").Find(&rows).Error; err != nil || len(rows) != 1 {
			t.Fatalf("%d rows, %v", len(rows), err)
		}
		if bytes.Contains(rows[0].Response, []byte(first.location)) {
			t.Error("the response can be read in the database")
		}
	})
}

func TestMiddleware_anythingElseIsAnotherRequest(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.send(t, "POST", "/notes", "ada", key, "hello")
		for name, c := range map[string]struct{ path, person, key, text string }{
			"another key":       {"/notes", "ada", key + "0", "hello"},
			"another person":    {"/notes", "bob", key, "hello"},
			"no person":         {"/notes", "", key, "hello"},
			"another operation": {"/others", "ada", key, "hello"},
			"another query":     {"/notes?a=b", "ada", key, "hello"},
			"another body":      {"/notes", "ada", key, "hello!"},
			"no key":            {"/notes", "ada", "", "hello"},
		} {
			before := w.notes(t)
			if got := w.send(t, "POST", c.path, c.person, c.key, c.text); got.status != 201 || w.notes(t) != before+1 {
				t.Errorf("%s: %+v", name, got)
			}
		}
		before := w.notes(t)
		w.clock.Advance(once.Keep)
		if got := w.send(t, "POST", "/notes", "ada", key+"00", "hello"); got.status != 201 {
			t.Errorf("a day later: %+v", got)
		}
		if err := w.requests.Sweep(t.Context()); err != nil {
			t.Fatal(err)
		}
		if got := w.send(t, "POST", "/notes", "ada", key, "hello"); got.status != 201 || w.notes(t) != before+2 {
			t.Errorf("the same, a day later: %+v", got)
		}
	})
}

func TestMiddleware_whatHadNoEffectRunsAgain(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		for text, status := range map[string]int{"refused": 422, "failed": 503} {
			for range 2 {
				if got := w.send(t, "POST", "/notes", "ada", key, text); got.status != status {
					t.Errorf("%s: %+v", text, got)
				}
			}
		}
		if got := w.send(t, "GET", "/notes", "ada", key, ""); got.status != 200 {
			t.Errorf("reading: %+v", got)
		}
		var rows int64
		if err := w.db.Read(t.Context()).Table("received_requests").Count(&rows).Error; err != nil || rows != 0 || w.notes(t) != 0 {
			t.Errorf("%d rows, %d notes, %v", rows, w.notes(t), err)
		}
	})
}

func TestMiddleware_concurrentRepeatsTakeEffectOnce(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		var group sync.WaitGroup
		replies := make([]reply, 8)
		for i := range replies {
			group.Go(func() { replies[i] = w.send(t, "POST", "/notes", "ada", key, "hello") })
		}
		group.Wait()
		for _, got := range replies {
			if got != replies[0] || got.status != 201 {
				t.Errorf("%+v, another got %+v", got, replies[0])
			}
		}
		if n := w.notes(t); n != 1 {
			t.Errorf("%d notes", n)
		}
	})
}

func TestMiddleware_saysThatARequestWithoutResponseWasReceived(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		if got := w.send(t, "POST", "/notes", "ada", key, "killed"); got.status != 500 {
			t.Fatalf("%+v", got)
		}
		got := w.send(t, "POST", "/notes", "ada", key, "killed")
		if got.status != 409 || !strings.Contains(got.body, `"already-received"`) || w.notes(t) != 1 {
			t.Errorf("%+v, %d notes", got, w.notes(t))
		}
	})
}

// The database can go away between an effect and its response, or while an effect is being
// stored: a repeat must not get that failure as long as the request is remembered.
func TestMiddleware_aFailureAfterTheEffectIsNotRepeated(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		if got := w.send(t, "POST", "/notes", "ada", key, "failed afterward"); got.status != 503 {
			t.Fatalf("%+v", got)
		}
		for range 2 {
			got := w.send(t, "POST", "/notes", "ada", key, "failed afterward")
			if got.status != 409 || !strings.Contains(got.body, `"already-received"`) || w.notes(t) != 1 {
				t.Errorf("%+v, %d notes", got, w.notes(t))
			}
		}
	})
}

func TestMiddleware_aConcurrentRepeatWaitsForTheFirst(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		w.hold = make(chan struct{})
		replies := make(chan reply, 2)
		for range 2 {
			go func() { replies <- w.send(t, "POST", "/notes", "ada", key, "hold") }()
		}
		early := <-replies // the one that lost; the other is held
		if early.status != 409 {
			t.Errorf("%+v", early)
		}
		close(w.hold)
		if first := <-replies; first.status != 201 || w.send(t, "POST", "/notes", "ada", key, "hold") != first {
			t.Errorf("%+v", first)
		}
		if n := w.notes(t); n != 1 {
			t.Errorf("%d notes", n)
		}
	})
}

func TestMiddleware_refusesKeysThatCouldBeGuessed(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		for _, bad := range []string{"1", "short", strings.Repeat("a", 65), "0123456789abcde=", "0123456789 abcdef"} {
			if got := w.send(t, "POST", "/notes", "ada", bad, "hello"); got.status != 422 || !strings.Contains(got.body, once.Header) {
				t.Errorf("%q: %+v", bad, got)
			}
		}
		if n := w.notes(t); n != 0 {
			t.Errorf("%d notes", n)
		}
	})
}
