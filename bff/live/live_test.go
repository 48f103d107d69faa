package live

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/fasthttp/websocket"
	"github.com/redis/go-redis/v9"

	"peritus/bff/auth"
	"peritus/bff/platform/cache/cachetest"
)

func TestTicket_opensOneSocketOnce(t *testing.T) {
	cachetest.Each(t, func(t *testing.T, r redis.UniversalClient) {
		w := newWorld(t, r, nil, nil)
		ticket := w.ticket("d1")
		var opened atomic.Int32
		var group sync.WaitGroup
		for range 8 {
			group.Go(func() {
				if _, status := w.dial(ticket, nil); status == http.StatusSwitchingProtocols {
					opened.Add(1)
				} else if status != 401 {
					t.Errorf("refused with %d", status)
				}
			})
		}
		group.Wait()
		if opened.Load() != 1 {
			t.Errorf("one ticket opened %d sockets", opened.Load())
		}
		keys, err := r.Keys(t.Context(), "*").Result()
		if err != nil || strings.Contains(fmt.Sprint(keys), ticket) {
			t.Errorf("Redis shows the ticket: %v %v", keys, err)
		}
		left, err := r.TTL(t.Context(), ticketKey(w.ticket("d1"))).Result()
		if err != nil || left <= 0 || left > TicketFor {
			t.Errorf("a ticket works for %s (%v)", left, err)
		}
	})
}

func TestSocket_refuses(t *testing.T) {
	w := newWorld(t, cachetest.InProcess(t), nil, nil)
	ended := w.ticket("d2")
	w.sessions.revoke("d2", true)
	for rule, c := range map[string]struct {
		ticket  string
		headers http.Header
		status  int
	}{
		"another site":                {w.ticket("d1"), http.Header{"Origin": {"https://evil.example"}}, 403},
		"no origin":                   {w.ticket("d1"), http.Header{}, 403},
		"no ticket":                   {"", nil, 401},
		"an invented ticket":          {"3c9f7a2e-7c1b-4b1e-9a57-2a0e3e0f7f11", nil, 401},
		"a long ticket":               {strings.Repeat("x", 1000), nil, 401},
		"an ended session":            {ended, nil, 401},
		"another session's token":     {w.ticket("d1"), http.Header{"Origin": {origin}, "Authorization": {"Bearer l1"}}, 401},
		"a revoked session's token":   {w.ticket("d1"), http.Header{"Origin": {origin}, "Authorization": {"Bearer d2"}}, 401},
		"nothing, with its own token": {w.ticket("d1"), http.Header{"Origin": {origin}, "Authorization": {"Bearer d1"}}, 101},
	} {
		if _, status := w.dial(c.ticket, c.headers); status != c.status {
			t.Errorf("%s: %d, want %d", rule, status, c.status)
		}
	}
	response, err := http.Get("http://" + w.address + "/ws?uuid=x")
	if err != nil || response.StatusCode != 403 {
		t.Errorf("no socket: %v %v", response, err)
	}
}

func TestTicket_isLimited(t *testing.T) {
	w := newWorld(t, cachetest.InProcess(t), nil, nil)
	dana := auth.Actor{UserID: "dana", SessionID: "d1"}
	for range mostTickets {
		if _, err := w.Ticket(t.Context(), dana); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := w.Ticket(t.Context(), dana); err == nil {
		t.Error("no limit")
	}
}

func TestSend_numbersEventsAndReachesOnlyTheirPeople(t *testing.T) {
	cachetest.Each(t, func(t *testing.T, r redis.UniversalClient) {
		people := newSessions()
		one, other := newWorld(t, r, people, nil), newWorld(t, r, people, nil)
		here, there, lee := one.open("d1"), other.open("d2"), other.open("l1")
		// The other process hears of it once it has subscribed.
		for {
			heard, err := r.PubSubNumSub(t.Context(), channel).Result()
			if err != nil {
				t.Fatal(err)
			}
			if heard[channel] == 2 {
				break
			}
		}
		one.Send(t.Context(), Event{Type: "message", Message: "One"}, "dana")
		one.Send(t.Context(), Event{Type: "credits", Message: "Your credits are low", Fields: map[string]any{"credits": 3, "total_credits": 8}}, "dana")
		one.Send(t.Context(), Event{Type: "message", Message: "Both"}, "dana", "lee")
		for _, c := range []client{here, there} {
			c.says("1 message One", "2 credits Your credits are low", "3 message Both")
		}
		lee.says("1 message Both")
		if err := lee.WriteMessage(websocket.TextMessage, []byte(`{"type":"ping"}`)); err != nil {
			t.Fatal(err)
		}
		lee.says("1 pong ")
	})
}

func TestSessions_closeTheirSockets(t *testing.T) {
	for name, quietly := range map[string]bool{"revoked": false, "ended otherwise": true} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, cachetest.InProcess(t), nil, func(d *Deps) {
				if !quietly {
					d.Times = Times{} // as in production
				}
			})
			ends, stays := w.open("d1"), w.open("d2")
			w.sessions.revoke("d1", quietly)
			ends.says("closed 4401")
			w.Send(t.Context(), Event{Type: "message"}, "dana")
			stays.says("1 message ")
		})
	}
}

