package live

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/fasthttp/websocket"
	"github.com/gofiber/fiber/v3"
	"github.com/redis/go-redis/v9"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
)

const origin = "https://peritus.example"

// sessions are the open ones, by id.
type sessions struct {
	mu    sync.Mutex
	open  map[string]auth.Actor
	ended []string
}

func (s *sessions) ActorOf(_ context.Context, sessionID string) (auth.Actor, bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	actor, found := s.open[sessionID]
	return actor, found, nil
}

func (s *sessions) EndedSince(context.Context, time.Time) ([]string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.ended), nil
}

func (s *sessions) EndedAmong(_ context.Context, sessionIDs []string) ([]string, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.DeleteFunc(slices.Clone(sessionIDs), func(sessionID string) bool { _, open := s.open[sessionID]; return open }), nil
}

func (s *sessions) Authenticate(_ context.Context, token string) (auth.Presented, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if actor, found := s.open[token]; found {
		return auth.Presented{State: auth.TokenValid, Actor: actor}, nil
	}
	return auth.Presented{State: auth.TokenRevoked}, nil
}

// revoke ends a session; quietly means that only the check of all sessions sees it.
func (s *sessions) revoke(sessionID string, quietly bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.open, sessionID)
	if !quietly {
		s.ended = append(s.ended, sessionID)
	}
}

// world is a process with a hub behind a real port. Dana has the sessions d1 and d2, and
// Lee has l1.
type world struct {
	*Hub
	t        *testing.T
	sessions *sessions
	address  string
}

func newWorld(t *testing.T, r redis.UniversalClient, people *sessions, change func(*Deps)) *world {
	t.Helper()
	if people == nil {
		people = newSessions()
	}
	deps := Deps{Redis: r, Clock: clock.System, IDs: id.Random, Sessions: people, Log: slog.New(slog.DiscardHandler), Origins: []string{origin},
		Times: Times{Watch: 20 * time.Millisecond, Check: 20 * time.Millisecond}}
	if change != nil {
		change(&deps)
	}
	w := &world{New(deps), t, people, ""}
	app := fiber.New(fiber.Config{Immutable: true, ErrorHandler: func(c fiber.Ctx, err error) error {
		status, known := map[errs.Kind]int{errs.Forbidden: 403, errs.Unauthenticated: 401, errs.Unavailable: 503}[errs.KindOf(err)]
		if !known {
			status = http.StatusUpgradeRequired
		}
		return c.SendStatus(status)
	}})
	app.Get("/ws", w.Socket())
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	w.address = listener.Addr().String()
	ctx, cancel := context.WithCancel(context.Background())
	var running sync.WaitGroup
	running.Go(func() { w.Run(ctx) })
	running.Go(func() { _ = app.Listener(listener, fiber.ListenConfig{DisableStartupMessage: true}) })
	t.Cleanup(func() {
		cancel()
		if err := app.ShutdownWithTimeout(5 * time.Second); err != nil {
			t.Error(err)
		}
		running.Wait()
	})
	return w
}

func newSessions() *sessions {
	of := func(userID, sessionID string) auth.Actor { return auth.Actor{UserID: userID, SessionID: sessionID} }
	return &sessions{open: map[string]auth.Actor{"d1": of("dana", "d1"), "d2": of("dana", "d2"), "l1": of("lee", "l1")}}
}

// dial opens a socket with a ticket and returns the status of the response.
func (w *world) dial(ticket string, headers http.Header) (*websocket.Conn, int) {
	w.t.Helper()
	if headers == nil {
		headers = http.Header{"Origin": {origin}}
	}
	ws, response, err := websocket.DefaultDialer.Dial("ws://"+w.address+"/ws?uuid="+ticket, headers)
	if err == nil {
		w.t.Cleanup(func() { _ = ws.Close() })
	}
	if response == nil {
		w.t.Fatal(err)
	}
	return ws, response.StatusCode
}

func (w *world) ticket(sessionID string) string {
	w.t.Helper()
	actor, _, _ := w.sessions.ActorOf(context.Background(), sessionID)
	ticket, err := w.Ticket(w.t.Context(), actor)
	if err != nil {
		w.t.Fatal(err)
	}
	return ticket
}

// client is an open socket.
type client struct {
	*websocket.Conn
	t *testing.T
}

func (w *world) open(sessionID string) client {
	w.t.Helper()
	ws, status := w.dial(w.ticket(sessionID), nil)
	if ws == nil {
		w.t.Fatalf("not opened: %d", status)
	}
	c := client{ws, w.t}
	if got := c.next(); got != "0 ready " {
		w.t.Fatalf("first: %q", got)
	}
	return c
}

// next is the next event as "1 message Hello", or the code with which the socket closed.
func (c client) next() string {
	c.t.Helper()
	if err := c.SetReadDeadline(time.Now().Add(5 * time.Second)); err != nil {
		c.t.Fatal(err)
	}
	_, body, err := c.ReadMessage()
	var closed *websocket.CloseError
	switch {
	case err == nil:
	case asClose(err, &closed):
		return fmt.Sprint("closed ", closed.Code)
	default:
		return err.Error()
	}
	var e struct {
		N             int
		Type, Message string
	}
	if err := json.Unmarshal(body, &e); err != nil {
		c.t.Fatalf("%s: %v", body, err)
	}
	return fmt.Sprintf("%d %s %s", e.N, e.Type, e.Message)
}

func asClose(err error, to **websocket.CloseError) bool {
	closed, ok := err.(*websocket.CloseError)
	*to = closed
	return ok
}

func (c client) says(want ...string) {
	c.t.Helper()
	for _, one := range want {
		if got := c.next(); got != one {
			c.t.Errorf("got %q, want %q", got, one)
		}
	}
}
