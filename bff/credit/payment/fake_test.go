package payment

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stripe/stripe-go/v85/webhook"

	"peritus/bff/credit/ledger"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/id"
	"peritus/bff/platform/logtest"
)

const secret = "whsec_of_a_test_with_enough_characters"

// fake is Stripe's Checkout, with a memory.
type fake struct {
	mu       sync.Mutex
	sessions map[string]map[string]any // by id
	keys     map[string]string         // ids by idempotency key
	down     bool
}

func (f *fake) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f.mu.Lock()
	defer f.mu.Unlock()
	w.Header().Set("Content-Type", "application/json")
	fail := func(status int) {
		w.WriteHeader(status)
		_, _ = fmt.Fprint(w, `{"error":{"type":"api_error","message":"no"}}`)
	}
	switch {
	case f.down:
		fail(http.StatusServiceUnavailable)
	case r.Header.Get("Authorization") != "Bearer sk_test_key":
		fail(http.StatusUnauthorized)
	case r.Method == http.MethodPost && r.URL.Path == "/v1/checkout/sessions":
		if err := r.ParseForm(); err != nil {
			fail(http.StatusBadRequest)
			return
		}
		key := r.Header.Get("Idempotency-Key")
		sessionID, repeated := f.keys[key]
		if !repeated {
			sessionID = fmt.Sprintf("cs_%d", len(f.sessions)+1)
			var cents int
			_, _ = fmt.Sscan(r.PostForm.Get("line_items[0][price_data][unit_amount]"), &cents)
			f.keys[key] = sessionID
			f.sessions[sessionID] = map[string]any{"id": sessionID, "object": "checkout.session", "url": "https://checkout.stripe.example/" + sessionID, "client_reference_id": r.PostForm.Get("client_reference_id"),
				"status": "open", "payment_status": "unpaid", "payment_intent": nil, "amount_total": cents, "currency": r.PostForm.Get("line_items[0][price_data][currency]")}
		}
		_ = json.NewEncoder(w).Encode(f.sessions[sessionID])
	case r.Method == http.MethodGet:
		session, found := f.sessions[r.URL.Path[len("/v1/checkout/sessions/"):]]
		if !found {
			fail(http.StatusNotFound)
			return
		}
		_ = json.NewEncoder(w).Encode(session)
	default:
		fail(http.StatusNotFound)
	}
}

// set changes a session, as if the person or their bank did something.
func (f *fake) set(sessionID string, changes map[string]any) map[string]any {
	f.mu.Lock()
	defer f.mu.Unlock()
	for name, value := range changes {
		f.sessions[sessionID][name] = value
	}
	return f.sessions[sessionID]
}

// heard are people whose balances were published.
type heard struct {
	mu  sync.Mutex
	all []string
}

func (h *heard) changed(_ context.Context, userID string) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.all = append(h.all, userID)
	return nil
}

type world struct {
	*Service
	fake   *fake
	clock  *clock.Fake
	t      *testing.T
	ctx    context.Context
	events int
	heard  heard
	log    logtest.Log

	mu   sync.Mutex
	news []News
}

// tell records what staff are told.
func (w *world) tell(_ context.Context, n News) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.news = append(w.news, n)
	return nil
}

// told returns what staff were told since the last call.
func (w *world) told() string {
	var all []string
	for _, p := range w.news {
		all = append(all, p.What+" ("+p.Reference+")")
	}
	w.news = nil
	return strings.Join(all, ", ")
}

var noon = time.Date(2026, 12, 1, 12, 0, 0, 0, time.UTC)

