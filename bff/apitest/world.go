package apitest

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/alicebob/miniredis/v2"

	"peritus/bff/account"
	"peritus/bff/account/passwords"
	"peritus/bff/app"
	"peritus/bff/auth"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db/dbtest"
)

// World is a running bff with twelve experts and an account for each group.
type World struct {
	App     *app.App
	Stop    context.CancelFunc // like SIGTERM
	URL     string
	clock   clock.Clock
	tokens  map[string]string
	refresh map[string]string
}

// people are the accounts of the world, by the name that test tables use.
var people = map[string]auth.Groups{
	"attorney": {auth.Attorney}, "expert": {auth.Expert}, "admin": {auth.Admin}, "researcher": {auth.Researcher},
	"attorney+expert": {auth.Attorney, auth.Expert}, "no group": {},
}

// mediaTemplate contains the private files that the template refers to.
var mediaTemplate = filepath.Join(os.TempDir(), "peritus-apitest-media")

// seeded is the database that every world copies: the demo with twelve experts, and the
// test people.
var seeded = dbtest.NewTemplate(seed)

// Main runs a package's tests and removes their shared files. In a process of NewProcess,
// it runs the bff instead.
func Main(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(serveAlone())
	}
	folder, err := os.MkdirTemp("", "peritus-apitest-")
	if err != nil {
		panic(err)
	}
	mediaTemplate = filepath.Join(folder, "media")
	code := m.Run()
	if err := errors.Join(seeded.Close(), os.RemoveAll(folder)); err != nil {
		slog.Error("test data were not removed", slog.Any("error", err))
		code = 1
	}
	os.Exit(code)
}

func seed(ctx context.Context, database string) (err error) {
	redis, err := miniredis.Run()
	if err != nil {
		return err
	}
	defer redis.Close()
	c, err := settings(map[string]string{"DATABASE_URL": database, "REDIS_URL": "redis://" + redis.Addr(), "MEDIA_DIR": mediaTemplate})
	if err != nil {
		return err
	}
	a, err := app.New(ctx, c, deps())
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, a.Close()) }()
	if err := a.Seed(ctx, 12, nil); err != nil {
		return err
	}
	for who, groups := range people {
		if _, err := a.Account.Add(ctx, MailOf(who), who, account.DemoPassword, groups); err != nil {
			return err
		}
	}
	return nil
}

// deps returns dependencies without log output and without sweeps that remove rows at a time
// no test knows, and with fast password hashing.
func deps() app.Deps {
	return app.Deps{Clock: clock.System, Logger: slog.New(slog.DiscardHandler), HashCost: passwords.Cost{MemoryKiB: 8, Passes: 1}, ManualSweeps: true}
}

// Each runs f on SQLite and on Postgres with Redis.
func Each(t *testing.T, f func(t *testing.T, w *World)) {
	t.Helper()
	t.Parallel()
	t.Run("sqlite", func(t *testing.T) {
		t.Parallel()
		f(t, OnSQLite(t))
	})
	t.Run("postgres and redis", func(t *testing.T) {
		t.Parallel()
		f(t, OnServers(t))
	})
}

// Option changes a world before it starts.
type Option func(settings map[string]string, deps *app.Deps)

// With changes a setting.
func With(name, value string) Option {
	return func(settings map[string]string, _ *app.Deps) { settings[name] = value }
}

// At sets the clock of a world and its twins.
func At(c clock.Clock) Option {
	return func(_ map[string]string, deps *app.Deps) { deps.Clock = c }
}

// OnSQLite starts a world on SQLite with the in-process Redis.
func OnSQLite(t *testing.T, options ...Option) *World {
	t.Helper()
	return start(t, seeded.SQLiteURL(t), "", options)
}

// OnServers starts a world on Postgres and a Redis server.
func OnServers(t *testing.T, options ...Option) *World {
	t.Helper()
	return start(t, seeded.PostgresURL(t), cachetest.ServerURL(t), options)
}

// SQLiteURL returns the address of a copy of the seeded database.
func SQLiteURL(t *testing.T) string {
	t.Helper()
	return seeded.SQLiteURL(t)
}

// PostgresURL returns the address of a copy of the seeded database. It skips the test if
// there is no server.
func PostgresURL(t *testing.T) string {
	t.Helper()
	return seeded.PostgresURL(t)
}

// place returns what one installation has of its own: its databases, an empty CMS, and folders.
func place(t *testing.T, database, redis string) map[string]string {
	t.Helper()
	cms := httptest.NewServer(http.HandlerFunc(emptyCMS))
	t.Cleanup(cms.Close)
	media := filepath.Join(t.TempDir(), "media")
	if err := os.CopyFS(media, os.DirFS(mediaTemplate)); err != nil && !errors.Is(err, os.ErrNotExist) {
		t.Fatal(err)
	}
	return map[string]string{"DATABASE_URL": database, "REDIS_URL": redis, "CMS_URL": cms.URL, "MAIL_DIR": t.TempDir(), "MEDIA_DIR": media}
}

func start(t *testing.T, database, redis string, options []Option) *World {
	t.Helper()
	given := place(t, database, redis)
	d := deps()
	for _, change := range options {
		change(given, &d)
	}
	c, err := settings(given)
	if err != nil {
		t.Fatal(err)
	}
	a, err := app.New(t.Context(), c, d)
	if err != nil {
		t.Fatal(err)
	}
	w := &World{App: a, clock: d.Clock, tokens: map[string]string{}, refresh: map[string]string{}}
	w.serve(t)
	return w
}

// Twin starts a second process of the same installation, whose clock is ahead.
func (w *World) Twin(t *testing.T, ahead time.Duration) *World {
	t.Helper()
	d := deps()
	d.Clock = fast{w.clock, ahead}
	a, err := app.New(t.Context(), w.App.Config, d)
	if err != nil {
		t.Fatal(err)
	}
	twin := &World{App: a, clock: d.Clock, tokens: w.tokens, refresh: w.refresh}
	twin.serve(t)
	return twin
}

type fast struct {
	clock.Clock
	ahead time.Duration
}

func (f fast) Now() time.Time { return f.Clock.Now().Add(f.ahead) }

// serve starts the program and stops it with the test.
func (w *World) serve(t *testing.T) {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	w.Stop = stop
	up, done := make(chan string, 1), make(chan error, 1)
	go func() { done <- w.App.Serve(ctx, func(at net.Addr) { up <- "http://" + at.String() }) }()
	t.Cleanup(func() {
		// Otherwise the server would wait for the first byte of an idle connection.
		client.CloseIdleConnections()
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
	w.Await(t, func() bool { return w.Ask(t, Nobody, "GET", "/readyz", "").Status == 200 })
}

// Await polls until the condition is true, for a minute at most.
func (w *World) Await(t *testing.T, so func() bool) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); time.Sleep(5 * time.Millisecond) {
		if so() {
			return
		}
	}
	t.Fatal("the condition was not met within a minute")
}