func TestSlowReader_isDisconnected(t *testing.T) {
	w := newWorld(t, cachetest.InProcess(t), nil, nil)
	w.open("d1")
	quick := w.open("l1")
	big := Event{Type: "message", Message: strings.Repeat("x", 64<<10)}
	sockets := func(userID string) int {
		w.mu.RLock()
		defer w.mu.RUnlock()
		return len(w.byUser[userID])
	}
	// It never reads. The socket's own buffers take some.
	for deadline := time.Now().Add(time.Minute); sockets("dana") > 0; {
		w.Send(t.Context(), big, "dana")
		if time.Now().After(deadline) {
			t.Fatal("the slow one is still connected")
		}
	}
	w.Send(t.Context(), Event{Type: "message"}, "lee")
	quick.says("1 message ")
	if n := sockets("lee"); n != 1 {
		t.Errorf("the quick one has %d sockets", n)
	}
}

func TestPings_findDeadConnections(t *testing.T) {
	w := newWorld(t, cachetest.InProcess(t), nil, func(d *Deps) { d.Times = Times{Ping: 20 * time.Millisecond, Silent: time.Second} })
	alive := w.open("d1")
	dead := w.open("d2")
	dead.SetPingHandler(func(string) error { return nil }) // doesn't answer
	for range 20 {
		alive.says("0 ping ")
	}
	for {
		if got := dead.next(); got != "0 ping " {
			break
		}
	}
}

func TestConnections_areLimitedByPerson(t *testing.T) {
	w := newWorld(t, cachetest.InProcess(t), nil, nil)
	first := w.open("d1")
	for range MostConnections {
		w.open("d1")
	}
	first.says("closed 4009")
}

func TestReceive_dropsFloods(t *testing.T) {
	var got atomic.Int32
	w := newWorld(t, cachetest.InProcess(t), nil, func(d *Deps) {
		d.Receive = func(_ context.Context, actor auth.Actor, r Received) {
			if actor.UserID != "dana" || r.Type != "typing" || r.ConversationID != "c" {
				t.Errorf("%+v %+v", actor, r)
			}
			got.Add(1)
		}
	})
	c := w.open("d1")
	for range mostReceived + 1 {
		if err := c.WriteMessage(websocket.TextMessage, []byte(`{"type":"typing","conversation_id":"c"}`)); err != nil {
			break
		}
	}
	c.says("closed 1008")
	if got.Load() != mostReceived {
		t.Errorf("received %d", got.Load())
	}
	for name, body := range map[string]string{"no JSON": "x", "too long": `"` + strings.Repeat("x", longestReceived) + `"`} {
		c := w.open("d2")
		if err := c.WriteMessage(websocket.TextMessage, []byte(body)); err != nil {
			t.Fatal(err)
		}
		if got := c.next(); !strings.HasPrefix(got, "closed ") {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestLeave_sendsClientsElsewhere(t *testing.T) {
	w := newWorld(t, cachetest.InProcess(t), nil, nil)
	c := w.open("d1")
	w.Leave()
	c.says("closed 1012")
	late, status := w.dial(w.ticket("d1"), nil)
	if late == nil {
		t.Fatal(status)
	}
	client{late, t}.says("closed 1012")
}

// What was said while Redis was away can't be said again, so everyone is told to catch up.
func TestOutage_tellsEveryoneToCatchUp(t *testing.T) {
	r := cachetest.InProcess(t)
	people := newSessions()
	w := newWorld(t, r, people, nil)
	other := newWorld(t, r, people, nil)
	there := other.open("l1")
	for {
		heard, err := r.PubSubNumSub(t.Context(), channel).Result()
		if err != nil {
			t.Fatal(err)
		}
		if heard[channel] == 2 {
			break
		}
	}
	w.untold.Add(1) // a publication failed, and the hub makes it good by itself
	there.says("1 resync ")
	for w.good.Load() < 1 { // only once
		time.Sleep(time.Millisecond)
	}
	w.Send(t.Context(), Event{Type: "message", Message: "To Lee"}, "lee")
	there.says("2 message To Lee")
}

// Sockets open and close while news comes.
func TestHub_concurrentNewsAndConnections(t *testing.T) {
	w := newWorld(t, cachetest.InProcess(t), nil, func(d *Deps) {
		d.Times = Times{Ping: time.Millisecond, Watch: time.Millisecond, Check: time.Millisecond}
	})
	stays := w.open("l1")
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			for range 6 {
				ws, _ := w.dial(w.ticket("d1"), nil)
				if ws != nil {
					_ = ws.Close()
				}
			}
		})
	}
	const events = 100
	group.Go(func() {
		for range events {
			w.Send(t.Context(), Event{Type: "message"}, "dana", "lee")
		}
	})
	last := ""
	for !strings.HasPrefix(last, fmt.Sprint(events, " ")) {
		if last = stays.next(); strings.HasPrefix(last, "closed") {
			t.Fatal(last)
		}
	}
	group.Wait()
}