func each(t *testing.T, f func(w *world)) {
	t.Helper()
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		w := &world{fake: &fake{sessions: map[string]map[string]any{}, keys: map[string]string{}}, clock: clock.NewFake(noon), t: t, ctx: t.Context()}
		server := httptest.NewServer(w.fake)
		t.Cleanup(server.Close)
		book := ledger.New(ledger.Deps{DB: d, Clock: w.clock, IDs: id.Random, Version: func() int { return 1 }})
		w.Service = New(Deps{DB: d, Clock: w.clock, IDs: id.Random, Ledger: book, Checkout: NewStripe("sk_test_key", server.URL), Secrets: []string{"whsec_another_one_that_is_long", secret},
			Changed: w.heard.changed, Tell: w.tell, WebOrigin: "https://peritus.test", Log: slog.New(slog.NewTextHandler(&w.log, nil))})
		if err := d.Write(w.ctx).Exec("INSERT INTO credit_rules (version, content, added_at) VALUES (1, '{}', 1)").Error; err != nil {
			t.Fatal(err)
		}
		f(w)
	})
}

// order starts an order and returns its session.
func (w *world) order(userID string, credits, cents int) string {
	w.t.Helper()
	url, err := w.Start(w.ctx, userID, credits, cents, 1)
	if err != nil {
		w.t.Fatal(err)
	}
	return url[len("https://checkout.stripe.example/"):]
}

// send signs an event and delivers it.
func (w *world) send(kind string, object map[string]any) {
	w.t.Helper()
	w.events++
	if err := w.deliver(fmt.Sprintf("evt_%d", w.events), kind, object); err != nil {
		w.t.Errorf("%s: %v", kind, err)
	}
}

func (w *world) deliver(eventID, kind string, object map[string]any) error {
	body := eventOf(eventID, kind, object)
	return w.Receive(w.ctx, signed(body, w.clock.Now(), secret), body)
}

func eventOf(eventID, kind string, object map[string]any) []byte {
	body, err := json.Marshal(map[string]any{"id": eventID, "object": "event", "type": kind, "data": map[string]any{"object": object}})
	if err != nil {
		panic(err)
	}
	return body
}

func signed(body []byte, at time.Time, key string) string {
	return webhook.GenerateTestSignedPayload(&webhook.UnsignedPayload{Payload: body, Secret: key, Timestamp: at}).Header
}

// pay completes a session. The payment's id follows from the session's.
func (w *world) pay(sessionID string) map[string]any {
	return w.fake.set(sessionID, map[string]any{"status": "complete", "payment_status": "paid", "payment_intent": paymentOf(sessionID)})
}

func paymentOf(sessionID string) string { return "pi_" + sessionID }

func refund(sessionID string, cents int) map[string]any {
	return map[string]any{"id": "ch_1", "payment_intent": paymentOf(sessionID), "amount_refunded": cents, "currency": "usd"}
}

func disputeOf(sessionID, status string) map[string]any {
	return disputeNumber(1, sessionID, status)
}

func disputeNumber(n int, sessionID, status string) map[string]any {
	return map[string]any{"id": fmt.Sprint("dp_", sessionID, n), "payment_intent": map[string]any{"id": paymentOf(sessionID)}, "status": status}
}

// want compares what a person has, and checks the ledger.
func (w *world) want(what, userID string, free, owed int) {
	w.t.Helper()
	state, err := w.Ledger.State(w.ctx, userID)
	if err != nil || state.Free != free || state.Owed != owed {
		w.t.Errorf("%s: %d free and %d owed, want %d and %d: %v", what, state.Free, state.Owed, free, owed, err)
	}
	if problems, err := w.Ledger.Check(w.ctx); err != nil || len(problems) > 0 {
		w.t.Errorf("%s: %v %v", what, problems, err)
	}
}

// state is an order's, by its session.
func (w *world) state(sessionID string) State {
	w.t.Helper()
	row, found, err := w.store.find(w.ctx, "session_id", sessionID)
	if err != nil || !found {
		w.t.Fatal(found, err)
	}
	return State(row.State)
}

func (w *world) spend(userID string, credits int) {
	w.t.Helper()
	if _, err := w.Ledger.Spend(w.ctx, userID, ledger.Order{Key: w.IDs.New(), Amount: credits, Rule: "test", Version: 1}); err != nil {
		w.t.Fatal(err)
	}
}
